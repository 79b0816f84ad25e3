"""Cookies grow old, and whoever signs out elsewhere is alone with their seats."""

import time

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from tests.server.kit import Person, Site, seated
from tests.server.redis_server import RedisServer
from tests.server.shared import person_at, servers
from websockets.exceptions import ConnectionClosed

from chinatown.game import Done
from chinatown.server.identity import COOKIE, Identity
from chinatown.server.settings import Settings
from chinatown.server.tables.connection import TRY_AGAIN

KEY = "k" * 40


def copy_of(site: Site, person: Person) -> Person:
    """Return somebody who has copied the cookie of a browser."""
    thief = site.person("Eve")
    thief.http.cookies = httpx.Cookies(person.http.cookies)
    return thief


async def sign_out(person: Person) -> None:
    answer = await person.post("/api/sign-out-elsewhere", {})
    assert answer.status_code == 200, answer.text


async def link_of(person: Person, table: str) -> str:
    rejoin = str((await person.get(f"/api/tables/{table}"))["rejoin"])
    return f"/api/seat-links/{rejoin.removeprefix('/r/')}"


async def test_copies_of_a_cookie_other_browsers_and_links_lose_the_seat(site: Site) -> None:
    table, (line, ben, _) = await seated(site, "Ann", "Ben", "Cho")
    ann, phone = site.people[0], site.person("Ann")
    thief = copy_of(site, ann)
    link = await link_of(ann, table)
    assert (await phone.post(link, {})).status_code == 200
    copied, far = await thief.look_on(table), await phone.look_on(table)
    assert (copied.seat, far.seat) == (0, 0)
    await sign_out(ann)
    for old in (line, copied):
        with pytest.raises(ConnectionClosed):
            await old.until(lambda line: False)
        assert old.socket.close_code == TRY_AGAIN
    await far.until(lambda line: line.table["you"] is None)
    assert far.table["lost"] == "browser-removed"
    assert (await thief.look_on(table)).table["you"] is None
    assert (await site.person().post(link, {})).json()["code"] == "unknown-link"
    here = await ann.look_on(table)
    assert here.seat == 0
    assert [browser["here"] for browser in here.table["browsers"]] == [True]
    assert await link_of(ann, table) != link
    # Nobody else notices anything.
    assert (await ben.ask({"t": "ping"}))["t"] == "pong"
    assert (await here.act(Done(0)))["code"] != "not-seated"


async def test_tables_that_one_made_or_put_away_stay_ones_own(site: Site) -> None:
    ann = site.person("Ann")
    made = await ann.make_table("friend", "friend", "plain", password="blue dragon")
    away = await ann.make_table("me", "friend", "plain")
    await ann.post(f"/api/tables/{away}/archive", {"archived": True})
    thief = copy_of(site, ann)
    await sign_out(ann)
    tables = {table["id"]: table for table in (await ann.get("/api/me"))["tables"]}
    assert tables.keys() == {made, away}
    assert (tables[made]["mine"], tables[away]["archived"]) == (True, True)
    assert (await ann.get(f"/api/tables/{made}"))["host"]
    assert (await thief.get("/api/me"))["tables"] == []
    assert (await thief.http.delete(f"/api/tables/{made}")).json()["code"] == "not-host"
    assert (await ann.http.delete(f"/api/tables/{made}")).status_code == 200


async def test_whoever_is_banned_stays_so_after_signing_out(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    host = await ann.look_on(table)
    await host.ask({"t": "arrange", "change": {"do": "ban", "seat": 1}})
    await sign_out(ben)
    answer = await ben.http.get(f"/api/tables/{table}")
    assert answer.json()["code"] == "banned"


async def test_another_server_lets_copies_go_as_well(postgres_url: str, redis: RedisServer) -> None:
    async with servers(postgres_url, redis.url) as sites:
        ann = sites[0].person("Ann")
        table = await ann.make_table("me", "friend", "plain")
        await ann.look_on(table)
        thief = person_at(sites[1], "Eve")
        thief.http.cookies = httpx.Cookies(ann.http.cookies)
        copied = await thief.look_on(table)
        assert copied.seat == 0
        await sign_out(ann)
        with pytest.raises(ConnectionClosed):
            await copied.until(lambda line: False)
        assert (await thief.look_on(table)).table["you"] is None
        assert (await ann.look_on(table)).seat == 0


def test_a_cookie_is_known_for_its_days_after_the_last_visit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    identity, now = Identity(KEY, days=2), time.time()
    cookie = identity.signed("ann")
    assert identity.guest({COOKIE: cookie}) == "ann"
    monkeypatch.setattr(time, "time", lambda: now + 47 * 3600)
    assert identity.guest({COOKIE: cookie}) == "ann"
    monkeypatch.setattr(time, "time", lambda: now + 49 * 3600)
    assert identity.guest({COOKIE: cookie}) is None
    assert identity.guest({COOKIE: identity.signed("ann")}) == "ann"


def test_cookies_of_earlier_versions_are_still_known_and_made_up_ones_are_not() -> None:
    identity = Identity(KEY)
    undated = str(URLSafeSerializer(KEY, salt="guest").dumps("ann"))
    assert identity.guest({COOKIE: undated}) == "ann"
    forged = str(URLSafeSerializer("o" * 40, salt="guest").dumps("ann"))
    said, since, signature = identity.signed("ann").split(".")
    # Not the last letter, which counts in part only.
    changed = ".".join((said, since, ("B" if signature[0] == "A" else "A") + signature[1:]))
    for cookie in (forged, changed, "", "a.b.c", "..."):
        assert identity.guest({COOKIE: cookie}) is None
    assert identity.guest({}) is None


def test_the_days_of_cookies_are_a_setting() -> None:
    assert Settings.from_environment(environment={"CHINATOWN_COOKIE_DAYS": "30"}).cookie_days == 30
    assert Settings.from_environment(environment={}).cookie_days == 365
