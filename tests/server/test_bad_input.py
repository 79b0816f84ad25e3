"""Whatever is wrong is said to the sender alone, and nothing changes by it."""

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Line, Site, new_table, plain_bot, running, seated, settle
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chinatown.game import (
    Action,
    Agree,
    AskTurns,
    Build,
    CloseTrading,
    Discard,
    Done,
    EndGame,
    Judge,
    Keep,
    Offer,
    Placement,
    Pledge,
    Refuse,
    Trade,
    Transfer,
    Withdraw,
)
from chinatown.server.settings import Settings


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(tmp_path / "games") as site:
        yield site


async def keep_all(lines: list[Line]) -> None:
    for line in lines:
        own = line.game["mine"]
        await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
    for line in lines:
        await settle(line)


async def trading(site: Site, variants: tuple[str, ...] = ()) -> list[Line]:
    _, lines = await seated(site, "Ann", "Ben", "Cho", variants=variants)
    await keep_all(lines)
    return lines


async def refused(lines: list[Line], seat: int, action: Action) -> dict[str, Any]:
    """Check that an action is refused, changes nothing and is told to nobody else."""
    before = [line.game for line in lines]
    answer = await lines[seat].act(action)
    assert answer["t"] == "error", answer
    for line in lines:
        await line.silence(0.01)
    for line, view in zip(lines, before, strict=True):
        await settle(line)
        assert line.game == view
    return answer


def lots_of(line: Line, seat: int) -> list[int]:
    owners = line.game["board"]["owners"]
    return [building for building, owner in enumerate(owners, start=1) if owner == seat]


def give(**what: Any) -> Trade:
    return Trade((Transfer(0, 1, **what),))


async def test_cards_that_cannot_be_kept(site: Site) -> None:
    _, lines = await seated(site, "Ann", "Ben", "Cho")
    hand = lines[0].game["mine"]["hand"]
    other = lines[1].game["mine"]["hand"]
    cases: list[tuple[tuple[int, ...], str]] = [
        (tuple(other[:5]), "card-not-dealt"),
        (tuple(hand[:4]), "keep-count"),
        (tuple(hand[:6]), "keep-count"),
        ((hand[0],) * 5, "keep-count"),
        ((*hand[:4], 10**30), "card-not-dealt"),
        ((*hand[:4], -1), "card-not-dealt"),
    ]
    for cards, code in cases:
        assert (await refused(lines, 0, Keep(0, cards)))["code"] == code


async def test_acting_twice_out_of_phase_and_for_another_seat(site: Site) -> None:
    _, lines = await seated(site, "Ann", "Ben", "Cho")
    assert (await refused(lines, 0, Done(0)))["code"] == "wrong-phase"
    assert (await refused(lines, 0, Build(0)))["code"] == "wrong-phase"
    hand = tuple(lines[1].game["mine"]["hand"][:5])
    assert (await refused(lines, 0, Keep(1, hand)))["code"] == "not-your-seat"
    for seat in (-1, 3, 99, 10**20):
        assert (await refused(lines, 0, Keep(seat, hand)))["code"] == "not-your-seat"
    await lines[1].do(Keep(1, hand))
    for line in lines:
        await settle(line)
    assert (await refused(lines, 1, Keep(1, hand)))["code"] == "already-chosen"


async def test_offers_that_cannot_be_made(site: Site) -> None:
    lines = await trading(site)
    ann = lines[0]
    own, theirs = lots_of(ann, 0)[0], lots_of(ann, 1)[0]
    tiles = set(ann.game["players"][0]["tiles"])
    lacking = next(
        shop["name"] for shop in ann.table["edition"]["shops"] if shop["name"] not in tiles
    )
    cases: list[tuple[Trade, str]] = [
        (give(buildings=(theirs,)), "building-not-owned"),
        (give(buildings=(86,)), "unknown-building"),
        (give(buildings=(10**40,)), "unknown-building"),
        (give(buildings=(own, own)), "building-twice"),
        (give(tiles=(lacking,)), "tile-not-held"),
        (give(tiles=("Bank",)), "unknown-shop-type"),
        (give(cash=15_000), "off-denomination"),
        (give(cash=-10_000), "off-denomination"),
        (give(cash=10**30), "off-denomination"),
        (give(cash=60_000), "not-enough-cash"),
        (give(due=5_000), "off-denomination"),
        (give(cards=(1,)), "cards-not-kept"),
        (give(), "empty-trade"),
        (Trade(()), "empty-trade"),
        (Trade((Transfer(0, 0, cash=10_000),)), "trade-with-oneself"),
        (Trade((Transfer(0, 7, cash=10_000),)), "unknown-seat"),
        (Trade((Transfer(1, 2, cash=10_000),)), "not-a-party"),
        (Trade((), (Pledge(0, 1, ""),)), "text-length"),
        (Trade((), (Pledge(0, 1, "x" * 281),)), "text-length"),
        (Trade((), (Pledge(0, 1, "tu\u202ern"),)), "bad-text"),
    ]
    for trade, code in cases:
        assert (await refused(lines, 0, Offer(0, trade)))["code"] == code, trade


async def test_answers_to_offers_that_moved_or_are_not_there(site: Site) -> None:
    lines = await trading(site)
    ann, _, cho = lines
    lot = lots_of(ann, 0)[0]
    sale = Trade((Transfer(0, 1, buildings=(lot,)), Transfer(1, 0, cash=10_000)))
    other = Trade((Transfer(0, 2, buildings=(lot,)), Transfer(2, 0, cash=20_000)))
    await ann.do(Offer(0, sale))
    await ann.do(Offer(0, other))
    for line in lines:
        await settle(line)
    first, second = (offer["id"] for offer in ann.game["offers"])
    assert (await refused(lines, 2, Agree(2, first)))["code"] == "not-a-party"
    assert (await refused(lines, 0, Agree(0, first)))["code"] == "already-agreed"
    assert (await refused(lines, 0, Refuse(0, first)))["code"] == "own-offer"
    assert (await refused(lines, 1, Withdraw(1, first)))["code"] == "not-agreed"
    assert (await refused(lines, 1, Agree(1, "zzz")))["code"] == "no-such-offer"
    assert (await refused(lines, 1, Judge(1, "zzz", kept=True)))["code"] == "no-such-promise"
    await cho.do(Agree(2, second))
    for line in lines:
        await settle(line)
    answer = await refused(lines, 1, Agree(1, first))
    assert answer["code"] == "offer-closed"
    assert answer["params"]["reason"] == "building-moved"


async def test_a_refusal_tells_nobody_what_another_has(site: Site) -> None:
    lines = await trading(site)
    ann, ben, _ = lines
    lot = lots_of(ann, 0)[0]
    sale = Trade((Transfer(0, 1, buildings=(lot,)), Transfer(1, 0, cash=60_000)))
    await ann.do(Offer(0, sale))
    await settle(ben)
    offer = ben.game["offers"][0]["id"]
    for line in lines:
        await settle(line)
    answer = await refused(lines, 1, Agree(1, offer))
    assert answer["params"] == {"cash": 60_000, "held": 50_000}


async def test_what_only_a_variant_or_the_clock_allows(site: Site) -> None:
    lines = await trading(site, ("trade-clock=5",))
    assert (await refused(lines, 0, CloseTrading()))["code"] == "clock-only"
    assert (await refused(lines, 0, CloseTrading(0)))["code"] == "clock-only"
    assert (await refused(lines, 0, EndGame()))["code"] == "clock-only"
    assert (await refused(lines, 0, AskTurns(0)))["code"] == "cannot-ask-turns"
    assert (await refused(lines, 0, Discard(0, (1,))))["code"] == "cards-not-kept"
    assert (await refused(lines, 0, Done(0, done=False)))["code"] == "not-done"


async def test_placements_that_cannot_be_made_or_previewed(site: Site) -> None:
    lines = await trading(site)
    for line in lines:
        await line.do(Done(line.seat))
    for line in lines:
        await settle(line)
    seat = lines[0].game["now"]["waiting"][0]
    late = (seat + 1) % 3
    assert (await refused(lines, late, Build(late)))["code"] == "not-your-turn"
    line = lines[seat]
    tile = line.game["players"][seat]["tiles"][0]
    own, theirs = lots_of(line, seat), lots_of(line, late)
    cases: list[tuple[tuple[Placement, ...], str]] = [
        ((Placement(theirs[0], tile),), "building-not-owned"),
        ((Placement(0, tile),), "unknown-building"),
        ((Placement(own[0], "Bank"),), "unknown-shop-type"),
        ((Placement(own[0], tile), Placement(own[0], tile)), "building-twice"),
        (tuple(Placement(lot, tile) for lot in own), "tile-not-held"),
    ]
    for placements, code in cases:
        assert (await refused(lines, seat, Build(seat, placements)))["code"] == code
        asked = [
            {"building": placement.building, "shop": placement.shop} for placement in placements
        ]
        answer = await line.ask({"t": "preview", "placements": asked})
        assert (answer["t"], answer["code"]) == ("error", code)
    await line.do(Build(seat, (Placement(own[0], tile),)))
    for other in lines:
        await settle(other)
    assert (await refused(lines, seat, Build(seat)))["code"] == "already-built"


async def test_a_spectator_and_a_table_that_has_not_begun(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    line = await ann.look_on(table)
    spectator = await site.person("Eve").look_on(table)
    keep = Keep(0, (1, 2, 3, 4, 5))
    assert (await spectator.act(keep))["code"] == "not-seated"
    assert (await spectator.ask({"t": "preview", "placements": []}))["code"] == "not-seated"
    assert (await spectator.ask({"t": "start"}))["code"] == "not-host"
    assert (await line.act(keep))["code"] == "not-started"
    assert (await line.ask({"t": "preview", "placements": []}))["code"] == "not-started"
    answer = await line.ask({"t": "start"})
    assert (answer["code"], answer["params"]) == ("seats-free", {"count": 1})
    await site.person("Ben").join(table)
    await line.start()
    assert (await line.ask({"t": "start"}))["code"] == "already-started"


@pytest.mark.whole_game
async def test_after_the_end_nothing_more_happens(site: Site) -> None:
    table, lines = await finished(site)
    assert (await refused(lines, 0, Done(0)))["code"] == "game-over"
    answer = await site.person("Ben").post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert answer.json()["code"] == "no-free-seat"


async def finished(site: Site) -> tuple[str, list[Line]]:
    ann = site.person("Ann")
    table = await ann.make_table("me", "plain", "plain")
    line = await ann.look_on(table)
    await line.start()
    while line.game["now"]["phase"] != "over":
        await line.until(
            lambda line: 0 in line.game["now"]["waiting"] or line.game["now"]["phase"] == "over"
        )
        own, phase = line.game["mine"], line.game["now"]["phase"]
        if phase == "deal":
            await line.do(Keep(0, tuple(own["hand"][: own["keep"]])))
        elif phase == "trade":
            await line.do(Done(0))
        elif phase == "build":
            await line.do(Build(0))
    await settle(line)
    return table, [line]


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
