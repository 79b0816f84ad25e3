"""The databases that the server is tested with. Another one joins by a line in `database_url`."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return {"sqlite": f"sqlite+aiosqlite:///{tmp_path / 'folder' / 'games.sqlite3'}"}[request.param]
