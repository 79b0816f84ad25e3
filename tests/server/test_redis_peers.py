"""A process leaves the others, whatever its client of Redis does with a cancellation."""

import asyncio

from tests.server.redis_server import RedisServer

from chinatown.server.peers.redis_peers import RedisPeers


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
