"""Whether bots ever trade at a loss, each by its own judgement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from chinatown.bots.merchant import MERCHANT
from chinatown.bots.trader import Manner
from chinatown.bots.tycoon import TYCOON
from chinatown.bots.valuation import judged
from chinatown.bots.worth import gain
from chinatown.game.actions import Agree, Trade
from chinatown.game.events import TradeMade
from chinatown.game.view import View, view
from chinatown.record import Record, replay

Judgement: TypeAlias = Callable[[View, Trade, int], int]
"""What a trade brings a seat that sees a view, in dollars until the end of the game."""


def _by(manner: Manner) -> Judgement:
    return lambda seen, trade, seat: judged(seen, trade, seat, manner.taste_at(seen, seat))


JUDGEMENTS: Final[Mapping[str, Judgement]] = {
    "shopkeeper": gain,
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
    out, which for its own offers is later. Raises RecordError for a record that does not replay.
    """
    found: list[Loss] = []
    before = None
    for step in replay(record):
        action = step.action
        if before is not None:
            trades = [
                (one.event.trade, one.event.trade.parties, True)
                for one in step.told
                if isinstance(one.event, TradeMade)
            ]
            if isinstance(action, Agree) and not trades:
                offer = next(one for one in before.offers if one.id == action.offer)
                trades.append((offer.trade, (action.seat,), False))
            for trade, seats, made in trades:
                for seat in seats:
                    if seat not in judgements:
                        continue
                    dollars = -judgements[seat](view(before, seat), trade, seat)
                    if dollars > 0:
                        found.append(Loss(step.state.number, seat, dollars, made))
        before = step.state
    return found
