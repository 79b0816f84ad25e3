"""What tests of the rules share: quick ways to a position, and checks that hold in all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from hypothesis import strategies as st

from chinatown.game import (
    EDITIONS,
    MODERN,
    Action,
    AddressedEvent,
    Agree,
    Build,
    BuildingClause,
    Done,
    Edition,
    IllegalAction,
    Keep,
    Offer,
    Setup,
    State,
    Trade,
    Transfer,
    Variants,
    apply,
    buildings,
    initial_state,
    legal_actions,
    mask_of,
    waiting_for,
)
from chinatown.game.board import ALL
from chinatown.game.deal_table import MARKERS
from chinatown.game.variants import CHOICES

RED, YELLOW, GREEN, WHITE, PURPLE = range(5)

editions = st.sampled_from(list(EDITIONS.values()))
player_counts = st.integers(3, 5)
variants = st.builds(
    Variants,
    street_access=st.booleans(),
    keep_cards=st.booleans(),
    early_outlook=st.booleans(),
    outlook_pays=st.sampled_from(["tile", "business", "player"]),
    placing_tiles=st.sampled_from(["", *CHOICES["placing_tiles"]]),
    keep_fewer=st.booleans(),
    first_seat=st.integers(0, 3),
    hidden_tiles=st.booleans(),
    open_money=st.booleans(),
    first_player=st.sampled_from(["passes", "stays"]),
    trade_clock=st.sampled_from([0, 5]),
    immediate_only=st.sampled_from([False, False, False, True]),
)
setups = st.builds(
    Setup, editions, player_counts, st.text("abcdef0123456789", min_size=1, max_size=8), variants
)


def new_game(
    players: int = 4, edition: Edition = MODERN, seed: str = "a seed", **switches: Any
) -> State:
    """Return a game with its first cards dealt."""
    return initial_state(Setup(edition, players, seed, Variants(**switches)))


def keep_lowest(state: State) -> State:
    """Let every seat that has not chosen keep its lowest cards."""
    while state.phase == "deal":
        seat = waiting_for(state)[0]
        state, _ = apply(
            state, next(action for action in legal_actions(state, seat) if type(action) is Keep)
        )
    return state


def all_done(state: State) -> State:
    """Let everyone say that they have finished trading."""
    while state.phase == "trade":
        state, _ = apply(state, Done(waiting_for(state)[0]))
    return state


def all_pass(state: State) -> State:
    """Let everyone build nothing."""
    while state.phase == "build":
        state, _ = apply(state, Build(waiting_for(state)[0]))
    return state


def trading(players: int = 4, edition: Edition = MODERN, **switches: Any) -> State:
    """Return a game in the trade phase of round 1."""
    return keep_lowest(new_game(players, edition, **switches))


def building(players: int = 4, edition: Edition = MODERN, **switches: Any) -> State:
    """Return a game in the building phase of round 1."""
    return all_done(trading(players, edition, **switches))


def with_lots(state: State, owned: Mapping[int, Iterable[int]]) -> State:
    """Return the position with exactly these buildings owned, by seat; the deck has the rest."""
    masks = tuple(mask_of(owned.get(seat, ())) for seat in range(state.players))
    taken = 0
    for mask in (*masks, *state.hands):
        taken |= mask
    return state._replace(owned=masks, deck=ALL & ~taken)


def with_tiles(state: State, tiles: Mapping[int, Iterable[str]]) -> State:
    """Return the position with exactly these unplaced tiles, by seat."""
    index = state.edition.index
    counts = [[0] * len(index) for _ in range(state.players)]
    for seat, names in tiles.items():
        for name in names:
            counts[seat][index[name]] += 1
    unplaced = tuple(map(tuple, counts))
    shown = tuple((0,) * len(index) for _ in unplaced) if state.variants.hidden_tiles else unplaced
    return state._replace(tiles=unplaced, shown=shown)


def lots_of(state: State, seat: int) -> list[int]:
    """Return the numbers of a seat's buildings."""
    return list(buildings(state.owned[seat]))


def give(giver: int, taker: int, **what: Any) -> Transfer:
    """Return a transfer."""
    return Transfer(giver, taker, **what)


def offered(state: State, seat: int, *parts: Transfer, secret: bool = False) -> State:
    """Let a seat make an offer."""
    return apply(state, Offer(seat, Trade(parts), secret))[0]


def table() -> State:
    """Red owns 19, yellow 16, 17 and 20, green 28; red has 2 Photo, yellow 2 Dim Sum."""
    state = with_lots(trading(), {RED: [19], YELLOW: [16, 17, 20], GREEN: [28]})
    return with_tiles(state, {RED: ["Photo", "Photo"], YELLOW: ["Dim Sum", "Dim Sum"]})


def agreed(state: State, *seats: int) -> State:
    """Let seats agree to the offer made last."""
    for seat in seats:
        state, _ = apply(state, Agree(seat, state.offers[-1].id))
    return state


PHOTO_ON_19 = BuildingClause(19, "Photo")
LEAVE_19 = BuildingClause(19, builds=False)


def bound(
    *clauses: BuildingClause, state: State | None = None, secret: bool = False, taker: int = YELLOW
) -> State:
    """Let red agree to clauses for 10,000 of another player; red owns 19 and two Photo tiles."""
    parts = give(RED, taker, clauses=clauses), give(taker, RED, cash=10_000)
    return agreed(offered(state or table(), RED, *parts, secret=secret), taker)


def to_building(state: State) -> tuple[State, list[AddressedEvent]]:
    """Let everyone finish trading, red first to build; return what the last one's word led to."""
    state = state._replace(first=RED)
    events: tuple[AddressedEvent, ...] = ()
    while state.phase == "trade":
        state, events = apply(state, Done(waiting_for(state)[0]))
    return state, list(events)


def refused(state: State, action: Action) -> IllegalAction:
    """Return the error with which the rules refuse an action."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    return caught.value


def check_invariants(state: State, paid: int) -> None:
    """Check what holds in every position; `paid` is all income so far, in dollars."""
    edition = state.edition
    for kind, total in enumerate(edition.tile_counts):
        unplaced = sum(counts[kind] for counts in state.tiles)
        assert state.bag[kind] + unplaced + state.shops[kind].bit_count() == total
        for tiles, shown in zip(state.tiles, state.shown, strict=True):
            assert 0 <= shown[kind] <= tiles[kind]
    owned = built = cards = 0
    for mask in state.owned:
        assert owned & mask == 0, "a building has one owner"
        assert mask.bit_count() <= MARKERS
        owned |= mask
    for mask in state.shops:
        assert built & mask == 0, "a building has one shop"
        built |= mask
    assert built & ~owned == 0, "shops stand on owned buildings"
    for mask in (state.deck, owned, *state.hands):
        assert cards & mask == 0, "a card is in one place"
        cards |= mask
    assert cards == ALL
    assert sum(state.cash) == edition.start * state.players + paid
    assert all(dollars >= 0 and dollars % edition.unit == 0 for dollars in state.cash)


def seen(events: Iterable[AddressedEvent], viewer: int | None) -> list[object]:
    """Return the events that a viewer may see."""
    return [addressed.event for addressed in events if addressed.seen_by(viewer)]
