"""Whoever wants that is forgotten, with all that the database has of them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.accounts import OTHER, PASSWORD, code_of, make_account, sign_in
from tests.server.kit import Person, Site, keep_all, running, seated
from tests.server.stored import WAY
from websockets.exceptions import ConnectionClosed

from chinatown.game import Done, Say
from chinatown.server.administration import Administration
from chinatown.server.forgetting import FORGOTTEN
from chinatown.server.identity import COOKIE, SESSION_COOKIE
from chinatown.server.store.database import accounts, alert_ways, games, sessions
from chinatown.server.store.games import PARTS

PATH = "/api/forget-me"


pytestmark = pytest.mark.usefixtures("soon")


async def everything(site: Site) -> str:
    """Return all rows of the database."""
    rows: list[Any] = []
    async with site.tables.store.engine.connect() as connection:
        for table in (games, accounts, sessions, alert_ways, *PARTS):
            rows += (await connection.execute(select(table))).all()
    return repr(rows)


async def forget(person: Person, **body: str) -> None:
    answer = await person.post(PATH, body)
    assert answer.status_code == 200, answer.text
    me = answer.json()
    assert (me["name"], me["tables"], me["as_strong"], me["account"]) == ("", [], None, None)
    assert {COOKIE, SESSION_COOKIE} & {cookie.name for cookie in person.http.cookies.jar} == set()


async def test_of_an_account_nothing_stays_and_the_others_play_on_with_a_bot(
    site: Site, tmp_path: Path
) -> None:
    table, lines = await seated(site, "Quincy", "Ben", "Cho")
    await keep_all(lines)
    quincy, ben = site.people[:2]
    await lines[0].do(Say(0, "My street is Klondike"))
    lobby = await quincy.make_table("me", "friend", "friend")
    await ben.join(lobby)
    await make_account(quincy, "Quincy")
    account = await site.tables.store.accounts.named("quincy")
    signed_in = await site.tables.store.accounts.sessions(account.id, "")
    await site.tables.store.alerts.add(replace(WAY, guest=account.guest))
    traces = [
        WAY.address,
        *("Quincy", "quincy", "Klondike", account.id, account.guest, account.password),
        *(account.recovery_digest, signed_in[0].digest),
    ]
    before = await everything(site)
    assert all(trace in before for trace in traces)
    assert await code_of(quincy, PATH) == "own-password-wrong"
    assert await code_of(quincy, PATH, password=OTHER) == "own-password-wrong"
    playing = await ben.look_on(table)
    await forget(quincy, password=PASSWORD)
    with pytest.raises(ConnectionClosed):
        await playing.until(lambda line: False)
    playing = await ben.look_on(table)
    assert playing.table["seats"][0]["bot"] == "plain"
    assert [event["text"] for event in playing.log_of("said")] == [FORGOTTEN]
    await playing.do(Done(1))
    assert (await ben.look_on(lobby)).table["seats"][0]["free"]
    after = await everything(site)
    assert not [trace for trace in traces if trace in after]
    assert (await sign_in(quincy, "Quincy"))["code"] == "sign-in-wrong"
    # The name is free again.
    await make_account(site.person(), "Quincy")


async def test_a_finished_game_stays_for_the_others_under_a_neutral_name(site: Site) -> None:
    table, lines = await seated(site, "Quincy", "Ben", "Cho")
    quincy, ben = site.people[:2]
    await Administration(site.tables.store).end(table)
    for line in lines[1:]:
        with pytest.raises(ConnectionClosed):
            await line.until(lambda line: False)
    assert (await quincy.get("/api/games"))["count"] == 1
    again = (await ben.post(f"/api/tables/{table}/again", {})).json()["table"]
    assert (await ben.get(f"/api/tables/{again}"))["seats"][0]["kept_for"] == "Quincy"
    await forget(quincy)
    games_of_ben = await ben.get("/api/games")
    assert games_of_ben["count"] == 1
    assert "Quincy" not in games_of_ben["games"][0]["names"]
    assert len(set(games_of_ben["games"][0]["names"])) == 3
    assert "Quincy" not in await everything(site)
    assert (await quincy.get("/api/games"))["count"] == 0


async def test_two_seats_of_one_person_get_different_names(site: Site) -> None:
    table, lines = await seated(site, "Quincy", "Ben", "Cho")
    quincy, ben, cho = site.people
    link = (await ben.get(f"/api/tables/{table}"))["rejoin"].removeprefix("/r/")
    await quincy.post(f"/api/seat-links/{link}", {})
    await forget(quincy)
    with pytest.raises(ConnectionClosed):
        await lines[2].until(lambda line: False)
    names = [seat["name"] for seat in (await cho.get(f"/api/tables/{table}"))["seats"]]
    assert len(set(names)) == 3
    assert not {"Quincy", "Ben"} & set(names)


async def test_nothing_stays_in_the_files_of_the_database(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        quincy = site.person("Quincy")
        await quincy.make_table("me", "friend", "friend")
        await make_account(quincy, "Quincy")
        kept = await site.tables.store.accounts.named("quincy")
        await forget(quincy, password=PASSWORD)
    files = await asyncio.to_thread(
        lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir())
    )
    for trace in ("Quincy", "quincy", kept.guest, kept.password, kept.recovery_digest):
        assert trace.encode() not in files


async def test_whoever_was_nobody_can_be_forgotten(site: Site) -> None:
    await forget(site.person())
