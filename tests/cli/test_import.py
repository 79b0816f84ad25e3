"""`chinatown import`."""

import shutil
from pathlib import Path

from tests.cli.kit import altered, chinatown

RECORD = Path(__file__).parent.parent / "data" / "records" / "01-modern-4-plain.json"


def test_a_recorded_game_becomes_a_table(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    status, out, err = chinatown("import", RECORD, "--database-url", url)
    table = out.rstrip().rpartition("/")[2]
    assert (status, out, err) == (0, f"The game is at table {table} now: /t/{table}\n", "")
    status, out, _ = chinatown("import", RECORD, "--database-url", url)
    assert (status, out) == (0, f"The game is at table {table} already: /t/{table}\n")
    _, out, _ = chinatown("admin", "list", "--json", "--database-url", url)
    assert table in out
    assert '"over"' in out


def test_a_changed_record_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    file = Path(shutil.copy(RECORD, tmp_path / "game.json"))
    cash = {"cash": [1, 2, 3, 4], "total": 10}
    altered(file, result={**cash, "places": [4, 3, 2, 1], "tiles": [0, 0, 0, 0]})
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    status, _, err = chinatown("import", file, "--database-url", url)
    assert (status, err.startswith(f"{file} was not imported. ")) == (1, True)
    assert not (tmp_path / "games.sqlite3").exists()


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, _, err = chinatown("import", file)
    assert (status, str(file) in err) == (1, True)
    file.write_text("{}")
    status, _, err = chinatown("import", file)
    assert (status, err != "") == (1, True)
