"""A multiple-choice knapsack of several amounts, solved exactly with a Lagrangian bound.

One option is chosen for each item, so that all together are worth most and no amount falls below
zero (Kellerer, Pferschy and Pisinger, Knapsack Problems, 2004, ch. 11; the bound is lowered by
subgradient steps).

Put any price of zero or more on each amount. Then no choice is worth more than the first amounts at
these prices and, for each item, the option that is best at them; an amount left over only makes it
less. This sum is the bound. An option that is worse than its item's best one, by some regret, takes
that much off the bound. With prices that make the bound low, only choices of little regret can
reach it, and they are few enough to try all, by dynamic programming over the amounts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from chinatown.analysis.packed_counts import pack

_SCALE: Final = 1 << 12
"""Prices are whole numbers of this part of a unit, so that the proof is in whole numbers."""

_MAX_STEPS: Final = 60
"""How many subgradient steps are made at most."""

_PATIENCE: Final = 10
"""After how many steps without a lower bound they become shorter."""

_MIN_PROGRESS: Final = 1e-3
"""By how much a bound must be lower to count as lower."""

_ZERO: Final = 256
"""What stands for zero in a packed amount: amounts below zero lack this bit, others have it."""

Pick = TypeVar("Pick")


class Option(NamedTuple, Generic[Pick]):
    """A choice for one item.

    Attributes:
        value: What it is worth.
        adds: What it adds to each amount; below zero, what it takes.
        pick: What is chosen.
    """

    value: int
    adds: tuple[int, ...]
    pick: Pick


class Choice(NamedTuple, Generic[Pick]):
    """The best choice: what it is worth, and what is picked for each item in their order."""

    value: int
    picks: tuple[Pick, ...]


_Trail: TypeAlias = "tuple[int, _Trail] | None"


class _Priced(NamedTuple):
    """An option at the prices: its regret, its packed amounts, and its place among the options."""

    regret: int
    adds: int
    place: int


def best_choice(start: Sequence[int], items: Sequence[Sequence[Option[Pick]]]) -> Choice[Pick]:
    """Return the choice of one option for each item that is worth most, proven.

    `start` are the amounts at first, `items` the options of each. Amounts must stay between -256
    and 255 whatever is chosen, and some choice must keep them all at zero or above.
    """
    prices = _prices(start, items)
    bound = sum(map(mul, prices, start))
    priced = []
    for options in items:
        worths = [_SCALE * option.value + sum(map(mul, prices, option.adds)) for option in options]
        best = max(worths)
        bound += best
        priced.append(
            sorted(
                _Priced(best - worth, _packed(option.adds), place)
                for place, (worth, option) in enumerate(zip(worths, options, strict=True))
            )
        )
    most_added = _most_added(items)
    value = bound // _SCALE
    while True:
        for places in _within(bound - _SCALE * value, start, priced, most_added):
            chosen = [options[place] for options, place in zip(items, places, strict=True)]
            if sum(option.value for option in chosen) == value:
                return Choice(value, tuple(option.pick for option in chosen))
        value -= 1


def _packed(adds: Sequence[int]) -> int:
    # Fields below zero borrow from the next one, and give it back when added to a larger one.
    return pack(max(amount, 0) for amount in adds) - pack(max(-amount, 0) for amount in adds)


def _most_added(items: Sequence[Sequence[Option[Pick]]]) -> list[int]:
    """Return for each item the most that those after it can add to each amount, packed."""
    most_added = [0]
    for options in items[:0:-1]:
        most = [max(amounts) for amounts in zip(*(option.adds for option in options), strict=True)]
        most_added.append(most_added[-1] + _packed(most))
    return most_added[::-1]


def _within(
    budget: int,
    start: Sequence[int],
    priced: Sequence[Sequence[_Priced]],
    most_added: Sequence[int],
) -> Iterator[tuple[int, ...]]:
    """Yield the choices, as places of options, whose regret together is at most `budget`.

    They keep all amounts at zero or above. Of choices that leave the same amounts, only one of
    least regret is yielded.
    """
    zero = pack([_ZERO] * len(start))
    reached: dict[int, tuple[int, _Trail]] = {zero + _packed(start): (0, None)}
    for options, later in zip(priced, most_added, strict=True):
        before, reached = reached, {}
        for amounts, (regret, trail) in before.items():
            for option in options:
                more = regret + option.regret
                if more > budget:
                    break
                now = amounts + option.adds
                if (now + later) & zero == zero and (now not in reached or reached[now][0] > more):
                    reached[now] = more, (option.place, trail)
    for _, trail in reached.values():
        places = []
        while trail:
            place, trail = trail
            places.append(place)
        yield tuple(reversed(places))


def _prices(start: Sequence[int], items: Sequence[Sequence[Option[Pick]]]) -> list[int]:
    """Return prices that make the bound low, found by subgradient steps.

    They are in parts of _SCALE. Any prices would do for the proof.
    """
    prices = best_prices = [0.0] * len(start)
    best_bound = float("inf")
    step, waited = 1.0, 0
    for _ in range(_MAX_STEPS):
        bound = sum(map(mul, prices, start))
        left = start
        for options in items:
            worth, adds = _best_at(prices, options)
            bound += worth
            left = [amount + more for amount, more in zip(left, adds, strict=True)]
        if bound < best_bound - _MIN_PROGRESS:
            best_prices, best_bound, waited = prices, bound, 0
        else:
            waited += 1
        value = bound - sum(map(mul, prices, left))
        if min(left) >= 0 and value > best_bound - 1 + _MIN_PROGRESS:
            break
        if waited == _PATIENCE:
            step, waited, prices = step / 2, 0, best_prices
        far = step / sum(amount * amount for amount in left)
        prices = [
            max(price - far * amount, 0.0) for price, amount in zip(prices, left, strict=True)
        ]
    return [round(price * _SCALE) for price in best_prices]


def _best_at(
    prices: Sequence[float], options: Sequence[Option[Pick]]
) -> tuple[float, Sequence[int]]:
    best = options[0].adds
    most = float("-inf")
    for value, adds, _ in options:
        worth = value + sum(map(mul, prices, adds))
        if worth > most:
            most, best = worth, adds
    return most, best
