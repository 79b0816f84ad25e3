"""The databases that the server is tested with, and a server as it usually is.

Another database joins by a line in `database_url`.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server import postgres, redis_server
from tests.server.kit import Site, running
from tests.server.postgres import Cluster, running_postgres
from tests.server.redis_server import RedisServer, running_redis

from chinatown.server.store.store import Store
from chinatown.server.tables import sharing


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL, started once for all tests that need one."""
    if not postgres.INSTALLED:
        pytest.skip("PostgreSQL is not installed here")
    with running_postgres() as url:
        yield Cluster(url)


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    """The URL of an empty database of PostgreSQL."""
    return cluster.new_database()


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """An empty Redis."""
    if not redis_server.INSTALLED:
        pytest.skip("Redis is not installed here")
    with running_redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite+aiosqlite:///{tmp_path / 'folder' / 'games.sqlite3'}"


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server as it usually is, on a database of its own."""
    async with running(tmp_path / "games") as site:
        yield site


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers hear of one another within a moment, where that takes seconds otherwise."""
    monkeypatch.setattr(sharing, "ADMINISTRATION_SECONDS", 0.05)
