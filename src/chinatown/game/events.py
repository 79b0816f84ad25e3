"""What happened and who may know it: one frozen dataclass for each kind of event.

Events are facts for people, logs and sockets. The tag `happened` names the kind of event in JSON;
its sentence is in the message catalogues. Those of the trade phase are in `trade_events`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from chinatown.game.actions import Placement
from chinatown.game.agreement_events import ClauseLapsed, ShareCounted, ShareLapsed
from chinatown.game.deal_table import MAX_PLAYERS
from chinatown.game.fast_init import fast_init
from chinatown.game.trade_events import (
    Agreed,
    AgreementTakenBack,
    Called,
    CallEnded,
    DoneSaid,
    ItemsMoved,
    Lapsed,
    Offered,
    PromiseJudged,
    Refused,
    Said,
    TradeFailed,
    TradeMade,
    TradingEnded,
    TurnsAsked,
    Withdrawn,
)
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
    """A seat was dealt cards, which only it sees; it must keep `keep` of its hand.

    Where the table lets players keep fewer, that is the most it may keep.
    """

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
class CardsDiscarded:
    """A seat put cards back into the deck; `cards` is empty for the others."""

    seat: Seat
    count: int
    cards: tuple[Building, ...]
    happened: Literal["cards-discarded"] = field(default="cards-discarded", kw_only=True)


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
    | ClauseLapsed
    | PlacementsFixed
    | Built
    | IncomePaid
    | ShareCounted
    | ShareLapsed
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
