"""A bot with a character: it plays as its level does, and talks (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Final, TypeAlias

from chinatown.bots.base import Bot
from chinatown.bots.persona.characters import Character
from chinatown.bots.persona.courtesy import is_unwelcome, without_refused
from chinatown.bots.persona.explanations import (
    Plan,
    case_of,
    is_favour,
    open_view,
    reasons_against,
    reasons_for,
    spare,
)
from chinatown.bots.persona.loyalty import former_partners
from chinatown.bots.persona.open_calls import call_for_tile, stale_call
from chinatown.bots.persona.payments import paid_at_once
from chinatown.bots.persona.price_search import acceptable_trade
from chinatown.bots.persona.standing import repeats_refused, something_else, standing_by
from chinatown.bots.persona.table_talk import Talker
from chinatown.bots.persona.telling import better_told, shows_loss
from chinatown.bots.persona.what_if import with_traders, would_offer
from chinatown.bots.persona.why_not import honest_reason
from chinatown.bots.value.income_value import gain
from chinatown.game.actions import (
    Action,
    Call,
    Done,
    Keep,
    Offer,
    Refuse,
    Trade,
)
from chinatown.game.chance import sample
from chinatown.game.deal_table import ROUNDS
from chinatown.game.phrases import Phrase
from chinatown.game.state import TRADE, OfferState
from chinatown.game.trade_facts import goods_moved, net_money
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

Judgement: TypeAlias = Callable[[View, Trade], Dollars]
"""What a trade brings a bot by its own judgement."""

MIN_WEIGHTY: Final = 3
"""How many units a round more an offer must bring to be hidden from those who could spoil it."""

_ABOUT_PRICE: Final = frozenset({"too-little", "too-dear", "helps-you-more", "helps-you-win"})


class PersonaBot:
    """Asks a bot what to do, says why, and talks; what it does is the bot's own judgement.

    `judge` tells what a trade brings the bot by its own judgement; without one, by income. `plan`
    is how it builds; without one, what it says of its income goes by what pays most.
    """

    def __init__(
        self,
        bot: Bot,
        seat: Seat,
        character: Character,
        seed: str,
        judge: Judgement | None = None,
        plan: Plan | None = None,
    ) -> None:
        self._plan = plan
        self._judge = judge or (lambda view, trade: gain(view, trade, seat))
        self._bot = bot
        self._seat = seat
        self._character = character
        self._seed = seed
        self._talker = Talker(seat, character, seed)

    def decide(self, view: View) -> Action | None:
        """Return what to do or say now, or None."""
        if view.phase != TRADE:
            action = self._bot.decide(view)
            remark = self._talker.remark(view, done=False) if isinstance(action, Keep) else None
            return remark or action
        action = standing_by(self._bot, view, self._seat, self._bot.decide(view))
        action = self._polite(view, self._loyal(view, action))
        match action:
            case Offer():
                before = None if action.counters else self._before_offering(view)
                return before or self.explained(view, action)
            case Refuse():
                return self._refused(view, action)
            case Done(done=True):
                return (
                    stale_call(view, self._seat) or self._talker.remark(view, done=True) or action
                )
            case None:
                return self._talker.remark(view, done=False)
            case _:
                return action

    def _loyal(self, view: View, action: Action | None) -> Action | None:
        """Return an offer to a former partner instead, where that brings less than a unit less."""
        if not self._character.loyal or not isinstance(action, Offer) or action.counters:
            return action
        partners = former_partners(view, self._seat)
        if set(partners) & set(action.trade.parties):
            return action
        min_gain = self._judge(view, action.trade) - view.edition.unit
        for partner in partners:
            offer = would_offer(self._bot, with_traders(view, (self._seat, partner)))
            if offer is None or partner not in offer.trade.parties:
                continue
            if self._judge(view, offer.trade) > min_gain:
                return offer
        return action

    def _polite(self, view: View, action: Action | None) -> Action | None:
        """Return the action, or what else to do where it would press somebody who has refused."""
        if not isinstance(action, Offer) or action.counters:
            return action
        if repeats_refused(view, action):
            action = something_else(self._bot, view, action)
        else:
            action = better_told(self._bot, view, action)
        if not isinstance(action, Offer) or action.counters or not is_unwelcome(view, action):
            return action
        other = self._bot.decide(without_refused(view, self._seat))
        if isinstance(other, Offer) and is_unwelcome(view, other):
            return None if view.done >> self._seat & 1 else Done(self._seat)
        return other

    def _before_offering(self, view: View) -> Action | None:
        """Return what the bot does before it makes an offer: thank, clear a stale call, or call."""
        return (
            self._talker.remark(view, done=False)
            or stale_call(view, self._seat)
            or self._calling(view)
        )

    def _calling(self, view: View) -> Call | None:
        """Return a call before the first offer, in as many rounds as suit the character."""
        rounds = sample(
            range(1, ROUNDS + 1), self._character.calling_rounds, self._seed, "calls", 0
        )
        first = not any(offer.seat == self._seat for offer in view.offers)
        return call_for_tile(view, self._seat) if first and view.round in rounds else None

    def explained(self, view: View, action: Offer) -> Offer:
        """Return an offer with its reasons, in secret and for a short time as the character is.

        It asks for cash of whoever has it.
        """
        action = paid_at_once(view, action)
        phrases = tuple(islice(self._reasons(view, action), self._character.max_reasons))
        own_calls = {call.id for call in view.calls if call.seat == self._seat}
        return replace(
            action,
            phrases=phrases,
            # Levels make no calls, so they take every call for another's.
            answers="" if action.answers in own_calls else action.answers,
            secret=action.secret or self._better_secret(view, action),
            seconds=action.seconds or self._character.offer_seconds,
        )

    def _reasons(self, view: View, action: Offer) -> Iterator[Phrase]:
        seen, trade = open_view(view), action.trade
        if action.counters and (more := self._better_by(view, action)):
            yield Phrase("better", dollars=more)
        own = list(reasons_for(seen, trade, self._seat, "mine", self._plan))
        others = [seat for seat in trade.parties if seat != self._seat]
        if len(others) == 1 and is_favour(seen, trade, others[0]):
            yield Phrase("favour")
        partners = list(reasons_for(seen, trade, others[0], "yours")) if len(others) == 1 else []
        hopes = len(others) == 1 and shows_loss(seen, trade, others[0])
        partner_first = self._character.partner_first or hopes
        both = [*partners, *own] if partner_first else [*own, *partners]
        # Figures convince, so they come first; but what seems a loss needs its reason.
        yield from both if hopes else sorted(both, key=lambda phrase: not phrase.dollars)
        yield from spare(seen, trade, self._seat)

    def _better_by(self, view: View, action: Offer) -> int:
        """Return how many dollars more than the offer that it answers a counter brings."""
        countered = next((offer for offer in view.offers if offer.id == action.counters), None)
        if countered is None or goods_moved(countered.trade) != goods_moved(action.trade):
            return 0
        money = net_money(action.trade, self._seat)
        return max(money - net_money(countered.trade, self._seat), 0)

    def _better_secret(self, view: View, action: Offer) -> bool:
        """Return whether to hide an offer: it brings much, and others could still spoil it."""
        if not self._character.secret or action.counters or action.answers or action.replaces:
            return False
        # A secret offer lets its author stay done, so that nobody would wait for the answer.
        if view.done >> self._seat & 1 or len(action.trade.parties) > 2:
            return False
        return case_of(open_view(view), action.trade, self._seat).units >= MIN_WEIGHTY

    def _refused(self, view: View, action: Refuse) -> Refuse:
        """Return a refusal with its figures, and with the price if the character names it."""
        offer = next((offer for offer in view.offers if offer.id == action.offer), None)
        if offer is None:
            return action
        because = action.because
        if because == "need-it" and not _gives_goods(offer.trade, self._seat):
            # What it should give is only money: of that there is never enough.
            because = "too-dear"
        elif because == "need-it" and any(spare(open_view(view), offer.trade, self._seat)):
            # It offers the same as something that it can do without.
            because = "too-little"
        because = because and honest_reason(view, self._seat, offer.trade, because)
        why = reasons_against(open_view(view), offer.trade, self._seat, because, self._plan)
        phrases = list(islice(why, self._character.max_reasons))
        if self._character.tells_price and because in _ABOUT_PRICE:
            phrases = [
                *phrases[: max(self._character.max_reasons - 1, 0)],
                *self._price(view, offer),
            ]
        return replace(action, because=because, phrases=tuple(phrases))

    def _price(self, view: View, offer: OfferState) -> Iterator[Phrase]:
        """Yield at what price the bot would agree, if there is one."""
        trade = acceptable_trade(self._bot, view, self._seat, offer)
        if trade is None:
            return
        money = net_money(trade, self._seat)
        if money > 0:
            yield Phrase("wants", dollars=money)
        elif money < 0 and view.variants.open_money:
            # Elsewhere the most that it pays could tell how much it has.
            yield Phrase("pays", dollars=-money)


def _gives_goods(trade: Trade, seat: Seat) -> bool:
    return any(
        part.giver == seat and (part.buildings or part.tiles or part.cards)
        for part in trade.transfers
    )
