"""Names that can be read, and names that are the same to a reader (docs/rules.md 9)."""

import pytest

from chinatown.game.names import is_legible, is_nameable, name_key

GOOD = [
    "Ann",
    "Zoë",
    "Łukasz O'Neill-Żak",
    "Nguyễn Thị Ánh",
    "Jose\u0301",
    "李小龙",
    "やまだ か\u3099",
    "김철수",
    "कां",
    "\U00017000",
    "محمد",
    "علی\u200cرض\u0627",
    "שָׁלוֹם",
    "दीपक क्\u200dष",
    "ทั่วไป",
    "Δημήτρης",
    "Ann 2 (the 2nd)",
    "🀄 Mahjong",
    "👩\u200d🍳",
    "❤\ufe0f‍🔥".replace("‍", "\u200d"),
    "1\ufe0f\u20e3",
    "👍🏽",
    "🇵🇱",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "\U0001fae8\U0001fae9\U0001faea",
]

BAD = {
    "zero width space": "La\u200bundry",
    "zero width joiner between Latin letters": "An\u200dn",
    "zero width non-joiner at the end": "Ann\u200c",
    "word joiner": "A\u2060nn",
    "byte order mark": "\ufeffAnn",
    "soft hyphen": "A\u00adnn",
    "grapheme joiner": "A\u034fnn",
    "left-to-right mark": "Ann\u200e",
    "direction override": "nnA\u202e",
    "isolate": "\u2066Ann",
    "Hangul filler": "\u3164",
    "half width filler": "Ann\uffa0",
    "blank braille": "\u2800\u2800",
    "tag letters": "Ann\U000e0041",
    "variation selector": "A\ufe00nn",
    "control": "A\u0007nn",
    "escape": "\x1b[31mAnn",
    "new line": "Ann\nBen",
    "line separator": "Ann\u2028Ben",
    "private use": "\ue000",
    "surrogate": "\ud800",
    "not a character": "\ufdd0",
    "zalgo": "Z\u0351\u036b\u0343a\u0342l\u0348g\u0348\u0301o\u0300",
    "two marks on a Latin letter": "q\u0301\u0302",
    "four marks on a Hebrew letter": "ש\u05c1\u05b8\u05bc\u0591",
    "mark on a blank": "A \u0301n",
    "mark on an emoji": "🀄\u0301",
    "enclosing circle": "A\u20ddnn",
    "music control": "A\U0001d173",
}


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_scripts_and_emoji_of_any_age_are_legible(name: str) -> None:
    assert is_legible(name)
    assert is_nameable(name)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_what_hides_or_piles_up_is_not(name: str) -> None:
    assert not is_legible(name)
    assert not is_nameable(name)


@pytest.mark.parametrize(
    "name", ["", "  ", "\u00a0", "\u0301", "\u0301Ann", "\u20e3", " \u20e3Ann"]
)
def test_a_name_begins_with_something_to_see(name: str) -> None:
    assert not is_nameable(name)


@pytest.mark.parametrize(
    "same",
    [
        "laundry",
        "Laundry ",
        " LAUNDRY",
        "\uff2c\uff41\uff55\uff4e\uff44\uff52\uff59",
        "La\u200bundry",
        "\u2112aundry",
        "Laun\u00addry",
    ],
)
def test_case_blanks_width_and_the_invisible_do_not_tell_names_apart(same: str) -> None:
    assert name_key(same) == name_key("Laundry")


@pytest.mark.parametrize("other", ["Laundries", "Läundry", "Laun dry", "Laundry 2"])
def test_what_can_be_seen_does(other: str) -> None:
    assert name_key(other) != name_key("Laundry")


def test_composed_and_decomposed_names_are_the_same() -> None:
    assert name_key("Zoe\u0308") == name_key("ZOË")
    assert name_key("Straße") == name_key("STRASSE")


@pytest.mark.parametrize(
    "name",
    [
        "↔\ufe0f",
        "‼\ufe0f",
        "©\ufe0f",
        "\U0001faea\u200d♂\ufe0f",
        "♂\ufe0f\u200d\U0001faea",
        "बा\u200cर",
        "\U0001f3f4\U000e0020\U000e007e\U000e007f",
        "q\u0301",
        "ש\u05c1\u05b8\u05bc",
        "*\ufe0f\u20e3",
        "\U00020000\U0003fffd",
    ],
)
def test_emoji_styles_and_joined_letters_have_a_reason(name: str) -> None:
    assert is_legible(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann\u200d🍳",
        "🍳\u200dAnn",
        "🍳\u200c🍳",
        "🍳\u200d",
        "\u200d🍳",
        "A\u200d李",
        "李\u200dA",
        "李\u200c",
        "\u200c李",
        "🏴\u200b",
        "🏴A\U000e0067",
        "\U000e0067🏴",
        "🏴\U000e007f\U000e0067",
        "🏴\U000e001f",
        "🏴\U000e0080",
        "A\ufe0f",
        "\ufe0f",
        "\ufe0fA",
        "🍳\ufe0e",
        "\u20dd",
        "1\u0301\u0301",
        "\u0430\u0301\u0302",
        "\u03b1\u0301\u0302\u0303",
        "\U0003fffe",
    ],
)
def test_the_invisible_is_hidden_where_it_changes_nothing(name: str) -> None:
    assert not is_legible(name)


def test_marks_are_counted_letter_by_letter() -> None:
    assert is_legible("q\u0301q\u0301q\u0301")
    assert not is_legible("q\u0301q\u0301\u0302")
    assert not is_legible("ש\u05b8-\u05bc")
    assert is_legible("1\ufe0f\u20e3q\u0301")
    assert not is_legible("1\ufe0f\u20e3q\u0301\u0302")
    # A mark without a letter would stand on what is written before the text.
    assert not is_legible("\u0301q")


def test_a_name_may_have_marks_after_its_first_letter_and_blanks_before_it() -> None:
    assert is_nameable(" Z\u0335oe")
    assert is_nameable("ש\u05b8")
    assert not is_nameable(" \u0301Ann")
    assert not is_nameable("\u0488")


def test_a_key_folds_case_before_and_after_taking_forms_apart() -> None:
    assert name_key("ǅungla") == name_key("ǆUNGLA") == "džungla"
    assert name_key("\u03d2") == "\u03c5"
    assert name_key(" A \u3000 b\tC ") == "a b c"
    assert name_key("\u200b") == ""
