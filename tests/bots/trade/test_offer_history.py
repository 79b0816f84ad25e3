"""What a round's offers tell: how likely they are to be made, and which of them still counts."""

from collections.abc import Iterator

from tests.game.kit import give, trading

from chinatown.bots.trade.offer_history import chance_of, newest_of_conversations, no_gain_reason
from chinatown.game import Agree, Done, Offer, State, Trade, Transfer, apply, buildings, view

ME, YOU, HER, HIM = 0, 1, 2, 3


def offer(state: State, seat: int, *parts: Transfer, counters: str = "") -> State:
    return apply(state, Offer(seat, Trade(parts), counters=counters))[0]


def chance(state: State, place: int = 0) -> float:
    seen = view(state, ME)
    return chance_of(seen, seen.offers[place], ME)


def lots_of(seat: int) -> Iterator[int]:
    return buildings(trading().owned[seat])


def gifts(giver: int, *takers: int) -> list[Transfer]:
    return [give(giver, taker, cash=10_000) for taker in takers]


class TestChance:
    def test_an_offer_that_waits_only_for_me_is_sure(self) -> None:
        assert chance(offer(trading(), YOU, *gifts(YOU, ME))) == 1.0

    def test_every_other_answer_that_is_missing_halves_it(self) -> None:
        assert chance(offer(trading(), YOU, *gifts(YOU, ME, HER))) == 0.5
        assert chance(offer(trading(), YOU, *gifts(YOU, ME, HER, HIM))) == 0.25

    def test_those_who_have_finished_are_not_expected(self) -> None:
        state = offer(trading(), YOU, *gifts(YOU, ME, HER))
        assert chance(apply(state, Done(HER))[0]) == 0.0

    def test_nor_are_those_who_stand_by_the_offer_of_another(self) -> None:
        state = offer(trading(), YOU, *gifts(YOU, ME, HER))
        state = offer(state, HIM, *gifts(HIM, YOU, HER))
        assert chance(state) == 0.5
        state, _ = apply(state, Agree(HER, state.offers[1].id))
        assert chance(state) == 0.0

    def test_an_own_offer_keeps_nobody_from_answering_another(self) -> None:
        state = offer(trading(), YOU, *gifts(YOU, ME, HER))
        assert chance(offer(state, HER, *gifts(HER, HIM))) == 0.5


class TestConversations:
    def newest(self, state: State) -> list[int]:
        """Return the places of the offers that still count."""
        seen = view(state, ME)
        counted = newest_of_conversations(seen, seen.offers)
        return [place for place, known in enumerate(seen.offers) if known in counted]

    def test_the_same_goods_at_a_new_price_take_the_place_of_the_old_offer(self) -> None:
        lot = next(lots_of(YOU))
        state = offer(trading(), YOU, give(YOU, ME, buildings=(lot,)), give(ME, YOU, cash=30_000))
        state = offer(state, YOU, give(YOU, ME, buildings=(lot,)), give(ME, YOU, cash=20_000))
        assert self.newest(state) == [1]

    def test_other_goods_are_another_conversation(self) -> None:
        lots = lots_of(YOU)
        state = trading()
        for _ in range(2):
            state = offer(state, YOU, give(YOU, ME, buildings=(next(lots),)))
        assert self.newest(state) == [0, 1]

    def test_so_are_other_players(self) -> None:
        state = offer(trading(), YOU, *gifts(YOU, ME))
        state = offer(state, YOU, *gifts(YOU, ME, HER))
        state = offer(state, HER, *gifts(HER, ME))
        assert self.newest(state) == [0, 1, 2]

    def test_a_counter_to_a_counter_goes_on_with_the_conversation(self) -> None:
        lots = lots_of(YOU)
        state = offer(trading(), YOU, give(YOU, ME, buildings=(next(lots),)))
        state = offer(state, ME, *gifts(ME, YOU), counters=state.offers[0].id)
        state = offer(
            state, YOU, give(YOU, ME, buildings=(next(lots),)), counters=state.offers[1].id
        )
        assert self.newest(state) == [1, 2]


def test_it_is_about_the_price_only_where_something_is_paid() -> None:
    assert no_gain_reason(Trade((give(ME, YOU, cash=10_000),)), ME) == "need-it"
    sale = Trade((give(ME, YOU, tiles=("Photo",)), give(YOU, ME, due=10_000)))
    assert no_gain_reason(sale, ME) == "too-little"
