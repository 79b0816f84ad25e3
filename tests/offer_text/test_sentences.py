"""What people say in each language is heard as they mean it; the tables are in the *.toml here."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.offer_text.kit import LANGUAGES, interpreted, problem

from chinatown.offer_text import languages

WISHES = {"en": "I want 22", "fr": "je veux 22", "pl": "chcę 22", "de": "ich will 22"}
TABLES: dict[str, dict[str, Any]] = {
    language: tomllib.loads(Path(__file__).with_name(f"{language}.toml").read_text("utf-8"))
    for language in LANGUAGES
}


def rows(part: str) -> list[tuple[str, str, Any]]:
    return [
        (language, text, meaning)
        for language, table in TABLES.items()
        for text, meaning in table[part].items()
    ]


def test_every_language_has_its_table_of_sentences() -> None:
    assert sorted(LANGUAGES) == list(languages())
    for table in TABLES.values():
        assert len(table["said"]) + len(table["to-anna"]) >= 60
        assert len(table["talk"]["sentences"]) >= 20


@pytest.mark.parametrize(("language", "text", "meaning"), rows("said"))
def test_words_are_heard_as_a_trade(language: str, text: str, meaning: str) -> None:
    assert interpreted(text, language) == [meaning]


@pytest.mark.parametrize(("language", "text", "meaning"), rows("to-anna"))
def test_words_to_somebody_are_heard_as_a_trade(language: str, text: str, meaning: str) -> None:
    assert interpreted(text, language, to=[1]) == [meaning]


@pytest.mark.parametrize(("language", "text", "meanings"), rows("choices"))
def test_what_can_mean_several_things_is_a_choice(
    language: str, text: str, meanings: list[str]
) -> None:
    assert interpreted(text, language) == meanings


@pytest.mark.parametrize(("language", "text", "reason"), rows("refused"))
def test_what_keeps_words_from_being_an_offer_is_said(
    language: str, text: str, reason: str
) -> None:
    assert str(problem(text, language)) == reason


def talk(part: str) -> list[tuple[str, str]]:
    return [(language, text) for language, table in TABLES.items() for text in table["talk"][part]]


@pytest.mark.parametrize(("language", "text"), talk("sentences"))
def test_talk_stays_talk(language: str, text: str) -> None:
    assert problem(text, language).code == "draft-no-offer"
    assert problem(text, language, to=[1]).code == "draft-no-offer"


@pytest.mark.parametrize(("language", "text"), talk("to-nobody"))
def test_what_is_said_to_nobody_in_particular_is_talk(language: str, text: str) -> None:
    assert problem(text, language).code == "draft-no-offer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_is_an_offer_when_somebody_is_spoken_to(language: str) -> None:
    assert interpreted(WISHES[language], language, to=[1]) == ["yellow: #22 -> red"]
