"""What a holding is worth to its owner until the end of the game, hopes included (docs/bots.md).

Besides what the best placement pays there is what could still be completed: for each shop type the
group that a player works on, with the tiles and lots that are missing, as far as such tiles are
still loose and such lots without a shop. Within a trade phase that depends on the holding alone,
so that no cycle of trades can gain anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.bots.value.income_value import money_change, outlook_change, pay_of
from chinatown.bots.value.placement_search import REMEMBERED, Pay, best_units
from chinatown.game.actions import Trade
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.board import ALL, around, groups
from chinatown.game.editions import pay_units
from chinatown.game.view import View


class ValueWeights(NamedTuple):
    """How much hopes count.

    `tile` and `lot` are the chances, twice a round, that a missing tile of a type or a missing lot
    of a region comes; `hope` what a hope counts against income, and `focus` what each further one
    counts against the one before; `ground` is what a lot beside another is worth, `room` a lot
    without a shop beside one's own, `spare` a tile or lot for which there is no use yet, in units
    a round.
    """

    tile: float = 0.25
    lot: float = 0.25
    hope: float = 0.7
    focus: float = 0.8
    ground: float = 0.2
    room: float = 0.03
    spare: float = 0.25


PLAIN: Final = ValueWeights(hope=0, ground=0, room=0, spare=0)
"""The weights of who counts income alone."""


class ValuationContext(NamedTuple):
    """What all holdings of a moment are judged by.

    `rounds` are the incomes to come; `loose` counts the tiles of each type that are not on the
    board, `bare` is the set of lots without a shop.
    """

    pay: Pay
    rounds: int
    loose: tuple[int, ...]
    bare: int
    weights: ValueWeights


_LARGEST: Final = 6

_BONUS: Final = {
    maximum: tuple(max(pay_units(size, maximum) - size, 0) for size in range(maximum + 1))
    for maximum in (3, 4, 5, 6)
}
"""What a group of a size pays beyond a unit a tile, by the type's maximum size."""


def valuation_context(view: View, weights: ValueWeights) -> ValuationContext:
    """Return by what holdings are judged now."""
    built = 0
    for standing in view.shops:
        built |= standing
    loose = tuple(
        [
            tiles - standing.bit_count()
            for tiles, standing in zip(view.edition.tile_counts, view.shops, strict=True)
        ]
    )
    return ValuationContext(pay_of(view), view.rounds_left, loose, ALL & ~built, weights)


@lru_cache(maxsize=2 * REMEMBERED)
def worth(context: ValuationContext, held: Assets) -> float:
    """Return what a holding is worth, in units until the end of the game."""
    rounds = context.rounds
    sure = rounds * best_units(context.pay, held)
    if rounds == 1 or context.weights == PLAIN:
        return float(sure)
    return sure + _hopes(context, held)


class _Ground:
    """The empty lots of a holding by connected regions, and how much of each is still free."""

    def __init__(self, empty: int, bare: int) -> None:
        self.regions = groups(empty)
        self.left = [region.bit_count() for region in self.regions]
        self.rooms = [(around(region) & bare & ~region).bit_count() for region in self.regions]

    def beside(self, group: int) -> list[int]:
        edge = around(group)
        return [place for place, region in enumerate(self.regions) if region & edge]

    def take(self, places: list[int], lots: int) -> None:
        for place in places:
            taken = min(lots, self.left[place])
            self.left[place] -= taken
            lots -= taken


def _hopes(context: ValuationContext, held: Assets) -> float:
    """Return what could still be completed, and what spare things are good for, in units."""
    weights, rounds = context.weights, context.rounds
    ground = _Ground(held.empty, context.bare)
    sizes = context.pay.sizes
    kinds = [kind for kind, count in enumerate(held.tiles) if count or held.shops[kind]]
    # Large groups choose their ground first; each takes the lots that it hopes to fill.
    kinds.sort(key=lambda kind: (-_started(held, kind, sizes[kind]), -sizes[kind], kind))
    hopes = [_hope_of_type(context, held, kind, ground) for kind in kinds]
    hopes.sort(reverse=True)
    total, weight = 0.0, weights.hope
    for hope in hopes:
        total += weight * hope
        weight *= weights.focus
    spare = abs(sum(held.tiles) - held.empty.bit_count())
    total += weights.spare * (rounds - 1) * min(spare, 4)
    time = (rounds - 1) * (rounds - 2) / 4
    for left, rooms in zip(ground.left, ground.rooms, strict=True):
        if left:
            total += time * (
                weights.ground * (min(left, _LARGEST) - 1) + weights.room * min(rooms, 4)
            )
    return total


def _started(held: Assets, kind: int, maximum: int) -> int:
    """Return how many shops a seat could have together of a type, ground aside."""
    return held.tiles[kind] + max(
        [group.bit_count() % maximum for group in groups(held.shops[kind])], default=0
    )


def _hope_of_type(context: ValuationContext, held: Assets, kind: int, ground: _Ground) -> float:
    maximum = context.pay.sizes[kind]
    tiles = held.tiles[kind]
    missing = context.loose[kind] - tiles
    bonus = _BONUS[maximum]
    best = hope = 0.0
    chosen: tuple[list[int], int] = ([], 0)

    # The ground is chosen for what a group pays there for sure and what it may come to.
    if tiles:
        for place, left in enumerate(ground.left):
            value = _value(context, maximum, tiles, left, missing, ground.rooms[place])
            both = value + context.rounds * bonus[min(tiles, left, maximum)]
            if both > best:
                best, hope, chosen = both, value, ([place], min(maximum, left))
    for group in groups(held.shops[kind]):
        size = group.bit_count()
        base = size if size < maximum else size % maximum
        if not base:
            continue
        places = ground.beside(group)
        left = base + sum([ground.left[place] for place in places])
        rooms = (around(group) & context.bare & ~held.empty).bit_count()
        rooms += sum([ground.rooms[place] for place in places])
        value = _value(context, maximum, tiles + base, left, missing, rooms)
        both = value + context.rounds * bonus[min(tiles + base, left, maximum)]
        if both > best:
            best, hope, chosen = both, value, (places, min(maximum, left) - base)
    ground.take(*chosen)
    return hope


@lru_cache(maxsize=REMEMBERED)
def _value(
    context: ValuationContext, maximum: int, tiles: int, lots: int, missing: int, rooms: int
) -> float:
    """Return what may still come to a group of `tiles` and `lots`, in units until the end.

    Its standing shops are among both; `missing` are tiles of its type that others may still give
    or the bag, `rooms` lots without a shop beside it.
    """
    bonus = _BONUS[maximum]
    now = min(tiles, lots, maximum)
    total = 0.0
    for size in range(now + 1, maximum + 1):
        short_tiles, short_lots = max(size - tiles, 0), max(size - lots, 0)
        if short_tiles > missing or (short_lots and not rooms):
            break
        total += (bonus[size] - bonus[size - 1]) * _reach(
            context.weights, context.rounds, short_tiles, missing, short_lots
        )
    return total


@lru_cache(maxsize=REMEMBERED)
def _reach(weights: ValueWeights, rounds: int, tiles: int, missing: int, lots: int) -> float:
    """Return for how many incomes after this one all that is short is likely to be there."""
    chance = weights.tile * min(missing, _PLENTY) / _PLENTY
    return sum(
        _at_least(tiles, 2 * later, chance) * _at_least(lots, 2 * later, weights.lot)
        for later in range(1, rounds)
    )


_PLENTY: Final = 5
"""If so many tiles of a type are still to be had, more make no difference."""


def _at_least(wanted: int, tries: int, chance: float) -> float:
    """Return the chance of at least so many successes."""
    exactly = [1.0] + [0.0] * wanted
    for _ in range(tries):
        for count in range(wanted, 0, -1):
            more = exactly[count - 1] * chance
            exactly[count] += more if count == wanted else more - exactly[count] * chance
        if wanted:
            exactly[0] *= 1 - chance
    return exactly[wanted]


def trade_value(view: View, trade: Trade, seat: int, weights: ValueWeights) -> int:
    """Return what a trade changes for a seat, in dollars until the end of the game.

    Cash counts as such, a payment due after income as far as the debtor's next income covers it,
    a promise nothing; of what is not whole, the lower dollar.
    """
    unit = view.edition.unit
    context = valuation_context(view, weights)
    after = assets_after(view, trade, seat)
    change = worth(context, after) - worth(context, assets_of(view, seat))
    total = int(change * unit // 1) + outlook_change(view, after, seat)
    return total + money_change(view, trade, seat)
