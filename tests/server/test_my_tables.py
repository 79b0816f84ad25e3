"""My tables: putting away, deleting, what counts as unfinished, and playing again."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Json, Line, Person, Site, Watch, new_table, running, seated, settle
from websockets.exceptions import ConnectionClosed

from chinatown.game import Build, Done, Keep
from chinatown.game.state import DEAL, TRADE
from chinatown.server.settings import MAX_TABLES
from chinatown.server.tables.connection import NO_TABLE


async def listed(person: Person) -> list[tuple[str, bool]]:
    """Return a person's tables and whether they are put away."""
    me = await person.get("/api/me")
    return [(table["id"], table["archived"]) for table in me["tables"]]


async def put_away(person: Person, table: str, *, archived: bool = True) -> None:
    answer = await person.post(f"/api/tables/{table}/archive", {"archived": archived})
    assert answer.status_code == 200, answer.text


async def delete(person: Person, table: str) -> Any:
    """Delete a table; return the code of the refusal, or None."""
    answer = await person.http.delete(f"/api/tables/{table}")
    return None if answer.status_code == 200 else answer.json()["code"]


async def play_to_the_end(lines: list[Line]) -> None:
    """Let everyone keep the first cards, trade nothing and build nothing, for six rounds."""
    while lines[0].game["now"]["phase"] != "over":
        for line in lines:
            await settle(line)
            now = line.game["now"]
            if line.seat not in now["waiting"]:
                continue
            own = line.game["mine"]
            if now["phase"] == DEAL:
                await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
            else:
                await line.do(Done(line.seat) if now["phase"] == TRADE else Build(line.seat))
        await settle(lines[0])


async def test_a_table_is_put_away_for_me_alone_and_brought_back(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    await put_away(ann, table)
    assert await listed(ann) == [(table, True)]
    assert await listed(ben) == [(table, False)]
    await put_away(ann, table, archived=False)
    assert await listed(ann) == [(table, False)]


async def test_the_maker_deletes_a_table_and_whoever_looks_on_learns_of_it(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "plain", "plain")
    line = await ann.look_on(table)
    await line.start()
    assert await delete(ann, table) is None
    assert await listed(ann) == []
    assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404
    with pytest.raises(ConnectionClosed) as closed:
        await line.until(lambda line: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_TABLE
    assert not site.has_bots_running(table)


async def test_nobody_deletes_a_table_at_which_others_play(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    assert await delete(ben, table) == "not-host"
    assert await delete(site.person("Eve"), table) == "not-host"
    assert await delete(ann, table) == "others-play-there"
    assert await delete(ann, "nowhere") == "unknown-table"
    # Once the other has put it away nobody misses it.
    await put_away(ben, table)
    assert await delete(ann, table) is None
    assert await listed(ben) == []


async def test_my_second_browser_is_nobody_else(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    link = (await ann.get(f"/api/tables/{table}"))["rejoin"][3:]
    assert (await phone.post(f"/api/seat-links/{link}", {})).status_code == 200
    assert await delete(ann, table) is None


async def test_an_abandoned_table_can_be_deleted(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        await ben.join(table)
        watch.ahead = timedelta(hours=23)
        assert await delete(ann, table) == "others-play-there"
        watch.ahead = timedelta(hours=25)
        assert await delete(ann, table) is None


async def test_abandoned_tables_lock_nobody_out(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        ann = site.person("Ann")
        for _ in range(MAX_TABLES):
            await ann.make_table("me", "plain", "plain")
        body = new_table("me", "plain", "plain")
        answer = await ann.post("/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        watch.ahead = timedelta(hours=25)
        assert (await ann.post("/api/tables", body)).status_code == 200


async def test_what_is_put_away_or_deleted_makes_room(site: Site) -> None:
    ann = site.person("Ann")
    tables = [await ann.make_table("me", "plain", "plain") for _ in range(MAX_TABLES)]
    body = new_table("me", "plain", "plain")
    await put_away(ann, tables[0])
    assert (await ann.post("/api/tables", body)).status_code == 200
    assert (await ann.post("/api/tables", body)).status_code == 429
    assert await delete(ann, tables[1]) is None
    assert (await ann.post("/api/tables", body)).status_code == 200


async def test_the_same_people_play_again_at_one_new_table(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho", variants=("street-access",))
    ann, ben, _ = site.people
    answer = await ben.post(f"/api/tables/{table}/again", {})
    assert answer.json()["code"] == "game-not-over"
    await play_to_the_end(lines)
    first: Json = (await ben.post(f"/api/tables/{table}/again", {})).json()
    again = first["table"]
    # Everyone who still looks on learns of it, and whoever asks later gets the same table.
    await lines[0].until(lambda line: line.table["following"] == again)
    assert (await ann.post(f"/api/tables/{table}/again", {})).json() == first
    info = await ben.get(f"/api/tables/{again}")
    assert (info["you"], info["host"], info["status"]) == (1, True, "lobby")
    assert info["variants"] == ["street-access"]
    assert [seat["kept_for"] for seat in info["seats"]] == ["Ann", "", "Cho"]
    # Whoever does not look on finds it beside the finished table.
    (finished,) = (await site.people[2].get("/api/me"))["tables"]
    assert (finished["id"], finished["following"]) == (table, again)
    # A stranger does not get Ann's seat unless nothing else is free.
    assert (await ann.join(again))["you"] == 0
    eve = site.person("Eve")
    assert (await eve.join(again))["you"] == 2
    answer = await site.person("Eve").post(f"/api/tables/{table}/again", {})
    assert answer.json()["code"] == "not-seated"


@pytest.mark.parametrize("spelling", ["{}.", "{} ", "%20{}-"])
async def test_a_table_is_found_by_its_code_as_people_write_it(site: Site, spelling: str) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    code = "-".join(table.upper()[at : at + 4] for at in range(0, len(table), 4))
    assert (await ann.get(f"/api/tables/{spelling.format(code)}"))["id"] == table
    line = await ann.look_on(spelling.format(code).replace(" ", "%20"))
    assert line.seat == 0


@pytest.mark.parametrize("code", ["-", "%20", "x" * 500, "\u0661" * 12])
async def test_what_is_no_code_finds_nothing(site: Site, code: str) -> None:
    answer = await site.person().http.get(f"/api/tables/{code}")
    assert answer.json()["code"] == "unknown-table"
