"""New versions of offers, their time, and no repeats (docs/rules.md 5)."""

import pytest
from tests.game.kit import GREEN, RED, WHITE, YELLOW, agreed, give, refused, seen
from tests.game.test_trading import offered, table

from chinatown.game import TABLE, Agree, Expire, Offer, Refuse, Trade, Withdraw, apply, view
from chinatown.game.events import Lapsed, Offered, Refused, Withdrawn

GIFT = give(RED, YELLOW, buildings=(19,))
MORE = Trade((GIFT, give(YELLOW, RED, cash=10_000)))


class TestNewVersions:
    parts = (GIFT, give(GREEN, RED, cash=10_000))
    state = agreed(offered(table(), RED, *parts), GREEN)
    name = state.offers[0].id

    def test_take_the_place_of_the_old_one_and_earlier_agreements_fall(self) -> None:
        state, told = apply(self.state, Offer(RED, MORE, replaces=self.name))
        assert [one.status for one in state.offers] == ["withdrawn", "open"]
        assert state.offers[1].agreed == 1 << RED
        assert state.offers[1].replaces == self.name
        (event,) = seen(told, WHITE)
        assert isinstance(event, Offered)
        assert event.replaces == self.name

    def test_are_made_by_the_author_alone_and_of_an_offer_that_stands(self) -> None:
        other = Offer(YELLOW, MORE, replaces=self.name)
        assert refused(self.state, other).code == "not-your-offer"
        state, _ = apply(self.state, Refuse(YELLOW, self.name))
        assert refused(state, Offer(RED, MORE, replaces=self.name)).code == "offer-closed"

    def test_in_secret_look_to_the_others_as_if_the_old_one_was_withdrawn(self) -> None:
        state, told = apply(self.state, Offer(RED, MORE, secret=True, replaces=self.name))
        assert seen(told, WHITE) == [Withdrawn(RED, self.name)]
        assert [one.status for one in view(state, WHITE).offers] == ["withdrawn"]
        assert all(isinstance(event, Offered) for event in seen(told, YELLOW))

    def test_of_secret_offers_stay_secret(self) -> None:
        state = offered(table(), RED, GIFT, secret=True)
        wider = Offer(RED, MORE, replaces=state.offers[0].id)
        assert refused(state, wider).code == "counter-shows-secret"

    def test_count_as_one_with_the_old_among_the_twenty(self) -> None:
        state = table()
        for _ in range(20):
            state = offered(state, RED, GIFT)
        newer = Offer(RED, MORE, replaces=state.offers[3].id)
        assert apply(state, newer)[0].offers[-1].status == "open"


class TestRepeats:
    state = offered(table(), RED, GIFT)
    refusal = apply(state, Refuse(YELLOW, state.offers[0].id, because="too-little"))

    def test_the_same_refused_offer_cannot_be_made_again(self) -> None:
        error = refused(self.refusal[0], Offer(RED, Trade((GIFT,))))
        assert (error.code, error.params) == ("already-refused", {"seat": YELLOW})
        again = Offer(RED, Trade((GIFT,)), secret=True)
        assert refused(self.refusal[0], again).code == "already-refused"

    def test_once_something_in_it_has_changed_it_can(self) -> None:
        assert apply(self.refusal[0], Offer(RED, MORE))[0].offers[-1].status == "open"

    def test_a_withdrawn_offer_can_be_made_again(self) -> None:

        state, _ = apply(self.state, Withdraw(RED, self.state.offers[0].id))
        assert offered(state, RED, GIFT).offers[-1].status == "open"

    def test_ready_made_reasons_are_told(self) -> None:
        name = self.state.offers[0].id
        assert seen(self.refusal[1], WHITE) == [Refused(YELLOW, name, "", "too-little")]
        odd = Refuse(YELLOW, name, because="just so")
        assert refused(self.state, odd).code == "unknown-reason"


class TestTime:
    state = apply(table(), Offer(RED, MORE, seconds=30))[0]
    name = state.offers[0].id

    def test_when_it_is_over_the_table_lets_the_offer_lapse(self) -> None:
        state, told = apply(self.state, Expire(TABLE, self.name))
        assert (state.offers[0].status, state.offers[0].reason) == ("lapsed", "expired")
        assert seen(told, None) == [Lapsed(self.name, "expired")]
        assert refused(state, Agree(YELLOW, self.name)).code == "offer-closed"
        assert refused(state, Expire(TABLE, self.name)).code == "no-such-offer"

    def test_only_the_table_says_so_and_only_of_offers_with_a_time(self) -> None:
        assert refused(self.state, Expire(RED, self.name)).code == "unknown-seat"
        state = offered(table(), RED, GIFT)
        assert refused(state, Expire(TABLE, state.offers[0].id)).code == "no-such-offer"

    @pytest.mark.parametrize("seconds", [-1, 3601])
    def test_has_its_limits(self, seconds: int) -> None:
        assert refused(table(), Offer(RED, MORE, seconds=seconds)).code == "offer-seconds"
