"""Records of a few lines: what stands in them, and what exactly is wrong with a broken one."""

import orjson
import pytest

from chinatown.game import CLASSIC, MODERN, BadSetup, EndGame, Say, Setup, ShopType, Variants
from chinatown.record import FORMAT, Record, RecordError, Result, record_of
from chinatown.record.record import edition_with, own_shops

OWN = MODERN.with_own_shops({"Photo": ShopType("Bakery", 3, "B"), "Factory": ShopType("Bank", 6)})
SETUP = Setup(OWN, 3, "tea", Variants(keep_cards=True, trade_clock=5))
NAMES = ("Ann", "Bo", "Cy")
RECORD = record_of(SETUP, NAMES, [Say(1, "Hello."), EndGame()])


def test_a_file_has_a_header_the_actions_and_the_end() -> None:
    data = RECORD.to_json()
    file = orjson.loads(data)
    assert {name: file[name] for name in list(file)[:6]} == {
        "format": FORMAT,
        "edition": "modern",
        "own_shops": {
            "Photo": {"name": "Bakery", "symbol": "B"},
            "Factory": {"name": "Bank", "symbol": ""},
        },
        "variants": ["keep-cards", "trade-clock=5"],
        "names": ["Ann", "Bo", "Cy"],
        "seed": "tea",
    }
    actions = [(row["number"], row["action"]["do"]) for row in file["actions"]]
    assert actions == [(1, "say"), (2, "end-game")]
    assert file["rounds"] == [[50_000] * 3]
    places = {"cash": [50_000] * 3, "places": [1, 1, 1], "tiles": [0, 0, 0], "total": 150_000}
    assert file["result"] == places
    assert RECORD.result == Result((50_000,) * 3, (1, 1, 1), (0, 0, 0), 150_000)
    assert Record.from_json(data) == Record.from_json(data.decode()) == RECORD


def test_each_action_is_a_line_of_the_file() -> None:
    lines = RECORD.to_json().decode().split("\n")
    assert lines[1:2] == ['"actions":[']
    assert [line.startswith('{"number":') for line in lines[2:4]] == [True, True]
    assert lines[4:5] == ["],"]
    assert lines[-1] == ""


def test_a_game_that_goes_on_has_no_rounds_and_no_result() -> None:
    begun = record_of(SETUP, NAMES, [Say(1, "Hello.")])
    assert (begun.rounds, begun.result) == ((), None)
    assert orjson.loads(begun.to_json())["result"] is None
    assert Record.from_json(begun.to_json()) == begun


def without_place(error: RecordError) -> dict[str, object]:
    return {name: value for name, value in error.params.items() if name not in ("line", "column")}


def broken(**changes: object) -> tuple[str, dict[str, object]]:
    """Return what is wrong with the record once some fields of its file are changed."""
    file = orjson.loads(RECORD.to_json()) | changes
    with pytest.raises(RecordError) as caught:
        Record.from_json(orjson.dumps(file))
    return caught.value.code, without_place(caught.value)


def test_another_format_is_shown_with_the_newest() -> None:
    for number in (0, FORMAT + 1):
        shown = {"found": str(number), "known": FORMAT}
        assert broken(format=number) == ("record-format", shown)
    assert broken(format="x" * 50) == ("record-format", {"found": "x" * 40, "known": FORMAT})
    for data in ("{}", "[]"):
        with pytest.raises(RecordError) as caught:
            Record.from_json(data)
        assert (caught.value.code, without_place(caught.value)) == (
            "record-missing-field",
            {"where": "format"},
        )


BLANK = {
    "format": FORMAT,
    "edition": "modern",
    "own_shops": {},
    "variants": [],
    "names": ["Ann", "Bo", "Cy"],
    "seed": "tea",
    "actions": [],
    "rounds": [],
    "result": None,
}
"""The file of a game in which nothing was done yet."""


def place_of_what_is_wrong(
    file: dict[str, object], where: str
) -> tuple[str, int, int, RecordError]:
    """Return the code, line and column of what is wrong with a file, written a value a line."""
    text = orjson.dumps(file, option=orjson.OPT_INDENT_2).decode()
    with pytest.raises(RecordError) as caught:
        Record.from_json(text)
    error = caught.value
    assert error.params["where"] == where
    line, column = error.params["line"], error.params["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    return error.code, line, column, error


@pytest.mark.parametrize(
    ("action", "code", "where", "line", "column"),
    [
        ({"do": "keep", "seat": 0}, "record-missing-field", "keep.cards", 15, 17),
        ({"do": "win", "seat": 0}, "record-unknown-action", "", 15, 17),
        ({"do": "keep", "seat": 0, "cards": [7, "x"]}, "record-bad-value", "keep.cards.1", 20, 11),
        ({"do": "done", "seat": 0, "dune": 1}, "record-unknown-field", "done.dune", 18, 9),
        ({"do": "done", "seat": 0, "done": [1]}, "record-bad-value", "done.done", 18, 17),
    ],
)
def test_what_is_wrong_with_an_action_is_where_it_is_said_to_be(
    action: dict[str, object], code: str, where: str, line: int, column: int
) -> None:
    file = BLANK | {"actions": [{"number": 1, "action": action}]}
    whole = f"actions.0.action.{where}".rstrip(".")
    assert place_of_what_is_wrong(file, whole)[:3] == (code, line, column)


def test_a_field_that_no_file_has_is_told_with_those_that_it_may_have() -> None:
    *place, error = place_of_what_is_wrong(BLANK | {"extra": 1}, "extra")
    assert place == ["record-unknown-field", 15, 3]
    assert error.params["known"] == (
        *BLANK,
        *("shuffle", "chain", "header_digest", "header_sums", "digest", "sums"),
    )


def test_numbers_go_up_by_one_from_one() -> None:
    rows = orjson.loads(RECORD.to_json())["actions"]
    assert broken(actions=rows[1:]) == ("record-numbers", {"expected": 1, "found": 2})
    again = [rows[0], rows[0]]
    assert broken(actions=again) == ("record-numbers", {"expected": 2, "found": 1})


def test_what_cannot_be_played_says_so_as_the_rules_do() -> None:
    assert broken(edition="1999") == (
        "unknown-edition",
        {"edition": "1999", "known": ("modern", "classic")},
    )
    assert broken(names=["Ann"]) == ("player-count", {"players": 1, "least": 3, "most": 5})
    assert broken(variants=["fast"])[0] == "unknown-variant"
    assert broken(own_shops={"Tea": {"name": "Tee", "symbol": ""}}) == (
        "unknown-shop-type",
        {"shop": "Tea", "edition": "modern"},
    )
    assert broken(seed=7) == ("record-bad-value", {"where": "seed", "problem": "string_type"})
    code, params = broken(extra=7)
    assert (code, params["where"]) == ("record-unknown-field", "extra")


def test_own_shops_have_the_size_of_those_that_they_replace() -> None:
    own = {"Photo": ("Bakery", "B"), "Factory": ("Bank", "")}
    assert edition_with("modern", own, FORMAT) == OWN
    assert edition_with("classic", {}, FORMAT) is CLASSIC
    with pytest.raises(BadSetup) as caught:
        edition_with("modern", {"Tea": ("Tee", "")}, FORMAT)
    assert caught.value.params == {"shop": "Tea", "edition": "modern"}
    assert own_shops(MODERN) == own_shops(CLASSIC) == {}


def test_only_the_first_format_has_names_that_are_hard_to_tell_apart() -> None:
    own = {"Photo": ("laundry", "")}
    assert edition_with("modern", own, 1).shops[0] == ShopType("laundry", 3)
    with pytest.raises(BadSetup) as caught:
        edition_with("modern", own, 2)
    assert caught.value.code == "own-shop-name-twice"
