"""Counting what is used, by whom: how much within a time, and how much at a time.

The clock is the machine's monotonic one, so setting the time of day changes no limit. (Libraries
for rate limits keep their windows by the time of day.)
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, TypeAlias

MAX_KEYS: Final = 10_000
"""From this many keys on, those that are of no account any more are forgotten."""

Ticks: TypeAlias = Callable[[], float]
"""Return seconds of a clock that is never set."""


class Meter:
    """Allows each key so many units within so many seconds: the generic cell rate algorithm.

    A key that has rested may use a `share` of its allowance at once. For each only one number is
    kept: the time until which what it has used so far would have lasted at an even pace.
    """

    def __init__(
        self, allowance: int, seconds: float, share: float = 1.0, ticks: Ticks = time.monotonic
    ) -> None:
        self._seconds_a_unit = seconds / max(1, allowance)
        self._reserve = seconds * share
        self._ticks = ticks
        self._until: dict[Hashable, float] = {}
        self._fresh: dict[Hashable, float] | None = None

    def wait(self, key: Hashable, units: float = 1) -> float:
        """Return for how many seconds a key must wait before it may use units; 0 for not at all."""
        now = self._ticks()
        until = max(now, self._until.get(key, now)) + units * self._seconds_a_unit
        # Whoever has rested may always do one thing, however much it is.
        return max(0.0, min(until - self._reserve, self._until.get(key, now)) - now)

    def use(self, key: Hashable, units: float = 1) -> None:
        """Note that a key uses units, whether or not it should."""
        if self._fresh is not None:
            self._fresh[key] = self._fresh.get(key, 0.0) + units
        self.use_elsewhere(key, units)

    def use_elsewhere(self, key: Hashable, units: float) -> None:
        """Note that a key has used units that this meter did not allow."""
        now = self._ticks()
        if key not in self._until and len(self._until) >= MAX_KEYS:
            self._until = {known: until for known, until in self._until.items() if until > now}
        self._until[key] = max(now, self._until.get(key, now)) + units * self._seconds_a_unit

    def note_fresh(self) -> None:
        """Begin to note what is used, for `take_fresh`."""
        self._fresh = {}

    def take_fresh(self) -> list[tuple[Hashable, float]]:
        """Return what was used since the last time, by key."""
        fresh, self._fresh = self._fresh or {}, {}
        return [*fresh.items()]

    def __len__(self) -> int:
        return len(self._until)


class Tally:
    """Counts what each key has at a time; a key that has nothing is forgotten.

    `total` is what all have here; what a key has includes what other processes say.
    """

    def __init__(self) -> None:
        self._counts: Counter[Hashable] = Counter()
        self._elsewhere: dict[str, dict[Hashable, int]] = {}
        self._fresh: set[Hashable] | None = None
        self.total = 0

    def __getitem__(self, key: Hashable) -> int:
        elsewhere = sum(counts.get(key, 0) for counts in self._elsewhere.values())
        return self._counts[key] + elsewhere

    def add(self, key: Hashable, count: int = 1) -> None:
        """Note that a key has more, or less."""
        self.total += count
        self._counts[key] += count
        if not self._counts[key]:
            del self._counts[key]
        if self._fresh is not None:
            self._fresh.add(key)

    def note_fresh(self) -> None:
        """Begin to note what changes, for `take_fresh`."""
        self._fresh = set()

    def take_fresh(self, *, whole: bool) -> list[tuple[Any, int]]:
        """Return how many each key has here: all keys, or those for which it has changed."""
        keys = self._counts if whole else self._fresh or ()
        counts = [(key, self._counts[key]) for key in keys]
        self._fresh = set()
        return counts

    def set_elsewhere(self, process: str, counts: Mapping[Any, int], *, whole: bool) -> None:
        """Set the counts of keys at another process; `whole` drops all that `counts` lacks."""
        before = {} if whole else self._elsewhere.get(process, {})
        after = {key: count for key, count in {**before, **counts}.items() if count > 0}
        self._elsewhere.pop(process, None)
        if after:
            self._elsewhere[process] = after

    def __len__(self) -> int:
        return len(self._counts)


def seconds_to_wait(wait: float) -> int:
    """Return whole seconds after which trying again will do, at least one."""
    return max(1, math.ceil(wait))


def network_of(host: str) -> str:
    """Return the network that an address counts for, empty for this machine and what is unknown.

    Homes and servers get 64 bits of IPv6 addresses to themselves, so these count as one.

    >>> network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.7"), network_of("127.0.0.1")
    ('2001:db8:1:2::', '192.0.2.7', '')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return "" if host == "::1" else str(ipaddress.ip_address(int(address) >> 64 << 64))
        address = address.ipv4_mapped
    return "" if str(address) == "127.0.0.1" else str(address)
