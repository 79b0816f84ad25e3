"""Every error that the program can raise has a sentence, and gives it all that it needs."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import chinatown
from chinatown.catalogue import catalogue, languages

SOURCES = Path(chinatown.__file__).parent
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py")}


def _kinds_of_error() -> set[str]:
    """Return the names of GameError and of all classes made from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    kinds = {"GameError"}
    while more := {name for name, from_ in bases.items() if from_ & kinds} - kinds:
        kinds |= more
    return kinds


KINDS = _kinds_of_error()


class Raised(NamedTuple):
    """A place where an error is made: file and line, code, names of its parameters."""

    place: str
    code: str
    params: frozenset[str]


def _codes(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _codes(node.body)
        yield from _codes(node.orelse)


def _names(function: ast.expr) -> str:
    """Return what is called, by its last name."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _keywords(call: ast.Call) -> set[str]:
    return {word.arg for word in call.keywords if word.arg}


def _raisers() -> dict[str, set[str]]:
    """Return the functions that are given a code to raise, with what they add to the error."""
    names_by_function = {}
    for tree in TREES.values():
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef):
                continue
            names = [argument.arg for argument in node.args.args if argument.arg != "self"]
            if names[:1] != ["code"] or node.name == "__init__":
                continue
            calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
            errors = [call for call in calls if _names(call.func) in KINDS]
            if errors:
                names_by_function[node.name] = {word for call in errors for word in _keywords(call)}
    return names_by_function


RAISERS = _raisers()


def _calls(tree: ast.AST) -> Iterator[tuple[ast.Call, set[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = _names(node.func)
            if name in KINDS:
                yield node, set()
            elif name in RAISERS:
                yield node, RAISERS[name]


def raised() -> list[Raised]:
    errors = []
    for path, tree in sorted(TREES.items()):
        for call, more in _calls(tree):
            params = _keywords(call) | more
            for code in _codes(call.args[0]):
                place = f"{path.relative_to(SOURCES)}:{call.lineno}"
                errors.append(Raised(place, code, frozenset(params)))
    return errors


ALL = raised()


def test_the_walk_through_the_sources_finds_what_is_raised() -> None:
    assert {"IllegalAction", "BadSetup", "RecordError", "RequestError", "CommandError"} <= KINDS
    assert {
        "fail": {"position"},
        "_fail": {"line", "column"},
        "_check_once": {"building"},
    } == RAISERS
    codes = {error.code for error in ALL}
    assert {"unknown-edition", "off-denomination", "record-format", "notation-shop"} <= codes
    assert len(codes) > 60


@pytest.mark.parametrize("language", languages())
def test_every_error_has_a_sentence_with_all_that_it_needs(language: str) -> None:
    texts = catalogue("errors", language=language)
    for error in ALL:
        arguments = dict.fromkeys(error.params, "x")
        assert texts.formatted(f"error-{error.code}", arguments)[1] == [], error


@pytest.mark.parametrize("status", ["made", "refused", "withdrawn", "failed", "lapsed"])
def test_a_closed_offer_says_how_it_closed(status: str) -> None:
    texts = catalogue("errors")
    text = texts.text("error-offer-closed", offer="x", status=status, reason="trading-ended")
    others = {
        texts.text("error-offer-closed", offer="x", status=other, reason="trading-ended")
        for other in ("made", "refused", "withdrawn", "failed", "lapsed")
    }
    assert text in others
    assert len(others) == 5
