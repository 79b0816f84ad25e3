"""Names for what is an integer inside: seats, buildings, sets of both, and amounts of money.

They are aliases, so that arithmetic and bit operations stay plain integer operations; signatures
say by them what a number means.
"""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""A player's place at the table, from 0 clockwise; -1 stands for the table itself."""

Building: TypeAlias = int
"""The number of a building, 1 to 85; a building card has the number of its building."""

BuildingSet: TypeAlias = int
"""A set of buildings or building cards: bit n stands for building n."""

SeatSet: TypeAlias = int
"""A set of seats: bit s stands for seat s, and in an audience bit 5 for all spectators."""

Dollars: TypeAlias = int
"""An amount of money in dollars of the edition, a multiple of its smallest denomination."""

Units: TypeAlias = int
"""An amount of money in units of the edition's smallest denomination."""

ShopIndex: TypeAlias = int
"""The place of a shop type in `Edition.shops`, from 0."""
