"""What the client must know before it can draw anything: GET /api/options."""

from __future__ import annotations

from chinatown.server.messages.base import Message


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
