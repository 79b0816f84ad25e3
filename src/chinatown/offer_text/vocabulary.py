"""The words of a language, read from `words/<language>.toml`: the one place of a language.

A new language is a new file there; docs/offer_text.md says what its parts are.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from chinatown.offer_text.folding import TypoIndex, Word, forms, nearest, word
from chinatown.record import COLOURS

FALLBACK: Final = "en"
"""The language of whoever speaks one that is not known."""

ANY, SUBJECT, OBJECT, OWN = range(4)
"""How `I` and `you` stand in a sentence; OWN is `my` and `your`."""

_PERSONS: Final = {"me": "me", "my": "me", "you": "you", "your": "you"}
_ROLES: Final = {"subject": SUBJECT, "object": OBJECT}
_PLAIN: Final = re.compile(r"[^\W\d_]+(?:[ '&\u2019-]+[^\W\d_]+)*")
_LETTERS: Final = re.compile(r"[^\W\d_]+")


_IDLE: Final = frozenset({("talk", ""), ("filler", "")})
"""What words mean that are no use in an offer."""


class Meaning(NamedTuple):
    """What words mean: a kind with a name and a number.

    `verb`: what is done, and the person told by the form (0 for any); `who`: me or you, and how
    it stands; `player`: a seat by its colour; `shop`: a type's name; `absent`: the name of a type
    that this game has not; `count`: a number word; other kinds are the keys of `[words]` in the
    language's file.
    """

    kind: str
    name: str = ""
    number: int = 0


class Found(NamedTuple):
    """Words found at the beginning of a list: their number and what they mean."""

    length: int
    meaning: Meaning


class Phrases:
    """A dictionary of phrases of one or more words, found by their longest beginning."""

    def __init__(self) -> None:
        self._entries: dict[tuple[str, ...], dict[str, Meaning]] = {}
        self._longest = 0

    def add(self, phrase: str, meaning: Meaning) -> None:
        """Know a phrase; forms that tell different persons of the same verb tell none."""
        words = words_of(phrase)
        spelt = " ".join(one.lower for one in words)
        entry = self._entries.setdefault(tuple(one.folded for one in words), {})
        entry[spelt] = _merged(entry.get(spelt, meaning), meaning)
        self._longest = max(self._longest, len(words))

    def has(self, phrase: str) -> bool:
        """Tell whether a phrase is known, case and accents aside."""
        return tuple(one.folded for one in words_of(phrase)) in self._entries

    def find(self, words: Sequence[Word]) -> Found | None:
        """Return the longest phrase at the beginning of some words; right accents decide."""
        for length in range(min(self._longest, len(words)), 0, -1):
            entry = self._entries.get(tuple(one.folded for one in words[:length]))
            if entry:
                spelt = " ".join(one.lower for one in words[:length])
                meanings = [entry[spelt]] if spelt in entry else list(entry.values())
                meaning = meanings[0]
                for other in meanings[1:]:
                    meaning = _merged(meaning, other)
                return Found(length, meaning)
        return None

    def by_word(self) -> dict[str, frozenset[object]]:
        """Return for each single word the meanings of the phrases in which it occurs."""
        found: dict[str, set[object]] = {}
        for words, entry in self._entries.items():
            for one in words:
                found.setdefault(one, set()).update(
                    (meaning.kind, meaning.name) for meaning in entry.values()
                )
        return {one: frozenset(meanings) for one, meanings in found.items()}

    def clashes(self) -> list[str]:
        """Return the spellings that mean different things, of which only the first counts."""
        return [
            " ".join(words)
            for words, entry in self._entries.items()
            if len({(meaning.kind, meaning.name) for meaning in entry.values()}) > 1
        ]

    def copy(self) -> Phrases:
        """Return phrases that can be added to apart from these."""
        other = Phrases()
        other._entries = {words: dict(entry) for words, entry in self._entries.items()}
        other._longest = self._longest
        return other


def _merged(one: Meaning, other: Meaning) -> Meaning:
    same = one[:2] == other[:2]
    return one._replace(number=0) if same and one.number != other.number else one


def words_of(text: str) -> list[Word]:
    """Return the words of a text; signs and digits only part them."""
    return [word(found) for found in _LETTERS.findall(text)]


class Language:
    """The grammar, the numbers and colours, and the manner of speaking of one language."""

    def __init__(self, code: str) -> None:
        text = (files("chinatown.offer_text") / "words" / f"{code}.toml").read_text("utf-8")
        data: dict[str, Any] = tomllib.loads(text)
        self.code = code
        self.say: dict[str, str] = data["say"]
        self.shops: dict[str, list[str]] = data["shops"]
        self.endings: tuple[str, ...] = tuple(word(one).folded for one in data["names"]["endings"])
        self.own: frozenset[str] = frozenset(data["names"]["own"])
        self.grammar = Phrases()
        self._learn(data)
        self.thousands: tuple[str, ...] = tuple(data["words"]["thousand"])

    def _learn(self, data: dict[str, Any]) -> None:
        for key, patterns in data["verbs"].items():
            name, _, person = key.partition("-")
            self._add(patterns, Meaning("verb", name, int(person or 0)))
        for key, patterns in data["words"].items():
            person, _, role = key.partition("-")
            if person in _PERSONS:
                stands = OWN if person in ("my", "your") else _ROLES.get(role, ANY)
                meaning = Meaning("who", _PERSONS[person], stands)
            else:
                meaning = Meaning(key)
            self._add(patterns, meaning)
        for key, patterns in data["numbers"].items():
            self._add(patterns, Meaning("count", number=int(key)))
        for key, patterns in data["colours"].items():
            self._add(patterns, Meaning("player", number=COLOURS.index(key)))

    def _add(self, patterns: Sequence[str], meaning: Meaning) -> None:
        for pattern in patterns:
            for form in forms(pattern):
                self.grammar.add(form, meaning)

    @cached_property
    def taken(self) -> frozenset[str]:
        """All words, without accents, that mean something in this language whatever is played."""
        shops = Phrases()
        for name, patterns in self.shops.items():
            _add_shop(shops, name, [name, *patterns])
        return frozenset(self.grammar.by_word()) | frozenset(shops.by_word())

    def written(self, shop: str) -> str | None:
        """Return what a standard shop type is called, None for an own one."""
        patterns = self.shops.get(shop)
        return patterns[0] if patterns else None


def _add_shop(phrases: Phrases, name: str, patterns: Sequence[str]) -> None:
    for pattern in patterns:
        for form in forms(pattern):
            phrases.add(form, Meaning("shop", name))


class Vocabulary:
    """The words of a language in a game with certain shop types."""

    def __init__(self, language: Language, shops: tuple[str, ...]) -> None:
        self.language = language
        self.phrases = language.grammar.copy()
        grammar = language.grammar.by_word()
        for name in shops:
            if name in language.shops:
                _add_shop(self.phrases, name, language.shops[name])
        for name in shops:
            words = words_of(name)
            # An own name that could be taken for something else is known in quotes alone.
            plain = _PLAIN.fullmatch(name) and words[0].folded not in grammar
            if plain and not self.phrases.has(name):
                _add_shop(self.phrases, name, [name, f"{name}|s"])
        for name, patterns in language.shops.items():
            if name not in shops:
                self._add_absent(name, patterns)
        self._by_word = self.phrases.by_word()
        self._slips = TypoIndex(self._by_word)

    def _add_absent(self, name: str, patterns: Sequence[str]) -> None:
        """Know a shop type that this game does not have, to say so."""
        for form in (form for pattern in patterns for form in forms(pattern)):
            if not self.phrases.has(form):
                self.phrases.add(form, Meaning("absent", name))

    def corrected(self, one: Word) -> Word | None:
        """Return the known word that a mistyped one is meant for, None when that is not clear."""
        meant = None if one.folded in self._by_word else self._slips.meant(one.folded)
        return word(meant) if meant else None

    def suggestion(self, one: Word, names: Sequence[str] = ()) -> str | None:
        """Return a known word or a player's name that looks like an unknown word, if any does."""
        known = {word(name).folded: name for name in names}
        useful = [text for text, told in self._by_word.items() if told - _IDLE]
        near = nearest(one.folded, [*useful, *known])
        if near == one.folded:
            return None
        return known.get(near, near) if near else None


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages in which trades can be said."""
    found = (files("chinatown.offer_text") / "words").iterdir()
    return tuple(sorted(one.name[:-5] for one in found if one.name.endswith(".toml")))


@cache
def _language(known: str) -> Language:
    return Language(known)


def language_of(tag: str) -> Language:
    """Return the language of a tag such as `fr-CA`, English where it is not known."""
    code = tag.casefold().replace("_", "-").split("-")[0]
    return _language(code if code in languages() else FALLBACK)


@lru_cache(maxsize=64)
def _vocabulary(known: str, shops: tuple[str, ...]) -> Vocabulary:
    return Vocabulary(_language(known), shops)


def vocabulary(tag: str, shops: tuple[str, ...]) -> Vocabulary:
    """Return the vocabulary of a language for these shop types; the last ones made are kept."""
    return _vocabulary(language_of(tag).code, shops)
