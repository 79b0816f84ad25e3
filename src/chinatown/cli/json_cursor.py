"""A place in JSON that was read, from which errors know their line and column."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NoReturn

from chinatown.cli.files import CommandError
from chinatown.cli.hints import with_hint
from chinatown.game.errors import GameError
from chinatown.record.strict_json import Document


@dataclass(frozen=True)
class Cursor:
    """A value in a document and the path to it.

    `number` is that of the position in a list of them, 0 for one that stands alone.
    """

    document: Document
    path: tuple[str | int, ...]
    content: Any
    number: int = 0

    def fail(self, error: GameError, *, key: bool = False) -> NoReturn:
        """Raise an error with the place of this value, or of the key that names it."""
        line, column = self.document.place_of(self.path, key=key)
        raise CommandError(
            "in-position", number=self.number, line=line, column=column, reason=error.code
        ) from error

    @contextmanager
    def placed(self, *, key: bool = False) -> Iterator[None]:
        """Give errors of the rules raised in the block the place of this value or its key."""
        try:
            yield
        except GameError as error:
            if isinstance(error, CommandError) and error.code == "in-position":
                raise
            self.fail(error, key=key)

    def child(self, key: str | int) -> Cursor:
        """Return the value of a key or index that is there."""
        return Cursor(self.document, (*self.path, key), self.content[key], self.number)

    def get(self, key: str) -> Cursor | None:
        """Return the value of a key of an object, or None where it is not there."""
        return self.child(key) if key in self.content else None

    def members(self) -> Iterator[tuple[str, Cursor]]:
        """Yield the keys of an object with their values."""
        for key in self.mapping():
            yield key, self.child(key)

    def mapping(self, known: Collection[str] | None = None) -> Mapping[str, Any]:
        """Return an object that has no other keys than those known, if they are given."""
        if not isinstance(self.content, dict):
            self.wrong()
        if known is not None:
            self._check_keys(known)
        return self.content

    def _check_keys(self, known: Collection[str]) -> None:
        for key in self.content:
            if key not in known:
                unknown = CommandError("key-unknown", key=key, known=tuple(known))
                self.child(key).fail(with_hint(unknown, key, known), key=True)

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.content, str):
            self.wrong()
        return self.content

    def wrong(self) -> NoReturn:
        """Raise `position-value`, naming the innermost key."""
        key = next((part for part in reversed(self.path) if isinstance(part, str)), "")
        self.fail(CommandError("position-value", key=key))
