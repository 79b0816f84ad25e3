"""What a table can choose, and the map, as the client asks for it once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chinatown.game import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, SWITCHES, Edition
from chinatown.game.board import DISTRICTS, NO_STREET, PLACES
from chinatown.game.editions import pay_units
from chinatown.game.variants import CHOICES
from chinatown.server.messages.options import EditionInfo, LotInfo, Options, ShopInfo, SwitchInfo
from chinatown.server.seating import CHARACTER_CHOICES
from chinatown.server.store import BOTS_HIDDEN

_MINUTES: Final = ("5", "6", "7", "8", "9", "10")
"""The trade clocks that the client offers; others can be asked for (docs/rules.md 8)."""

_OUTLOOK_ONLY: Final = frozenset({"early-outlook", "outlook-pays"})


def options(bots: Iterable[str]) -> Options:
    """Return all that can be chosen for a table; `bots` are the kinds there are."""
    return Options(
        lots=[_lot(building) for building in PLACES],
        editions=[edition_info(edition) for edition in EDITIONS.values()],
        switches=[
            SwitchInfo(
                name=name, positions=list(_positions(name)), needs_outlook=name in _OUTLOOK_ONLY
            )
            for name in SWITCHES
        ]
        + [SwitchInfo(name=BOTS_HIDDEN, positions=["on"], needs_outlook=False)],
        bots=list(bots),
        characters=list(CHARACTER_CHOICES),
        least_players=MIN_PLAYERS,
        most_players=MAX_PLAYERS,
    )


def _lot(building: int) -> LotInfo:
    row, column = PLACES[building]
    district = next(at for at, mask in enumerate(DISTRICTS) if mask >> building & 1)
    street = not NO_STREET >> building & 1
    return LotInfo(building=building, row=row, column=column, district=district, street=street)


def _positions(switch: str) -> tuple[str, ...]:
    if switch == "trade-clock":
        return _MINUTES
    return CHOICES.get(switch.replace("-", "_"), ("on",))


def edition_info(edition: Edition) -> EditionInfo:
    """Return an edition as data for the client, own shop types included."""
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
            str(most): [pay_units(size, most) * edition.unit for size in range(1, most + 1)]
            for most in sorted(set(edition.sizes))
        },
        years=list(edition.years),
    )
