"""Prints positions with what the command `income` pays for them, for the client's tests.

The examples of the rulebooks come first, then boards with long rows of one type, drawn at random
but always the same ones: `python -m scripts.income_examples`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from chinatown.cli.banker import Position
from chinatown.cli.positions import read_positions
from chinatown.game import CLASSIC, MODERN, buildings, parse_variants
from chinatown.game.board import BUILDINGS, around

EXAMPLES = Path(__file__).parent.parent / "tests" / "data" / "examples.json"
BOARDS = 40
PAYS = ("tile", "business", "player")


def examples() -> Iterator[Position]:
    """Yield the positions of the rulebooks' examples."""
    content = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    positions, _ = read_positions(json.dumps(content["income"] + content["outlook"]).encode())
    yield from positions


def random_position(number: int) -> Position:
    """Return a board on which three owners have as many shops in a row as there are tiles."""
    random = Random(number)
    edition = (MODERN, CLASSIC)[number % 2]
    owned, shops = [0, 0, 0], [0] * len(edition.shops)
    free = sum(1 << lot for lot in BUILDINGS)
    for shop in random.sample(range(len(shops)), 8):
        lot = 1 << random.choice(list(buildings(free)))
        owner = random.randrange(3)
        for _ in range(edition.shops[shop].tiles):
            owned[owner] |= lot
            shops[shop] |= lot
            free &= ~lot
            near = around(shops[shop] & owned[owner]) & free
            # Now and then a shop stands apart or is another's.
            lot = 1 << random.choice(
                list(buildings(near if near and random.random() < 0.9 else free))
            )
            owner = owner if random.random() < 0.95 else random.randrange(3)
    card = random.choice(edition.outlook) if edition.outlook else None
    pays = random.choice(PAYS) if card else "tile"
    return Position(
        name=f"board {number}",
        edition=edition,
        variants=parse_variants([f"outlook-pays={pays}"]),
        owned={str(seat): lots for seat, lots in enumerate(owned) if lots},
        shops=tuple(shops),
        card=card,
    )


def as_data(position: Position) -> dict[str, Any]:
    """Return a position and its incomes as the client has them: owners as numbers from 0."""
    owners: list[int | None] = [None] * len(BUILDINGS)
    shops: list[int | None] = [None] * len(BUILDINGS)
    for seat, lots in enumerate(position.owned.values()):
        for lot in buildings(lots):
            owners[lot - 1] = seat
    for shop, lots in enumerate(position.shops):
        for lot in buildings(lots):
            shops[lot - 1] = shop
    return {
        "name": position.name,
        "edition": position.edition.name,
        "owners": owners,
        "shops": shops,
        "outlook": {"sizes": position.card or (), "pays": position.variants.outlook_pays},
        "incomes": [_income(position, owner) for owner in position.owned],
    }


def _income(position: Position, owner: str) -> dict[str, Any]:
    answer = position.as_json()
    return {
        "total": answer["income"][owner],
        "bonus": answer.get("bonus", {}).get(owner, 0),
        "businesses": [
            [business["type"], business["buildings"], business["pays"]]
            for business in answer["businesses"][owner]
        ],
    }


if __name__ == "__main__":
    positions = [*examples(), *map(random_position, range(BOARDS))]
    lines = ",\n".join(json.dumps(as_data(position)) for position in positions)
    sys.stdout.write(f"[\n{lines}\n]\n")
