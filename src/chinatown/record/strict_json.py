"""JSON read strictly, with the line and column of whatever is wrong in it.

No library at hand reports both duplicate keys and positions. So the standard one parses, with hooks
for what it would let pass; the tokens of the text are walked through to find a place only when
something is wrong or a place is asked for.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, NoReturn, TypeAlias

from chinatown.game.errors import GameError, Param

JsonCode: TypeAlias = Literal[
    "json-empty",
    "json-encoding",
    "json-syntax",
    "json-ends",
    "json-key-twice",
    "json-number",
    "json-surrogate",
    "json-too-deep",
]
"""Why a text is not JSON that can be read; its text is `error-<code>`."""

Path: TypeAlias = tuple[str | int, ...]
"""Where a value stands in JSON: the keys and indices that lead to it."""

MAX_NUMBER: Final = 2**53 - 1
"""The largest whole number that every reader of JSON holds exactly (RFC 7493, section 2.2)."""

MAX_DEPTH: Final = 64
_EXCERPT: Final = 20


class JsonError(GameError):
    """Text that is no JSON, or JSON that readers could take differently.

    `params` holds `line` and `column`, both counted from 1, the column in characters.
    """

    code: JsonCode

    def __init__(self, code: JsonCode, **params: Param) -> None:
        super().__init__(code, **params)


class Place(NamedTuple):
    """A line and a column of a text, both counted from 1; columns are characters."""

    line: int
    column: int


@dataclass(frozen=True)
class Document:
    """JSON that was read: its text, without any byte order mark, and its content."""

    text: str
    content: Any

    def place_of(self, path: Sequence[str | int], *, key: bool = False) -> Place:
        """Return where the value at a path begins, or with `key` the key that names it.

        A path that leads nowhere gives the place of its deepest part that is there.
        """
        parts = tuple(path)
        while parts not in self._offsets:
            parts = parts[:-1]
        return _place(self.text, self._offsets[parts][0 if key else 1])

    @cached_property
    def _offsets(self) -> dict[Path, tuple[int, int]]:
        return {path: (key, value) for path, key, value in _members(self.text)}


def read_json(data: bytes | str) -> Document:
    """Return JSON text with its content.

    UTF-8 may begin with a byte order mark, UTF-16 must. Raises JsonError with `line` and `column`:
    nothing there (`json-empty`), another encoding (`json-encoding`), not JSON (`json-syntax` with
    what was `found`, or `json-ends` where it stops too early), a key twice in an object
    (`json-key-twice` with the `key`), a whole number beyond `MAX_NUMBER` or one that is too large
    for a float (`json-number` with what was `found`), half a surrogate pair in a text
    (`json-surrogate`), more than `MAX_DEPTH` levels (`json-too-deep`).
    """
    text = decoded(data)
    if not text.strip():
        raise JsonError("json-empty", line=1, column=1)
    _check_depth(text)
    try:
        content = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        _fail_at_syntax(text, error.pos)
    except _Suspicious:
        _check_members(text)
        raise
    if _ESCAPED_HALF.search(text) or _HALF.search(text):
        _check_members(text)
    return Document(text, content)


def decoded(data: bytes | str) -> str:
    """Return the text of a file without its byte order mark. Raises JsonError `json-encoding`."""
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    encoding = "utf-16" if wide else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        # Without the byte order mark of UTF-8, of which the place of the error knows nothing.
        before = error.object[: error.start].decode(encoding)
        line, column = _place(before, len(before))
        raise JsonError("json-encoding", line=line, column=column) from None


def path_text(path: Path) -> str:
    """Return a path as people write it.

    >>> path_text(("actions", 17, "action", "reason"))
    'actions[17].action.reason'
    """
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).removeprefix(".")


class _Suspicious(Exception):  # noqa: N818 - never leaves this module
    """Something that the standard library would let pass."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise _Suspicious
    return values


def _whole(digits: str) -> int:
    if not _is_safe(digits):
        raise _Suspicious
    return int(digits)


def _fraction(digits: str) -> float:
    if not _is_safe(digits):
        raise _Suspicious
    return float(digits)


def _constant(_: str) -> NoReturn:
    raise _Suspicious


def _is_safe(digits: str) -> bool:
    if digits.lstrip("-").isdecimal():
        return len(digits) <= len(str(-MAX_NUMBER)) and abs(int(digits)) <= MAX_NUMBER
    return abs(float(digits)) != float("inf")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_once, parse_int=_whole, parse_float=_fraction, parse_constant=_constant
)

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+', re.DOTALL)
_NUMBER: Final = re.compile(r"-?[0-9]")
_CONSTANTS: Final = ("NaN", "Infinity", "-Infinity")
_HALF: Final = re.compile(r"[\ud800-\udfff]")
_ESCAPED_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")
_BRACKET: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def _check_depth(text: str) -> None:
    # Before the parser, whose own limit depends on the version of Python.
    depth = 0
    for match in _BRACKET.finditer(text):
        if match[0] in ("[", "{"):
            depth += 1
            if depth > MAX_DEPTH:
                _fail("json-too-deep", text, match.start(), most=MAX_DEPTH)
        elif match[0] in ("]", "}"):
            depth -= 1


def _members(text: str) -> Iterator[tuple[Path, int, int]]:
    """Yield the path of each value in JSON, the offset of its key and its own.

    What is in a list has no key, so the offsets are the same. Each path comes once, in the order of
    the text, but for keys that an object has twice.
    """
    path: list[Any] = []
    key_at = -1
    for match in _TOKEN.finditer(text):
        token, at = match[0], match.start()
        if token in ("]", "}"):
            path.pop()
        elif token == ",":
            path[-1] = path[-1] + 1 if isinstance(path[-1], int) else None
        elif path and path[-1] is None:
            path[-1], key_at = json.loads(token), at
        elif token != ":":
            in_object = path and isinstance(path[-1], str)
            yield tuple(path), key_at if in_object else at, at
            if token in ("[", "{"):
                path.append(0 if token == "[" else None)


def _check_members(text: str) -> None:
    """Raise JsonError for the first thing that is wrong in JSON whose syntax is right."""
    seen: set[Path] = set()
    for path, key_at, at in _members(text):
        if path in seen:
            _fail("json-key-twice", text, key_at, key=str(path[-1]))
        seen.add(path)
        if path and isinstance(path[-1], str) and _HALF.search(path[-1]):
            _fail("json-surrogate", text, key_at)
        _check_value(text, at)


def _check_value(text: str, at: int) -> None:
    match = _TOKEN.match(text, at)
    assert match is not None
    token = match[0]
    if token in _CONSTANTS:
        _fail_at_syntax(text, at)
    if _NUMBER.match(token) and not _is_safe(token):
        _fail("json-number", text, at, found=token[: 2 * _EXCERPT])
    if token.startswith('"') and _HALF.search(json.loads(token)):
        _fail("json-surrogate", text, at)


def _fail_at_syntax(text: str, at: int) -> NoReturn:
    rest = text[at:]
    if not rest.strip():
        _fail("json-ends", text, len(text.rstrip()))
    _fail("json-syntax", text, at, found=rest[:1] + rest[1:_EXCERPT].split("\n")[0])


def _fail(code: JsonCode, text: str, at: int, **params: Param) -> NoReturn:
    line, column = _place(text, at)
    raise JsonError(code, line=line, column=column, **params) from None


def _place(text: str, at: int) -> Place:
    before = text[:at]
    return Place(before.count("\n") + 1, at - before.rfind("\n"))
