"""A Redis of our own, on loopback, as Debian installs it."""

import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.server.postgres import free_port

PASSWORD = "a-password-of-redis"

INSTALLED = shutil.which("redis-server") is not None


class RedisServer:
    """A Redis that can be stopped and started again; it keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://:{PASSWORD}@127.0.0.1:{self.port}"
        self._folder = Path(tempfile.mkdtemp(prefix="chinatown-redis-"))
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        options = {"port": self.port, "bind": "127.0.0.1", "requirepass": PASSWORD, "save": ""}
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        self._process = subprocess.Popen(
            ["redis-server", *words], cwd=self._folder, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "Ready to accept connections" in line:
                return
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def running_redis() -> Iterator[RedisServer]:
    """Run an empty Redis until the block ends."""
    server = RedisServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()
