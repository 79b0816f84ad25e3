"""What can happen in a game: one frozen dataclass for each kind of action.

Actions name buildings by number, shop types by name and money in dollars, as people and records
write them. The tag `do` names the kind of action in JSON.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from chinatown.game.codes import Reaction, RefusalReason, SpeechKind
from chinatown.game.fast_init import fast_init
from chinatown.game.phrases import Phrase
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Building, Dollars, Seat

TABLE: Final = -1
"""The seat of the actions that no player does, such as ending trading when time is up."""

MAX_TEXT: Final = 280
"""The longest promise, reason, call or remark, in characters."""

MAX_SECONDS: Final = 3600
"""The longest time limit of an offer."""

REASONS: Final[tuple[RefusalReason, ...]] = get_args(RefusalReason)
"""The ready-made reasons for a refusal."""

REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)
"""The quick reactions."""


@fast_init
@dataclass(frozen=True, slots=True)
class Transfer:
    """What one seat gives another in a trade (docs/rules.md 5).

    `buildings` are building numbers, whose shops go with them; `tiles` names a shop type for each
    tile; `cash` is paid at once and `due` right after this round's income, both in dollars; `cards`
    are refused building cards, where the table keeps them (docs/rules.md 8). The giver owes the
    `shares` of income and is bound by the `clauses` about building.
    """

    giver: Seat
    taker: Seat
    buildings: tuple[Building, ...] = ()
    tiles: tuple[str, ...] = ()
    cash: Dollars = 0
    due: Dollars = 0
    cards: tuple[Building, ...] = ()
    shares: tuple[Share, ...] = ()
    clauses: tuple[BuildingClause, ...] = ()


@fast_init
@dataclass(frozen=True, slots=True)
class Choice:
    """What a trade leaves to one of its parties: exactly one of the options is carried out.

    The options go from the same giver to the same taker; the `chooser`, one of these two, names one
    when agreeing (docs/rules.md 5).
    """

    chooser: Seat
    options: tuple[Transfer, ...]


@fast_init
@dataclass(frozen=True, slots=True)
class Pledge:
    """A promise for a later round, in words; it is not enforced (docs/rules.md 5)."""

    giver: Seat
    taker: Seat
    text: str


@fast_init
@dataclass(frozen=True, slots=True)
class Trade:
    """Everything that changes hands at one moment, whole or not at all (docs/rules.md 5)."""

    transfers: tuple[Transfer, ...]
    promises: tuple[Pledge, ...] = ()
    choices: tuple[Choice, ...] = ()

    @property
    def parties(self) -> tuple[Seat, ...]:
        """The seats that give, receive, promise or are promised something, in ascending order."""
        seats = set()
        for part in self.transfers:
            seats.add(part.giver)
            seats.add(part.taker)
        for promise in self.promises:
            seats.add(promise.giver)
            seats.add(promise.taker)
        for choice in self.choices:
            for part in choice.options:
                seats.add(part.giver)
                seats.add(part.taker)
        return tuple(sorted(seats))


@fast_init
@dataclass(frozen=True, slots=True)
class Placement:
    """A shop tile, by the name of its type, on a building."""

    building: Building
    shop: str


@fast_init
@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of the dealt building cards; the others are refused (docs/rules.md 4.1)."""

    seat: Seat
    cards: tuple[Building, ...]
    do: Literal["keep"] = field(default="keep", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a trade to its other parties; the author has agreed to it (docs/rules.md 5).

    Only its parties see a `secret` offer. Ids link offers and calls, empty for none: the offer
    `counters` is answered by this one and stands on; the own offer `replaces` ends, since this is
    its new version; the call `answers` is another player's. The offer stands for at most `seconds`
    seconds, or with 0 as long as the phase lasts. `phrases` explain it.
    """

    seat: Seat
    trade: Trade
    secret: bool = False
    counters: str = ""
    replaces: str = ""
    answers: str = ""
    seconds: int = 0
    phrases: tuple[Phrase, ...] = ()
    do: Literal["offer"] = field(default="offer", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to an offer; the last agreement carries out the trade (docs/rules.md 5).

    `options` has the number of the option taken, from 1, for each choice that is this seat's.
    """

    seat: Seat
    offer: str
    options: tuple[int, ...] = ()
    do: Literal["agree"] = field(default="agree", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Refuse:
    """Refuse an offer, which ends it (docs/rules.md 5).

    All explanations are optional: `because` is a ready-made reason, `reason` is in the player's own
    words, `phrases` are ready-made sentences.
    """

    seat: Seat
    offer: str
    reason: str = ""
    because: RefusalReason | Literal[""] = ""
    phrases: tuple[Phrase, ...] = ()
    do: Literal["refuse"] = field(default="refuse", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Withdraw:
    """Withdraw one's own offer, or take back one's agreement to another's."""

    seat: Seat
    offer: str
    do: Literal["withdraw"] = field(default="withdraw", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Expire:
    """Let an offer lapse because its time is over; the table does this (docs/rules.md 5)."""

    seat: Seat
    offer: str
    do: Literal["expire"] = field(default="expire", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Goods:
    """What a call seeks or gives: building numbers, a shop type name for each tile, dollars."""

    buildings: tuple[Building, ...] = ()
    tiles: tuple[str, ...] = ()
    cash: Dollars = 0


@fast_init
@dataclass(frozen=True, slots=True)
class Call:
    """Tell the whole table what one seeks and what one gives for it (docs/rules.md 5).

    Others answer with offers that name the call. With `first`, whoever takes the call first gets
    exactly this trade, to which the caller has agreed.
    """

    seat: Seat
    seeks: Goods
    gives: Goods
    text: str = ""
    first: bool = False
    do: Literal["call"] = field(default="call", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TakeCall:
    """Take a call that is for whoever agrees first: give what it seeks, get what it gives."""

    seat: Seat
    call: str
    do: Literal["take-call"] = field(default="take-call", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class EndCall:
    """Take back one's own call; offers that answer it stand on."""

    seat: Seat
    call: str
    do: Literal["end-call"] = field(default="end-call", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Say:
    """Say something, at any time, even after the game (docs/rules.md 5).

    Everyone hears it, or only the seats `to`, or whoever may see the offer `about`. By `kind` the
    text is the player's own `words` or a `reaction` (one of REACTIONS), or there is none: `phrases`
    are ready-made sentences, and `last-offers` announces that trading is about to end.
    """

    seat: Seat
    text: str = ""
    to: tuple[Seat, ...] = ()
    about: str = ""
    kind: SpeechKind = "words"
    phrases: tuple[Phrase, ...] = ()
    do: Literal["say"] = field(default="say", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Done:
    """Say that one has finished trading or, with `done` false, is trading again.

    With `hold`, which only the table sets, the last one to say so does not end the phase: trading
    is closing until the table ends it, or somebody trades on (docs/rules.md 4.3).
    """

    seat: Seat
    done: bool = True
    hold: bool = False
    do: Literal["done"] = field(default="done", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class AskTurns:
    """Ask for tiles to be placed in turn this round (docs/rules.md 8, placing-tiles)."""

    seat: Seat
    do: Literal["ask-turns"] = field(default="ask-turns", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Discard:
    """Put cards in hand back into the deck (docs/rules.md 8, keep-cards)."""

    seat: Seat
    cards: tuple[Building, ...]
    do: Literal["discard"] = field(default="discard", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Judge:
    """Say whether a promise made to this seat was kept (docs/rules.md 5)."""

    seat: Seat
    promise: str
    kept: bool
    do: Literal["judge"] = field(default="judge", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CloseTrading:
    """End trading, because the trade clock ran out or all are done; the table does this.

    See docs/rules.md 4.3 and 8.
    """

    seat: Seat = TABLE
    do: Literal["close-trading"] = field(default="close-trading", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game before its last round, as the players agreed; the table does this.

    What counts is in docs/rules.md 4.
    """

    seat: Seat = TABLE
    do: Literal["end-game"] = field(default="end-game", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Build:
    """Place tiles on own empty buildings, or none, and pass (docs/rules.md 4.4)."""

    seat: Seat
    placements: tuple[Placement, ...] = ()
    do: Literal["build"] = field(default="build", kw_only=True)


PlayerAction: TypeAlias = (
    Keep
    | Offer
    | Agree
    | Refuse
    | Withdraw
    | Call
    | TakeCall
    | EndCall
    | Say
    | Done
    | AskTurns
    | Discard
    | Judge
    | Build
)
"""What a player can do."""

TableAction: TypeAlias = Expire | CloseTrading | EndGame
"""What only the table does, with the seat TABLE."""

Action: TypeAlias = PlayerAction | TableAction
"""Any action. The type checker lists what a new one needs; see docs/architecture.md."""
