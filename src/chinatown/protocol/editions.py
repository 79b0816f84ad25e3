"""An edition and the map as messages: what a client must know before it can draw a game."""

from __future__ import annotations

from chinatown.game.board import DISTRICTS, NO_STREET, PLACES
from chinatown.game.codes import Placing
from chinatown.game.editions import Edition, pay_units
from chinatown.game.types import Building, Dollars
from chinatown.protocol.base import Message


class LotInfo(Message):
    """Where a building stands: grid place from 0, district from 0, street access or not."""

    building: Building
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
    the last is a finished one. `regroup` says that the parts of a large business must each be
    connected, and that its owner may divide it at will (docs/rules.md 7).
    """

    name: str
    unit: Dollars
    start: Dollars
    denominations: list[Dollars]
    shops: list[ShopInfo]
    outlook: list[list[int]]
    placing: Placing
    blank_tiles: int
    pays: dict[str, list[Dollars]]
    years: list[str]
    regroup: bool


def edition_info(edition: Edition) -> EditionInfo:
    """Return an edition as a message, its own shop types included."""
    return EditionInfo(
        name=edition.name,
        unit=edition.unit,
        start=edition.start,
        denominations=list(edition.denominations),
        shops=[
            ShopInfo(name=shop.name, size=shop.size, symbol=shop.symbol) for shop in edition.shops
        ],
        outlook=[list(card) for card in edition.outlook],
        placing=edition.placing,
        blank_tiles=edition.blank_tiles,
        pays={
            str(maximum): [
                pay_units(size, maximum) * edition.unit for size in range(1, maximum + 1)
            ]
            for maximum in sorted(set(edition.sizes))
        },
        years=list(edition.years),
        regroup=edition.regroup,
    )


def map_info() -> list[LotInfo]:
    """Return where every building stands, in order of their numbers."""
    return [_lot(building) for building in PLACES]


def _lot(building: Building) -> LotInfo:
    row, column = PLACES[building]
    district = next(at for at, lots in enumerate(DISTRICTS) if lots >> building & 1)
    street = not NO_STREET >> building & 1
    return LotInfo(building=building, row=row, column=column, district=district, street=street)
