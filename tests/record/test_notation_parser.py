"""What cannot be read as a trade or an action is an error that points at the place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.kit import PLAIN

from chinatown.record import NotationError


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "notation-player", 1),
        ("pink: #20 -> red", "notation-player", 1),
        ("Ann: #20 -> red", "notation-player", 1),
        ("red: #20 -> purple", "notation-player", 13),
        ("red: Opera -> yellow", "notation-shop", 6),
        ("red: 2 Opera #20 -> yellow", "notation-shop", 8),
        ("red: -> yellow", "notation-item", 6),
        ("red: #x -> yellow", "notation-number", 7),
        ("red: 0 Photo -> yellow", "notation-count", 8),
        ("red: 91 Photo -> yellow", "notation-count", 9),
        ("red: #20 yellow", "notation-expected", 10),
        ("red: $5 after tea -> yellow", "notation-expected", 15),
        ("red: #20 -> yellow and more", "notation-more", 20),
        ('red promises yellow "never ends', "notation-quote", 21),
        ('red promises yellow "a \\n b"', "notation-quote", 24),
        ("red promises yellow nothing", "notation-expected", 21),
        ("red: #20 -> yellow;", "notation-player", 20),
        ("red: half of tea -> yellow", "notation-expected", 14),
        ("red: 1/ of income of #3 -> yellow", "notation-number", 9),
        ("red: half of income #3 -> yellow", "notation-expected", 21),
        ("red: half of income of #3 at $5 -> yellow", "notation-expected", 30),
        ("red: half of income of #3 at least 5 -> yellow", "notation-expected", 36),
        ("red: leaves #3 alone -> yellow", "notation-expected", 16),
        ("red: builds Photo -> yellow", "notation-expected", 19),
        ("red chooses yellow Photo -> red", "notation-expected", 20),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_trade(text)
    assert (caught.value.code, caught.value.params["position"]) == (code, position)


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("red dances", "notation-verb", 5),
        ("red", "notation-verb", 4),
        ("red agrees ab12", "notation-expected", 12),
        ("red agrees to", "notation-id", 14),
        ("red keeps 3", "notation-expected", 11),
        ("red builds Photo", "notation-expected", 17),
        ("red says ab12.0 was good", "notation-expected", 21),
        ("red is not ready", "notation-expected", 12),
        ("red offers red: #1 -> yellow", "notation-expected", 12),
        ("table is done twice", "notation-more", 15),
    ],
)
def test_a_line_that_is_no_action_is_pointed_at(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_action(text)
    assert (caught.value.code, caught.value.params["position"]) == (code, position)


def test_shop_types_may_be_written_in_any_case() -> None:
    written = PLAIN.read_trade("red: 2 photo + TEA HOUSE -> yellow")
    assert written == PLAIN.read_trade("red: 2 Photo + Tea House -> yellow")
    assert written.transfers[0].tiles == ("Photo", "Photo", "Tea House")


def problem(text: str) -> NotationError | None:
    """Return what is wrong with a text as a trade and as an action, if anything is."""
    for read in (PLAIN.read_trade, PLAIN.read_action):
        try:
            read(text)
        except NotationError as error:
            return error
    return None


SIGNS = (":", ";", "#", "->", "+", "$", ",", '"', "\\", "0", "12")


WORDS = (
    "red", "yellow", "after", "income", "card", "Photo", "promises", "Tea", "House",
    "half", "all", "of", "at", "least", "builds", "leaves", "empty", "chooses", "/", "|",
)  # fmt: skip


@given(st.text(max_size=60) | st.lists(st.sampled_from(SIGNS + WORDS), max_size=20).map(" ".join))
def test_junk_is_an_error_with_a_position_and_never_a_crash(text: str) -> None:
    error = problem(text)
    assert error is not None
    assert 1 <= int(str(error.params["position"])) <= len(text) + 1


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("pink: #20 -> red", "notation-player", {"player": "pink"}),
        ("x" * 50 + ": #20 -> red", "notation-player", {"player": "x" * 40}),
        ("+" * 50, "notation-player", {"player": "+" * 40}),
        ("red: Opera -> yellow", "notation-shop", {"shop": "Opera"}),
        ("red: " + "x" * 50 + " -> yellow", "notation-shop", {"shop": "x" * 40}),
        ("red: 0 Photo -> yellow", "notation-count", {"count": 0}),
        ("red: 91 Photo -> yellow", "notation-count", {"count": 91}),
        ("red: #20 yellow", "notation-expected", {"expected": "->"}),
        ("red: $5 after tea -> yellow", "notation-expected", {"expected": "income"}),
        ("red: card 5 -> yellow", "notation-expected", {"expected": "#"}),
        ("red: card #x -> yellow", "notation-number", {}),
        ("red: Photo #x -> yellow", "notation-number", {}),
        ("red: #20 -> yellow and more", "notation-more", {"text": "and more"}),
    ],
)
def test_a_trade_that_cannot_be_read_says_what_is_wrong(
    text: str, code: str, params: dict[str, object]
) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_trade(text)
    rest = {name: value for name, value in caught.value.params.items() if name != "position"}
    assert (caught.value.code, rest) == (code, params)


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("red dances", "notation-verb", {}),
        ("red agrees with", "notation-expected", {"expected": "to"}),
        ("red asks turns", "notation-expected", {"expected": "for"}),
        ("red asks for tea", "notation-expected", {"expected": "turns"}),
        ("table closes the", "notation-expected", {"expected": "trading"}),
        ("table stops game", "notation-expected", {"expected": "the"}),
        ("table stops the tea", "notation-expected", {"expected": "game"}),
        ("red wants the", "notation-expected", {"expected": "last"}),
        ("red wants last tea", "notation-expected", {"expected": "offers"}),
        ("red is ready", "notation-expected", {"expected": "done"}),
        ("red is done with tea", "notation-expected", {"expected": "grace"}),
        ("red says a1 is", "notation-expected", {"expected": "was"}),
        ("red says a1 was good", "notation-expected", {"expected": "kept"}),
        ("red calls nothing", "notation-expected", {"expected": "seeking"}),
        ("red calls seeking nothing", "notation-expected", {"expected": ";"}),
        ("red calls seeking nothing; nothing", "notation-expected", {"expected": "giving"}),
        (
            "red calls seeking nothing; giving nothing; now",
            "notation-expected",
            {"expected": "first"},
        ),
        ("red keeps 3", "notation-expected", {"expected": "#"}),
        ("red keeps #x", "notation-number", {}),
        ("red keeps #1 #x", "notation-number", {}),
        ("red builds Photo + #3", "notation-expected", {"expected": "#"}),
        ("red builds Photo #x", "notation-number", {}),
        ("red offers within x: red: #1 -> yellow", "notation-number", {}),
        ("red offers red", "notation-expected", {"expected": ":"}),
        ("red withdraws", "notation-id", {}),
        ("red refuses", "notation-id", {}),
        ("red tells psst", "notation-expected", {"expected": '"'}),
        ('red tells "psst" to', "notation-player", {"player": ""}),
        ('red tells "psst" to yellow,', "notation-player", {"player": ""}),
    ],
)
def test_an_action_that_cannot_be_read_says_what_is_wrong(
    text: str, code: str, params: dict[str, object]
) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_action(text)
    rest = {name: value for name, value in caught.value.params.items() if name != "position"}
    assert (caught.value.code, rest) == (code, params)
