"""Walking through a line of notation, with errors that say where it went wrong."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from chinatown.game.errors import Param
from chinatown.record.errors import NotationError

_SPACE: Final = re.compile(r"\s*")
_NUMBER: Final = re.compile(r"[0-9]{1,12}(?![0-9])")
_MONEY: Final = re.compile(r"\$\s*([0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,12})(?![0-9,])")
_WORD: Final = r"[\w&'\u2019]+(?:[.-][\w&'\u2019]+)*\.?"
_NAME: Final = re.compile(rf"(?![0-9]){_WORD}(?: {_WORD})*")
_ONE: Final = re.compile(_WORD)
_ESCAPED: Final = re.compile(r"\\(?:u([0-9a-f]{4})|([\"\\]))")
_UNSAFE: Final = re.compile(r"[\"\\\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Scanner:
    """A place in a text, moved on by what is taken."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.skip()

    def skip(self) -> None:
        """Go past white space."""
        found = _SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def fail(self, code: str, at: int | None = None, **params: Param) -> NoReturn:
        """Raise NotationError at a place, or here."""
        raise NotationError(code, position=(self.at if at is None else at) + 1, **params)

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
            self.skip()
        return found

    def sign(self, sign: str) -> bool:
        """Take a sign such as `->` if it comes next."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        self.skip()
        return True

    def word(self, *words: str) -> str:
        """Take one of these words, in any case, if it comes next; else return nothing."""
        found = _ONE.match(self.text, self.at)
        if not found or found[0].casefold() not in words:
            return ""
        self.at = found.end()
        self.skip()
        return found[0].casefold()

    def expect(self, sign: str) -> None:
        """Take a sign or word. Raises NotationError `notation-expected` if another comes."""
        if not (self.word(sign) if sign.isalpha() else self.sign(sign)):
            self.fail("notation-expected", expected=sign)

    def end(self) -> None:
        """Raise NotationError `notation-more` if anything is left."""
        if self.at < len(self.text):
            self.fail("notation-more", text=self.text[self.at :][:40])

    def number(self) -> int | None:
        """Take a whole number if one comes next."""
        found = self._take(_NUMBER)
        return int(found[0]) if found else None

    def money(self) -> int | None:
        """Take dollars such as `$10,000` if they come next."""
        found = self._take(_MONEY)
        return int(found[1].replace(",", "")) if found else None

    def name(self) -> str | None:
        """Take a name of one or more words, or a quoted one, if it comes next."""
        if self.text.startswith('"', self.at):
            return self.quoted()
        found = self._take(_NAME)
        return found[0] if found else None

    def one_word(self) -> str | None:
        """Take a single word, or quoted text, if it comes next."""
        if self.text.startswith('"', self.at):
            return self.quoted()
        found = self._take(_ONE)
        return found[0] if found else None

    def quoted(self) -> str:
        r"""Take text in double quotes, in which `\"`, `\\` and `\uXXXX` stand for a character.

        Raises NotationError `notation-quote` where it is not well quoted.
        """
        start = self.at
        if not self.text.startswith('"', start):
            self.fail("notation-expected", expected='"')
        parts = []
        at = start + 1
        while (char := self.text[at : at + 1]) != '"':
            if not char:
                self.fail("notation-quote", at=start)
            if char == "\\":
                found = _ESCAPED.match(self.text, at)
                if not found:
                    self.fail("notation-quote", at=at)
                parts.append(chr(int(found[1], 16)) if found[1] else found[2])
                at = found.end()
            else:
                parts.append(char)
                at += 1
        self.at = at + 1
        self.skip()
        return "".join(parts)


def quote(text: str) -> str:
    """Return text in double quotes, as `Scanner.quoted` reads it."""
    return '"' + _UNSAFE.sub(_escape, text) + '"'


def _escape(found: re.Match[str]) -> str:
    char = found[0]
    return f"\\{char}" if char in '"\\' else f"\\u{ord(char):04x}"


def is_name(text: str) -> bool:
    """Tell whether text can stand as a name without quotes."""
    return _NAME.fullmatch(text) is not None


def is_word(text: str) -> bool:
    """Tell whether text can stand as a single word without quotes."""
    return _ONE.fullmatch(text) is not None
