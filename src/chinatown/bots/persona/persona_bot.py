"""A bot with a character: it plays as its level does, and talks (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Final, TypeAlias

from chinatown.bots.base import Bot
from chinatown.bots.persona.characters import Character
from chinatown.bots.persona.courtesy import unwelcome, without_refused
from chinatown.bots.persona.explanations import (
    case_of,
    is_favour,
    open_view,
    reasons_against,
    reasons_for,
    spare,
)
from chinatown.bots.persona.loyalty import alone_with, former_partners
from chinatown.bots.persona.open_calls import call_for_tile, stale_call
from chinatown.bots.persona.table_talk import Talker
from chinatown.bots.value.income_value import gain
from chinatown.game.actions import (
    Action,
    Agree,
    Call,
    Done,
    Keep,
    Offer,
    Refuse,
    Trade,
    Transfer,
)
from chinatown.game.chance import sample
from chinatown.game.deal_table import ROUNDS
from chinatown.game.phrases import Phrase
from chinatown.game.state import TRADE, OfferState
from chinatown.game.types import Dollars
from chinatown.game.view import View

Judgement: TypeAlias = Callable[[View, Trade], Dollars]
"""What a trade brings a bot by its own judgement."""

WEIGHTY: Final = 3
"""What brings so many units a round more is better not shown to those who could spoil it."""

MAX_MORE: Final = 40
"""A price is looked for up to so many units above what was offered."""


_ABOUT_PRICE: Final = frozenset({"too-little", "too-dear", "helps-you-more"})


class PersonaBot:
    """Asks a bot what to do, says why, and talks; what it does is the bot's own judgement.

    `judge` tells what a trade brings the bot by its own judgement; without one, by income.
    """

    def __init__(
        self, bot: Bot, seat: int, character: Character, seed: str, judge: Judgement | None = None
    ) -> None:
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
        action = self._bot.decide(view)
        action = self._polite(view, self._loyal(view, action))
        match action:
            case Offer():
                before = None if action.counters else self._before_offering(view)
                return before or self._offered(view, action)
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
        least = self._judge(view, action.trade) - view.edition.unit
        for partner in partners:
            other = self._bot.decide(alone_with(view, self._seat, partner))
            if not isinstance(other, Offer) or partner not in other.trade.parties:
                continue
            if self._judge(view, other.trade) > least:
                return other
        return action

    def _polite(self, view: View, action: Action | None) -> Action | None:
        """Return the action, or what else to do where it would press somebody who has refused."""
        if not isinstance(action, Offer) or action.counters or not unwelcome(view, action):
            return action
        other = self._bot.decide(without_refused(view, self._seat))
        if isinstance(other, Offer) and unwelcome(view, other):
            return None if view.done >> self._seat & 1 else Done(self._seat)
        return other

    def _before_offering(self, view: View) -> Action | None:
        """Return what comes before an offer of one's own: thanks, or in some rounds a call."""
        return (
            self._talker.remark(view, done=False)
            or stale_call(view, self._seat)
            or self._calling(view)
        )

    def _calling(self, view: View) -> Call | None:
        """Return a call before the first offer, in as many of the rounds as the character has."""
        rounds = sample(range(1, ROUNDS + 1), self._character.calls, self._seed, "calls", 0)
        first = not any(one.seat == self._seat for one in view.offers)
        return call_for_tile(view, self._seat) if first and view.round in rounds else None

    def _offered(self, view: View, action: Offer) -> Offer:
        """Return an offer with its reasons, in secret and for a short time as the character is."""
        phrases = tuple(islice(self._reasons(view, action), self._character.reasons))
        own_calls = {one.id for one in view.calls if one.seat == self._seat}
        return replace(
            action,
            phrases=phrases,
            # Levels make no calls, so they take every call for another's.
            answers="" if action.answers in own_calls else action.answers,
            secret=action.secret or self._better_secret(view, action),
            seconds=action.seconds or self._character.seconds,
        )

    def _reasons(self, view: View, action: Offer) -> Iterator[Phrase]:
        seen, trade = open_view(view), action.trade
        if action.counters and (more := self._better_by(view, action)):
            yield Phrase("better", dollars=more)
        mine = list(reasons_for(seen, trade, self._seat, "mine"))
        others = [seat for seat in trade.parties if seat != self._seat]
        if len(others) == 1 and is_favour(seen, trade, others[0]):
            yield Phrase("favour")
        yours = list(reasons_for(seen, trade, others[0], "yours")) if len(others) == 1 else []
        both = [*yours, *mine] if self._character.yours_first else [*mine, *yours]
        # Figures convince, so they come first.
        yield from sorted(both, key=lambda phrase: not phrase.dollars)
        yield from spare(seen, trade, self._seat)

    def _better_by(self, view: View, action: Offer) -> int:
        """Return how many dollars more than the offer that it answers a counter brings."""
        known = next((one for one in view.offers if one.id == action.counters), None)
        if known is None or _things(known.trade) != _things(action.trade):
            return 0
        return max(_money(action.trade, self._seat) - _money(known.trade, self._seat), 0)

    def _better_secret(self, view: View, action: Offer) -> bool:
        """Tell whether to hide an offer: it brings much, and others could still spoil it."""
        if not self._character.secret or action.counters or action.answers or action.replaces:
            return False
        # A secret offer lets its author stay done, so that nobody would wait for the answer.
        if view.done >> self._seat & 1 or len(action.trade.parties) > 2:
            return False
        return case_of(open_view(view), action.trade, self._seat).units >= WEIGHTY

    def _refused(self, view: View, action: Refuse) -> Refuse:
        """Return a refusal with its figures, and the price where the character tells it."""
        one = next((one for one in view.offers if one.id == action.offer), None)
        if one is None:
            return action
        because = action.because
        if because == "need-it" and not _gives_things(one.trade, self._seat):
            # What it should give is money alone: of that there is never enough.
            because = "too-dear"
        why = reasons_against(open_view(view), one.trade, self._seat, because)
        phrases = list(islice(why, self._character.reasons))
        if self._character.tells_price and because in _ABOUT_PRICE:
            phrases = [*phrases[: max(self._character.reasons - 1, 0)], *self._price(view, one)]
        return replace(action, because=because, phrases=tuple(phrases))

    def _price(self, view: View, one: OfferState) -> Iterator[Phrase]:
        """Yield at what price the bot would agree, if it is known to agree at one."""
        if len(one.trade.parties) != 2 or one.trade.promises:
            return
        unit = view.edition.unit
        low, high = 0, MAX_MORE
        if not self._would_agree(view, one, high * unit):
            return
        while high - low > 1:
            middle = (low + high) // 2
            if self._would_agree(view, one, middle * unit):
                high = middle
            else:
                low = middle
        money = _money(_with_more(one.trade, self._seat, one.seat, high * unit), self._seat)
        if money > 0:
            yield Phrase("wants", dollars=money)
        elif money < 0 and view.variants.open_money:
            # Elsewhere the most that it pays could tell how much it has.
            yield Phrase("pays", dollars=-money)

    def _would_agree(self, view: View, one: OfferState, more: int) -> bool:
        """Tell whether the bot would agree to an offer that brings it so many dollars more."""
        # Alone with this offer, whatever else stands.
        others = [
            other._replace(status="lapsed") if other.status == "open" else other
            for other in view.offers
            if other.id != one.id
        ]
        better = one._replace(trade=_with_more(one.trade, self._seat, one.seat, more))
        asked = view._replace(offers=(*others, better))
        return isinstance(self._bot.decide(asked), Agree)


def _gives_things(trade: Trade, seat: int) -> bool:
    return any(
        part.giver == seat and (part.buildings or part.tiles or part.cards)
        for part in trade.transfers
    )


def _with_more(trade: Trade, seat: int, partner: int, dollars: int) -> Trade:
    """Return a trade in which a seat pays less, or gets more, by some dollars."""
    saved = 0
    parts = []
    for part in trade.transfers:
        if part.giver == seat:
            cash = max(part.cash - dollars, 0)
            saved = part.cash - cash
            part = replace(part, cash=cash)
        parts.append(part)
    if saved < dollars:
        parts.append(Transfer(partner, seat, cash=dollars - saved))
    return Trade(tuple(parts))


def _money(trade: Trade, seat: int) -> int:
    """Return the dollars that a seat gets on balance, now and after income."""
    return sum(
        (part.cash + part.due) * ((part.taker == seat) - (part.giver == seat))
        for part in trade.transfers
    )


def _things(trade: Trade) -> set[tuple[int, tuple[int, ...], tuple[str, ...]]]:
    return {
        (part.giver, part.buildings, part.tiles)
        for part in trade.transfers
        if part.buildings or part.tiles
    }
