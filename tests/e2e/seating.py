"""Brings people to where a test begins, over the server's own interface and without a press."""

import itertools
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Page
from websockets.sync.client import ClientConnection, connect

from chinatown.game import Keep

PATIENCE = 30.0
"""Seconds that an answer may take, on a machine that has other things to do."""

_ids = itertools.count(1)


@contextmanager
def line_of(page: Page, url: str) -> Iterator["Line"]:
    """Open the line of a page's browser to a table, without the page."""
    cookies = "; ".join(f"{it['name']}={it['value']}" for it in page.context.cookies(url))
    address = url.replace("http", "ws", 1).replace("/api/", "/ws/")
    with connect(
        address, additional_headers={"Cookie": cookies}, proxy=None, max_size=None
    ) as socket:
        yield Line(socket)


class Line:
    """A line to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._welcome = self._wait_for_welcome()

    def look(self) -> dict[str, Any]:
        """Return the whole view as it is now."""
        self._socket.send(json.dumps({"id": f"seating-{next(_ids)}", "t": "look"}))
        self._welcome = self._wait_for_welcome()
        view: dict[str, Any] = self._welcome["view"]
        return view

    def ask(self, **command: Any) -> None:
        """Send a command and wait until it is done."""
        request = f"seating-{next(_ids)}"
        self._socket.send(json.dumps({"id": request, **command}))
        while (answer := self._next()).get("id") != request:
            pass
        assert answer["t"] in ("ok", "welcome"), answer

    def keep(self) -> None:
        """Keep the lowest of the cards dealt."""
        own = self.look()["mine"]
        kept = tuple(sorted(own["hand"])[: own["keep"]])
        self.ask(t="act", action=asdict(Keep(self._welcome["table"]["you"], kept)))

    def _wait_for_welcome(self) -> dict[str, Any]:
        while (welcome := self._next())["t"] != "welcome":
            pass
        return welcome

    def _next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        return message


def seat(
    host: Page,
    friends: Sequence[tuple[Page, str]] = (),
    bots: int = 0,
    *,
    name: str = "Anna",
    keep: bool = False,
    ended: bool = False,
    **wish: Any,
) -> None:
    """Open a table on the pages of a host and friends, where the game has begun.

    The bots, all silent, have the last seats. With `keep` all have chosen their cards; with `ended`
    they have ended the game. `wish` is what else can be chosen for a table.
    """
    bot = {"kind": "bot", "bot": "shopkeeper", "character": "none"}
    seats = [{"kind": "me"}, *({"kind": "friend"} for _ in friends), *[bot] * bots]
    made = _post(host, "/api/tables", {"name": name, "edition": "modern", "seats": seats, **wish})
    table = made.json()["table"]
    for page, friend in friends:
        _post(page, f"/api/tables/{table}/join", {"name": friend})
    address = urlsplit(made.url)._replace(path=f"/api/tables/{table}").geturl()
    pages = [host, *(page for page, _ in friends)]
    with line_of(host, address) as line:
        line.ask(t="start")
    for page in pages if keep else ():
        with line_of(page, address) as line:
            line.keep()
    for page in pages if ended else ():
        with line_of(page, address) as line:
            line.ask(t="vote", question="end", about=None, agree=True)
    for page in pages:
        page.goto(f"/t/{table}")


def _post(page: Page, path: str, body: dict[str, Any]) -> APIResponse:
    answer = page.context.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer
