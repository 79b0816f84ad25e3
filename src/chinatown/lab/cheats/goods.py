"""What cheats know of trading: what things there are, what they are worth to whom, at which price.

All of it comes from a view, and is judged as an honest merchant judges.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from chinatown.bots.bargains import Bargain
from chinatown.bots.bundles import Bundle, Side, bundles
from chinatown.bots.means import can_do_part, looks_possible
from chinatown.bots.merchant import MERCHANT
from chinatown.bots.prices import exchange, means
from chinatown.bots.valuation import judged, prospect_of
from chinatown.bots.worth import holding_of
from chinatown.game.actions import Trade, Transfer
from chinatown.game.board import buildings
from chinatown.game.view import View

TASTE: Final = MERCHANT.taste


class Thing(NamedTuple):
    """A single building number or shop type name, the other one empty."""

    lot: int = 0
    tile: str = ""


def things_of(view: View, seat: int) -> Iterator[Thing]:
    """Yield a seat's buildings, and one tile of each type that it is known to have."""
    for lot in buildings(view.owned[seat]):
        yield Thing(lot=lot)
    for shop, count in zip(view.edition.shops, view.tiles[seat], strict=True):
        if count:
            yield Thing(tile=shop.name)


def sale(view: View, thing: Thing, seller: int, buyer: int, units: int, due: int = 0) -> Trade:
    """Return the sale of a thing for so many units now and `due` more after income."""
    goods = Transfer(
        seller,
        buyer,
        (thing.lot,) if thing.lot else (),
        (thing.tile,) if thing.tile else (),
    )
    unit = view.edition.unit
    price = Transfer(buyer, seller, cash=units * unit, due=due * unit)
    return Trade((goods, price) if units or due else (goods,))


def gain(view: View, trade: Trade, seat: int) -> float:
    """Return what a trade brings a seat by a merchant's judgement, in units."""
    return judged(view, trade, seat, TASTE) / view.edition.unit


def share(view: View, trade: Trade, seat: int) -> float:
    """Return a seat's part of what a trade brings it and the one who gains most by it; 0 if none.

    Above 1 where the others lose.
    """
    mine = gain(view, trade, seat)
    best = max((gain(view, trade, other) for other in trade.parties if other != seat), default=0.0)
    if mine <= 0:
        return 0.0
    return mine / (mine + best) if mine + best > 0 else 2.0


def exchanges(view: View, seat: int, partner: int) -> tuple[Bundle, ...]:
    """Return what a seat and a partner could exchange to their joint gain, the best first."""
    prospect = prospect_of(view, TASTE)
    mine, theirs = (Side(prospect, holding_of(view, one)) for one in (seat, partner))
    return bundles(MERCHANT.effort, mine, theirs)


def leaving(view: View, bundle: Bundle, seat: int, partner: int, units: int) -> Trade | None:
    """Return an exchange at the price that leaves the partner a gain of so many units, or less one.

    The bundle is seen from `seat`. None when that cannot be paid.
    """
    price = int((units - bundle.second_gains) // 1)
    bare = Bargain(0, 0, bundle.first_gives, bundle.second_gives)
    payer = seat if price > 0 else partner
    now, later = means(view, exchange(view, bare, seat, partner, 0, 0), payer)
    cash = min(abs(price), now)
    due = abs(price) - cash
    if due > later:
        return None
    unit = view.edition.unit if price > 0 else -view.edition.unit
    return exchange(view, bare, seat, partner, cash * unit, due * unit)


def possible(view: View, trade: Trade, seat: int) -> bool:
    """Tell whether a seat, the viewer, may offer a trade."""
    return looks_possible(view, trade) and can_do_part(view, trade, seat)


def others(view: View, seat: int) -> list[int]:
    """Return the other seats, clockwise."""
    return [(seat + step) % view.players for step in range(1, view.players)]
