"""What goes wrong behind the pages, and what reaches them over their sockets."""

import json
import re
from collections.abc import Container

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
    WebSocketRoute,
)

ABANDONED = "WebSocket is closed before the connection is established"
"""What Chromium says, as a warning, when a page gives up a socket that takes too long to open."""

ASKED_IN_VAIN = "failed: GET .*/healthz: "
"""A page that waits for a socket has asked whether the server is there, and given that up."""

LEFT_BEHIND = "failed: GET .*(ERR_ABORTED|NS_BINDING_ABORTED)"
"""A page that was left has given up what it asked for; servers that fail give other reasons."""

FIREFOX_LEFT_BEHIND = "^uncaught: NetworkError when attempting to fetch"
"""The same in Firefox, which lets the page run on for long enough to hear of it."""

FIREFOX_NETWORK = "NS_ERROR_|NetworkError"
FIREFOX_SOCKETS = "The connection to ws:.* was interrupted|connection to the server at ws:"
"""What Firefox says, as errors, of sockets that were closed or could not be opened."""

FIREFOX_PARTS = "^console error: Error$"
"""What reaches a test of the error that a page logs when a part of it could not be fetched."""


class Watch:
    """Notes every error of every page: on the console, uncaught, refused and failed requests.

    Tests name troubles in Chromium's words. Of the network's, Firefox says less and in other words,
    so there all of them go with a test that expects any.
    """

    def __init__(self, browser: str) -> None:
        self._browser = browser
        self._troubles: list[str] = []
        self._expected: list[str] = []
        self._allowed: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("requestfailed", self._on_failure)
        context.on("response", self._on_response)

    def expect(self, *patterns: str) -> None:
        """Say that troubles are part of this test; in Chromium, each must turn up."""
        self._expected += patterns
        self._allowed += patterns

    def allow(self, *patterns: str) -> None:
        """Say that troubles may come up in this test."""
        self._allowed += patterns

    def check(self) -> None:
        """Fail when there was trouble, or not the trouble that was expected."""
        allowed = [*self._allowed, ABANDONED, ASKED_IN_VAIN, LEFT_BEHIND]
        if self._browser == "firefox":
            allowed += [
                FIREFOX_SOCKETS,
                FIREFOX_LEFT_BEHIND,
                *([FIREFOX_NETWORK, FIREFOX_PARTS] if self._allowed else []),
            ]
        troubles = [it for it in self._troubles if not any(re.search(p, it) for p in allowed)]
        assert troubles == [], troubles
        for pattern in self._expected if self._browser == "chromium" else ():
            assert any(re.search(pattern, it) for it in self._troubles), f"never came: {pattern}"

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._troubles.append(f"console {message.type}: {message.text}")

    def _on_error(self, error: WebError) -> None:
        self._troubles.append(f"uncaught: {error.error}")

    def _on_failure(self, request: Request) -> None:
        self._troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self._troubles.append(f"refused: {response.status} {response.url}")


def frames(page: Page) -> list[str]:
    """Return a list to which everything is added that the page's sockets receive from now on."""
    received: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda payload: received.append(str(payload))),
    )
    return received


class SlowLine:
    """A page's line to the server on which, while it is slow, some kinds of messages do not arrive.

    Usually these are all news. Answers to what the page asks do arrive: it acts on what it knew
    before. The page must not have opened its line yet.
    """

    def __init__(self, page: Page, kinds: Container[str] = ("update", "lobby")) -> None:
        self._slow = False
        self._kinds = kinds
        self._late: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def slow(self) -> None:
        self._slow = True

    def recover(self) -> None:
        """Let all that has come meanwhile arrive."""
        self._slow = False
        for line, message in self._late:
            line.send(message)
        self._late.clear()

    def _connect(self, line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            assert isinstance(message, str)
            if self._slow and json.loads(message)["t"] in self._kinds:
                self._late.append((line, message))
            else:
                line.send(message)

        line.connect_to_server().on_message(pass_on)
