"""Walking through a line of notation, with errors that say where it went wrong."""

from __future__ import annotations

import re
from typing import Final, NoReturn, TypeVar

from chinatown.game.errors import Param
from chinatown.game.types import Dollars
from chinatown.record.errors import NotationCode, NotationError

Word = TypeVar("Word", bound=str)

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
        match = _SPACE.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    def fail(self, code: NotationCode, at: int | None = None, **params: Param) -> NoReturn:
        """Raise NotationError at a place, or here."""
        raise NotationError(code, position=(self.at if at is None else at) + 1, **params)

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()
            self.skip()
        return match

    def sign(self, sign: str) -> bool:
        """Take a sign such as `->` if it comes next."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        self.skip()
        return True

    def word(self, *words: Word) -> Word | None:
        """Take one of these words, in any case, if it comes next; else return None."""
        match = _ONE.match(self.text, self.at)
        if not match:
            return None
        folded = match[0].casefold()
        word = next((word for word in words if word == folded), None)
        if word:
            self.at = match.end()
            self.skip()
        return word

    def expect(self, *signs: str) -> None:
        """Take signs or words. Raises NotationError `notation-expected` if another comes."""
        for sign in signs:
            if not (self.word(sign) if sign.isalpha() else self.sign(sign)):
                self.fail("notation-expected", expected=sign)

    def end(self) -> None:
        """Raise NotationError `notation-more` if anything is left."""
        if self.at < len(self.text):
            self.fail("notation-more", text=self.text[self.at :][:40])

    def number(self) -> int | None:
        """Take a whole number if one comes next."""
        digits = self._take(_NUMBER)
        return int(digits[0]) if digits else None

    def money(self) -> Dollars | None:
        """Take dollars such as `$10,000` if they come next."""
        amount = self._take(_MONEY)
        return int(amount[1].replace(",", "")) if amount else None

    def name(self) -> str | None:
        """Take a name of one or more words, or a quoted one, if it comes next."""
        if self.text.startswith('"', self.at):
            return self.quoted()
        name = self._take(_NAME)
        return name[0] if name else None

    def one_word(self) -> str | None:
        """Take a single word, or quoted text, if it comes next."""
        if self.text.startswith('"', self.at):
            return self.quoted()
        word = self._take(_ONE)
        return word[0] if word else None

    def quoted(self) -> str:
        r"""Take text in double quotes, in which `\"`, `\\` and `\uXXXX` stand for a character.

        Raises NotationError `notation-quote` where it is not well quoted.
        """
        if not self.text.startswith('"', self.at):
            self.fail("notation-expected", expected='"')
        parts = []
        at = self.at + 1
        while (char := self.text[at : at + 1]) != '"':
            if not char:
                self.fail("notation-quote")
            if char == "\\":
                match = _ESCAPED.match(self.text, at)
                if not match:
                    self.fail("notation-quote", at=at)
                parts.append(chr(int(match[1], 16)) if match[1] else match[2])
                at = match.end()
            else:
                parts.append(char)
                at += 1
        self.at = at + 1
        self.skip()
        return "".join(parts)


def quote(text: str) -> str:
    """Return text in double quotes, as `Scanner.quoted` reads it."""
    return '"' + _UNSAFE.sub(_escape, text) + '"'


def _escape(match: re.Match[str]) -> str:
    char = match[0]
    return f"\\{char}" if char in ('"', "\\") else f"\\u{ord(char):04x}"


def is_name(text: str) -> bool:
    """Return whether text can stand as a name without quotes."""
    return _NAME.fullmatch(text) is not None


def is_word(text: str) -> bool:
    """Return whether text can stand as a single word without quotes."""
    return _ONE.fullmatch(text) is not None
