"""Simulates many worlds, each from a seed of its own, until so many hours of tables have passed.

python -m tests.world --hours 1000
python -m tests.world --dense          # nobody thinks for long, and something is wrong all the time
python -m tests.world --seed 17        # one world again, as a failure names it
"""

import argparse
import logging
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.world.checks import BrokenWorldError
from tests.world.world import DENSE, USUAL, live

SECONDS = {USUAL: 3000.0, DENSE: 600.0}
"""How many seconds a world is in trouble."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/world")
    parser.add_argument("--hours", type=float, default=10.0, help="hours of tables to simulate")
    parser.add_argument("--dense", action="store_true", help="everybody is as quick as a program")
    parser.add_argument("--seed", help="only the world of this seed")
    parser.add_argument("--first", type=int, default=1, help="the seed to begin with")
    parser.add_argument("--seconds", type=float, help="trouble in each world")
    options = parser.parse_args()
    pace = DENSE if options.dense else USUAL
    seconds = SECONDS[pace] if options.seconds is None else options.seconds
    # The server says what goes wrong all the time here.
    logging.disable(logging.CRITICAL)
    passed, number = 0.0, options.first
    done: Counter[str] = Counter()
    began = time.process_time()
    while passed < options.hours:
        seed = options.seed or str(number)
        with tempfile.TemporaryDirectory() as folder:
            try:
                world = live(seed, Path(folder), seconds, pace)
            except (BrokenWorldError, AssertionError) as fault:
                dense = " --dense" if options.dense else ""
                again = f"scripts/world{dense} --seed {seed} --seconds {seconds:g}"
                raise SystemExit(f"{fault}\nTo see it again: {again}") from fault
        done.update(world.done)
        done.update(world.count)
        done["faults at a busy moment"] += world.struck
        passed += world.hours
        number += 1
        if options.seed:
            break
    kinds = ", ".join(f"{count} {name}" for name, count in done.items())
    took = time.process_time() - began
    sys.stdout.write(
        f"{passed:.1f} hours of tables in {took:.0f} s of a processor, nothing was wrong: {kinds}\n"
    )


if __name__ == "__main__":
    main()
