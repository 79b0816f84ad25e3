"""When money is paid: at once by whoever can be counted to have it (docs/bots.md)."""

from __future__ import annotations

from dataclasses import replace

from chinatown.game.actions import Offer, Transfer
from chinatown.game.trade_facts import cash_from, due_from
from chinatown.game.types import Dollars
from chinatown.game.view import View


def paid_at_once(view: View, action: Offer) -> Offer:
    """Return an offer that asks for cash in place of what a partner would owe, as far as it has it.

    A level counts on no cash of others after the first round, and asks for all of it after income.
    What others have follows from incomes and open trades, though secret ones may have changed it.
    Whoever has offered to pay later themselves is asked for no more now.
    """
    countered = next((offer for offer in view.offers if offer.id == action.counters), None)
    parts: list[Transfer] = []
    left: dict[int, Dollars] = {
        seat: max(view.counted_cash[seat] - cash_from(action.trade, seat), 0)
        for seat in action.trade.parties
    }
    for part in action.trade.transfers:
        owes_anyway = countered is not None and due_from(countered.trade, part.giver)
        if part.giver != action.seat and part.due and not owes_anyway:
            unit = view.edition.unit
            now = min(part.due, left[part.giver] // unit * unit)
            left[part.giver] -= now
            part = replace(part, cash=part.cash + now, due=part.due - now)
        parts.append(part)
    return replace(action, trade=replace(action.trade, transfers=tuple(parts)))
