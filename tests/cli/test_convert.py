"""`chinatown convert` turns a record into its transcript, and back, without a difference."""

from pathlib import Path

import pytest
from scripts.record_games import OWN, BusyTable
from typer.testing import CliRunner

from chinatown.cli.app import app
from chinatown.game import Setup, Variants
from chinatown.record import Record

RECORDS = sorted((Path(__file__).parent.parent / "data" / "records").rglob("*.json"))


@pytest.fixture(scope="module")
def game() -> Record:
    """A whole game with own shop types."""
    return BusyTable(Setup(OWN, 4, "text", Variants(keep_cards=True)), haste=12).play()


def convert(data: bytes, *arguments: object) -> tuple[int, bytes, str]:
    """Convert what comes from the standard input; return exit status, stdout and stderr."""
    words = ["convert", "-", *map(str, arguments)]
    result = CliRunner().invoke(app, words, input=data)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout_bytes, result.stderr


@pytest.mark.whole_game
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_comes_back_as_it_would_be_written_today(path: Path) -> None:
    record = path.read_bytes()
    status, text, err = convert(record)
    assert (status, err) == (0, "")
    assert convert(text) == (0, Record.from_json(record).to_json(), "")


def test_the_transcript_is_for_people(game: Record) -> None:
    _, text, _ = convert(game.to_json())
    words = text.decode()
    assert "\nedition modern\n" in words
    assert "\n= round 1, " in words
    assert f"\n{len(game.actions)}. " in words


def test_files_are_read_and_written(game: Record, tmp_path: Path) -> None:
    record, text, again = (tmp_path / name for name in ("game.json", "game.txt", "again.json"))
    record.write_bytes(game.to_json())
    for source, target in ((record, text), (text, again)):
        result = CliRunner().invoke(app, ["convert", str(source), "-o", str(target)])
        assert (result.exit_code, result.output) == (0, "")
    assert again.read_bytes() == game.to_json()


def test_a_transcript_from_an_editor_with_its_own_line_ends_is_read(game: Record) -> None:
    _, text, _ = convert(game.to_json())
    edited = b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n")
    assert convert(edited) == (0, game.to_json(), "")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "There is nothing in this file."),
        (b"edition modern", "neither a record nor its transcript: there is no line “format …”"),
        (b"[]", "“format” is missing"),
        (b"{", "isn’t JSON: it ends too early"),
        (b"format 1\nedition \xff", "Line 2, column 9: this is neither UTF-8 nor UTF-16"),
        (b"format 1\nedition 1950", "Line 2: There is no edition “1950”"),
        (b"format 1\nhello", "Line 2 is no action"),
        (b"format 1\nformat 1", "Line 2: “format” appears twice."),
    ],
)
def test_what_cannot_be_converted_says_why(data: bytes, words: str) -> None:
    status, out, err = convert(data)
    assert (status, out) == (1, b"")
    assert len(err.splitlines()) == 1
    assert words in err


def test_an_action_that_the_rules_refuse_is_named_with_its_line(game: Record) -> None:
    _, text, _ = convert(game.to_json())
    words = text.decode().split("\n")
    number = next(number for number, line in enumerate(words) if line.startswith("2. "))
    words[number] = words[number].split(" keeps ")[0] + " keeps nothing"
    status, out, err = convert("\n".join(words).encode())
    assert (status, out) == (1, b"")
    assert err.startswith(f"Line {number + 1}: You must keep")


def test_a_record_that_does_not_replay_as_it_says_has_no_transcript(game: Record) -> None:
    assert game.result is not None
    total = f'"total":{game.result.total}'.encode()
    bare = game.to_json(chained=False)
    status, out, err = convert(bare.replace(total, b'"total":5'))
    assert (status, out) == (1, b"")
    assert "the record says $5." in err


def test_a_record_that_was_changed_has_no_transcript(game: Record) -> None:
    status, out, err = convert(game.to_json().replace(b'"Ada"', b'"Eve"'))
    assert (status, out) == (1, b"")
    assert "“names[2]” (line 1, column " in err


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_every_encoding_that_editors_write_is_read(game: Record, encoding: str) -> None:
    _, text, _ = convert(game.to_json())
    assert convert(text.decode().encode(encoding)) == (0, game.to_json(), "")
    assert convert(game.to_json().decode().encode(encoding)) == (0, text, "")


def test_a_missing_file_and_a_missing_folder_are_wrong_usage(game: Record, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["convert", str(tmp_path / "none")])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "There is no file" in result.stderr
    status, out, err = convert(game.to_json(), "--out", tmp_path / "none" / "game.txt")
    assert (status, out) == (2, b"")
    assert "Can’t write to" in err
