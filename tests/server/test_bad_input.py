"""Messages and requests that cannot be understood or granted are answered, and change nothing."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Site, new_table, plain_bot, running, trading
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chinatown.game import Done
from chinatown.server.settings import Settings

JUNK: list[tuple[str | bytes, str, str]] = [
    ("", "", "message-not-json"),
    ("{", "", "message-not-json"),
    ("null", "", "message-wrong"),
    ("[1]", "", "message-wrong"),
    ("{}", "", "message-unknown"),
    ('{"t":"dance","id":"1"}', "1", "message-unknown"),
    ('{"t":"look"}', "", "message-wrong"),
    ('{"t":"look","id":7}', "", "message-wrong"),
    ('{"t":"look","id":""}', "", "message-wrong"),
    ('{"t":"look","id":"' + "x" * 65 + '"}', "", "message-wrong"),
    ('{"t":"look","id":"2","more":1}', "2", "message-wrong"),
    ('{"t":"act","id":"3","action":{"do":"jump","seat":0}}', "3", "message-unknown"),
    ('{"t":"act","id":"4","action":{"do":"done"}}', "4", "message-wrong"),
    ('{"t":"act","id":"5","action":{"do":"done","seat":"0"}}', "5", "message-wrong"),
    ('{"t":"act","id":"6","action":{"do":"done","seat":0,"done":1}}', "6", "message-wrong"),
    ('{"t":"act","id":"7","action":{"do":"done","seat":0,"x":1}}', "7", "message-wrong"),
    (
        '{"t":"act","id":"8","action":{"do":"refuse","seat":0,"offer":"\\ud800"}}',
        "",
        "message-not-json",
    ),
    ("[" * 30_000, "", "message-not-json"),
    ('{"t":"look","id":"' + "x" * 70_000 + '"}', "", "message-too-large"),
    (b"\x00\x01\xff", "", "message-binary"),
]


async def test_junk_is_answered_and_the_line_stays(site: Site) -> None:
    lines = await trading(site)
    ann = lines[0]
    for sent, request, code in JUNK:
        await ann.socket.send(sent)
        answer = await ann.next()
        assert answer["t"] == "error", sent
        assert (answer["id"], answer["code"]) == (request, code), sent
    for line in lines[1:]:
        await line.silence()
    await ann.do(Done(0))


async def test_a_number_of_27_digits_is_refused_and_the_line_stays(site: Site) -> None:
    lines = await trading(site)
    ann = lines[0]
    huge = "1" + "0" * 26
    transfer = f'{{"giver":0,"taker":1,"cash":{huge}}}'
    actions = (
        f'{{"do":"offer","seat":0,"trade":{{"transfers":[{transfer}],"promises":[]}}}}',
        f'{{"do":"say","seat":0,"text":"Hello","to":[{huge}]}}',
        f'{{"do":"done","seat":{huge}}}',
        f'{{"do":"keep","seat":0,"cards":[{huge}]}}',
    )
    for number, action in enumerate(actions):
        await ann.socket.send(f'{{"t":"act","id":"big{number}","action":{action}}}')
        answer = await ann.next()
        assert (answer["t"], answer["id"]) == ("error", f"big{number}"), action
        assert answer["code"] != "internal", action
    for line in lines[1:]:
        await line.silence()
    await ann.do(Done(0))


ZEROS = (
    '{"t":"start","id":"a%s"}',
    '{"t":"act","id":"a%s","action":{"do":"done","seat":0}}',
    '{"t":"act","id":"b","action":{"do":"say","seat":0,"text":"a%s"}}',
    '{"t":"act","id":"b","action":{"do":"done","seat":0},"withdraws":["a%s"]}',
    '{"t":"draft","id":"b","text":"a","to":[],"language":"e%s"}',
    '{"t":"draft","id":"b","text":"a%s","to":[],"language":"en"}',
    '{"t":"arrange","id":"b","change":{"do":"rename","name":"a%s"}}',
    '{"t":"vote","id":"a%s","question":"pause","about":null,"agree":true}',
    '{"t":"preview","id":"b","placements":[{"building":1,"shop":"a%s"}]}',
    '{"t":"mute","id":"a%s","seat":1,"muted":true}',
)


@pytest.mark.parametrize("hidden", ["\\u0000", "\\ud800", "\0"], ids=["zero", "surrogate", "raw"])
async def test_what_no_database_can_keep_is_refused_anywhere_in_a_command(
    site: Site, hidden: str
) -> None:
    lines = await trading(site)
    ann = lines[0]
    for template in ZEROS:
        await ann.socket.send(template % hidden)
        answer = await ann.next()
        assert answer["t"] == "error", template
        refusals = ("message-wrong", "bad-text", "message-not-json")
        assert answer["code"] in refusals, (template, answer)
    for line in lines:
        await line.silence()
    await ann.do(Done(0))


async def test_an_id_is_plain_text_of_at_most_64_characters(site: Site) -> None:
    ann = (await trading(site))[0]
    for request in ("a\nb", "\x1b[2J", "\u202eab", "\x7f", "x" * 65, ""):
        await ann.socket.send(json.dumps({"t": "look", "id": request}))
        answer = await ann.next()
        assert (answer["t"], answer["code"]) == ("error", "message-wrong"), request
        assert answer["params"] == {"field": "id"}
    assert (await ann.act(Done(0), id="ü" * 64))["t"] == "ok"


TABLES: list[tuple[Callable[[], Any], str]] = [
    (lambda: new_table("me", "plain"), "player-count"),
    (lambda: new_table("me", *["plain"] * 4, "friend"), "message-wrong"),
    (lambda: {**new_table("me", "plain", "plain"), "edition": "1999"}, "unknown-edition"),
    (lambda: new_table("me", "plain", "plain", variants=["no-such"]), "unknown-variant"),
    (lambda: new_table("me", "plain", "plain", variants=["trade-clock=99"]), "trade-clock-range"),
    (lambda: new_table("me", "plain", "genius"), "unknown-bot"),
    (lambda: new_table("me", "me", "plain"), "two-seats-for-me"),
    (lambda: new_table("me", "plain", "plain", name="  "), "name-empty"),
    (lambda: new_table("me", "plain", "plain", name="x" * 25), "name-too-long"),
    (lambda: new_table("me", "plain", "plain", name="A\nB"), "bad-text"),
    (lambda: {"name": "Ann"}, "message-wrong"),
    (list, "message-wrong"),
    (
        lambda: new_table("me", "plain", "plain", own_shops=[own("Photo"), own("Photo", "B")]),
        "own-shop-replaces-twice",
    ),
    (lambda: new_table("me", "plain", "plain", own_shops=[own("Bank")]), "unknown-shop-type"),
    (
        lambda: new_table(
            "me",
            "plain",
            "plain",
            own_shops=[own("Photo"), own("Laundry", "B"), own("Factory", "C")],
        ),
        "not-enough-blank-tiles",
    ),
    (
        lambda: {
            **new_table("me", "plain", "plain", own_shops=[own("Pharmacy")]),
            "edition": "classic",
        },
        "not-enough-blank-tiles",
    ),
]


def own(replaces: str, name: str = "Bakery") -> dict[str, str]:
    return {"replaces": replaces, "name": name, "symbol": "B"}


async def test_tables_that_cannot_be_made(site: Site) -> None:
    ann = site.person()
    for wish, code in TABLES:
        answer = await ann.post("/api/tables", wish())
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code, wish()
    answer = await ann.http.post(
        "/api/tables", content="{", headers={"Content-Type": "application/json"}
    )
    assert answer.json()["code"] == "message-not-json"
    assert (await ann.get("/api/me"))["tables"] == []


async def test_seats_that_cannot_be_taken(site: Site) -> None:
    ann, ben, cho = site.person("Ann"), site.person("Ben"), site.person("Cho")
    table = await ann.make_table("me", "friend", "plain")
    path = f"/api/tables/{table}/join"
    for name, code in [("ann", "name-taken"), ("", "name-empty"), ("x\u0000", "bad-text")]:
        answer = await ben.post(path, {"name": name})
        assert answer.json()["code"] == code
    await ben.join(table)
    answer = await cho.post(path, {"name": "Cho"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-free-seat")
    answer = await cho.post("/api/tables/nowhere/join", {"name": "Cho"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


async def test_one_guest_cannot_make_tables_without_end(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    settings = Settings(database_url=url, bot_pause=0, max_tables=2)
    async with running(tmp_path, settings=settings, make_bot=plain_bot) as site:
        ann = site.person()
        for _ in range(2):
            await ann.make_table("me", "plain", "plain")
        answer = await ann.post("/api/tables", new_table("me", "plain", "plain"))
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")


async def test_a_table_that_is_not_there_closes_its_socket_with_a_reason(site: Site) -> None:
    async with connect(f"{site.url.replace('http', 'ws')}/ws/tables/nowhere") as socket:
        assert json.loads(await socket.recv())["code"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
