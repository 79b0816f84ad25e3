"""`chinatown backup` and `chinatown restore`."""

import stat
from pathlib import Path

import pytest
from tests.cli.kit import chinatown
from tests.cli.test_admin import admin, database_url

from chinatown.server.store.sole_use import DatabaseInUseError

__all__ = ["database_url"]


def test_tables_come_back(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    status, out, err = chinatown("backup", file, "--database-url", database_url)
    assert (status, out, err) == (0, f"2 tables are in {file}.\n", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("games.backup*")] == ["games.backup"]
    admin(database_url, "remove", "second")
    status, out, _ = chinatown("restore", file, "--database-url", database_url)
    assert (status, out) == (0, "Tables restored: 1. Already there: 1.\n")
    new = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    status, out, _ = chinatown("restore", file, "--database-url", new)
    assert (status, out) == (0, "Tables restored: 2. Already there: 0.\n")


def test_what_is_no_backup_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    url = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    status, _, err = chinatown("restore", file, "--database-url", url)
    assert (status, str(file) in err) == (1, True)
    file.write_text("anything")
    status, _, err = chinatown("restore", file, "--database-url", url)
    assert (status, err) == (1, f"{file} is no whole backup; nothing was restored.\n")
    assert not (tmp_path / "new.sqlite3").exists()


def test_a_backup_that_cannot_be_written_is_told(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.backup"
    status, _, err = chinatown("backup", file, "--database-url", database_url)
    assert (status, str(file) in err) == (1, True)


def test_a_key_is_restored_only_where_no_server_runs(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.backup"
    chinatown("backup", file, "--database-url", database_url)

    async def refuse(*_: object, **__: object) -> None:
        raise DatabaseInUseError

    monkeypatch.setattr("chinatown.server.store.store.SoleUse.of", refuse)
    new = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    status, _, err = chinatown("restore", file, "--database-url", new)
    assert (status, err.startswith("Another server is running")) == (1, True)
