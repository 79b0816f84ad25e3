"""A position in which one trade is proven best, with its gain and the prices that are fair.

What counts is this round's income: what each seat can earn once it places its own tiles best, shops
staying where they stand (docs/puzzles.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from typing import Final, NamedTuple

from chinatown.analysis.coalitions import BestCoalition, best_coalition, coalition_incomes, gains
from chinatown.analysis.core import core_ranges
from chinatown.analysis.exchange import ExchangeSearch, Item, trade_of
from chinatown.analysis.optimum import Optimum, optimum
from chinatown.game.actions import Trade
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import mask_of
from chinatown.game.editions import Edition
from chinatown.game.state import State
from chinatown.game.types import Dollars, Seat

MIN_LEAD: Final = 2
"""By how many units of its edition the best trade must be ahead of any other."""

MAX_THINGS: Final = 8
"""How many lots and tiles change hands at most: more cannot be found by thinking."""

PARTIES: Final = (2, 3, 4)
"""How many parties a puzzle's trade can have."""


class Puzzle(NamedTuple):
    """A position with its best trade.

    Attributes:
        state: The position, in its trade phase.
        seats: The parties of the trade, in ascending order.
        gain: By how much the trade raises what its parties can earn in this round, in dollars.
        lead: By how much less any other trade of at most as many parties gains.
        trade: What they give each other, without a price.
        before: What each party can earn without it.
        after: What each party can earn with it.
        prices: What each party can pay (below zero) or be paid on balance, at least and at most,
            such that no party and no part of them would do better by itself.
        shares: What each seat of the table can gain in the core of the whole table.
    """

    state: State
    seats: tuple[Seat, ...]
    gain: Dollars
    lead: Dollars
    trade: Trade
    before: tuple[Dollars, ...]
    after: tuple[Dollars, ...]
    prices: tuple[tuple[Dollars, Dollars], ...]
    shares: tuple[tuple[Dollars, Dollars], ...]


def puzzles(state: State, parties: Sequence[int] = PARTIES) -> Iterator[Puzzle]:
    """Yield the puzzles in a position: for each number of parties one, if there is one.

    `state` is in a trade phase, in a game without street access, and nobody is bound by a building
    clause. A trade of more things than MAX_THINGS is left out, and so is one without fair prices.
    """
    edition = state.edition
    assets = [assets_of(state, seat) for seat in range(state.players)]
    gained = gains(coalition_incomes(edition, assets))
    shares = core_ranges(gained, (1 << state.players) - 1)
    for count in parties:
        best = best_coalition(gained, count) if count <= state.players else None
        if shares is None or best is None or best.lead < MIN_LEAD * edition.unit:
            continue
        members = mask_of(best.seats)
        fair = core_ranges(gained, members)
        exchange = _exchange(edition, [assets[seat] for seat in best.seats])
        if fair is not None and exchange is not None:
            yield _puzzle(state, best, exchange, fair, shares)


class _Exchange(NamedTuple):
    """Things that change hands, and what each side can earn without and with that."""

    items: Sequence[Item]
    before: tuple[Dollars, ...]
    after: tuple[Dollars, ...]


def _exchange(edition: Edition, sides: Sequence[Assets]) -> _Exchange | None:
    """Return few things by whose exchange the sides earn most; None where they are too many."""

    @cache
    def best(assets: Assets) -> Optimum:
        return optimum(edition, assets)

    search = ExchangeSearch(best, edition, tuple(sides), best(reduce(Assets.plus, sides)))
    items = search.run()
    optima = None if items is None or len(items) > MAX_THINGS else search.after(items)
    if items is None or optima is None:
        return None
    before = tuple(best(side).income for side in sides)
    return _Exchange(items, before, tuple(side.income for side in optima))


def _puzzle(
    state: State,
    coalition: BestCoalition,
    exchange: _Exchange,
    fair: Sequence[tuple[Dollars, Dollars]],
    shares: tuple[tuple[Dollars, Dollars], ...],
) -> Puzzle:
    prices = tuple(
        (alone + least - earns, alone + most - earns)
        for alone, earns, (least, most) in zip(exchange.before, exchange.after, fair, strict=True)
    )
    trade = trade_of(state.edition, coalition.seats, exchange.items)
    return Puzzle(
        state=state,
        seats=coalition.seats,
        gain=coalition.gain,
        lead=coalition.lead,
        trade=trade,
        before=exchange.before,
        after=exchange.after,
        prices=prices,
        shares=shares,
    )
