"""Every message between server and client, as models: the one contract for Python and TypeScript.

`web/src/lib/protocol.ts` is generated from these. Tags have no default, so that TypeScript can tell
the messages apart. Buildings are numbers, shop types names, players seats, money integer dollars.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from chinatown.game import Action, Event, Goods, Phrase, Placement, Standing, Trade

Text = Annotated[str, Field(max_length=40)]
Param = str | int | list[int] | list[str]
Happening = Annotated[Event, Field(discriminator="happened")]


class Message(BaseModel):
    """What all messages share: no unknown fields, nothing converted, nothing changed later."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# What the client must know before it can draw anything: GET /api/options


class LotInfo(Message):
    """Where a building stands: grid place from 0, district from 0, street access or not."""

    building: int
    row: int
    column: int
    district: int
    street: bool


class ShopInfo(Message):
    """A shop type; `symbol` is empty unless the table made the type up."""

    name: str
    size: int
    symbol: str


class EditionInfo(Message):
    """An edition as data; `outlook` lists the outlook cards by the sizes they name.

    `pays` holds for each maximum size what a business of 1, 2, ... shops pays a round, in dollars;
    the last is a finished one.
    """

    name: str
    unit: int
    start: int
    denominations: list[int]
    shops: list[ShopInfo]
    outlook: list[list[int]]
    placing: str
    blank_tiles: int
    pays: dict[str, list[int]]
    years: list[str]


class SwitchInfo(Message):
    """A variant: its positions (`on` alone for a plain switch; minutes for the trade clock)."""

    name: str
    positions: list[str]
    needs_outlook: bool


class Options(Message):
    """All that can be chosen for a table, and the map; `bots` are levels."""

    lots: list[LotInfo]
    editions: list[EditionInfo]
    switches: list[SwitchInfo]
    bots: list[str]
    characters: list[str]
    least_players: int
    most_players: int


# Tables: GET /api/me, POST /api/tables, GET /api/tables/{id}, POST /api/tables/{id}/...


class SeatWish(Message):
    """Who is to sit somewhere: the creator, an invited friend, or a bot of a level and character.

    `character` is one of those in Options, or empty for what is usual: one that the seed draws.
    """

    kind: Literal["me", "friend", "bot"]
    bot: str = ""
    character: Text = ""


class OwnShop(Message):
    """A shop type that takes the place of one of the edition's (docs/rules.md 9)."""

    replaces: Text
    name: Text
    symbol: Annotated[str, Field(max_length=8)] = ""


Effects = Literal["off", "mine", "everyone"]
"""Whose gain from an offer the table shows: nobody's, the viewer's own, or every party's."""


class NewTable(Message):
    """A table to be made; `variants` are words such as `street-access`, `first-player=stays`.

    The word `bots-hidden` among them lets the table tell of bots no more than their names.
    """

    name: Text
    edition: Text
    seats: Annotated[list[SeatWish], Field(max_length=5)]
    variants: Annotated[list[Text], Field(max_length=20)] = []
    own_shops: Annotated[list[OwnShop], Field(max_length=12)] = []
    effects: Effects = "mine"


class Made(Message):
    """The id of the table just made."""

    table: str


class JoinTable(Message):
    """Take a free seat under a name."""

    name: Text


class SeatInfo(Message):
    """Who sits where: `name` is empty for a free seat, `online` tells whether they look on now.

    `bot` and `character` are a bot's level and character, empty for people. The character is `any`
    before the seed has drawn one, `none` for a silent bot; both are `hidden` where the table hides
    them until the game is over.
    """

    seat: int
    kind: Literal["human", "bot"]
    bot: str
    character: str
    name: str
    free: bool
    online: bool


class TableInfo(Message):
    """A table as its visitors see it.

    `you` is the visitor's seat or null, `host` tells whether they may start it, `invite` the path
    to send to friends, `rejoin` the visitor's own private path back to their seat (empty without
    a seat), `edition` holds own shop types already, `muted` lists the seats whose talk and offers
    the visitor does not want.
    """

    id: str
    status: Literal["lobby", "playing", "over"]
    edition: EditionInfo
    variants: list[str]
    seats: list[SeatInfo]
    you: int | None
    host: bool
    invite: str
    rejoin: str
    created: str
    effects: Effects
    muted: list[int]


class TableSummary(Message):
    """A table in the list of my tables; `your_turn` when it waits for me."""

    id: str
    status: Literal["lobby", "playing", "over"]
    edition: str
    names: list[str]
    round: int
    your_turn: bool
    created: str


class Me(Message):
    """The visitor: the name last used, and their tables, newest first."""

    name: str
    tables: list[TableSummary]


class Problem(Message):
    """What is wrong, as a code and parameters; the catalogue has `error-<code>` for it."""

    code: str
    params: dict[str, Param]


# A game as one viewer sees it. The sections are sent whole when anything in them changes.


class Now(Message):
    """Where the game is; `waiting` lists the seats that the phase waits for."""

    round: int
    year: str
    phase: Literal["deal", "trade", "build", "over"]
    first: int
    waiting: list[int]
    in_turn: bool
    turns_asked: bool
    may_ask_turns: bool
    clock_ends: str | None


class Board(Message):
    """Owners and shops by building: entry 0 is building 1."""

    owners: list[int | None]
    shops: list[str | None]


class BusinessInfo(Message):
    """A business: owner's seat, type, buildings, dollars a round."""

    owner: int
    shop: str
    buildings: list[int]
    size: int
    maximum: int
    finished: bool
    pays: int


class PlayerInfo(Message):
    """What the viewer may know of a player; `cash` is null when it is secret.

    `tiles` lists the known unplaced tiles, a name for each; `tile_count` counts all of them.
    `income` is what the businesses on the board pay now.
    """

    seat: int
    cash: int | None
    tiles: list[str]
    tile_count: int
    hand_count: int
    buildings: int
    income: int
    chosen: bool
    done: bool
    built: bool


class Mine(Message):
    """What only the viewer knows: cards in hand, how many to keep, placements fixed unseen.

    `chosen` is what I keep, null until I have chosen.
    """

    hand: list[int]
    keep: int
    chosen: list[int] | None
    plan: list[Placement] | None


class PartyInfo(Message):
    """A party of an offer and how it stands to it."""

    seat: int
    answer: Literal["waiting", "agrees", "refuses"]


class OfferInfo(Message):
    """An offer of this round; `reason` is the refuser's words, or why it lapsed.

    `because` is the refuser's ready-made reason, `replaces`, `answers` and `phrases` as in the
    action, `reply` the refuser's phrases, `expires` the ISO time at which it lapses, or null.
    """

    id: str
    seat: int
    trade: Trade
    secret: bool
    counters: str
    parties: list[PartyInfo]
    status: Literal["open", "made", "refused", "withdrawn", "lapsed", "failed"]
    reason: str
    because: str
    replaces: str
    answers: str
    phrases: list[Phrase]
    reply: list[Phrase]
    expires: str | None


class CallInfo(Message):
    """A call of this round; `status` is `open` or why it is over."""

    id: str
    seat: int
    seeks: Goods
    gives: Goods
    text: str
    first: bool
    status: str


class DebtInfo(Message):
    """Dollars owed, paid right after the next income."""

    debtor: int
    creditor: int
    owed: int


class PromiseInfo(Message):
    """A promise written down."""

    id: str
    round: int
    giver: int
    taker: int
    text: str
    status: Literal["open", "kept", "broken"]


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
    """The end: ranking, best first, and the seed."""

    ranking: list[Standing]
    seed: str


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
    promises: list[PromiseInfo] | None = None
    outlook: Outlook | None = None
    supply: Supply | None = None
    result: Result | None = None


# The socket: /ws/tables/{id}, server to client


class Welcome(Message):
    """The whole of what this viewer may know now; update numbers go on from `n`.

    `log` holds the events of the game so far that the viewer may see, oldest first.
    """

    t: Literal["welcome"]
    n: int
    table: TableInfo
    view: GameView | None
    log: list[Happening]


class Lobby(Message):
    """The table changed: somebody sat down, came or went, or the game began."""

    t: Literal["lobby"]
    table: TableInfo


class Update(Message):
    """Something happened. `n` is one more than the last; after a gap, send `look`."""

    t: Literal["update"]
    n: int
    events: list[Happening]
    changed: Changed


class Ok(Message):
    """The command with this id was carried out, and is durable."""

    t: Literal["ok"]
    id: str


class Error(Message):
    """The command with this id was refused and changed nothing; `id` is empty for junk."""

    t: Literal["error"]
    id: str
    code: str
    params: dict[str, Param]


class Previewed(Message):
    """The answer to `preview`: what my income would be, my businesses then, and where tiles may go.

    `before` and `after` are dollars a round. `lots` gives for each of my tile types that is still
    unplaced the buildings on which one may be placed next.
    """

    t: Literal["previewed"]
    id: str
    before: int
    after: int
    businesses: list[BusinessInfo]
    lots: dict[str, list[int]]


class Effect(Message):
    """What a trade would change for one seat, in dollars.

    `now` is the change of its next income with the placement that pays most, `total` that over all
    incomes to come, and all cash and dues that it gets and gives. For other seats than the
    viewer's, only what the viewer may know is counted.
    """

    seat: int
    now: int
    total: int


class Weighed(Message):
    """The answer to `weigh`: the effects that the table shows, in order of seats."""

    t: Literal["weighed"]
    id: str
    effects: list[Effect]


class Drafted(Message):
    """The answer to `draft`: the trades that the words may mean, the likeliest first.

    One trade is a draft to be looked at and sent by the player; several are choices to be asked
    back; none comes with the `problem` that says what is unclear.
    """

    t: Literal["drafted"]
    id: str
    trades: list[Trade]
    problem: Problem | None


ServerMessage = Annotated[
    Welcome | Lobby | Update | Ok | Error | Previewed | Weighed | Drafted, Field(discriminator="t")
]


# The socket, client to server

RequestId = Annotated[str, Field(min_length=1, max_length=64)]


class Act(Message):
    """Do something in the game. Sending the same id again does nothing and gets the same answer."""

    t: Literal["act"]
    id: RequestId
    action: Annotated[Action, Field(discriminator="do")]


class Preview(Message):
    """Ask what placing these tiles, none of them sent yet, would bring."""

    t: Literal["preview"]
    id: RequestId
    placements: Annotated[list[Placement], Field(max_length=30)]


class Look(Message):
    """Ask for the whole view again; answered by `welcome`."""

    t: Literal["look"]
    id: RequestId


class Start(Message):
    """Start the game; the host may when every seat is taken."""

    t: Literal["start"]
    id: RequestId


class Weigh(Message):
    """Ask what a trade, standing or not, would change for its parties."""

    t: Literal["weigh"]
    id: RequestId
    trade: Trade


class Draft(Message):
    """Ask which trade the words mean: `my 20 and 10k for your 2 dim sum`; nothing is offered by it.

    `to` are the seats that are addressed, none where the words themselves say whom; `language` is
    that of the words (en, fr, pl, de).
    """

    t: Literal["draft"]
    id: RequestId
    text: Annotated[str, Field(max_length=280)]
    to: Annotated[list[int], Field(max_length=4)]
    language: Annotated[str, Field(max_length=8)]


class Mute(Message):
    """Want, or do not want any more, a player's talk and offers."""

    t: Literal["mute"]
    id: RequestId
    seat: int
    muted: bool


ClientMessage = Annotated[
    Act | Preview | Look | Start | Weigh | Draft | Mute, Field(discriminator="t")
]


# After the game: GET /api/tables/{id}/stories


class Worth(Message):
    """What a trade turned out to be worth to a party, in dollars over the rest of the game."""

    seat: int
    dollars: int


class TradeWorth(Message):
    """A trade of the game, by the id of its offer, and what came of it."""

    offer: str
    round: int
    worth: list[Worth]


class Stories(Message):
    """All trades of a finished game, in order."""

    trades: list[TradeWorth]
