"""What one viewer may know: the one place that hides (docs/rules.md 10)."""

from __future__ import annotations

from typing import Final, NamedTuple

from chinatown.game.actions import Placement
from chinatown.game.board import BUILDINGS
from chinatown.game.codes import Phase
from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from chinatown.game.editions import Edition
from chinatown.game.events import Standing, may_see
from chinatown.game.placing_order import placed_in_turn
from chinatown.game.standings import ranking
from chinatown.game.state import (
    BUILD,
    DEAL,
    LEFT,
    OVER,
    TRADE,
    AgreedClause,
    CallState,
    Debt,
    OfferState,
    Promise,
    Remark,
    State,
    cards_to_keep,
    chosen_seats,
)
from chinatown.game.types import BuildingSet, Dollars, Seat, SeatSet
from chinatown.game.variants import Variants


class View(NamedTuple):
    """A position as a seat sees it, or a spectator when `viewer` is None.

    Shapes are as in State. `tiles` counts the tiles that the viewer knows, `unseen_tiles` how many
    more each seat has; `cash` is None where the viewer may not know it, `counted_cash` what each
    seat has as far as everyone can count, debts and secret trades aside; `hand` is the set of the
    viewer's own cards (empty for a spectator), `hand_counts` how many cards each seat holds, `keep`
    how many cards the viewer must keep this round, or at most where fewer may be kept (0 outside
    the deal), `kept` the set it has chosen (None until then); `chosen`, `done`, `turns_asked` and
    `built` are sets of seats; `outlook` holds the cards turned so far, of which the last is this
    round's when `outlook_now`; `plan` is what the viewer has fixed unseen; `seed` is empty until
    the game is over; `rules` is the version of the rules. Whatever follows from these fields is
    computed, not stored.

    CPython makes a tuple of at most 30 items at once, of more by way of a list: with a field more,
    `view` takes a quarter longer.
    """

    viewer: Seat | None
    edition: Edition
    variants: Variants
    round: int
    phase: Phase
    first: Seat
    owned: tuple[BuildingSet, ...]
    shops: tuple[BuildingSet, ...]
    tiles: tuple[tuple[int, ...], ...]
    unseen_tiles: tuple[int, ...]
    cash: tuple[Dollars | None, ...]
    counted_cash: tuple[Dollars, ...]
    hand: BuildingSet
    hand_counts: tuple[int, ...]
    keep: int
    kept: BuildingSet | None
    chosen: SeatSet
    outlook: tuple[tuple[int, ...], ...]
    done: SeatSet
    offers: tuple[OfferState, ...]
    calls: tuple[CallState, ...]
    debts: tuple[Debt, ...]
    clauses: tuple[AgreedClause, ...]
    promises: tuple[Promise, ...]
    turns_asked: SeatSet
    plan: tuple[Placement, ...] | None
    built: SeatSet
    remarks: tuple[Remark, ...]
    seed: str
    rules: int

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.unseen_tiles)

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """The seats from best to worst; empty until the game is over."""
        return ranking(self) if self.phase == OVER else ()

    @property
    def agreements_bind(self) -> bool:
        """Whether trades know shares, building clauses and choices (docs/rules.md 5 and 11)."""
        return self.rules >= 3

    @property
    def ended_early(self) -> bool:
        """Whether the game ended before its last round was over (docs/rules.md 4)."""
        everybody = (1 << self.players) - 1
        return self.phase == OVER and (self.round < ROUNDS or self.built != everybody)

    @property
    def waiting(self) -> tuple[Seat, ...]:
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
    def closing(self) -> bool:
        """Whether all are done trading and only the table still has to end the phase."""
        return self.phase == TRADE and self.done == (1 << self.players) - 1

    @property
    def in_turn(self) -> bool:
        """Whether tiles are placed in turn this round (docs/rules.md 4.4 and 8)."""
        return placed_in_turn(self)

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


def view(state: State, viewer: Seat | None) -> View:
    """Return what a seat, or with None a spectator, may know of a position (docs/rules.md 10)."""
    # Unpacked at once and made by position: reading and naming this many fields one by one would
    # add 11% to a game of random bots.
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
        clauses,
        promises,
        turns_asked,
        plans,
        built,
        remarks,
        counted_cash,
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
            keep = cards_to_keep(players, round_, owned[viewer])
            kept = choices[viewer]
    else:
        chosen = (1 << players) - 1
    unseen = hand_counts = _NOTHING[players]
    if phase == DEAL or variants.keep_cards:
        hand_counts = tuple([cards.bit_count() for cards in hands])
    if variants.hidden_tiles and not over:
        all_tiles = tiles
        tiles = tuple(
            [all_tiles[seat] if seat == viewer else shown[seat] for seat in range(players)]
        )
        unseen = tuple(
            [sum(counts) - sum(known) for counts, known in zip(all_tiles, tiles, strict=True)]
        )
    cash: tuple[Dollars | None, ...] = all_cash
    if not (over or variants.open_money):
        secret: list[Dollars | None] = [None] * players
        if viewer is not None:
            secret[viewer] = cash[viewer]
        cash = tuple(secret)
    if not over:
        # Mostly these are empty, and not building them saves 5% of a game of random bots.
        offers = offers and tuple(
            [offer for offer in offers if not offer.secret or may_see(offer.parties, viewer)]
        )
        debts = debts and tuple([debt for debt in debts if debt.seen_by(viewer)])
        clauses = clauses and tuple([agreed for agreed in clauses if agreed.seen_by(viewer)])
        promises = promises and tuple([promise for promise in promises if promise.seen_by(viewer)])
    # What was whispered stays between those who whispered, after the game too.
    remarks = remarks and tuple([remark for remark in remarks if remark.seen_by(viewer)])
    return tuple.__new__(
        View,
        (
            viewer,
            setup.edition,
            variants,
            round_,
            phase,
            first,
            owned,
            shops,
            tiles,
            unseen,
            cash,
            counted_cash,
            hand,
            hand_counts,
            keep,
            kept,
            chosen,
            cards[:turned],
            done,
            offers,
            calls,
            debts,
            clauses,
            promises,
            turns_asked,
            plans[viewer] if viewer is not None else None,
            built,
            remarks,
            setup.seed if over else "",
            setup.rules,
        ),
    )
