"""Secrets (docs/rules.md 10): what a viewer may not know changes nothing in the view."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.game.kit import building, give, keep_lowest, new_game, offered, trading, variants
from tests.game.machine import played

from chinatown.game import (
    CLASSIC,
    Build,
    Debt,
    Keep,
    Placement,
    Promise,
    State,
    Variants,
    View,
    apply,
    buildings,
    mask_of,
    ranking,
    view,
    waiting_for,
)
from chinatown.game.state import Remark


def disguised(state: State, viewer: int | None, random: Random) -> State:
    """Return a position that differs from `state` only in what `viewer` may not know."""
    others = [seat for seat in range(state.players) if seat != viewer]
    cards = [card for seat in others for card in buildings(state.hands[seat])]
    cards += buildings(state.deck)
    random.shuffle(cards)
    hands = list(state.hands)
    chosen = list(state.chosen)
    for seat in others:
        count = state.hands[seat].bit_count()
        hand, cards = cards[:count], cards[count:]
        hands[seat] = mask_of(hand)
        if (kept := chosen[seat]) is not None and state.phase == "deal":
            chosen[seat] = mask_of(hand[: kept.bit_count()])
    cash = list(state.cash)
    tiles = list(state.tiles)
    bag = list(state.bag)
    for seat in others:
        if not state.variants.open_money:
            cash[seat] = random.randrange(100) * state.edition.unit
        if state.variants.hidden_tiles:
            for kind, shown in enumerate(state.shown[seat]):
                bag[kind] += tiles[seat][kind] - shown
            unknown = sum(tiles[seat]) - sum(state.shown[seat])
            fresh = list(state.shown[seat])
            for _ in range(unknown):
                kind = random.choice([kind for kind, left in enumerate(bag) if left])
                bag[kind] -= 1
                fresh[kind] += 1
            tiles[seat] = tuple(fresh)
    turned = state.outlook[: state.turned]
    hidden_cards = list(state.outlook[state.turned :])
    random.shuffle(hidden_cards)
    return state._replace(
        setup=state.setup.__class__(
            state.edition, state.players, f"{state.setup.seed}?", state.variants
        ),
        hands=tuple(hands),
        chosen=tuple(chosen),
        deck=mask_of(cards),
        cash=tuple(cash),
        tiles=tuple(tiles),
        bag=tuple(bag),
        outlook=(*turned, *hidden_cards),
        offers=tuple(offer for offer in state.offers if offer.seen_by(viewer)),
        debts=tuple(debt for debt in state.debts if debt.seen_by(viewer)),
        clauses=tuple(agreed for agreed in state.clauses if agreed.seen_by(viewer)),
        promises=tuple(promise for promise in state.promises if promise.seen_by(viewer)),
        plans=tuple(
            plan if seat == viewer or plan is None else () for seat, plan in enumerate(state.plans)
        ),
        number=0,
    )


@pytest.mark.whole_game
@given(st.integers(0, 10**6), st.integers(3, 5), variants, st.integers(0, 400))
@settings(max_examples=60)
def test_positions_that_differ_only_in_secrets_look_the_same(
    seed: int, players: int, switches: Variants, stop: int
) -> None:
    random = Random(seed)
    state = played(random, players, switches, stop)
    # After the end nothing is secret any more.
    viewers = () if state.phase == "over" else (*range(players), None)
    for viewer in viewers:
        assert view(disguised(state, viewer, random), viewer) == view(state, viewer)


def test_a_view_has_no_field_for_the_seed_or_the_order_of_anything() -> None:
    state = new_game(seed="the secret seed")
    for viewer in (0, None):
        assert "the secret seed" not in repr(view(state, viewer))
    assert {"deck", "bag", "hands", "setup", "shown", "number"}.isdisjoint(View._fields)


def test_each_sees_their_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = new_game()
    assert view(state, 1).hand == state.hands[1]
    assert view(state, None).hand == 0
    assert view(state, None).hand_counts == (6, 6, 6, 6)
    assert view(state, 1).keep == 4


def test_a_choice_shows_only_that_it_was_made() -> None:
    state = new_game()
    hand = tuple(buildings(state.hands[2]))
    first, _ = apply(state, Keep(2, hand[:4]))
    second, _ = apply(state, Keep(2, hand[2:]))
    assert view(first, 0) == view(second, 0)
    assert view(first, 0).chosen == 1 << 2


@pytest.mark.parametrize("viewer", [None, "other"])
def test_placements_fixed_unseen_look_alike(viewer: object) -> None:
    state = building(placing_tiles="at-once")
    seat = waiting_for(state)[0]
    looks_on = None if viewer is None else (seat + 1) % 4
    lot = next(buildings(state.owned[seat]))
    kind = next(kind for kind, count in enumerate(state.tiles[seat]) if count)
    tile = Placement(lot, state.edition.shops[kind].name)
    first, _ = apply(state, Build(seat, (tile,)))
    second, _ = apply(state, Build(seat))
    assert view(first, looks_on) == view(second, looks_on)
    assert view(first, seat) != view(second, seat)


def test_the_round_of_the_view_counts_the_incomes_to_come() -> None:
    assert view(keep_lowest(new_game()), 0).rounds_left == 6
    assert view(trading()._replace(round=6), 0).rounds_left == 1


def test_a_view_of_the_deal_shows_ones_own_cards_and_choice() -> None:
    state = new_game()
    hand = tuple(buildings(state.hands[2]))
    state, _ = apply(state, Keep(2, hand[:4]))
    seen = view(state, 2)
    assert (seen.hand, seen.kept, seen.keep) == (state.hands[2], mask_of(hand[:4]), 4)
    assert (seen.chosen, seen.hand_counts) == (1 << 2, (6, 6, 6, 6))
    assert (view(state, 1).kept, view(state, 1).keep, view(state, 1).chosen) == (None, 4, 1 << 2)
    stranger = view(state, None)
    assert (stranger.hand, stranger.kept, stranger.keep) == (0, None, 0)


def test_outside_the_deal_all_have_chosen_and_no_hand_is_held() -> None:
    for viewer in (3, None):
        seen = view(trading(), viewer)
        assert (seen.chosen, seen.hand_counts, seen.keep, seen.kept) == (0b1111, (0,) * 4, 0, None)
        assert (seen.ranking, seen.seed, seen.unseen_tiles) == ((), "", (0, 0, 0, 0))
    assert view(trading(5), 0).chosen == 0b11111
    kept = trading(keep_cards=True)
    assert view(kept, 1).hand_counts == (2, 2, 2, 2)
    assert view(kept, 1).hand == kept.hands[1]


def test_hidden_tiles_are_counted_as_unseen_until_the_game_is_over() -> None:
    state = trading(hidden_tiles=True)
    shown = [(0,) * 12, (1, *(0,) * 11), (0,) * 12, (0,) * 12]
    tiles = [(1, 2, *(0,) * 10)] * 4
    state = state._replace(tiles=tuple(tiles), shown=tuple(shown))
    seen = view(state, 0)
    assert seen.tiles == (tiles[0], *shown[1:])
    assert seen.unseen_tiles == (0, 2, 3, 3)
    assert seen.tile_counts == (3, 3, 3, 3)
    assert view(state, None).unseen_tiles == (3, 2, 3, 3)
    over = view(state._replace(phase="over"), 0)
    assert over.tiles == state.tiles
    assert over.unseen_tiles == (0,) * 4
    plain = view(trading(), 0)
    assert plain.tiles == trading().tiles


def test_cash_is_ones_own_matter_until_the_game_is_over() -> None:
    state = trading()._replace(cash=(1, 2, 3, 4))
    assert view(state, 2).cash == (None, None, 3, None)
    assert view(state, None).cash == (None,) * 4
    assert view(state._replace(phase="over"), None).cash == (1, 2, 3, 4)
    opened = trading(open_money=True)._replace(cash=(1, 2, 3, 4))
    assert view(opened, None).cash == (1, 2, 3, 4)


def test_after_the_end_everything_of_the_play_is_open() -> None:
    state = offered(trading(), 0, give(0, 1, cash=10_000), secret=True)
    debt, promise = Debt(0, 1, 10_000, 0b11), Promise("a.0", 1, 0, 1, "later", 0b11)
    whisper = Remark(0, (), "", 0b11)
    state = state._replace(debts=(debt,), promises=(promise,), remarks=(whisper,))
    for viewer in (2, None):
        seen = view(state, viewer)
        assert (seen.offers, seen.debts, seen.promises, seen.remarks) == ((), (), (), ())
        over = view(state._replace(phase="over"), viewer)
        assert (over.offers, over.debts, over.promises) == (state.offers, (debt,), (promise,))
        assert (over.remarks, over.seed) == ((), "a seed")
        assert over.ranking == ranking(state)
    party = view(state, 1)
    assert (party.offers, party.debts, party.promises) == (state.offers, (debt,), (promise,))
    assert party.remarks == (whisper,)


def test_a_view_holds_what_all_can_see_as_it_is() -> None:
    state = building(edition=CLASSIC, placing_tiles="at-once-unless-all-agree")._replace(
        first=2,
        turns_asked=0b101,
        built=0b10,
        turned=2,
        round=3,
        plans=(None, (Placement(1, "Laundry"),), None, None),
    )
    seen = view(state, 1)
    assert (seen.viewer, seen.edition, seen.variants) == (1, CLASSIC, state.variants)
    assert (seen.players, seen.round, seen.phase, seen.first) == (4, 3, "build", 2)
    assert (seen.owned, seen.shops, seen.calls) == (state.owned, state.shops, state.calls)
    assert (seen.turns_asked, seen.built, seen.done) == (0b101, 0b10, state.done)
    assert seen.rules == state.setup.rules
    assert seen.outlook == state.outlook[:2]
    assert seen.plan == (Placement(1, "Laundry"),)
    assert view(state, None).plan is view(state, 0).plan is None
    assert (seen.waiting, seen.in_turn) == ((2, 3, 0), False)
