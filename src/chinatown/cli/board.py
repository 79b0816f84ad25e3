"""The board drawn in the terminal: each building with its owner's letter and its shop."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from chinatown.game.board import PLACES
from chinatown.game.income import businesses
from chinatown.game.state import State
from chinatown.game.types import BuildingSet, Seat
from chinatown.record.notation import COLOURS
from chinatown.record.transcript import standing

STYLES = ("white on red", "black on yellow", "white on green", "black on white", "white on magenta")
"""How each seat's buildings look, in the order of the seats."""

_ROWS = 1 + max(row for row, _ in PLACES.values())
_COLUMNS = 1 + max(column for _, column in PLACES.values())
_AT = {place: number for number, place in PLACES.items()}
_WIDTH = 4


def letter(seat: Seat) -> str:
    """Return the sign that marks a seat in addition to its colour."""
    return COLOURS[seat][0].upper()


def abbreviations(names: tuple[str, ...]) -> dict[str, str]:
    """Return three letters for each shop type, all different.

    >>> abbreviations(("Tea House", "Teapots", "24 h"))
    {'Tea House': 'TEA', 'Teapots': 'TE2', '24 h': '24H'}
    """
    by_shop: dict[str, str] = {}
    for name in names:
        letters = "".join(char for char in name.upper() if char.isascii() and char.isalnum())
        short = f"{letters:?<3}"[:3]
        number = 1
        while short in by_shop.values():
            number += 1
            short = f"{short[: 3 - len(str(number))]}{number}"
        by_shop[name] = short
    return by_shop


def draw_board(state: State, owners: Sequence[BuildingSet] | None = None) -> Text:
    """Return the map: above each building's number with its owner's letter, below its shop.

    Shops of a finished business are underlined; `owners` are the sets of buildings that count as
    one owner's for that, where these are not the seats' own.
    """
    shorts = abbreviations(tuple(shop.name for shop in state.edition.shops))
    built = {lot: shorts[shop] for lot, shop in standing(state).items()}
    seats = {
        lot: seat for lot in PLACES for seat in range(state.players) if state.owned[seat] >> lot & 1
    }
    finished = _finished(state, state.owned if owners is None else owners)
    drawn = Text()
    for row in range(_ROWS):
        lots = [_AT.get((row, column)) for column in range(_COLUMNS)]
        for upper in (True, False):
            line = Text()
            for lot in lots:
                if lot is not None:
                    owner = seats.get(lot)
                    style = "dim" if owner is None else STYLES[owner]
                    sign = " " if owner is None else letter(owner)
                    cell = f"{sign}{lot:>2}" if upper else f"{built.get(lot, ''):3}"
                    if not upper and finished >> lot & 1:
                        style += " bold underline"
                    line.append(cell, style)
                line.append(" " * (_WIDTH if lot is None else 1))
            line.rstrip()
            drawn.append(line).append("\n")
    return drawn


def _finished(state: State, owners: Sequence[BuildingSet]) -> BuildingSet:
    lots = 0
    for owned in owners:
        for business in businesses(state.edition, owned, state.shops):
            if business.finished:
                lots |= business.lots
    return lots
