"""Fair turns at what only few may do at a time."""

import asyncio
from collections.abc import Hashable

import pytest
from tests.server.test_meters import Ticks

from chinatown.server.limits import turns
from chinatown.server.limits.turns import Turns


class Queue:
    """Takes turns, each of a second, and notes in which order parties had them."""

    def __init__(self, most: int = 1) -> None:
        self.ticks = Ticks()
        self.turns = Turns(most, self.ticks)
        self.order: list[Hashable] = []
        self.at_once = 0
        self.most_at_once = 0

    async def take(self, party: Hashable, *, first: bool = False, seconds: float = 1.0) -> None:
        async with self.turns.turn(party, first=first):
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            self.order.append(party)
            await asyncio.sleep(0)
            self.ticks.now += seconds
            self.at_once -= 1


async def test_no_more_than_so_many_at_a_time() -> None:
    queue = Queue(most=2)
    await asyncio.gather(*(queue.take(number) for number in range(9)))
    assert queue.most_at_once == 2
    assert len(queue.order) == 9


async def test_whoever_asks_for_many_turns_has_as_much_time_as_others() -> None:
    queue = Queue()
    flood = [queue.take("flood") for _ in range(6)]
    await asyncio.gather(*flood, *(queue.take(name) for name in ("Ann", "Ben")))
    assert queue.order[:3] == ["flood", "Ann", "Ben"]


async def test_long_turns_count_for_more_than_short_ones() -> None:
    queue = Queue()
    wishes = [queue.take("slow", seconds=3) for _ in range(2)]
    wishes += [queue.take("quick") for _ in range(4)]
    await asyncio.gather(*wishes)
    assert queue.order == ["slow", "quick", "quick", "quick", "slow", "quick"]


async def test_people_come_before_those_who_only_look_on() -> None:
    queue = Queue()
    wishes = [queue.take(number) for number in range(3)]
    await asyncio.gather(*wishes, queue.take("person", first=True))
    assert queue.order == [0, "person", 1, 2]


async def test_whoever_has_rested_saves_nothing_up() -> None:
    queue = Queue()
    await queue.take("early")
    for _ in range(5):
        await queue.take("busy")
    before = len(queue.order)
    wishes = [queue.take(name) for name in ("busy", *["early"] * 6, *["busy"] * 6)]
    await asyncio.gather(*wishes)
    assert queue.order[before:][:7].count("early") == 4


async def test_a_turn_of_somebody_who_went_away_is_the_next_ones() -> None:
    queue = Queue()
    async with queue.turns.turn("Ann"):
        gone = [asyncio.create_task(queue.take(name)) for name in ("Ben", "Cho")]
        stays = asyncio.create_task(queue.take("Dai"))
        await asyncio.sleep(0)
        gone[0].cancel()
        await asyncio.sleep(0)
    # Cho has been called by now, but has not heard it yet.
    gone[1].cancel()
    await asyncio.wait_for(stays, 5)
    await asyncio.gather(*gone, return_exceptions=True)
    assert queue.order == ["Dai"]
    await queue.take("Ann")


async def test_parties_that_have_rested_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MAX_PARTIES", 10)
    queue = Queue()
    for number in range(100):
        await queue.take(number, seconds=0)
    assert len(queue.turns._ends) <= 10
