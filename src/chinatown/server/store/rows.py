"""What the store keeps, as plain values."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from chinatown.game.actions import Action
from chinatown.game.editions import Edition, ShopType, edition_named
from chinatown.game.state import RULES, Setup
from chinatown.game.types import Seat
from chinatown.game.variants import parse_variants
from chinatown.server.identity import new_secret
from chinatown.server.messages.presence import NO_CLOCK, Pace
from chinatown.server.messages.tables import Effects, Lost

BOTS_HIDDEN: Final = "bots-hidden"
"""Among the words for variants: the table does not reveal which bots sit at it."""

TRAINING: Final = "training"
"""Among the words for variants: the only person at the table is shown what they missed."""

WATCH_DELAY: Final = "watch-delay"
"""Among the words for variants, with minutes (`watch-delay=3`): how late whoever looks on without a
seat is shown the game."""

WATCH_DELAYS: Final = ("1", "3", "10")
"""The minutes that a table may choose."""

WATCHING: Final = -1
"""Instead of a seat: the place of a host who only looks on."""


def game_words(words: Iterable[str]) -> list[str]:
    """Return the words for variants of the rules, without what only the table itself follows."""
    own = (BOTS_HIDDEN, TRAINING)
    return [word for word in words if word not in own and not is_watch_delay(word)]


def is_watch_delay(word: str) -> bool:
    """Return whether a word among those for variants says how late others may look on."""
    return word.strip().partition("=")[0] == WATCH_DELAY


@dataclass(frozen=True, slots=True)
class OwnShopRow:
    """A shop type that the table made up, and the edition's type that it replaces."""

    replaces: str
    name: str
    symbol: str


@dataclass(frozen=True, slots=True)
class SeatLink:
    """What is kept of a private link: its token's digest, and the salt that the token comes from.

    The token itself is nowhere: only together with the key of the store does the salt lead to it.
    Before a new link is written its `digest` is empty. Of a link that was not made from a salt only
    the digest is known: it leads to its seat, but nobody can look it up.
    """

    salt: str = ""
    digest: str = ""


NO_LINK: Final = SeatLink()


def new_link() -> SeatLink:
    """Return a private link that nobody has yet."""
    return SeatLink(salt=new_secret())


def link_of_token(token: str) -> SeatLink:
    """Return what is kept of a private link whose token does not come from a salt."""
    return SeatLink(digest=token_digest(token))


def token_digest(token: str) -> str:
    """Return the SHA-256 of a token, by which it is recognised, in hexadecimal digits."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: `bot` is the kind of bot, empty for a person; `name` is empty while it is free.

    `link` is the seat's private link; `ready` says that the person wants to begin;
    `kept_for` names the friend for whom a free seat is kept. `commitment` is what the seat's
    program committed itself to for the shuffle, and `part` what it then opened; empty for none.
    """

    seat: Seat
    bot: str
    name: str
    link: SeatLink
    ready: bool = False
    kept_for: str = ""
    commitment: str = ""
    part: str = field(default="", repr=False)

    @property
    def person(self) -> bool:
        """Whether a person sits there."""
        return bool(self.name) and not self.bot

    @property
    def free(self) -> bool:
        """Whether nobody sits there yet."""
        return not self.name


@dataclass(frozen=True, slots=True)
class HolderRow:
    """A browser that may play a seat, or has lost it.

    `guest` is the browser's guest id, `browser` its name and system ("Firefox, Android") as far as
    known. A guest may hold several seats and plays the one that is `chosen`. The seat WATCHING is
    the place of a host who only looks on.
    """

    guest: str
    seat: Seat
    since: str
    browser: str = ""
    chosen: bool = True
    lost: Lost = ""


@dataclass(frozen=True, slots=True)
class BanRow:
    """A browser that may not come to a table any more; `name` is what its person was called."""

    guest: str
    name: str
    since: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table; `seed` and `started` are empty until the game starts. Seats are in order.

    `variants` are the words for what is played and for what only the table itself follows;
    `rules` is the version of the rules that its game follows to the end.
    The host is whoever holds `host_seat`, which is WATCHING for a host who only looks on; the
    private link of that place is `host_link`, NO_LINK where it has none. `maker` made
    the table. `version` counts the changes of the row, `changed` is the time of the last.
    `following` is the table at which the same people play again. `password` is what is kept of the
    table's password, empty where it has none. A `public` table is listed, unless it has one.
    `shuffle_secret` is what the server committed itself to for the shuffle, empty at tables from
    before that; `opening` is when players were asked to open their parts, empty before that.
    """

    id: str
    created: str
    edition: str
    own_shops: tuple[OwnShopRow, ...]
    variants: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    seed: str = ""
    start_request: str = ""
    started: str = ""
    over: bool = False
    effects: Effects = "mine"
    rules: int = RULES
    pace: Pace = NO_CLOCK
    host_seat: Seat = WATCHING
    host_link: SeatLink = NO_LINK
    maker: str = ""
    version: int = 0
    changed: str = ""
    following: str = ""
    password: str = field(default="", repr=False)
    public: bool = False
    shuffle_secret: str = field(default="", repr=False)
    opening: str = ""
    holders: tuple[HolderRow, ...] = ()
    bans: tuple[BanRow, ...] = ()

    @property
    def bots_only(self) -> bool:
        """Whether no person has a seat, or can take one."""
        return all(seat.bot for seat in self.seats)

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """Return the seats that a guest holds."""
        return tuple(
            sorted(
                row.seat
                for row in self.holders
                if row.guest == guest and not row.lost and row.seat != WATCHING
            )
        )

    def seat_of(self, guest: str | None) -> Seat | None:
        """Return the seat that a guest plays."""
        for row in self.holders:
            if row.guest == guest and row.chosen and not row.lost:
                return row.seat
        return None

    def holders_of(self, seat: Seat) -> tuple[HolderRow, ...]:
        """Return the browsers that hold a seat, or WATCHING, the first that came first."""
        rows = (row for row in self.holders if row.seat == seat and not row.lost)
        return tuple(sorted(rows, key=lambda row: row.since))

    def bars(self, guest: str | None) -> bool:
        """Return whether a guest is banned from the table."""
        return any(ban.guest == guest for ban in self.bans)

    def is_held_by(self, guest: str | None) -> bool:
        """Return whether a guest holds a seat here, or is a host who only looks on."""
        return any(holder.guest == guest and not holder.lost for holder in self.holders)

    def is_host(self, guest: str | None) -> bool:
        """Return whether a guest is the host, in whichever browser."""
        return any(row.guest == guest for row in self.holders_of(self.host_seat))

    @property
    def watch_delay(self) -> timedelta:
        """How late whoever looks on without a seat is shown the game."""
        words = (word.partition("=") for word in self.variants)
        minutes = next((minutes for name, _, minutes in words if name == WATCH_DELAY), "0")
        return timedelta(minutes=int(minutes))

    def played_edition(self) -> Edition:
        """Return the edition with the table's own shop types. Raises BadSetup."""
        edition = edition_named(self.edition)
        own = {}
        for shop in self.own_shops:
            index = edition.index.get(shop.replaces)
            size = 0 if index is None else edition.sizes[index]
            own[shop.replaces] = ShopType(shop.name, size, shop.symbol)
        return edition.with_own_shops(own, any_names=self.rules == 1, alike_names=self.rules == 2)

    def setup(self) -> Setup:
        """Return what the game starts from. Raises BadSetup."""
        variants = parse_variants(game_words(self.variants))
        return Setup(self.played_edition(), len(self.seats), self.seed, variants, self.rules)


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action of a game's log; `request` is None unless a person's command did it."""

    number: int
    seat: Seat
    request: str | None
    action: Action
    at: str
