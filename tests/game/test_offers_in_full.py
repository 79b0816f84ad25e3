"""Offers: everything that is kept, told and refused, and to whom (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    give,
    new_game,
    offered,
    refused,
    table,
)

from chinatown.game import (
    TABLE,
    AddressedEvent,
    Agree,
    Call,
    Done,
    EndCall,
    Expire,
    Goods,
    Offer,
    OfferState,
    Phrase,
    Refuse,
    State,
    Trade,
    apply,
)
from chinatown.game.chance import opaque_id
from chinatown.game.errors import Param
from chinatown.game.trade_events import (
    DoneSaid,
    Lapsed,
    Offered,
    Withdrawn,
)

GIFT = give(RED, YELLOW, buildings=(19,))
MORE = Trade((GIFT, give(YELLOW, RED, cash=10_000)))


class TestMaking:
    def test_an_offer_is_kept_and_told_with_all_that_it_says(self) -> None:
        state, _ = apply(table(), Call(RED, Goods(buildings=(16,)), Goods(cash=10_000)))
        state = offered(state, RED, GIFT)
        first, call = state.offers[0].id, state.calls[0].id
        hello = (Phrase("hello"),)
        parts = give(YELLOW, RED, buildings=(16,)), give(RED, YELLOW, cash=20_000)
        trade = Trade(parts[::-1])
        offer = Offer(YELLOW, Trade(parts), False, first, "", call, 3600, hello)
        state, events = apply(state, offer)
        new = state.offers[-1]
        both = 1 << RED | 1 << YELLOW
        assert new == OfferState(
            new.id, YELLOW, trade, False, first, both, 1 << YELLOW,
            answers=call, seconds=3600, phrases=hello,
        )  # fmt: skip
        event = Offered(YELLOW, new.id, trade, False, first, "", call, 3600, hello)
        assert events == (AddressedEvent(event),)
        assert state.offers[0].status == "open"

    def test_a_secret_offer_and_its_new_version_are_told_to_parties_alone(self) -> None:
        state, events = apply(
            table(), Offer(YELLOW, Trade((give(YELLOW, RED, cash=10_000),)), True)
        )
        both = 1 << RED | 1 << YELLOW
        first = state.offers[0]
        assert [audience for _, audience in events] == [both]
        assert (first.secret, first.parties, first.agreed) == (True, both, 1 << YELLOW)
        more = Trade((give(YELLOW, RED, cash=20_000),))
        state, events = apply(state, Offer(YELLOW, more, True, replaces=first.id))
        name = state.offers[1].id
        assert events == (
            AddressedEvent(Offered(YELLOW, name, more, True, "", first.id, "", 0), both),
        )
        assert [offer.status for offer in state.offers] == ["withdrawn", "open"]
        assert name != first.id

    def test_an_open_new_version_needs_no_withdrawal(self) -> None:
        state = offered(table(), RED, GIFT)
        _, events = apply(state, Offer(RED, MORE, replaces=state.offers[0].id))
        assert [type(event) for event, _ in events] == [Offered]

    def test_a_new_version_for_fewer_is_withdrawn_for_the_rest(self) -> None:
        ring = give(RED, YELLOW, cash=10_000), give(GREEN, RED, buildings=(28,))
        state = offered(table(), RED, *ring, secret=True)
        name = state.offers[0].id
        gift = Trade((give(RED, YELLOW, cash=10_000),))
        state, events = apply(state, Offer(RED, gift, secret=True, replaces=name))
        both = 1 << RED | 1 << YELLOW
        assert events[0] == AddressedEvent(Withdrawn(RED, name), 1 << GREEN)
        assert [audience for _, audience in events] == [1 << GREEN, both]

    def test_its_author_trades_again_and_nobody_else(self) -> None:
        state = table()
        for seat in (RED, YELLOW, GREEN):
            state, _ = apply(state, Done(seat))
        after, events = apply(state, Offer(YELLOW, Trade((give(YELLOW, RED, cash=10_000),))))
        assert after.done == 1 << RED | 1 << GREEN
        assert events[1:] == (AddressedEvent(DoneSaid(YELLOW, False)),)
        still, events = apply(state, Offer(WHITE, Trade((give(WHITE, RED, cash=10_000),))))
        assert still.done == state.done
        assert len(events) == 1
        next_one, _ = apply(table(), Done(GREEN))
        still, _ = apply(next_one, Offer(YELLOW, Trade((give(YELLOW, RED, cash=10_000),))))
        assert still.done == 1 << GREEN

    def test_ids_count_what_the_same_people_see(self) -> None:
        def names(*offers: Offer) -> list[str]:
            state = table()
            for offer in offers:
                state, _ = apply(state, offer)
            return [offer.id for offer in state.offers]

        to_yellow = Offer(RED, Trade((give(RED, YELLOW, cash=10_000),)))
        to_green = Offer(RED, Trade((give(RED, GREEN, cash=10_000),)), secret=True)
        by_yellow = Offer(YELLOW, Trade((give(YELLOW, RED, cash=10_000),)))
        assert names(to_yellow)[0] == names(to_green, by_yellow, to_yellow)[2]
        assert len(set(names(*[to_yellow] * 5, *[to_green] * 5, *[by_yellow] * 5))) == 15
        seed, everyone = table().setup.seed, 63
        assert names(to_yellow, by_yellow, to_yellow) == [
            opaque_id(seed, f"offer/1/{RED}/{everyone}", 0),
            opaque_id(seed, f"offer/1/{YELLOW}/{everyone}", 0),
            opaque_id(seed, f"offer/1/{RED}/{everyone}", 1),
        ]


class TestRefusedOffers:
    """What a refusal says besides its code."""

    state = offered(offered(table(), RED, GIFT), RED, GIFT, secret=True)

    def refusal(self, offer: Offer, state: State | None = None) -> tuple[str, dict[str, Param]]:
        error = refused(state or self.state, offer)
        return error.code, error.params

    def test_the_phase(self) -> None:
        wrong = "wrong-phase", {"phase": "deal", "needs": "trade"}
        assert self.refusal(Offer(RED, MORE), new_game()) == wrong

    def test_who_is_a_party(self) -> None:
        others = Trade((give(YELLOW, GREEN, buildings=(20,)),))
        assert self.refusal(Offer(RED, others)) == ("not-a-party", {})

    @pytest.mark.parametrize("link", ["counters", "replaces"])
    def test_an_offer_that_is_not_known(self, link: str) -> None:
        hidden = self.state.offers[1].id
        for name, trade in (("nothing", MORE), (hidden, Trade((give(GREEN, RED, cash=10_000),)))):
            seat = RED if trade is MORE else GREEN
            offer = Offer(seat, trade, **{link: name})  # type: ignore[arg-type]
            assert self.refusal(offer) == ("no-such-offer", {"offer": name})

    def test_a_call_that_is_not_or_is_over(self) -> None:
        state, _ = apply(self.state, Call(YELLOW, Goods(), Goods(cash=10_000)))
        state, _ = apply(state, Call(GREEN, Goods(), Goods(cash=10_000)))
        yellows, greens = (call.id for call in state.calls)
        state, _ = apply(state, EndCall(YELLOW, yellows))
        assert self.refusal(Offer(RED, MORE, answers="x"), state) == ("no-such-call", {"call": "x"})
        assert self.refusal(Offer(RED, MORE, answers=yellows), state) == (
            "call-closed",
            {"call": yellows, "status": "ended"},
        )
        assert self.refusal(Offer(RED, MORE, answers=greens), state) == (
            "call-needs-caller",
            {"seat": GREEN},
        )

    def test_seconds_up_to_an_hour(self) -> None:
        for seconds in (-1, 3601):
            wrong = "offer-seconds", {"most": 3600}
            assert self.refusal(Offer(RED, MORE, seconds=seconds)) == wrong
        for seconds in (0, 1, 3600):
            state, _ = apply(self.state, Offer(RED, MORE, seconds=seconds))
            assert state.offers[-1].seconds == seconds

    def test_how_many_may_stand_of_one_author(self) -> None:
        state = offered(self.state, YELLOW, give(YELLOW, RED, cash=10_000))
        for _ in range(18):
            state = offered(state, RED, GIFT)
        assert self.refusal(Offer(RED, MORE), state) == ("too-many-offers", {"most": 20})
        assert apply(state, Offer(RED, MORE, replaces=state.offers[0].id))
        assert apply(state, Offer(YELLOW, MORE))
        foreign = Offer(RED, MORE, replaces=state.offers[2].id)
        assert self.refusal(foreign, state) == ("not-your-offer", {})

    def test_what_was_refused_by_whom(self) -> None:
        state, _ = apply(self.state, Refuse(YELLOW, self.state.offers[0].id))
        wrong = "already-refused", {"seat": YELLOW}
        assert self.refusal(Offer(RED, Trade((GIFT,))), state) == wrong
        assert apply(state, Offer(YELLOW, Trade((GIFT,))))[0].offers[-1].seat == YELLOW

    def test_what_would_show_a_secret(self) -> None:
        hidden = self.state.offers[1].id
        for offer in (
            Offer(YELLOW, MORE, counters=hidden),
            Offer(YELLOW, Trade((*MORE.transfers, give(GREEN, RED, cash=10_000))), True, hidden),
        ):
            assert self.refusal(offer) == ("counter-shows-secret", {})
        fine = apply(self.state, Offer(YELLOW, MORE, True, hidden))[0]
        assert fine.offers[-1].counters == hidden
        plain = apply(self.state, Offer(YELLOW, MORE, True, self.state.offers[0].id))[0]
        assert plain.offers[-1].secret

    def test_what_is_over_and_why(self) -> None:
        name = self.state.offers[0].id
        state, _ = apply(self.state, Refuse(YELLOW, name, "too dear"))
        closed = "offer-closed", {"offer": name, "status": "refused", "reason": "too dear"}
        assert self.refusal(Offer(RED, MORE, replaces=name), state) == closed
        error = refused(state, Agree(YELLOW, name))
        assert (error.code, error.params) == closed
        error = refused(self.state, Agree(WHITE, name))
        assert (error.code, error.params) == ("not-a-party", {})

    def test_phrases_that_are_none(self) -> None:
        strange = (Phrase("thanks", seat=RED),)
        assert self.refusal(Offer(RED, MORE, phrases=strange)) == (
            "phrase-field",
            {"phrase": "thanks", "field": "seat"},
        )


def test_only_the_offer_whose_time_is_over_lapses() -> None:
    state = offered(table(), RED, GIFT)
    state, _ = apply(state, Offer(RED, MORE, True, seconds=1))
    state, _ = apply(state, Offer(RED, MORE, seconds=30))
    first, secret, last = state.offers
    after, events = apply(state, Expire(TABLE, secret.id))
    assert after.offers == (first, secret._replace(status="lapsed", reason="expired"), last)
    assert events == (AddressedEvent(Lapsed(secret.id, "expired"), 1 << RED | 1 << YELLOW),)
    assert after.offers[1].lapse == "expired"
    assert first.lapse is None
    for name in (first.id, "nothing"):
        error = refused(state, Expire(TABLE, name))
        assert (error.code, error.params) == ("no-such-offer", {"offer": name})
    error = refused(new_game(), Expire(TABLE, last.id))
    assert (error.code, error.params) == ("wrong-phase", {"phase": "deal", "needs": "trade"})
