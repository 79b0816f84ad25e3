"""The shuffle: the server and every player have a part in it, and nobody can choose it."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.before_the_game import arrange, done, gathered
from tests.server.kit import Json, Line, Person, Site, running

from chinatown.record import Record, verify
from chinatown.record.shuffle import fixed_part, part_commitment
from chinatown.server.settings import Settings
from chinatown.server.tables import lobby
from chinatown.server.tables.shuffle import seed_of
from chinatown.server.tables.starting import end_opening
from chinatown.server.tables.table import Table

PARTS = ("a1" * 32, "b2" * 32)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server that waits for a minute, so that nothing here begins by the clock."""
    async with running(settings=settings(tmp_path, 60)) as site:
        yield site


def settings(folder: Path, opening_seconds: float) -> Settings:
    return Settings(
        database_url=f"sqlite+aiosqlite:///{folder / 'games'}",
        bot_pause=0,
        closing_seconds=0,
        instruction_seconds=0,
        opening_seconds=opening_seconds,
    )


async def commit(line: Line, part: str, table: str) -> str:
    """Commit to a part, and return the commitment."""
    commitment = part_commitment(table, line.seat, part)
    answer = await line.ask({"t": "commit", "commitment": commitment})
    assert answer["t"] == "ok", answer
    return commitment


async def open_part(line: Line, part: str) -> Json:
    return await line.ask({"t": "open", "part": part})


async def committed(site: Site) -> tuple[str, Line, Line, Person]:
    """Make a table of Ann, Ben and two bots at which both people have committed to a part."""
    table, ann, host, _, line = await gathered(site, "plain", "plain")
    for player, part in ((host, PARTS[0]), (line, PARTS[1])):
        await commit(player, part, table)
    await host.until(lambda line: all(line.table["shuffle"]["seats"][:2]))
    return table, host, line, ann


async def ended(host: Line, other: Line, visitor: Person, table: str) -> Record:
    """End the game by agreement and return its record."""
    for line in (host, other):
        await line.until(lambda line: line.view is not None)
        assert (await line.vote("end"))["t"] == "ok"
    await other.until(lambda line: line.table["status"] == "over")
    record = Record.from_json((await visitor.http.get(f"/api/tables/{table}/record")).content)
    assert verify(record) is None
    return record


async def test_a_game_begins_once_everybody_has_opened_their_part(site: Site) -> None:
    table, host, line, ann = await committed(site)
    published = host.table["shuffle"]
    assert published["seats"][2:] == ["", ""]
    assert published["opening"] is False
    answer = await host.ask({"t": "start"})
    assert answer["t"] == "ok"
    assert host.table["shuffle"]["opening"] is True
    assert (await open_part(host, PARTS[0]))["t"] == "ok"
    assert host.view is None
    assert (await open_part(line, PARTS[1]))["t"] == "ok"
    record = await ended(host, line, ann, table)
    shuffle = record.shuffle
    assert shuffle is not None
    assert shuffle.table == table
    assert shuffle.commitment == published["commitment"]
    assert [seat.commitment for seat in shuffle.seats] == published["seats"]
    assert [seat.opened for seat in shuffle.seats] == [True, True, False, False]
    assert [seat.part for seat in shuffle.seats] == [
        *PARTS,
        *(fixed_part(table, seat, shuffle.secret) for seat in (2, 3)),
    ]
    assert record.setup.seed == shuffle.seed


async def test_without_commitments_a_game_begins_at_once_with_what_the_server_had_settled(
    site: Site,
) -> None:
    table, ann, host, _, line = await gathered(site, "plain", "plain")
    published = host.table["shuffle"]["commitment"]
    await host.start()
    record = await ended(host, line, ann, table)
    assert record.shuffle is not None
    assert record.shuffle.commitment == published
    assert not any(seat.opened for seat in record.shuffle.seats)


async def test_nobody_is_waited_for_who_is_not_there(site: Site) -> None:
    table, host, line, ann = await committed(site)
    await line.close()
    await host.until(lambda line: not line.table["seats"][1]["online"])
    assert (await host.ask({"t": "start"}))["t"] == "ok"
    assert (await open_part(host, PARTS[0]))["t"] == "ok"
    await host.until(lambda line: line.view is not None)
    ben = await site.people[1].look_on(table)
    record = await ended(host, ben, ann, table)
    assert record.shuffle is not None
    assert [seat.opened for seat in record.shuffle.seats] == [True, False, False, False]


async def test_whoever_opens_nothing_is_waited_for_no_longer_than_the_server_says(
    tmp_path: Path,
) -> None:
    async with running(settings=settings(tmp_path, 0.2)) as site:
        table, host, line, ann = await committed(site)
        await host.ask({"t": "start"})
        assert (await open_part(line, PARTS[1]))["t"] == "ok"
        await host.until(lambda line: line.view is not None)
        # It is too late now.
        assert (await open_part(host, PARTS[0]))["code"] == "already-started"
        record = await ended(host, line, ann, table)
        assert record.shuffle is not None
        assert [seat.opened for seat in record.shuffle.seats[:2]] == [False, True]


async def test_a_part_that_was_not_committed_to_is_refused_and_the_right_one_still_counts(
    site: Site,
) -> None:
    _, host, line, _ = await committed(site)
    assert (await open_part(host, PARTS[0]))["code"] == "no-part-wanted"
    await host.ask({"t": "start"})
    assert (await open_part(host, PARTS[1]))["code"] == "part-wrong"
    for text in ("", "a1" * 31, "A1" * 32, 7):
        assert (await line.ask({"t": "open", "part": text}))["code"] == "message-wrong"
    # The same part again does nothing, another one is refused.
    assert (await open_part(host, PARTS[0]))["t"] == "ok"
    assert (await open_part(host, PARTS[0]))["t"] == "ok"
    assert (await open_part(host, PARTS[1]))["code"] == "part-wrong"
    assert (await open_part(line, PARTS[1]))["t"] == "ok"
    await host.until(lambda line: line.view is not None)


async def test_nothing_changes_at_the_table_while_parts_are_opened(site: Site) -> None:
    table, host, line, _ = await committed(site)
    begun = {"t": "start", "id": "start-1"}
    assert (await host.ask(begun))["t"] == "ok"
    # The same request again, and another one.
    assert (await host.ask(begun))["t"] == "ok"
    assert (await host.ask({"t": "start"}))["code"] == "already-started"
    assert (await arrange(line, "stand-up"))["code"] == "already-started"
    assert (await arrange(host, "set-players", players=5))["code"] == "already-started"
    commitment = part_commitment(table, line.seat, PARTS[0])
    answer = await line.ask({"t": "commit", "commitment": commitment})
    assert answer["code"] == "already-started"
    assert host.view is None


async def test_a_later_commitment_takes_the_place_of_the_first(site: Site) -> None:
    table, host, line, _ = await committed(site)
    second = await commit(line, "c3" * 32, table)
    await host.until(lambda line: line.table["shuffle"]["seats"][1] == second)
    await host.ask({"t": "start"})
    assert (await open_part(line, PARTS[1]))["code"] == "part-wrong"
    assert (await open_part(line, "c3" * 32))["t"] == "ok"


async def test_only_who_sits_at_the_table_can_commit_to_anything(site: Site) -> None:
    table, _, _, _ = await committed(site)
    eve = await site.person("Eve").look_on(table)
    answer = await eve.ask({"t": "commit", "commitment": "0" * 64})
    assert answer["code"] == "not-seated"
    assert (await open_part(eve, PARTS[0]))["code"] == "not-seated"


async def test_a_commitment_goes_with_whoever_made_it(site: Site) -> None:
    table, _, host, ben, line = await gathered(site)
    await commit(host, PARTS[0], table)
    await commit(line, PARTS[1], table)
    await done(line, "sit", seat=2)
    assert [bool(seat) for seat in line.table["shuffle"]["seats"]] == [True, False, False, False]
    await commit(line, PARTS[1], table)
    await done(line, "ready", ready=True)
    assert line.table["shuffle"]["seats"][2]
    await done(line, "stand-up")
    cho = site.person("Cho")
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben", "seat": 3})
    await cho.post(f"/api/tables/{table}/join", {"name": "Cho", "seat": 2})
    await host.until(lambda line: line.table["seats"][2]["name"] == "Cho")
    assert [bool(seat) for seat in host.table["shuffle"]["seats"]] == [True, False, False, False]


async def test_a_server_that_stops_while_parts_are_opened_begins_the_game_afterwards(
    tmp_path: Path,
) -> None:
    async with running(settings=settings(tmp_path, 60)) as site:
        table, host, line, _ = await committed(site)
        await host.ask({"t": "start"})
        assert (await open_part(line, PARTS[1]))["t"] == "ok"
        cookies = [person.http.cookies for person in site.people]
    async with running(settings=settings(tmp_path, 0.05)) as site:
        lines = []
        for name, cookie in zip(("Ann", "Ben"), cookies, strict=True):
            person = site.person(name)
            person.http.cookies = cookie
            lines.append(await person.look_on(table))
        record = await ended(lines[0], lines[1], site.people[0], table)
        assert record.shuffle is not None
        assert [seat.opened for seat in record.shuffle.seats[:2]] == [False, True]


async def test_a_started_game_is_begun_by_a_server_to_which_nobody_comes(tmp_path: Path) -> None:
    async with running(settings=settings(tmp_path, 60)) as site:
        table, host, _, _ = await committed(site)
        await host.ask({"t": "start"})
    async with running(settings=settings(tmp_path, 0)) as site:
        for _ in range(500):
            if (row := await site.tables.store.games.get(table)) and row.seed:
                break
            await asyncio.sleep(0.01)
        assert row is not None
        assert row.seed


async def test_before_the_end_nobody_is_sent_what_the_seed_was_made_of(site: Site) -> None:
    table, host, line, ann = await committed(site)
    eve = await site.person("Eve").look_on(table)
    await host.ask({"t": "start"})
    await open_part(host, PARTS[0])
    await open_part(line, PARTS[1])
    for watcher in (host, line, eve):
        await watcher.until(lambda line: line.view is not None)
    row = await site.tables.store.games.get(table)
    assert row is not None
    secrets = [row.shuffle_secret, row.seed, *PARTS]
    fixed = [fixed_part(table, seat, row.shuffle_secret) for seat in range(4)]
    info = json.dumps(await ann.get(f"/api/tables/{table}"))
    heard = "\n".join([info, repr(row), *eve.heard, *host.heard, *line.heard])
    assert not [text for text in (*secrets[:1], *secrets[2:], *fixed) if text in heard]
    messages = "\n".join([info, *eve.heard, *host.heard, *line.heard])
    assert row.seed not in messages
    record = await ended(host, line, ann, table)
    assert record.shuffle is not None
    assert record.shuffle.secret == row.shuffle_secret


async def test_a_table_that_follows_another_has_a_secret_of_its_own(site: Site) -> None:
    table, host, line, ann = await committed(site)
    await host.ask({"t": "start"})
    await open_part(host, PARTS[0])
    await open_part(line, PARTS[1])
    await ended(host, line, ann, table)
    made = await ann.post(f"/api/tables/{table}/again", {})
    following = (await ann.get(f"/api/tables/{made.json()['table']}"))["shuffle"]
    assert following["commitment"] != host.table["shuffle"]["commitment"]
    assert following["seats"] == [""] * 4


async def test_of_two_processes_that_end_the_wait_at_once_one_settles_the_seed(
    site: Site,
) -> None:
    table, host, line, _ = await committed(site)
    await host.ask({"t": "start"})
    await open_part(host, PARTS[0])
    here = await site.tables.get(table)
    there = Table(here.row, site.tables.store, site.tables.clock)
    await asyncio.gather(end_opening(there), open_part(line, PARTS[1]), end_opening(here))
    row = await site.tables.store.games.get(table)
    assert row is not None
    assert here.game is not None
    assert there.game is not None
    assert here.game.state.setup.seed == there.game.state.setup.seed == row.seed
    assert seed_of(row) == row.seed


async def test_nobody_can_open_what_somebody_else_committed_to(site: Site) -> None:
    table, _, host, _, line = await gathered(site, "plain", "plain")
    commitment = await commit(host, PARTS[0], table)
    await host.until(lambda line: line.table["shuffle"]["seats"][0])
    assert (await line.ask({"t": "commit", "commitment": commitment}))["t"] == "ok"
    await host.ask({"t": "start"})
    assert (await open_part(host, PARTS[0]))["t"] == "ok"
    assert (await open_part(line, PARTS[0]))["code"] == "part-wrong"


async def test_another_process_tells_its_people_that_parts_are_opened_and_ends_the_wait(
    site: Site,
) -> None:
    table, host, line, _ = await committed(site)
    here = await site.tables.get(table)
    there = Table(here.row, site.tables.store, site.tables.clock)
    await host.ask({"t": "start"})
    async with there.lock:
        await lobby.refresh(there)
    assert there.info(None, None).shuffle == here.info(None, None).shuffle
    waiting = [there.opening_alarm.waiting]
    await open_part(host, PARTS[0])
    await open_part(line, PARTS[1])
    async with there.lock:
        await lobby.refresh(there)
    assert [*waiting, there.opening_alarm.waiting] == [True, False]
    assert there.game is not None
    await there.close(None)
