"""A recorded game becomes a finished table, which whoever has its link can look at."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.record.test_shuffle import GIVEN, SECRET, played
from tests.server.kit import Site

from chinatown.record import Record, Shuffle, as_heard_by
from chinatown.server.errors import RequestError
from chinatown.server.importing import import_record
from chinatown.server.store.store import Store

RECORDS = Path(__file__).parent.parent / "data" / "records"
NAMES = (
    "03-modern-3-keep-cards",
    "25-classic-4-street-access+keep-cards+hidden-tiles+trade-clock-10",
    "27-modern-3-own-shops",
    "30-classic-4-long",
    "33-modern-3-bots",
)
"""Games with secret offers, whispers, own shop types, and by earlier versions of the rules."""

SHUFFLED = played(Shuffle.of("abcdefghjkmn", SECRET, GIVEN))


def record_named(name: str) -> Record:
    return Record.from_json((RECORDS / f"{name}.json").read_bytes())


async def test_recorded_games_come_back_from_their_tables(site: Site) -> None:
    person = site.person()
    for record in map(record_named, NAMES):
        imported = await import_record(site.tables.store, record)
        assert imported.new
        answer = await person.http.get(f"/api/tables/{imported.table}/record")
        assert answer.status_code == 200, answer.text
        # Whoever was not there hears no whispers.
        heard = as_heard_by(record, None)
        assert Record.from_json(answer.content).digest() == heard.digest()


async def test_the_players_are_those_of_the_record_and_nobody_holds_a_seat(site: Site) -> None:
    record = record_named("05-modern-5-open-money")
    table = (await import_record(site.tables.store, record)).table
    line = await site.person().look_on(table)
    assert [seat["name"] for seat in line.table["seats"]] == list(record.names)
    assert line.table["status"] == "over"
    assert line.table["you"] is None
    joined = await site.person("Ben").post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert joined.status_code == 409


async def test_a_game_is_imported_once(store: Store) -> None:
    record = record_named("01-modern-4-plain")
    first = await import_record(store, record)
    assert await import_record(store, record) == first._replace(new=False)
    assert len(await store.log.read(first.table)) == len(record.actions)
    other = await import_record(store, replace(record, names=("Di", *record.names[1:])))
    assert other.new
    assert other.table != first.table


async def test_a_game_with_a_shuffle_keeps_the_id_of_its_table(site: Site) -> None:
    imported = await import_record(site.tables.store, SHUFFLED)
    assert imported.table == "abcdefghjkmn"
    answer = await site.person().http.get("/api/tables/abcdefghjkmn/record")
    assert Record.from_json(answer.content).shuffle == SHUFFLED.shuffle


async def test_no_record_chooses_an_id_that_no_table_has(store: Store) -> None:
    forged = played(Shuffle.of("../../../etc", SECRET, GIVEN))
    with pytest.raises(RequestError, match="replay-unreadable"):
        await import_record(store, forged)
    assert await store.games.is_empty()


async def test_a_game_that_is_not_over_is_no_finished_table(store: Store) -> None:
    record = record_named("01-modern-4-plain")
    unfinished = replace(record, actions=record.actions[:-1], rounds=(), result=None)
    with pytest.raises(RequestError, match="game-not-over"):
        await import_record(store, unfinished)
    assert await store.games.is_empty()
