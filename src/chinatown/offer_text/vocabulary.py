"""The words of a language, read from `words/<language>.toml`.

A new language is a new file there; docs/offer_text.md says what its parts are.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from chinatown.offer_text.folding import TypoIndex, Word, expand, nearest, to_word
from chinatown.record.notation import COLOURS

FALLBACK: Final = "en"
"""The language used when the one asked for is not available."""

ANY, SUBJECT, OBJECT, OWN = range(4)
"""The grammatical roles of `I` and `you`; OWN is `my` and `your`."""

_PERSONS: Final = {"me": "me", "my": "me", "you": "you", "your": "you"}
_ROLES: Final = {"subject": SUBJECT, "object": OBJECT}
_PLAIN: Final = re.compile(r"[^\W\d_]+(?:[ '&\u2019-]+[^\W\d_]+)*")
_LETTERS: Final = re.compile(r"[^\W\d_]+")


_IDLE: Final = frozenset({("talk", ""), ("filler", "")})
"""The meanings that contribute nothing to an offer."""

_MIN_JOINED_LENGTH: Final = 5
_JOINED: Final = frozenset({"verb", "who"})
"""The kinds of words that are written together in haste, one of them a verb."""


class Meaning(NamedTuple):
    """What a phrase means: a kind with a name and a number.

    `verb`: the verb, and the grammatical person of its form (0 for any); `who`: me or you, and the
    role; `player`: a seat by its colour; `shop`: a shop type's name; `absent`: the name of a shop
    type that is not in this game; `count`: a number word; other kinds are the keys of `[words]` in
    the language's file.
    """

    kind: str
    name: str = ""
    number: int = 0


class Match(NamedTuple):
    """A phrase at the beginning of some words: its number of words and its meaning."""

    length: int
    meaning: Meaning


class Phrases:
    """A dictionary of phrases of one or more words; look-up takes the longest match."""

    def __init__(self) -> None:
        self._entries: dict[tuple[str, ...], dict[str, Meaning]] = {}
        self._longest = 0

    def add(self, phrase: str, meaning: Meaning) -> None:
        """Add a phrase; a verb form that several persons share names none of them."""
        words = words_of(phrase)
        spelling = " ".join(each.lower for each in words)
        entry = self._entries.setdefault(_key(words), {})
        entry[spelling] = _merged(entry.get(spelling, meaning), meaning)
        self._longest = max(self._longest, len(words))

    def has(self, phrase: str) -> bool:
        """Return whether a phrase is known, ignoring case and accents."""
        return _key(words_of(phrase)) in self._entries

    def find(self, words: Sequence[Word]) -> Match | None:
        """Return the longest phrase at the beginning of some words; accents as typed decide."""
        for length in range(min(self._longest, len(words)), 0, -1):
            entry = self._entries.get(_key(words[:length]))
            if entry:
                spelling = " ".join(each.lower for each in words[:length])
                meanings = [entry[spelling]] if spelling in entry else list(entry.values())
                meaning = meanings[0]
                for other in meanings[1:]:
                    meaning = _merged(meaning, other)
                return Match(length, meaning)
        return None

    def meanings_by_word(self) -> dict[str, frozenset[object]]:
        """Return for each single word the meanings of the phrases in which it occurs."""
        result: dict[str, set[object]] = {}
        for words, entry in self._entries.items():
            for folded in words:
                result.setdefault(folded, set()).update(
                    (meaning.kind, meaning.name) for meaning in entry.values()
                )
        return {folded: frozenset(meanings) for folded, meanings in result.items()}

    def copy(self) -> Phrases:
        """Return a copy that can be added to independently."""
        other = Phrases()
        other._entries = {words: dict(entry) for words, entry in self._entries.items()}
        other._longest = self._longest
        return other


def _key(words: Sequence[Word]) -> tuple[str, ...]:
    return tuple(each.folded for each in words)


def _merged(first: Meaning, second: Meaning) -> Meaning:
    same = first[:2] == second[:2]
    return first._replace(number=0) if same and first.number != second.number else first


def words_of(text: str) -> list[Word]:
    """Return the words of a text; signs and digits only separate them."""
    return [to_word(letters) for letters in _LETTERS.findall(text)]


class Language:
    """One language: its grammar, number words and colours, and the templates to write a trade."""

    def __init__(self, code: str) -> None:
        text = (files("chinatown.offer_text") / "words" / f"{code}.toml").read_text("utf-8")
        data: dict[str, Any] = tomllib.loads(text)
        self.code = code
        self.templates: dict[str, str] = data["templates"]
        self.shops: dict[str, list[str]] = data["shops"]
        self.endings: tuple[str, ...] = tuple(
            to_word(ending).folded for ending in data["names"]["endings"]
        )
        self.commands: dict[str, list[str]] = data["commands"]
        self.particles: frozenset[str] = frozenset(
            to_word(particle).folded for particle in data["names"]["particles"]
        )
        self.own: frozenset[str] = frozenset(data["names"]["own"])
        self.expansions: dict[str, list[Word]] = {
            to_word(short).folded: words_of(full) for short, full in data["expansions"].items()
        }
        self.cues = Phrases()
        for kind, patterns in data["cues"].items():
            for form in (form for pattern in patterns for form in expand(pattern)):
                self.cues.add(form, Meaning(kind))
        self.joints: tuple[str, ...] = tuple(
            word for word in data["words"]["and"] if word.isalpha() and word != "a"
        )
        self.grammar = Phrases()
        self._learn(data)
        self.ambiguous: dict[str, list[str]] = data["ambiguous"]
        self.thousands: tuple[str, ...] = tuple(data["words"]["thousand"])
        self.millions: tuple[str, ...] = tuple(data["typed"]["million"])
        self.plurals: tuple[str, ...] = tuple(data["names"]["plurals"])
        self.plural_owners: tuple[str, ...] = tuple(data["names"]["plural-owners"])
        self._display_words = {
            word.lower for patterns in self.shops.values() for word in words_of(patterns[0])
        }

    def _learn(self, data: dict[str, Any]) -> None:
        # What a word means in what is typed comes before its meaning as mere talk.
        for key, patterns in data["typed"].items():
            self._add(patterns, Meaning(key))
        for key, patterns in data["verbs"].items():
            name, _, person = key.partition("-")
            self._add(patterns, Meaning("verb", name, int(person or 0)))
        for key, patterns in data["words"].items():
            person, _, role = key.partition("-")
            if person in _PERSONS:
                role = OWN if person in ("my", "your") else _ROLES.get(role, ANY)
                meaning = Meaning("who", _PERSONS[person], role)
            else:
                meaning = Meaning(key)
            self._add(patterns, meaning)
        for key, patterns in data["numbers"].items():
            self._add(patterns, Meaning("count", number=int(key)))
        for key, patterns in data["colours"].items():
            self._add(patterns, Meaning("player", number=COLOURS.index(key)))

    def _add(self, patterns: Sequence[str], meaning: Meaning) -> None:
        for pattern in patterns:
            for form in expand(pattern):
                self.grammar.add(form, meaning)

    @cached_property
    def reserved(self) -> frozenset[str]:
        """All words, without accents, that mean something in this language in any game."""
        shops = Phrases()
        for name, patterns in self.shops.items():
            _add_shop(shops, name, [name, *patterns])
        return frozenset(self.grammar.meanings_by_word()) | frozenset(shops.meanings_by_word())

    def is_plural(self, owner: str | None, shop: str) -> bool:
        """Return whether the name of a shop type, after a possessive or none, means several."""
        words = [word.lower for word in words_of(shop)]
        may_be = owner is None or owner.lower().endswith(self.plural_owners)
        return may_be and any(
            word.endswith(self.plurals) and word not in self._display_words for word in words
        )

    def display_name(self, shop: str) -> str | None:
        """Return the name of a standard shop type in this language, None for an own one."""
        patterns = self.shops.get(shop)
        return patterns[0] if patterns else None


def _add_shop(phrases: Phrases, name: str, patterns: Sequence[str]) -> None:
    for pattern in patterns:
        for form in expand(pattern):
            phrases.add(form, Meaning("shop", name))


class Vocabulary:
    """The words of a language in a game with these shop types."""

    def __init__(self, language: Language, shops: tuple[str, ...]) -> None:
        self.language = language
        self.phrases = language.grammar.copy()
        grammar = language.grammar.meanings_by_word()
        for name in shops:
            if name in language.shops:
                _add_shop(self.phrases, name, language.shops[name])
        for name in shops:
            words = words_of(name)
            # An own name that could be taken for something else is recognised only in quotes.
            plain = _PLAIN.fullmatch(name) and words[0].folded not in grammar
            if plain and not self.phrases.has(name):
                _add_shop(self.phrases, name, [name, f"{name}|s"])
        for joint, patterns in language.ambiguous.items():
            possible = [name for name in joint.split("|") if name in shops]
            kind = "ambiguous" if len(possible) > 1 else "shop"
            for form in (form for pattern in patterns for form in expand(pattern)):
                if possible and not self.phrases.has(form):
                    self.phrases.add(form, Meaning(kind, "|".join(possible)))
        for name, patterns in language.shops.items():
            if name not in shops:
                self._add_absent(name, patterns)
        self._meanings_by_word = self.phrases.meanings_by_word()
        self._typos = TypoIndex(self._meanings_by_word)

    def _add_absent(self, name: str, patterns: Sequence[str]) -> None:
        """Recognise a shop type that this game does not have, so as to say so."""
        for form in (form for pattern in patterns for form in expand(pattern)):
            if not self.phrases.has(form):
                self.phrases.add(form, Meaning("absent", name))

    def correct(self, typed: Word) -> Word | None:
        """Return the known word that a mistyped one stands for, None when that is not clear."""
        intended = (
            None if typed.folded in self._meanings_by_word else self._typos.correct(typed.folded)
        )
        return to_word(intended) if intended else None

    def split(self, typed: Word) -> tuple[Word, Word] | None:
        """Return the two known words that an unknown one is made of, as in `giveme`."""
        if typed.folded in self._meanings_by_word or len(typed.folded) < _MIN_JOINED_LENGTH:
            return None
        for at in range(2, len(typed.lower) - 1):
            parts = to_word(typed.lower[:at]), to_word(typed.lower[at:])
            kinds = [match.meaning.kind for part in parts if (match := self.phrases.find([part]))]
            if len(kinds) == 2 and "verb" in kinds and {*kinds} <= _JOINED:
                return parts
        return None

    def suggestion(self, typed: Word, names: Sequence[str] = ()) -> str | None:
        """Return the known word or player's name closest to an unknown word, None without one."""
        by_folded = {to_word(name).folded: name for name in names}
        useful = [text for text, meanings in self._meanings_by_word.items() if meanings - _IDLE]
        near = nearest(typed.folded, [*useful, *by_folded])
        if near in (None, typed.folded):
            return None
        return by_folded.get(near, near)


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages in which trades are read and written."""
    paths = (files("chinatown.offer_text") / "words").iterdir()
    return tuple(sorted(path.name[:-5] for path in paths if path.name.endswith(".toml")))


@cache
def _language(name: str) -> Language:
    return Language(name)


def language_of(tag: str) -> Language:
    """Return the language of a tag such as `fr-CA`, English where it is not available."""
    code = tag.casefold().replace("_", "-").split("-")[0]
    return _language(code if code in languages() else FALLBACK)


@lru_cache(maxsize=64)
def _vocabulary(name: str, shops: tuple[str, ...]) -> Vocabulary:
    return Vocabulary(_language(name), shops)


def vocabulary(tag: str, shops: tuple[str, ...]) -> Vocabulary:
    """Return the vocabulary of a language for these shop types, cached."""
    return _vocabulary(language_of(tag).code, shops)
