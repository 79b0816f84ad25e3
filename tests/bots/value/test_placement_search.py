"""The placement that pays most, compared with trying every placement there is."""

from random import Random

import pytest

from chinatown.bots.value.placement_search import PayRule, best_spots, best_units
from chinatown.game import CLASSIC, MODERN, Edition, buildings, mask_of
from chinatown.game.assets import Assets
from chinatown.game.board import BUILDINGS, DISTRICTS, NO_STREET, connected_part
from chinatown.game.income import income_units


def _units(pay: PayRule, shops: list[int]) -> int:
    return sum(
        income_units(lots, maximum, pay.regroup)
        for lots, maximum in zip(shops, pay.sizes, strict=True)
    )


def _allowed(pay: PayRule, shops: list[int], new: list[int]) -> bool:
    return not pay.street or all(
        connected_part(1 << lot, standing) & ~NO_STREET
        for standing, placed in zip(shops, new, strict=True)
        for lot in buildings(placed)
    )


def by_trying(pay: PayRule, assets: Assets) -> int:
    """Return the most that any placement pays, each of them tried."""
    lots = list(buildings(assets.empty))
    best = 0

    def go_on(at: int, tiles: list[int], new: list[int]) -> None:
        nonlocal best
        if at == len(lots):
            shops = [old | more for old, more in zip(assets.shops, new, strict=True)]
            if _allowed(pay, shops, new):
                best = max(best, _units(pay, shops))
            return
        go_on(at + 1, tiles, new)
        for kind, count in enumerate(tiles):
            if count:
                tiles[kind] -= 1
                new[kind] |= 1 << lots[at]
                go_on(at + 1, tiles, new)
                new[kind] ^= 1 << lots[at]
                tiles[kind] += 1

    go_on(0, list(assets.tiles), [0] * len(assets.shops))
    return best


def some_holding(random: Random, kinds: int) -> Assets:
    """Return up to five empty lots, some shops and tiles of few types, close to each other."""
    ground = list(buildings(random.choice(DISTRICTS)))
    if random.random() < 0.4:
        ground += buildings(random.choice(DISTRICTS))
    ground = sorted(set(ground))
    random.shuffle(ground)
    few = random.sample(range(kinds), 3)
    shops, tiles = [0] * kinds, [0] * kinds
    for lot in ground[5 : 5 + random.randrange(8)]:
        shops[random.choice(few)] |= 1 << lot
    for _ in range(random.randrange(1, 6)):
        tiles[random.choice(few)] += 1
    return Assets(mask_of(ground[: random.randrange(1, 6)]), tuple(shops), tuple(tiles))


@pytest.mark.parametrize("street", [False, True])
@pytest.mark.parametrize("edition", [MODERN, CLASSIC])
def test_no_placement_pays_more(edition: Edition, street: bool) -> None:
    random = Random(f"{edition.name} {street}")
    pay = PayRule(edition.sizes, edition.regroup, street)
    for _ in range(150):
        assets = some_holding(random, len(edition.shops))
        assert best_units(pay, assets) == by_trying(pay, assets), assets


def test_three_tiles_in_a_row_go_together() -> None:
    assets = Assets(mask_of([28, 29, 30, 60]), (0,) * 12, (3, *(0,) * 11))
    pay = PayRule(MODERN.sizes, MODERN.regroup, street=False)
    assert best_units(pay, assets) == 5
    assert best_spots(pay, assets) == ((0, mask_of([28, 29, 30])),)


def test_without_lots_or_tiles_the_shops_that_stand_pay() -> None:
    pay = PayRule(MODERN.sizes, MODERN.regroup, street=False)
    shops = (mask_of([1, 2]), *(0,) * 11)
    assert best_units(pay, Assets(0, shops, (1,) * 12)) == 2
    assert best_units(pay, Assets(mask_of([3]), shops, (0,) * 12)) == 2


def test_many_tiles_on_many_lots_are_placed_within_a_moment() -> None:
    pay = PayRule(MODERN.sizes, MODERN.regroup, street=False)
    assets = Assets(mask_of(BUILDINGS[:30]), (0,) * 12, (3,) * 12)
    assert best_units(pay, assets) >= 30
