"""Idle connections keep nobody else out."""

import contextlib
import json
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

SERVE = """
import contextlib, sys
from chinatown.server.run import serve
from chinatown.server.settings import Settings
with contextlib.suppress(KeyboardInterrupt):
    serve(
        Settings(port=0, database_url=sys.argv[1]),
        ready=lambda host, port: print(port, flush=True),
    )
"""

CROWD = 400


def few_descriptors() -> None:
    """Begin as many systems have a process begin."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


@pytest.mark.own_process
def test_400_idle_connections_do_not_stop_a_server(tmp_path: Path) -> None:
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 2 * CROWD:
        pytest.skip("the system allows no more descriptors here")
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=few_descriptors,
    ) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        try:
            with contextlib.ExitStack() as crowd:
                for _ in range(CROWD):
                    crowd.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
                with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=10) as answer:
                    assert json.load(answer)["status"] == "ok"
        finally:
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=30)
        assert err == ""
