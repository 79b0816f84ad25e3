"""Whoever runs a server bans people and networks from it, and servers obey within seconds."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.kit import Site, running
from tests.server.redis_server import RedisServer
from tests.server.shared import servers
from tests.server.test_passwords import refused_at, sent_away
from websockets.exceptions import InvalidStatus

from chinatown.server.administration import Administration
from chinatown.server.errors import RequestError
from chinatown.server.limits.bans import Bans
from chinatown.server.store.store import Store

pytestmark = pytest.mark.usefixtures("soon")


@pytest.fixture
async def others(site: Site, tmp_path: Path) -> AsyncIterator[Administration]:
    """The same database as the terminal of whoever runs the server opens it."""
    store = await Store.open(f"sqlite:///{tmp_path / 'games'}", key=None)
    yield Administration(store)
    await store.close()


async def test_a_banned_person_may_use_the_server_no_more(
    site: Site, others: Administration
) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    host, playing = await ann.look_on(table), await ben.look_on(table)
    ban = await others.ban(table, 1)
    assert ban.name == "Ben"
    assert await sent_away(playing) == "banned-here"
    for path in ("/api/me", f"/api/tables/{table}"):
        answer = await ben.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned-here")
    other = await ann.make_table("me", "friend", "plain")
    assert await refused_at(ben, other) == "banned-here"
    assert (await host.ask({"t": "ping"}))["t"] == "pong"
    await others.unban(ban.id)
    await site_serves(site, ben.http.get, "/api/me")
    assert (await ben.get(f"/api/tables/{table}"))["you"] == 1


async def site_serves(site: Site, get: object, path: str) -> None:
    """Wait until the server has noticed that a ban was lifted."""
    assert callable(get)
    while (await get(path)).status_code == 403:
        pass


async def test_a_banned_network_gets_nothing_at_all(site: Site, others: Administration) -> None:
    ann, eve = site.person("Ann"), site.person("Eve", "127.0.0.2")
    table = await ann.make_table("me", "friend", "plain")
    await eve.get("/api/me")
    watching, host = await eve.look_on(table), await ann.look_on(table)
    ban = await others.ban_network("127.0.0.2/31")
    assert await sent_away(watching) == "banned-here"
    for path in ("/", "/api/options", f"/api/tables/{table}"):
        answer = await eve.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned-here")
    page = await eve.http.get("/", headers={"Accept": "text/html", "Accept-Language": "de"})
    assert page.text == "Dieser Server ist für dich gesperrt."
    with pytest.raises(InvalidStatus):
        await eve.open(table)
    assert (await site.person("Ben", "127.0.0.4").http.get("/api/options")).status_code == 200
    assert (await host.ask({"t": "ping"}))["t"] == "pong"
    assert [line.name for line in await others.bans()] == ["127.0.0.2/31"]
    await others.unban(ban.id)
    await site_serves(site, eve.http.get, "/")
    assert await others.bans() == []


async def test_bans_outlive_the_server_and_are_lifted_once(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        administration = Administration(site.tables.store)
        ban = await administration.ban_network("127.0.0.2/32")
    async with running(tmp_path / "games") as site:
        answer = await site.person("Eve", "127.0.0.2").http.get("/")
        assert answer.status_code == 403
        administration = Administration(site.tables.store)
        await administration.unban(ban.id)
        with pytest.raises(RequestError) as refused:
            await administration.unban(ban.id)
        assert refused.value.code == "unknown-ban"


async def test_a_ban_holds_at_all_servers(postgres_url: str, redis: RedisServer) -> None:
    async with servers(postgres_url, redis.url) as sites:
        ann, ben = sites[0].person("Ann"), sites[1].person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        await ben.join(table)
        lines = [await ben.look_on(table)]
        ben.move(sites[0].url)
        lines.append(await ben.look_on(table))
        await Administration(sites[0].tables.store).ban(table, 1)
        for line in lines:
            assert await sent_away(line) == "banned-here"


@pytest.mark.parametrize(
    ("host", "barred"),
    [
        ("203.0.113.9", True),
        ("::ffff:203.0.113.9", True),
        ("203.0.114.9", False),
        ("2001:db8::1", True),
        ("2001:db9::1", False),
        ("", False),
        ("testclient", False),
    ],
)
def test_addresses_are_told_apart_by_their_network(host: str, barred: bool) -> None:
    bans = Bans()
    bans.replace([], ["203.0.113.0/24", "2001:db8::/32"])
    if barred:
        with pytest.raises(RequestError, match="banned-here"):
            bans.check_address(host)
    else:
        bans.check_address(host)
