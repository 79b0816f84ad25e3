"""What people say in each language is heard as they mean it; the tables are in the *.toml here."""

from pathlib import Path

import pytest
from tests.offer_text.kit import LANGUAGES, SENTENCES, interpreted, problem


def test_every_language_has_its_table_of_sentences() -> None:
    assert {path.stem for path in Path(__file__).parent.glob("*.toml")} == set(LANGUAGES)
    for table in SENTENCES.values():
        assert len(table["said"]) + len(table["to-anna"]) >= 60
        assert len(table["talk"]["sentences"]) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_heard_as_a_trade(language: str) -> None:
    meanings = SENTENCES[language]["said"]
    heard = {text: interpreted(text, language) for text in meanings}
    assert heard == {text: [meaning] for text, meaning in meanings.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_somebody_are_heard_as_a_trade(language: str) -> None:
    meanings = SENTENCES[language]["to-anna"]
    heard = {text: interpreted(text, language, to=[1]) for text in meanings}
    assert heard == {text: [meaning] for text, meaning in meanings.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_mean_several_things_is_a_choice(language: str) -> None:
    choices = SENTENCES[language]["choices"]
    assert {text: interpreted(text, language) for text in choices} == choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_keeps_words_from_being_an_offer_is_said(language: str) -> None:
    reasons = SENTENCES[language]["refused"]
    assert {text: str(problem(text, language)) for text in reasons} == reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_stays_talk(language: str) -> None:
    for text in SENTENCES[language]["talk"]["sentences"]:
        assert problem(text, language).code == "draft-no-offer", text
        assert problem(text, language, to=[1]).code == "draft-no-offer", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_nobody_in_particular_is_talk(language: str) -> None:
    for text in SENTENCES[language]["talk"]["to-nobody"]:
        assert problem(text, language).code == "draft-no-offer", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_is_an_offer_when_somebody_is_spoken_to(language: str) -> None:
    assert interpreted(SENTENCES[language]["wish"], language, to=[1]) == ["yellow: #22 -> red"]
