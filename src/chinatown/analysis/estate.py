"""What one owner has on the table: a seat, or all seats together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chinatown.game.state import State


class Estate(NamedTuple):
    """The buildings of one owner, those with a shop by type, and the unplaced tiles by type.

    `owned` and the entries of `shops` are sets of buildings; every shop stands on an owned one.
    """

    owned: int
    shops: tuple[int, ...]
    tiles: tuple[int, ...]

    @property
    def free(self) -> int:
        """The owned buildings without a shop."""
        free = self.owned
        for standing in self.shops:
            free &= ~standing
        return free

    def cleared(self) -> Estate:
        """Return the same with every shop taken off the board again, its tile unplaced."""
        return Estate(
            self.owned,
            (0,) * len(self.shops),
            tuple(
                count + standing.bit_count()
                for count, standing in zip(self.tiles, self.shops, strict=True)
            ),
        )

    def with_shops(self, placed: Sequence[int]) -> Estate:
        """Return the same with tiles placed on these lots, by type."""
        return Estate(
            self.owned,
            tuple(one | more for one, more in zip(self.shops, placed, strict=True)),
            tuple(count - lots.bit_count() for count, lots in zip(self.tiles, placed, strict=True)),
        )


def estate_of(state: State, seat: int) -> Estate:
    """Return what a seat has."""
    owned = state.owned[seat]
    return Estate(owned, tuple(standing & owned for standing in state.shops), state.tiles[seat])


def whole_table(state: State) -> Estate:
    """Return what all seats have, as if it belonged to one owner."""
    owned = 0
    for mine in state.owned:
        owned |= mine
    tiles = tuple(sum(counts) for counts in zip(*state.tiles, strict=True))
    return Estate(owned, state.shops, tiles)
