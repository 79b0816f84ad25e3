"""Walking through a line of notation (docs/record.md)."""

from collections.abc import Callable

import pytest

from chinatown.record import NotationError
from chinatown.record.scanner import Scanner, is_name, is_word, quote


def error_of(read: Callable[[], object]) -> tuple[str, dict[str, object]]:
    with pytest.raises(NotationError) as caught:
        read()
    return caught.value.code, dict(caught.value.params)


def test_what_is_taken_is_gone_past_with_the_blanks_after_it() -> None:
    scan = Scanner("  red:\t#12  +$1,000 ")
    assert scan.at == 2
    assert scan.one_word() == "red"
    assert scan.sign(":")
    assert (scan.sign("#"), scan.number(), scan.at) == (True, 12, 12)
    assert (scan.sign("->"), scan.sign("+"), scan.money()) == (False, True, 1_000)
    scan.end()
    assert scan.at == len(scan.text)


def test_what_is_not_there_is_not_taken() -> None:
    scan = Scanner("red")
    assert (scan.sign("#"), scan.number(), scan.money(), scan.word("yellow", "green")) == (
        *(False, None, None, None),
    )
    assert scan.at == 0
    empty = Scanner("")
    assert (empty.name(), empty.one_word(), empty.word("red"), empty.number()) == (None,) * 4
    empty.end()


def test_words_are_taken_in_any_case_and_only_whole() -> None:
    scan = Scanner("Secretly againstx")
    assert scan.word("against", "secretly") == "secretly"
    assert scan.at == 9
    assert scan.word("against") is None
    assert scan.at == 9


def test_what_is_expected_is_taken_or_named() -> None:
    scan = Scanner("for Turns -> ;")
    scan.expect("for", "turns", "->")
    assert scan.at == 13
    assert error_of(lambda: scan.expect(";", "first")) == (
        "notation-expected",
        {"position": 15, "expected": "first"},
    )
    assert error_of(lambda: Scanner("turn").expect("turns")) == (
        "notation-expected",
        {"position": 1, "expected": "turns"},
    )


def test_an_error_stands_here_or_where_it_is_said_to() -> None:
    scan = Scanner(" red")
    assert error_of(lambda: scan.fail("notation-verb")) == ("notation-verb", {"position": 2})
    assert error_of(lambda: scan.fail("notation-count", at=0, count=3)) == (
        "notation-count",
        {"position": 1, "count": 3},
    )


def test_what_is_left_over_is_shown_in_part() -> None:
    scan = Scanner("red " + "x" * 50)
    scan.one_word()
    assert error_of(scan.end) == ("notation-more", {"position": 5, "text": "x" * 40})


@pytest.mark.parametrize(
    ("text", "money"),
    [
        ("$5", 5),
        ("$ 10000", 10_000),
        ("$10,000", 10_000),
        ("$1,200,000", 1_200_000),
        ("$123456789012", 123_456_789_012),
        ("$10,00", None),
        ("$1,0000", None),
        ("$1234567890123", None),
        ("10", None),
    ],
)
def test_money_has_right_commas_or_none(text: str, money: int | None) -> None:
    assert Scanner(text).money() == money


def test_numbers_have_at_most_twelve_digits() -> None:
    assert Scanner("123456789012").number() == 123_456_789_012
    assert Scanner("1234567890123").number() is None


def test_names_are_words_with_single_blanks_or_quoted() -> None:
    scan = Scanner("Tea House #1")
    assert (scan.name(), scan.at) == ("Tea House", 10)
    scan = Scanner('"24 h Tea"  red')
    assert (scan.name(), scan.one_word()) == ("24 h Tea", "red")
    scan = Scanner('"two words" St. Ann')
    assert (scan.one_word(), scan.one_word(), scan.name()) == ("two words", "St.", "Ann")
    assert Scanner("24 h").name() is None


def test_quoted_text_holds_anything() -> None:
    scan = Scanner(r'"a \"b\" \\ \u000a\u4e2d" red')
    assert scan.quoted() == 'a "b" \\ \n中'
    assert (scan.at, scan.one_word()) == (26, "red")
    assert Scanner('""').quoted() == ""


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("red", "notation-expected", {"position": 1, "expected": '"'}),
        (' "never ends', "notation-quote", {"position": 2}),
        ('"ends in \\', "notation-quote", {"position": 10}),
        ('"a \\n"', "notation-quote", {"position": 4}),
        ('"\\u12"', "notation-quote", {"position": 2}),
    ],
)
def test_what_is_not_well_quoted_is_pointed_at(
    text: str, code: str, params: dict[str, object]
) -> None:
    assert error_of(Scanner(text).quoted) == (code, params)


def test_quoting_escapes_what_would_not_read_back() -> None:
    assert quote('a "b" \\') == r'"a \"b\" \\"'
    assert quote("\n\x1b\x7f\u2028") == r'"\u000a\u001b\u007f\u2028"'
    assert quote("中 é") == '"中 é"'


def test_some_texts_need_no_quotes() -> None:
    assert [is_word(text) for text in ("ab12", "ab12.0", "St.", "too-little", "O'Neill")] == [
        *(True,) * 5
    ]
    assert [is_word(text) for text in ("", "a b", "a+b", "a..b", "#a")] == [False] * 5
    assert [is_name(text) for text in ("Dim Sum", "Jeans & Workwear", "Tea")] == [True] * 3
    assert [is_name(text) for text in ("", "24 h", "a  b", "a b ", "a:b")] == [False] * 5
