"""A line that dies without closing, as when a laptop sleeps or a phone changes networks."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.pages import BOT, Home, Lobby, gathered, text
from tests.e2e.serving import Server
from tests.e2e.watch import Watch
from tests.proxy import Proxy

ANNA, BEN = range(2)
HEARTBEAT = 0.5


class Line:
    """A proxy that runs beside the test."""

    def __init__(self, port: int) -> None:
        self.proxy = Proxy(port)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self.proxy.start(), self._loop).result(10)
        self.url = f"http://127.0.0.1:{self.proxy.port}"

    def die(self) -> None:
        self._loop.call_soon_threadsafe(self.proxy.swallow)

    def recover(self) -> None:
        self._loop.call_soon_threadsafe(self.proxy.recover)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self.proxy.stop(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[Server]:
    """Give a server that notices a dead line four times as fast as usual."""
    server = Server(tmp_path, heartbeat=HEARTBEAT)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def line(quick_server: Server) -> Iterator[Line]:
    """Give a line to that server."""
    line = Line(quick_server.port)
    yield line
    line.close()


def test_a_dead_line_is_shown_and_replaced_and_nothing_is_lost_or_done_twice(
    new_person: Callable[..., Page], quick_server: Server, line: Line
) -> None:
    host = new_person(base_url=quick_server.url)
    friend = new_person(base_url=line.url)
    lobby = Home(host).open().make("Anna", ["friend", BOT])
    friend.goto(urlsplit(lobby.invite).path)
    Lobby(friend).join("Ben")
    anna, ben = lobby.start(), Lobby(friend).table()
    for table in (anna, ben):
        kept = table.keep()
    for table in (anna, ben):
        table.expect_phase("trade")
    offline = friend.get_by_text(text("offline"))
    expect(offline).to_be_hidden()

    line.die()
    anna.compose(BEN, lots=[kept[0]])
    offer = anna.send()
    # Pressed on a line that looks alive, or is known to be dead by now: it is the same.
    ben.hand.press(ben.done)
    expect(offline).to_be_visible()
    expect(ben.offer(offer)).to_be_hidden()

    line.recover()
    expect(offline).to_be_hidden()
    ben.expect_offer(offer, "open")
    finished = text("event-done-said", name="Ben", done="yes")
    for table in (anna, ben):
        expect(table.log.get_by_text(finished)).to_have_count(1)
    # No button stays grey.
    ben.hand.press(ben.done)
    expect(ben.done).to_have_attribute("aria-pressed", "false")
    ben.agree(offer)
    anna.expect_offer(offer, "made")


def test_a_browser_without_a_network_says_so_at_once_and_is_back_at_once(
    new_person: Callable[..., Page], watch: Watch
) -> None:
    host, friend = new_person(), new_person()
    anna, ben = gathered(host, (friend, "Ben"), bots=1)
    offline = friend.get_by_text(text("offline"))
    watch.expect("ERR_INTERNET_DISCONNECTED|closed before the connection")
    friend.context.set_offline(True)
    expect(offline).to_be_visible(timeout=2000)
    kept = anna.keep()
    chosen = text("event-cards-chosen", name="Anna")
    expect(anna.log).to_contain_text(chosen)
    expect(ben.log).not_to_contain_text(chosen)
    # Long enough for the tries to become seldom.
    friend.wait_for_timeout(2000)
    friend.context.set_offline(False)
    expect(offline).to_be_hidden(timeout=2000)
    expect(ben.log).to_contain_text(chosen)
    ben.keep()
    ben.expect_phase("trade")
    ben.expect_owner(kept[0], "Anna")


def test_a_line_lost_in_the_lobby_is_shown_too(
    new_person: Callable[..., Page], watch: Watch
) -> None:
    page = new_person()
    assert Home(page).open().make("Anna", ["friend", BOT]).invite
    watch.expect("ERR_INTERNET_DISCONNECTED|closed before the connection")
    page.context.set_offline(True)
    expect(page.get_by_text(text("offline"))).to_be_visible()
    page.wait_for_timeout(1000)
    page.context.set_offline(False)
    expect(page.get_by_text(text("offline"))).to_be_hidden()
