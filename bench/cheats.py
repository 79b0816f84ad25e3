"""What cheats gain by cheating, against every level of bots.

    .venv/bin/python -m bench.cheats [--games 200] [--levels merchant,tycoon] [--only greed,coy]

Games are kept below --folder, and those that are there are not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from chinatown.lab.exploit_trials import Trial, try_exploiter
from chinatown.lab.exploiters import EXPLOITERS
from chinatown.lab.pools import processes

LEVELS = ("shopkeeper", "merchant", "tycoon")
HEADING = (
    "| level | cheat | games | cash | merchant's | difference (95%) | wins | merchant's "
    "| difference (95%) | trades | ended above | losing trades |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def row(one: Trial) -> str:
    """Return a line of the table; money in thousands of dollars."""
    low, high = one.cash_interval
    least, most = one.win_interval
    above = "yes" if one.surely_above else "not surely" if one.above else "no"
    cells = (
        one.level,
        one.cheat.removeprefix("cheat/"),
        f"{one.games}",
        f"{one.cash / 1000:,.0f}",
        f"{one.honest_cash / 1000:,.0f}",
        f"{one.cash_difference / 1000:+,.0f} ({low / 1000:+,.0f} to {high / 1000:+,.0f})",
        f"{one.win_share:.0%}",
        f"{one.honest_win_share:.0%}",
        f"{one.win_difference:+.0%} ({least:+.0%} to {most:+.0%})",
        f"{one.trades:.1f}",
        above,
        "-" if one.losses is None else f"{one.losses}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Try the cheats, and print a line for each as soon as it is there."""
    parser = argparse.ArgumentParser(description="what cheats gain by cheating")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--only", default=",".join(name.partition("/")[2] for name in EXPLOITERS))
    parser.add_argument("--seed", default="cheats")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.folder is not None:
        wanted.folder.mkdir(parents=True, exist_ok=True)
    if not wanted.json:
        print(HEADING)
    for level in wanted.levels.split(","):
        for name in wanted.only.split(","):
            found = try_exploiter(
                f"cheat/{name}",
                level,
                wanted.games,
                wanted.seed,
                pool=processes(wanted.processes),
                folder=wanted.folder,
            )
            print(json.dumps(found.as_json()) if wanted.json else row(found), flush=True)


if __name__ == "__main__":
    main()
