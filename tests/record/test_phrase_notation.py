"""Phrases in the notation (docs/record.md)."""

import pytest

from chinatown.game import MODERN, Phrase, Say
from chinatown.record import Notation, NotationError

PLAIN = Notation(MODERN, 3)
EVERYTHING = Phrase("praise", 1, "Dim Sum", (3, 4), ("Photo", "Photo"), 5, 30_000, 2)


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("hello", Phrase("hello")),
        ("thanks (of red)", Phrase("thanks", seat=0)),
        ("collects-mine (in Dim Sum)", Phrase("collects-mine", shop="Dim Sum")),
        ("spare (with #22)", Phrase("spare", buildings=(22,))),
        ("spare (with 2 Photo)", Phrase("spare", tiles=("Photo", "Photo"))),
        ("grows-mine (size 3)", Phrase("grows-mine", size=3)),
        ("wants ($50,000)", Phrase("wants", dollars=50_000)),
        ("earns-me (for 3)", Phrase("earns-me", rounds=3)),
        (
            "praise (of yellow; in Dim Sum; with #3 + #4 + 2 Photo; size 5; $30,000; for 2)",
            EVERYTHING,
        ),
        ('"two words"', Phrase("two words")),  # type: ignore[arg-type]
        ("earns-me ($10; for 1)", Phrase("earns-me", dollars=10, rounds=1)),
        ("grows-yours (of green; size 2)", Phrase("grows-yours", seat=2, size=2)),
        (
            "praise (of red; size 1; $1; for 1)",
            Phrase("praise", seat=0, size=1, dollars=1, rounds=1),
        ),
    ],
)
def test_a_phrase_is_written_with_what_is_filled_in(text: str, phrase: Phrase) -> None:
    line = f"red remarks {text}"
    said = Say(0, kind="phrases", phrases=(phrase,))
    assert PLAIN.action(said) == line
    assert PLAIN.read_action(line) == said


def test_several_phrases_have_a_comma_between() -> None:
    said = Say(0, kind="phrases", phrases=(Phrase("hello"), EVERYTHING, Phrase("wants", dollars=1)))
    line = PLAIN.action(said)
    assert line.startswith("red remarks hello, praise (of yellow; ")
    assert line.endswith("; for 2), wants ($1)")
    assert PLAIN.read_action(line) == said


def test_blanks_and_separators_may_be_left_out() -> None:
    line = "red remarks praise(of yellow in Dim Sum;with #3+#4+2 Photo;size 5;$30000 for 2)"
    assert PLAIN.read_action(line) == Say(0, kind="phrases", phrases=(EVERYTHING,))


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "notation-id", 13),
        ("hello,", "notation-id", 19),
        ("hello ()x", "notation-more", 21),
        ("hello (of pink)", "notation-player", 23),
        ("hello (in Opera)", "notation-shop", 23),
        ("hello (with )", "notation-item", 25),
        ("hello (size x)", "notation-number", 25),
        ("hello (for x)", "notation-number", 24),
        ("hello (for 3", "notation-expected", 25),
        ("hello (; for 3)", "notation-expected", 20),
        ("hello (for 3; $5)", "notation-expected", 25),
        ("hello (size 0; for 3)", "notation-expected", 26),
        ("hello ($0; for 3)", "notation-expected", 22),
    ],
)
def test_what_is_no_phrase_is_pointed_at(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_action(f"red remarks {text}")
    assert (caught.value.code, caught.value.params["position"]) == (code, position)
