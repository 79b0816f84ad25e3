"""Which language the command speaks: that of `--lang`, else the system's (docs/command-line.md).

The system is asked as GNU gettext asks it: `LC_ALL`, `LC_MESSAGES` or `LANG` names the locale, and
`LANGUAGE` lists languages to be tried before it, unless the locale is C.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from typing import Final, Literal, NamedTuple

from chinatown.catalogue import FALLBACK, languages
from chinatown.game.errors import GameError

OPTION = "--lang"


class UnknownLanguageError(GameError):
    """`--lang` names a language that there are no texts for."""

    code: Literal["unknown-language"]

    def __init__(self, language: str) -> None:
        super().__init__("unknown-language", language=language, known=languages())


class Reader(NamedTuple):
    """Whom the command speaks to: `language` is a folder of the catalogue, `locale` as in `de-CH`.

    The locale says how numbers are written; it is one of the language.
    """

    language: str
    locale: str


_reader: Final = ContextVar[Reader]("reader")


def reader() -> Reader:
    """Return the reader that the command writes for, an English one until another is chosen."""
    return _reader.get(Reader(FALLBACK, FALLBACK))


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> None:
    """Speak the language of `--lang`, else the first one of the system that there is, else English.

    Raises UnknownLanguageError where `--lang` names one that there is not; that is said
    in the language of the system.
    """
    _reader.set(_of_system(environment))
    wanted = _option(arguments)
    if wanted is None:
        return
    language = _match(_tag(wanted))
    if language is None:
        raise UnknownLanguageError(wanted)
    _reader.set(Reader(language, _locale(language, [_tag(wanted), *_wishes(environment)])))


def _of_system(environment: Mapping[str, str]) -> Reader:
    wishes = list(_wishes(environment))
    language = next((match for wish in wishes if (match := _match(wish))), FALLBACK)
    return Reader(language, _locale(language, wishes))


def _wishes(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the languages that the system would like, the best first."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = _tag(next((value for name in names if (value := environment.get(name))), "C"))
    if locale.upper() in ("C", "POSIX"):
        return
    for word in environment.get("LANGUAGE", "").split(":"):
        if word:
            yield _tag(word)
    yield locale


def _tag(name: str) -> str:
    """Return the name of a locale as a language tag.

    >>> _tag("de_CH.UTF-8@euro")
    'de-CH'
    """
    return name.split(".")[0].split("@")[0].replace("_", "-")


def _match(tag: str) -> str | None:
    """Return the catalogue's language for a tag, or None."""
    by_name = {language.lower(): language for language in languages()}
    whole = tag.lower()
    return by_name.get(whole) or by_name.get(whole.split("-")[0])


def _locale(language: str, wishes: Sequence[str]) -> str:
    """Return the first of the wishes that says where the language is spoken, such as `de-CH`."""
    kinds = (wish for wish in wishes if _match(wish) == language and wish.lower() != language)
    return next(kinds, language)


def _option(arguments: Sequence[str]) -> str | None:
    """Return the value of the last `--lang`; None if it is absent or lacks a value."""
    wanted = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith(f"{OPTION}="):
            wanted = argument.partition("=")[2]
        elif argument == OPTION and place + 1 < len(arguments):
            wanted = arguments[place + 1]
    return wanted
