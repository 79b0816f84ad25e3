"""A game as one viewer sees it.

The sections are sent whole when anything in them changes.
"""

from __future__ import annotations

from typing import Literal

from chinatown.game.actions import Goods, Placement, Trade
from chinatown.game.codes import (
    CallStatus,
    LapseCode,
    OfferStatus,
    Phase,
    PromiseStatus,
    RefusalReason,
)
from chinatown.game.events import Standing
from chinatown.game.phrases import Phrase
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Building, Dollars, Seat
from chinatown.protocol.base import Message


class Now(Message):
    """Where the game is; `waiting` lists the seats that the phase waits for.

    `turns_asked` lists the seats that asked for tiles to be placed in turn, `turns_needed` is how
    many must (0 where nobody can ask), and `may_ask_turns` whether the viewer may ask now.
    With `may_bind`, trades can hold shares of income, building clauses and choices.
    `clock_ends` is when the trade clock runs out, `closes` when trading ends because all are done,
    both ISO times.
    """

    round: int
    year: str
    phase: Phase
    first: Seat
    waiting: list[Seat]
    in_turn: bool
    turns_asked: list[Seat]
    turns_needed: int
    may_ask_turns: bool
    may_bind: bool
    clock_ends: str | None
    closes: str | None


class Board(Message):
    """Owners and shops by building: entry 0 is building 1."""

    owners: list[Seat | None]
    shops: list[str | None]


class BusinessInfo(Message):
    """A business: owner's seat, type, buildings, dollars a round."""

    owner: Seat
    shop: str
    buildings: list[Building]
    size: int
    maximum: int
    finished: bool
    pays: Dollars


class PlayerInfo(Message):
    """What the viewer may know of a player; `cash` is null when it is secret.

    `tiles` lists the known unplaced tiles, a name for each; `tile_count` counts all of them.
    `income` is what the businesses on the board pay now.
    """

    seat: Seat
    cash: Dollars | None
    tiles: list[str]
    tile_count: int
    hand_count: int
    buildings: int
    income: Dollars
    chosen: bool
    done: bool
    built: bool


class Mine(Message):
    """What only the viewer knows: cards in hand, how many to keep, placements fixed unseen.

    `chosen` is what I keep, null until I have chosen; `must_build` are the tiles that I have agreed
    to place this round, and can.
    """

    hand: list[Building]
    keep: int
    chosen: list[Building] | None
    plan: list[Placement] | None
    must_build: list[Placement]


class PartyInfo(Message):
    """A party of an offer and how it stands to it."""

    seat: Seat
    answer: Literal["waiting", "agrees", "refuses"]


class OfferInfo(Message):
    """An offer of this round; `reason` is the refuser's words, `lapse` why it lapsed, or null.

    `picks` has for each choice of the trade the number of the option chosen, from 1, or 0 while it
    is open. `because` is the refuser's ready-made reason, `replaces`, `answers` and `phrases` as in
    the action, `reply` the refuser's phrases, `expires` the ISO time at which it lapses, or null.
    """

    id: str
    seat: Seat
    trade: Trade
    secret: bool
    counters: str
    parties: list[PartyInfo]
    status: OfferStatus
    reason: str
    because: RefusalReason | Literal[""]
    lapse: LapseCode | None
    replaces: str
    answers: str
    phrases: list[Phrase]
    reply: list[Phrase]
    picks: list[int]
    expires: str | None


class CallInfo(Message):
    """A call of this round; `status` is `open` or why it is over."""

    id: str
    seat: Seat
    seeks: Goods
    gives: Goods
    text: str
    first: bool
    status: CallStatus


class DebtInfo(Message):
    """Dollars owed, paid right after the next income.

    What a `share` comes to is known only then: until then nothing is `owed` for it, and `worth` is
    what it would come to if the board stayed as it is. For any other debt, that is what is owed.
    """

    debtor: Seat
    creditor: Seat
    owed: Dollars
    share: Share | None
    worth: Dollars


class ClauseInfo(Message):
    """A building clause of this round, by which `giver` is bound to `taker`."""

    giver: Seat
    taker: Seat
    clause: BuildingClause


class PromiseInfo(Message):
    """A promise written down."""

    id: str
    round: int
    giver: Seat
    taker: Seat
    text: str
    status: PromiseStatus


class Outlook(Message):
    """The outlook cards turned so far; the last is this round's when `now`; `left` face down."""

    turned: list[list[int]]
    now: bool
    left: int


class Supply(Message):
    """How many cards and tiles are left."""

    deck: int
    bag: int


class Result(Message):
    """The end: ranking, best first, the seed, and whether the players ended the game `early`."""

    ranking: list[Standing]
    seed: str
    early: bool


class GameView(Message):
    """A whole game as one viewer may see it."""

    now: Now
    board: Board
    businesses: list[BusinessInfo]
    players: list[PlayerInfo]
    mine: Mine | None
    offers: list[OfferInfo]
    calls: list[CallInfo]
    debts: list[DebtInfo]
    clauses: list[ClauseInfo]
    promises: list[PromiseInfo]
    outlook: Outlook | None
    supply: Supply
    result: Result | None


class Changed(Message):
    """The sections of the view that changed; those that did not are absent."""

    now: Now | None = None
    board: Board | None = None
    businesses: list[BusinessInfo] | None = None
    players: list[PlayerInfo] | None = None
    mine: Mine | None = None
    offers: list[OfferInfo] | None = None
    calls: list[CallInfo] | None = None
    debts: list[DebtInfo] | None = None
    clauses: list[ClauseInfo] | None = None
    promises: list[PromiseInfo] | None = None
    outlook: Outlook | None = None
    supply: Supply | None = None
    result: Result | None = None
