"""What happened, and who may know: one frozen dataclass for each kind of thing.

Events are facts for people, logs and sockets. The tag `happened` names the kind in JSON; the
sentence for it lives in the message catalogues.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from chinatown.game.actions import Goods, Placement, Trade
from chinatown.game.deal_table import MAX_PLAYERS
from chinatown.game.fast_init import fast_init
from chinatown.game.phrases import Phrase

SPECTATORS: Final = 1 << MAX_PLAYERS
"""The bit of an audience that stands for all who look on without a seat."""

EVERYONE: Final = SPECTATORS * 2 - 1
"""The audience of what all may know. An audience is a set: bit `s` is seat `s`."""


def may_see(audience: int, viewer: int | None) -> bool:
    """Tell whether a seat, or with None a spectator, belongs to an audience."""
    return bool(audience & (SPECTATORS if viewer is None else 1 << viewer))


@fast_init
@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began, with its first player."""

    round: int
    first: int
    happened: Literal["round-began"] = field(default="round-began", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A seat was dealt cards, seen by it alone; it must keep `keep` of its hand."""

    seat: int
    cards: tuple[int, ...]
    keep: int
    happened: Literal["cards-dealt"] = field(default="cards-dealt", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsChosen:
    """A seat has chosen its cards; which ones is not said."""

    seat: int
    happened: Literal["cards-chosen"] = field(default="cards-chosen", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """The buildings that a seat kept got its markers."""

    seat: int
    buildings: tuple[int, ...]
    happened: Literal["cards-revealed"] = field(default="cards-revealed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class OutlookTurned:
    """The round's outlook card was turned over; `sizes` is empty for no extra income."""

    sizes: tuple[int, ...]
    happened: Literal["outlook-turned"] = field(default="outlook-turned", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """A seat drew `count` tiles; `tiles` is empty for those who may not see them."""

    seat: int
    count: int
    tiles: tuple[str, ...]
    happened: Literal["tiles-drawn"] = field(default="tiles-drawn", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Offered:
    """An offer stands; the parties of a secret one see it alone. The fields are those of Offer."""

    seat: int
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

    seat: int
    offer: str
    happened: Literal["agreed"] = field(default="agreed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class AgreementTakenBack:
    """A party took its agreement back."""

    seat: int
    offer: str
    happened: Literal["agreement-taken-back"] = field(default="agreement-taken-back", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Refused:
    """A party refused an offer, which ended it."""

    seat: int
    offer: str
    reason: str
    because: str
    phrases: tuple[Phrase, ...] = ()
    happened: Literal["refused"] = field(default="refused", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Withdrawn:
    """An offer was withdrawn by its author."""

    seat: int
    offer: str
    happened: Literal["withdrawn"] = field(default="withdrawn", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Lapsed:
    """An offer can no longer be carried out: an item moved, or trading ended.

    `why` is `building-moved`, `tiles-moved`, `too-many-buildings`, `too-many-cards`, `call-ended`,
    `expired` or `trading-ended`; `building` and `shop` name the item where there is one (0, empty
    otherwise).
    """

    offer: str
    why: str
    building: int = 0
    shop: str = ""
    happened: Literal["lapsed"] = field(default="lapsed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Called:
    """A seat called out to everyone what it seeks and gives; `first`: for who takes it first."""

    seat: int
    call: str
    seeks: Goods
    gives: Goods
    text: str
    first: bool
    happened: Literal["called"] = field(default="called", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CallEnded:
    """A call is over.

    `why` is `answered`, `ended` by the caller, `building-moved`, `tiles-moved`, `did-not-happen` or
    `trading-ended`.
    """

    seat: int
    call: str
    why: str
    happened: Literal["call-ended"] = field(default="call-ended", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Said:
    """A seat said something; the fields are those of Say."""

    seat: int
    text: str
    to: tuple[int, ...]
    about: str
    kind: str
    phrases: tuple[Phrase, ...] = ()
    happened: Literal["said"] = field(default="said", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TradeMade:
    """A trade was carried out, as those see it who may know all of it."""

    offer: str
    trade: Trade
    secret: bool
    happened: Literal["trade-made"] = field(default="trade-made", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class ItemsMoved:
    """What the others see of a secret trade: buildings and tiles that visibly moved."""

    trade: Trade
    happened: Literal["items-moved"] = field(default="items-moved", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TradeFailed:
    """All had agreed, but the trade did not happen; nothing moved.

    `why` is `did-not-happen` for those who may not know more; the seat that lacked something is
    told `not-enough-cash`, `tile-not-held` or `card-not-held` besides.
    """

    offer: str
    why: str
    happened: Literal["trade-failed"] = field(default="trade-failed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class DoneSaid:
    """A seat said that it has finished trading, or is trading again."""

    seat: int
    done: bool
    happened: Literal["done-said"] = field(default="done-said", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TurnsAsked:
    """A seat asked for placing in turn this round."""

    seat: int
    happened: Literal["turns-asked"] = field(default="turns-asked", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """A seat put kept cards back into the deck; `cards` is empty for the others."""

    seat: int
    count: int
    cards: tuple[int, ...]
    happened: Literal["cards-discarded"] = field(default="cards-discarded", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class PromiseJudged:
    """The promisee said whether a promise was kept."""

    seat: int
    promise: str
    kept: bool
    happened: Literal["promise-judged"] = field(default="promise-judged", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class TradingEnded:
    """The trade phase ended; `clock` tells that the trade clock did it. `in_turn`: how tiles go."""

    clock: bool
    in_turn: bool
    happened: Literal["trading-ended"] = field(default="trading-ended", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class PlacementsFixed:
    """A seat fixed its placements unseen."""

    seat: int
    happened: Literal["placements-fixed"] = field(default="placements-fixed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Built:
    """A seat placed tiles and passed; without placements it only passed."""

    seat: int
    placements: tuple[Placement, ...]
    happened: Literal["built"] = field(default="built", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class PaidBusiness:
    """A business as income names it: type, buildings, size, finished or not, dollars."""

    shop: str
    buildings: tuple[int, ...]
    size: int
    finished: bool
    pays: int


@fast_init
@dataclass(frozen=True, slots=True)
class IncomePaid:
    """A seat got its income: each business, and the outlook card's bonus in dollars."""

    seat: int
    businesses: tuple[PaidBusiness, ...]
    bonus: int
    total: int
    happened: Literal["income-paid"] = field(default="income-paid", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class DebtPaid:
    """A payment due after income was made; `owed` dollars stay owed."""

    debtor: int
    creditor: int
    paid: int
    owed: int
    happened: Literal["debt-paid"] = field(default="debt-paid", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class DebtDropped:
    """The game ended with dollars still owed; they are dropped."""

    debtor: int
    creditor: int
    owed: int
    happened: Literal["debt-dropped"] = field(default="debt-dropped", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's end: place (shared places are equal), dollars, tiles on the board."""

    seat: int
    place: int
    cash: int
    tiles: int


@fast_init
@dataclass(frozen=True, slots=True)
class GameOver:
    """The game ended with this ranking, best first, and its seed, which is secret until now."""

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
    | GameOver
)
"""Anything that can have happened."""


class AddressedEvent(NamedTuple):
    """An event with its audience."""

    event: Event
    audience: int = EVERYONE

    def seen_by(self, viewer: int | None) -> bool:
        """Tell whether a seat, or with None a spectator, may see the event."""
        return may_see(self.audience, viewer)
