"""What placing tiles would pay, computed from the view of the asking seat."""

from __future__ import annotations

from collections.abc import Sequence

from chinatown.game.actions import Placement
from chinatown.game.board import buildings
from chinatown.game.building import check_placements, legal_lots
from chinatown.game.income import businesses, income
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.protocol.sections import business_info
from chinatown.server.messages.answers import Previewed


def preview_placements(view: View, request: str, placements: Sequence[Placement]) -> Previewed:
    """Return what placing tiles would pay a seated viewer.

    Raises IllegalAction for a placement that could not be made (docs/rules.md 4.4).
    """
    seat = view.viewer
    assert seat is not None, "a spectator has no tiles"
    after = placed_in_view(view, seat, placements)
    would_stand = businesses(view.edition, after.owned[seat], after.shops)
    unplaced = zip(view.edition.shops, after.tiles[seat], strict=True)
    return Previewed(
        t="previewed",
        id=request,
        before=income(view.edition, view.owned[seat], view.shops),
        after=sum(business.pays for business in would_stand),
        businesses=[business_info(view.edition, seat, business) for business in would_stand],
        lots={
            kind.name: list(buildings(legal_lots(after, seat, kind.name)))
            for kind, count in unplaced
            if count
        },
    )


def placed_in_view(view: View, seat: Seat, placements: Sequence[Placement]) -> View:
    """Return a view as it would be with tiles of a seat on the board. Raises IllegalAction."""
    check_placements(view, seat, placements)
    shops = list(view.shops)
    tiles = list(view.tiles[seat])
    for placement in placements:
        kind = view.edition.index[placement.shop]
        shops[kind] |= 1 << placement.building
        tiles[kind] -= 1
    return view._replace(
        shops=tuple(shops),
        tiles=(*view.tiles[:seat], tuple(tiles), *view.tiles[seat + 1 :]),
    )
