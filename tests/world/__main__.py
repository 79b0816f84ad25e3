"""Simulates many worlds, each from a seed of its own, until so many hours of tables have passed.

python -m tests.world --hours 1000
python -m tests.world --seed 17       # one world again, as a failure names it
"""

import argparse
import logging
import sys
import tempfile
import time
from pathlib import Path

from tests.world.world import FAULTS, TABLES, BrokenWorldError, live

SECONDS = 600.0
"""How many seconds a world is in trouble."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/world")
    parser.add_argument("--hours", type=float, default=10.0, help="hours of tables to simulate")
    parser.add_argument("--seed", help="only the world of this seed")
    parser.add_argument("--first", type=int, default=1, help="the seed to begin with")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="trouble in each world")
    options = parser.parse_args()
    # The server says what goes wrong all the time here.
    logging.disable(logging.CRITICAL)
    passed, number, done = 0.0, options.first, dict.fromkeys(FAULTS, 0)
    began = time.perf_counter()
    while passed < options.hours:
        seed = options.seed or str(number)
        with tempfile.TemporaryDirectory() as folder:
            try:
                world = live(seed, Path(folder), options.seconds)
            except (BrokenWorldError, AssertionError) as fault:
                again = f"scripts/world --seed {seed} --seconds {options.seconds:g}"
                raise SystemExit(f"{fault}\nTo see it again: {again}") from fault
        for name, count in world.done.items():
            done[name] += count
        passed += TABLES * options.seconds / 3600
        number += 1
        if options.seed:
            break
    kinds = ", ".join(f"{count} {name}" for name, count in done.items())
    took = time.perf_counter() - began
    sys.stdout.write(f"{passed:.1f} hours of tables in {took:.0f} s, nothing was wrong: {kinds}\n")


if __name__ == "__main__":
    main()
