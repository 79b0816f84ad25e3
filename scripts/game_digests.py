"""Checks that bots and rules still play the same games: compares digests of a hundred games.

A digest covers a game's record and its final state, so any change of the rules, of chance, of a
bot's judgement or of the record's bytes shows up. A change that means to alter play rewrites the
file with `--write`; a change that means to keep it must leave the file alone.

    python scripts/game_digests.py            compare (about six minutes on two cores)
    python scripts/game_digests.py --write    play them anew and write the file
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice, product
from pathlib import Path
from typing import NamedTuple

from chinatown.lab import simulate

FILE = Path(__file__).parents[1] / "tests" / "data" / "game-digests.json"
LEVELS = ("random", "shopkeeper", "merchant", "tycoon")
EDITIONS = ("modern", "classic")
SIZES = (3, 4, 5)
PERSONAS = ("generous", "hard", "chatty", "quiet", "impatient", "loyal")
VARIANTS = (
    ("street-access",),
    ("keep-cards",),
    ("hidden-tiles",),
    ("open-money",),
    ("early-outlook",),
    ("outlook-pays=business",),
    ("outlook-pays=player",),
    ("placing-tiles=in-turn",),
    ("placing-tiles=at-once-unless-asked",),
    ("first-player=stays",),
    ("trade-clock=10",),
    ("street-access", "keep-cards", "hidden-tiles", "open-money", "placing-tiles=at-once"),
)


class Game(NamedTuple):
    """What is played in one game; `name` is its key in the file."""

    bots: tuple[str, ...]
    edition: str
    players: int
    variants: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Return the game's setup in one line."""
        words = [self.edition, str(self.players), ",".join(self.bots), *self.variants]
        return " ".join(words)


def games() -> list[Game]:
    """Return a hundred games that cover every level, edition, player count and variant."""
    tables = list(product(EDITIONS, SIZES))
    chosen = [Game((level,), *table) for level in LEVELS for table in tables]
    chosen += [
        Game((level,), *table, variants)
        for (level, variants), table in zip(product(LEVELS, VARIANTS), cycle(tables), strict=False)
    ]
    talkers = [f"{level}/{persona}" for level in ("tycoon", "merchant") for persona in PERSONAS]
    chosen += [
        Game((talker,), *table) for talker, table in zip(talkers, cycle(tables), strict=False)
    ]
    mixed = [
        ("tycoon/any", "merchant/any", "shopkeeper/any"),
        ("random", "tycoon", "shopkeeper/chatty"),
    ]
    chosen += [
        Game(bots, *table, variants)
        for (bots, variants), table in zip(
            product(mixed, islice(VARIANTS, 8)), cycle(reversed(tables)), strict=False
        )
    ]
    return chosen


def digest(game: Game) -> str:
    """Play a game and return its digest."""
    seed = f"digest/{game.name}"
    return simulate(game.players, 1, seed, game.edition, game.variants, game.bots).digest


def main() -> int:
    """Compare the digests with the file, or write it; return the exit code."""
    chosen = games()
    with ProcessPoolExecutor() as pool:
        played = dict(zip([game.name for game in chosen], pool.map(digest, chosen), strict=True))
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(json.dumps(played, indent=1) + "\n")
        print(f"{len(played)} digests written")
        return 0
    expected = json.loads(FILE.read_text())
    changed = [name for name in sorted(expected | played) if expected.get(name) != played.get(name)]
    for name in changed:
        print(f"differs: {name}")
    print(f"{len(expected) - len(changed)} of {len(expected)} games are as they were")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
