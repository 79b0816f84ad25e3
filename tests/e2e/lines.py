"""A line to a server that can die without closing."""

import asyncio
import threading

from tests.proxy import Proxy

BACK = 30_000
"""Milliseconds within which a line that is back is in use again.

A try that began while it was dead is given up after 5 s at a quick server, and the next one comes
at most 3.1 s later. Firefox, which opens one socket to a server at a time, now and then waits for
its own limit of 20 s.
"""

GIVEN_UP = "Unable to preload CSS|dynamically imported module"
"""What Chromium says of the parts of a page that were still to come when their line died."""


class Line:
    """A proxy that runs beside the test."""

    def __init__(self, port: int, delay: float = 0) -> None:
        self.proxy = Proxy(port, delay)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self.proxy.start(), self._loop).result(10)
        self.url = f"http://127.0.0.1:{self.proxy.port}"

    def die(self) -> None:
        self._loop.call_soon_threadsafe(self.proxy.swallow)

    def hold(self) -> None:
        """Let all that passes wait until the line recovers."""
        self._loop.call_soon_threadsafe(self.proxy.hold)

    def recover(self) -> None:
        self._loop.call_soon_threadsafe(self.proxy.recover)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self.proxy.stop(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
