"""A real server and a real browser for every test of this folder."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, WebError

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class Server:
    """A server in a process of its own, with its games in one SQLite file.

    It can be stopped, killed and started again on the same port with the same games.
    """

    def __init__(self, folder: Path) -> None:
        self.database = folder / "games.sqlite3"
        self.log = folder / "server.log"
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._output: IO[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it answers."""
        assert self._process is None, "the server runs already"
        self._output = self.log.open("ab")
        self._process = subprocess.Popen(
            [
                Path(sys.executable).with_name("chinatown"),
                "serve",
                *("--host", "127.0.0.1", "--port", str(self.port)),
                *("--database-url", f"sqlite+aiosqlite:///{self.database}"),
            ],
            env={**os.environ, "CHINATOWN_BOT_PAUSE": "0"},
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=subprocess.STDOUT,
        )
        deadline = time.monotonic() + 30
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                pytest.fail(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Ask the process to end, as a person does with Ctrl+C, and wait for it."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End the process without giving it a chance to say good-bye."""
        self._end(signal.SIGKILL)

    def _end(self, kind: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(kind)
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(15)
                raise
            finally:
                self._process = None
        if self._output is not None:
            self._output.close()
            self._output = None

    def _answers(self) -> bool:
        try:
            with urlopen(self.url, timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, ConnectionError, TimeoutError):
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the system's Chromium, which Playwright did not bring."""
    names = [os.environ.get("CHINATOWN_CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    paths = [path for name in names if name and (path := shutil.which(name))]
    if not paths:
        pytest.fail("no Chromium on this machine: scripts/browser installs it", pytrace=False)
    return {**browser_type_launch_args, "executable_path": paths[0], "args": CHROMIUM_ARGUMENTS}


@pytest.fixture
def new_person(
    new_context: Callable[..., BrowserContext], server: Server
) -> Iterator[Callable[..., Page]]:
    """Give a function that seats one more person: a page in a browser context of its own.

    Its arguments are those of a Playwright context, for example `viewport=PHONE` or
    `base_url=own_server.url`. An error that no code of the page caught fails the test.
    """
    usual = {"base_url": server.url, "viewport": DESKTOP, "reduced_motion": "reduce"}
    uncaught: list[str] = []

    def note(error: WebError) -> None:
        uncaught.append(str(error.error))

    def seat(**arguments: Any) -> Page:
        context = new_context(**{**usual, **arguments})
        context.on("weberror", note)
        context.set_default_timeout(10_000)
        return context.new_page()

    yield seat
    assert uncaught == []


@pytest.fixture
def person(new_person: Callable[..., Page]) -> Page:
    """Give the page of one person at the shared server."""
    return new_person()


@pytest.fixture
def phone(new_person: Callable[..., Page]) -> Page:
    """Give the page of one person with a phone at the shared server."""
    return new_person(viewport=PHONE, has_touch=True, is_mobile=True)
