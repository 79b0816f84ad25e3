"""What one viewer may know: the one place that hides (docs/rules.md 10)."""

from __future__ import annotations

from typing import NamedTuple

from chinatown.game.actions import Placement
from chinatown.game.editions import Edition
from chinatown.game.events import Standing, may_see
from chinatown.game.standings import ranking
from chinatown.game.state import (
    DEAL,
    OVER,
    Debt,
    OfferState,
    Phase,
    Promise,
    State,
    must_keep,
    waiting_for,
)
from chinatown.game.variants import Variants


class View(NamedTuple):
    """A position as a seat, or with `viewer` None a spectator, sees it.

    Shapes as in State. `tiles` are those the viewer knows, `tile_counts` how many there are before
    each seat; `cash` is None for those whose cash is not known; `hand` is the viewer's own cards as
    a set (0 for others' eyes), `hand_counts` how many each holds, `keep` how many of its hand the
    viewer must keep now, `kept` what it has chosen of it (None until then); `chosen` and `done` and
    `built` are sets of seats; `waiting` the seats that the phase waits for; `outlook` the cards
    turned so far, the last one this round's when `outlook_now`; `plan` what the viewer has fixed
    unseen; `ranking` and `seed` are empty until the game is over.
    """

    viewer: int | None
    edition: Edition
    variants: Variants
    players: int
    round: int
    phase: Phase
    first: int
    waiting: tuple[int, ...]
    owned: tuple[int, ...]
    shops: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]
    tile_counts: tuple[int, ...]
    cash: tuple[int | None, ...]
    hand: int
    hand_counts: tuple[int, ...]
    keep: int
    kept: int | None
    chosen: int
    deck_count: int
    bag_count: int
    outlook: tuple[tuple[int, ...], ...]
    outlook_now: bool
    outlook_left: int
    done: int
    offers: tuple[OfferState, ...]
    debts: tuple[Debt, ...]
    promises: tuple[Promise, ...]
    in_turn: bool
    turns_asked: bool
    plan: tuple[Placement, ...] | None
    built: int
    ranking: tuple[Standing, ...]
    seed: str

    @property
    def rounds_left(self) -> int:
        """How many incomes are still to come, this round's included."""
        return 0 if self.phase == OVER else 7 - self.round


def view(state: State, viewer: int | None) -> View:
    """Return what a seat, or with None a spectator, may know of a position (docs/rules.md 10)."""
    setup = state.setup
    variants = setup.variants
    phase = state.phase
    over = phase == OVER
    hands = state.hands
    tiles = state.tiles
    hand = keep = chosen = 0
    kept = None
    if viewer is not None:
        hand = hands[viewer]
    if phase == DEAL:
        chosen = sum([1 << seat for seat, cards in enumerate(state.chosen) if cards is not None])
        if viewer is not None:
            keep = must_keep(state, viewer)
            kept = state.chosen[viewer]
    else:
        chosen = (1 << setup.players) - 1
    counts = tuple(map(sum, tiles))
    if variants.hidden_tiles and not over:
        tiles = tuple(
            [mine if seat == viewer else state.shown[seat] for seat, mine in enumerate(tiles)]
        )
    cash: tuple[int | None, ...] = state.cash
    if not (over or variants.open_money):
        secret: list[int | None] = [None] * setup.players
        if viewer is not None:
            secret[viewer] = cash[viewer]
        cash = tuple(secret)
    offers, debts, promises = state.offers, state.debts, state.promises
    if not over:
        # Mostly there are none, and then nothing need be built.
        offers = offers and tuple(
            [one for one in offers if not one.secret or may_see(one.parties, viewer)]
        )
        debts = debts and tuple([one for one in debts if one.seen_by(viewer)])
        promises = promises and tuple([one for one in promises if one.seen_by(viewer)])
    turned = state.turned
    # By position, which takes half the time of naming more than thirty fields.
    return View._make(
        (
            viewer,
            setup.edition,
            variants,
            setup.players,
            state.round,
            phase,
            state.first,
            waiting_for(state),
            state.owned,
            state.shops,
            tiles,
            counts,
            cash,
            hand,
            tuple(map(int.bit_count, hands)),
            keep,
            kept,
            chosen,
            state.deck.bit_count(),
            sum(state.bag),
            state.outlook[:turned],
            turned == state.round,
            len(state.outlook) - turned,
            state.done,
            offers,
            debts,
            promises,
            state.in_turn,
            state.turns_asked,
            state.plans[viewer] if viewer is not None else None,
            state.built,
            ranking(state) if over else (),
            setup.seed if over else "",
        )
    )
