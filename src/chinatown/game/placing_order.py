"""Whether tiles are placed in turn, and who can ask for that (docs/rules.md 4.4 and 8)."""

from __future__ import annotations

from typing import Protocol

from chinatown.game.codes import Phase
from chinatown.game.editions import (
    AT_ONCE_UNLESS_ALL_AGREE,
    AT_ONCE_UNLESS_ASKED,
    IN_TURN,
    Edition,
)
from chinatown.game.types import Seat, SeatSet
from chinatown.game.variants import Variants


class Placed(Protocol):
    """What a state and a view both say about placing tiles."""

    @property
    def edition(self) -> Edition:
        """The edition played."""

    @property
    def variants(self) -> Variants:
        """The variants played."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def phase(self) -> Phase:
        """What the round is at."""

    @property
    def turns_asked(self) -> SeatSet:
        """The seats that asked for placing in turn this round."""

    @property
    def built(self) -> SeatSet:
        """The seats that have finished building."""

    @property
    def rules(self) -> int:
        """The version of the rules that the game follows."""


def seats_to_ask(position: Placed) -> int:
    """Return how many seats must ask for turns to get them, 0 where nobody can ask."""
    placing = position.variants.placing_tiles or position.edition.placing
    if placing == AT_ONCE_UNLESS_ASKED:
        return 1
    return position.players if placing == AT_ONCE_UNLESS_ALL_AGREE else 0


def placed_in_turn(position: Placed) -> bool:
    """Return whether tiles are placed in turn this round (docs/rules.md 4.4 and 8)."""
    if (position.variants.placing_tiles or position.edition.placing) == IN_TURN:
        return True
    return 0 < seats_to_ask(position) <= position.turns_asked.bit_count()


def may_ask_turns(position: Placed, seat: Seat) -> bool:
    """Return whether a seat may ask now for tiles to be placed in turn (docs/rules.md 8)."""
    if not seats_to_ask(position) or placed_in_turn(position) or position.turns_asked >> seat & 1:
        return False
    if position.phase == "build":
        return position.rules >= 3 and not position.built >> seat & 1
    return position.phase == "trade"
