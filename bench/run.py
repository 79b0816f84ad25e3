"""Measures speed and size, and writes that part of bench/results.md.

    .venv/bin/python -m bench.run [--fast]

Times are processor time of one core, which other work on the machine disturbs least. A figure that
cannot be measured is reported as missing.
"""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from bench.browser import rows as browser_rows
from bench.busy_tables import rows as busy_rows
from bench.measures import (
    Figure,
    RandomGames,
    board,
    client,
    crowded,
    moments,
    records,
    shopkeepers,
)
from bench.peer import peer
from bench.results import write_part
from bench.solve import rows

HEADER = """\
# Measured speed and size

Written by `make bench` (`.venv/bin/python -m bench.run`). Times are processor time of one core,
but for those of tables and in Chromium;
where several runs are made the best counts, ours and the peer's alike: other work on the machine
slows all of them. So does a Python without profile-guided optimisation, by a fifth for games of
random bots: `PYTHON=/usr/bin/python3 make bench` in a fresh clone measures with the system's.

"""


def machine() -> list[Figure]:
    """Describe the machine."""
    model = "unknown processor"
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        names = [line for line in facts.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return [
        Figure("date", datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")),
        Figure("processor", f"{model}, {os.cpu_count()} cores"),
        Figure("system", f"{platform.system()} {platform.release()}"),
        Figure(
            "Python",
            f"{platform.python_implementation()} {platform.python_version()}",
            note=f"{platform.python_compiler()}, from {sys.base_prefix}",
        ),
        Figure("load when it began", load, note="processes that wanted to run"),
    ]


def table(title: str, figures: list[Figure]) -> str:
    """Return a section of the results."""
    lines = [f"## {title}", "", "| | measured | wanted | |", "|---|---|---|---|"]
    lines += ["| {} | {} | {} | {} |".format(*figure) for figure in figures]
    return "\n".join([*lines, "", ""])


def main() -> None:
    """Measure everything, print it, and write it to the results."""
    fast = "--fast" in sys.argv[1:]
    random_games = RandomGames()
    sections = [
        ("The machine", machine),
        ("Games of bots", lambda: shopkeepers(fast=fast)),
        ("The peer: catanatron", lambda: peer(fast=fast)),
        ("Income of a full board", lambda: board(fast=fast)),
        (
            "The most that could be earned",
            lambda: [Figure(*row) for row in rows(1 if fast else 4)],
        ),
        ("Single steps", lambda: [*moments(fast=fast), *records()]),
        ("Crowded tables", lambda: crowded(fast=fast)),
        ("Busy tables", lambda: [Figure(*row) for row in busy_rows(5 if fast else 30)]),
        ("The client", client),
        ("The client in Chromium", lambda: [Figure(*row) for row in browser_rows(fast=fast)]),
        ("Games of random bots", random_games.figures),
    ]
    text = HEADER
    for title, measure in sections:
        random_games.play(1 if fast else 10)
        section = table(title, measure())
        print(section, flush=True)
        text += section
    write_part(text)


if __name__ == "__main__":
    main()
