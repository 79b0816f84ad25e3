"""What a player can do: one frozen dataclass for each thing, with the seat that does it.

Actions carry building numbers, shop type names and dollars, as people and records write them.
The tag `do` names the kind in JSON.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from chinatown.game.fast_init import fast_init
from chinatown.game.phrases import Phrase

TABLE: Final = -1
"""The seat of an action that no player does: the trade clock running out."""

MAX_TEXT: Final = 280
"""The longest promise, reason or remark, in characters."""

MAX_SECONDS: Final = 3600
"""The longest time for which an offer may be limited."""

REASONS: Final = (
    "too-little",
    "too-dear",
    "need-it",
    "helps-you-more",
    "no-cash",
    "better-offer",
    "not-now",
)
"""The ready-made reasons for a refusal; the catalogues say them as `reason-<code>`."""

REACTIONS: Final = ("yes", "no", "thanks", "laugh", "wow", "hurry", "think", "agreed")
"""The fast_init reactions; the catalogues say them as `reaction-<code>`."""


@fast_init
@dataclass(frozen=True, slots=True)
class Transfer:
    """What one seat gives another in a trade: buildings with their shops, tiles, cards and cash.

    `buildings` and `cards` are building numbers, `tiles` shop type names (a name for each tile),
    `cash` dollars at once, `due` dollars to be paid right after this round's income, `cards`
    refused building cards where they are kept (docs/rules.md 5 and 8).
    """

    giver: int
    taker: int
    buildings: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()
    cash: int = 0
    due: int = 0
    cards: tuple[int, ...] = ()


@fast_init
@dataclass(frozen=True, slots=True)
class Pledge:
    """A promise for a later round, in words; nothing enforces it (docs/rules.md 5)."""

    giver: int
    taker: int
    text: str


@fast_init
@dataclass(frozen=True, slots=True)
class Trade:
    """All that changes hands at one moment, whole or not at all (docs/rules.md 5)."""

    transfers: tuple[Transfer, ...]
    promises: tuple[Pledge, ...] = ()

    @property
    def parties(self) -> tuple[int, ...]:
        """The seats that give, receive, promise or are promised something, in order."""
        seats = set()
        for part in self.transfers:
            seats.add(part.giver)
            seats.add(part.taker)
        for promise in self.promises:
            seats.add(promise.giver)
            seats.add(promise.taker)
        return tuple(sorted(seats))


@fast_init
@dataclass(frozen=True, slots=True)
class Placement:
    """A shop tile, by its type's name, on a building."""

    building: int
    shop: str


@fast_init
@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of the dealt building cards; the others are refused (docs/rules.md 4.1)."""

    seat: int
    cards: tuple[int, ...]
    do: Literal["keep"] = field(default="keep", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a trade to its other parties; the author has agreed (docs/rules.md 5).

    `secret` offers are seen by their parties alone. `counters` is the id of the offer that this
    one answers, empty for none; the original stays as it is. `replaces` is the id of one's own
    offer of which this is a new version; that one ends. `answers` is the id of another's call.
    `seconds` limits how long the offer stands, 0 for as long as the phase lasts. `phrases` say why
    it is made.
    """

    seat: int
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
    """Agree to an offer; the last agreement carries it out at once (docs/rules.md 5)."""

    seat: int
    offer: str
    do: Literal["agree"] = field(default="agree", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Refuse:
    """Refuse an offer, which ends it; `because` is one of REASONS, `reason` own words, or none.

    `phrases` say more about it.
    """

    seat: int
    offer: str
    reason: str = ""
    because: str = ""
    phrases: tuple[Phrase, ...] = ()
    do: Literal["refuse"] = field(default="refuse", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Withdraw:
    """Withdraw one's own offer, or take back one's agreement to another's."""

    seat: int
    offer: str
    do: Literal["withdraw"] = field(default="withdraw", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Expire:
    """Let an offer lapse because its time is over; done by the table (docs/rules.md 5)."""

    seat: int
    offer: str
    do: Literal["expire"] = field(default="expire", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Goods:
    """What a call names: building numbers, shop type names (one for each tile), dollars."""

    buildings: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()
    cash: int = 0


@fast_init
@dataclass(frozen=True, slots=True)
class Call:
    """Call out to everyone what one seeks and what one gives for it (docs/rules.md 5).

    Others answer with offers that name the call. With `first`, whoever takes the call first has
    the trade, as it stands: the caller has agreed to it.
    """

    seat: int
    seeks: Goods
    gives: Goods
    text: str = ""
    first: bool = False
    do: Literal["call"] = field(default="call", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TakeCall:
    """Take a call that is for the first who agrees: give what it seeks, get what it gives."""

    seat: int
    call: str
    do: Literal["take-call"] = field(default="take-call", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class EndCall:
    """Take one's own call back; offers that answer it stand on."""

    seat: int
    call: str
    do: Literal["end-call"] = field(default="end-call", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Say:
    """Say something: to all, with `to` to some seats alone, with `about` to who knows an offer.

    `kind` is `words`, `reaction` (the text is one of REACTIONS), `phrases` (ready-made sentences,
    no text) or `last-offers`, the call to the table that trading is about to end (no text).
    Possible at any time, also after the game.
    """

    seat: int
    text: str = ""
    to: tuple[int, ...] = ()
    about: str = ""
    kind: Literal["words", "reaction", "last-offers", "phrases"] = "words"
    phrases: tuple[Phrase, ...] = ()
    do: Literal["say"] = field(default="say", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Done:
    """Say that one has finished trading, or with `done` false that one has not after all."""

    seat: int
    done: bool = True
    do: Literal["done"] = field(default="done", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class AskTurns:
    """Ask that tiles be placed in turn this round (docs/rules.md 8, placing tiles)."""

    seat: int
    do: Literal["ask-turns"] = field(default="ask-turns", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Discard:
    """Put kept building cards back into the deck (docs/rules.md 8, keep cards)."""

    seat: int
    cards: tuple[int, ...]
    do: Literal["discard"] = field(default="discard", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Judge:
    """Note that a promise made to this seat was kept or broken (docs/rules.md 5)."""

    seat: int
    promise: str
    kept: bool
    do: Literal["judge"] = field(default="judge", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CloseTrading:
    """End the trade phase because the trade clock ran out (docs/rules.md 8); done by the table."""

    seat: int = TABLE
    do: Literal["close-trading"] = field(default="close-trading", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Build:
    """Place these tiles on own empty buildings and pass; none is a pass (docs/rules.md 4.4)."""

    seat: int
    placements: tuple[Placement, ...] = ()
    do: Literal["build"] = field(default="build", kw_only=True)


Action: TypeAlias = (
    Keep
    | Offer
    | Agree
    | Refuse
    | Withdraw
    | Expire
    | Call
    | TakeCall
    | EndCall
    | Say
    | Done
    | AskTurns
    | Discard
    | Judge
    | CloseTrading
    | Build
)
"""Anything that can happen in a game."""
