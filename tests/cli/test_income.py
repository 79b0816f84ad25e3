"""`chinatown income` is a banker for the game on a real table."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from chinatown.cli.app import app

EXAMPLES: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "data" / "examples.json").read_text(encoding="utf-8")
)
POSITION = {"edition": "modern", "buildings": {"1": ["red", "Photo"], "2": ["red", "Photo"]}}


def income(*arguments: object) -> tuple[int, str, str]:
    """Run the command; return exit status, stdout and stderr."""
    result = CliRunner().invoke(app, ["income", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "position.json"


def paid(file: Path, position: object) -> Any:
    """Return what the command says as JSON about a position or a list of them."""
    file.write_text(json.dumps(position), encoding="utf-8")
    status, out, err = income(file, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


@pytest.mark.parametrize("example", EXAMPLES["income"], ids=lambda example: example["name"])
def test_every_example_of_the_rulebooks_pays_what_they_say(
    example: dict[str, Any], file: Path
) -> None:
    answer = paid(file, example)
    assert answer["income"] == example["income"]
    assert set(answer) == {"income", "businesses"}
    for owner, expected in example.get("businesses", {}).items():
        result = [
            [business["type"], business["size"], business["pays"]]
            for business in answer["businesses"][owner]
        ]
        assert result == expected


@pytest.mark.parametrize("example", EXAMPLES["outlook"], ids=lambda example: example["name"])
def test_every_example_of_an_outlook_card_pays_its_bonus_as_well(
    example: dict[str, Any], file: Path
) -> None:
    answer = paid(file, example)
    assert answer["bonus"] == example["bonus"]
    for owner, dollars in answer["income"].items():
        businesses = sum(business["pays"] for business in answer["businesses"][owner])
        assert dollars == businesses + answer["bonus"][owner]


def test_a_business_tells_its_type_buildings_size_and_pay(file: Path) -> None:
    buildings = {str(lot): ["Ann", "Sea Food"] for lot in (28, 29, 30, 33)}
    assert paid(file, {"edition": "modern", "buildings": buildings}) == {
        "income": {"Ann": 60_000},
        "businesses": {
            "Ann": [
                {
                    "type": "Sea Food",
                    "buildings": [28, 29, 30],
                    "size": 3,
                    "finished": True,
                    "pays": 50_000,
                },
                {
                    "type": "Sea Food",
                    "buildings": [33],
                    "size": 1,
                    "finished": False,
                    "pays": 10_000,
                },
            ]
        },
    }


def test_a_list_gives_a_list(file: Path) -> None:
    answers = paid(file, EXAMPLES["income"])
    assert [example["income"] for example in answers] == [
        example["income"] for example in EXAMPLES["income"]
    ]
    assert paid(file, []) == []


@pytest.mark.parametrize(
    ("more", "bonus"),
    [
        ({"card": [3, 5], "pays": "business"}, 2000),
        ({"outlook": [3, 5], "variants": {"outlook_pays": "business"}}, 2000),
        ({"card": [3, 5], "variants": ["outlook-pays=player"]}, 1000),
        ({"outlook": {"card": [3, 5], "pays": "player"}}, 1000),
        ({"card": [3, 5]}, 3000),
        ({"card": []}, 0),
        ({"card": [6], "variants": "street-access open-money"}, 0),
    ],
)
def test_the_card_and_what_it_pays_may_be_written_in_several_ways(
    file: Path, more: dict[str, object], bonus: int
) -> None:
    buildings = {"1": ["red", "Sea Food"], "2": ["red", "Sea Food"], "20": ["red", "Sewing"]}
    answer = paid(file, {"edition": "classic", "buildings": buildings} | more)
    assert answer["bonus"] == {"red": bonus}
    assert answer["income"] == {"red": 3000 + bonus}


def test_an_empty_building_pays_nothing(file: Path) -> None:
    answer = paid(file, {"edition": "modern", "buildings": {"1": ["red", None]}})
    assert answer["income"] == {"red": 0}


def test_without_json_there_is_a_table_for_people(file: Path) -> None:
    file.write_text(json.dumps(EXAMPLES["income"] + EXAMPLES["outlook"]), encoding="utf-8")
    status, out, err = income(file)
    assert (status, err) == (0, "")
    for words in ("round three of one player", "Sea Food", "57 58", "3/3", "finished", "$120,000"):
        assert words in out
    assert "Outlook card" in out


def test_an_empty_board_says_so(file: Path) -> None:
    file.write_text('{"edition": "modern", "buildings": {}}', encoding="utf-8")
    assert income(file) == (0, "No shops, no income.\n", "")


def test_names_with_markup_are_only_names(file: Path) -> None:
    buildings = {"1": ["[red]Ann[/red] :smile:", "Photo"]}
    file.write_text(json.dumps({"edition": "modern", "buildings": buildings}), encoding="utf-8")
    assert "[red]Ann[/red] :smile:" in income(file)[1]


def test_the_position_may_come_from_standard_input() -> None:
    result = CliRunner().invoke(app, ["income", "-", "--json"], input=json.dumps(POSITION))
    assert json.loads(result.stdout)["income"] == {"red": 20_000}


def test_a_missing_file_is_wrong_usage(tmp_path: Path) -> None:
    status, out, err = income(tmp_path / "none.json")
    assert (status, out) == (2, "")
    assert err.startswith("There is no file")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    status, out, err = income(tmp_path)
    assert (status, out) == (2, "")
    assert "Can’t read" in err


def shops(count: int, shop: str, owner: str = "red") -> dict[str, list[str]]:
    return {str(lot): [owner, shop] for lot in range(1, count + 1)}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", ["nothing in this file"]),
        ("{", ["Line 1, column 2", "ends too early"]),
        ("[" * 100_000, ["levels of brackets"]),
        (b"\xff\xfe\x00", ["neither UTF-8 nor UTF-16"]),
        ("7", ["edition", "buildings"]),
        ("[7]", ["Position 1", "edition", "buildings"]),
        ({}, ["“edition” is missing"]),
        ({"edition": "modern"}, ["“buildings” is missing"]),
        ({"edition": 7, "buildings": {}}, ["“edition”"]),
        ({"edition": "1999", "buildings": {}}, ["1999", "modern, classic"]),
        ({"edition": "modern", "buildings": []}, ["“buildings” has a wrong value"]),
        ({"edition": "modern", "buildings": {"86": ["red", "Photo"]}}, ["“86”", "1 to 85"]),
        ({"edition": "modern", "buildings": {"0": ["red", "Photo"]}}, ["“0”"]),
        ({"edition": "modern", "buildings": {"-1": ["red", "Photo"]}}, ["“-1”"]),
        ({"edition": "modern", "buildings": {"one": ["red", "Photo"]}}, ["“one”"]),
        ({"edition": "modern", "buildings": {"9" * 5000: ["red", "Photo"]}}, ["not a building"]),
        ({"edition": "modern", "buildings": {"1": ["red", "Opera"]}}, ["Opera", "modern"]),
        ({"edition": "classic", "buildings": {"1": ["red", "Photo"]}}, ["Photo", "classic"]),
        ({"edition": "modern", "buildings": {"1": ["red"]}}, ["Building 1 needs an owner"]),
        ({"edition": "modern", "buildings": {"1": ["", "Photo"]}}, ["Building 1 needs an owner"]),
        ({"edition": "modern", "buildings": {"1": "red"}}, ["Building 1 needs an owner"]),
        ({"edition": "modern", "buildings": {"1": [1, "Photo"]}}, ["Building 1 needs an owner"]),
        (
            '{"edition": "modern", "buildings": {"1": ["a", "Photo"], "1": ["b", "Photo"]}}',
            ["column 58", "“1” appears twice"],
        ),
        (
            '{"edition": "modern", "buildings": {"1": ["a", "Photo"], "01": ["b", "Photo"]}}',
            ["Building 1 is named twice"],
        ),
        ('{"edition": "modern", "edition": "classic", "buildings": {}}', ["“edition”", "twice"]),
        ({"edition": "modern", "buildings": shops(7, "Photo")}, ["7 Photo shops", "only 6"]),
        ({"edition": "classic", "buildings": shops(10, "Radios")}, ["10 Radios shops", "only 9"]),
        (
            {"edition": "modern", "buildings": {str(n): ["red", None] for n in range(1, 32)}},
            ["red", "30 buildings"],
        ),
        (
            {"edition": "modern", "buildings": {str(n): [f"p{n}", None] for n in range(1, 7)}},
            ["6 owners", "5"],
        ),
        (POSITION | {"card": [3, 4]}, ["modern", "no outlook cards"]),
        (POSITION | {"edition": "classic", "buildings": {}, "card": [3, 7]}, ["outlook card"]),
        (POSITION | {"edition": "classic", "buildings": {}, "card": [3, 3]}, ["outlook card"]),
        (POSITION | {"edition": "classic", "buildings": {}, "card": "3+4"}, ["outlook card"]),
        (POSITION | {"edition": "classic", "buildings": {}, "card": [True]}, ["outlook card"]),
        (POSITION | {"pays": 7}, ["“pays”"]),
        (POSITION | {"pays": "twice"}, ["outlook-pays=twice", "outlook-pays=tile"]),
        (POSITION | {"variants": 7}, ["“variants”"]),
        (POSITION | {"variants": [7]}, ["“variants”"]),
        (POSITION | {"variants": ["fast"]}, ["“fast”", "street-access"]),
        (POSITION | {"variants": {"street_access": 3}}, ["street-access=3"]),
        ([POSITION, {"edition": "2099", "buildings": {}}], ["Position 2", "2099"]),
    ],
)
def test_what_is_wrong_is_said_on_stderr(file: Path, content: object, words: Sequence[str]) -> None:
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        text = content if isinstance(content, str) else json.dumps(content)
        file.write_text(text, encoding="utf-8")
    for arguments in ([file], [file, "--json"]):
        status, out, err = income(*arguments)
        assert (status, out) == (1, "")
        assert len(err.splitlines()) == 1
        for word in words:
            assert word in err


CLASSIC = {"edition": "classic", "buildings": {"1": ["Ann", "Sea Food"], "2": ["Ann", "Sea Food"]}}


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"variant": ["open-money"]}, ["“variant” is not a key", "Did you mean “variants”?"]),
        ({"cards": [3, 4]}, ["“cards” is not a key", "Did you mean “card”?"]),
        ({"xyzzy": 1}, ["“xyzzy” is not a key", "edition, buildings, card"]),
        ({"outlook": [3, 4], "card": [3, 5]}, ["“card” and “outlook” mean the same"]),
        ({"outlook": {"card": [3], "sizes": [3]}}, ["“card” and “sizes” mean the same"]),
        ({"outlook": {"cards": [3]}}, ["“cards”", "“card”"]),
        (
            {"outlook": {"card": [3, 4], "pays": "tile"}, "pays": "player"},
            ["“pays” is there twice"],
        ),
        ({"pays": "tile", "variants": ["outlook-pays=player"]}, ["“outlook-pays” is set twice"]),
        ({"variants": ["open-money", "open-money=off"]}, ["“open-money” is set twice"]),
        ({"variants": {"open_money": True, "open-money": False}}, ["“open-money” is set twice"]),
        ({"variants": ["open-mony"]}, ["Did you mean “open-money”?"]),
        ({"edition": "Modern"}, ["no edition “Modern”", "Did you mean “modern”?"]),
        ({"buildings": {"1": ["Ann", "sea food"]}}, ["sea food", "Did you mean “Sea Food”?"]),
        ({"buildings": {"1": ["Ann", None], "2": ["Ann ", None]}}, ["“Ann ” and “Ann” look alike"]),
        ({"buildings": {"1": ["Ann", None], "2": ["ANN", None]}}, ["look alike"]),
        ({"buildings": {"1": ["Ann", None], "2": ["\u0410nn", None]}}, ["look alike"]),
        ({"buildings": {"1": ["\u200b", None]}}, ["Building 1 needs an owner"]),
        ({"income": {"Ann": 3000}}, ["Ann is paid something other than “income” says"]),
        ({"income": {"Anne": 2000}}, ["“Anne” owns nothing", "Did you mean “Ann”?"]),
        ({"businesses": {"Ann": []}}, ["Ann is paid something other than “businesses” says"]),
        ({"name": 7}, ["“name” has a wrong value"]),
        ({"own_shops": {"Sea Food": "Bakery"}}, ["0 blank"]),
    ],
)
def test_what_is_unknown_twice_or_contradictory_is_named(
    file: Path, more: dict[str, object], words: Sequence[str]
) -> None:
    file.write_text(json.dumps(CLASSIC | more), encoding="utf-8")
    status, out, err = income(file)
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    assert err.startswith("Line 1, column ")
    for word in words:
        assert word in err


def test_an_error_has_its_line_column_and_position(file: Path) -> None:
    file.write_text(
        '[{"edition": "modern",\n  "buildings": {}},\n {"edition": "modern",\n  "building": {}}]'
    )
    assert income(file)[2].startswith("Position 2, line 4, column 3: “building” is not a key")


def test_a_list_without_positions_says_so(file: Path) -> None:
    file.write_text("[]")
    assert income(file) == (0, "No positions, no income.\n", "")


@pytest.mark.parametrize("own", ["Bakery", {"name": "Bakery", "symbol": "\U0001f950"}])
def test_own_shop_types_stand_on_the_board_under_their_names(file: Path, own: object) -> None:
    buildings = {"1": ["Ann", "Bakery"], "2": ["Ann", "Bakery"], "3": ["Ann", "Bakery"]}
    position = {"edition": "modern", "buildings": buildings, "own_shops": {"Photo": own}}
    answer = paid(file, position)
    assert answer["income"] == {"Ann": 50_000}
    assert answer["businesses"]["Ann"][0]["type"] == "Bakery"
    file.write_text(json.dumps(position), encoding="utf-8")
    assert "Bakery" in income(file)[1]


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"photo": "Bakery"}, ["photo", "Did you mean “Photo”?"]),
        ({"Photo": {"title": "Bakery"}}, ["“title” is not a key", "name, symbol"]),
        ({"Photo": {"symbol": "B"}}, ["“name” is missing"]),
        ({"Photo": 7}, ["“Photo” has a wrong value"]),
        ({"Photo": "laundry "}, ["can’t be told apart: "]),
        ({"Photo": "L\u0430undry"}, ["can’t be told apart: "]),
        ({"Photo": "\uff2caundry"}, ["can’t be told apart: "]),
        ({"Photo": "La\u200bundry"}, ["can’t be used"]),
        ({"Photo": ""}, ["can’t be used"]),
        ({"Restaurant": "A", "Factory": "B"}, ["18 tiles"]),
        ([], ["“own_shops” has a wrong value"]),
    ],
)
def test_own_shop_types_that_cannot_be_are_refused(
    file: Path, own: object, words: Sequence[str]
) -> None:
    file.write_text(json.dumps({"edition": "modern", "buildings": {}, "own_shops": own}))
    status, _, err = income(file)
    assert status == 1
    for word in words:
        assert word in err


def test_the_answer_itself_may_be_expected(file: Path) -> None:
    answer = paid(file, CLASSIC | {"card": [3, 4]})
    assert paid(file, CLASSIC | {"card": [3, 4]} | answer) == answer
