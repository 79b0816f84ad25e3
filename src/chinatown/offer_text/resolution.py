"""Resolution: what an item in words can stand for, given its giver and what the view shows."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from chinatown.game.actions import Transfer
from chinatown.game.board import around, buildings, groups
from chinatown.game.codes import ShareOf
from chinatown.game.normal_form import LAST_BUILDING, is_amount
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Building, Seat
from chinatown.game.view import View
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.items import ALL, Item

_ALSO_POSSIBLE: Final = 1
_UNLIKELY: Final = 2
_AS_THOUSANDS: Final = 4


class Candidate(NamedTuple):
    """A transfer that an item can stand for; the higher `penalty`, the less likely."""

    penalty: int
    transfer: Transfer


def resolve(view: View, item: Item, giver: Seat, taker: Seat) -> list[Candidate]:
    """Return what an item can stand for, the likeliest first.

    Raises OfferTextError when it can stand for nothing.
    """
    return _Resolver(view, giver, taker).of(item)


class _Resolver:
    def __init__(self, view: View, giver: Seat, taker: Seat) -> None:
        self._view = view
        self._giver = giver
        self._taker = taker

    def of(self, item: Item) -> list[Candidate]:
        if item.kind in ("cash", "due"):
            return [self._money(item)]
        if item.kind == "each":
            return [Candidate(0, Transfer(self._giver, self._taker, cash=item.number))]
        if item.kind == "every-tile":
            return [self._every_tile()]
        if item.kind == "card":
            card = item.number
            return [Candidate(0, Transfer(self._giver, self._taker, cards=(card,)))]
        if item.kind == "lot":
            return [self._lot(item)]
        if item.kind == "bare":
            return self._bare(item)
        if item.kind == "share":
            return [self._share(item)]
        if item.kind in ("builds", "avoids", "leaves"):
            clause = BuildingClause(item.number, item.name, item.kind == "builds")
            return [Candidate(0, Transfer(self._giver, self._taker, clauses=(clause,)))]
        return self._shop(item)

    def _money(self, item: Item) -> Candidate:
        edition, dollars = self._view.edition, item.number
        if dollars < edition.unit and is_amount(dollars * 1000, edition):
            # As in `50 bucks`.
            dollars *= 1000
        if not is_amount(dollars, edition):
            raise OfferTextError("off-denomination", cash=item.number, unit=edition.unit)
        if item.kind == "due":
            return Candidate(0, Transfer(self._giver, self._taker, due=dollars))
        return Candidate(0, Transfer(self._giver, self._taker, cash=dollars))

    def _every_tile(self) -> Candidate:
        edition, counts = self._view.edition, self._view.tiles[self._giver]
        tiles = tuple(
            shop.name for shop in edition.shops for _ in range(counts[edition.index[shop.name]])
        )
        if not tiles:
            raise OfferTextError("draft-no-tiles", seat=self._giver)
        return Candidate(0, Transfer(self._giver, self._taker, tiles=tiles))

    def _share(self, item: Item) -> Candidate:
        """Return the share of what buildings, or all the giver's shops of a type, pay."""
        view = self._view
        lots: set[Building] = set()
        for part in item.parts:
            if part.kind in ("lot", "bare"):
                lots.add(part.number)
                continue
            standing = view.shops[view.edition.index[part.name]] & view.owned[self._giver]
            if not standing:
                raise OfferTextError("draft-not-there", shop=part.name, seat=self._giver)
            lots.update(buildings(standing))
        of = cast("ShareOf", item.name)
        share = Share(tuple(sorted(lots)), *item.fraction, *item.limits, of)
        return Candidate(0, Transfer(self._giver, self._taker, shares=(share,)))

    def _lots(self, *numbers: Building) -> Transfer:
        return Transfer(self._giver, self._taker, buildings=numbers)

    def _lot(self, item: Item) -> Candidate:
        view, number = self._view, item.number
        if not 1 <= number <= LAST_BUILDING:
            raise OfferTextError("unknown-building", building=number)
        if item.name and not view.shops[view.edition.index[item.name]] >> number & 1:
            raise OfferTextError("draft-not-standing", shop=item.name, building=number)
        if not view.owned[self._giver] >> number & 1:
            raise OfferTextError("building-not-owned", building=number, seat=self._giver)
        return Candidate(0, self._lots(number))

    def _bare(self, item: Item) -> list[Candidate]:
        view, number = self._view, item.number
        owners = [seat for seat, lots in enumerate(view.owned) if lots >> number & 1]
        if self._giver in owners:
            return [Candidate(0, self._lots(number))]
        dollars = 1000 * number
        # In `22 for 50`, 50 is thousands where the speaker gives it but owns no building 50; from
        # others, where nobody or only the taker owns one.
        may_be_money = self._giver == view.viewer or owners in ([], [self._taker])
        if item.owner is None and may_be_money and dollars and is_amount(dollars, view.edition):
            return [Candidate(_AS_THOUSANDS, Transfer(self._giver, self._taker, cash=dollars))]
        return [self._lot(item)]

    def _shop(self, item: Item) -> list[Candidate]:
        """Return tiles, buildings with such a shop, or the building of the number before it."""
        view, shop, count = self._view, item.name, item.number
        kind = view.edition.index[shop]
        standing = view.shops[kind] & view.owned[self._giver]
        result: list[Candidate] = []
        if item.kind != "built" and (tiles := self._tiles(shop, count)):
            result.append(tiles)
        if item.kind != "tile":
            penalty = _ALSO_POSSIBLE if result else 0
            built = list(buildings(standing))
            if count == 0:
                whole = [
                    Candidate(penalty, self._lots(*buildings(part))) for part in groups(standing)
                ]
                result = whole if whole and item.kind == "business" else result + whole
            elif count == 1:
                # One of several that stand together is not meant where there is a loose one.
                alone = [lot for lot in built if not around(1 << lot) & standing]
                lots = alone if result else built
                result += [Candidate(penalty, self._lots(lot)) for lot in lots]
            elif built and len(built) == (count if count != ALL else len(built)):
                result.append(Candidate(penalty, self._lots(*built)))
            if (
                count > 0
                and standing >> count & 1
                and self._lots(count) not in [candidate.transfer for candidate in result]
            ):
                result.append(Candidate(_UNLIKELY if result else 0, self._lots(count)))
        if not result:
            tiles_only = item.kind == "tile" or count > 1
            raise OfferTextError(
                "tile-not-held" if tiles_only else "draft-not-there", shop=shop, seat=self._giver
            )
        return result

    def _tiles(self, shop: str, count: int) -> Candidate | None:
        known = self._view.tiles[self._giver][self._view.edition.index[shop]]
        wanted = known if count == ALL else max(1, count)
        if not 0 < wanted <= known + self._view.unseen_tiles[self._giver]:
            return None
        penalty = 0 if wanted <= known else _ALSO_POSSIBLE
        return Candidate(penalty, Transfer(self._giver, self._taker, tiles=(shop,) * wanted))
