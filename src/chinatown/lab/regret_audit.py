"""Whether bots ever trade at a loss, each by its own judgement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from chinatown.bots.levels.merchant import MERCHANT
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.bots.value.income_value import gain
from chinatown.bots.value.potential_value import trade_value
from chinatown.game.actions import Agree, Trade
from chinatown.game.events import TradeMade
from chinatown.game.state import State
from chinatown.game.view import View, view
from chinatown.record import Record, Step, replay

Judgement: TypeAlias = Callable[[View, Trade, int, str], int]
"""What a trade brings a seat that sees a view, in dollars until the end of the game.

The last is the id of the seat's own offer of it, if it was that: what the seat hopes for is then
what it hoped for when it made that offer; all else is as it is now.
"""


def _plain(seen: View, trade: Trade, seat: int, own: str) -> int:
    return gain(seen, trade, seat)


def _by(style: TradingStyle) -> Judgement:
    return lambda seen, trade, seat, own: trade_value(
        seen, trade, seat, style.weights_at(seen, seat, own)
    )


JUDGEMENTS: Final[Mapping[str, Judgement]] = {
    "shopkeeper": _plain,
    "merchant": _by(MERCHANT),
    "tycoon": _by(TYCOON),
}
"""How the kinds of bots judge that do."""


class Loss(NamedTuple):
    """A trade that a seat lost by: the action's number, dollars, whether it was carried out then.

    Otherwise it was only agreed to, while others still had to.
    """

    number: int
    seat: int
    dollars: int
    made: bool


def losses(record: Record, judgements: Mapping[int, Judgement]) -> list[Loss]:
    """Return the trades of a game by which one of these seats lost by its judgement.

    Judged is from what the seat saw right before: when it agreed, and when the trade was carried
    out, which for its own offers is later; there its hopes are those with which it offered. Raises
    RecordError for a record that does not replay.
    """
    found: list[Loss] = []
    before: State | None = None
    for step in replay(record):
        if before is None:
            before = step.state
            continue
        for trade, seat, own, made in _given(before, step):
            if seat in judgements:
                dollars = -judgements[seat](view(before, seat), trade, seat, own)
                if dollars > 0:
                    found.append(Loss(step.state.number, seat, dollars, made))
        before = step.state
    return found


def _given(before: State, step: Step) -> Iterator[tuple[Trade, int, str, bool]]:
    """Yield whose word carries out a trade in a step, or only agrees to one.

    Each with the trade, the id of the seat's own offer of it, if it is that, and whether the trade
    was carried out.
    """
    authors = {one.id: one.seat for one in before.offers}
    made = False
    for one in step.told:
        if isinstance(one.event, TradeMade):
            made = True
            offer, trade = one.event.offer, one.event.trade
            for seat in trade.parties:
                yield trade, seat, offer if authors.get(offer) == seat else "", True
    if isinstance(step.action, Agree) and not made:
        agreed = step.action.offer
        trade = next(one.trade for one in before.offers if one.id == agreed)
        yield trade, step.action.seat, "", False
