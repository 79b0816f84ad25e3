"""A real server in a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen


class Server:
    """A server in a process of its own, with its games in one SQLite file.

    It can be stopped, killed and started again on the same port with the same games. Trading closes
    `closing` seconds after the last one is done. Unless `limits` says otherwise, a test may ask as
    much as it likes: some ask in a second more than people in a minute.
    """

    def __init__(
        self,
        folder: Path,
        bot_pause: float = 0,
        heartbeat: float = 2,
        closing: float = 0,
        limits: str = "off",
    ) -> None:
        self.database_url = f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}"
        self.log = folder / "server.log"
        self.port = _free_port()
        self.settings = {
            "CHINATOWN_BOT_PAUSE": str(bot_pause),
            "CHINATOWN_HEARTBEAT": str(heartbeat),
            "CHINATOWN_CLOSING_SECONDS": str(closing),
            "CHINATOWN_LIMITS": limits,
        }
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
                *("--database-url", self.database_url),
            ],
            env={**os.environ, **self.settings},
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=subprocess.STDOUT,
        )
        deadline = time.monotonic() + 90
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.log.read_text()}")
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
