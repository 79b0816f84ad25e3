"""Chance as a function of the seed: the same on every machine, in every Python, forever.

Each shuffle is drawn from (seed, what, round) by a keyed hash, so a record replays to the bit and
one shuffle tells nothing of another (docs/rules.md 4; docs/architecture.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_WORDS = 16
_SPAN = 1 << 32


def _words(seed: str, what: str, round_: int) -> Iterator[int]:
    key = blake2b(seed.encode(), digest_size=32).digest()
    label = f"{what}/{round_}/".encode()
    block = 0
    while True:
        digest = blake2b(label + str(block).encode(), key=key, digest_size=64).digest()
        yield from unpack(f"<{_WORDS}I", digest)
        block += 1


def drawn(items: Sequence[T], count: int, seed: str, what: str, round_: int) -> tuple[T, ...]:
    """Return the first `count` of `items` in the order that the seed gives for this occasion.

    Every order is equally likely; asking for fewer gives the beginning of the same order.
    Raises ValueError when there are not that many.
    """
    if count > len(items):
        raise ValueError(f"cannot draw {count} of {len(items)}")
    pool = list(items)
    size = len(pool)
    draw = _words(seed, what, round_).__next__
    for place in range(count):
        choices = size - place
        # Words above the last whole multiple would favour the first items: draw again.
        limit = _SPAN - _SPAN % choices
        word = draw()
        while word >= limit:
            word = draw()
        chosen = place + word % choices
        pool[place], pool[chosen] = pool[chosen], pool[place]
    return tuple(pool[:count])


def opaque_id(seed: str, what: str, number: int) -> str:
    """Return an eight-letter name that tells nothing about its number to who lacks the seed."""
    return blake2b(f"{what}/{number}".encode(), key=seed.encode()[:64], digest_size=4).hexdigest()
