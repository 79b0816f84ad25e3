"""What every database must do for the server. Another one joins by a line in `database_url`."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy import text

from chinatown.game import Action, Done, Keep, Offer, Pledge, ShopType, Trade, Transfer
from chinatown.game.state import RULES
from chinatown.server.store import (
    ActionRow,
    GameRow,
    OwnShopRow,
    SeatRow,
    Store,
    StoreError,
    Written,
)
from chinatown.server.store.database import make_engine

NOON = "2026-01-01T12:00:00.000Z"
LATER = "2026-01-01T13:00:00.000Z"

GAME = GameRow(
    id="table",
    created=NOON,
    host="ann",
    edition="modern",
    own_shops=(OwnShopRow("Photo", "Bücher", "📚"),),
    variants=("street-access", "trade-clock=8"),
    seats=(
        SeatRow(0, "", "Ann", "token-0"),
        SeatRow(1, "", "", "token-1"),
        SeatRow(2, "shopkeeper", "Mei", "token-2"),
    ),
)


@pytest.fixture(params=["sqlite"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return {"sqlite": f"sqlite+aiosqlite:///{tmp_path / 'folder' / 'games.sqlite3'}"}[request.param]


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


def row(number: int, action: Action, request: str | None = None) -> ActionRow:
    return ActionRow(number, action.seat, request, action, NOON)


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.games.add(GAME, 0)
    assert await store.games.get("table") == GAME
    assert await store.games.get("elsewhere") is None
    setup = GAME.setup()
    assert setup.edition.shops[0] == ShopType("Bücher", 3, "📚")
    assert setup.variants.trade_clock == 8


async def test_a_free_seat_is_taken_once(store: Store) -> None:
    await store.games.add(GAME, 0)
    taken = await asyncio.gather(
        *(store.seats.take("table", 1, f"Guest {n}", f"guest-{n}", NOON) for n in range(4))
    )
    assert sorted(taken) == [False, False, False, True]
    winner = taken.index(True)
    kept = await store.games.get("table")
    assert kept is not None
    assert kept.seats[1].name == f"Guest {winner}"
    for n in range(4):
        seat = await store.seats.held_by("table", f"guest-{n}")
        assert seat == (1 if n == winner else None)


@pytest.mark.parametrize("seat", [0, 2])
async def test_a_seat_that_is_not_free_cannot_be_taken(store: Store, seat: int) -> None:
    await store.games.add(GAME, 0)
    assert not await store.seats.take("table", seat, "Ben", "ben", NOON)


async def test_the_rejoin_token_leads_to_a_taken_seat_alone(store: Store) -> None:
    await store.games.add(GAME, 0)
    assert await store.seats.by_token("token-0") == ("table", 0)
    assert await store.seats.by_token("token-1") is None
    assert await store.seats.by_token("token-2") is None
    assert await store.seats.by_token("") is None


async def test_a_guest_holds_one_seat_at_a_table_and_a_seat_may_have_several_guests(
    store: Store,
) -> None:
    await store.games.add(GAME, 0)
    await store.seats.take("table", 1, "Ben", "ben", NOON)
    await store.seats.hold("table", 0, "phone", NOON)
    assert await store.seats.held_by("table", "phone") == 0
    assert await store.seats.held_by("table", "ann") == 0
    await store.seats.hold("table", 1, "phone", LATER)
    assert await store.seats.held_by("table", "phone") == 1
    assert await store.seats.last_name("phone") == "Ben"
    assert await store.seats.last_name("nobody") == ""


async def test_my_tables_are_those_i_made_or_sit_at_newest_first(store: Store) -> None:
    await store.games.add(GAME, 0)
    seats = tuple(replace(seat, token=f"x{seat.token}") for seat in GAME.seats)
    await store.games.add(replace(GAME, id="b", created=LATER, seats=seats), None)
    await store.seats.take("table", 1, "Ben", "ben", NOON)
    assert await store.games.of_guest("ann", 9) == ["b", "table"]
    assert await store.games.of_guest("ann", 1) == ["b"]
    assert await store.games.of_guest("ben", 9) == ["table"]
    assert await store.games.of_guest("eve", 9) == []
    assert await store.games.count_unfinished("ann") == 2


async def test_a_game_starts_once(store: Store) -> None:
    await store.games.add(GAME, 0)
    started = await asyncio.gather(
        *(store.games.start("table", f"s{n}", f"r{n}") for n in range(4))
    )
    assert sorted(started) == [False, False, False, True]
    kept = await store.games.get("table")
    assert kept is not None
    assert (kept.seed, kept.start_request) == (
        f"s{started.index(True)}",
        f"r{started.index(True)}",
    )
    assert await store.games.in_progress() == ["table"]


async def test_the_log_gives_back_every_action_in_order(store: Store) -> None:
    await store.games.add(GAME, 0)
    trade = Trade(
        (Transfer(0, 1, (20,), ("Bücher", "Dim Sum"), 10_000, 20_000),),
        (Pledge(1, 0, "I'll give “22” back\n"),),
    )
    rows = [
        row(1, Keep(0, (1, 2, 3))),
        row(2, Offer(1, trade, secret=True, counters="abc"), "request"),
        row(3, Done(2, done=False)),
    ]
    for written in rows:
        assert await store.log.write("table", written, over=False) is Written.DONE
    assert await store.log.read("table") == rows
    assert await store.log.read("table", after=1) == rows[1:]
    assert await store.log.read("elsewhere") == []


async def test_a_number_is_given_once_whoever_writes_at_the_same_time(
    store: Store, database_url: str
) -> None:
    await store.games.add(GAME, 0)
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
            assert Counter(written) == {Written.DONE: 1, Written.CONFLICT: 5}
        assert [row.number for row in await other.log.read("table")] == [1, 2, 3, 4, 5]
    finally:
        await other.close()


async def test_a_command_is_carried_out_once(store: Store) -> None:
    await store.games.add(GAME, 0)
    assert await store.log.write("table", row(1, Done(0), "same"), over=False) is Written.DONE
    assert await store.log.write("table", row(2, Done(0), "same"), over=False) is Written.REPEATED
    assert await store.log.write("table", row(2, Done(1), "same"), over=False) is Written.DONE
    assert await store.log.write("table", row(3, Done(0)), over=False) is Written.DONE
    assert await store.log.write("table", row(4, Done(0)), over=False) is Written.DONE


async def test_rows_of_many_tables_are_written_together_and_none_suffers_for_another(
    store: Store, database_url: str
) -> None:
    tables = [f"table {number}" for number in range(20)]
    for name in tables:
        seats = tuple(replace(seat, token=f"{name} {seat.token}") for seat in GAME.seats)
        await store.games.add(replace(GAME, id=name, seats=seats), 0)
    other = await Store.open(database_url)
    try:
        await other.log.write(tables[7], row(1, Done(2)), over=False)
        written = await asyncio.gather(
            *(store.log.write(name, row(1, Done(0)), over=False) for name in tables)
        )
        assert [at for at, outcome in enumerate(written) if outcome is not Written.DONE] == [7]
        assert [len(await other.log.read(name)) for name in tables] == [1] * 20
        assert (await other.log.read(tables[7]))[0].seat == 2
    finally:
        await other.close()


async def test_who_has_muted_whom_is_kept(store: Store) -> None:
    await store.games.add(GAME, 0)
    await store.mutes.set("table", 0, 2, muted=True)
    await store.mutes.set("table", 0, 2, muted=True)
    await store.mutes.set("table", 1, 0, muted=True)
    assert await store.mutes.of_game("table") == {(0, 2), (1, 0)}
    await store.mutes.set("table", 0, 2, muted=False)
    await store.mutes.set("table", 0, 1, muted=False)
    assert await store.mutes.of_game("table") == {(1, 0)}
    assert await store.mutes.of_game("elsewhere") == set()


async def test_a_game_that_is_over_is_no_longer_unfinished(store: Store) -> None:
    await store.games.add(GAME, 0)
    await store.games.start("table", "seed", "request")
    await store.log.write("table", row(1, Done(0)), over=True)
    assert await store.games.in_progress() == []
    assert await store.games.count_unfinished("ann") == 0
    kept = await store.games.get("table")
    assert kept is not None
    assert kept.over


async def test_the_secret_key_is_made_once_for_a_database(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(3)))
    keys = {await store.secret_key() for store in stores}
    assert len(keys) == 1
    assert len(keys.pop()) > 40
    for store in stores:
        await store.close()


def test_a_file_that_is_being_written_to_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    writer = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
    writer.execute("CREATE TABLE other (one)")
    writer.execute("BEGIN EXCLUSIVE")
    Timer(0.3, lambda: writer.execute("COMMIT")).start()
    make_engine(f"sqlite+aiosqlite:///{file}")
    writer.close()
    with closing(sqlite3.connect(file)) as reader:
        assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_the_tables_of_the_first_version_are_renewed_once(
    store: Store, database_url: str
) -> None:
    await store.games.add(GAME, 0)
    async with store._engine.begin() as connection:
        for change in (
            "alter table games drop column effects",
            "alter table games drop column rules",
            "drop table mutes",
            "update notes set value = '1' where name = 'schema-version'",
        ):
            await connection.execute(text(change))
    stores = [await Store.open(database_url) for _ in range(2)]
    for renewed in stores:
        assert await renewed.games.get("table") == replace(GAME, rules=1)
        assert await renewed.mutes.of_game("table") == set()
        await renewed.close()


async def test_games_from_before_the_rules_had_versions_go_on_by_the_first(
    store: Store, database_url: str
) -> None:
    await store.games.add(GAME, 0)
    async with store._engine.begin() as connection:
        for change in (
            "alter table games drop column rules",
            "update notes set value = '2' where name = 'schema-version'",
        ):
            await connection.execute(text(change))
    renewed = await Store.open(database_url)
    await renewed.games.add(replace(GAME, id="new", seats=(SeatRow(0, "", "Bo", "other"),)), None)
    old, new = await renewed.games.get("table"), await renewed.games.get("new")
    assert old is not None
    assert new is not None
    assert (old.rules, new.rules) == (1, RULES)
    assert replace(old, seed="a seed").setup().rules == 1
    await renewed.close()


async def test_the_tables_of_another_version_are_left_alone(
    store: Store, database_url: str
) -> None:
    async with store._engine.begin() as connection:
        await connection.execute(
            text("update notes set value = '999' where name = 'schema-version'")
        )
    with pytest.raises(StoreError, match="999"):
        await Store.open(database_url)
