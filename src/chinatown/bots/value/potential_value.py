"""The value of assets to their owner until the end of the game, hopes included (docs/bots.md).

Besides what the best placement pays, it counts what could still be completed: for each shop type,
the group that a player is building, with the tiles and lots that are missing, if such tiles are
unplaced and such lots free of shops. Within a trade phase this depends only on the assets, so no
cycle of trades can gain anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.bots.value.income_value import money_change, outlook_change, pay_rule
from chinatown.bots.value.placement_search import MAX_REMEMBERED, PayRule, best_units
from chinatown.game.actions import Trade
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.board import ALL, around, groups
from chinatown.game.editions import pay_units
from chinatown.game.types import BuildingSet, Dollars, Seat, ShopIndex
from chinatown.game.view import View


class ValueWeights(NamedTuple):
    """How much hopes count.

    Attributes:
        tile: The chance, twice a round, that a missing tile of a type comes.
        lot: The chance, twice a round, that a missing lot of a region comes.
        hope: What a hope counts against income.
        focus: What each further hope counts against the one before.
        ground: What a lot beside another is worth, in units a round.
        room: What a lot without a shop beside one's own is worth, in units a round.
        spare: What a tile or lot is worth for which there is no use yet, in units a round.
    """

    tile: float = 0.25
    lot: float = 0.25
    hope: float = 0.7
    focus: float = 0.8
    ground: float = 0.2
    room: float = 0.03
    spare: float = 0.25


INCOME_ONLY: Final = ValueWeights(hope=0, ground=0, room=0, spare=0)
"""The weights of a player who values only current income."""


class ValuationContext(NamedTuple):
    """What all assets are judged by in one position.

    Attributes:
        rule: How shops pay.
        rounds: The incomes to come.
        loose: The tiles of each type that are not on the board.
        bare: The lots without a shop, whoever owns them.
        weights: How much hopes count.
        unseen: The owner's tiles of which no type is known or believed.
    """

    rule: PayRule
    rounds: int
    loose: tuple[int, ...]
    bare: BuildingSet
    weights: ValueWeights
    unseen: int = 0


_MAX_SIZE: Final = 6
"""The largest maximum size of a shop type."""

_MAX_COUNTED: Final = 4
"""How many spare things, or free lots beside a region, count at most."""

_BONUS: Final = {
    maximum: tuple(max(pay_units(size, maximum) - size, 0) for size in range(maximum + 1))
    for maximum in (3, 4, 5, 6)
}
"""What a group of a size pays beyond a unit a tile, by the type's maximum size."""


def valuation_context(view: View, weights: ValueWeights) -> ValuationContext:
    """Return by what assets are judged in the position of a view."""
    built = 0
    for standing in view.shops:
        built |= standing
    loose = tuple(
        [
            tiles - standing.bit_count()
            for tiles, standing in zip(view.edition.tile_counts, view.shops, strict=True)
        ]
    )
    return ValuationContext(pay_rule(view), view.rounds_left, loose, ALL & ~built, weights)


def trade_value(
    view: View, trade: Trade, seat: Seat, weights: ValueWeights, unseen: int = 0
) -> Dollars:
    """Return what a trade changes for a seat until the end of the game.

    Cash counts as such, a payment due after income as far as the debtor's next income covers it,
    a promise counts for nothing. Fractions are rounded down. `unseen` is how many tiles the seat
    has of which no type is known.
    """
    unit = view.edition.unit
    context = valuation_context(view, weights)._replace(unseen=unseen)
    after = assets_after(view, trade, seat)
    change = worth(context, after) - worth(context, assets_of(view, seat))
    total = int(change * unit // 1) + outlook_change(view, after, seat)
    return total + money_change(view, trade, seat)


@lru_cache(maxsize=2 * MAX_REMEMBERED)
def worth(context: ValuationContext, assets: Assets) -> float:
    """Return what assets are worth, in units until the end of the game."""
    rounds = context.rounds
    income = rounds * (best_units(context.rule, assets) + filled_lots(assets, context.unseen))
    if rounds == 1 or context.weights == INCOME_ONLY:
        return float(income)
    return income + _hopes(context, assets)


def filled_lots(assets: Assets, unseen: int) -> int:
    """Return how many lots an owner's unseen tiles fill, which earn a unit each.

    Of what is not known only this is sure: it stands where nothing that is known could.
    """
    return min(unseen, max(assets.empty.bit_count() - sum(assets.tiles), 0))


class _Ground:
    """The empty lots of an owner by connected regions, and how much of each is still free.

    `left` counts the free lots by region, `rooms` the lots without a shop beside it.
    """

    def __init__(self, empty: BuildingSet, bare: BuildingSet) -> None:
        self.regions = groups(empty)
        self.left = [region.bit_count() for region in self.regions]
        self.rooms = [(around(region) & bare & ~region).bit_count() for region in self.regions]

    def beside(self, group: BuildingSet) -> list[int]:
        """Return the places of the regions that touch a group."""
        edge = around(group)
        return [place for place, region in enumerate(self.regions) if region & edge]

    def take(self, places: list[int], lots: int) -> None:
        """Use up this many lots of these regions, or all if there are fewer."""
        for place in places:
            taken = min(lots, self.left[place])
            self.left[place] -= taken
            lots -= taken


def _hopes(context: ValuationContext, assets: Assets) -> float:
    """Return what could still be completed, and what spare things are good for, in units."""
    weights, rounds = context.weights, context.rounds
    ground = _Ground(assets.empty, context.bare)
    sizes = context.rule.sizes
    kinds = [kind for kind, count in enumerate(assets.tiles) if count or assets.shops[kind]]
    # Large groups choose their ground first; each takes the lots that it hopes to fill.
    kinds.sort(key=lambda kind: (-_started(assets, kind, sizes[kind]), -sizes[kind], kind))
    hopes = [_hope_of_type(context, assets, kind, ground) for kind in kinds]
    hopes.sort(reverse=True)
    total, weight = 0.0, weights.hope
    for hope in hopes:
        total += weight * hope
        weight *= weights.focus
    spare = abs(sum(assets.tiles) - assets.empty.bit_count())
    total += weights.spare * (rounds - 1) * min(spare, _MAX_COUNTED)
    time = (rounds - 1) * (rounds - 2) / 4
    for left, rooms in zip(ground.left, ground.rooms, strict=True):
        if left:
            total += time * (
                weights.ground * (min(left, _MAX_SIZE) - 1)
                + weights.room * min(rooms, _MAX_COUNTED)
            )
    return total


def _started(assets: Assets, kind: ShopIndex, maximum: int) -> int:
    """Return how many shops of a type an owner could have together, ground aside."""
    return assets.tiles[kind] + max(
        [group.bit_count() % maximum for group in groups(assets.shops[kind])], default=0
    )


def _hope_of_type(
    context: ValuationContext, assets: Assets, kind: ShopIndex, ground: _Ground
) -> float:
    """Return the best hope for a shop type, in units, and take its lots off the ground."""
    maximum = context.rule.sizes[kind]
    tiles = assets.tiles[kind]
    missing = context.loose[kind] - tiles
    bonus = _BONUS[maximum]
    best = best_hope = 0.0
    chosen: tuple[list[int], int] = ([], 0)

    # The ground is chosen for what a group pays there for sure and what it may come to.
    if tiles:
        for place, left in enumerate(ground.left):
            hope = _group_hope(context, maximum, tiles, left, missing, ground.rooms[place])
            total = hope + context.rounds * bonus[min(tiles, left, maximum)]
            if total > best:
                best, best_hope, chosen = total, hope, ([place], min(maximum, left))
    for group in groups(assets.shops[kind]):
        size = group.bit_count()
        base = size if size < maximum else size % maximum
        if not base:
            continue
        places = ground.beside(group)
        left = base + sum([ground.left[place] for place in places])
        rooms = (around(group) & context.bare & ~assets.empty).bit_count()
        rooms += sum([ground.rooms[place] for place in places])
        hope = _group_hope(context, maximum, tiles + base, left, missing, rooms)
        total = hope + context.rounds * bonus[min(tiles + base, left, maximum)]
        if total > best:
            best, best_hope, chosen = total, hope, (places, min(maximum, left) - base)
    ground.take(*chosen)
    return best_hope


@lru_cache(maxsize=MAX_REMEMBERED)
def _group_hope(
    context: ValuationContext, maximum: int, tiles: int, lots: int, missing: int, rooms: int
) -> float:
    """Return what may still come to a group of `tiles` and `lots`, in units until the end.

    Its standing shops are among both; `missing` are tiles of its type that others or the bag may
    still give, `rooms` lots without a shop beside it.
    """
    bonus = _BONUS[maximum]
    now = min(tiles, lots, maximum)
    total = 0.0
    for size in range(now + 1, maximum + 1):
        short_tiles, short_lots = max(size - tiles, 0), max(size - lots, 0)
        if short_tiles > missing or (short_lots and not rooms):
            break
        total += (bonus[size] - bonus[size - 1]) * _expected_incomes(
            context.weights, context.rounds, short_tiles, missing, short_lots
        )
    return total


@lru_cache(maxsize=MAX_REMEMBERED)
def _expected_incomes(
    weights: ValueWeights, rounds: int, short_tiles: int, missing: int, short_lots: int
) -> float:
    """Return for how many incomes after this one all that is short is expected to be there."""
    chance = weights.tile * min(missing, _PLENTY) / _PLENTY
    return sum(
        _at_least(short_tiles, 2 * later, chance) * _at_least(short_lots, 2 * later, weights.lot)
        for later in range(1, rounds)
    )


_PLENTY: Final = 5
"""From this many missing tiles of a type on, more make none of them likelier to come."""


def _at_least(wanted: int, tries: int, chance: float) -> float:
    """Return the probability of at least `wanted` successes (a binomial tail)."""
    exactly = [1.0] + [0.0] * wanted
    for _ in range(tries):
        for count in range(wanted, 0, -1):
            more = exactly[count - 1] * chance
            exactly[count] += more if count == wanted else more - exactly[count] * chance
        if wanted:
            exactly[0] *= 1 - chance
    return exactly[wanted]
