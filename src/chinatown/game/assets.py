"""What a player has on the table: empty lots, shops and unplaced tiles; or the whole table as one.

`Assets` is what placements and exchanges are judged by; cash, cards and promises are not part of
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chinatown.game.actions import Trade
from chinatown.game.board import mask_of
from chinatown.game.state import State
from chinatown.game.types import BuildingSet, Seat, ShopIndex
from chinatown.game.view import View


class Assets(NamedTuple):
    """What one owner has on the table, or a part of it.

    Attributes:
        empty: The owned buildings without a shop.
        shops: The owned buildings with a shop, by shop type.
        tiles: The number of unplaced tiles, by shop type.
    """

    empty: BuildingSet
    shops: tuple[BuildingSet, ...]
    tiles: tuple[int, ...]

    @property
    def owned(self) -> BuildingSet:
        """All owned buildings, with a shop or without."""
        owned = self.empty
        for standing in self.shops:
            owned |= standing
        return owned

    @property
    def size(self) -> int:
        """How many buildings and unplaced tiles these are."""
        return self.empty.bit_count() + sum(self.tiles) + sum(map(int.bit_count, self.shops))

    def plus(self, more: Assets) -> Assets:
        """Return these and `more` together."""
        return Assets(
            self.empty | more.empty,
            tuple([lots | added for lots, added in zip(self.shops, more.shops, strict=True)]),
            tuple([count + added for count, added in zip(self.tiles, more.tiles, strict=True)]),
        )

    def minus(self, less: Assets) -> Assets:
        """Return these without `less`; a count of tiles never falls below zero."""
        return Assets(
            self.empty & ~less.empty,
            tuple([lots & ~taken for lots, taken in zip(self.shops, less.shops, strict=True)]),
            tuple(
                [max(count - taken, 0) for count, taken in zip(self.tiles, less.tiles, strict=True)]
            ),
        )

    def with_lots(self, lots: BuildingSet) -> Assets:
        """Return these with some empty lots more."""
        return Assets(self.empty | lots, self.shops, self.tiles)

    def with_shops(self, kind: ShopIndex, lots: BuildingSet) -> Assets:
        """Return these after tiles of one type are placed on some of the empty lots."""
        tiles, shops = list(self.tiles), list(self.shops)
        tiles[kind] -= lots.bit_count()
        shops[kind] |= lots
        return Assets(self.empty & ~lots, tuple(shops), tuple(tiles))

    def with_all_shops(self, placed: Sequence[BuildingSet]) -> Assets:
        """Return these after tiles are placed; `placed` are their lots by shop type."""
        assets = self
        for kind, lots in enumerate(placed):
            assets = assets.with_shops(kind, lots)
        return assets

    def cleared(self) -> Assets:
        """Return these with every shop taken off the board again, its tile unplaced."""
        return Assets(
            self.owned,
            (0,) * len(self.shops),
            tuple(
                count + standing.bit_count()
                for count, standing in zip(self.tiles, self.shops, strict=True)
            ),
        )


def no_assets(types: int) -> Assets:
    """Return the empty assets for this many shop types."""
    return Assets(0, (0,) * types, (0,) * types)


def assets_of(position: State | View, seat: Seat) -> Assets:
    """Return what a seat has on the table; in a view, as far as its viewer knows."""
    owned = position.owned[seat]
    empty = owned
    for standing in position.shops:
        empty &= ~standing
    return Assets(
        empty, tuple([standing & owned for standing in position.shops]), position.tiles[seat]
    )


def whole_table(state: State) -> Assets:
    """Return what all seats have, as if it belonged to one owner."""
    owned = 0
    for lots in state.owned:
        owned |= lots
    for standing in state.shops:
        owned &= ~standing
    tiles = tuple(sum(counts) for counts in zip(*state.tiles, strict=True))
    return Assets(owned, state.shops, tiles)


def assets_after(view: View, trade: Trade, seat: Seat) -> Assets:
    """Return what a seat would have on the table after a trade, as far as the viewer knows.

    Of a type of which the seat is not known to have what it gives, none are left.
    """
    assets = assets_of(view, seat)
    index = view.edition.index
    given = taken = 0
    tiles = list(assets.tiles)
    for part in trade.transfers:
        if part.giver == seat:
            given |= mask_of(part.buildings)
            for shop in part.tiles:
                tiles[index[shop]] -= 1
        elif part.taker == seat:
            taken |= mask_of(part.buildings)
            for shop in part.tiles:
                tiles[index[shop]] += 1
    taken_empty = taken
    for standing in view.shops:
        taken_empty &= ~standing
    return Assets(
        assets.empty & ~given | taken_empty,
        tuple(
            [
                lots & ~given | standing & taken
                for lots, standing in zip(assets.shops, view.shops, strict=True)
            ]
        ),
        tuple([max(count, 0) for count in tiles]),
    )
