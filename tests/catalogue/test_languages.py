"""Every language says all that English says, with the same values, and nothing besides."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import chinatown
from chinatown.catalogue import FOLDER, catalogue, languages

PACKAGE: Final = Path(chinatown.__file__).parent
WEB: Final = Path(__file__).parents[2] / "web"
AREAS: Final = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))
OTHERS: Final = [language for language in languages() if language != "en"]
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS: Final = (0, 1, 2, 5, 1_000_000, 1.5)
"""A number of each plural category that our languages have."""


class Uses(Visitor):
    """Collects what a message uses.

    `shown` are variables that stand in the text; `chosen` the keys of the choices by each variable;
    `messages` and `terms` are those that it includes.
    """

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "a choice is made by a variable"
        keys = self.chosen.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else str(key.value))
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    @property
    def variables(self) -> set[str]:
        return self.shown | set(self.chosen)


@cache
def entries(language: str) -> list[ast.EntryType]:
    return [
        entry
        for area in AREAS
        if (path := FOLDER / language / f"{area}.ftl").is_file()
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]


@cache
def uses(language: str) -> dict[str, Uses]:
    """Return what each message of a language uses, with all that the messages in it use."""
    own = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            own[entry.id.name] = Uses()
            own[entry.id.name].visit(entry)
    for message in own.values():
        waiting = list(message.messages)
        while waiting:
            inner = own[waiting.pop()]
            waiting += inner.messages - message.messages
            message.messages |= inner.messages
            message.shown |= inner.shown
            for variable, keys in inner.chosen.items():
                message.chosen[variable] = message.chosen.get(variable, set()) | keys
    return own


@cache
def remarks() -> dict[str, set[str]]:
    """Return the variables that remarks for translators name, by the text they stand before."""
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", entry.comment.content or ""))
        for entry in entries("en")
        if isinstance(entry, ast.Message) and entry.comment
    }


def is_plural(keys: set[str]) -> bool:
    """Tell whether a choice is made by a number: its keys are plural categories or numbers."""
    return all(key in PLURALS or key.isdigit() for key in keys)


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_same_files(language: str) -> None:
    assert {path.stem for path in (FOLDER / language).glob("*.ftl")} == set(AREAS)


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read(language: str) -> None:
    assert [entry for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_lacks_no_text_and_has_none_of_its_own(language: str) -> None:
    assert set(uses(language)) == set(uses("en"))


@pytest.mark.parametrize("language", languages())
def test_a_text_stands_in_the_same_file_in_every_language(language: str) -> None:
    def files(language: str) -> dict[str, str]:
        return {
            entry.id.name: area
            for area in AREAS
            for entry in FluentParser()
            .parse((FOLDER / language / f"{area}.ftl").read_text(encoding="utf-8"))
            .body
            if isinstance(entry, ast.Message)
        }

    assert files(language) == files("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_shows_the_same_values_as_in_english(language: str) -> None:
    english, translated = uses("en"), uses(language)
    parts = {part for message in english.values() for part in message.messages}
    # What is shown may be left to a choice by the same value, as in "one tile" for "1 tile".
    mismatched = {
        name: (sorted(english[name].variables), sorted(message.variables))
        for name, message in translated.items()
        # What only stands in other texts has their values.
        if name not in parts
        and not english[name].shown
        <= message.variables
        <= english[name].variables | remarks().get(name, set())
    }
    assert mismatched == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_by_a_word_knows_the_same_words_as_in_english(language: str) -> None:
    english, translated = uses("en"), uses(language)
    mismatched = {
        f"{name} ${variable}": (sorted(english[name].chosen[variable]), sorted(keys))
        for name, message in translated.items()
        for variable, keys in message.chosen.items()
        if variable in english[name].chosen
        and not is_plural(keys)
        and keys != english[name].chosen[variable]
    }
    assert mismatched == {}


@pytest.mark.parametrize("language", languages())
def test_a_choice_by_a_number_knows_the_plural_forms_of_its_language(language: str) -> None:
    categories = {*Locale.parse(language).plural_form.tags, "other"}
    wrong = {
        f"{name} ${variable}": sorted(forms - categories)
        for name, message in uses(language).items()
        for variable, keys in message.chosen.items()
        if is_plural(keys) and (forms := keys & PLURALS) and not forms <= categories
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_every_term_that_is_used_is_there_and_every_one_there_is_used(language: str) -> None:
    terms = {entry.id.name for entry in entries(language) if isinstance(entry, ast.Term)}
    assert {term for message in uses(language).values() for term in message.terms} == terms


def arguments(message: Uses) -> Iterator[dict[str, str | int | float]]:
    """Yield values of a message's variables: each count and each word that it distinguishes."""
    values: dict[str, tuple[str | int | float, ...]] = dict.fromkeys(message.shown, ("x",))
    for variable, keys in message.chosen.items():
        numbers = tuple(int(key) for key in keys if key.isdigit())
        values[variable] = COUNTS + numbers if is_plural(keys) else tuple(sorted(keys))
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_said_in_every_form(language: str) -> None:
    texts = catalogue(*AREAS, language=language)
    wrong = {
        f"{name} {given}": problems
        for name, message in uses(language).items()
        for given in arguments(message)
        if (problems := texts.formatted(name, given)[1])
    }
    assert wrong == {}


def sources() -> str:
    """Return all code that shows texts, without the tests."""
    paths = [
        *PACKAGE.rglob("*.py"),
        *(path for end in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{end}")),
        WEB / "index.html",
        WEB / "scripts" / "texts.mjs",
    ]
    return "\n".join(
        path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts")
    )


def families(code: str) -> set[re.Pattern[str]]:
    """Return patterns of the names that code puts together, as in `bot-${kind}`."""
    filled = re.compile(r"\$?\{[^{}]*\}")
    written = re.findall(r"`([^`\s]*\$\{[^`]*)`", code)
    written += re.findall(r"""\bf"([^"\s]*\{[^"]*)\"""", code)
    patterns = set()
    for template in written:
        parts = filled.split(template)
        # Where next to nothing is written out, the pattern would fit anything.
        if max(map(len, parts)) >= 4 and all(re.fullmatch("[a-z0-9-]*", part) for part in parts):
            patterns.add(re.compile("[a-z0-9-]+".join(parts)))
    return patterns


def test_no_text_waits_for_code_that_asks_for_it() -> None:
    code = sources()
    words = set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", code))
    # In index.html, for scripts/texts.mjs.
    words |= {
        word for text in re.findall(r"<!-- text: (.*) -->", code) for word in text.split(", ")
    }
    words |= set(re.findall(r"""\^([a-z-]+) = """, code))
    patterns = families(code)
    included = {inner for message in uses("en").values() for inner in message.messages}
    unused = [
        name
        for name in uses("en")
        if name not in words | included and not any(it.fullmatch(name) for it in patterns)
    ]
    assert unused == []
