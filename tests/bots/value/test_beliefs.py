"""What bots believe of tiles that they cannot see: what was said shows it, and nothing else."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, trading, with_lots, with_tiles
from tests.game.machine import played

from chinatown.bots import make_bot
from chinatown.bots.value.beliefs import believed, chance_of_tile, has_spoken, loose_tiles
from chinatown.game import (
    Agree,
    Call,
    Goods,
    Offer,
    Refuse,
    State,
    Trade,
    Variants,
    apply,
    view,
)

TILES = {
    RED: ["Photo", "Photo"],
    YELLOW: ["Photo", "Factory", "Laundry", "Laundry"],
    GREEN: ["Dim Sum"],
    WHITE: [],
}


def table() -> State:
    """Red has three lots side by side; tiles are seen by their owners only."""
    state = with_lots(trading(hidden_tiles=True), {RED: [1, 2, 3], YELLOW: [40], GREEN: [50]})
    return with_tiles(state, TILES)


def counts(state: State, seat: int, viewer: int = RED) -> dict[str, int]:
    seen = believed(view(state, viewer))
    shops = seen.edition.shops
    return {shops[kind].name: n for kind, n in enumerate(seen.tiles[seat]) if n}


def test_without_a_word_nothing_is_believed_of_what_is_hidden() -> None:
    seen = view(table(), RED)
    assert believed(seen) == seen
    assert not has_spoken(seen, YELLOW)


def test_a_call_shows_what_its_author_has() -> None:
    call = Call(YELLOW, Goods(), Goods(tiles=("Laundry", "Laundry", "Photo")))
    state, _ = apply(table(), call)
    assert counts(state, YELLOW) == {"Laundry": 2, "Photo": 1}
    seen = believed(view(state, RED))
    assert seen.unseen_tiles[YELLOW] == 1
    assert has_spoken(seen, YELLOW)


def test_the_rest_is_taken_to_be_of_the_types_that_are_sought() -> None:
    call = Call(YELLOW, Goods(tiles=("Laundry",)), Goods(tiles=("Photo", "Factory")))
    state, _ = apply(table(), call)
    assert counts(state, YELLOW) == {"Laundry": 2, "Photo": 1, "Factory": 1}


def test_an_offer_shows_the_tiles_that_its_author_gives() -> None:
    trade = Trade((give(YELLOW, GREEN, tiles=("Factory",)), give(GREEN, YELLOW, cash=10_000)))
    state, _ = apply(table(), Offer(YELLOW, trade))
    assert counts(state, YELLOW) == {"Factory": 1}
    assert counts(state, YELLOW, WHITE) == {"Factory": 1}


def test_a_secret_offer_shows_nothing_to_others() -> None:
    trade = Trade((give(YELLOW, GREEN, tiles=("Factory",)), give(GREEN, YELLOW, cash=10_000)))
    state, _ = apply(table(), Offer(YELLOW, trade, secret=True))
    assert counts(state, YELLOW, GREEN) == {"Factory": 1}
    assert counts(state, YELLOW, WHITE) == {}


def test_what_was_given_away_is_gone() -> None:
    state, _ = apply(table(), Call(YELLOW, Goods(), Goods(tiles=("Laundry", "Laundry"))))
    trade = Trade((give(YELLOW, GREEN, tiles=("Laundry",)), give(GREEN, YELLOW, cash=10_000)))
    state, _ = apply(state, Offer(YELLOW, trade))
    state, _ = apply(state, Agree(GREEN, state.offers[0].id))
    assert counts(state, YELLOW) == {"Laundry": 1}
    assert counts(state, GREEN) == {"Laundry": 1}


def test_whoever_says_that_it_lacks_a_tile_is_believed() -> None:
    trade = Trade((give(GREEN, RED, tiles=("Photo",)), give(RED, GREEN, cash=10_000)))
    state, _ = apply(table(), Offer(RED, trade))
    photo = state.edition.index["Photo"]
    assert chance_of_tile(view(state, RED), GREEN, photo) > 0
    state, _ = apply(state, Refuse(GREEN, state.offers[0].id, because="lack-it"))
    assert chance_of_tile(view(state, RED), GREEN, photo) == 0


def test_unseen_tiles_are_as_likely_as_those_that_are_loose() -> None:
    # Of 90 tiles red sees its own two Photos, so four of 88 are Photos; green drew one of them.
    seen = view(table(), RED)
    photo = seen.edition.index["Photo"]
    assert sum(loose_tiles(seen)) == 88
    assert chance_of_tile(seen, GREEN, photo) == pytest.approx(4 / 88)
    # Yellow drew four: no Photo with (84 83 82 81) / (88 87 86 85).
    none = Fraction(84 * 83 * 82 * 81, 88 * 87 * 86 * 85)
    assert chance_of_tile(seen, YELLOW, photo) == pytest.approx(float(1 - none))
    assert chance_of_tile(seen, WHITE, photo) == 0


@pytest.mark.whole_game
@given(st.integers(0, 10**6), st.integers(3, 5), st.integers(50, 400))
@settings(max_examples=40)
def test_nobody_is_believed_to_have_more_tiles_than_there_are(
    seed: int, players: int, stop: int
) -> None:
    state = played(Random(seed), players, Variants(hidden_tiles=True), stop)
    for viewer in (None, *range(state.players)):
        seen = view(state, viewer)
        likely = believed(seen)
        assert likely.tile_counts == seen.tile_counts
        assert min(likely.unseen_tiles) >= 0
        assert all(
            more >= known
            for before, after in zip(seen.tiles, likely.tiles, strict=True)
            for known, more in zip(before, after, strict=True)
        )


def test_a_bot_tells_first_what_it_has_and_seeks_and_only_once() -> None:
    call = make_bot("tycoon", YELLOW, "").decide(view(table(), YELLOW))
    assert call == Call(YELLOW, Goods(tiles=("Laundry",)), Goods(tiles=("Photo", "Factory")))
    state, _ = apply(table(), call)
    assert not isinstance(make_bot("tycoon", YELLOW, "").decide(view(state, YELLOW)), Call)


def test_a_bot_that_has_heard_of_a_tile_offers_for_it() -> None:
    state, _ = apply(table(), Call(RED, Goods(tiles=("Photo",)), Goods()))
    state, _ = apply(state, Call(YELLOW, Goods(), Goods(tiles=("Photo", "Factory"))))
    offer = make_bot("tycoon", RED, "").decide(view(state, RED))
    assert isinstance(offer, Offer)
    taken = [shop for part in offer.trade.transfers if part.taker == RED for shop in part.tiles]
    assert "Photo" in taken


def test_a_silent_player_is_asked_for_a_tile_that_it_may_have() -> None:
    # Twenty unseen tiles of which four of 88 are Photos: more likely than not one of them.
    shops = [shop.name for shop in table().edition.shops]
    drawn = [name for name in shops if name != "Photo"] * 2
    # Yellow has a lot for each, so it needs none.
    lots = {RED: [1, 2, 3], YELLOW: list(range(41, 61)), GREEN: [65]}
    state = with_tiles(with_lots(table(), lots), {**TILES, YELLOW: drawn[:20]})
    state, _ = apply(state, Call(RED, Goods(tiles=("Photo",)), Goods()))
    offer = make_bot("tycoon", RED, "").decide(view(state, RED))
    assert isinstance(offer, Offer)
    assert offer.trade.parties == (RED, YELLOW)
    assert offer.trade.transfers[-1].tiles == ("Photo",)
    # Yellow, which has none, says so; then nobody asks it again.
    state, _ = apply(state, offer)
    for kind in ("shopkeeper", "merchant", "tycoon"):
        after, _ = apply(state, Call(YELLOW, Goods(), Goods(tiles=("Factory",))))
        answer = make_bot(kind, YELLOW, "").decide(view(after, YELLOW))
        assert answer == Refuse(YELLOW, state.offers[0].id, because="lack-it")


@pytest.mark.parametrize("kind", ["merchant", "tycoon"])
def test_nobody_is_asked_for_lots_that_unseen_tiles_will_fill(kind: str) -> None:
    """Yellow could build on both lots itself: for a tile and no money it keeps them."""
    lots = {RED: [1], YELLOW: [40, 60]}
    tiles = {RED: ["Photo", "Florist", "Antiques"], YELLOW: ["Factory", "Laundry", "Dim Sum"]}
    state = with_tiles(with_lots(trading(hidden_tiles=True), lots), tiles)
    bot = make_bot(kind, RED, "")
    made: list[Offer] = []
    while isinstance(action := bot.decide(view(state, RED)), Offer | Call) and len(made) < 10:
        state, _ = apply(state, action)
        if isinstance(action, Offer):
            made.append(action)
            state, _ = apply(state, Refuse(YELLOW, state.offers[-1].id, "too-little"))
    parts = [part for offer in made for part in offer.trade.transfers]
    assert not [part for part in parts if part.giver == YELLOW and part.buildings]
