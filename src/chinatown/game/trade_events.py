"""What happened in the trade phase: offers, calls, talk, trades (docs/rules.md 4.3 and 5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from chinatown.game.actions import Goods, Trade
from chinatown.game.codes import CallEnding, FailureCode, LapseCode, RefusalReason, SpeechKind
from chinatown.game.fast_init import fast_init
from chinatown.game.phrases import Phrase
from chinatown.game.types import Building, Seat


@fast_init
@dataclass(frozen=True, slots=True)
class Offered:
    """An offer was made; only its parties see a secret one. The fields are those of Offer."""

    seat: Seat
    offer: str
    trade: Trade
    secret: bool
    counters: str
    replaces: str
    answers: str
    seconds: int
    phrases: tuple[Phrase, ...] = ()
    happened: Literal["offered"] = field(default="offered", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Agreed:
    """A party agreed to an offer, and chose the `options` of its own choices in it, from 1."""

    seat: Seat
    offer: str
    options: tuple[int, ...] = ()
    happened: Literal["agreed"] = field(default="agreed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class AgreementTakenBack:
    """A party took its agreement back."""

    seat: Seat
    offer: str
    happened: Literal["agreement-taken-back"] = field(default="agreement-taken-back", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Refused:
    """A party refused an offer, which ended it."""

    seat: Seat
    offer: str
    reason: str
    because: RefusalReason | Literal[""]
    phrases: tuple[Phrase, ...] = ()
    happened: Literal["refused"] = field(default="refused", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Withdrawn:
    """An offer was withdrawn by its author."""

    seat: Seat
    offer: str
    happened: Literal["withdrawn"] = field(default="withdrawn", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Lapsed:
    """An offer lapsed, for instance because what it gives has changed hands.

    `building` and `shop` name what moved, if anything did (otherwise 0 and empty).
    """

    offer: str
    why: LapseCode
    building: Building = 0
    shop: str = ""
    happened: Literal["lapsed"] = field(default="lapsed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Called:
    """A seat made a call, known to everyone. The fields are those of Call."""

    seat: Seat
    call: str
    seeks: Goods
    gives: Goods
    text: str
    first: bool
    happened: Literal["called"] = field(default="called", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CallEnded:
    """A call of a seat is over."""

    seat: Seat
    call: str
    why: CallEnding
    happened: Literal["call-ended"] = field(default="call-ended", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Said:
    """A seat said something; the fields are those of Say."""

    seat: Seat
    text: str
    to: tuple[Seat, ...]
    about: str
    kind: SpeechKind
    phrases: tuple[Phrase, ...] = ()
    happened: Literal["said"] = field(default="said", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TradeMade:
    """A trade was carried out, as seen by whoever may know all of it."""

    offer: str
    trade: Trade
    secret: bool
    happened: Literal["trade-made"] = field(default="trade-made", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class ItemsMoved:
    """What the others see of a secret trade: the markers and tiles that moved."""

    trade: Trade
    happened: Literal["items-moved"] = field(default="items-moved", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TradeFailed:
    """Everyone had agreed, but the trade did not happen; nothing moved.

    Everyone who sees the offer is told `did-not-happen`; a party that lacks something is also told,
    in an event of its own, what it lacks.
    """

    offer: str
    why: FailureCode
    happened: Literal["trade-failed"] = field(default="trade-failed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class DoneSaid:
    """A seat said that it has finished trading, or is trading again."""

    seat: Seat
    done: bool
    happened: Literal["done-said"] = field(default="done-said", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TurnsAsked:
    """A seat asked for placing in turn this round; with `agreed`, so it is now.

    `returned` are the seats that get back the placements which they had fixed unseen.
    """

    seat: Seat
    agreed: bool
    returned: tuple[Seat, ...] = ()
    happened: Literal["turns-asked"] = field(default="turns-asked", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class PromiseJudged:
    """The promisee said whether a promise was kept."""

    seat: Seat
    promise: str
    kept: bool
    happened: Literal["promise-judged"] = field(default="promise-judged", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TradingEnded:
    """Trading ended, by the trade clock if `clock`; tiles are placed in turn if `in_turn`."""

    clock: bool
    in_turn: bool
    happened: Literal["trading-ended"] = field(default="trading-ended", kw_only=True)
