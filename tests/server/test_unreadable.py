"""A table that cannot be read spoils nothing else."""

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.kit import Site, come_back, keep_all, running, seated

from chinatown.game import Done, Say
from chinatown.record import Record

DAMAGE = {
    "an action that the rules refuse": """UPDATE actions SET action = '{"do":"done","seat":9}'
        WHERE number = 2""",
    "an action that is none": "UPDATE actions SET action = '{\"do\":' WHERE number = 2",
    "an edition that is none": "UPDATE games SET edition = '1066'",
    "variants that are no JSON": "UPDATE games SET variants = 'oops'",
    "proceedings that do not begin": """UPDATE proceedings SET entry = '{"seat":0,"do":"leave"}'
        WHERE number = 1""",
    "a pace that is none": "UPDATE games SET pace = '{\"nothing\": 1}'",
}


def damage(database: Path, table: str, statement: str, *more: str) -> None:
    clause = "id" if "UPDATE games" in statement else "game"
    joint = "AND" if "WHERE" in statement else "WHERE"
    with closing(sqlite3.connect(database)) as connection, connection:
        for change in (f"{statement} {joint} {clause} = '{table}'", *more):
            connection.execute(change)


async def played(database: Path) -> tuple[str, str, httpx.Cookies]:
    """Let three people begin two games; return the tables and Ann's cookies."""
    async with running(database) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await lines[0].do(Say(0, "psst", (1,)))
        await keep_all(lines)
        await lines[0].do(Done(0))
        ann = site.people[0]
        other = await ann.make_table("me", "plain", "plain")
        await (await ann.look_on(other)).start()
        return table, other, ann.http.cookies


async def check_that_the_rest_is_well(site: Site, other: str, cookies: httpx.Cookies) -> None:
    line = await come_back(site, cookies, other)
    await keep_all([line])
    fresh = await site.people[-1].make_table("me", "friend", "friend")
    assert fresh in [table["id"] for table in (await site.people[-1].get("/api/me"))["tables"]]


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_damaged_table_can_be_put_away_and_leaves_the_others_alone(
    tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "games"
    table, other, cookies = await played(database)
    damage(database, table, statement)
    with caplog.at_level(logging.CRITICAL):
        async with running(database) as site:
            ann = site.person()
            ann.http.cookies = cookies
            tables = {it["id"]: it for it in (await ann.get("/api/me"))["tables"]}
            assert other in tables
            left_out = "variants" in statement or "pace" in statement
            listed = [(tables[it]["status"], tables[it]["names"]) for it in tables.keys() & {table}]
            assert listed == ([] if left_out else [("playing", ["Ann", "Ben", "Cho"])])
            for path in ("", "/record", "/stories", "/figures", "/digest"):
                answer = await ann.http.get(f"/api/tables/{table}{path}")
                assert (answer.status_code, answer.json()["code"]) == (500, "table-unreadable")
            await check_that_the_rest_is_well(site, other, cookies)
            answer = await ann.post(f"/api/tables/{table}/archive", {"archived": True})
            assert answer.status_code == 200
            assert [it for it in answer.json()["tables"] if it["id"] == table] == [
                {**tables[table], "archived": True} for _ in tables.keys() & {table}
            ]


async def test_the_record_of_a_damaged_game_that_is_over_can_be_loaded(tmp_path: Path) -> None:
    database = tmp_path / "games"
    table, _, cookies = await played(database)
    damage(
        database,
        table,
        DAMAGE["an action that is none"].replace("2", "4"),
        f"UPDATE games SET over = 1 WHERE id = '{table}'",
    )
    async with running(database) as site:
        ann = site.person()
        ann.http.cookies = cookies
        answer = await ann.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200
        record = Record.from_json(answer.content)
        assert record.names == ("Ann", "Ben", "Cho")
        assert [type(action).__name__ for action in record.actions] == ["Keep", "Keep"]
        assert "psst" not in json.dumps(answer.json())


async def test_whoever_made_a_damaged_table_can_delete_it(tmp_path: Path) -> None:
    database = tmp_path / "games"
    table, other, cookies = await played(database)
    damage(database, other, "UPDATE games SET edition = '1066'")
    async with running(database) as site:
        ann, eve = site.person(), site.person("Eve")
        ann.http.cookies = cookies
        answer = await eve.http.delete(f"/api/tables/{other}")
        assert answer.json()["code"] == "not-host"
        answer = await ann.http.delete(f"/api/tables/{other}")
        assert [it["id"] for it in answer.json()["tables"]] == [table]
