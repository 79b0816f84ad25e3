"""Several servers on one database: any of them serves any table."""

import asyncio
import json
import logging
from dataclasses import asdict

import pytest
from tests.server.kit import PATIENCE, Line, Site, keep_all, lot_of, new_table, settle
from tests.server.redis_server import RedisServer
from tests.server.shared import person_at, seated_apart, servers

from chinatown.game import Done, Keep, Offer, Say, Trade, Transfer
from chinatown.server.health import CHECK_SECONDS
from chinatown.server.limits.numbers import Limits
from chinatown.server.store.sole_use import DatabaseInUseError
from chinatown.server.store.store import Store


def leaders(sites: list[Site], table: str) -> list[bool]:
    """Return which servers lead a table."""
    return [table in site.tables.loaded and site.tables.loaded[table].leads for site in sites]


async def becomes(condition: object, seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    assert callable(condition)
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_people_at_two_servers_see_one_table(postgres_url: str, redis: RedisServer) -> None:
    async with servers(postgres_url, redis.url) as sites:
        _, _, (ann, ben) = await seated_apart(sites, "Ann", "Ben", bots=("plain",))
        assert [ann.seat, ben.seat] == [0, 1]
        await keep_all([ann, ben])
        await ann.until(lambda line: line.game["now"]["phase"] == "trade")
        lot = lot_of(ann, 0)
        await ann.do(Offer(0, Trade((Transfer(0, 1, (lot,)), Transfer(1, 0, cash=10_000)))))
        await ben.until(lambda line: line.game["offers"])
        await ben.do(Say(1, "Too much"))
        await ann.until(lambda line: line.log_of("said"))
        for line in (ann, ben):
            await settle(line)
        assert ann.game["offers"] == ben.game["offers"]
        assert ann.game["board"] == ben.game["board"]


async def test_a_table_changes_for_all_before_the_game(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        ann, ben = person_at(sites[0], "Ann"), person_at(sites[1], "Ben")
        table = await ann.make_table("me", "friend", "friend")
        first = await ann.look_on(table)
        await ben.get("/api/me")
        spectator = await ben.look_on(table)
        await ben.join(table)
        await first.until(lambda line: line.table["seats"][1]["name"] == "Ben")
        await first.until(lambda line: line.table["seats"][1]["online"])
        await spectator.until(lambda line: line.table["you"] == 1)
        change = {"do": "set-players", "players": 4}
        answer = await first.ask({"t": "arrange", "change": change})
        assert answer["t"] == "ok", answer
        await spectator.until(lambda line: len(line.table["seats"]) == 4)
        await spectator.close()
        await first.until(lambda line: not line.table["seats"][1]["online"])


async def test_who_writes_and_who_comes_and_goes_is_seen_elsewhere(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        table, people, (ann, ben) = await seated_apart(sites, "Ann", "Ben", bots=("plain",))
        await ann.until(lambda line: line.seat_presence(1)["here"])
        await keep_all([ann, ben])
        assert (await ben.ask({"t": "compose", "on": True}))["t"] == "ok"
        await ann.until(lambda line: line.seat_presence(1)["composing"])
        assert (await ann.ask({"t": "nudge", "seat": 1}))["t"] == "ok"
        await ben.until(lambda line: line.nudged_by == [0])
        await ben.close()
        await ann.until(lambda line: not line.seat_presence(1)["here"])
        again = await people[1].look_on(table)
        await ann.until(lambda line: line.seat_presence(1)["here"])
        assert again.seat_presence(0)["here"]


async def test_a_mute_holds_at_every_server_and_only_its_author_learns_of_it(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        _, _, (ann, ben, cho) = await seated_apart(sites, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        await ben.until(lambda line: line.game["now"]["phase"] == "trade")
        assert (await ann.ask({"t": "mute", "seat": 1, "muted": True}))["t"] == "ok"
        muted = sites[1].tables.loaded
        await becomes(lambda: [table.mutes.muted_by(0) for table in muted.values()] == [[1]])
        await ben.silence()
        refused = await ben.act(Say(1, "Psst", to=(0,)))
        assert refused["code"] == "muted-by"


async def test_one_server_leads_a_table_where_people_are(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        table, _, (ann, ben) = await seated_apart(sites, "Ann", "Ben", bots=("plain",))
        assert sum(leaders(sites, table)) == 1
        leading = leaders(sites, table).index(True)
        assert sites[leading].has_bots_running(table)
        assert not sites[1 - leading].has_bots_running(table)
        # Whoever looks on through the leader leaves: another leads, and its bots go on.
        await (ann, ben)[leading].close()
        await becomes(lambda: leaders(sites, table) == [leading == 1, leading == 0])
        await becomes(lambda: sites[1 - leading].has_bots_running(table))
        await becomes(lambda: not sites[leading].has_bots_running(table))
        assert sum(leaders(sites, table)) == 1


async def test_the_same_command_at_two_servers_is_carried_out_once(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        table, people, (ann, ben) = await seated_apart(sites, "Ann", "Ben", bots=("plain",))
        await keep_all([ann, ben])
        twin = await person_at(sites[1], "Ann", people[0]).look_on(table)
        command = {"t": "act", "action": asdict(Say(0, "Hello")), "id": "hello"}
        await asyncio.gather(*(line.socket.send(json.dumps(command)) for line in (ann, twin)))
        answers = [await line.answer("hello") for line in (ann, twin)]
        assert [answer["t"] for answer in answers] == ["ok", "ok"]
        for line in (ann, twin, ben):
            await settle(line)
            assert len(line.log_of("said")) == 1


async def test_everyone_may_act_at_once(postgres_url: str, redis: RedisServer) -> None:
    async with servers(postgres_url, redis.url, count=3) as sites:
        _, _, lines = await seated_apart(sites, "Ann", "Ben", "Cho")
        await keep_all(lines)

        async def talk(line: Line) -> None:
            for number in range(15):
                await line.do(Say(line.seat, f"{line.seat}-{number}"))

        await asyncio.gather(*(talk(line) for line in lines))
        heard = []
        for line in lines:
            await line.until(lambda line: len(line.log_of("said")) == 45)
            heard.append([event["text"] for event in line.log_of("said")])
        assert heard[0] == heard[1] == heard[2]
        for seat in range(3):
            said = [text for text in heard[0] if text.startswith(str(seat))]
            assert said == [f"{seat}-{number}" for number in range(15)]


async def test_three_servers_that_open_a_table_at_once_serve_it_and_one_leads_it(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url, count=3) as sites:
        variants = ("trade-clock=8",)
        bots = ("plain", "plain")
        table, people, before = await seated_apart(
            sites, "Ann", "Ben", "Cho", bots=bots, variants=variants
        )
        await asyncio.gather(*(site.tables.discard(site.tables.loaded[table]) for site in sites))
        for line in before:
            await line.close()
        assert leaders(sites, table) == [False] * 3
        lines = await asyncio.gather(*(person.look_on(table) for person in people))
        # All act at the same moment, and so may every bot.
        keeping = (
            line.do(Keep(line.seat, tuple(line.game["mine"]["hand"][: line.game["mine"]["keep"]])))
            for line in lines
        )
        await asyncio.gather(*keeping)
        for line in lines:
            await line.until(lambda line: line.game["now"]["phase"] == "trade")

        async def talk(line: Line) -> None:
            for turn in range(5):
                await line.do(Say(line.seat, f"{line.seat}-{turn}"))

        await asyncio.gather(*(talk(line) for line in lines))
        await becomes(lambda: sum(leaders(sites, table)) == 1)
        leading = leaders(sites, table)
        await becomes(lambda: [site.has_bots_running(table) for site in sites] == leading)
        await becomes(
            lambda: [site.tables.loaded[table].clocks.running for site in sites] == leading
        )
        heard = []
        for line in lines:
            await line.until(lambda line: len(line.log_of("said")) == 15)
            heard.append([event["text"] for event in line.log_of("said")])
        assert heard[0] == heard[1] == heard[2]
        assert sorted(heard[0]) == [f"{seat}-{turn}" for seat in range(3) for turn in range(5)]
        rows = await sites[0].tables.store.log.read(table)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        kept = [row.seat for row in rows if isinstance(row.action, Keep)]
        assert sorted(kept) == [0, 1, 2, 3, 4]


async def test_a_deleted_table_is_gone_everywhere(postgres_url: str, redis: RedisServer) -> None:
    async with servers(postgres_url, redis.url) as sites:
        ann, ben = person_at(sites[0], "Ann"), person_at(sites[1], "Ben")
        table = await ann.make_table("me", "friend", "friend")
        spectator = await ben.look_on(table)
        assert (await ann.http.delete(f"/api/tables/{table}")).status_code == 200
        await asyncio.wait_for(spectator.socket.wait_closed(), PATIENCE)
        assert spectator.socket.close_code == 4404
        assert not sites[1].in_memory(table)


async def test_what_is_not_told_is_found_in_the_database(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        _, _, (ann, ben) = await seated_apart(sites, "Ann", "Ben", bots=("plain",))
        await keep_all([ann, ben])
        redis.stop()
        await ann.do(Say(0, "Can you hear me?"))
        # Either looks in the database after a while, or before it says something itself.
        await ben.do(Say(1, "Yes"))
        await settle(ben)
        assert [event["text"] for event in ben.log_of("said")] == ["Can you hear me?", "Yes"]
        redis.start()
        await ann.until(lambda line: len(line.log_of("said")) == 2)
        await ann.do(Say(0, "Good"))
        await ben.until(lambda line: len(line.log_of("said")) == 3)


async def test_after_a_restart_of_redis_bots_go_on_and_people_see_each_other(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        table, _, (ann, ben) = await seated_apart(sites, "Ann", "Ben", bots=("plain",))
        redis.stop()
        await asyncio.sleep(0.5)
        redis.start()
        await becomes(lambda: sum(leaders(sites, table)) == 1)
        await keep_all([ann, ben])
        await ann.until(lambda line: line.game["now"]["phase"] == "trade")
        await ann.do(Done(0))
        await ben.do(Done(1))
        await ann.until(lambda line: line.game["now"]["phase"] == "build")
        await ben.until(lambda line: line.game["now"]["phase"] == "build")
        assert ann.seat_presence(1)["here"]


async def test_a_server_with_redis_and_one_without_refuse_each_other(
    postgres_url: str, redis: RedisServer
) -> None:
    shared = [await Store.open(postgres_url, sole=True, shared=True) for _ in range(2)]
    with pytest.raises(DatabaseInUseError):
        await Store.open(postgres_url, sole=True)
    for store in shared:
        await store.close()
    alone = await Store.open(postgres_url, sole=True)
    with pytest.raises(DatabaseInUseError):
        await Store.open(postgres_url, sole=True, shared=True)
    await alone.close()


async def test_limits_hold_for_all_servers_together(postgres_url: str, redis: RedisServer) -> None:
    limits = {"limits": Limits(tables_per_guest=2)}
    async with servers(postgres_url, redis.url, more=limits) as sites:
        ann = person_at(sites[0], "Ann")
        for _ in range(2):
            await ann.make_table("me", "friend", "friend")
        twin = person_at(sites[1], "Ann", ann)
        guest = sites[1].app.state.identity.guest(dict(ann.http.cookies))
        made = sites[1].gate._tables["guest"]
        await becomes(lambda: made.wait(guest) > 0)
        refused = await twin.post("/api/tables", new_table("me", "friend", "friend"))
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-new-tables")


async def test_a_server_without_its_redis_says_that_it_is_not_ready(
    postgres_url: str, redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with servers(postgres_url, redis.url, count=1) as (site,):
        person = site.person()
        well = await person.http.get("/readyz")
        assert (well.status_code, well.json()["redis"]) == (200, "ok")
        with caplog.at_level(logging.CRITICAL):
            redis.stop()
            await asyncio.sleep(CHECK_SECONDS)
            unwell = await person.http.get("/readyz")
        assert unwell.status_code == 503
        assert unwell.json() == {
            "status": "unwell",
            "database": "ok",
            "migrations": "ok",
            "redis": "unavailable",
        }
        redis.start()
        await asyncio.sleep(CHECK_SECONDS)
        assert (await person.http.get("/readyz")).json()["status"] == "ok"
