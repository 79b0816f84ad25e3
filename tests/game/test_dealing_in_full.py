"""Dealing, keeping and drawing to the letter (docs/rules.md 4.1, 4.2)."""

from tests.game.kit import (
    all_pass,
    building,
    keep_lowest,
    new_game,
    refused,
    seen,
    trading,
    with_lots,
)

from chinatown.game import (
    EVERYONE,
    MODERN,
    AddressedEvent,
    Discard,
    Keep,
    apply,
    buildings,
    initial_state_and_events,
    mask_of,
    view,
    waiting_for,
)
from chinatown.game.board import ALL
from chinatown.game.chance import sample
from chinatown.game.dealing import begin_round
from chinatown.game.events import (
    CardsChosen,
    CardsDealt,
    CardsRevealed,
    RoundBegan,
    TilesDrawn,
)


class TestTheDeal:
    def test_cards_are_dealt_clockwise_from_the_top_of_a_shuffled_deck(self) -> None:
        setup = new_game(3).setup
        state, events = initial_state_and_events(setup)
        deck = sample(range(1, 86), 21, setup.seed, "deck", 1)
        order = [(state.first + step) % 3 for step in range(3)]
        hands = {seat: tuple(sorted(deck[7 * at : 7 * at + 7])) for at, seat in enumerate(order)}
        assert events == (
            AddressedEvent(RoundBegan(1, state.first)),
            *(AddressedEvent(CardsDealt(seat, hands[seat], 5), 1 << seat) for seat in order),
        )
        assert state.hands == tuple(mask_of(hands[seat]) for seat in range(3))
        assert state.deck == ALL & ~mask_of(deck)

    def test_a_new_round_begins_with_nothing_of_the_old(self) -> None:
        old = trading(first_player="stays")
        old = old._replace(
            phase="build",
            done=15,
            offers=(1,),  # type: ignore[arg-type]
            calls=(1,),  # type: ignore[arg-type]
            remarks=(1,),  # type: ignore[arg-type]
            chosen=(1, 2, 3, 4),
            turns_asked=15,
            plans=((), None, None, ()),
            built=15,
        )
        state, _ = begin_round(old, 2)
        assert (state.round, state.phase, state.first) == (2, "deal", old.first)
        assert (state.offers, state.calls, state.remarks) == ((), (), ())
        assert (state.done, state.built, state.turns_asked) == (0, 0, 0)
        assert (state.chosen, state.plans) == ((None,) * 4, (None,) * 4)
        assert [hand.bit_count() for hand in state.hands] == [5] * 4
        assert (state.owned, state.tiles, state.cash) == (old.owned, old.tiles, old.cash)

    def test_hands_are_filled_up_by_what_each_lacks(self) -> None:
        state = trading(keep_cards=True)
        full = [mask_of([80, 81, 82, 83, 84, 85]), mask_of([79]), 0, mask_of([70, 71, 72, 73, 74])]
        state = with_lots(state._replace(hands=tuple(full)), {})
        after, events = begin_round(state, 2)
        dealt = {event.seat: event.cards for event, _ in events if isinstance(event, CardsDealt)}
        assert {seat: len(cards) for seat, cards in dealt.items()} == {0: 0, 1: 4, 2: 5, 3: 0}
        assert after.hands == tuple(full[seat] | mask_of(dealt[seat]) for seat in range(4))
        assert after.deck == state.deck & ~mask_of(dealt[1] + dealt[2])

    def test_the_first_player_card_does_not_pass_before_the_first_round(self) -> None:
        state = new_game()
        assert begin_round(state, 1)[0].first == state.first
        assert begin_round(state._replace(first=3), 2)[0].first == 0
        assert begin_round(state._replace(first=0), 2)[0].first == 1


class TestChoosing:
    def test_a_choice_is_noted_for_its_seat_and_told_to_all(self) -> None:
        state = new_game()
        hand = tuple(buildings(state.hands[2]))
        after, events = apply(state, Keep(2, hand[1:5]))
        assert after.chosen == (None, None, mask_of(hand[1:5]), None)
        assert seen(events, None) == [CardsChosen(2)]
        assert after.owned == state.owned

    def test_refusals_say_what_would_be_right(self) -> None:
        state = new_game()._replace(hands=(mask_of([1, 2, 3, 4, 5, 6]), 0, 0, 0))
        for cards, chosen in (((1, 2, 3), 3), ((1, 2, 3, 4, 5), 5), ((1, 1, 2, 3), 3), ((), 0)):
            error = refused(state, Keep(0, cards))
            assert (error.code, error.params) == ("keep-count", {"keep": 4, "chosen": chosen})
        error = refused(state, Keep(0, (1, 2, 3, 4, 4)))
        assert error.params == {"keep": 4, "chosen": 4}
        error = refused(state, Keep(0, (7, 2, 3, 4)))
        assert (error.code, error.params) == ("card-not-dealt", {"card": 7})
        assert apply(state, Keep(0, (1, 2, 3, 4)))[0].chosen[0] == mask_of([1, 2, 3, 4])

    def test_is_for_the_deal(self) -> None:
        error = refused(trading(), Keep(0, ()))
        assert error.params == {"phase": "trade", "needs": "deal"}
        error = refused(new_game(keep_cards=True), Discard(0, (1,)))
        assert error.params == {"phase": "deal", "needs": "trade"}

    def test_the_last_choice_reveals_all_clockwise_and_tiles_are_drawn(self) -> None:
        state = new_game()
        for seat in waiting_for(state)[:-1]:
            state, _ = apply(state, Keep(seat, tuple(buildings(state.hands[seat]))[:4]))
        last = waiting_for(state)[0]
        hand = tuple(buildings(state.hands[last]))[:4]
        after, events = apply(state, Keep(last, hand))
        order = [(state.first + step) % 4 for step in range(4)]
        kept = {seat: tuple(buildings(after.owned[seat])) for seat in range(4)}
        bag = [kind for kind, count in enumerate(MODERN.tile_counts) for _ in range(count)]
        drawn = sample(bag, 24, state.setup.seed, "bag", 1)
        kinds = {seat: sorted(drawn[6 * at : 6 * at + 6]) for at, seat in enumerate(order)}
        names = {seat: tuple(MODERN.names[kind] for kind in kinds[seat]) for seat in order}
        assert [event for event, _ in events] == [
            CardsChosen(last),
            *(CardsRevealed(seat, kept[seat]) for seat in order),
            *(TilesDrawn(seat, 6, names[seat]) for seat in order),
        ]
        assert {audience for _, audience in events} == {EVERYONE}
        for seat in range(4):
            counts = tuple(kinds[seat].count(kind) for kind in range(12))
            assert after.tiles[seat] == after.shown[seat] == counts
        assert after.bag == tuple(
            count - drawn.count(kind) for kind, count in enumerate(MODERN.tile_counts)
        )
        assert after.shown is after.tiles

    def test_whoever_has_no_marker_left_keeps_nothing(self) -> None:
        state = all_pass(with_lots(building(3), {0: range(1, 31), 1: (), 2: ()}))
        assert view(state, 0).keep == 0
        after = keep_lowest(state)
        assert after.owned[0] == mask_of(range(1, 31))


class TestHiddenDraws:
    def test_each_sees_its_own_tiles_and_the_others_how_many(self) -> None:
        state = new_game(hidden_tiles=True)
        for seat in waiting_for(state):
            keep = Keep(seat, tuple(buildings(state.hands[seat]))[:4])
            state, events = apply(state, keep)
        draws = [
            (event.seat, audience, len(event.tiles), event.count)
            for event, audience in events
            if isinstance(event, TilesDrawn)
        ]
        order = [(state.first + step) % 4 for step in range(4)]
        assert draws == [
            draw
            for seat in order
            for draw in ((seat, 1 << seat, 6, 6), (seat, EVERYONE ^ 1 << seat, 0, 6))
        ]
        assert state.shown == ((0,) * 12,) * 4
