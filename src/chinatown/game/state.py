"""The whole position as one immutable value. Nobody but the rules and the record sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from chinatown.game.actions import Goods, Placement, Trade
from chinatown.game.deal_table import MARKERS, MAX_PLAYERS, MIN_PLAYERS, cards_kept
from chinatown.game.editions import AT_ONCE_UNLESS_ASKED, IN_TURN, Edition
from chinatown.game.errors import BadSetup
from chinatown.game.events import EVERYONE, may_see
from chinatown.game.phrases import Phrase
from chinatown.game.variants import PLAIN, Variants

Phase: TypeAlias = Literal["deal", "trade", "build", "over"]
DEAL: Final = "deal"
TRADE: Final = "trade"
BUILD: Final = "build"
OVER: Final = "over"

OfferStatus: TypeAlias = Literal["open", "made", "refused", "withdrawn", "lapsed", "failed"]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: edition, number of players, variants and the seed of all chance.

    Raises BadSetup when there are fewer than 3 or more than 5 players.
    """

    edition: Edition
    players: int
    seed: str
    variants: Variants = PLAIN

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise BadSetup(
                "player-count", players=self.players, least=MIN_PLAYERS, most=MAX_PLAYERS
            )


class OfferState(NamedTuple):
    """An offer of this round: what it says and how it stands.

    `agreed` is the set of seats that agree, `parties` the set that must, `by` the seat that
    refused (-1 for none), `reason` its words or why the offer ended, `because` its ready-made
    reason, `reply` its phrases; the other fields are those of Offer.
    """

    id: str
    seat: int
    trade: Trade
    secret: bool
    counters: str
    parties: int
    agreed: int
    status: OfferStatus = "open"
    by: int = -1
    reason: str = ""
    because: str = ""
    replaces: str = ""
    answers: str = ""
    seconds: int = 0
    phrases: tuple[Phrase, ...] = ()
    reply: tuple[Phrase, ...] = ()

    @property
    def audience(self) -> int:
        """Who may know of it."""
        return self.parties if self.secret else EVERYONE

    def seen_by(self, viewer: int | None) -> bool:
        """Tell whether a seat, or with None a spectator, may know of it."""
        return not self.secret or may_see(self.parties, viewer)


class CallState(NamedTuple):
    """A call of this round, known to everyone; `status` is `open` or why it ended."""

    id: str
    seat: int
    seeks: Goods
    gives: Goods
    text: str
    first: bool
    status: str = "open"


class Remark(NamedTuple):
    """A remark of phrases made in this round; `about` is an offer's id, or empty."""

    seat: int
    phrases: tuple[Phrase, ...]
    about: str
    audience: int

    def seen_by(self, viewer: int | None) -> bool:
        """Tell whether a seat, or with None a spectator, heard it."""
        return may_see(self.audience, viewer)


class Debt(NamedTuple):
    """Dollars to be paid right after this round's income, or left over from an earlier one."""

    debtor: int
    creditor: int
    owed: int
    audience: int

    def seen_by(self, viewer: int | None) -> bool:
        """Tell whether a seat, or with None a spectator, may know of it."""
        return may_see(self.audience, viewer)


class Promise(NamedTuple):
    """A promise written down; `status` is `open`, `kept` or `broken`, as the promisee says."""

    id: str
    round: int
    giver: int
    taker: int
    text: str
    audience: int
    status: Literal["open", "kept", "broken"] = "open"

    def seen_by(self, viewer: int | None) -> bool:
        """Tell whether a seat, or with None a spectator, may know of it."""
        return may_see(self.audience, viewer)


class State(NamedTuple):
    """A position. Tuples by seat or by shop type; sets of buildings and of seats are integers.

    `tiles[s][t]` counts the unplaced tiles of type t before seat s, `shown` those of them that
    everyone knows, the same tuple where tiles are not hidden; `cash` is in dollars; `hands` are
    building cards in hand, `chosen` what each seat keeps of them (None until it has chosen); `bag`
    counts the tiles left by type; `outlook` are this game's six cards in order, of which `turned`
    are turned over; `plans` are placements fixed unseen; `built` the seats that have finished
    building; `remarks` those of phrases made in this round; `number` counts the actions.
    """

    setup: Setup
    round: int
    phase: Phase
    first: int
    owned: tuple[int, ...]
    shops: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, ...], ...]
    cash: tuple[int, ...]
    hands: tuple[int, ...]
    chosen: tuple[int | None, ...]
    deck: int
    bag: tuple[int, ...]
    outlook: tuple[tuple[int, ...], ...]
    turned: int
    done: int
    offers: tuple[OfferState, ...]
    calls: tuple[CallState, ...]
    debts: tuple[Debt, ...]
    promises: tuple[Promise, ...]
    turns_asked: bool
    plans: tuple[tuple[Placement, ...] | None, ...]
    built: int
    remarks: tuple[Remark, ...]
    number: int

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.setup.edition

    @property
    def variants(self) -> Variants:
        """The variants played."""
        return self.setup.variants

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def in_turn(self) -> bool:
        """Whether tiles are placed in turn this round (docs/rules.md 4.4 and 8)."""
        return placed_in_turn(self.setup.edition, self.setup.variants, self.turns_asked)

    @property
    def seats_in_order(self) -> tuple[int, ...]:
        """All seats clockwise from the first player."""
        return ORDERS[self.setup.players][self.first]


ORDERS: Final = {
    players: tuple(
        tuple((first + step) % players for step in range(players)) for first in range(players)
    )
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
}
"""The seats clockwise, by the number of players and the first of them."""

LEFT: Final = {
    players: tuple(
        tuple(
            tuple([seat for seat in order if not ready >> seat & 1])
            for ready in range(1 << players)
        )
        for order in orders
    )
    for players, orders in ORDERS.items()
}
"""The same without some of them, by these as a set: those that are still waited for."""


def _replacing(kind: type[State] | type[OfferState]) -> Callable[..., Any]:
    """Return a `_replace` that takes a third of the time: every action calls it several times."""
    places = {name: place for place, name in enumerate(kind._fields)}
    make = partial(tuple.__new__, kind)

    def _replace(self: tuple[object, ...], /, **changes: object) -> object:
        values = [*self]
        for name, value in changes.items():
            values[places[name]] = value
        return make(values)

    return _replace


for _kind in (State, OfferState):
    _kind._replace = _replacing(_kind)  # type: ignore[method-assign]


def placed_in_turn(edition: Edition, variants: Variants, turns_asked: bool) -> bool:
    """Tell whether tiles are placed in turn, given what the table plays (docs/rules.md 8)."""
    placing = variants.placing_tiles or edition.placing
    return placing == IN_TURN or (placing == AT_ONCE_UNLESS_ASKED and turns_asked)


def may_ask_turns(edition: Edition, variants: Variants) -> bool:
    """Tell whether a player may ask for placing in turn (docs/rules.md 8)."""
    return (variants.placing_tiles or edition.placing) == AT_ONCE_UNLESS_ASKED


def waiting_for(state: State) -> tuple[int, ...]:
    """Return the seats that the phase waits for, clockwise from the first player."""
    phase = state.phase
    if phase == OVER:
        return ()
    ready = state.done
    if phase == DEAL:
        ready = chosen_seats(state)
    elif phase == BUILD:
        ready = state.built
    left = LEFT[state.setup.players][state.first][ready]
    return left[:1] if phase == BUILD and state.in_turn else left


def first_waiting(state: State) -> int:
    """Return the first of the seats that the phase waits for; there must be one."""
    phase = state.phase
    ready = state.done if phase == TRADE else state.built
    if phase == DEAL:
        ready = chosen_seats(state)
    return LEFT[state.setup.players][state.first][ready][0]


def chosen_seats(state: State) -> int:
    """Return the set of seats that have chosen their cards."""
    seats = 0
    for seat, cards in enumerate(state.chosen):
        if cards is not None:
            seats |= 1 << seat
    return seats


def must_keep(state: State, seat: int) -> int:
    """Return how many cards of its hand a seat keeps this round (docs/rules.md 4.1)."""
    return number_kept(state.setup.players, state.round, state.owned[seat])


def number_kept(players: int, round_: int, owned: int) -> int:
    """Return how many cards the owner of the buildings `owned` keeps in a round.

    That is the second number of the deal, or as many as it has ownership markers left.
    """
    return min(cards_kept(players, round_), MARKERS - owned.bit_count())
