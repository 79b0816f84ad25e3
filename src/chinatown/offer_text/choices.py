"""What an item in words can stand for, given who is to give it and what the view shows."""

from __future__ import annotations

from typing import Final, NamedTuple

from chinatown.game import Transfer, View, buildings
from chinatown.offer_text.checking import LAST, amount, known_tiles
from chinatown.offer_text.errors import SpeechError
from chinatown.offer_text.items import ALL, Item

_AS_WELL: Final = 1
_HARDLY: Final = 2
_THOUSANDS: Final = 4


class Choice(NamedTuple):
    """Something that an item can stand for; the higher `penalty`, the less likely."""

    penalty: int
    what: Transfer


def choices(view: View, item: Item, giver: int, taker: int) -> list[Choice]:
    """Return what an item can stand for, the likeliest first. Raises SpeechError for nothing."""
    return _Choosing(view, giver, taker).of(item)


class _Choosing:
    def __init__(self, view: View, giver: int, taker: int) -> None:
        self._view = view
        self._giver = giver
        self._taker = taker

    def of(self, item: Item) -> list[Choice]:
        if item.kind in ("cash", "due"):
            return [self._money(item)]
        if item.kind == "card":
            card = item.number
            return [Choice(0, Transfer(self._giver, self._taker, cards=(card,)))]
        if item.kind == "lot":
            return [self._lot(item)]
        if item.kind == "bare":
            return self._bare(item)
        return self._shop(item)

    def _money(self, item: Item) -> Choice:
        if problem := amount(self._view, item.number):
            raise problem
        if item.kind == "due":
            return Choice(0, Transfer(self._giver, self._taker, due=item.number))
        return Choice(0, Transfer(self._giver, self._taker, cash=item.number))

    def _lots(self, *numbers: int) -> Transfer:
        return Transfer(self._giver, self._taker, buildings=numbers)

    def _lot(self, item: Item) -> Choice:
        view, number = self._view, item.number
        if not 1 <= number <= LAST:
            raise SpeechError("unknown-building", building=number)
        if item.name and not view.shops[view.edition.index[item.name]] >> number & 1:
            raise SpeechError("speech-not-standing", shop=item.name, building=number)
        if not view.owned[self._giver] >> number & 1:
            raise SpeechError("building-not-owned", building=number, seat=self._giver)
        return Choice(0, self._lots(number))

    def _bare(self, item: Item) -> list[Choice]:
        view, number = self._view, item.number
        owners = [seat for seat, lots in enumerate(view.owned) if lots >> number & 1]
        if self._giver in owners:
            return [Choice(0, self._lots(number))]
        dollars = 1000 * number
        # `22 for 50` means thousands where the speaker has no building 50, or nobody else has it.
        money = self._giver == view.viewer or owners in ([], [self._taker])
        if item.owner is None and money and dollars and not amount(view, dollars):
            return [Choice(_THOUSANDS, Transfer(self._giver, self._taker, cash=dollars))]
        return [self._lot(item)]

    def _shop(self, item: Item) -> list[Choice]:
        """Return tiles, buildings with such a shop, or the building of the number before it."""
        view, shop, count = self._view, item.name, item.number
        kind = view.edition.index[shop]
        standing = view.shops[kind] & view.owned[self._giver]
        found: list[Choice] = []
        if item.kind != "built" and (tiles := self._tiles(shop, count)):
            found.append(tiles)
        if item.kind != "tile":
            penalty = _AS_WELL if found else 0
            built = list(buildings(standing))
            if count in (0, 1):
                found += [Choice(penalty, self._lots(lot)) for lot in built]
            elif built and len(built) == (count if count != ALL else len(built)):
                found.append(Choice(penalty, self._lots(*built)))
            if (
                count > 0
                and standing >> count & 1
                and self._lots(count) not in [choice.what for choice in found]
            ):
                found.append(Choice(_HARDLY if found else 0, self._lots(count)))
        if not found:
            tiles_only = item.kind == "tile" or count > 1
            raise SpeechError(
                "tile-not-held" if tiles_only else "speech-not-there", shop=shop, seat=self._giver
            )
        return found

    def _tiles(self, shop: str, count: int) -> Choice | None:
        known = known_tiles(self._view, self._giver, shop)
        wanted = known if count == ALL else max(1, count)
        if not 0 < wanted <= known + self._view.unseen_tiles[self._giver]:
            return None
        penalty = 0 if wanted <= known else _AS_WELL
        return Choice(penalty, Transfer(self._giver, self._taker, tiles=(shop,) * wanted))
