"""Attacks a server in each of the ways of `attacks` while four people play, and says how they fare.

    .venv/bin/python -m bench.soak [--seconds 30] [--only NAME]

It fails if, under an attack, one in a hundred of their commands is answered after more than 200 ms,
if one is refused, or if the server takes more than 400 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final

import orjson
from bench.attacks import ATTACKS
from websockets.asyncio.client import ClientConnection, connect

from bench import busy_tables
from chinatown.server.identity import COOKIE

MAX_P99: Final = 0.2
"""Seconds."""

MAX_MEMORY: Final = 400
"""MB."""

EVERY: Final = 0.4
"""Seconds between the commands of the innocent table; three of its people take turns."""

HOME: Final = "127.0.9.1"
"""Where all four of them are."""


@dataclass
class Answers:
    """How many seconds commands took to be answered, and those that were refused."""

    seconds: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    @property
    def p99(self) -> float:
        """Return the time within which 99 of 100 were answered."""
        return quantiles(self.seconds, n=100)[98]


@dataclass
class Figures:
    """How the innocent table fared, and the most memory the server ever took, in MB."""

    attack: str
    answers: Answers
    memory: int

    @property
    def good(self) -> bool:
        """Return whether nobody suffered."""
        suffered = self.answers.p99 > MAX_P99 or self.answers.refused
        return not suffered and self.memory <= MAX_MEMORY


class Innocent:
    """Somebody who plays; answers are awaited one at a time."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self._socket = socket
        self._seat = seat
        self._numbers = itertools.count()
        self._answers: dict[str, asyncio.Future[str]] = {}
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self._socket:
            if '"id":"soak-' in str(text):
                message = orjson.loads(text)
                if (answer := self._answers.pop(message.get("id", ""), None)) is not None:
                    answer.set_result(message.get("code", ""))

    async def ask(self, answers: Answers) -> None:
        """Say done, or not done any more, and note how long the answer takes."""
        number = next(self._numbers)
        request = f"soak-{self._seat}-{number}"
        answer = self._answers[request] = asyncio.get_running_loop().create_future()
        action = {"do": "done", "seat": self._seat, "done": number % 2 == 0}
        began = perf_counter()
        await self._socket.send(
            orjson.dumps({"t": "act", "id": request, "action": action}).decode()
        )
        code = await asyncio.wait_for(answer, 60)
        answers.seconds.append(perf_counter() - began)
        if code:
            answers.refused.append(code)


@contextlib.contextmanager
def attacked(name: str, url: str, table: str) -> Iterator[None]:
    """Let strangers attack from a process of their own; without a name, nobody does."""
    if not name:
        yield
        return
    arguments = [sys.executable, "-m", "bench.attacks", name, url, table]
    process = subprocess.Popen(arguments, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait(15)


async def measure(attack: str, seconds: float) -> Figures:
    """Attack a new server in one way, and return how its innocent table fares."""
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite+aiosqlite:///{Path(folder) / 'games.sqlite3'}"
        (innocent, cookies, _), (victim, _, _) = (await busy_tables.prepare(address, 2))[:2]
        with busy_tables.server(address) as (url, process):
            answers = Answers()
            async with contextlib.AsyncExitStack() as stack:
                people = []
                for seat, cookie in enumerate(cookies):
                    headers = {"Cookie": f"{COOKIE}={cookie}"}
                    socket = connect(
                        f"{url}/ws/tables/{innocent}",
                        additional_headers=headers,
                        local_addr=(HOME, 0),
                    )
                    people.append(Innocent(await stack.enter_async_context(socket), seat))
                with attacked(attack, url, victim):
                    await asyncio.sleep(2)
                    until = perf_counter() + seconds
                    # The last never is done, so that trading goes on.
                    for person in itertools.cycle(people[:-1]):
                        began = perf_counter()
                        if began > until:
                            break
                        await person.ask(answers)
                        await asyncio.sleep(max(0.0, began + EVERY - perf_counter()))
                for person in people:
                    person.listening.cancel()
            return Figures(attack or "none", answers, _peak_memory(process))


def _peak_memory(process: int) -> int:
    """Return the most memory that a process ever took, in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    kilobytes = next(line.split()[1] for line in lines if line.startswith("VmHWM:"))
    return int(kilobytes) // 1024


def main() -> int:
    """Print the figures of every attack; return 1 if somebody suffered."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", choices=["none", *ATTACKS])
    arguments = parser.parse_args()
    names = [arguments.only] if arguments.only else ["none", *ATTACKS]
    good = True
    print("attack     answers  p50 ms  p99 ms  refused  memory MB")
    for name in names:
        figures = asyncio.run(measure("" if name == "none" else name, arguments.seconds))
        seconds = figures.answers.seconds
        middle, late = (quantiles(seconds, n=100)[part] * 1000 for part in (49, 98))
        refused = len(figures.answers.refused)
        print(
            f"{figures.attack:10} {len(seconds):7} {middle:7.0f} {late:7.0f} {refused:8}"
            f" {figures.memory:10}{'' if figures.good else '  too much'}",
            flush=True,
        )
        good = good and figures.good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
