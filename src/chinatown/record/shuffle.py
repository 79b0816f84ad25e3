"""How a game's seed comes from a server and its players, and whether it did (docs/record.md).

The server commits itself to a secret before anyone sits down, and each player's program to a random
part of its own before the game; they are opened only when nothing can be chosen any more. All
hashes are SHA-256 over lines of text, the first of which says what the hash is for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from chinatown.game.types import Seat

DIGITS: Final = 64
"""How many lower-case hexadecimal digits a secret, a part, a commitment and a seed have."""

ShuffleCode: TypeAlias = Literal[
    "shuffle-seats",
    "shuffle-secret",
    "shuffle-digits",
    "shuffle-commitment",
    "shuffle-part",
    "shuffle-not-fixed",
    "shuffle-seed",
]
"""What can be wrong with a shuffle; `chinatown verify` says `verify-<code>`."""


@dataclass(frozen=True, slots=True)
class ShufflePart:
    """What a seat adds to the seed.

    Attributes:
        commitment: What its program published before the game, empty where it published nothing.
        part: What counts for the seat, in hexadecimal digits.
        opened: Whether the program opened its commitment; if not, `part` is the fixed one.
    """

    commitment: str
    part: str
    opened: bool


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What the seed of a game was made of.

    Attributes:
        table: The id of the table.
        commitment: What the server published when the table was made.
        secret: What it had committed itself to, in hexadecimal digits.
        seats: The parts by seat.
    """

    table: str
    commitment: str
    secret: str
    seats: tuple[ShufflePart, ...]

    @classmethod
    def of(cls, table: str, secret: str, given: Sequence[tuple[str, str]]) -> Shuffle:
        """Return the shuffle of a table: for each seat its commitment and the part it opened.

        Where no part was opened, an empty one, the fixed part of the seat counts.
        """
        seats = tuple(
            ShufflePart(commitment, part or fixed_part(table, seat, secret), bool(part))
            for seat, (commitment, part) in enumerate(given)
        )
        return cls(table, server_commitment(table, secret), secret, seats)

    @property
    def seed(self) -> str:
        """The seed that follows, in hexadecimal digits."""
        return _hash("seed", self.table, self.secret, *(seat.part for seat in self.seats))

    def plain(self) -> dict[str, Any]:
        """Return the shuffle as a dictionary, for writing it as JSON."""
        return {
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret,
            "seats": [
                {"commitment": seat.commitment, "part": seat.part, "opened": seat.opened}
                for seat in self.seats
            ],
        }


class ShuffleFault(NamedTuple):
    """The first thing that is wrong with a shuffle; `seat` is -1 where it is about none."""

    code: ShuffleCode
    seat: Seat = -1


def server_commitment(table: str, secret: str) -> str:
    """Return what a server publishes when it makes a table."""
    return _hash("secret", table, secret)


def part_commitment(table: str, seat: Seat, part: str) -> str:
    """Return what a player's program publishes before the game."""
    return _hash("part", table, str(seat), part)


def fixed_part(table: str, seat: Seat, secret: str) -> str:
    """Return the part of a seat that opens none: it is settled since the table was made."""
    return _hash("fixed", table, str(seat), secret)


def is_digits(text: str) -> bool:
    """Return whether a text is 64 lower-case hexadecimal digits."""
    return len(text) == DIGITS and set(text) <= set("0123456789abcdef")


def shuffle_fault(shuffle: Shuffle, seed: str, players: int) -> ShuffleFault | None:
    """Return the first thing that is wrong with the shuffle of a game with this seed, or None."""
    table, secret = shuffle.table, shuffle.secret
    if len(shuffle.seats) != players:
        return ShuffleFault("shuffle-seats")
    if not is_digits(secret):
        return ShuffleFault("shuffle-secret")
    if shuffle.commitment != server_commitment(table, secret):
        return ShuffleFault("shuffle-commitment")
    for seat, given in enumerate(shuffle.seats):
        if not is_digits(given.part) or not (given.commitment == "" or is_digits(given.commitment)):
            return ShuffleFault("shuffle-digits", seat)
        if given.opened and given.commitment != part_commitment(table, seat, given.part):
            return ShuffleFault("shuffle-part", seat)
        if not given.opened and given.part != fixed_part(table, seat, secret):
            return ShuffleFault("shuffle-not-fixed", seat)
    return None if shuffle.seed == seed else ShuffleFault("shuffle-seed")


def optional_field(shuffle: Shuffle | None) -> Mapping[str, Any]:
    """Return the field of a file's header, none where the game has no shuffle."""
    return {} if shuffle is None else {"shuffle": shuffle.plain()}


def _hash(purpose: str, *lines: str) -> str:
    return sha256("\n".join(("chinatown shuffle", purpose, *lines)).encode()).hexdigest()
