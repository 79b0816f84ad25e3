"""A real server and a real browser for every test of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.e2e.browsing import (
    CHROMIUM_ARGUMENTS,
    DESKTOP,
    FIREFOX_SETTINGS,
    PHONE,
    chromium,
    firefox_launcher,
)
from tests.e2e.hands import COUNT_DEAD_PRESSES, HURRY
from tests.e2e.lines import Line
from tests.e2e.serving import Server
from tests.e2e.watch import Watch

from chinatown.server.settings import CLOSING_SECONDS

HEARTBEAT = 1
"""Seconds between two looks at a line in tests of lines that die.

With less, living lines seem dead on a machine that has other things to do.
"""

PATIENCE = 30_000
"""Milliseconds that anything may take, on a machine that has other things to do."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give the one server that tests share, each with tables of its own."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Give a server that the test may kill and start again."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[Server]:
    """Give a server that notices a dead line twice as fast as usual."""
    server = Server(tmp_path, heartbeat=HEARTBEAT)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def usual_server(tmp_path: Path) -> Iterator[Server]:
    """Give a server that closes trading as slowly, and allows as much, as usual."""
    server = Server(tmp_path, closing=CLOSING_SECONDS, limits="")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def line(quick_server: Server) -> Iterator[Line]:
    """Give a line to that server."""
    line = Line(quick_server.port)
    yield line
    line.close()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any],
    browser_name: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, Any]:
    """Use the system's Chromium or, with `--browser firefox`, its Firefox."""
    if browser_name == "firefox":
        program = firefox_launcher(tmp_path_factory.mktemp("firefox"))
        return {
            **browser_type_launch_args,
            "channel": "moz-firefox",
            "executable_path": program,
            "firefox_user_prefs": FIREFOX_SETTINGS,
        }
    return {
        **browser_type_launch_args,
        "executable_path": chromium(),
        "args": CHROMIUM_ARGUMENTS,
    }


@pytest.fixture
def watch(browser_name: str) -> Watch:
    """Give what notes the troubles of all pages of a test."""
    return Watch(browser_name)


@pytest.fixture
def new_person(
    request: pytest.FixtureRequest,
    new_context: Callable[..., BrowserContext],
    server: Server,
    watch: Watch,
) -> Iterator[Callable[..., Page]]:
    """Give a function that seats one more person: a page in a browser context of its own.

    Its arguments are those of a Playwright context, for example `viewport=PHONE` or
    `base_url=own_server.url`. Any trouble of a page that the test did not expect fails the test.
    Buttons settle in a tenth of the usual time, except in tests marked `settling`.
    """
    hurry = request.node.get_closest_marker("settling") is None
    usual = {"base_url": server.url, "viewport": DESKTOP, "reduced_motion": "reduce"}

    def seat(**arguments: Any) -> Page:
        context = new_context(**{**usual, **arguments})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(COUNT_DEAD_PRESSES)
        if hurry:
            context.add_init_script(HURRY)
        watch.over(context)
        return context.new_page()

    yield seat
    watch.check()


@pytest.fixture
def person(new_person: Callable[..., Page]) -> Page:
    """Give the page of one person at the shared server."""
    return new_person()


@pytest.fixture
def phone(new_person: Callable[..., Page]) -> Page:
    """Give the page of one person with a phone at the shared server."""
    return new_person(viewport=PHONE, has_touch=True, is_mobile=True)
