"""The digest chain over a record's file, and the first field that was changed (docs/record.md).

A file has parts: the header, the row of each action, the end. The digest of a part is the SHA-256
of the one before and of the part's canonical JSON, so that it stands for everything up to it. With
it come the part's sums, a few digits for each value in it, by which a change is located.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import zip_longest
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import orjson

from chinatown.record.strict_json import Path

CHAIN: Final = "sha256"
"""What the header of a file with a chain says in its field `chain`."""

DIGITS_OF_ROW: Final = 16
"""How many of the 64 digits of a digest stand beside each part but the last."""

DIGITS_OF_SUM: Final = 4
DIGITS_SHOWN: Final = 12

HEADER: Final = (
    "format",
    "edition",
    "own_shops",
    "variants",
    "names",
    "seed",
    "shuffle",
    "chain",
)
OPTIONAL: Final = ("shuffle",)
"""The fields of a header that only some files have."""

ROW: Final = ("number", "action")
END: Final = ("actions", "rounds", "result")
SEAL_OF_HEADER: Final = ("header_digest", "header_sums")
SEAL: Final = ("digest", "sums")

Part: TypeAlias = Mapping[str, Any]
"""What one digest is of: the header, a row without its seal, or the end."""


class Seal(NamedTuple):
    """The digest of a part and of all before it, in 64 hexadecimal digits, and the part's sums."""

    digest: str
    sums: str


class Change(NamedTuple):
    """The first thing in a file that is not as it was written.

    Attributes:
        kind: `field` (the value at `path`, or how many or which values it holds) or `actions`
            (from `path` on, actions were removed, added or moved).
        path: The keys and indices that lead there.
    """

    kind: Literal["field", "actions"]
    path: Path


def canonical(value: object) -> bytes:
    """Return JSON in its one canonical form (RFC 8785): keys sorted, no blanks, UTF-8."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def seals(parts: Sequence[Part]) -> Iterator[Seal]:
    """Yield the seal of each part of a file in order: the header, the rows, the end."""
    digest = ""
    for part in parts:
        digest = sha256(digest.encode() + b"\n" + canonical(part)).hexdigest()
        yield Seal(digest, "".join(_sums(part)))


def short_digest(digest: str) -> str:
    """Return the digits of a digest that people compare, in groups of four.

    >>> short_digest("3f1a22b09c4d77e0")
    '3f1a 22b0 9c4d'
    """
    return " ".join(digest[place : place + 4] for place in range(0, DIGITS_SHOWN, 4))


def has_chain(content: object) -> bool:
    """Return whether a file has digests or sums anywhere, or says that it has them."""
    if not isinstance(content, dict):
        return False
    rows = content.get("actions")
    tables = [content, *(rows if isinstance(rows, list) else ())]
    names = {"chain", *SEAL_OF_HEADER, *SEAL}
    return any(isinstance(table, dict) and not names.isdisjoint(table) for table in tables)


def first_change(content: Mapping[str, Any]) -> Change | None:
    """Return the first change of a file with a chain since it was written, None without any.

    `content` is the whole file. Whoever changes a file and computes its chain anew leaves no trace
    here: that shows only when the last digest is compared with another's.
    """
    rows = content.get("actions")
    if not isinstance(rows, list):
        return Change("field", ("actions",))
    for index, row in enumerate(rows):
        if not isinstance(row, dict):
            return Change("field", ("actions", index))
    written = list(_written(content, rows))
    computed = list(seals([part.values for part in written]))
    agree = [part.has_digest(seal.digest) for part, seal in zip(written, computed, strict=True)]
    if all(agree):
        sums = zip(written, computed, strict=True)
        return next((part.change(1) for part, seal in sums if part.sums != seal.sums), None)
    first = agree.index(False)
    # A later digest stands for all before it, so where one agrees only this digest can be wrong.
    return written[first].change(0) if any(agree[first:]) else _change_within(written[first])


@dataclass(frozen=True, slots=True)
class _Written:
    """A part as it is in a file: where, with which fields, and the seal that stands beside it."""

    values: Part
    path: Path
    fields: tuple[str, ...]
    seal: tuple[str, ...]
    digest: object
    sums: object

    def has_digest(self, digest: str) -> bool:
        return self.digest == (digest if self.fields is END else digest[:DIGITS_OF_ROW])

    def change(self, index: int) -> Change:
        """Return the change of the part's digest (0) or sums (1)."""
        return Change("field", (*self.path, self.seal[index]))


def _written(content: Part, rows: Sequence[Part]) -> Iterator[_Written]:
    apart = {*END, *SEAL_OF_HEADER, *SEAL}
    header = {key: value for key, value in content.items() if key not in apart}
    end = {key: content.get(key) for key in END} | {"actions": len(rows)}
    yield _Written(header, (), HEADER, SEAL_OF_HEADER, *map(content.get, SEAL_OF_HEADER))
    for index, row in enumerate(rows):
        values = {key: value for key, value in row.items() if key not in SEAL}
        yield _Written(values, ("actions", index), ROW, SEAL, *map(row.get, SEAL))
    yield _Written(end, (), END, SEAL, *map(content.get, SEAL))


def _change_within(part: _Written) -> Change:
    """Return what was changed in a part whose digest is wrong, as are all after it."""
    text = part.sums if isinstance(part.sums, str) else ""
    sums = [text[at : at + DIGITS_OF_SUM] for at in range(0, len(text), DIGITS_OF_SUM)]
    computed = _sums(part.values)
    agree = [now == then for now, then in zip_longest(computed, sums)]
    if all(agree) or set(computed).isdisjoint(sums):
        # The part agrees with the sums beside it, or has nothing to do with them.
        return Change("actions", part.path) if part.fields is ROW else part.change(0)
    paths = list(_paths(part.values))
    first = agree.index(False)
    if first >= len(paths):
        return part.change(1)
    path = paths[first]
    if part.fields is END and path == ("actions",):
        return Change("actions", ("actions", part.values["actions"]))
    if path == ():
        path = _changed_key(part)
    return Change("field", (*part.path, *path))


def _changed_key(part: _Written) -> Path:
    """Return the path of a key that was added to a part or removed from it."""
    changed = set(part.fields).symmetric_difference(part.values)
    # One that a file need not have is missing in most; where nothing else is, it is what changed.
    first = sorted(changed, key=lambda key: (key in OPTIONAL, key))[:1]
    return tuple(first) or (OPTIONAL if part.fields is HEADER else ())


def _sums(part: Part) -> list[str]:
    return [_sum(line) for line in _lines(part, "")]


@lru_cache(maxsize=1 << 14)
def _sum(line: str) -> str:
    return sha256(line.encode()).hexdigest()[:DIGITS_OF_SUM]


def _lines(value: object, path: str) -> Iterator[str]:
    """Yield `path=value` for each value in JSON: an object shows its keys, a list its length."""
    if isinstance(value, dict):
        keys = sorted(value)
        yield f"{path}={{{','.join(keys)}}}"
        for key in keys:
            yield from _lines(value[key], f"{path}.{key}")
    elif isinstance(value, list | tuple):
        yield f"{path}=[{len(value)}]"
        for index, item in enumerate(value):
            yield from _lines(item, f"{path}[{index}]")
    else:
        yield f"{path}={canonical(value).decode()}"


def _paths(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield the path of each value, in the order of `_lines`."""
    yield path
    if isinstance(value, dict):
        for key in sorted(value):
            yield from _paths(value[key], (*path, key))
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _paths(item, (*path, index))
