"""Standing by one's word: offers that stay while they are considered, and do not come back refused.

A level takes its own offer back for any other that it would rather agree to. Whoever is thinking
about it then finds it gone. So a persona keeps it as long as it could honour both (docs/bots.md).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from chinatown.bots.base import Bot
from chinatown.bots.trade.dues import position_after
from chinatown.bots.value.beliefs import LACKING
from chinatown.game.actions import Action, Agree, Done, Offer, Trade, Withdraw
from chinatown.game.board import mask_of
from chinatown.game.obstacles import looks_possible
from chinatown.game.state import OfferState
from chinatown.game.trade_facts import net_money
from chinatown.game.types import Seat, SeatSet
from chinatown.game.view import View

_MAX_TRIES: Final = 3
"""How many other offers are asked for in place of one that was refused in all but name."""


def standing_by(bot: Bot, view: View, seat: Seat, action: Action | None) -> Action | None:
    """Return the action; instead of taking back an own offer, what that was to make room for.

    That is where the offer waits for one player who has not finished, is no loss, and would still
    be good after the other trade, which is with somebody else.
    """
    if not isinstance(action, Withdraw):
        return action
    own = next((offer for offer in view.offers if offer.id == action.offer), None)
    if own is None or own.seat != seat or own.parties.bit_count() != 2:
        return action
    partner = own.parties & ~(1 << seat)
    if view.done & partner or not _stays(bot, view, own):
        return action
    other = bot.decide(_with_offers(view, own._replace(status="lapsed")))
    taken = _trade_of(view, seat, other)
    if taken is None or mask_of(taken.parties) & partner:
        return action
    if not _stays(bot, position_after(view, taken, seat), own):
        return action
    if isinstance(other, Offer):
        made = OfferState("", seat, taken, False, "", mask_of(taken.parties), 1 << seat)
        if not _stays(bot, position_after(view, own.trade, seat), made):
            return action
    return other


def _trade_of(view: View, seat: Seat, action: Action | None) -> Trade | None:
    """Return the trade of two that an action makes at once, or a counter to one; None otherwise."""
    if isinstance(action, Offer):
        return action.trade if action.counters and len(action.trade.parties) == 2 else None
    if isinstance(action, Agree):
        for offer in view.offers:
            missing: SeatSet = offer.parties & ~offer.agreed & ~(1 << seat)
            if offer.id == action.offer and not missing and not offer.trade.choices:
                return offer.trade
    return None


def _stays(bot: Bot, view: View, own: OfferState) -> bool:
    """Return whether a bot would stand by its own offer in a position if no other one stood."""
    if not looks_possible(view, own.trade):
        return False
    others = [
        offer._replace(status="lapsed") if offer.status == "open" else offer
        for offer in view.offers
        if offer.id != own.id
    ]
    after = bot.decide(view._replace(offers=(*others, own)))
    return not (isinstance(after, Withdraw) and after.offer == own.id)


def _with_offers(view: View, changed: OfferState) -> View:
    """Return a view in which an offer is as given."""
    offers = [changed if offer.id == changed.id else offer for offer in view.offers]
    return view._replace(offers=tuple(offers))


def repeats_refused(view: View, action: Offer) -> bool:
    """Return whether an offer is one that was refused in this round with other lots in it.

    That is where it moves as many lots and the same tiles each way, for money that is no better for
    whoever refused.
    """
    if len(action.trade.parties) != 2:
        return False
    return any(
        offer.seat == action.seat
        and offer.status == "refused"
        and offer.because != LACKING
        and offer.trade.parties == action.trade.parties
        and _shape(offer.trade) == _shape(action.trade)
        and net_money(action.trade, action.seat) >= net_money(offer.trade, action.seat)
        for offer in view.offers
    )


def _shape(trade: Trade) -> Counter[tuple[Seat, str]]:
    """Return how many lots, and which tiles, each party gives."""
    return Counter(
        (part.giver, item)
        for part in trade.transfers
        for item in (*("" for _ in part.buildings), *part.tiles)
    )


def as_refused(view: View, action: Offer) -> View:
    """Return a view in which an offer of two has been made and refused."""
    seat, parties = action.seat, mask_of(action.trade.parties)
    by = next(party for party in action.trade.parties if party != seat)
    refused = OfferState("", seat, action.trade, False, "", parties, 1 << seat, "refused", by)
    return view._replace(offers=(*view.offers, refused))


def something_else(bot: Bot, view: View, action: Offer) -> Action | None:
    """Return what a bot does instead of an offer that was refused in all but name.

    It is asked what it would do if that had been refused as well, which may be a better price.
    """
    seat = action.seat
    other: Action | None = action
    for _ in range(_MAX_TRIES):
        if not isinstance(other, Offer) or other.counters or not repeats_refused(view, other):
            break
        view = as_refused(view, other)
        other = bot.decide(view)
    if isinstance(other, Offer) and repeats_refused(view, other):
        return None if view.done >> seat & 1 else Done(seat)
    return other
