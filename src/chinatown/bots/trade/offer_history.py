"""What was offered in this round, and with what result, according to the view."""

from __future__ import annotations

from collections.abc import Sequence

from chinatown.bots.value.beliefs import LACKING
from chinatown.game.actions import Trade
from chinatown.game.codes import RefusalReason
from chinatown.game.state import OfferState
from chinatown.game.trade_facts import goods_moved, is_paid
from chinatown.game.types import Seat
from chinatown.game.view import View


def no_gain_reason(trade: Trade, seat: Seat) -> RefusalReason:
    """Return the reason of a seat that gains nothing by a trade.

    That is a matter of price only where the seat would be paid anything.
    """
    return "too-little" if is_paid(trade, seat) else "need-it"


def refused_trades(view: View, seat: Seat, partner: Seat) -> list[Trade]:
    """Return a seat's trades of this round that a partner has refused and could have made."""
    return [
        offer.trade
        for offer in view.offers
        if offer.seat == seat
        and offer.status == "refused"
        and offer.by == partner
        and offer.because != LACKING
    ]


def answered_call(view: View, seat: Seat, trade: Trade) -> str:
    """Return the id of the call that a seat's trade answers by giving some of what it seeks.

    A call that tells which tiles somebody has is no question that one answer could end.
    """
    for call in view.calls:
        if view.variants.hidden_tiles and not call.gives.cash:
            continue
        for part in trade.transfers:
            if call.status == "open" and part.taker == call.seat != seat:
                lots = set(part.buildings) & set(call.seeks.buildings)
                if lots or set(part.tiles) & set(call.seeks.tiles):
                    return call.id
    return ""


def is_late(view: View, offer: OfferState) -> bool:
    """Return whether all who are asked for an answer to an offer have finished trading."""
    return not offer.parties & ~offer.agreed & ~view.done


def chance_of(view: View, offer: OfferState, seat: Seat) -> float:
    """Return how likely an offer is to be carried out once a seat agrees, from 0 to 1.

    Each other answer that is missing halves it. It is 0 where one of them is not to be expected: of
    a player who has finished trading, or who stands by the offer of another or by a counter.
    """
    missing = offer.parties & ~offer.agreed & ~(1 << seat)
    if not missing:
        return 1.0
    committed = view.done
    for other in view.offers:
        if other.status == "open" and other.id != offer.id:
            committed |= other.agreed if other.counters else other.agreed & ~(1 << other.seat)
    return 0.0 if missing & committed else 0.5 ** missing.bit_count()


def newest_of_conversations(view: View, offers: Sequence[OfferState]) -> list[OfferState]:
    """Return those of some open offers that no newer one of the same author takes the place of.

    A newer one does that when it is for the same players, and either moves the same goods or comes
    later in the same row of counters.
    """
    newest: list[OfferState] = []
    for offer in reversed(offers):
        alike = (
            newer for newer in newest if newer.seat == offer.seat and newer.parties == offer.parties
        )
        if not any(_continues(view, newer, offer) for newer in alike):
            newest.append(offer)
    return newest[::-1]


def _continues(view: View, newer: OfferState, older: OfferState) -> bool:
    """Return whether an offer continues the conversation of an older one."""
    if goods_moved(newer.trade) == goods_moved(older.trade):
        return True
    countered = {offer.id: offer.counters for offer in view.offers}
    link = newer.counters
    while link and link != older.id:
        link = countered.get(link, "")
    return bool(link)
