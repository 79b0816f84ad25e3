"""A process tells the others, and leaves them whatever its client of Redis does."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import keep_all, running, seated
from tests.server.redis_server import RedisServer

from chinatown.game import Done
from chinatown.server.limits.shared_use import Used
from chinatown.server.peers.messages import Gone, PeerMessage
from chinatown.server.peers.redis_peers import RedisPeers


class Listener:
    """Listens to others, and takes no notice."""

    def heard(self, table: str, sender: str, message: PeerMessage) -> None:
        pass

    def died(self, processes: object) -> None:
        pass

    def inherited(self, tables: object) -> None:
        pass

    def heard_use(self, sender: str, used: Used) -> None:
        pass

    def missed(self) -> None:
        pass


async def test_what_was_told_has_been_passed_on_before_the_answer(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    peers = RedisPeers(redis.url, "prefix")
    await peers.start(Listener())
    passed_on = asyncio.Event()
    pipeline = peers._redis.pipeline

    def slow(**options: Any) -> Any:
        sending = pipeline(**options)
        execute = sending.execute

        async def execute_slowly() -> Any:
            await asyncio.sleep(0.1)
            done = await execute()
            passed_on.set()
            return done

        monkeypatch.setattr(sending, "execute", execute_slowly)
        return sending

    monkeypatch.setattr(peers._redis, "pipeline", slow)
    peers.tell("table", Gone())
    await peers.told()
    assert passed_on.is_set()
    await peers.close()


async def test_an_action_is_answered_once_the_others_are_told(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        on_its_way = asyncio.Event()
        site.tables.loaded[table].told = on_its_way.wait
        asking = asyncio.create_task(lines[0].act(Done(0)))
        await lines[1].until(lambda line: line.log_of("done-said"))
        assert not asking.done()
        on_its_way.set()
        assert (await asking)["t"] == "ok"


async def test_nobody_waits_for_a_redis_that_is_gone(redis: RedisServer) -> None:
    peers = RedisPeers(redis.url, "prefix")
    await peers.start(Listener())
    redis.stop()
    peers.tell("table", Gone())
    await asyncio.wait_for(peers.told(), 20)
    peers.tell("table", Gone())
    # It is known to be gone by now.
    await asyncio.wait_for(peers.told(), 0.3)
    await peers.close()


async def test_a_cancellation_that_is_taken_for_a_time_limit_is_said_again(
    redis: RedisServer,
) -> None:
    peers = RedisPeers(redis.url, "prefix")
    begun = asyncio.Event()
    cancelled = 0

    async def stubborn() -> None:
        nonlocal cancelled
        while True:
            try:
                begun.set()
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                cancelled += 1
                if cancelled == 2:
                    raise

    peers._tasks = {asyncio.create_task(stubborn())}
    await begun.wait()
    await asyncio.wait_for(peers.close(), 20)
    assert cancelled == 2
