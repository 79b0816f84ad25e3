"""Tables: GET /api/me, POST /api/tables, GET /api/tables/{id}, POST /api/tables/{id}/..."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from chinatown.game.types import Seat
from chinatown.protocol.base import Message, Text
from chinatown.protocol.editions import EditionInfo
from chinatown.server.messages.accounts import MyAccount
from chinatown.server.messages.presence import Pace

TableStatus: TypeAlias = Literal["lobby", "playing", "over"]
"""Whether people still gather, play, or have played."""

Lost: TypeAlias = Literal["", "stood-up", "removed", "browser-removed", "host-removed"]
"""Why a browser lost a seat: its player stood up elsewhere, the host freed the seat, or another
browser of the seat removed it; or it was a host's who only looks on, and another one of those
removed it. Empty while it holds the seat."""

MAX_NAME: Final = 24
"""The longest name of a player or of an own shop type, in characters."""

MAX_SYMBOL: Final = 8
"""The longest symbol of an own shop type, in characters."""


MAX_PASSWORD: Final = 64
"""The longest password of a table, in characters."""

Password: TypeAlias = Annotated[str, Field(max_length=MAX_PASSWORD, repr=False)]
"""A password that somebody has typed, empty for none."""


class SeatWish(Message):
    """Who is to sit somewhere: the host, an invited friend, or a bot of a level and character.

    `here` is somebody called `name` who shares the host's device. `character` is one of those in
    Options, or empty for the default: one that the seed draws.
    """

    kind: Literal["me", "here", "friend", "bot"]
    bot: str = ""
    character: Text = ""
    name: Text = ""


class OwnShop(Message):
    """A shop type that takes the place of one of the edition's (docs/rules.md 9)."""

    replaces: Text
    name: Text
    symbol: Annotated[str, Field(max_length=MAX_SYMBOL)] = ""


Effects: TypeAlias = Literal["off", "mine", "everyone"]
"""Whose gain from an offer the table shows: nobody's, the viewer's own, or every party's."""


class NewTable(Message):
    """A wish for a table; `variants` are words such as `street-access`, `first-player=stays`.

    With the word `bots-hidden` among them, the table reveals only the names of its bots, with
    `training` it shows its only person what they missed, and with `watch-delay=3` whoever looks on
    without a seat is shown the game three minutes late. Without its `password`, where that is not
    empty, nobody sees the table. A `public` one is listed.
    """

    name: Text
    edition: Text
    seats: Annotated[list[SeatWish], Field(max_length=5)]
    variants: Annotated[list[Text], Field(max_length=20)] = Field(default_factory=list)
    own_shops: Annotated[list[OwnShop], Field(max_length=12)] = Field(default_factory=list)
    effects: Effects = "mine"
    pace: Pace = Pace()
    password: Password = ""
    public: bool = False


class Made(Message):
    """The id of the table just made."""

    table: str


class JoinTable(Message):
    """Take a free seat under a name: this one, or with null the first."""

    name: Text
    seat: Seat | None = None


class EnterTable(Message):
    """Say a table's password, so that this browser may see it."""

    password: Password


class ArchiveTable(Message):
    """Put a table away, or bring it back among my tables."""

    archived: bool


class SeatLinkInfo(Message):
    """Where a private link leads: the seat `name` plays at `table` with the players `names`.

    Without `seat` it is the place of a host who only looks on.
    `held` says that this browser holds the seat already, `plays` names the seat that it plays at
    the table now, empty where it plays none.
    """

    table: str
    status: TableStatus
    edition: str
    seat: Seat | None
    name: str
    names: list[str]
    held: bool
    plays: str


class SeatInfo(Message):
    """Who sits where: `name` is empty for a free seat, `online` says whether they look on now.

    `bot` and `character` are a bot's level and character, empty for people. The character is `any`
    before the seed has drawn one and `none` for a silent bot; both are `hidden` until the game is
    over where the table hides them. `ready` says that the player wants to begin, `host` that it is
    the host, `kept_for` for whom a free seat is kept (empty: for anyone).
    """

    seat: Seat
    kind: Literal["human", "bot"]
    bot: str
    character: str
    name: str
    free: bool
    online: bool
    ready: bool
    host: bool
    kept_for: str


class BrowserInfo(Message):
    """A browser that holds my seat: `browser` is its name and system, empty where unknown.

    `here` marks the one that asks; `online` says whether it looks on now.
    """

    id: str
    browser: str
    since: str
    here: bool
    online: bool


class BanInfo(Message):
    """Somebody who was banned from a table, under the name that they had there."""

    id: str
    name: str


class ShuffleInfo(Message):
    """What is known of a table's shuffle before its game is over (docs/security.md).

    `commitment` is what the server committed itself to, for which `words` stand; `seats` has the
    same of each seat, empty where it added nothing. While `opening`, whoever committed to a part is
    to open it.
    """

    commitment: str
    words: list[str]
    seats: list[str]
    opening: bool


class TableInfo(Message):
    """A table as its visitors see it.

    `you` is the visitor's seat or null, `host` says whether they may start the game, `invite` is
    the path to send to friends, `rejoin` the visitor's private path back to their seat, or to the
    role of a host who only looks on (empty without either), `edition` includes own shop types,
    `muted` lists the seats that the visitor has muted. `seats_here` are the seats that this browser
    holds, `browsers` those that hold the visitor's seat or that role. `lost` says why this browser
    plays no seat any more (empty: it had none). `following` is the table at which the same people
    play again, empty before there is one. `locked` says that the table has a password, and
    `spectators` how many look on without a seat. `bans` are those who may not come any more, for
    the host only. `public` says that the host wants it to be listed. `shuffle` is null at a table
    from before there was one.
    """

    id: str
    status: TableStatus
    edition: EditionInfo
    variants: list[str]
    seats: list[SeatInfo]
    you: Seat | None
    host: bool
    invite: str
    rejoin: str
    created: str
    effects: Effects
    pace: Pace
    muted: list[Seat]
    own_shops: list[OwnShop]
    seats_here: list[Seat]
    browsers: list[BrowserInfo]
    lost: Lost
    following: str
    locked: bool
    spectators: int
    bans: list[BanInfo]
    public: bool
    shuffle: ShuffleInfo | None


class TableSummary(Message):
    """A table in the list of my tables; `your_turn` when it waits for me.

    `archived` says that I have put it away, `mine` that I made it and so may delete it.
    `following` is the table at which the same people play again, empty before there is one.
    `lesson` says that it is the visitor's first game, with guides; `bots_only` that only bots play.
    """

    id: str
    status: TableStatus
    edition: str
    names: list[str]
    round: int
    your_turn: bool
    created: str
    archived: bool
    mine: bool
    following: str
    lesson: bool
    bots_only: bool


class MyLevel(Message):
    """The level of bots that is as strong as I am, by my last `games` games against bots."""

    level: str
    games: int


class Me(Message):
    """The visitor: the name last used, and their tables, newest first.

    `as_strong` is None until enough games say how strong I am, `account` while I am a guest.
    """

    name: str
    tables: list[TableSummary]
    as_strong: MyLevel | None
    account: MyAccount | None


class PublicTable(Message):
    """A table that anybody may join or watch: `host` is the host's name, empty for one who watches.

    `free` of its `seats` are free, `round` is 0 before the game.
    """

    id: str
    status: TableStatus
    edition: str
    host: str
    seats: int
    free: int
    round: int
    spectators: int


class PublicTables(Message):
    """The public tables at which somebody is, those that wait for players first."""

    tables: list[PublicTable]
