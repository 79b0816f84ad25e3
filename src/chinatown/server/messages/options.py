"""What the client must know before it can draw anything: GET /api/options."""

from __future__ import annotations

from chinatown.protocol.base import Message
from chinatown.protocol.editions import EditionInfo, LotInfo
from chinatown.server.messages.alerts import AlertKind


class SwitchInfo(Message):
    """A variant: its positions (only `on` for a plain switch; minutes for the trade clock).

    `default` is its position when nothing is chosen: empty where it is off, or the edition's way.
    """

    name: str
    positions: list[str]
    default: str
    needs_outlook: bool


class RoundInfo(Message):
    """How many cards each player is dealt and keeps in a round, and how many tiles they draw."""

    dealt: int
    kept: int
    drawn: int


class Options(Message):
    """All that can be chosen for a table, and the map; `bots` are levels.

    `public_url` is the address at which others find the server, where one is set; `network_url` the
    one at which others on the same network do, where they can reach it. Both may be empty.
    `rounds` has the numbers of each round by the number of players. `public_tables` says whether
    the server lists tables, `accounts` whether guests can make an account, `alerts` how people can
    be alerted that a table waits for them.
    """

    lots: list[LotInfo]
    editions: list[EditionInfo]
    switches: list[SwitchInfo]
    bots: list[str]
    characters: list[str]
    min_players: int
    max_players: int
    rounds: dict[str, list[RoundInfo]]
    public_url: str
    network_url: str
    public_tables: bool
    accounts: bool
    alerts: list[AlertKind]
