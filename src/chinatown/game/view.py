"""What one viewer may know: the one place that hides (docs/rules.md 10)."""

from __future__ import annotations

from typing import NamedTuple

from chinatown.game.actions import Placement
from chinatown.game.editions import Edition
from chinatown.game.events import Standing
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
    over = state.phase == OVER
    hands = state.hands
    tiles = state.tiles
    hand = keep = 0
    if viewer is not None:
        hand = hands[viewer]
        if state.phase == DEAL:
            keep = must_keep(state, viewer)
    if setup.variants.hidden_tiles and not over:
        tiles = tuple(
            mine if seat == viewer else state.shown[seat] for seat, mine in enumerate(tiles)
        )
    if over or setup.variants.open_money:
        cash: tuple[int | None, ...] = state.cash
    else:
        cash = tuple(dollars if seat == viewer else None for seat, dollars in enumerate(state.cash))
    return View(
        viewer,
        setup.edition,
        setup.variants,
        setup.players,
        state.round,
        state.phase,
        state.first,
        waiting_for(state),
        state.owned,
        state.shops,
        tiles,
        tuple(map(sum, state.tiles)),
        cash,
        hand,
        tuple(map(int.bit_count, hands)),
        keep,
        state.chosen[viewer] if viewer is not None and state.phase == DEAL else None,
        sum(1 << seat for seat, kept in enumerate(state.chosen) if kept is not None),
        state.deck.bit_count(),
        sum(state.bag),
        state.outlook[: state.turned],
        state.turned == state.round,
        len(state.outlook) - state.turned,
        state.done,
        tuple(offer for offer in state.offers if over or offer.seen_by(viewer)),
        tuple(debt for debt in state.debts if over or debt.seen_by(viewer)),
        tuple(promise for promise in state.promises if over or promise.seen_by(viewer)),
        state.in_turn,
        state.turns_asked,
        state.plans[viewer] if viewer is not None else None,
        state.built,
        ranking(state) if over else (),
        setup.seed if over else "",
    )
