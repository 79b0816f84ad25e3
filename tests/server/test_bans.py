"""Whoever the host of a table has banned comes back neither to play nor to look on."""

from dataclasses import replace
from pathlib import Path

from tests.server.kit import Json, Line, Site, running
from tests.server.redis_server import RedisServer
from tests.server.shared import person_at, servers
from tests.server.stored import GAME, NOON
from tests.server.test_passwords import enter, refused_at, sent_away, set_password

from chinatown.server.messages.lobby import MAX_BANS
from chinatown.server.tables.holding import ban_id, banned, with_holder, with_seat


async def arrange(line: Line, do: str, **more: int | str) -> Json:
    return await line.ask({"t": "arrange", "change": {"do": do, **more}})


async def test_a_banned_player_is_sent_away_in_all_browsers_and_does_not_come_back(
    site: Site,
) -> None:
    ann, ben, phone = site.person("Ann"), site.person("Ben"), site.person("Ben")
    table = await ann.make_table("me", "friend", "friend")
    await ben.join(table)
    link = (await ben.get(f"/api/tables/{table}"))["rejoin"].removeprefix("/r/")
    assert (await phone.post(f"/api/seat-links/{link}", {})).status_code == 200
    host, playing, looking = [await it.look_on(table) for it in (ann, ben, phone)]
    assert (await arrange(host, "ban", seat=1))["t"] == "ok"
    for line in (playing, looking):
        assert await sent_away(line) == "banned"
    assert host.table["seats"][1]["free"]
    for visitor in (ben, phone):
        assert (await visitor.http.get(f"/api/tables/{table}")).json()["code"] == "banned"
        answer = await visitor.post(f"/api/tables/{table}/join", {"name": "Bob"})
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert await refused_at(visitor, table) == "banned"
    assert (await ben.post(f"/api/seat-links/{link}", {})).json()["code"] == "unknown-link"
    # Nor by the link of somebody else, or a password.
    own = (await ann.get(f"/api/tables/{table}"))["rejoin"].removeprefix("/r/")
    assert (await ben.post(f"/api/seat-links/{own}", {})).json()["code"] == "banned"
    await set_password(host, "blue dragon")
    assert (await enter(ben, table, "blue dragon"))["code"] == "banned"


async def test_the_host_sees_who_is_banned_and_lifts_it(site: Site) -> None:
    ann, ben, cho = site.person("Ann"), site.person("Ben"), site.person("Cho")
    table = await ann.make_table("me", "friend", "friend")
    await ben.join(table)
    await cho.join(table)
    host, other = await ann.look_on(table), await cho.look_on(table)
    await arrange(host, "ban", seat=1)
    (ban,) = host.table["bans"]
    assert ban["name"] == "Ben"
    await other.until(lambda line: line.table["seats"][1]["free"])
    assert other.table["bans"] == []
    assert (await arrange(other, "lift-ban", ban=ban["id"]))["code"] == "not-host"
    assert (await arrange(host, "lift-ban", ban=ban["id"]))["t"] == "ok"
    assert host.table["bans"] == []
    assert (await ben.join(table))["you"] == 1


async def test_only_the_host_bans_people_before_the_game_and_not_themselves(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    host, other = await ann.look_on(table), await ben.look_on(table)
    assert (await arrange(other, "ban", seat=0))["code"] == "not-host"
    for seat, code in ((0, "ban-oneself"), (2, "no-player-there"), (7, "unknown-seat")):
        assert (await arrange(host, "ban", seat=seat))["code"] == code
    await host.start()
    assert (await arrange(host, "ban", seat=1))["code"] == "already-started"
    assert host.table["bans"] == []


async def test_a_host_who_plays_in_the_same_browser_does_not_ban_it(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    link = (await ben.get(f"/api/tables/{table}"))["rejoin"].removeprefix("/r/")
    assert (await ann.post(f"/api/seat-links/{link}", {})).status_code == 200
    line = await ann.look_on(table)
    assert (await arrange(line, "ban", seat=1))["code"] == "ban-oneself"


async def test_all_seats_of_a_banned_browser_are_free(site: Site) -> None:
    ann, ben, cho = site.person("Ann"), site.person("Ben"), site.person("Cho")
    table = await ann.make_table("me", "friend", "friend")
    await ben.join(table)
    await cho.join(table)
    link = (await cho.get(f"/api/tables/{table}"))["rejoin"].removeprefix("/r/")
    assert (await ben.post(f"/api/seat-links/{link}", {})).status_code == 200
    host = await ann.look_on(table)
    there = (await cho.get(f"/api/tables/{table}"))["browsers"]
    alone = await cho.look_on(table)
    here = next(browser["id"] for browser in there if browser["here"])
    assert (await arrange(alone, "remove-browser", browser=here))["t"] == "ok"
    assert (await arrange(host, "ban", seat=1))["t"] == "ok"
    assert [seat["free"] for seat in host.table["seats"]] == [False, True, True]


async def test_a_ban_outlives_the_server(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        await ben.join(table)
        await arrange(await ann.look_on(table), "ban", seat=1)
        row = await site.tables.store.games.get(table)
        assert ban_id(row, row.bans[0]) != row.bans[0].guest
        cookies = ben.http.cookies
    async with running(tmp_path / "games") as site:
        back = site.person("Ben")
        back.http.cookies = cookies
        assert await refused_at(back, table) == "banned"


def test_more_bans_than_are_kept_leave_the_last() -> None:
    table = GAME
    for number in range(MAX_BANS + 1):
        guest, seat = f"guest {number}", replace(GAME.seats[1], name=f"Ben {number}")
        table = with_holder(with_seat(table, seat), guest, 1, NOON, "")
        table = banned(table, 1, "ann", f"{number:03}")
    assert len(table.bans) == MAX_BANS
    assert not table.bars("guest 0")
    assert table.bars(f"guest {MAX_BANS}")


async def test_a_ban_through_one_server_holds_at_the_others(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        ann, ben = sites[0].person("Ann"), sites[1].person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        host = await ann.look_on(table)
        await ben.join(table)
        playing = await ben.look_on(table)
        assert (await arrange(host, "ban", seat=1))["t"] == "ok"
        assert await sent_away(playing) == "banned"
        for site in sites:
            assert await refused_at(person_at(site, "Ben", same_as=ben), table) == "banned"
