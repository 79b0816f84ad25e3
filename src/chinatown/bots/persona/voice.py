"""What a bot says and offers to one player who has spoken to it, without flooding anybody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from chinatown.bots.base import Bot
from chinatown.bots.persona.hearing import said_before
from chinatown.bots.persona.what_if import would_keep
from chinatown.game.actions import Action, Agree, Offer, Refuse, Say, Trade, Withdraw
from chinatown.game.phrases import MAX_PHRASES, MAX_REMARKS, Phrase
from chinatown.game.state import OfferState
from chinatown.game.trade_facts import goods_moved, net_money
from chinatown.game.types import Seat
from chinatown.game.view import View

MAX_UNANSWERED: Final = 2
"""How many offers of a bot a player may leave unanswered before it makes no more of them."""

Explain: TypeAlias = Callable[[View, Offer], Offer]
"""Gives an offer the reasons and the manner of a character."""


@dataclass(frozen=True)
class Voice:
    """Speaks for a bot on `seat` to a player, the `listener`, in the position of a view.

    What answers a `private` remark is secret; a remark is whispered where the listener is to hear
    it `alone`.
    """

    bot: Bot
    seat: Seat
    view: View
    listener: Seat
    private: bool
    alone: bool
    explain: Explain

    def say(self, *phrases: Phrase, about: OfferState | None = None) -> Say | None:
        """Return a remark to the speaker, or to all who heard the question; None if said before.

        It is about an offer where everybody who knows of that may hear it.
        """
        view, seat = self.view, self.seat
        offer = about.id if about and (about.secret or not self.alone) else ""
        if said_before(view, seat, self.listener, phrases, offer):
            return None
        if sum(remark.seat == seat for remark in view.remarks) >= MAX_REMARKS:
            return None
        to = (self.listener,) if self.alone and not offer else ()
        return Say(seat, to=to, about=offer, kind="phrases", phrases=phrases[:MAX_PHRASES])

    def offer(
        self, trade: Trade, phrase: Phrase, replaces: OfferState | None = None
    ) -> Action | None:
        """Return an offer to the speaker, a word where it stands already, None if it may not be."""
        view, listener = self.view, self.listener
        waiting = [
            offer
            for offer in view.offers
            if offer.seat == self.seat
            and offer.status == "open"
            and (offer.parties & ~offer.agreed) >> listener & 1
        ]
        if same := next((offer for offer in waiting if offer.trade == trade), None):
            return self.say(Phrase("offer-stands"), about=same)
        if any(
            offer.seat == self.seat and offer.status == "refused" and offer.trade == trade
            for offer in view.offers
        ):
            return self.say(Phrase("last-price"))
        if replaces is None:
            goods = goods_moved(trade)
            replaces = next((old for old in waiting if goods_moved(old.trade) == goods), None)
        if replaces is None and len(waiting) >= MAX_UNANSWERED:
            return self.say(Phrase("offers-first"))
        secret = self.private or (replaces is not None and replaces.secret)
        plain = Offer(self.seat, trade, secret, replaces=replaces.id if replaces else "")
        if not would_keep(self.bot, view, plain):
            return self._otherwise(trade)
        offer = self.explain(view, plain)
        return replace(offer, phrases=(phrase, *offer.phrases)[:MAX_PHRASES])

    def _otherwise(self, trade: Trade) -> Action | None:
        """Return what to do instead of an offer that the bot would take back for another one.

        It answers the others first. While it stands by another offer it only tells its price.
        """
        first = self.bot.decide(self.view)
        if isinstance(first, Agree | Refuse | Withdraw) or (
            isinstance(first, Offer) and first.counters
        ):
            return first
        money = net_money(trade, self.seat)
        return self.say(Phrase("wants", dollars=money) if money > 0 else Phrase("make-offer"))
