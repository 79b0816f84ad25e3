"""What finished games say of how somebody plays: lot prices, and where the winner got ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from chinatown.analysis.seat_figures import LotSales
from chinatown.game.types import Dollars
from chinatown.server.messages.my_games import Behind, Habits, LotPrices
from chinatown.server.store.results import MyResult, Result


def habits(games: Sequence[MyResult]) -> Habits | None:
    """Return what games of one edition say of their player; None without any, or of several."""
    if len({game.edition for game in games}) != 1:
        return None
    figures = [game.own.figures for game in games]
    return Habits(
        bought=_prices(seat.bought for seat in figures),
        sold=_prices(seat.sold for seat in figures),
        behind=_behind([game for game in games if game.own.place > 1]),
    )


def _prices(lots: Iterable[LotSales]) -> LotPrices:
    together = LotSales()
    for some in lots:
        together = together.plus(some)
    return LotPrices(lots=together.lots, dollars=together.dollars)


def _behind(lost: Sequence[MyResult]) -> Behind | None:
    if not lost:
        return None
    rounds = zip_longest(*(_income_gaps(game) for game in lost))
    return Behind(
        games=len(lost),
        # A game that its players ended early counts in the rounds that it had.
        incomes=[_average([gap for gap in gaps if gap is not None]) for gaps in rounds],
        trades=_average([_traded(game.best) - _traded(game.own) for game in lost]),
    )


def _income_gaps(game: MyResult) -> list[Dollars]:
    both = zip(game.best.figures.incomes, game.own.figures.incomes, strict=True)
    return [theirs - own for theirs, own in both]


def _traded(result: Result) -> Dollars:
    """Return the cash that somebody did not get as income; all begin with the same."""
    return result.cash - sum(result.figures.incomes)


def _average(dollars: Sequence[Dollars]) -> Dollars:
    return round(sum(dollars) / len(dollars))
