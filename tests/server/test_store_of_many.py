"""What a database must do for processes that use it at the same time."""

import asyncio
from collections import Counter

from sqlalchemy import insert
from tests.server.stored import GAME, NOON, another, row

from chinatown.game import Done
from chinatown.server.store.database import last_seen
from chinatown.server.store.engine import make_engine
from chinatown.server.store.store import Store


async def test_a_number_is_given_once_whoever_writes_at_the_same_time(
    store: Store, database_url: str
) -> None:
    await store.games.add(GAME)
    other = await Store.open(database_url)
    try:
        for number in range(1, 6):
            written = await asyncio.gather(
                *(
                    place.log.write("table", row(number, Done(seat)), over=False)
                    for place in (store, other)
                    for seat in (0, 1, 2)
                )
            )
            assert Counter(written) == {True: 1, False: 5}
        assert [row.number for row in await other.log.read("table")] == [1, 2, 3, 4, 5]
    finally:
        await other.close()


async def test_rows_of_many_tables_are_written_together_and_none_suffers_for_another(
    store: Store, database_url: str
) -> None:
    tables = [f"table {number}" for number in range(20)]
    for name in tables:
        await store.games.add(another(name))
    other = await Store.open(database_url)
    try:
        await other.log.write(tables[7], row(1, Done(2)), over=False)
        written = await asyncio.gather(
            *(store.log.write(name, row(1, Done(0)), over=False) for name in tables)
        )
        assert [at for at, outcome in enumerate(written) if outcome is not True] == [7]
        assert [len(await other.log.read(name)) for name in tables] == [1] * 20
        assert (await other.log.read(tables[7]))[0].seat == 2
    finally:
        await other.close()


async def test_two_processes_that_write_at_the_same_tables_never_wait_for_each_other_for_ever(
    store: Store, database_url: str
) -> None:
    tables = [f"table {number}" for number in range(20)]
    for name in tables:
        await store.games.add(another(name))
    other = await Store.open(database_url)
    try:
        for number in range(1, 9):
            written = await asyncio.gather(
                *(store.log.write(name, row(number, Done(0)), over=False) for name in tables),
                *(other.log.write(name, row(number, Done(1)), over=False) for name in tables[::-1]),
            )
            assert Counter(written) == {True: 20, False: 20}
    finally:
        await other.close()


async def test_several_processes_may_note_at_once_since_when_a_seat_is_gone(
    store: Store, database_url: str
) -> None:
    await store.games.add(GAME)
    engine = make_engine(database_url)
    noted = insert(last_seen).values(game="table", seat=1, at="2026-05-04T18:20:00Z")
    async with engine.begin() as connection:
        await connection.execute(noted)
        noting = asyncio.create_task(store.proceedings.note_seen("table", 1, NOON))
        # It has looked, and waits for the other to be done.
        await asyncio.wait({noting}, timeout=0.3)
    await noting
    assert await store.proceedings.last_seen("table") == {1: NOON}
    await engine.dispose()
