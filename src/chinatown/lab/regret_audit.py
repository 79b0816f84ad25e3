"""Audits games for regret: finds trades by which a bot lost by its own judgement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from chinatown.bots.levels.merchant import MERCHANT
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.bots.value.income_value import gain
from chinatown.bots.value.potential_value import trade_value
from chinatown.game.actions import Agree, Trade
from chinatown.game.state import State
from chinatown.game.trade_events import TradeMade
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View, view
from chinatown.record.record import Record
from chinatown.record.replaying import Step, replay

Judgement: TypeAlias = Callable[[View, Trade, Seat, str], Dollars]
"""Returns the value of a trade to a seat, from its view, in dollars until the end of the game.

The last argument is the id of the seat's own offer of the trade, or empty: an own offer is judged
by the hopes that the seat had when it made the offer, and by the present in all other respects.
"""


def _by_income(seen: View, trade: Trade, seat: Seat, own_offer: str) -> Dollars:
    return gain(seen, trade, seat)


def _by_style(style: TradingStyle) -> Judgement:
    return lambda seen, trade, seat, own_offer: trade_value(
        seen, trade, seat, style.weights_at(seen, seat, own_offer)
    )


JUDGEMENTS: Final[Mapping[str, Judgement]] = {
    "newcomer": _by_income,
    "shopkeeper": _by_income,
    "merchant": _by_style(MERCHANT),
    "tycoon": _by_style(TYCOON),
}
"""The judgements of the kinds of bots that have one."""


class Loss(NamedTuple):
    """A trade that a seat lost by.

    Attributes:
        number: The number of the action.
        dollars: How much the seat lost by its judgement.
        made: Whether the action executed the trade; if not, the seat only agreed to it, and others
            still had to.
    """

    number: int
    seat: Seat
    dollars: Dollars
    made: bool


def losses(record: Record, judgements: Mapping[Seat, Judgement]) -> list[Loss]:
    """Return the trades of a game by which one of these seats lost by its judgement.

    A trade is judged from what the seat saw right before, both when it agreed and when the trade
    was executed. The latter is later for its own offers, which are judged by the hopes with which
    it made them. Raises RecordError for a record that does not replay.
    """
    result: list[Loss] = []
    before: State | None = None
    for step in replay(record):
        if before is None:
            before = step.state
            continue
        for trade, seat, own_offer, made in _commitments(before, step):
            if seat in judgements:
                dollars = -judgements[seat](view(before, seat), trade, seat, own_offer)
                if dollars > 0:
                    result.append(Loss(step.state.number, seat, dollars, made))
        before = step.state
    return result


def _commitments(before: State, step: Step) -> Iterator[tuple[Trade, Seat, str, bool]]:
    """Yield each seat that a step binds to a trade, executed or only agreed to.

    Yields the trade, the seat, the id of the seat's own offer of the trade or an empty text, and
    whether the trade was executed.
    """
    authors = {offer.id: offer.seat for offer in before.offers}
    made = False
    for addressed in step.events:
        event = addressed.event
        if isinstance(event, TradeMade):
            made = True
            for seat in event.trade.parties:
                own_offer = event.offer if authors.get(event.offer) == seat else ""
                yield event.trade, seat, own_offer, True
    if isinstance(step.action, Agree) and not made:
        agreed = step.action.offer
        trade = next(offer.trade for offer in before.offers if offer.id == agreed)
        yield trade, step.action.seat, "", False
