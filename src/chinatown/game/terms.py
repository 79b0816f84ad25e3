"""What a trade can agree on for the rest of the round: shares of income, building clauses.

Both are items of a transfer (docs/rules.md 5): its giver owes the share, or is bound by the clause.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd
from typing import Final

from chinatown.game.codes import ShareOf
from chinatown.game.fast_init import fast_init
from chinatown.game.types import Building, Dollars

MAX_WHOLE: Final = 100
"""The largest denominator of a share."""


@fast_init
@dataclass(frozen=True, slots=True, order=True)
class Share:
    """A share of what businesses pay in this round's income, due right after it.

    `buildings` name the businesses: those to which these buildings belong when income is paid. The
    share is `parts` of `whole` of what they pay, rounded down to whole units, but at least
    `at_least` and at most `at_most` dollars (0: no limit). `of` says what counts: the `income` of
    the businesses, what the round's outlook card pays for them (`bonus`), or both (`with-bonus`).
    """

    buildings: tuple[Building, ...]
    parts: int = 1
    whole: int = 1
    at_least: Dollars = 0
    at_most: Dollars = 0
    of: ShareOf = "income"

    @property
    def normalised(self) -> Share:
        """The same share with its buildings in order and its fraction in lowest terms."""
        divisor = gcd(self.parts, self.whole) or 1
        return Share(
            tuple(sorted(self.buildings)),
            self.parts // divisor,
            self.whole // divisor,
            self.at_least,
            self.at_most,
            self.of,
        )

    def amount(self, earned: Dollars, unit: Dollars) -> Dollars:
        """Return the dollars due when what counts comes to `earned` dollars.

        `unit` is the smallest denomination; both limits are multiples of it.
        """
        dollars = max(earned // unit * self.parts // self.whole * unit, self.at_least)
        return min(dollars, self.at_most) if self.at_most else dollars


@fast_init
@dataclass(frozen=True, slots=True, order=True)
class BuildingClause:
    """What its giver will build this round, or with `builds` false will not build.

    It will place a tile of the type `shop` on a building; or it leaves the building empty, or with
    a `shop` does not use it for that type.
    """

    building: Building
    shop: str = ""
    builds: bool = True

    def allows(self, shop: str) -> bool:
        """Return whether a tile of a type may be placed on the building."""
        if self.builds:
            return shop == self.shop
        return shop != self.shop and self.shop != ""

    def contradicts(self, other: BuildingClause) -> bool:
        """Return whether nobody could keep to both clauses."""
        if self.building != other.building or not (self.builds or other.builds):
            return False
        wanted, rule = (self, other) if self.builds else (other, self)
        return not rule.allows(wanted.shop)
