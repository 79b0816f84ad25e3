"""Small estates to solve, and the slow way to solve them: try every placement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from chinatown.analysis import Assets
from chinatown.game import CLASSIC, MODERN, Edition, buildings, income
from chinatown.game.board import DISTRICTS

EDITIONS = (MODERN, CLASSIC)


def estate(edition: Edition, owned: int, tiles: dict[str, int], **shops: Sequence[int]) -> Assets:
    """Return an estate from shop type names."""
    standing = [0] * len(edition.shops)
    for name, lots in shops.items():
        standing[edition.index[name.replace("_", " ")]] = sum(1 << lot for lot in lots)
    empty = owned & ~sum(standing)
    return Assets(empty, tuple(standing), tuple(tiles.get(shop.name, 0) for shop in edition.shops))


def placements(assets: Assets) -> Iterator[tuple[int, ...]]:
    """Yield every way to place tiles of an estate, as lots by type."""
    kinds = range(len(assets.tiles))

    def place(lots: list[int], placed: list[int]) -> Iterator[tuple[int, ...]]:
        if not lots:
            yield tuple(placed)
            return
        yield from place(lots[1:], placed)
        for kind in kinds:
            if placed[kind].bit_count() < assets.tiles[kind]:
                placed[kind] |= 1 << lots[0]
                yield from place(lots[1:], placed)
                placed[kind] ^= 1 << lots[0]

    return place(list(buildings(assets.empty)), [0] * len(assets.tiles))


def most(edition: Edition, assets: Assets) -> int:
    """Return the most that an estate can pay, found by trying every placement."""
    return max(
        income(edition, assets.owned, assets.with_all_shops(placed).shops)
        for placed in placements(assets)
    )


@st.composite
def estates(draw: st.DrawFn, free: int = 6, standing: int = 6, kinds: int = 3) -> Assets:
    """Draw an estate of lots that lie close together, with few types of shops.

    There are up to `free` empty lots and `standing` shops of up to `kinds` types.
    """
    district = draw(st.sampled_from(DISTRICTS))
    near = list(buildings(district))
    first = draw(st.integers(0, len(near) - 1))
    near = near[first:] + near[:first]
    if draw(st.booleans()):
        near = draw(st.permutations(near))
    empty = near[: draw(st.integers(0, free))]
    built = near[len(empty) :][: draw(st.integers(0, standing))]
    types = draw(st.lists(st.integers(0, 11), min_size=kinds, max_size=kinds, unique=True))
    shops, tiles = [0] * 12, [0] * 12
    left = list(MODERN.tile_counts)
    for lot in built:
        kind = draw(st.sampled_from([kind for kind in types if left[kind]]))
        left[kind] -= 1
        shops[kind] |= 1 << lot
    for kind in types:
        tiles[kind] = draw(st.integers(0, left[kind]))
    return Assets(sum(1 << lot for lot in empty), tuple(shops), tuple(tiles))
