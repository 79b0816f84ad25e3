"""Positions of a game on a real table, and what they pay (docs/rules.md 6, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chinatown.game.board import buildings
from chinatown.game.editions import Edition
from chinatown.game.income import Business, bonus_sizes, businesses, income, outlook_bonus
from chinatown.game.types import BuildingSet, Dollars
from chinatown.game.variants import Variants


@dataclass(frozen=True, slots=True)
class Position:
    """Who owns which buildings with which shops; `owned` by owner, `shops` by type, as sets.

    `card` is the sizes of the outlook card, None when none is turned over.
    """

    name: str
    edition: Edition
    variants: Variants
    owned: Mapping[str, BuildingSet]
    shops: tuple[BuildingSet, ...]
    card: tuple[int, ...] | None

    def businesses(self, owner: str) -> tuple[Business, ...]:
        """Return an owner's businesses."""
        sizes = bonus_sizes(self.edition, self.card or (), self.variants.outlook_pays)
        return businesses(self.edition, self.owned[owner], self.shops, sizes)

    def bonus(self, owner: str) -> Dollars:
        """Return what the outlook card pays an owner, in dollars."""
        return self.income(owner) - sum(business.pays for business in self.businesses(owner))

    def income(self, owner: str) -> Dollars:
        """Return all that an owner gets, in dollars."""
        board = self.edition, self.owned[owner], self.shops
        return income(*board) + outlook_bonus(*board, self.card or (), self.variants.outlook_pays)

    def as_json(self) -> dict[str, Any]:
        """Return the incomes and businesses by owner, and the bonus where there is a card."""
        answer: dict[str, Any] = {
            "income": {owner: self.income(owner) for owner in self.owned},
            "businesses": {
                owner: [
                    {
                        "type": self.edition.shops[business.shop].name,
                        "buildings": list(buildings(business.lots)),
                        "size": business.size,
                        "finished": business.finished,
                        "pays": business.pays,
                    }
                    for business in self.businesses(owner)
                ]
                for owner in self.owned
            },
        }
        if self.card is not None:
            answer["bonus"] = {owner: self.bonus(owner) for owner in self.owned}
        return answer
