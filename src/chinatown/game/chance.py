"""Chance as a function of the seed: the same on every machine, in every Python, forever.

Each shuffle is drawn from (seed, what, round) by a keyed hash, so a record replays to the bit, and
one shuffle reveals nothing about another (docs/rules.md 4; docs/architecture.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from itertools import count as count_up
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_SPAN: Final = 1 << 32
"""How many values one word of the hash can take."""


@lru_cache(maxsize=64)
def _key(seed: str) -> bytes:
    return blake2b(seed.encode(), digest_size=32).digest()


def _words(key: bytes, label: str) -> Iterator[int]:
    """Return numbers without end, each drawn evenly from 0 to 2**32 - 1."""
    return chain.from_iterable(_block(key, label, number) for number in count_up())


def _block(key: bytes, label: str, number: int) -> tuple[int, ...]:
    digest = blake2b(f"{label}{number}".encode(), key=key, digest_size=64).digest()
    return unpack("<16I", digest)


def sample(items: Sequence[T], count: int, seed: str, what: str, round_: int) -> tuple[T, ...]:
    """Return `count` of `items` in random order, the same for the same seed, `what` and round.

    A Fisher-Yates shuffle, stopped early: every order is equally likely, and a smaller `count`
    gives the beginning of the same order. Raises ValueError when there are fewer items than that.
    """
    pool = list(items)
    choices = len(pool)
    if count > choices:
        raise ValueError(f"cannot draw {count} of {choices}")
    words = _words(_key(seed), f"{what}/{round_}/")
    safe = _SPAN - choices
    for place, word in zip(range(count), words, strict=False):
        left = choices - place
        # A word above the last whole multiple of the choices left would favour the first items.
        # That multiple lies above `safe`, so it is worked out for nearly none.
        while word >= safe and word >= _SPAN - _SPAN % left:
            word = next(words)
        chosen = place + word % left
        pool[place], pool[chosen] = pool[chosen], pool[place]
    return tuple(pool[:count])


def opaque_id(seed: str, what: str, number: int) -> str:
    """Return an opaque 8-letter id; without the seed its number cannot be recovered."""
    return blake2b(f"{what}/{number}".encode(), key=seed.encode()[:64], digest_size=4).hexdigest()
