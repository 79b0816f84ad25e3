"""What every database must do for the server."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError
from tests.server.stored import GAME, LATER, NOON, another, row

from chinatown.game import Done, Keep, Offer, Pledge, ShopType, Trade, Transfer
from chinatown.server.store.engine import make_engine, prepare_file
from chinatown.server.store.rows import (
    WATCHING,
    GameRow,
    HolderRow,
    SeatRow,
    link_of_token,
)
from chinatown.server.store.store import Store, StoreError


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.games.add(GAME)
    assert await store.games.get("table") == GAME
    assert await store.games.get("elsewhere") is None
    setup = GAME.setup()
    assert setup.edition.shops[0] == ShopType("Bücher", 3, "📚")
    assert setup.variants.trade_clock == 8


def with_ben(guest: str = "ben") -> GameRow:
    """Return the table once Ben has sat down."""
    seat = SeatRow(1, "", "Ben", link_of_token("token-1"), ready=True)
    return replace(
        GAME,
        seats=(GAME.seats[0], seat, GAME.seats[2]),
        holders=(*GAME.holders, HolderRow(guest, 1, LATER)),
        changed=LATER,
    )


async def test_a_change_of_a_table_is_kept_with_its_seats_and_holders(store: Store) -> None:
    await store.games.add(GAME)
    assert await store.games.change(GAME, with_ben())
    assert await store.games.get("table") == replace(with_ben(), version=1)
    assert await store.seats.held_by("table", "ben") == 1
    assert await store.seats.held_by("table", "ann") == 0


async def test_of_several_changes_at_once_one_is_kept_whole(store: Store) -> None:
    await store.games.add(GAME)
    changed = await asyncio.gather(
        *(store.games.change(GAME, with_ben(f"guest-{number}")) for number in range(4))
    )
    assert sorted(changed) == [False, False, False, True]
    kept = await store.games.get("table")
    assert kept == replace(with_ben(f"guest-{changed.index(True)}"), version=1)


async def test_seats_may_go_and_come_and_swap_their_links(store: Store) -> None:
    await store.games.add(GAME)
    first, second, third = GAME.seats
    swapped = (replace(second, seat=0), replace(first, seat=1))
    fewer = replace(GAME, seats=swapped, holders=(replace(GAME.holders[0], seat=1),), host_seat=1)
    assert await store.games.change(GAME, fewer)
    again = replace(fewer, version=1)
    assert await store.games.get("table") == again
    assert await store.games.change(again, replace(again, seats=(*swapped, third)))
    assert await store.seats.by_token("token-0") == ("table", 1)


async def test_the_rejoin_token_leads_to_a_taken_seat_alone(store: Store) -> None:
    await store.games.add(GAME)
    assert await store.seats.by_token("token-0") == ("table", 0)
    assert await store.seats.by_token("token-1") is None
    assert await store.seats.by_token("token-2") is None
    assert await store.seats.by_token("") is None


async def test_whoever_says_a_tables_present_password_or_sits_there_may_enter(
    store: Store,
) -> None:
    locked = replace(GAME, password="first")
    await store.games.add(locked)
    assert await store.entries.may_enter("table", "ann")
    assert not await store.entries.may_enter("table", "eve")
    assert not await store.entries.admit("table", "eve", "another")
    for _ in range(2):
        assert await store.entries.admit("table", "eve", "first")
    assert await store.entries.may_enter("table", "eve")
    assert not await store.entries.may_enter("elsewhere", "eve")
    assert await store.games.change(locked, replace(locked, password="second"))
    assert not await store.entries.may_enter("table", "eve")
    await store.games.delete("table")
    assert not await store.entries.may_enter("table", "ann")


async def test_a_guest_plays_one_of_the_seats_that_it_holds(store: Store) -> None:
    table = with_ben("ann")
    first, second = table.holders
    await store.games.add(replace(table, holders=(replace(first, chosen=False), second)))
    assert await store.seats.held_by("table", "ann") == 1
    assert await store.seats.last_name("ann") == "Ben"
    assert await store.seats.last_name("nobody") == ""


async def test_who_has_lost_a_seat_holds_it_no_more(store: Store) -> None:
    first, second = with_ben().holders
    lost = replace(second, lost="removed", chosen=False)
    await store.games.add(replace(with_ben(), holders=(first, lost)))
    assert await store.seats.held_by("table", "ben") is None
    assert await store.seats.last_name("ben") == ""
    assert await store.games.of_guest("ben", 9) == []


async def test_my_tables_are_those_i_made_or_sit_at_newest_first(store: Store) -> None:
    await store.games.add(with_ben())
    await store.games.add(another("b", created=LATER, holders=(), host_seat=WATCHING))
    assert await store.games.of_guest("ann", 9) == ["b", "table"]
    assert await store.games.of_guest("ann", 1) == ["b"]
    assert await store.games.of_guest("ben", 9) == ["table"]
    assert await store.games.of_guest("eve", 9) == []


async def test_what_i_have_put_away_is_listed_apart_and_for_me_alone(store: Store) -> None:
    await store.games.add(with_ben())
    await store.games.archive("table", "ann", archived=True)
    await store.games.archive("table", "ann", archived=True)
    assert await store.games.of_guest("ann", 9) == []
    assert await store.games.of_guest("ann", 9, archived=True) == ["table"]
    assert await store.games.of_guest("ben", 9) == ["table"]
    assert await store.games.archived_by("table") == {"ann"}
    await store.games.archive("table", "ann", archived=False)
    assert await store.games.of_guest("ann", 9) == ["table"]


async def test_unfinished_tables_count_while_they_are_used(store: Store) -> None:
    await store.games.add(GAME)
    await store.games.add(another("b", changed=LATER))
    await store.games.add(another("c", changed=LATER))
    assert await store.games.count_unfinished("ann", NOON) == 3
    assert await store.games.count_unfinished("ann", LATER) == 2
    await store.games.archive("b", "ann", archived=True)
    assert await store.games.count_unfinished("ann", LATER) == 1
    assert await store.games.last_used("table") == NOON
    await store.log.write("table", replace(row(1, Done(0)), at=LATER), over=False)
    assert await store.games.count_unfinished("ann", LATER) == 2
    assert await store.games.last_used("table") == LATER
    await store.log.write("table", row(2, Done(0)), over=True)
    assert await store.games.count_unfinished("ann", LATER) == 1


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    await store.games.add(GAME)
    await store.games.add(another("b"))
    await store.mutes.set("table", 0, 2, muted=True)
    await store.games.archive("table", "ann", archived=True)
    await store.log.write("table", row(1, Done(0)), over=False)
    await store.games.delete("table")
    assert await store.games.get("table") is None
    assert await store.log.read("table") == []
    assert await store.mutes.of_game("table") == set()
    assert await store.games.archived_by("table") == set()
    assert await store.games.of_guest("ann", 9) == ["b"]
    await store.games.add(GAME)


async def test_one_table_follows_a_table(store: Store) -> None:
    await store.games.add(GAME)
    following = [another(name) for name in ("b", "c", "d")]
    added = await asyncio.gather(*(store.games.add_following(GAME, it) for it in following))
    assert sorted(added) == [False, False, True]
    kept = await store.games.get("table")
    assert kept is not None
    assert kept.following == following[added.index(True)].id
    assert await store.games.of_guest("ann", 9) == [kept.following, "table"]


async def test_a_game_starts_once(store: Store) -> None:
    await store.games.add(GAME)
    started = await asyncio.gather(
        *(store.games.start(GAME, f"s{n}", f"r{n}", LATER) for n in range(4))
    )
    assert sorted(started) == [False, False, False, True]
    kept = await store.games.get("table")
    assert kept is not None
    first = started.index(True)
    assert (kept.seed, kept.start_request, kept.started) == (f"s{first}", f"r{first}", LATER)
    assert await store.games.in_progress() == ["table"]


async def test_a_table_that_has_changed_meanwhile_does_not_start(store: Store) -> None:
    await store.games.add(GAME)
    await store.games.change(GAME, with_ben())
    assert not await store.games.start(GAME, "seed", "request", NOON)
    assert await store.games.in_progress() == []


async def test_the_log_gives_back_every_action_in_order(store: Store) -> None:
    await store.games.add(GAME)
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
        assert await store.log.write("table", written, over=False)
    assert await store.log.read("table") == rows
    assert await store.log.read("table", after=1) == rows[1:]
    assert await store.log.read("elsewhere") == []


async def test_actions_of_one_command_are_written_all_or_not_at_all(store: Store) -> None:
    await store.games.add(GAME)
    pair = [row(1, Done(0)), row(2, Done(0, done=False), "one")]
    assert await store.log.write("table", *pair, over=False)
    again = [row(2, Done(1)), row(3, Done(1, done=False), "two")]
    assert not await store.log.write("table", *again, over=False)
    late = [row(3, Done(0)), row(4, Done(0, done=False), "one")]
    assert not await store.log.write("table", *late, over=False)
    assert [item.number for item in await store.log.read("table")] == [1, 2]


async def test_a_command_is_carried_out_once(store: Store) -> None:
    await store.games.add(GAME)
    assert await store.log.write("table", row(1, Done(0), "same"), over=False)
    assert not await store.log.write("table", row(2, Done(0), "same"), over=False)
    assert await store.log.write("table", row(2, Done(1), "same"), over=False)
    assert await store.log.write("table", row(3, Done(0)), over=False)
    assert await store.log.write("table", row(4, Done(0)), over=False)


async def test_a_row_that_cannot_be_written_fails_no_other_row_of_its_commit(
    store: Store,
) -> None:
    tables = [f"table {number}" for number in range(20)]
    for name in tables:
        await store.games.add(another(name))
    # Half of a surrogate pair is for SQLite what a zero byte is for PostgreSQL.
    requests = ["\ud800" if name == tables[7] else "fine" for name in tables]
    written = await asyncio.gather(
        *(
            store.log.write(name, row(1, Done(0), request), over=False)
            for name, request in zip(tables, requests, strict=True)
        ),
        return_exceptions=True,
    )
    failed = [at for at, outcome in enumerate(written) if outcome is not True]
    assert failed == [7]
    # SQLAlchemy wraps what only some drivers raise.
    assert "surrogates not allowed" in str(written[7])
    assert [len(await store.log.read(name)) for name in tables] == [at != 7 for at in range(20)]


async def test_changes_of_many_tables_wait_for_each_other_in_order(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games'}")
    commits: list[object] = []
    engine = store.writer.own_engine
    assert engine is not None
    event.listen(engine, "commit", commits.append)
    tables = [replace(another(f"t{number}"), version=0) for number in range(150)]
    await asyncio.gather(*(store.games.add(table) for table in tables))
    begun = await asyncio.gather(
        *(store.games.start(table, "seed", "", NOON) for table in tables),
        *(store.mutes.set(table.id, 0, 1, muted=True) for table in tables),
    )
    assert begun == [True] * 150 + [None] * 150
    # The first is written at once; what comes meanwhile shares a commit, at most 200 changes each.
    assert len(commits) <= 2 + 3
    await store.close()


async def test_a_change_that_fails_fails_no_other_change_of_its_commit(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games'}")
    first, second = another("first"), another("second")
    outcomes = await asyncio.gather(
        *(store.games.add(table) for table in (first, first, second)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), IntegrityError, type(None)]
    assert await store.games.get(second.id) == second
    await store.close()


async def test_who_has_muted_whom_is_kept(store: Store) -> None:
    await store.games.add(GAME)
    await store.mutes.set("table", 0, 2, muted=True)
    await store.mutes.set("table", 0, 2, muted=True)
    await store.mutes.set("table", 1, 0, muted=True)
    assert await store.mutes.of_game("table") == {(0, 2), (1, 0)}
    await store.mutes.set("table", 0, 2, muted=False)
    await store.mutes.set("table", 0, 1, muted=False)
    assert await store.mutes.of_game("table") == {(1, 0)}
    assert await store.mutes.of_game("elsewhere") == set()


async def test_a_game_that_is_over_is_no_longer_unfinished(store: Store) -> None:
    await store.games.add(GAME)
    await store.games.start(GAME, "seed", "request", NOON)
    await store.log.write("table", row(1, Done(0)), over=True)
    assert await store.games.in_progress() == []
    assert await store.games.count_unfinished("ann", NOON) == 0
    kept = await store.games.get("table")
    assert kept is not None
    assert kept.over


async def test_the_secret_key_is_made_once_for_a_database(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(3)))
    keys = {store.key for store in stores}
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
    prepare_file(make_engine(f"sqlite+aiosqlite:///{file}"))
    writer.close()
    with closing(sqlite3.connect(file)) as reader:
        assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_the_tables_of_another_version_are_left_alone(
    store: Store, database_url: str
) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(
            text("update notes set value = '999' where name = 'schema-version'")
        )
    with pytest.raises(StoreError, match="999"):
        await Store.open(database_url)
