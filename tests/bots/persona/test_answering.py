"""Bots answer what people say to them: by an offer that stands, or by why there is none."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from tests.bots.kit import setup, watched
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, offered, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.persona.hearing import Heard
from chinatown.bots.persona.voice import MAX_UNANSWERED
from chinatown.bots.registry import make_answerer
from chinatown.game import (
    EVERYONE,
    MODERN,
    Action,
    Agree,
    Goods,
    Offer,
    OfferState,
    Phrase,
    Say,
    State,
    Trade,
    View,
    apply,
    buildings,
    mask_of,
    view,
)
from chinatown.game.meaning import (
    ForSale,
    Meaning,
    PlainTalk,
    PriceAsked,
    PriceRejected,
    Proposal,
    Sought,
    Thanks,
    Threat,
)

LEVELS = ["shopkeeper", "merchant", "tycoon"]
KINDS = [*LEVELS, "tycoon/quiet", "merchant/chatty", "tycoon/hard", "shopkeeper/generous"]
ASKER, BOT, OTHER = RED, YELLOW, GREEN


def table(**switches: Any) -> State:
    """Red's four Laundries lack the bot's building 5, and nobody else has one beside them."""
    lots = {RED: [1, 2, 3, 4, 30, 40], YELLOW: [5, 20, 21], GREEN: [50]}
    state = with_tiles(
        with_lots(trading(**switches), lots),
        {RED: ["Laundry", "Photo"], YELLOW: ["Dim Sum", "Dim Sum"], GREEN: ["Antiques"]},
    )
    laundry = state.edition.index["Laundry"]
    shops = list(state.shops)
    shops[laundry] = mask_of([1, 2, 3, 4])
    return state._replace(shops=tuple(shops))


def beside_a_lot() -> State:
    """Red's building 22 lies beside the bot's 20 and 21; two Dim Sum want a third."""
    lots = {RED: [22, 30], YELLOW: [20, 21], GREEN: [50]}
    tiles = {RED: ["Dim Sum"], YELLOW: ["Dim Sum", "Dim Sum", "Dim Sum"]}
    return with_tiles(with_lots(trading(), lots), tiles)


class Talk:
    """A table at which red talks to a bot on yellow's seat."""

    def __init__(self, kind: str, state: State | None = None) -> None:
        self.state = state or table()
        self.kind = kind
        self.answerer = make_answerer(kind, BOT, "a seed")
        self.bot = make_bot(kind, BOT, "a seed")
        self.heard: list[Heard] = []

    def hears(
        self,
        meaning: Meaning,
        to: Sequence[int] = (),
        about: str = "",
        speaker: int = ASKER,
    ) -> Action | None:
        """Let somebody say something; carry out and return what the bot answers."""
        seen = view(self.state, BOT)
        audience = mask_of([speaker, *to]) if to else EVERYONE
        self.heard.append(
            Heard(speaker, meaning, tuple(to), about, audience, len(seen.offers), len(seen.remarks))
        )
        return self.answers()

    def answers(self) -> Action | None:
        action = self.answerer.answer(view(self.state, BOT), self.heard)
        if action is not None:
            self.state, _ = apply(self.state, action)
        return action

    def says(self, meaning: Meaning, **heard: Any) -> list[str]:
        """Return the codes of the phrases that the bot answers with."""
        action = self.hears(meaning, **heard)
        assert action is None or isinstance(action, Say), action
        return [phrase.code for phrase in action.phrases] if action else []

    def offers(self, meaning: Meaning, **heard: Any) -> Offer:
        action = self.hears(meaning, **heard)
        assert isinstance(action, Offer), action
        return action


def asked(*lots: int, tiles: Sequence[str] = (), seats: Sequence[int] = (BOT,)) -> PriceAsked:
    return PriceAsked(tuple(seats), Goods(lots, tuple(tiles)))


def cash_to(trade: Trade, seat: int) -> int:
    return sum(part.cash + part.due for part in trade.transfers if part.taker == seat)


def cash_now(action: Action | None) -> int:
    assert isinstance(action, Offer)
    return sum(part.cash for part in action.trade.transfers)


def said_in(action: Action | None) -> tuple[Phrase, ...]:
    assert isinstance(action, Offer | Say)
    return action.phrases


@pytest.mark.parametrize("kind", KINDS)
def test_who_asks_the_price_of_a_building_is_offered_it(kind: str) -> None:
    talk = Talk(kind)
    offer = talk.offers(asked(5))
    assert offer.trade.parties == (ASKER, BOT)
    assert [part.buildings for part in offer.trade.transfers if part.giver == BOT] == [(5,)]
    assert cash_to(offer.trade, BOT) > 0
    assert offer.phrases[0] == Phrase("as-asked")


@pytest.mark.parametrize("kind", KINDS)
def test_a_price_that_a_bot_names_is_one_to_which_it_agrees(kind: str) -> None:
    talk = Talk(kind)
    trade = talk.offers(asked(5)).trade
    # The bot's own offer is withdrawn, and red makes the same one.
    same = Talk(kind).state
    state = offered(same, ASKER, *trade.transfers)
    action = talk.bot.decide(view(state, BOT))
    assert isinstance(action, Agree)
    # Nor does it take its word back while nothing changes.
    after = talk.bot.decide(view(talk.state, BOT))
    assert after is None or type(after).__name__ == "Done"
    state, _ = apply(talk.state, Agree(ASKER, talk.state.offers[-1].id))
    assert state.owned[ASKER] >> 5 & 1


@pytest.mark.parametrize("kind", KINDS)
def test_who_asks_the_price_of_a_tile_is_offered_it(kind: str) -> None:
    # Red collects Laundry, of which the bot has one beside nothing of its own.
    state = with_tiles(table(), {RED: ["Photo"], YELLOW: ["Laundry"]})
    lots = {RED: [1, 2, 3, 4, 5, 30], YELLOW: [20, 61], GREEN: [50]}
    talk = Talk(kind, with_lots(state, lots))
    offer = talk.offers(asked(tiles=["Laundry"]))
    assert [part.tiles for part in offer.trade.transfers if part.giver == BOT] == [("Laundry",)]
    assert cash_to(offer.trade, BOT) > 0


@pytest.mark.parametrize("kind", [*KINDS, "random/chatty"])
def test_what_a_bot_does_not_have_it_says_it_lacks(kind: str) -> None:
    expected = ["make-offer"] if kind.startswith("random") else ["have-none"]
    assert Talk(kind).says(asked(tiles=["Antiques"])) == expected
    assert Talk(kind).says(asked(50, seats=[BOT])) == expected
    assert Talk(kind).says(asked(tiles=["Dim Sum"] * 3)) == expected


@pytest.mark.parametrize("kind", KINDS)
def test_only_what_is_lacking_is_named(kind: str) -> None:
    talk = Talk(kind)
    answer = talk.hears(asked(5, 50, tiles=["Dim Sum", "Antiques"]))
    assert isinstance(answer, Say)
    assert answer.phrases == (Phrase("have-none", buildings=(50,), tiles=("Antiques",)),)


@pytest.mark.parametrize("kind", KINDS)
def test_a_price_beyond_what_the_asker_can_have_is_told_and_not_offered(kind: str) -> None:
    rich, poor = Talk(kind), Talk(kind, table()._replace(counted_cash=(0,) * 4))
    price = cash_to(rich.offers(asked(5)).trade, BOT)
    state = poor.state
    answer = poor.hears(asked(5))
    # It may ask for what is paid after income instead.
    assert isinstance(answer, Say) or not cash_now(answer)
    prices = [phrase.dollars for phrase in said_in(answer) if phrase.code == "wants"]
    assert bool(prices) == isinstance(answer, Say)
    assert all(dollars == price for dollars in prices)
    assert all(would_sell(kind, view(state, BOT), 5, dollars) for dollars in prices)


def test_nothing_that_is_for_sale_is_asked_for_as_a_gift() -> None:
    """In the last round a tycoon asks favours, but not of whoever sells."""
    state = with_tiles(
        with_lots(trading()._replace(round=6), {RED: [22, 40], YELLOW: [20]}), {YELLOW: ["Photo"]}
    )
    for lot in (22, 40):
        assert Talk("tycoon", state).hears(ForSale((), Goods((lot,)))) is None
        assert Talk("tycoon", state).says(ForSale((BOT,), Goods((lot,)))) == ["no-use"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_worth_more_to_the_bot_than_to_the_asker_is_kept(kind: str) -> None:
    """The bot's own business would lose its middle, and be worth more than anybody has."""
    state = table()
    lots = {RED: [60], YELLOW: list(range(1, 7)), GREEN: [50]}
    state = with_tiles(with_lots(state, lots), {RED: ["Photo"]})
    restaurant = state.edition.index["Restaurant"]
    shops = [0] * len(state.shops)
    shops[restaurant] = mask_of(range(1, 7))
    talk = Talk(kind, state._replace(shops=tuple(shops)))
    answer = talk.hears(asked(*range(1, 7)))
    assert isinstance(answer, Say)
    assert answer.phrases[0] == Phrase("keeps", buildings=tuple(range(1, 7)))


@pytest.mark.parametrize("kind", KINDS)
class TestWishes:
    def test_a_fair_price_for_what_is_sought_is_taken_or_answered_by_an_offer(
        self, kind: str
    ) -> None:
        offer = Talk(kind).offers(Sought((BOT,), Goods((5,)), Goods(cash=300_000)))
        assert cash_to(offer.trade, BOT) >= 300_000

    def test_goods_for_what_is_sought_are_weighed_as_a_price_is(self, kind: str) -> None:
        lots = {RED: [22, 30], YELLOW: [20, 21, 60], GREEN: [50]}
        state = with_lots(beside_a_lot(), lots)
        price = Goods((22,), cash=50_000)
        offer = Talk(kind, state).offers(Sought((), Goods((60,)), price))
        goods = {part.giver: part.buildings for part in offer.trade.transfers if part.buildings}
        assert goods == {ASKER: (22,), BOT: (60,)}

    def test_too_little_for_what_is_sought_is_answered_by_the_bots_price(self, kind: str) -> None:
        offer = Talk(kind).offers(Sought((BOT,), Goods((5,)), Goods(cash=10_000)))
        assert cash_to(offer.trade, BOT) > 10_000

    def test_a_call_is_answered_only_by_those_who_can(self, kind: str) -> None:
        assert Talk(kind).hears(Sought((), Goods(tiles=("Antiques",)))) is None
        assert isinstance(Talk(kind).hears(Sought((), Goods((5,)))), Offer)

    def test_what_is_for_sale_is_bought_where_it_is_worth_anything(self, kind: str) -> None:
        offer = Talk(kind, beside_a_lot()).offers(ForSale((BOT,), Goods((22,))))
        assert [part.buildings for part in offer.trade.transfers if part.giver == ASKER] == [(22,)]
        assert 0 < cash_to(offer.trade, ASKER) < 300_000

    def test_whoever_sells_to_all_gets_a_bid_that_nobody_is_said_to_have_asked_for(
        self, kind: str
    ) -> None:
        offer = Talk(kind, beside_a_lot()).offers(ForSale((), Goods((22,))))
        assert offer.phrases[0] == Phrase("would-give")

    def test_what_is_too_dear_is_not_bought_at_that_price(self, kind: str) -> None:
        said = Talk(kind).says(ForSale((BOT,), Goods((40,)), Goods(cash=200_000)))
        assert said[0] in ("too-dear", "no-use")

    def test_nobody_buys_what_the_seller_does_not_have(self, kind: str) -> None:
        assert Talk(kind).hears(ForSale((BOT,), Goods((50,)))) is None


@pytest.mark.parametrize("kind", KINDS)
class TestHaggling:
    def test_a_change_of_the_last_offer_is_judged_like_an_offer(self, kind: str) -> None:
        talk = Talk(kind)
        first = talk.offers(asked(5)).trade
        price = cash_to(first, BOT)
        less = Trade((give(ASKER, BOT, cash=10_000), give(BOT, ASKER, buildings=(5,))))
        assert price > 10_000
        assert talk.says(Proposal((BOT,), (less,))) == ["offer-stands"]

    def test_more_than_was_asked_is_taken_at_once(self, kind: str) -> None:
        talk = Talk(kind)
        price = cash_to(talk.offers(asked(5)).trade, BOT)
        more = Trade((give(ASKER, BOT, cash=price + 20_000), give(BOT, ASKER, buildings=(5,))))
        offer = talk.offers(Proposal((BOT,), (more,)))
        assert cash_to(offer.trade, BOT) >= price + 20_000

    def test_too_much_lowers_a_price_as_a_refusal_does_or_not_at_all(self, kind: str) -> None:
        talk = Talk(kind)
        price = cash_to(talk.offers(asked(5)).trade, BOT)
        answers = [talk.hears(PriceRejected()) for _ in range(6)]
        prices = [cash_to(answer.trade, BOT) for answer in answers if isinstance(answer, Offer)]
        assert prices == sorted(prices, reverse=True)
        assert all(lower < price for lower in prices)
        said = [answer for answer in answers if isinstance(answer, Say)]
        assert [word.phrases for word in said] == [(Phrase("last-price"),)]
        assert sum(offer.status == "open" for offer in talk.state.offers) == 1

    def test_no_to_a_price_is_for_who_made_the_offer(self, kind: str) -> None:
        assert Talk(kind).hears(PriceRejected()) is None
        state = offered(
            table(), GREEN, give(GREEN, RED, buildings=(50,)), give(RED, GREEN, cash=10_000)
        )
        assert Talk(kind, state).hears(PriceRejected()) is None


def two_offers(*, secret: bool = False) -> Talk:
    """Return a table at which first green and then the bot has made an offer to red."""
    talk = Talk("tycoon/chatty")
    rich = talk.state._replace(cash=(400_000,) * 4, counted_cash=(400_000,) * 4)
    parts = give(GREEN, RED, buildings=(50,)), give(RED, GREEN, cash=10_000)
    talk.state = offered(rich, GREEN, *parts)
    own = give(BOT, RED, buildings=(5,)), give(RED, BOT, cash=200_000)
    talk.state = offered(talk.state, BOT, *own, secret=secret)
    return talk


class TestWhoIsMeant:
    """A no to a price that names nobody is for one: who made the newest offer by then."""

    def test_an_offer_that_others_cannot_see_is_not_meant_where_they_hear_it(self) -> None:
        # Green takes it for its own offer, as it sees no other.
        assert two_offers(secret=True).hears(PriceRejected()) is None
        assert two_offers(secret=True).hears(PriceRejected(), to=[BOT]) is not None
        assert two_offers().hears(PriceRejected()) is not None

    def test_an_offer_made_since_is_not_meant(self) -> None:
        talk = two_offers()
        before = len(view(talk.state, BOT).offers) - 1
        talk.heard.append(Heard(ASKER, PriceRejected(), (), "", EVERYONE, before, 0))
        assert talk.answers() is None

    def test_who_has_answered_by_a_better_offer_was_meant(self) -> None:
        talk = two_offers()
        parts = give(GREEN, RED, buildings=(50,)), give(RED, GREEN, cash=20_000)
        talk.state = offered(talk.state, GREEN, *parts)
        known = len(talk.state.offers)
        parts = give(GREEN, RED, buildings=(50,)), give(RED, GREEN, cash=10_000)
        lower = Offer(GREEN, Trade(parts), replaces=talk.state.offers[-1].id)
        talk.state, _ = apply(talk.state, lower)
        talk.heard.append(Heard(ASKER, PriceRejected(), (), "", EVERYONE, known, 0))
        assert talk.answers() is None


class TestManners:
    @pytest.mark.parametrize("kind", KINDS)
    def test_a_question_asked_ten_times_gets_no_ten_answers(self, kind: str) -> None:
        for meaning in (asked(5), asked(tiles=["Antiques"]), asked(20)):
            talk = Talk(kind)
            answers = [talk.hears(meaning) for _ in range(10)]
            assert 1 <= sum(answer is not None for answer in answers) <= 2
            assert answers[2:] == [None] * 8

    @pytest.mark.parametrize("kind", KINDS)
    def test_of_ten_questions_at_once_the_last_is_answered(self, kind: str) -> None:
        talk = Talk(kind)
        seen = view(talk.state, BOT)
        talk.heard = [
            Heard(ASKER, asked(lot), (), "", EVERYONE, len(seen.offers), len(seen.remarks))
            for lot in (50, 1, 2, 20, 21, 5)
        ]
        answer = talk.answers()
        assert isinstance(answer, Offer)
        assert [part.buildings for part in answer.trade.transfers if part.giver == BOT] == [(5,)]
        assert talk.answers() is None

    def test_a_question_to_the_bot_comes_before_a_call_and_before_thanks(self) -> None:
        talk = Talk("tycoon/chatty")
        seen = view(talk.state, BOT)
        known = len(seen.offers), len(seen.remarks)
        calls = Sought((), Goods(tiles=("Antiques",)))
        for meaning in (
            asked(5),
            calls,
            Thanks((BOT,)),
            PlainTalk((BOT,)),
            asked(50, seats=[GREEN]),
        ):
            talk.heard.append(Heard(ASKER, meaning, (), "", EVERYONE, *known))
        assert isinstance(talk.answers(), Offer)

    @pytest.mark.parametrize("kind", KINDS)
    def test_nobody_has_more_than_two_offers_to_answer(self, kind: str) -> None:
        talk = Talk(kind)
        for goods in (asked(5), asked(20), asked(21), asked(tiles=["Dim Sum"]), asked(5, 20)):
            talk.hears(goods)
            waiting = [offer for offer in talk.state.offers if offer.status == "open"]
            assert len(waiting) <= MAX_UNANSWERED

    @pytest.mark.parametrize("kind", [*LEVELS, "tycoon/chatty"])
    def test_a_question_that_is_not_understood_is_answered_once(self, kind: str) -> None:
        talk = Talk(kind)
        asks = PlainTalk((BOT,), asks=True)
        assert talk.says(asks) == ["make-offer"]
        assert talk.says(asks) == []
        assert Talk(kind).says(PlainTalk((GREEN,), asks=True)) == []
        assert isinstance(Talk(kind).hears(asked(5)), Offer)

    def test_no_to_the_price_of_one_who_is_named_is_not_for_others(self) -> None:
        talk = Talk("tycoon/chatty")
        price = cash_to(talk.offers(asked(5)).trade, BOT)
        lots, cash = give(GREEN, RED, buildings=(50,)), give(RED, GREEN, cash=10_000)
        talk.state = offered(talk.state, GREEN, lots, cash)
        # The last offer is green's: without a name, that is what is too dear.
        assert talk.hears(PriceRejected()) is None
        assert talk.hears(PriceRejected((GREEN,))) is None
        answer = talk.hears(PriceRejected((BOT,)))
        assert isinstance(answer, Say) or (
            isinstance(answer, Offer) and cash_to(answer.trade, BOT) < price
        )

    def test_silent_bots_answer_questions_and_nothing_else(self) -> None:
        for level in LEVELS:
            assert Talk(level).says(Thanks((BOT,))) == []
            assert Talk(level).says(Threat((BOT,))) == []
            assert Talk(level).says(PlainTalk((BOT,))) == []
            assert Talk(level).says(asked(tiles=["Antiques"])) == ["have-none"]

    def test_thanks_are_answered_by_a_word_of_those_who_thank_themselves(self) -> None:
        for kind, word in (("tycoon/chatty", ["welcome"]), ("tycoon/hard", [])):
            talk = Talk(kind)
            assert talk.says(Thanks((BOT,))) == word
            assert talk.says(Thanks((BOT,))) == []
            assert Talk(kind).says(Thanks(())) == []

    def test_a_threat_changes_no_price(self) -> None:
        plain, threatened = Talk("merchant/chatty"), Talk("merchant/chatty")
        assert threatened.says(Threat((BOT,))) == ["not-swayed"]
        assert threatened.says(Threat((BOT,))) == []
        assert threatened.offers(asked(5)).trade == plain.offers(asked(5)).trade

    def test_a_question_to_another_is_not_answered(self) -> None:
        talk = Talk("tycoon/chatty")
        assert talk.hears(asked(50, seats=[GREEN])) is None
        assert talk.hears(asked(5), to=[GREEN]) is None
        assert talk.hears(Sought((GREEN,), Goods((5,)))) is None
        assert talk.hears(PlainTalk((BOT,))) is None

    def test_what_only_one_has_is_asked_of_that_one(self) -> None:
        assert isinstance(Talk("tycoon").hears(asked(5, seats=[])), Offer)
        assert Talk("tycoon").hears(asked(50, seats=[])) is None

    def test_what_several_have_each_may_offer_and_nobody_refuses(self) -> None:
        several = with_tiles(table(), {YELLOW: ["Dim Sum"] * 2, GREEN: ["Dim Sum"] * 2})
        several = several._replace(counted_cash=(400_000,) * 4)
        assert isinstance(Talk("tycoon", several).hears(asked(tiles=["Dim Sum"], seats=[])), Offer)
        others = asked(tiles=["Antiques"], seats=[])
        assert Talk("tycoon", with_tiles(several, {RED: [], GREEN: []})).hears(others) is None

    def test_of_two_owners_each_names_the_price_of_its_own(self) -> None:
        offer = Talk("tycoon").offers(asked(5, 50, seats=[BOT, GREEN]))
        assert [part.buildings for part in offer.trade.transfers if part.giver == BOT] == [(5,)]
        assert Talk("tycoon").hears(asked(50, seats=[BOT, GREEN])) is None

    def test_a_remark_about_an_offer_is_for_its_parties(self) -> None:
        talk = Talk("tycoon/chatty")
        talk.offers(asked(5))
        offer = talk.state.offers[-1].id
        answer = talk.hears(PriceRejected(), about=offer)
        assert answer is not None
        assert talk.hears(PriceRejected(), about="no-offer") is None
        state = offered(
            table(), GREEN, give(GREEN, RED, buildings=(50,)), give(RED, GREEN, cash=10_000)
        )
        other = Talk("tycoon/chatty", state)
        assert other.hears(PriceRejected(), about=state.offers[-1].id) is None

    def test_a_whispered_question_has_a_secret_answer(self) -> None:
        talk = Talk("tycoon/chatty")
        assert talk.offers(asked(5), to=[BOT]).secret
        answer = talk.hears(asked(tiles=["Antiques"]), to=[BOT])
        assert isinstance(answer, Say)
        assert answer.to == (ASKER,)
        assert not view(talk.state, OTHER).offers
        assert not view(talk.state, OTHER).remarks

    def test_two_who_ask_at_once_are_both_answered(self) -> None:
        talk = Talk("tycoon/chatty")
        seen = view(talk.state, BOT)
        talk.heard = [
            Heard(seat, asked(lot), (), "", EVERYONE, len(seen.offers), len(seen.remarks))
            for seat, lot in ((ASKER, 50), (WHITE, 1))
        ]
        first, second = talk.answers(), talk.answers()
        assert isinstance(first, Say)
        assert isinstance(second, Say)
        assert (first.to, second.to) == ((ASKER,), ())
        assert talk.answers() is None

    def test_outside_the_trade_phase_nothing_is_answered(self) -> None:
        state = table()._replace(phase="build")
        assert make_answerer("tycoon", BOT, "").answer(view(state, BOT), []) is None


def would_sell(kind: str, seen: View, lot: int, price: int) -> bool:
    """Return whether a bot would agree if red paid so much for a building."""
    trade = Trade((give(ASKER, BOT, cash=price), give(BOT, ASKER, buildings=(lot,))))
    lapsed = tuple(
        offer._replace(status="lapsed") if offer.status == "open" else offer
        for offer in seen.offers
    )
    state = OfferState("asked", ASKER, trade, False, "", mask_of([ASKER, BOT]), 1 << ASKER)
    decided = make_bot(kind, BOT, "a seed").decide(seen._replace(offers=(*lapsed, state)))
    return isinstance(decided, Agree)


def questions(kind: str, words: str) -> Iterator[tuple[State, int, Action]]:
    """Yield what a bot answers now and then in a game to the question for a building's price."""
    for moment in watched(setup(MODERN, 4, words), [kind]):
        state, seen = moment.state, moment.seen
        if state.phase == "trade" and state.number % 7 == 0 and moment.seat == BOT:
            answerer = make_answerer(kind, BOT, "a seed")
            for lot in list(buildings(state.owned[BOT]))[:3]:
                known = len(seen.offers), len(seen.remarks)
                answer = answerer.answer(seen, [Heard(ASKER, asked(lot), (), "", EVERYONE, *known)])
                if answer is not None:
                    yield state, lot, answer


@pytest.mark.whole_game
@pytest.mark.parametrize("kind", ["merchant/chatty", "tycoon", "shopkeeper/hard"])
@pytest.mark.parametrize("words", ["", "hidden-tiles", "open-money", "immediate-only"])
def test_in_whole_games_bots_keep_to_all_that_they_say(kind: str, words: str) -> None:
    answers = list(questions(kind, words))
    prices = [
        (state, lot, phrase.dollars)
        for state, lot, answer in answers
        for phrase in getattr(answer, "phrases", ())
        if phrase.code == "wants" and isinstance(answer, Say)
    ]
    assert all(would_sell(kind, view(state, BOT), lot, price) for state, lot, price in prices)
    # Whatever an answer is, the rules accept it.
    after = [(answer, apply(state, answer)[0]) for state, _, answer in answers]
    made = [state for answer, state in after if isinstance(answer, Offer)]
    assert made
    for state in made:
        decided = make_bot(kind, BOT, "a seed").decide(view(state, BOT))
        assert getattr(decided, "offer", "") != state.offers[-1].id, "it took it back"
