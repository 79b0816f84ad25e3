"""Files of records that cannot be read are refused alike by all commands."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.kit import altered, chinatown

from chinatown.record import Record


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "There is nothing in this file."),
        ("{", "isn’t JSON"),
        ("[]", "“format” is missing"),
        ('{"format": 9}', "format 9"),
    ],
)
def test_a_broken_record_is_said_to_be_broken(
    tmp_path: Path, command: str, content: str, words: str
) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    status, out, err = chinatown(command, path)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert words in err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"edition": "1950"}, "no edition “1950”"),
        ({"names": ["a", "b"]}, "3 to 5 players, not 2"),
        ({"variants": ["fast"]}, "no variant “fast”"),
        ({"seed": 7}, "“seed” has a wrong value"),
        ({"more": 7}, "“more” is not a known field"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(
    file: Path, command: str, changes: dict[str, Any], words: str
) -> None:
    status, out, err = chinatown(command, altered(file, **changes))
    assert (status, out) == (1, "")
    assert words in err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_wrong_usage(tmp_path: Path, command: str) -> None:
    status, out, err = chinatown(command, tmp_path / "none.json")
    assert (status, out) == (2, "")
    assert "There is no file" in err


@pytest.mark.parametrize("command", ["replay", "verify", "solve"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('{"format": 1,\n "format": 1}', "Line 2, column 2: “format” appears twice."),
        (
            '{"format": 123456789012345678901234567}',
            "Line 1, column 12: the number 123456789012345678901234567 is too large.",
        ),
        ('{"seed": "\\ud83d"}', "Line 1, column 10: this text contains half a character."),
    ],
)
def test_what_readers_could_take_differently_is_refused_with_its_place(
    tmp_path: Path, command: str, content: str, words: str
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(content)
    arguments = ["--round", 1] if command == "solve" else []
    assert chinatown(command, path, *arguments) == (1, "", words + "\n")


POSITION = '{"edition": "modern", "name": "tèst", "buildings": {"1": ["red", "Photo"]}}'


@pytest.mark.parametrize("command", ["income", "replay", "verify", "solve", "convert"])
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "There is nothing in this file."),
        (b'{"a": 1, "a": 2}', "Line 1, column 10: “a” appears twice."),
        (b'{"a": 123456789012345678901234567}', "Line 1, column 7: the number 1234567"),
        (POSITION.encode("latin-1"), "Line 1, column 33: this is neither UTF-8 nor UTF-16"),
        (POSITION.encode("utf-16-le"), "Line 1, column "),
        (b"\xff\xfe{", "Line 1, column 1: this is neither UTF-8 nor UTF-16"),
        (b"[" * 100_000, "Line 1, column 65: more than 64 levels of brackets."),
    ],
)
def test_all_commands_refuse_a_file_in_the_same_sentence(
    tmp_path: Path, command: str, data: bytes, words: str
) -> None:
    path = tmp_path / "odd"
    path.write_bytes(data)
    arguments = ["--round", 1] if command == "solve" else []
    status, out, err = chinatown(command, path, *arguments)
    assert (status, out) == (1, "")
    assert err.startswith(words)
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_records_in_every_encoding_that_editors_write_are_read(file: Path, encoding: str) -> None:
    expected = chinatown("verify", file)
    file.write_bytes(file.read_bytes().decode().encode(encoding))
    assert chinatown("verify", file) == expected
    assert expected[0] == 0


def test_a_misspelt_field_is_answered_with_the_place_and_the_nearest_one(
    game: Record, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.json"
    path.write_bytes(game.to_json(chained=False).replace(b'"names":', b'"naems":', 1))
    for command in (("verify", path), ("replay", path), ("solve", path, "--round", 1)):
        status, _, err = chinatown(*command)
        assert status == 1
        assert err.startswith("Line 1, column ")
        assert "“naems” is not a known field. Did you mean “names”?" in err
