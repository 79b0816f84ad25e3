"""What goes wrong behind the pages, and what reaches them over their sockets."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError


class Watch:
    """Notes every error of every page: on the console, uncaught, refused and failed requests."""

    def __init__(self) -> None:
        self._troubles: list[str] = []
        self._expected: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("requestfailed", self._on_failure)
        context.on("response", self._on_response)

    def expect(self, *patterns: str) -> None:
        """Say that troubles are part of this test; each must turn up."""
        self._expected += patterns

    def check(self) -> None:
        """Fail when there was trouble, or not the trouble that was expected."""
        found = [it for it in self._troubles if not any(re.search(p, it) for p in self._expected)]
        assert found == []
        for pattern in self._expected:
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
