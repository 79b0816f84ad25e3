"""Chance as a function of the seed: the same on every machine, in every Python, forever.

Each shuffle is drawn from (seed, what, round) by a keyed hash, so a record replays to the bit and
one shuffle tells nothing of another (docs/rules.md 4; docs/architecture.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 32


@lru_cache(maxsize=64)
def _key(seed: str) -> bytes:
    return blake2b(seed.encode(), digest_size=32).digest()


def _words(key: bytes, label: str, block: int) -> tuple[int, ...]:
    """Return sixteen numbers below 2**32, each as likely as any other."""
    digest = blake2b(f"{label}{block}".encode(), key=key, digest_size=64).digest()
    return unpack("<16I", digest)


def sample(items: Sequence[T], count: int, seed: str, what: str, round_: int) -> tuple[T, ...]:
    """Return the first `count` of `items` in the order that the seed gives for this occasion.

    Every order is equally likely; asking for fewer gives the beginning of the same order.
    Raises ValueError when there are not that many.
    """
    pool = list(items)
    choices = len(pool)
    if count > choices:
        raise ValueError(f"cannot draw {count} of {choices}")
    for place, word in enumerate(_numbers(_key(seed), f"{what}/{round_}/", choices, count)):
        chosen = place + word % (choices - place)
        pool[place], pool[chosen] = pool[chosen], pool[place]
    return tuple(pool[:count])


def _numbers(key: bytes, label: str, choices: int, count: int) -> list[int]:
    """Return numbers, each of which chooses fairly: among `choices`, then one fewer, and so on."""
    words: list[int] = []
    block = 0
    while len(words) < count:
        words += _words(key, label, block)
        block += 1
    # Words above the last whole multiple would favour the first items: the next is taken. Nearly
    # always all are below any such multiple, and that is seen at a glance.
    if not words or max(words) <= _SPAN - choices:
        return words[:count]
    fair: list[int] = []
    block = 0
    while len(fair) < count:
        for word in _words(key, label, block):
            left = choices - len(fair)
            if len(fair) < count and word < _SPAN - _SPAN % left:
                fair.append(word)
        block += 1
    return fair


def opaque_id(seed: str, what: str, number: int) -> str:
    """Return an eight-letter name that tells nothing about its number to who lacks the seed."""
    return blake2b(f"{what}/{number}".encode(), key=seed.encode()[:64], digest_size=4).hexdigest()
