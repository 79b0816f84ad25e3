"""What one viewer may know: the one place that hides (docs/rules.md 10)."""

from __future__ import annotations

from typing import Final, NamedTuple

from chinatown.game.actions import Placement
from chinatown.game.board import BUILDINGS
from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from chinatown.game.editions import Edition
from chinatown.game.events import Standing, may_see
from chinatown.game.standings import ranking
from chinatown.game.state import (
    BUILD,
    DEAL,
    LEFT,
    OVER,
    CallState,
    Debt,
    OfferState,
    Phase,
    Promise,
    Remark,
    State,
    chosen_seats,
    number_kept,
    placed_in_turn,
)
from chinatown.game.variants import Variants


class View(NamedTuple):
    """A position as a seat, or with `viewer` None a spectator, sees it.

    Shapes as in State. `tiles` are those the viewer knows, `unseen_tiles` how many others there are
    before each seat; `cash` is None for those whose cash is not known; `hand` is the viewer's own
    cards as a set (0 for others' eyes), `hand_counts` how many each holds, `keep` how many of its
    hand the viewer must keep now, `kept` what it has chosen of it (None until then); `chosen` and
    `done` and `built` are sets of seats; `outlook` the cards turned so far, the last one this
    round's when `outlook_now`; `plan` what the viewer has fixed unseen; `ranking` and `seed` are
    empty until the game is over. What follows from these fields is not stored but worked out.
    """

    viewer: int | None
    edition: Edition
    variants: Variants
    players: int
    round: int
    phase: Phase
    first: int
    owned: tuple[int, ...]
    shops: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]
    unseen_tiles: tuple[int, ...]
    cash: tuple[int | None, ...]
    hand: int
    hand_counts: tuple[int, ...]
    keep: int
    kept: int | None
    chosen: int
    outlook: tuple[tuple[int, ...], ...]
    done: int
    offers: tuple[OfferState, ...]
    calls: tuple[CallState, ...]
    debts: tuple[Debt, ...]
    promises: tuple[Promise, ...]
    turns_asked: bool
    plan: tuple[Placement, ...] | None
    built: int
    remarks: tuple[Remark, ...]
    ranking: tuple[Standing, ...]
    seed: str

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the phase waits for, clockwise from the first player."""
        phase = self.phase
        if phase == OVER:
            return ()
        ready = self.done
        if phase == DEAL:
            ready = self.chosen
        elif phase == BUILD:
            ready = self.built
        left = LEFT[self.players][self.first][ready]
        return left[:1] if phase == BUILD and self.in_turn else left

    @property
    def in_turn(self) -> bool:
        """Whether tiles are placed in turn this round (docs/rules.md 4.4 and 8)."""
        return placed_in_turn(self.edition, self.variants, self.turns_asked)

    @property
    def tile_counts(self) -> tuple[int, ...]:
        """How many unplaced tiles there are before each seat, known or not."""
        counts = map(sum, self.tiles)
        return tuple(
            known + unseen for known, unseen in zip(counts, self.unseen_tiles, strict=True)
        )

    @property
    def deck_count(self) -> int:
        """How many building cards are in the deck: those neither owned nor in a hand."""
        owned = sum(map(int.bit_count, self.owned))
        return len(BUILDINGS) - owned - sum(self.hand_counts)

    @property
    def bag_count(self) -> int:
        """How many tiles are in the bag: those neither before a player nor on the board."""
        built = sum(map(int.bit_count, self.shops))
        return sum(self.edition.tile_counts) - sum(self.tile_counts) - built

    @property
    def outlook_now(self) -> bool:
        """Whether this round's outlook card is turned over."""
        return len(self.outlook) == self.round

    @property
    def outlook_left(self) -> int:
        """How many outlook cards are still face down."""
        return min(ROUNDS, len(self.edition.outlook)) - len(self.outlook)

    @property
    def rounds_left(self) -> int:
        """How many incomes are still to come, this round's included."""
        return 0 if self.phase == OVER else ROUNDS + 1 - self.round


_NOTHING: Final = {players: (0,) * players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)}


def view(state: State, viewer: int | None) -> View:
    """Return what a seat, or with None a spectator, may know of a position (docs/rules.md 10)."""
    # All fields at once: reading them one by one is a third of the work.
    (
        setup,
        round_,
        phase,
        first,
        owned,
        shops,
        tiles,
        shown,
        all_cash,
        hands,
        choices,
        _deck,
        _bag,
        cards,
        turned,
        done,
        offers,
        calls,
        debts,
        promises,
        turns_asked,
        plans,
        built,
        remarks,
        _number,
    ) = state
    variants = setup.variants
    over = phase == OVER
    players = setup.players
    hand = keep = 0
    kept = None
    if viewer is not None:
        hand = hands[viewer]
    if phase == DEAL:
        chosen = chosen_seats(state)
        if viewer is not None:
            keep = number_kept(players, round_, owned[viewer])
            kept = choices[viewer]
    else:
        chosen = (1 << players) - 1
    unseen = held_cards = _NOTHING[players]
    if phase == DEAL or variants.keep_cards:
        held_cards = tuple([held.bit_count() for held in hands])
    if variants.hidden_tiles and not over:
        held = tiles
        tiles = tuple([mine if seat == viewer else shown[seat] for seat, mine in enumerate(held)])
        unseen = tuple([sum(all_) - sum(known) for all_, known in zip(held, tiles, strict=True)])
    cash: tuple[int | None, ...] = all_cash
    if not (over or variants.open_money):
        secret: list[int | None] = [None] * players
        if viewer is not None:
            secret[viewer] = cash[viewer]
        cash = tuple(secret)
    if not over:
        # Mostly there are none, and then nothing need be built.
        offers = offers and tuple(
            [one for one in offers if not one.secret or may_see(one.parties, viewer)]
        )
        debts = debts and tuple([one for one in debts if one.seen_by(viewer)])
        promises = promises and tuple([one for one in promises if one.seen_by(viewer)])
        remarks = remarks and tuple([one for one in remarks if one.seen_by(viewer)])
    # By position, which takes half the time of naming that many fields.
    return tuple.__new__(
        View,
        (
            viewer,
            setup.edition,
            variants,
            players,
            round_,
            phase,
            first,
            owned,
            shops,
            tiles,
            unseen,
            cash,
            hand,
            held_cards,
            keep,
            kept,
            chosen,
            cards[:turned],
            done,
            offers,
            calls,
            debts,
            promises,
            turns_asked,
            plans[viewer] if viewer is not None else None,
            built,
            remarks,
            ranking(state) if over else (),
            setup.seed if over else "",
        ),
    )
