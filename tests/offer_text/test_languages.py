"""What is typed in any language is understood, whatever the browser's language is."""

import pytest
from tests.offer_text.kit import LANGUAGES, SENTENCES, interpreted, problem

PAIRS = [(typed, chosen) for typed in LANGUAGES for chosen in (*LANGUAGES, "it", "")]


@pytest.mark.whole_game
@pytest.mark.parametrize(("typed", "chosen"), PAIRS)
def test_every_offer_is_heard_as_in_its_own_language(typed: str, chosen: str) -> None:
    table = SENTENCES[typed]
    for part, to in (("said", []), ("to-anna", [1]), ("choices", [])):
        for text, meaning in table[part].items():
            meanings = [meaning] if isinstance(meaning, str) else meaning
            assert interpreted(text, chosen, to) == meanings, text


@pytest.mark.whole_game
@pytest.mark.parametrize(("typed", "chosen"), PAIRS)
def test_what_is_wrong_is_said_and_talk_stays_talk(typed: str, chosen: str) -> None:
    table = SENTENCES[typed]
    for text, reason in table["refused"].items():
        assert str(problem(text, chosen)) == reason, text
    for text in (*table["talk"]["sentences"], *table["talk"]["to-nobody"]):
        assert problem(text, chosen).code == "draft-no-offer", text


def test_what_several_languages_know_is_read_in_the_chosen_one() -> None:
    # A number in French, a refusal in English and in German.
    assert interpreted("no 20 -> 22", "fr") == ["red: #20 -> yellow: #22"]
    for chosen in ("en", "de"):
        assert problem("no 20 -> 22", chosen).code == "draft-no-offer"


def test_names_and_numbers_alone_are_read_in_the_chosen_one() -> None:
    for chosen in LANGUAGES:
        assert interpreted("Anna: 20 -> 22", chosen) == ["red: #20 -> yellow: #22"]
