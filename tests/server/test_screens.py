"""A screen shows a table to a room, and everybody is told how many look on."""

import asyncio

import pytest
from tests.server.kit import Line, Person, Site, new_table, seated, settle
from tests.server.redis_server import RedisServer
from tests.server.shared import person_at, servers
from websockets.exceptions import ConnectionClosed

from chinatown.game import Done
from chinatown.server.tables.connection import NO_ENTRY


async def show(person: Person, table: str) -> Line:
    """Show a table to a room."""
    return await person.look_on(f"{table}/screen")


async def hear_until(line: Line, spectators: int) -> None:
    await line.until(lambda line: line.table["spectators"] == spectators)


async def test_a_screen_sees_what_any_spectator_sees_whatever_its_browser_holds(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    screen = await show(site.people[0], table)
    stranger = await site.person("Eve").look_on(table)
    assert screen.view == stranger.view
    for secret in ("mine", "instructions"):
        assert not screen.game.get(secret)
    for own in ("you", "rejoin", "browsers", "muted", "bans", "seats_here"):
        assert not screen.table[own], own
    assert not screen.table["host"]
    assert lines[0].table["rejoin"]


async def test_a_screen_can_do_nothing_in_the_name_of_its_browser(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    screen = await show(ann, table)
    for command in (
        {"t": "start"},
        {"t": "arrange", "change": {"do": "set-password", "password": "blue dragon"}},
        {"t": "vote", "question": "end", "about": None, "agree": True},
        {"t": "leave"},
    ):
        assert (await screen.ask(command))["t"] == "error", command
    assert (await screen.act(Done(0)))["code"] == "not-seated"
    await ben.join(table)
    line = await ann.look_on(table)
    await line.start()
    await screen.until(lambda line: line.view is not None)
    assert screen.table["you"] is None


async def test_a_screen_stays_one_when_its_browser_sits_down_or_changes_seats(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "friend")
    await ben.get("/api/me")
    screen, host = await show(ben, table), await ann.look_on(table)
    await ben.join(table)
    await settle(screen)
    assert screen.table["you"] is None
    own = await ben.look_on(table)
    assert (await own.ask({"t": "arrange", "change": {"do": "sit", "seat": 2}}))["t"] == "ok"
    await host.until(lambda line: line.table["seats"][2]["name"] == "Ben")
    await settle(screen)
    assert (screen.table["you"], own.table["you"]) == (None, 2)


async def test_a_screen_holds_no_seat_for_its_player(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await show(site.people[1], table)
    await lines[1].close()
    await lines[0].until(lambda line: not line.seat_presence(1)["here"])


async def test_everyone_is_told_how_many_look_on(site: Site) -> None:
    ann, eve = site.person("Ann"), site.person("Eve")
    table = await ann.make_table("me", "plain", "plain")
    host = await ann.look_on(table)
    assert host.table["spectators"] == 0
    await eve.get("/api/me")
    watching = await eve.look_on(table)
    assert watching.table["spectators"] == 1
    await hear_until(host, 1)
    # Another window of the same browser is the same person; a visitor without a cookie is somebody.
    second = await eve.look_on(table)
    stranger = await site.person().look_on(table)
    await hear_until(host, 2)
    await show(ann, table)
    await hear_until(host, 3)
    await host.start()
    await hear_until(host, 3)
    for line in (second, stranger, watching):
        await line.close()
    await hear_until(host, 1)


async def test_a_player_who_also_looks_on_in_another_window_is_no_spectator(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "plain", "plain")
    first, second = await ann.look_on(table), await ann.look_on(table)
    for line in (first, second):
        assert line.table["spectators"] == 0


async def test_a_screen_needs_the_password_and_closes_when_its_browser_is_banned(
    site: Site,
) -> None:
    ann, ben, eve = site.person("Ann"), site.person("Ben"), site.person("Eve")
    answer = await ann.post(
        "/api/tables", new_table("me", "friend", "friend", name="Ann", password="blue dragon")
    )
    table = answer.json()["table"]
    for visitor in (eve, site.person()):
        line = await visitor.open(f"{table}/screen")
        assert (await line.hear("error"))["code"] == "password-needed"
    await ben.post(f"/api/tables/{table}/enter", {"password": "blue dragon"})
    await ben.join(table)
    host, screen = await ann.look_on(table), await show(ben, table)
    # A player's screen may stay whatever the password becomes.
    change = {"do": "set-password", "password": "green dragon"}
    assert (await host.ask({"t": "arrange", "change": change}))["t"] == "ok"
    await settle(screen)
    assert (await host.ask({"t": "arrange", "change": {"do": "ban", "seat": 1}}))["t"] == "ok"
    assert (await screen.hear("error"))["code"] == "banned"
    with pytest.raises(ConnectionClosed):
        await screen.next()
    assert screen.socket.close_code == NO_ENTRY


async def test_whoever_looks_on_through_another_server_counts_as_well(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        ann, eve = sites[0].person("Ann"), sites[1].person("Eve")
        table = await ann.make_table("me", "plain", "plain")
        host = await ann.look_on(table)
        await eve.get("/api/me")
        watching = await eve.look_on(table)
        await hear_until(host, 1)
        screen = await show(person_at(sites[1], "Ann", same_as=ann), table)
        await asyncio.gather(*(hear_until(line, 2) for line in (host, watching, screen)))
