"""The two editions as data: what rules code asks instead of knowing (docs/rules.md 2, 6, 9)."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

from chinatown.game.codes import Placing
from chinatown.game.errors import BadSetup
from chinatown.game.look_alikes import look_alike
from chinatown.game.names import is_legible, is_nameable, name_key
from chinatown.game.types import Dollars, Units

SPARE_TILES: Final = 3
"""How many more tiles than its maximum size there are of each shop type."""

_UNFINISHED: Final = (0, 1, 2, 4, 6, 8)
_FINISHED: Final = {3: 5, 4: 8, 5: 11, 6: 14}

IN_TURN: Final = "in-turn"
AT_ONCE: Final = "at-once"
AT_ONCE_UNLESS_ASKED: Final = "at-once-unless-asked"
AT_ONCE_UNLESS_ALL_AGREE: Final = "at-once-unless-all-agree"


@dataclass(frozen=True, slots=True)
class ShopType:
    """A kind of shop: its name, the size at which a business is finished, its symbol.

    `symbol` is empty for the types of an edition, whose symbols go by their names, and what the
    players chose for a type of their own (docs/rules.md 9).
    """

    name: str
    size: int
    symbol: str = ""

    @property
    def tiles(self) -> int:
        """How many tiles of this type there are."""
        return self.size + SPARE_TILES


@dataclass(frozen=True)
class Edition:
    """Everything in which the editions differ.

    `unit` is the smallest denomination and `start` the starting cash, both in dollars; `outlook`
    holds the outlook cards, each a tuple of the maximum sizes it names (empty: no extra income);
    `regroup` says that each business must be connected and that the owner may regroup at will, and
    `counts_bonus` that the split which pays most counts what an outlook card pays for each
    business; `placing` says how tiles are placed unless the table chooses; `years` names the
    rounds.
    """

    name: str
    unit: Dollars
    start: Dollars
    denominations: tuple[int, ...]
    shops: tuple[ShopType, ...]
    outlook: tuple[tuple[int, ...], ...]
    placing: Placing
    regroup: bool
    counts_bonus: bool
    blank_tiles: int
    years: tuple[str, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each shop type, in the order of `shops`."""
        return tuple(shop.name for shop in self.shops)

    @cached_property
    def index(self) -> dict[str, int]:
        """The place of each shop type in `shops`, by name."""
        return {shop.name: place for place, shop in enumerate(self.shops)}

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """The maximum size of each shop type, in the order of `shops`."""
        return tuple(shop.size for shop in self.shops)

    @cached_property
    def tile_counts(self) -> tuple[int, ...]:
        """How many tiles there are of each shop type, in the order of `shops`."""
        return tuple(shop.tiles for shop in self.shops)

    def with_own_shops(
        self, own: Mapping[str, ShopType], *, any_names: bool = False, alike_names: bool = False
    ) -> Edition:
        """Return the edition with shop types replaced: old name -> new type (docs/rules.md 9).

        With `any_names`, as in the first rules, any two names that differ at all are told apart;
        with `alike_names`, as in the second, names that only look the same. Raises BadSetup when
        the edition has too few blank tiles, when an old name is unknown, when a size differs from
        that of the type replaced, and when a name is empty, too long, not legible or cannot be told
        from another.
        """
        if not own:
            return self
        shops = list(self.shops)
        for old, new in own.items():
            if old not in self.index:
                raise BadSetup("unknown-shop-type", shop=old, edition=self.name)
            size = shops[self.index[old]].size
            if new.size != size:
                raise BadSetup("own-shop-size", shop=new.name, replaces=old, size=size)
            if not new.name.strip() or len(new.name) > 24 or len(new.symbol) > 8:
                raise BadSetup("own-shop-name", shop=new.name[:40])
            if not any_names and not (is_nameable(new.name) and is_legible(new.symbol)):
                raise BadSetup("own-shop-name", shop=new.name[:40])
            shops[self.index[old]] = new
        needed = sum(new.tiles for new in own.values())
        if needed > self.blank_tiles:
            raise BadSetup("not-enough-blank-tiles", needed=needed, blank=self.blank_tiles)
        same = operator.eq if any_names else _same_key if alike_names else look_alike
        for shop, other in combinations((shop.name for shop in shops), 2):
            if same(shop, other):
                raise BadSetup("own-shop-name-twice", shop=f"{shop}, {other}")
        return replace(self, shops=tuple(shops))


def _same_key(name: str, other: str) -> bool:
    return name_key(name) == name_key(other)


def pay_units(size: int, maximum: int) -> Units:
    """Return the units that one business of a size pays (docs/rules.md 3).

    `maximum` is the type's maximum size; a business of that size is finished.
    """
    return _FINISHED[size] if size == maximum else _UNFINISHED[size]


def _types(size: int, *names: str) -> tuple[ShopType, ...]:
    return tuple(ShopType(name, size) for name in names)


MODERN: Final = Edition(
    name="modern",
    unit=10_000,
    start=50_000,
    denominations=(10_000, 50_000, 100_000, 200_000),
    shops=(
        *_types(3, "Photo", "Tea House", "Sea Food"),
        *_types(4, "Jewellery", "Tropical Fish", "Florist"),
        *_types(5, "Take Out", "Laundry", "Dim Sum"),
        *_types(6, "Antiques", "Factory", "Restaurant"),
    ),
    outlook=(),
    placing=IN_TURN,
    regroup=False,
    counts_bonus=False,
    blank_tiles=15,
    years=("1965", "1966", "1967", "1968", "1969", "1970"),
)

CLASSIC: Final = Edition(
    name="classic",
    unit=1_000,
    start=5_000,
    denominations=(1_000, 5_000, 10_000, 20_000),
    shops=(
        *_types(3, "Sea Food", "Pharmacy", "Jeans & Workwear"),
        *_types(4, "Laundry", "Restaurant", "Sports Articles"),
        *_types(5, "Antiques", "Fireworks", "Sewing"),
        *_types(6, "Detective Agency", "Watch Makers", "Radios"),
    ),
    outlook=((3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6), (), (), ()),
    placing=AT_ONCE_UNLESS_ASKED,
    regroup=True,
    counts_bonus=True,
    blank_tiles=0,
    years=("1", "2", "3", "4", "5", "6"),
)

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (MODERN, CLASSIC)}


_EARLIER: Final[dict[int, dict[str, Edition]]] = {
    2: {CLASSIC.name: replace(CLASSIC, placing=AT_ONCE, counts_bonus=False)},
}
"""By version of the rules, the editions that differ from later ones in it and in those before."""


@lru_cache(maxsize=64)
def edition_under(edition: Edition, rules: int) -> Edition:
    """Return an edition as a version of the rules has it, with its own shop types.

    Versions differ in how tiles are placed, and in the split that pays most (docs/rules.md 11).
    """
    like = EDITIONS.get(edition.name, edition)
    for version in sorted(_EARLIER, reverse=True):
        if rules <= version:
            like = _EARLIER[version].get(edition.name, like)
    if (edition.placing, edition.counts_bonus) == (like.placing, like.counts_bonus):
        return edition
    return replace(edition, placing=like.placing, counts_bonus=like.counts_bonus)


def edition_named(name: str) -> Edition:
    """Return the edition with a name. Raises BadSetup when there is none."""
    try:
        return EDITIONS[name]
    except KeyError:
        raise BadSetup("unknown-edition", edition=name, known=tuple(EDITIONS)) from None
