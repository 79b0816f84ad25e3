"""A PostgreSQL of our own, on loopback, as Debian installs it."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

USER = "chinatown"
PASSWORD = "a-password-of-the-database"


def _program(name: str) -> str | None:
    """Return where a program of PostgreSQL is, the newest where there are several."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ["PATH"]]))


INSTALLED = bool(_program("initdb") and _program("postgres"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """A running PostgreSQL, which makes empty databases."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._made = 0

    def new_database(self) -> str:
        """Return the URL of a new, empty database."""
        self._made += 1
        name = f"games_{self._made}"
        asyncio.run(_create_database(self.url, name))
        return f"{self.url.rpartition('/')[0]}/{name}"


async def _create_database(url: str, name: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """Run a PostgreSQL with an empty database until the block ends; give its URL."""
    # It refuses to run as root, and in folders of root.
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="chinatown-pg-"))
    password = folder / "password"
    password.write_text(PASSWORD)
    data, port = folder / "data", free_port()
    if user is not None:
        account = pwd.getpwnam(user)
        for path in (folder, password):
            os.chown(path, account.pw_uid, account.pw_gid)
    try:
        initdb = [str(_program("initdb")), "-D", str(data), "-U", USER, "--no-sync"]
        initdb += ["--auth=scram-sha-256", f"--pwfile={password}", "--encoding=UTF8"]
        subprocess.run(initdb, user=user, check=True, capture_output=True, cwd=folder)
        options = [f"port={port}", "listen_addresses=127.0.0.1", "fsync=off"]
        # Nobody reads what it logs once it is ready: errors would fill the pipe, and it would wait.
        options += [f"unix_socket_directories={folder}", "log_min_messages=log"]
        command = [str(_program("postgres")), "-D", str(data)]
        command += [word for option in options for word in ("-c", option)]
        with subprocess.Popen(
            command, user=user, cwd=folder, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stderr is not None
            try:
                for line in process.stderr:
                    if "ready to accept connections" in line:
                        break
                yield f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port}/postgres"
            finally:
                # Without waiting for clients that a failed test has left, and without writing what
                # is thrown away: that took up to 19 s.
                process.send_signal(signal.SIGQUIT)
                process.stderr.read()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
