"""Talk about hidden tiles: what a seat tells the table that it has and seeks (docs/bots.md).

Without that nobody could trade what nobody sees. All of it is true: the rules let nobody call out a
tile that they do not have.
"""

from __future__ import annotations

from chinatown.game.actions import Call, Goods, Trade
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import groups
from chinatown.game.obstacles import own_obstacle
from chinatown.game.types import Seat, ShopIndex
from chinatown.game.view import View


def telling_call(view: View, seat: Seat) -> Call | None:
    """Return the call by which a seat tells which tiles it has to spare and which it seeks.

    It makes one in a round, where tiles are hidden. It seeks what it has two of or more, and could
    spare the others. None when there is nothing to tell.
    """
    if not view.variants.hidden_tiles or any(call.seat == seat for call in view.calls):
        return None
    assets = assets_of(view, seat)
    shops = view.edition.shops
    spare: list[str] = []
    sought: list[str] = []
    for kind, shop in enumerate(shops):
        count = assets.tiles[kind]
        size = started(assets, kind, view.edition.sizes[kind])
        if size > 1:
            sought.append(shop.name)
        else:
            spare += [shop.name] * count
    if not any(assets.tiles):
        return None
    return Call(seat, Goods(tiles=tuple(sought)), Goods(tiles=tuple(spare)))


def started(assets: Assets, kind: ShopIndex, maximum: int) -> int:
    """Return how many shops of a type an owner could have in one unfinished business."""
    parts = [group.bit_count() % maximum for group in groups(assets.shops[kind])]
    return assets.tiles[kind] + max(parts, default=0)


def lacks_tiles(view: View, trade: Trade, seat: Seat) -> bool:
    """Return whether a seat, the viewer, does not have the tiles that it would give."""
    obstacle = own_obstacle(view, trade, seat)
    return obstacle is not None and obstacle.code == "tile-not-held"
