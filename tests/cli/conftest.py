"""A recorded game, for the commands that read one."""

from pathlib import Path

import pytest
from scripts.record_games import OWN, BusyTable

from chinatown.game import Setup, Variants
from chinatown.record import Record


@pytest.fixture(scope="session")
def game() -> Record:
    """A whole game with an own shop type."""
    return BusyTable(Setup(OWN, 4, "cli", Variants(keep_cards=True)), haste=12).play()


@pytest.fixture
def file(game: Record, tmp_path: Path) -> Path:
    """The file of that game."""
    path = tmp_path / "game.json"
    path.write_bytes(game.to_json())
    return path
