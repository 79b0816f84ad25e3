"""What happened and who may know it: one frozen dataclass for each kind of event.

Events are facts for people, logs and sockets. The tag `happened` names the kind of event in JSON;
its sentence is in the message catalogues.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from chinatown.game.actions import Goods, Placement, Trade
from chinatown.game.codes import CallEnding, FailureCode, LapseCode, RefusalReason, SpeechKind
from chinatown.game.deal_table import MAX_PLAYERS
from chinatown.game.fast_init import fast_init
from chinatown.game.phrases import Phrase
from chinatown.game.types import Building, Dollars, Seat, SeatSet

SPECTATORS: Final = 1 << MAX_PLAYERS
"""The bit of an audience that stands for everyone who watches without a seat."""

EVERYONE: Final = SPECTATORS * 2 - 1
"""The audience of what everyone may know: all seats and the spectators."""


def may_see(audience: SeatSet, viewer: Seat | None) -> bool:
    """Return whether a seat, or a spectator (None), belongs to an audience."""
    return bool(audience & (SPECTATORS if viewer is None else 1 << viewer))


@fast_init
@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began, with its first player."""

    round: int
    first: Seat
    happened: Literal["round-began"] = field(default="round-began", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A seat was dealt cards, which only it sees; it must keep `keep` of its hand."""

    seat: Seat
    cards: tuple[Building, ...]
    keep: int
    happened: Literal["cards-dealt"] = field(default="cards-dealt", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsChosen:
    """A seat has chosen its cards, without saying which."""

    seat: Seat
    happened: Literal["cards-chosen"] = field(default="cards-chosen", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """A seat put its markers on the buildings whose cards it kept."""

    seat: Seat
    buildings: tuple[Building, ...]
    happened: Literal["cards-revealed"] = field(default="cards-revealed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class OutlookTurned:
    """The round's outlook card was turned over; without `sizes` there is no extra income."""

    sizes: tuple[int, ...]
    happened: Literal["outlook-turned"] = field(default="outlook-turned", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """A seat drew `count` tiles; `tiles` is empty for whoever may not see them."""

    seat: Seat
    count: int
    tiles: tuple[str, ...]
    happened: Literal["tiles-drawn"] = field(default="tiles-drawn", kw_only=True)


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
    """A party agreed to an offer."""

    seat: Seat
    offer: str
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
    """A seat asked for placing in turn this round."""

    seat: Seat
    happened: Literal["turns-asked"] = field(default="turns-asked", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """A seat put cards back into the deck; `cards` is empty for the others."""

    seat: Seat
    count: int
    cards: tuple[Building, ...]
    happened: Literal["cards-discarded"] = field(default="cards-discarded", kw_only=True)


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


@fast_init
@dataclass(frozen=True, slots=True)
class PlacementsFixed:
    """A seat fixed its placements unseen."""

    seat: Seat
    happened: Literal["placements-fixed"] = field(default="placements-fixed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Built:
    """A seat placed tiles, or none, and passed."""

    seat: Seat
    placements: tuple[Placement, ...]
    happened: Literal["built"] = field(default="built", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class PaidBusiness:
    """A business that paid: `pays` is in dollars."""

    shop: str
    buildings: tuple[Building, ...]
    size: int
    finished: bool
    pays: Dollars


@fast_init
@dataclass(frozen=True, slots=True)
class IncomePaid:
    """A seat got its income; `bonus` is the outlook card's part of `total`, all in dollars."""

    seat: Seat
    businesses: tuple[PaidBusiness, ...]
    bonus: Dollars
    total: Dollars
    happened: Literal["income-paid"] = field(default="income-paid", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class DebtPaid:
    """A debtor paid a debt after income, in full or in part; `owed` dollars stay owed."""

    debtor: Seat
    creditor: Seat
    paid: Dollars
    owed: Dollars
    happened: Literal["debt-paid"] = field(default="debt-paid", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class DebtDropped:
    """The game ended with `owed` dollars still owed, which are dropped."""

    debtor: Seat
    creditor: Seat
    owed: Dollars
    happened: Literal["debt-dropped"] = field(default="debt-dropped", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's result: its place (shared by equals), its cash in dollars, its tiles built."""

    seat: Seat
    place: int
    cash: Dollars
    tiles: int


@fast_init
@dataclass(frozen=True, slots=True)
class EndedEarly:
    """The players agreed to end the game before its last round was over."""

    happened: Literal["ended-early"] = field(default="ended-early", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class GameOver:
    """The game ended; `ranking` is best first, and the seed is no longer secret."""

    ranking: tuple[Standing, ...]
    seed: str
    happened: Literal["game-over"] = field(default="game-over", kw_only=True)


Event: TypeAlias = (
    RoundBegan
    | CardsDealt
    | CardsChosen
    | CardsRevealed
    | OutlookTurned
    | TilesDrawn
    | Offered
    | Agreed
    | AgreementTakenBack
    | Refused
    | Withdrawn
    | Lapsed
    | Called
    | CallEnded
    | Said
    | TradeMade
    | ItemsMoved
    | TradeFailed
    | DoneSaid
    | TurnsAsked
    | CardsDiscarded
    | PromiseJudged
    | TradingEnded
    | PlacementsFixed
    | Built
    | IncomePaid
    | DebtPaid
    | DebtDropped
    | EndedEarly
    | GameOver
)
"""Any event."""


class AddressedEvent(NamedTuple):
    """An event with its audience."""

    event: Event
    audience: SeatSet = EVERYONE

    def seen_by(self, viewer: Seat | None) -> bool:
        """Return whether a seat, or a spectator (None), may see the event."""
        return may_see(self.audience, viewer)
