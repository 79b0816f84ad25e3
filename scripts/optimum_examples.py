"""Prints what owners have with the most that they can earn, for the client's tests.

They are drawn at random but always the same ones: `python -m scripts.optimum_examples`.
"""

from __future__ import annotations

import json
import sys
from random import Random

from chinatown.analysis import Assets, optimum
from chinatown.game import CLASSIC, MODERN, buildings, mask_of
from chinatown.game.board import BUILDINGS, DISTRICTS
from chinatown.game.deal_table import MARKERS

NUMBER = 200


def random_holding(random: Random, number: int) -> tuple[str, Assets]:
    """Return an edition's name and what an owner has: few lots at first, in the end up to 30."""
    edition = (MODERN, CLASSIC)[number % 2]
    size = random.randint(3, 3 + number * (MARKERS - 3) // NUMBER)
    # Lots that lie close together, as those of people who trade do.
    near = [lot for district in random.sample(DISTRICTS, 3) for lot in buildings(district)]
    owned = random.sample(near if len(near) >= size else list(BUILDINGS), size)
    kinds = random.sample(range(len(edition.shops)), random.randint(1, 6))
    left = list(edition.tile_counts)
    shops, tiles = [0] * len(left), [0] * len(left)
    empty = mask_of(owned)
    for lot in owned:
        kind = random.choice(kinds)
        if random.random() < 0.4 and left[kind]:
            left[kind] -= 1
            shops[kind] |= 1 << lot
            empty ^= 1 << lot
    for kind in kinds:
        tiles[kind] = random.randint(0, min(left[kind], 7))
    return edition.name, Assets(empty, tuple(shops), tuple(tiles))


def as_data(name: str, assets: Assets) -> dict[str, object]:
    """Return a holding and its optimum as the client has them."""
    edition = {edition.name: edition for edition in (MODERN, CLASSIC)}[name]
    return {
        "edition": name,
        "empty": list(buildings(assets.empty)),
        "shops": [[lot, kind] for kind, lots in enumerate(assets.shops) for lot in buildings(lots)],
        "tiles": assets.tiles,
        "income": optimum(edition, assets).income,
    }


if __name__ == "__main__":
    random = Random(85)
    lines = [
        json.dumps(as_data(*random_holding(random, number)), separators=(",", ":"))
        for number in range(NUMBER)
    ]
    sys.stdout.write("[\n" + ",\n".join(lines) + "\n]\n")
