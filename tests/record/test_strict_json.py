"""JSON is read strictly: what readers could take differently is an error with its place."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chinatown.record import JsonError, read_json
from chinatown.record.strict_json import MAX_DEPTH, MAX_NUMBER, Place, path_text

BOM = "\ufeff"


def error_of(data: bytes | str) -> JsonError:
    with pytest.raises(JsonError) as caught:
        read_json(data)
    return caught.value


def refusal(data: bytes | str) -> tuple[str, object, object]:
    """Return the code, line and column of what is wrong."""
    error = error_of(data)
    return error.code, error.params["line"], error.params["column"]


@pytest.mark.parametrize(
    "data",
    [
        '{"shop": "茶"}'.encode(),
        (BOM + '{"shop": "茶"}').encode(),
        (BOM + '{"shop": "茶"}').encode("utf-16-le"),
        (BOM + '{"shop": "茶"}').encode("utf-16-be"),
        '{"shop": "茶"}',
        BOM + '{"shop": "茶"}',
    ],
    ids=["utf-8", "utf-8 with mark", "utf-16-le", "utf-16-be", "text", "text with mark"],
)
def test_utf_8_and_marked_utf_16_are_read_alike(data: bytes | str) -> None:
    assert read_json(data).content == {"shop": "茶"}
    assert read_json(data).text == '{"shop": "茶"}'


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"\xff\xfe{", (1, 1)),
        (b'{"a":\n "\xe9"}', (2, 3)),
        ('{"é": 1}'.encode("latin-1"), (1, 3)),
        (b'{"a": "\xed\xa0\x80"}', (1, 8)),
        ((BOM + '{"é":\n "é').encode() + b"\xff", (2, 4)),
        ((BOM + '{"é":\n "é').encode("utf-16-le") + b"\x00\xd8", (2, 4)),
    ],
)
def test_another_encoding_is_refused_where_it_shows(data: bytes, place: tuple[int, int]) -> None:
    assert refusal(data) == ("json-encoding", *place)


@pytest.mark.parametrize("data", ["", " \n", BOM, b"", b"\xef\xbb\xbf"])
def test_nothing_is_refused(data: bytes | str) -> None:
    assert refusal(data) == ("json-empty", 1, 1)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("{", ("json-ends", 1, 2)),
        ('{"a":\n  [1, 2\n', ("json-ends", 2, 8)),
        ('{"a": 1} x', ("json-syntax", 1, 10)),
        ("{'a': 1}", ("json-syntax", 1, 2)),
        ("\n{'a': 1}", ("json-syntax", 2, 2)),
        ('{"a":\n  yes}', ("json-syntax", 2, 3)),
        ('["a\nb"]', ("json-syntax", 1, 4)),
        ('{"a": NaN}', ("json-syntax", 1, 7)),
        ("[1, -Infinity]", ("json-syntax", 1, 5)),
    ],
)
def test_what_is_no_json_is_refused_where_it_goes_wrong(
    data: str, problem: tuple[str, int, int]
) -> None:
    assert refusal(data) == problem


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ('{"a": 1, "a": 1}', (1, 10)),
        ('{"a": {"b": 1},\n "c": [{"b": 1, "\\u0062": 2}]}', (2, 17)),
        ('{"[": 1, "{": 2,\n\t"[": 3}', (2, 2)),
    ],
)
def test_a_key_twice_is_refused_at_the_second(data: str, place: tuple[int, int]) -> None:
    assert refusal(data) == ("json-key-twice", *place)
    assert error_of(data).params["key"] in ("a", "b", "[")


def test_the_same_key_in_two_objects_is_no_key_twice() -> None:
    assert read_json('[{"a": 1}, {"a": {"a": 2}}]').content == [{"a": 1}, {"a": {"a": 2}}]


@pytest.mark.parametrize(
    "number",
    ["123456789012345678901234567", str(MAX_NUMBER + 1), str(-MAX_NUMBER - 1), "9" * 5000, "1e999"],
)
def test_a_number_that_readers_would_round_is_refused(number: str) -> None:
    assert refusal(f'{{"cash":\n{number}}}') == ("json-number", 2, 1)


def test_numbers_that_every_reader_holds_are_read() -> None:
    numbers = [MAX_NUMBER, -MAX_NUMBER, 0, 1.5]
    assert read_json(json.dumps(numbers)).content == numbers


@pytest.mark.parametrize("text", ['"\\ud83d"', '"a\\ude00b"', '{"\\ud83d": 1}', '"\ud83d"'])
def test_half_a_character_is_refused(text: str) -> None:
    assert refusal(f"[1, {text}]")[0] == "json-surrogate"


def test_whole_characters_may_be_escaped() -> None:
    assert read_json('["\\ud83d\\ude00"]').content == ["😀"]


def test_too_many_levels_are_refused_and_brackets_in_texts_are_none() -> None:
    assert refusal("[" * 100_000) == ("json-too-deep", 1, MAX_DEPTH + 1)
    assert refusal("[" * 60 + "[]," + "[" * 5) == ("json-too-deep", 1, 68)
    assert refusal('{"a":' * 100_000) == ("json-too-deep", 1, 5 * MAX_DEPTH + 1)
    deepest = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert json.dumps(read_json(deepest).content) == deepest
    assert read_json(json.dumps("[{" * 100)).content == "[{" * 100


def test_every_value_and_key_has_its_place() -> None:
    document = read_json('{"a": [10,\n  {"b" : "x, y"}], "ü": {},\n "c": 3}')
    assert document.place_of(()) == Place(1, 1)
    assert document.place_of(("a",)) == (1, 7)
    assert document.place_of(("a",), key=True) == (1, 2)
    assert document.place_of(("a", 0)) == (1, 8)
    assert document.place_of(("a", 1, "b")) == (2, 10)
    assert document.place_of(("a", 1, "b"), key=True) == (2, 4)
    assert document.place_of(("a", 1), key=True) == document.place_of(("a", 1)) == (2, 3)
    assert document.place_of((), key=True) == (1, 1)
    assert document.place_of(("ü",)) == (2, 25)
    assert document.place_of(("c",)) == (3, 7)
    assert document.place_of(("a", 1, "none")) == document.place_of(("a", 1))
    assert document.place_of(("none", 3)) == (1, 1)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-MAX_NUMBER, MAX_NUMBER) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(json_values, st.sampled_from([None, 2]), st.booleans())
def test_any_json_is_read_and_each_of_its_values_is_where_it_is_said_to_be(
    value: Any, indent: int | None, escaped: bool
) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=escaped)
    document = read_json(text)
    assert document.content == value

    def check(inner: Any, path: tuple[str | int, ...]) -> None:
        line, column = document.place_of(path)
        rest = text.split("\n")[line - 1 :]
        parsed, _ = json.JSONDecoder().raw_decode("\n".join(rest)[column - 1 :])
        assert parsed == inner
        if isinstance(inner, dict | list):
            parts = inner.items() if isinstance(inner, dict) else enumerate(inner)
            for key, part in parts:
                check(part, (*path, key))

    check(value, ())


@given(st.binary(max_size=60) | st.text('{}[]",:\\ \n01-eE.ntu\ufeffé', max_size=30))
def test_whatever_is_read_gives_content_or_an_error_with_its_place(data: bytes | str) -> None:
    with suppress(JsonError):
        document = read_json(data)
        assert json.loads(document.text) == document.content
        return
    assert {"line", "column"} <= set(error_of(data).params)


@pytest.mark.parametrize(
    ("data", "params"),
    [
        ("{'a': 1}", {"line": 1, "column": 2, "found": "'a': 1}"}),
        ("[1, 2 3456789012345678901234567890]", {"found": "345678901234567890123"[:20]}),
        ("[1,\nyes\n, no]", {"line": 2, "column": 1, "found": "yes"}),
        ("[1,\n\n\x0b\n]", {"found": "\x0b"}),
        ('{"a": 1, "a": 2}', {"key": "a"}),
        ("[" + "9" * 50 + "]", {"line": 1, "column": 2, "found": "9" * 40}),
        ("[" * 65, {"line": 1, "column": 65, "most": 64}),
    ],
)
def test_what_is_wrong_is_shown_in_part(data: str, params: dict[str, object]) -> None:
    shown = error_of(data).params
    assert {name: shown.get(name) for name in params} == params


def test_a_path_is_written_with_dots_and_brackets() -> None:
    assert path_text(("actions", 17, "action", "cards", 0)) == "actions[17].action.cards[0]"
    assert path_text((3, "seat")) == "[3].seat"
    assert path_text(("ends.",)) == "ends."
    assert path_text(()) == ""
