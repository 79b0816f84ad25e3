"""A program of its own that is sent lines and writes lines, with limits to all of it."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from chinatown.lab.outside import keeper

MAX_LINE_BYTES: Final = 64 * 1024
"""The longest line that is read, as on the server's sockets."""

MAX_UNREAD_LINES: Final = 50
"""How many lines may wait that nobody has asked for."""

MAX_LAST_WORDS: Final = 2_000
"""How many bytes of what the program has written to stderr are kept, its last ones."""

_PATIENCE: Final = 1.0
"""How long the program may take to end by itself once its input has ended, in seconds."""


class Ended(Exception):  # noqa: N818 - the name says it
    """The program has ended."""


class Flood(Exception):  # noqa: N818
    """The program writes more than anybody asked for."""


class Late(Exception):  # noqa: N818
    """The program has not written a line in time."""


class LineProcess:
    """A running program, which ends with this process.

    Its input and output are lines of UTF-8. Writing never waits for the program; reading waits as
    long as it is told.
    """

    def __init__(self, command: list[str]) -> None:
        words = [sys.executable, "-I", "-S", str(Path(keeper.__file__)), str(os.getpid()), *command]
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # Signals of a terminal go to the group in front; it is ended as a group, too.
            start_new_session=True,
        )
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._unread: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._flooded = False
        self._last_words = b""
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._keep_last_words, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line, given without its end."""
        self._unsent.put(line + b"\n")

    def receive(self, seconds: float) -> bytes:
        """Return the next line that the program writes, without its end.

        Raises Late when there is none in time, Ended and Flood.
        """
        try:
            line = self._unread.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            raise Late from None
        if self._flooded:
            raise Flood
        if line is None:
            self._unread.put(None)
            raise Ended
        return line

    def status(self) -> int:
        """Return the exit status of a program that has ended, or -1 if it takes its time."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(_PATIENCE)
        return -1

    def last_words(self) -> str:
        """Return the last line that the program wrote to stderr, empty for none."""
        self._threads[2].join(_PATIENCE)
        lines = self._last_words.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self) -> None:
        """End the program's input, wait a moment for it to end, and end it and its children."""
        self._unsent.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE)
        self.kill()

    def kill(self) -> None:
        """End the program and its children at once."""
        if self._process.poll() is None:
            # Not yet waited for, it keeps its number, which is that of the group.
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._unsent.put(None)
        for thread in self._threads:
            thread.join(_PATIENCE)

    def _write(self, stream: BinaryIO) -> None:
        # What cannot be written any more is missed by nobody: reading tells that it has ended.
        with suppress(OSError), stream:
            while (line := self._unsent.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: BinaryIO) -> None:
        with stream:
            while line := stream.readline(MAX_LINE_BYTES + 1):
                if len(line) > MAX_LINE_BYTES or self._unread.qsize() >= MAX_UNREAD_LINES:
                    self._flooded = True
                    break
                self._unread.put(line.removesuffix(b"\n"))
        self._unread.put(None)

    def _keep_last_words(self, stream: BinaryIO) -> None:
        with stream:
            while words := os.read(stream.fileno(), MAX_LAST_WORDS):
                self._last_words = (self._last_words + words)[-MAX_LAST_WORDS:]
