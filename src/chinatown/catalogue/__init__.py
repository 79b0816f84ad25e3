"""Every text that a person reads, by language, in Fluent message files.

`catalogue("cli").text("verify-same", actions=12)` gives a sentence. Fluent takes a fifth of a
second to import, so nothing is imported or read before the first text is wanted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from chinatown.catalogue.isolation import isolated

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FALLBACK", "FOLDER", "Argument", "Catalogue", "catalogue", "isolated", "languages"]

FALLBACK = "en"
"""The language in which every text exists."""

Argument: TypeAlias = str | int | float

FOLDER = Path(__file__).parent
"""Where the languages are, each in a folder of its own."""


class Catalogue:
    """The texts of some areas (a file each) in one language, in English where that lacks one."""

    def __init__(self, areas: tuple[str, ...], language: str = FALLBACK) -> None:
        self.areas = areas
        self.language = language

    def text(self, message: str, /, **arguments: Argument) -> str:
        """Return the text of a message with its arguments filled in.

        A message that no file holds gives its own name, so that a person still learns something.
        """
        return self.formatted(message, arguments)[0]

    def has(self, message: str) -> bool:
        """Return whether any of the files holds a message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def formatted(self, message: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        """Return a text as `text` does, and what is wrong: it, or an argument, is missing.

        Arguments that the text does not use are no problem.
        """
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, _isolated(arguments))
                    return str(text), [str(error) for error in errors]
        return message, [f"no message {message}"]

    @cached_property
    def _bundles(self) -> tuple[FluentBundle, ...]:
        from fluent.runtime import FluentBundle, FluentResource

        bundles = []
        for language in dict.fromkeys((self.language, self.language.split("-")[0], FALLBACK)):
            if language not in languages():
                continue
            # What needs isolating is isolated as an argument, not every name in every sentence.
            bundle = FluentBundle([language], use_isolating=False)
            for area in self.areas:
                path = FOLDER / language / f"{area}.ftl"
                if path.is_file():
                    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            bundles.append(bundle)
        return tuple(bundles)


def _isolated(arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    return {
        name: isolated(value) if isinstance(value, str) else value
        for name, value in arguments.items()
    }


@cache
def catalogue(*areas: str, language: str = FALLBACK) -> Catalogue:
    """Return the catalogue of these areas in a language, made once.

    A language such as `fr-CA` falls back to `fr`, then to English.
    """
    return Catalogue(areas, language)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have files, by their codes."""
    return tuple(sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}))
