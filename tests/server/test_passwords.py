"""Whoever does not know a table's password neither sees it nor sits down there."""

import asyncio
import gzip
import io
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from tests.server.accounts import KEPT_BY_SCRYPT
from tests.server.accounts import PASSWORD as KEPT_PASSWORD
from tests.server.kit import Json, Line, Person, Site, come_back, new_table, running, seated
from tests.server.redis_server import RedisServer
from tests.server.shared import person_at, servers
from websockets.exceptions import ConnectionClosed

from chinatown.server import http, replay_pages
from chinatown.server.administration import Administration
from chinatown.server.backup import back_up
from chinatown.server.errors import RequestError
from chinatown.server.limits.gate import Gate
from chinatown.server.limits.numbers import DEFAULT_LIMITS
from chinatown.server.passwords import (
    MIN_PASSWORD,
    NOBODYS,
    check_password,
    hashed,
    is_outdated,
    is_password,
)
from chinatown.server.tables import sharing
from chinatown.server.tables.connection import NO_ENTRY

PASSWORD = "blue dragon"
WIDE_PASSWORD = "\uff42lue dragon "
"""The same with another form of a letter."""


@pytest.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setattr(sharing, "ADMINISTRATION_SECONDS", 0.05)
    async with running(tmp_path / "games") as site:
        yield site


async def enter(person: Person, table: str, password: str) -> Json:
    answer: Json = (await person.post(f"/api/tables/{table}/enter", {"password": password})).json()
    return answer


async def set_password(line: Line, password: str, **more: str) -> Json:
    change = {"do": "set-password", "password": password}
    return await line.ask({"t": "arrange", "change": change, **more})


async def refused_at(person: Person, table: str) -> str:
    """Return why a visitor's socket is not opened."""
    line = await person.open(table)
    return await sent_away(line)


async def sent_away(line: Line) -> str:
    """Return why a socket is closed that its client must not open again."""
    refusal = await line.hear("error")
    with pytest.raises(ConnectionClosed):
        await line.next()
    assert line.socket.close_code == NO_ENTRY
    return str(refusal["code"])


TABLE_PAGES = [
    route.path
    for router in (http.router, replay_pages.router)
    for route in router.routes
    if isinstance(route, APIRoute) and "{table_id}" in route.path and "GET" in (route.methods or ())
]
"""The addresses of all that is told about a table."""


async def test_a_stranger_with_the_link_sees_nothing_and_takes_no_seat(site: Site) -> None:
    ann, eve = site.person("Ann"), site.person("Eve")
    table = await ann.make_table("me", "friend", "plain", password=PASSWORD)
    for visitor in (eve, site.person()):
        for page in TABLE_PAGES:
            answer = await visitor.http.get(page.format(table_id=table))
            assert (answer.status_code, answer.json()["code"]) == (403, "password-needed")
            assert "Ann" not in answer.text
        joined = await visitor.post(f"/api/tables/{table}/join", {"name": "Eve"})
        assert joined.json()["code"] == "password-needed"
        assert await refused_at(visitor, table) == "password-needed"
    assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["free"]


async def test_whoever_says_the_password_sees_the_table_and_may_sit_down(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain", password=PASSWORD)
    assert (await enter(ben, table, "red dragon"))["code"] == "password-wrong"
    assert await refused_at(ben, table) == "password-needed"
    # As on any keyboard, and with a blank that came along.
    info = await enter(ben, table, WIDE_PASSWORD)
    assert (info["locked"], info["you"], info["seats"][0]["name"]) == (True, None, "Ann")
    watching = await ben.look_on(table)
    assert (await ben.join(table))["you"] == 1
    await watching.until(lambda line: line.table["you"] == 1)
    # Nor later, in the same browser.
    await watching.close()
    assert (await ben.look_on(table)).seat == 1


async def test_whoever_sits_at_the_table_already_needs_no_password(site: Site) -> None:
    ann, ben, eve = site.person("Ann"), site.person("Ben"), site.person("Eve")
    table = await ann.make_table("me", "friend", "friend")
    await ben.join(table)
    await eve.get("/api/me")
    host, seated_line, watching = [await it.look_on(table) for it in (ann, ben, eve)]
    assert not host.table["locked"]
    assert (await set_password(host, PASSWORD))["t"] == "ok"
    assert host.table["locked"]
    await seated_line.until(lambda line: line.table["locked"])
    assert await sent_away(watching) == "password-needed"
    assert (await ben.get(f"/api/tables/{table}"))["you"] == 1
    assert await refused_at(eve, table) == "password-needed"


async def test_another_password_has_to_be_said_again_and_none_opens_the_table(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain", password=PASSWORD)
    host = await ann.look_on(table)
    await enter(ben, table, PASSWORD)
    watching = await ben.look_on(table)
    await set_password(host, "green dragon")
    assert await sent_away(watching) == "password-needed"
    assert (await enter(ben, table, PASSWORD))["code"] == "password-wrong"
    assert (await enter(ben, table, "green dragon"))["locked"]
    assert (await set_password(host, ""))["t"] == "ok"
    assert not (await site.person("Eve").look_on(table)).table["locked"]


async def test_a_private_link_needs_no_password(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("me", "friend", "plain", password=PASSWORD)
    token = (await ann.get(f"/api/tables/{table}"))["rejoin"].removeprefix("/r/")
    assert (await phone.post(f"/api/seat-links/{token}", {})).status_code == 200
    assert (await phone.look_on(table)).seat == 0


async def test_only_the_host_sets_a_password_and_none_that_is_guessed_soon(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    host, guest = await ann.look_on(table), await ben.look_on(table)
    assert (await set_password(guest, PASSWORD))["code"] == "not-host"
    for short in ("12345", "12345    ", "\u3000\u3000\u3000\u3000\u3000\u3000\u3000"):
        answer = await set_password(host, short)
        assert (answer["code"], answer["params"]) == ("password-short", {"least": MIN_PASSWORD})
        made = await ann.post("/api/tables", new_table("me", "friend", "plain", password=short))
        assert made.json()["code"] == "password-short"
    long = await ann.post("/api/tables", new_table("me", "friend", "plain", password="x" * 65))
    assert long.json() == {"code": "message-wrong", "params": {"field": "password"}}
    assert not host.table["locked"]


async def test_the_same_command_again_changes_no_password(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    host = await ann.look_on(table)
    for _ in range(2):
        assert (await set_password(host, PASSWORD, id="once"))["t"] == "ok"
        await enter(ben, table, PASSWORD)
        assert (await ben.get(f"/api/tables/{table}"))["locked"]


async def test_tries_are_limited_for_each_address_and_for_the_table(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person("Ann")
        table = await ann.make_table("me", "friend", "plain", password=PASSWORD)
        other = await ann.make_table("me", "friend", "plain", password=PASSWORD)
        # A new cookie, as whoever tries passwords throws it away, from the same address.
        codes = [
            (await enter(site.person("Eve", "127.0.0.2"), table, f"guess {number}"))["code"]
            for number in range(11)
        ]
        assert codes == ["password-wrong"] * 10 + ["too-many-tries"]
        refused = await enter(site.person("Eve", "127.0.0.2"), table, PASSWORD)
        assert refused["code"] == "too-many-tries"
        assert refused["params"]["seconds"] > 60
        assert (await enter(site.person("Ben", "127.0.0.3"), table, PASSWORD))["locked"]
        assert (await enter(site.person("Ben", "127.0.0.2"), other, PASSWORD))["locked"]


def test_many_addresses_together_cannot_try_without_end() -> None:
    gate = Gate(DEFAULT_LIMITS)
    for number in range(100):
        gate.password_try(f"192.0.2.{number}", "table")
    with pytest.raises(RequestError) as refused:
        gate.password_try("192.0.2.200", "table")
    assert refused.value.code == "too-many-tries"
    gate.password_try("192.0.2.200", "another")


async def test_the_people_of_a_finished_game_play_again_behind_the_same_password(
    site: Site,
) -> None:
    table, (host, *_) = await seated(site, "Ann", "Ben", "Cho")
    assert (await set_password(host, PASSWORD))["t"] == "ok"
    await Administration(site.tables.store).end(table)
    with pytest.raises(ConnectionClosed):
        await host.until(lambda line: False)
    ann, ben, _ = site.people
    again = (await ann.post(f"/api/tables/{table}/again", {})).json()["table"]
    assert (await ben.get(f"/api/tables/{again}"))["locked"]
    assert await refused_at(site.person("Eve"), again) == "password-needed"
    assert (await enter(site.people[-1], again, PASSWORD))["locked"]


async def test_a_password_is_in_no_message_log_backup_or_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, logger="chinatown"):
        async with running(tmp_path / "games") as site:
            ann, ben = site.person("Ann"), site.person("Ben")
            table = await ann.make_table("me", "friend", "plain", password=PASSWORD)
            host = await ann.look_on(table)
            await enter(ben, table, "wrong " + PASSWORD)
            await enter(ben, table, PASSWORD)
            await set_password(host, "green dragon")
            row = await site.tables.store.games.get(table)
            out = io.BytesIO()
            await back_up(site.tables.store, out)
            info = await ann.get(f"/api/tables/{table}")
        files = await asyncio.to_thread(
            lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir())
        )
    everything = [
        *("".join(host.heard), json.dumps(info), caplog.text, repr(row)),
        gzip.decompress(out.getvalue()).decode(),
        files.decode(errors="replace"),
    ]
    for text in everything:
        assert "dragon" not in text
    for text in everything[:4]:
        assert "argon2" not in text
    assert row.password.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


async def test_whoever_comes_back_with_the_same_cookie_need_not_say_it_again(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        table = await site.person("Ann").make_table("me", "friend", "plain", password=PASSWORD)
        ben = site.person("Ben")
        await enter(ben, table, PASSWORD)
        cookies = ben.http.cookies
    async with running(tmp_path / "games") as site:
        assert (await come_back(site, cookies, table)).table["locked"]


def test_a_password_is_known_by_a_digest_that_is_different_each_time() -> None:
    kept = hashed(PASSWORD)
    assert is_password(PASSWORD, kept)
    assert not is_password("Blue dragon", kept)
    assert hashed(PASSWORD) != kept
    check_password("123456")


def test_a_digest_of_an_earlier_version_is_still_known() -> None:
    assert is_password(KEPT_PASSWORD, KEPT_BY_SCRYPT)
    assert is_password(f" {KEPT_PASSWORD}", KEPT_BY_SCRYPT)
    assert not is_password(PASSWORD, KEPT_BY_SCRYPT)
    # The second vector of RFC 7914, section 12: "password" with the salt "NaCl".
    kept = "scrypt$10$8$16$NaCl$fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
    assert is_password("password", kept)
    assert is_outdated(kept)


def test_a_digest_with_another_cost_is_known_and_outdated() -> None:
    # By the reference implementation: "somesalt", 64 MiB, two passes.
    kept = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
    assert is_password("password", kept)
    assert not is_password("differentpassword", kept)
    assert is_outdated(kept)
    assert not is_outdated(hashed(PASSWORD))


def test_nobodys_password_is_compared_as_any_other_is() -> None:
    assert not is_password(PASSWORD, NOBODYS)
    assert not is_outdated(NOBODYS)


async def test_a_password_set_through_one_server_holds_at_the_others(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        ann, ben, eve = sites[0].person("Ann"), sites[1].person("Ben"), sites[1].person("Eve")
        table = await ann.make_table("me", "friend", "plain")
        host = await ann.look_on(table)
        await ben.join(table)
        await eve.get("/api/me")
        seated_line, watching = await ben.look_on(table), await eve.look_on(table)
        assert (await set_password(host, PASSWORD))["t"] == "ok"
        assert await sent_away(watching) == "password-needed"
        await seated_line.until(lambda line: line.table["locked"])
        assert (await enter(eve, table, PASSWORD))["locked"]
        # What was said at one server counts at the other.
        moved = person_at(sites[0], "Eve", same_as=eve)
        assert (await moved.look_on(table)).table["locked"]
