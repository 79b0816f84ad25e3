"""What whoever runs a server does with its tables, while people use them."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from tests.server.kit import Line, Site, come_back, keep_all, running, seated
from websockets.exceptions import ConnectionClosed

from chinatown.game import Done, Say
from chinatown.server.administration import Administration
from chinatown.server.errors import RequestError
from chinatown.server.forgetting import FORGOTTEN, Forgotten
from chinatown.server.store.store import Store
from chinatown.server.tables import sharing
from chinatown.server.tables.connection import TRY_AGAIN
from chinatown.server.times import utc_now


@pytest.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setattr(sharing, "ADMINISTRATION_SECONDS", 0.05)
    async with running(tmp_path / "games") as site:
        yield site


@pytest.fixture
async def store(site: Site, tmp_path: Path) -> AsyncIterator[Store]:
    """The same database as another process opens it."""
    store = await Store.open(f"sqlite:///{tmp_path / 'games'}")
    yield store
    await store.close()


async def sent_away(line: Line) -> None:
    """Wait until a socket is closed so that its client comes again."""
    with pytest.raises(ConnectionClosed):
        await line.until(lambda line: False)
    assert line.socket.close_code == TRY_AGAIN


def refusal(refused: pytest.ExceptionInfo[RequestError]) -> str:
    return refused.value.code


async def test_tables_are_listed_with_people_and_without_secrets(site: Site, store: Store) -> None:
    table, _ = await seated(site, "Ann", "Ben", "Cho")
    lobby = await site.person("Dai").make_table("me", "friend", "plain")
    lines = {line.id: line for line in await Administration(store).tables(10)}
    assert lines.keys() == {table, lobby}
    assert (lines[table].state, lines[table].people) == ("running", ("Ann", "Ben", "Cho"))
    assert (lines[lobby].state, lines[lobby].bots) == ("lobby", 1)
    assert len(await Administration(store).tables(1)) == 1
    report = await Administration(store).report(table)
    assert (report.line.id, report.actions) == (table, 0)


async def test_a_game_that_is_ended_is_over_for_all(site: Site, store: Store) -> None:
    table, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
    await Administration(store).end(table)
    await sent_away(ann)
    back = await site.people[0].look_on(table)
    assert back.table["status"] == "over"
    assert back.game["now"]["phase"] == "over"
    record = await site.people[0].http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    with pytest.raises(RequestError) as refused:
        await Administration(store).end(table)
    assert refusal(refused) == "game-over"


async def test_a_game_that_has_not_begun_cannot_be_ended(site: Site, store: Store) -> None:
    table = await site.person().make_table("me", "friend", "friend")
    for name, code in ((table, "not-started"), ("nowhere", "unknown-table")):
        with pytest.raises(RequestError) as refused:
            await Administration(store).end(name)
        assert refusal(refused) == code


async def test_a_removed_table_is_gone_for_all(site: Site, store: Store) -> None:
    table, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
    await Administration(store).remove(table)
    await sent_away(ann)
    assert (await site.people[0].http.get(f"/api/tables/{table}")).status_code == 404
    assert (await site.people[0].get("/api/me"))["tables"] == []


async def test_only_what_nobody_has_used_for_long_is_purged(site: Site, store: Store) -> None:
    table, _ = await seated(site, "Ann", "Ben", "Cho")
    lobby = await site.person("Dai").make_table("me", "friend", "friend")
    assert await Administration(store).purge(1) == 0
    later = Administration(store, lambda: utc_now() + timedelta(days=3))
    assert await later.purge(4) == 0
    assert await later.purge(2) == 2
    assert await store.games.get(table) is None
    assert await store.games.get(lobby) is None


async def test_whoever_is_forgotten_leaves_no_name_no_words_and_no_way_back(
    site: Site, store: Store
) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    await lines[1].do(Say(1, "My number is 555"))
    ben = site.people[1]
    lobby = await ben.make_table("me", "friend", "friend")
    cookies = ben.http.cookies
    assert await Administration(store).forget(table, 1) == Forgotten(tables=2, remarks=1)
    await sent_away(lines[0])
    ann = await site.people[0].look_on(table)
    names = [seat["name"] for seat in ann.table["seats"]]
    assert "Ben" not in names
    assert len(set(names)) == 3
    assert [event["text"] for event in ann.log_of("said")] == [FORGOTTEN]
    assert ann.table["seats"][1]["bot"] == "plain"
    back = await come_back(site, cookies, table, "Ben")
    assert back.table["you"] is None
    me = await site.people[-1].get("/api/me")
    assert (me["name"], me["tables"]) == ("", [])
    free = await store.games.get(lobby)
    assert free is not None
    assert (free.maker, free.seats[0].name, free.holders) == ("", "", ())
    # The game goes on, and can be read again.
    await ann.do(Done(0))


async def test_only_a_person_can_be_forgotten(site: Site, store: Store) -> None:
    table = await site.person().make_table("me", "friend", "plain")
    for seat, code in ((1, "no-player-there"), (2, "no-player-there"), (3, "unknown-seat")):
        with pytest.raises(RequestError) as refused:
            await Administration(store).forget(table, seat)
        assert refusal(refused) == code
