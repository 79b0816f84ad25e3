"""Each benchmark writes its own part of the results and leaves the others as they are."""

from pathlib import Path

from bench.results import write_part

SPEED = "# Speed\n\n## Games\n\n| 1 |\n"
STRENGTH = "# Strength\n\n```sh\n# not a heading\n```\n"


def test_the_first_part_makes_the_file(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    write_part(SPEED, file)
    assert file.read_text() == SPEED


def test_another_part_comes_after_it(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    write_part(SPEED, file)
    write_part(STRENGTH, file)
    assert file.read_text() == f"{SPEED}\n{STRENGTH}"


def test_a_part_takes_the_place_of_its_last_version(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    write_part(SPEED, file)
    write_part(STRENGTH, file)
    write_part(SPEED.replace("1", "2"), file)
    assert file.read_text() == f"{SPEED.replace('1', '2')}\n{STRENGTH}"
    write_part(STRENGTH.replace("not", "still not"), file)
    assert file.read_text().count("# Strength") == 1
    assert "still not a heading" in file.read_text()
