"""A server that dies or is stopped leaves its people and bots to the others (in processes)."""

import asyncio
import json
import signal
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import asdict

import pytest
from tests.server.kit import Line, Person, keep_all, settle
from tests.server.redis_server import RedisServer
from tests.server.shared import Relay, ServerProcess, moved
from tests.server.test_kill import replayed

from chinatown.game import Done, Say

pytestmark = pytest.mark.own_process


@pytest.fixture
async def relay() -> AsyncIterator[Relay]:
    relay = Relay()
    yield relay
    await relay.stop()


@pytest.fixture
async def servers(postgres_url: str, redis: RedisServer) -> AsyncIterator[list[ServerProcess]]:
    """Two servers; tests may append more."""
    servers = [ServerProcess(postgres_url, redis.url) for _ in range(2)]
    yield servers
    for server in servers:
        await server.end(signal.SIGKILL)


async def say(line: Line, request: str) -> None:
    """Say something that the server acknowledges."""
    answer = await line.act(Say(line.seat, request), id=request)
    assert answer["t"] == "ok", answer


async def end(
    server: ServerProcess, how: signal.Signals, relay: Relay, people: dict[Person, Line], table: str
) -> None:
    """End a server while those who were there move to another, and nobody else has to.

    Their last words, which nobody has acknowledged, they say again.
    """
    moving = [
        person
        for person, line in people.items()
        if relay.port_of[line.socket.local_address[1]] == server.port
    ]
    assert moving
    words = {person: f"as {server.port} ends {people[person].seat}" for person in moving}
    for person in moving:
        line = people[person]
        said = asdict(Say(line.seat, words[person]))
        await line.socket.send(json.dumps({"t": "act", "id": words[person], "action": said}))
    ending = asyncio.create_task(server.end(how))
    for person in moving:
        people[person] = await moved(people[person], person, table)
        await say(people[person], words[person])
    await ending


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_people_and_bots_go_on_at_another_server(
    how: signal.Signals,
    servers: list[ServerProcess],
    postgres_url: str,
    redis: RedisServer,
    relay: Relay,
) -> None:
    first, second = servers
    url = await relay.start()
    ann, ben = Person(url, "Ann"), Person(url, "Ben")
    relay.ports = [first.port]
    table = await ann.make_table("me", "friend", "random", "random")
    people = {ann: await ann.look_on(table)}
    relay.ports = [second.port]
    await ben.join(table)
    people[ben] = await ben.look_on(table)
    await people[ann].start()
    await people[ben].until(lambda line: line.view is not None)
    await keep_all(list(people.values()))
    for line in people.values():
        await line.until(lambda line: line.game["now"]["phase"] == "trade")
        await say(line, f"before {line.seat}")

    # The first is gone; another takes its place, and then the second goes as well.
    relay.ports = [first.port, second.port]
    await end(first, how, relay, people, table)
    for line in people.values():
        await say(line, f"between {line.seat}")
    third = ServerProcess(postgres_url, redis.url)
    servers.append(third)
    relay.ports.append(third.port)
    await end(second, how, relay, people, table)

    for line in people.values():
        # What was acknowledged is acknowledged again, and was done once.
        await say(line, f"before {line.seat}")
        await say(line, f"after {line.seat}")
        await line.do(Done(line.seat))
    for line in people.values():
        # Only bots can bring the trade phase to its end.
        await line.until(lambda line: line.game["now"]["phase"] == "build")
        await settle(line)
        texts = [event["text"] for event in line.log_of("said") if event["seat"] < 2]
        when = ("before", "between", "after")
        wanted = {f"{word} {seat}" for word in when for seat in (0, 1)}
        wanted |= {f"as {first.port} ends 0", f"as {second.port} ends 0"}
        wanted |= {f"as {second.port} ends 1"}
        assert sorted(texts) == sorted(wanted)
    for person in people:
        await person.leave()
    await third.end(how)
    _, log = await replayed(postgres_url, table)
    requests = Counter((seat, request) for seat, request in log if request is not None)
    assert set(requests.values()) == {1}
    errors = [server.log for server in servers if '"level": "error"' in server.log]
    assert errors == []
