"""How a bot answers what it hears: by an offer that stands, or by why there is none (docs/bots.md).

It judges what is said as its level judges offers: as if the speaker had offered it. So whatever a
bot says that it would agree to, it agrees to as long as nothing changes.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final, TypeAlias

from chinatown.bots.base import Bot
from chinatown.bots.persona.characters import Character
from chinatown.bots.persona.explanations import Plan, open_view, reasons_against
from chinatown.bots.persona.hearing import (
    Heard,
    has_goods,
    is_addressed,
    is_call,
    last_offer_to,
    missing_goods,
    newest_unanswered,
)
from chinatown.bots.persona.price_search import MAX_MORE, acceptable_trade
from chinatown.bots.persona.voice import Explain, Voice
from chinatown.bots.persona.what_if import would_agree, would_offer
from chinatown.bots.persona.why_not import REFUSALS, about, goods_from, unwanted, why_not
from chinatown.bots.trade.negotiator import Negotiator
from chinatown.game.actions import (
    Action,
    Goods,
    Offer,
    Say,
    Trade,
    Transfer,
)
from chinatown.game.board import mask_of
from chinatown.game.codes import PhraseCode, RefusalReason
from chinatown.game.meaning import (
    NO_GOODS,
    ForSale,
    PlainTalk,
    PriceAsked,
    PriceRejected,
    Proposal,
    Sought,
    Thanks,
    Threat,
)
from chinatown.game.normal_form import merged
from chinatown.game.obstacles import looks_possible
from chinatown.game.phrases import Phrase
from chinatown.game.state import TRADE, OfferState
from chinatown.game.trade_facts import (
    goods_moved,
    moves_cards,
    net_money,
    transfers_of,
)
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

_IN_WORDS: Final = "in-words"
"""The id of what is judged as if it had been offered; ids of offers look different."""

Judge: TypeAlias = Callable[[View], Negotiator]
"""Makes what judges trades for the bot in a position."""


@dataclass(frozen=True)
class Answerer:
    """Answers for one seat what people say to it.

    `judge` is None for a bot that does not judge: it only asks for an offer. `character` is None
    for a silent bot, which answers what it is asked and says nothing else; `explain` gives offers
    the reasons of a character, and `plan` is how the bot builds.
    """

    bot: Bot
    seat: Seat
    judge: Judge | None = None
    character: Character | None = None
    explain: Explain = lambda view, offer: offer
    plan: Plan | None = None

    def answer(self, view: View, heard: Sequence[Heard]) -> Action | None:
        """Return the answer to the oldest question that waits for one, None where nothing is said.

        Of each speaker only the newest question counts, and what was said before in the round is
        not said again.
        """
        if view.phase != TRADE:
            return None
        waiting = newest_unanswered(view, self.seat, heard)
        for remark in waiting:
            # Where several wait, each is answered alone: others would take it for theirs.
            alone = remark.is_private or len(waiting) > 1
            if action := _Reply(self, view, remark, alone).action():
                return action
        return None


class _Reply:
    """The answer to one remark."""

    def __init__(self, answerer: Answerer, view: View, heard: Heard, alone: bool) -> None:
        self._answerer = answerer
        self._seat = answerer.seat
        self._view = view
        self._heard = heard
        self._speaker = heard.speaker
        private, explain = heard.is_private, answerer.explain
        self._voice = Voice(answerer.bot, self._seat, view, self._speaker, private, alone, explain)

    @cached_property
    def _negotiator(self) -> Negotiator:
        assert self._answerer.judge, "only asked where there is a judgement"
        return self._answerer.judge(self._view)

    def action(self) -> Action | None:
        """Return what to do or say, None for nothing."""
        addressed = is_addressed(self._view, self._seat, self._heard)
        if not addressed and not is_call(self._heard):
            return None
        match self._heard.meaning:
            case PlainTalk(asks=asks):
                return self._voice.say(Phrase("make-offer")) if asks and addressed else None
            case Thanks():
                return self._courtesy("welcome", "thanks")
            case Threat():
                return self._courtesy("not-swayed")
            case _ if self._answerer.judge is None:
                return self._voice.say(Phrase("make-offer")) if addressed else None
            case PriceRejected():
                return self._lowered()
            case Proposal(trades=trades):
                return self._proposed(trades)
            case PriceAsked(seats=seats, goods=goods):
                action = self._sold(goods if len(seats) < 2 else self._own_part(goods))
            case Sought(goods=goods, price=price):
                action = self._sold(goods, price)
            case ForSale(goods=goods, price=price):
                action = self._bought(goods, price)
        # To a call, nobody says no.
        return action if addressed or isinstance(action, Offer) else None

    def _courtesy(self, code: PhraseCode, occasion: str = "") -> Say | None:
        """Return a word that nobody asked for: only of those who like to talk, once a round."""
        character = self._answerer.character
        if character is None or not character.max_remarks:
            return None
        if occasion and occasion not in character.occasions:
            return None
        return self._voice.say(Phrase(code))

    @property
    def _price(self) -> Phrase:
        """What names the bot's price: to whoever sells, it is a bid that nobody asked for."""
        is_bid = isinstance(self._heard.meaning, ForSale)
        return Phrase("would-give" if is_bid else "as-asked")

    # What is asked of the bot

    def _own_part(self, goods: Goods) -> Goods:
        """Return those buildings of several players' that are the bot's."""
        owned = self._view.owned[self._seat]
        return Goods(tuple(lot for lot in goods.buildings if owned >> lot & 1))

    def _sold(self, goods: Goods, price: Goods = NO_GOODS) -> Action | None:
        """Return the answer to whoever wants goods that the bot may have."""
        if goods == NO_GOODS:
            return None
        if (missing := missing_goods(self._view, self._seat, goods)) != NO_GOODS:
            return self._voice.say(about("have-none", missing))
        sold = transfers_of(self._seat, self._speaker, goods)
        trade = self._merged(*sold, *transfers_of(self._speaker, self._seat, price))
        if price != NO_GOODS:
            can_pay = has_goods(self._view, self._speaker, price)
            return self._bargained(trade) if can_pay else None
        if before := self._own_offer(trade):
            return self._again(before)
        return self._judged(trade) or self._priced(trade) or self._refusal(trade)

    def _bought(self, goods: Goods, price: Goods = NO_GOODS) -> Action | None:
        """Return the answer to whoever sells goods."""
        if not has_goods(self._view, self._speaker, goods):
            return None
        bought = transfers_of(self._speaker, self._seat, goods)
        trade = self._merged(*bought, *transfers_of(self._seat, self._speaker, price))
        if price != NO_GOODS:
            return self._bargained(trade)
        if before := self._own_offer(trade):
            return self._again(before)
        return self._judged(trade, is_priced=False) or self._bid(trade)

    def _proposed(self, trades: Sequence[Trade]) -> Action | None:
        """Return the answer to a trade in words, which may be a change of the last offer."""
        own = [trade for trade in trades if set(trade.parties) == {self._seat, self._speaker}]
        if not own or len(own) < len(trades):
            return None
        if len(own) > 1 or own[0].promises or own[0].choices or moves_cards(own[0]):
            return self._voice.say(Phrase("make-offer"))
        trade = self._merged(*own[0].transfers)
        return self._bargained(trade) if looks_possible(self._view, trade) else None

    def _bargained(self, trade: Trade) -> Action | None:
        """Return the answer to a trade with a price, as to an offer: the same, a counter, or no."""
        if action := self._judged(trade):
            return action
        before = self._own_offer(trade)
        if before and before.status == "open":
            return self._voice.say(Phrase("offer-stands"), about=before)
        return self._refusal(trade)

    def _own_offer(self, trade: Trade) -> OfferState | None:
        """Return the bot's newest offer of this round that moves the same goods, if any."""
        goods = goods_moved(trade)
        own = [
            offer
            for offer in self._view.offers
            if offer.seat == self._seat
            and offer.status != "made"
            and goods_moved(offer.trade) == goods
        ]
        return own[-1] if own else None

    def _again(self, before: OfferState) -> Action | None:
        """Return the answer to whoever asks for what the bot has offered already.

        Asking again is no way to a better price; a refusal is.
        """
        if before.status == "open":
            return self._voice.say(Phrase("offer-stands"), about=before)
        if before.status == "refused":
            return self._after_refusal(self._view, before)
        if self._negotiator.rejection_reason(before.trade):
            return self._refusal(before.trade)
        return self._voice.offer(before.trade, self._price)

    def _lowered(self) -> Action | None:
        """Return a better price than that of the last offer, as after a refusal, or a no."""
        view = self._view
        author = self._seat if self._heard.meaning.seats else None
        last = last_offer_to(view, self._speaker, self._heard.about, author)
        if last is None or last.seat != self._seat:
            return None
        pays = net_money(last.trade, self._seat) > 0
        because: RefusalReason = "too-dear" if pays else "too-little"
        refused = last._replace(status="refused", by=self._speaker, because=because)
        others = [offer for offer in view.offers if offer.id != last.id]
        return self._after_refusal(view._replace(offers=(*others, refused)), last)

    def _after_refusal(self, refused: View, last: OfferState) -> Action | None:
        """Return the bot's better price for an offer refused in a view, or that it has none."""
        offers = [
            offer._replace(status="lapsed") if offer.status == "open" else offer
            for offer in refused.offers
        ]
        better = would_offer(self._answerer.bot, refused._replace(offers=tuple(offers)))
        if (
            better
            and goods_moved(better.trade) == goods_moved(last.trade)
            and net_money(better.trade, self._seat) < net_money(last.trade, self._seat)
        ):
            replaced = last if last.status == "open" else None
            return self._voice.offer(better.trade, Phrase("lowered"), replaced)
        return self._voice.say(Phrase("last-price"), about=last)

    # Judging

    def _judged(self, trade: Trade, *, is_priced: bool = True) -> Action | None:
        """Return an offer with which the bot answers a trade: that, or its own price for it.

        A trade that is not priced only names goods: what the bot would pay for them is its own.
        """
        negotiator = self._negotiator
        offer = self._as_offer(trade)
        reason = negotiator.rejection_reason(trade)
        asked = reason if is_priced else reason or "too-dear"
        counter = negotiator.counter(offer, asked)
        if counter and not negotiator.rejection_reason(counter.trade):
            return self._offered(counter.trade, is_priced=is_priced)
        if not is_priced or not would_agree(self._answerer.bot, self._view, offer):
            return None
        return self._voice.offer(trade, Phrase("as-you-say"))

    def _priced(self, trade: Trade) -> Action | None:
        """Return an offer of a trade at the price at which the bot would agree to it, if it sells.

        The most that it would pay could tell how much it has.
        """
        better = acceptable_trade(self._answerer.bot, self._view, self._seat, self._as_offer(trade))
        if better is None or net_money(better, self._seat) <= 0:
            return None
        return self._offered(self._merged(*better.transfers))

    def _offered(self, trade: Trade, *, is_priced: bool = True) -> Action | None:
        """Return an offer of a trade at the bot's price, or what it says instead.

        Where the speaker cannot have so much, it only tells the price. What is for sale it does not
        ask for as a gift.
        """
        money = net_money(trade, self._seat)
        if not is_priced and money >= 0 and goods_from(trade, self._seat) == NO_GOODS:
            gift = self._gift_of(trade)
            return self._voice.say(self._unwanted(gift) or Phrase("make-offer"))
        cash = sum(part.cash for part in trade.transfers if part.giver == self._speaker)
        if money > 0 and cash > max(self._view.counted_cash[self._speaker], 0):
            return self._voice.say(Phrase("wants", dollars=money))
        return self._voice.offer(trade, self._price)

    def _bid(self, gift: Trade) -> Action | None:
        """Return an offer to buy where the level has no price: half of what is acceptable."""
        unit = self._view.edition.unit
        affordable = min((self._view.cash[self._seat] or 0) // unit, MAX_MORE)
        prices = range(1, affordable + 1)
        dearest = bisect(prices, False, key=lambda units: bool(self._reason_at(gift, units * unit)))
        if dearest:
            price = (dearest + 1) // 2 * unit
            return self._voice.offer(self._at_price(gift, price), self._price)
        reason = self._reason_at(gift, unit)
        if code := REFUSALS.get(reason) if reason else "cannot-pay":
            return self._voice.say(Phrase(code))
        # Where it is worth less than a unit, something else may do.
        otherwise = Phrase("make-offer" if affordable else "cannot-pay")
        return self._voice.say(self._unwanted(gift) or otherwise)

    def _reason_at(self, gift: Trade, price: Dollars) -> RefusalReason | None:
        return self._negotiator.rejection_reason(self._at_price(gift, price))

    def _at_price(self, gift: Trade, price: Dollars) -> Trade:
        """Return a gift of the speaker for which the bot pays a price."""
        return self._merged(*gift.transfers, Transfer(self._seat, self._speaker, cash=price))

    def _as_offer(self, trade: Trade) -> OfferState:
        """Return a trade as an offer of the speaker."""
        parties = mask_of(trade.parties)
        return OfferState(
            _IN_WORDS, self._speaker, trade, self._heard.is_private, "", parties, 1 << self._speaker
        )

    def _merged(self, *parts: Transfer) -> Trade:
        return merged(Trade(parts), self._view.edition)

    # Saying no

    def _refusal(self, trade: Trade) -> Say | None:
        """Return why the bot does not want a trade, with figures if its character gives any."""
        reason = self._negotiator.rejection_reason(trade)
        if reason is None:
            # It is welcome, but not at a price that the bot would name.
            return self._voice.say(Phrase("make-offer"))
        first = why_not(self._view, self._seat, self._negotiator, trade, reason)
        return self._voice.say(first, *islice(self._reasons(trade, reason), self._max_reasons))

    def _gift_of(self, trade: Trade) -> Trade:
        """Return what the speaker gives in a trade, for nothing."""
        return self._merged(*[part for part in trade.transfers if part.giver == self._speaker])

    def _unwanted(self, gift: Trade) -> Phrase | None:
        return unwanted(self._view, self._seat, self._negotiator, gift)

    @property
    def _max_reasons(self) -> int:
        character = self._answerer.character
        return character.max_reasons - 1 if character else 0

    def _reasons(self, trade: Trade, reason: RefusalReason) -> Iterator[Phrase]:
        plan = self._answerer.plan
        return reasons_against(open_view(self._view), trade, self._seat, reason, plan)
