"""Search for exchanges that raise two players' joint income, without hopes (docs/bots.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.bots.search.exchange_search import (
    Exchange,
    Gift,
    judged_gift,
    single_shops,
    tiles_of_type,
    worked_out,
)
from chinatown.bots.value.placement_search import PayRule, best_units
from chinatown.game.assets import Assets, no_assets
from chinatown.game.board import around, buildings

MAX_TRIED: Final = 16
"""How many exchanges of a pair are worked out, those that look best one-sidedly."""

MAX_INCOME_EXCHANGES: Final = 10
"""How many of them are kept."""


class _IncomeSide(NamedTuple):
    """A party that judges by the income of the best placement."""

    rule: PayRule
    assets: Assets

    def worth(self, assets: Assets) -> float:
        return best_units(self.rule, assets)


def income_exchanges(rule: PayRule, first: Assets, second: Assets) -> tuple[Exchange, ...]:
    """Return exchanges that raise what both sides earn together, the best first.

    Gains are whole units a round.
    """
    if first <= second:
        return _ordered_exchanges(rule, first, second)
    return tuple([exchange.swapped() for exchange in _ordered_exchanges(rule, second, first)])


@lru_cache(maxsize=1 << 11)
def _ordered_exchanges(rule: PayRule, first: Assets, second: Assets) -> tuple[Exchange, ...]:
    sides = _IncomeSide(rule, first), _IncomeSide(rule, second)
    exchanges = worked_out(*sides, _gifts(*sides), _gifts(*sides[::-1]), MAX_TRIED)
    return tuple(exchanges[:MAX_INCOME_EXCHANGES])


def _gifts(giver: _IncomeSide, taker: _IncomeSide) -> list[Gift]:
    """Return what the giver has that the taker may have a use for."""
    return [
        judged_gift(giver, taker, gives) for gives in _useful_things(giver.assets, taker.assets)
    ]


def _useful_things(giver: Assets, taker: Assets) -> list[Assets]:
    nothing = no_assets(len(giver.tiles))
    lots = giver.empty
    short_of_lots = sum(taker.tiles) > taker.empty.bit_count()
    if not short_of_lots:
        lots &= around(taker.owned)
    things = [nothing.with_lots(1 << lot) for lot in buildings(lots)]
    for kind, count in enumerate(giver.tiles):
        things += single_shops(giver, taker, kind)
        if taker.shops[kind] or taker.tiles[kind] or count > 2 or not short_of_lots:
            things += tiles_of_type(nothing, kind, count)
    return things
