"""Dealing, keeping and drawing (docs/rules.md 4.1, 4.2; keeping refused cards: 8)."""

import pytest
from tests.game.kit import (
    agreed,
    all_done,
    all_pass,
    building,
    give,
    keep_lowest,
    new_game,
    refused,
    seen,
    trading,
    with_lots,
)

from chinatown.game import (
    CLASSIC,
    EVERYONE,
    MODERN,
    AddressedEvent,
    Discard,
    Done,
    Keep,
    Offer,
    Trade,
    apply,
    buildings,
    initial_state_and_events,
    legal_actions,
    mask_of,
    view,
    waiting_for,
)
from chinatown.game.board import ALL
from chinatown.game.dealing import turn_outlook
from chinatown.game.events import (
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    OutlookTurned,
    TilesDrawn,
)


@pytest.mark.parametrize(("players", "dealt"), [(3, 7), (4, 6), (5, 5)])
def test_everyone_is_dealt_the_larger_number(players: int, dealt: int) -> None:
    state = new_game(players)
    assert [hand.bit_count() for hand in state.hands] == [dealt] * players
    assert state.deck.bit_count() == 85 - players * dealt


def test_each_sees_only_the_cards_dealt_to_them() -> None:
    state, events = initial_state_and_events(new_game().setup)
    for seat in range(4):
        dealt = [event for event in seen(events, seat) if isinstance(event, CardsDealt)]
        assert [event.seat for event in dealt] == [seat]
        assert mask_of(dealt[0].cards) == state.hands[seat]
    assert not [event for event in seen(events, None) if isinstance(event, CardsDealt)]


def test_choices_are_revealed_together_when_all_have_chosen() -> None:
    state = new_game()
    for _ in range(3):
        seat = waiting_for(state)[0]
        state, events = apply(state, Keep(seat, tuple(buildings(state.hands[seat]))[:4]))
        assert state.owned == (0, 0, 0, 0)
        assert [type(addressed.event).__name__ for addressed in events] == ["CardsChosen"]
    seat = waiting_for(state)[0]
    before = state
    state, events = apply(state, Keep(seat, tuple(buildings(state.hands[seat]))[:4]))
    assert [lots.bit_count() for lots in state.owned] == [4] * 4
    revealed = {
        event.seat: event.buildings
        for event in seen(events, None)
        if isinstance(event, CardsRevealed)
    }
    assert {seat: mask_of(lots) for seat, lots in revealed.items()} == dict(enumerate(state.owned))
    refused_cards = [before.hands[seat] & ~state.owned[seat] for seat in range(4)]
    assert all(cards & ~state.deck == 0 for cards in refused_cards)
    assert state.hands == (0, 0, 0, 0)


def test_kept_cards_leave_the_game() -> None:
    state = trading()
    owned = state.owned[0] | state.owned[1] | state.owned[2] | state.owned[3]
    assert state.deck == ALL & ~owned


@pytest.mark.parametrize(
    ("cards", "code"),
    [((), "keep-count"), ("three", "keep-count"), ("five", "keep-count"), ("twice", "keep-count")],
)
def test_exactly_the_smaller_number_must_be_kept(cards: object, code: str) -> None:
    state = new_game()
    hand = tuple(buildings(state.hands[0]))
    chosen = {"three": hand[:3], "five": hand[:5], "twice": (hand[0], *hand[:3])}.get(
        str(cards), ()
    )
    assert refused(state, Keep(0, chosen)).code == code


class TestKeepingFewer:
    def test_up_to_the_smaller_number_may_be_kept(self) -> None:
        for count in range(5):
            state = new_game(keep_fewer=True)
            hand = tuple(buildings(state.hands[0]))
            state, _ = apply(state, Keep(0, hand[:count]))
            assert state.chosen[0] == mask_of(hand[:count])
            state = keep_lowest(state)
            assert state.owned[0].bit_count() == count
            assert mask_of(hand[count:]) & ~state.deck == 0

    def test_more_may_not(self) -> None:
        state = new_game(keep_fewer=True)
        hand = tuple(buildings(state.hands[0]))
        error = refused(state, Keep(0, hand[:5]))
        assert (error.code, error.params) == ("keep-count-most", {"keep": 4, "chosen": 5})
        assert refused(state, Keep(0, (hand[0], *hand[:3]))).code == "keep-count-most"

    def test_more_refused_cards_then_stay_in_hand_where_they_are_kept(self) -> None:
        state = new_game(keep_fewer=True, keep_cards=True)
        state, _ = apply(state, Keep(0, ()))
        state = keep_lowest(state)
        assert [hand.bit_count() for hand in state.hands] == [6, 2, 2, 2]
        state = all_pass(all_done(state))
        assert [hand.bit_count() for hand in state.hands] == [6, 5, 5, 5]

    def test_every_choice_is_listed_the_full_ones_first(self) -> None:
        state = new_game(keep_fewer=True)
        choices = [
            len(action.cards) for action in legal_actions(state, 0) if isinstance(action, Keep)
        ]
        # Of 6 cards 4, 3, 2, 1 and 0.
        assert choices == [4] * 15 + [3] * 20 + [2] * 15 + [1] * 6 + [0]


def test_a_card_that_one_was_not_dealt_cannot_be_kept() -> None:
    state = new_game()
    hand = tuple(buildings(state.hands[0]))
    other = next(buildings(state.hands[1]))
    assert refused(state, Keep(0, (*hand[:3], other))).params == {"card": other}
    assert refused(state, Keep(0, (*hand[:3], 999))).code == "card-not-dealt"
    assert refused(state, Keep(0, (*hand[:3], -1))).code == "card-not-dealt"


def test_a_choice_once_made_stands() -> None:
    state = new_game()
    hand = tuple(buildings(state.hands[0]))
    state, _ = apply(state, Keep(0, hand[:4]))
    assert refused(state, Keep(0, hand[2:])).code == "already-chosen"


def test_keeping_is_for_the_dealing_phase() -> None:
    assert refused(trading(), Keep(0, ())).code == "wrong-phase"


def test_with_few_markers_left_only_as_many_cards_are_kept() -> None:
    state = building(3)
    state = all_pass(with_lots(state, {0: range(1, 29), 1: (), 2: ()}))
    assert state.phase == "deal"
    assert view(state, 0).keep == 2
    assert view(state, 1).keep == 4
    state = keep_lowest(state)
    assert state.owned[0].bit_count() == 30


@pytest.mark.parametrize(("players", "tiles"), [(3, (7, 4)), (4, (6, 3)), (5, (5, 3))])
def test_tiles_are_drawn_when_cards_are_revealed(players: int, tiles: tuple[int, int]) -> None:
    state = trading(players)
    assert [sum(counts) for counts in state.tiles] == [tiles[0]] * players
    state = keep_lowest(all_pass(all_done(state)))
    assert [sum(counts) for counts in state.tiles] == [sum(tiles)] * players
    assert sum(state.bag) == 90 - players * sum(tiles)


def test_drawn_tiles_are_public_unless_hidden() -> None:
    for hidden in (False, True):
        state = new_game(hidden_tiles=hidden)
        for seat in waiting_for(state):
            keep = Keep(seat, tuple(buildings(state.hands[seat]))[:4])
            state, events = apply(state, keep)
        draws = [event for event in seen(events, 0) if isinstance(event, TilesDrawn)]
        assert [event.count for event in draws] == [6] * 4
        known = [event.seat for event in draws if event.tiles]
        assert sorted(known) == ([0] if hidden else [0, 1, 2, 3])


def test_the_first_player_card_passes_clockwise_or_stays() -> None:
    for switch, step in (("passes", 1), ("stays", 0)):
        state = building(first_player=switch)
        assert all_pass(state).first == (state.first + step) % 4


def test_the_table_can_name_who_begins() -> None:
    for seat in range(4):
        state = new_game(first_seat=seat + 1)
        assert state.first == seat
        assert waiting_for(state)[0] == seat
        assert all_pass(all_done(keep_lowest(state))).first == (seat + 1) % 4
    drawn = {new_game(seed=f"seed {number}").first for number in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_seats_are_waited_for_clockwise_from_the_first_player() -> None:
    state = new_game(5)
    assert waiting_for(state) == tuple((state.first + step) % 5 for step in range(5))


class TestKeptCards:
    def test_refused_cards_stay_in_hand_and_the_next_deal_fills_it_up(self) -> None:
        state = trading(keep_cards=True)
        assert [hand.bit_count() for hand in state.hands] == [2] * 4
        kept = state.hands
        state = all_pass(all_done(state))
        assert [hand.bit_count() for hand in state.hands] == [5] * 4
        assert all(old & ~new == 0 for old, new in zip(kept, state.hands, strict=True))

    def test_they_can_be_put_back_into_the_deck(self) -> None:
        state = trading(keep_cards=True)
        card = next(buildings(state.hands[0]))
        after, events = apply(state, Discard(0, (card,)))
        assert after.deck == state.deck | 1 << card
        assert after.hands[0] == state.hands[0] ^ 1 << card
        assert [event.cards for event in seen(events, 0)] == [(card,)]  # type: ignore[attr-defined]
        assert [event.cards for event in seen(events, 1)] == [()]  # type: ignore[attr-defined]

    def test_only_cards_in_hand_and_only_with_the_variant(self) -> None:
        state = trading(keep_cards=True)
        assert refused(state, Discard(0, tuple(buildings(state.hands[1])))).code == "card-not-held"
        assert refused(state, Discard(0, ())).code == "discard-nothing"
        card = next(buildings(state.hands[0]))
        assert refused(state, Discard(0, (card, card))).code == "discard-nothing"
        assert refused(trading(), Discard(0, (card,))).code == "cards-not-kept"
        assert refused(new_game(keep_cards=True), Discard(0, (card,))).code == "wrong-phase"

    def test_they_can_be_traded_but_no_hand_grows_past_the_larger_number(self) -> None:
        state = trading(keep_cards=True)
        cards = [tuple(buildings(hand)) for hand in state.hands]
        state, _ = apply(state, Offer(0, Trade((give(0, 1, cards=cards[0]),))))
        state = agreed(state, 1)
        assert state.hands[1] == mask_of([*cards[0], *cards[1]])
        state, _ = apply(state, Offer(2, Trade((give(2, 1, cards=cards[2]),))))
        state = agreed(state, 1)
        assert state.hands[1].bit_count() == 6
        error = refused(state, Offer(3, Trade((give(3, 1, cards=cards[3][:1]),))))
        assert (error.code, error.params["most"]) == ("too-many-cards", 6)

    def test_one_cannot_give_a_card_that_one_does_not_hold(self) -> None:
        state = trading(keep_cards=True)
        card = next(buildings(state.hands[1]))
        assert refused(state, Offer(0, Trade((give(0, 1, cards=(card,)),)))).code == "card-not-held"


def test_early_outlook_is_turned_before_tiles_are_drawn() -> None:
    state = new_game(edition=CLASSIC, early_outlook=True)
    for seat in waiting_for(state):
        state, events = apply(state, Keep(seat, tuple(buildings(state.hands[seat]))[:4]))
    kinds = [type(addressed.event) for addressed in events]
    assert kinds.index(CardsRevealed) < kinds.index(OutlookTurned) < kinds.index(TilesDrawn)
    assert view(state, None).outlook_now
    assert len(view(state, None).outlook) == 1


def test_without_outlook_cards_early_outlook_changes_nothing() -> None:
    state = trading(edition=MODERN, early_outlook=True)
    assert view(state, None).outlook == ()


def test_done_is_for_the_trade_phase() -> None:
    assert refused(new_game(), Done(0)).code == "wrong-phase"


def test_discarding_is_seen_with_the_cards_by_its_owner_and_as_a_number_by_the_others() -> None:
    state = trading(keep_cards=True)._replace(hands=(0, 0, mask_of([1, 50, 60]), 0))
    state = with_lots(state, {})
    after, events = apply(state, Discard(2, (60, 1)))
    assert events == (
        AddressedEvent(CardsDiscarded(2, 2, (1, 60)), 1 << 2),
        AddressedEvent(CardsDiscarded(2, 2, ()), EVERYONE ^ 1 << 2),
    )
    assert after.hands == (0, 0, mask_of([50]), 0)
    assert after.deck == state.deck | mask_of([1, 60])
    error = refused(state, Discard(2, (1, 70)))
    assert (error.code, error.params) == ("card-not-held", {"card": 70})
    assert refused(state, Discard(2, (-1,))).params == {"card": -1}


def test_outlook_cards_are_turned_over_one_after_the_other() -> None:
    state = new_game(edition=CLASSIC)._replace(outlook=((3, 4), (), (5, 6), (), (), ()), turned=2)
    after, events = turn_outlook(state)
    assert after == state._replace(turned=3)
    assert events == [AddressedEvent(OutlookTurned((5, 6)))]
