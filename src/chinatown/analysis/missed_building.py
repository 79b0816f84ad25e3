"""What a player left lying when building: the placement of its tiles that would have paid most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chinatown.analysis.street import legal_optimum
from chinatown.game.actions import Placement
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import buildings
from chinatown.game.editions import Edition
from chinatown.game.income import income
from chinatown.game.state import State
from chinatown.game.types import BuildingSet, Dollars, Seat, ShopIndex


class MissedBuilding(NamedTuple):
    """Placements that would have raised a seat's income of a round, outlook cards aside.

    Attributes:
        placements: Where tiles should have gone, by building; all other tiles as they were placed.
        earned: What its businesses earn as it built, in dollars.
        possible: What they could have earned.
    """

    seat: Seat
    placements: tuple[Placement, ...]
    earned: Dollars
    possible: Dollars

    @property
    def gain(self) -> Dollars:
        """By how much it would have raised the income."""
        return self.possible - self.earned


def missed_building(traded: State, built: State, seat: Seat) -> MissedBuilding | None:
    """Return what a seat left lying, None where it built what pays most.

    `traded` is the position before anyone has built in a round, `built` the one when all have. A
    seat that is bound by building clauses is not judged, nor, where shops must reach a street, what
    cannot be proven (`legal_optimum`).
    """
    edition, street = traded.edition, traded.variants.street_access
    if any(agreed.giver == seat for agreed in traded.clauses):
        return None
    assets = assets_of(traded, seat)
    best = legal_optimum(edition, assets, street=street)
    earned = income(edition, assets.owned, built.shops)
    if best is None or best.income <= earned:
        return None
    for placed in _placed(assets, built):
        # Each tile stays where it was put if as much can be earned with it there.
        kept = assets.with_shops(*placed)
        with_it = legal_optimum(edition, kept, street=street)
        if with_it is not None and with_it.income == best.income:
            assets, best = kept, with_it
    return MissedBuilding(seat, placements_of(edition, best.placed), earned, best.income)


def placements_of(edition: Edition, placed: Sequence[BuildingSet]) -> tuple[Placement, ...]:
    """Return the placements, by building, of tiles whose lots are given by shop type."""
    placements = [
        Placement(lot, shop.name)
        for shop, lots in zip(edition.shops, placed, strict=True)
        for lot in buildings(lots)
    ]
    return tuple(sorted(placements, key=lambda placement: placement.building))


def _placed(assets: Assets, built: State) -> list[tuple[ShopIndex, BuildingSet]]:
    """Return the tiles that were placed on an owner's empty lots, as a type and a lot each."""
    return [
        (kind, 1 << lot)
        for kind, shops in enumerate(built.shops)
        for lot in buildings(shops & assets.empty)
    ]
