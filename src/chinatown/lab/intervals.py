"""Confidence intervals of 95%.

>>> [round(end, 3) for end in wilson_interval(70, 100)]
[0.604, 0.781]
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Final, TypeAlias

Interval: TypeAlias = tuple[float, float]
"""The lower and the upper end."""

_Z: Final = 1.959964
"""The 97.5th percentile of the standard normal distribution."""


def wilson_interval(wins: float, games: int) -> Interval:
    """Return Wilson's score interval for a win share; a shared victory is a part of a win."""
    share = wins / games
    scale = 1 + _Z**2 / games
    middle = (share + _Z**2 / (2 * games)) / scale
    half = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2)) / scale
    return max(middle - half, 0.0), min(middle + half, 1.0)


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the normal interval of a mean; for a single value it is that value."""
    mean = sum(values) / len(values)
    half = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean - half, mean + half
