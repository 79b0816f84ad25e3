"""Every code has its text, and no text waits for a code that does not exist."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import chinatown
from chinatown.bots import BOTS
from chinatown.bots.persona.characters import CHARACTERS
from chinatown.catalogue import FOLDER, catalogue, languages
from chinatown.game import EDITIONS, PHRASES, SWITCHES, Event, GameError, codes
from chinatown.game.variants import CHOICES
from chinatown.lab.outside.errors import FaultCode
from chinatown.protocol.position import PartyInfo
from chinatown.server.bots.guide import GUIDE
from chinatown.server.messages.codes import LineCode
from chinatown.server.messages.my_games import Against
from chinatown.server.messages.presence import Question, StandInReason, Takeover
from chinatown.server.messages.tables import Effects, Lost, TableStatus
from chinatown.server.store.rows import BOTS_HIDDEN, TRAINING, WATCH_DELAY


def values(alias: Any) -> set[str]:
    """Return the values of a literal type, or of a union of some."""
    if isinstance(alias, str):
        return {alias}
    return {value for part in get_args(alias) for value in values(part)}


def kinds_of_error(base: type[GameError] = GameError) -> Iterator[type[GameError]]:
    """Yield every class of errors that the program has."""
    for module in walk_packages(chinatown.__path__, "chinatown."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    for kind in base.__subclasses__():
        if kind.__module__.startswith("chinatown."):
            yield kind
            yield from kinds_of_error(kind)


@cache
def messages(language: str = "en", area: str = "*") -> dict[str, ast.Message]:
    """Return the messages of an area, or of all, by their names."""
    entries = [
        entry
        for path in sorted((FOLDER / language).glob(f"{area}.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names)), "a text is there twice"
    return dict(zip(names, entries, strict=True))


class Choices(Visitor):
    """Collects the variants of every choice by a variable."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier)
            ]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def choices(message: ast.Message, variable: str) -> list[str]:
    """Return what a text distinguishes by a variable."""
    visitor = Choices()
    visitor.visit(message)
    return visitor.found[variable]


def slug(name: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def with_about(names: Iterable[str]) -> set[str]:
    return {name + end for name in names for end in ("", "-about")}


FAMILIES: Final[dict[str, tuple[str, str, set[str]]]] = {
    "refusals": ("events", "reason-", values(codes.RefusalReason)),
    "reactions": ("talk", "react-", values(codes.Reaction)),
    "names of reactions": ("talk", "react-", values(codes.Reaction)),
    "phrases": (
        "phrases",
        "phrase-",
        values(codes.PhraseCode) | {"years", "things", "lie", "and"},
    ),
    "events": (
        "events",
        "event-",
        {values(get_type_hints(kind)["happened"]).pop() for kind in get_args(Event)},
    ),
    "lapses": ("client", "offer-lapsed-", values(codes.LapseCode)),
    "failures": ("client", "offer-failed-", values(codes.FailureCode)),
    "tables": ("client", "status-", values(TableStatus)),
    "effects": (
        "talk",
        "effects-",
        values(Effects) | {"about"} | {f"chip-{effect}" for effect in values(Effects)},
    ),
    "editions": ("client", "edition-", with_about(EDITIONS)),
    "switches": ("client", "switch-", with_about((*SWITCHES, BOTS_HIDDEN, TRAINING, WATCH_DELAY))),
    "positions": (
        "client",
        "position-",
        {"none", "minutes"}
        | {
            f"{name.replace('_', '-')}-{position}"
            for name, all_ in CHOICES.items()
            for position in all_
        },
    ),
    "years": ("events", "year-", {year for edition in EDITIONS.values() for year in edition.years}),
    "shops": (
        "shops",
        "shop-",
        {slug(shop.name) for edition in EDITIONS.values() for shop in edition.shops},
    ),
    "bots": ("client", "bot-", {*BOTS, GUIDE, "pass", "told", "hidden", "as-strong"}),
    "how bots play": ("client", "plays-", set(BOTS)),
    "faults of outside bots": ("outside", "outside-", values(FaultCode)),
    "takeovers": ("client", "takeover-", values(Takeover)),
    "ballots": ("client", "ballot-", values(Question) | {"waits"}),
    "returns": (
        "client",
        "returned-",
        values(StandInReason) | {"title", "did", "nothing", "close"},
    ),
    "lost seats": ("client", "seat-lost-", values(Lost) - {""}),
    "promises": (
        "client",
        "promise-",
        values(codes.PromiseStatus)
        | {"by", "from-to", "text", "remove", "line", "say-kept", "say-broken"},
    ),
    "answers": ("client", "answer-", values(get_type_hints(PartyInfo)["answer"])),
    "finished games": ("client", "games-against-", values(Against)),
    "characters": ("client", "character-", {*CHARACTERS, "any", "none", "hidden"}),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_each_code_has_its_text_and_each_text_its_code(family: str) -> None:
    area, prefix, known = FAMILIES[family]
    names = [name.removeprefix(prefix) for name in messages(area=area) if name.startswith(prefix)]
    assert set(names) == known


@pytest.mark.parametrize(
    ("message", "variable", "known"),
    [
        ("event-lapsed", "why", values(codes.LapseCode)),
        ("event-trade-failed", "why", values(codes.FailureCode)),
        ("event-call-ended", "why", values(codes.CallEnding)),
        ("event-share-lapsed", "why", values(codes.ShareLapse)),
        ("event-clause-lapsed", "why", values(codes.ClauseLapse)),
        ("trade-share", "of", values(codes.ShareOf)),
        ("error-call-closed", "status", values(codes.CallEnding)),
        ("error-offer-closed", "status", values(codes.OfferStatus) - {"open"}),
        ("error-offer-closed", "reason", values(codes.LapseCode)),
        ("error-wrong-phase", "needs", values(codes.Phase) - {"over"}),
        ("error-now", "phase", values(codes.Phase)),
    ],
)
def test_a_text_that_chooses_by_a_code_knows_each_of_them(
    message: str, variable: str, known: set[str]
) -> None:
    # What a language lacks is said in English.
    texts = [text for language in languages() if (text := messages(language).get(message))]
    assert texts
    for text in texts:
        assert sorted(choices(text, variable)) == sorted(known)


def test_each_kind_of_error_has_codes_of_its_own_type() -> None:
    kinds = set(kinds_of_error())
    assert len(kinds) > 10
    for kind in kinds:
        assert values(get_type_hints(kind)["code"]), kind


def test_each_error_has_its_sentence_and_each_sentence_its_error() -> None:
    raised = {code for kind in kinds_of_error() for code in values(get_type_hints(kind)["code"])}
    names = {name.removeprefix("error-") for name in messages() if name.startswith("error-")}
    assert names - {"unknown-code", "now"} == raised | values(LineCode)


def test_there_is_a_phrase_for_each_of_their_codes() -> None:
    assert set(PHRASES) == values(codes.PhraseCode)


@pytest.mark.parametrize("language", languages())
def test_a_language_has_no_text_that_english_lacks(language: str) -> None:
    assert set(messages(language)) <= set(messages())


@pytest.mark.parametrize("phase", sorted(values(codes.Phase)))
@pytest.mark.parametrize("needs", ["deal", "trade", "build"])
def test_the_wrong_phase_says_which_it_is(phase: str, needs: str) -> None:
    arguments = {"phase": phase, "needs": needs}
    assert catalogue("errors").formatted("error-wrong-phase", arguments)[1] == []
