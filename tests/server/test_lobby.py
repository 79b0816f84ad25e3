"""Before the game: who sits where, under which name, and who is ready."""

import asyncio
from dataclasses import replace

import pytest
from tests.server.before_the_game import SET_UP, arrange, done, gathered, names, seat_of
from tests.server.kit import Json, Site


async def test_a_player_stands_up_and_another_can_sit_there(site: Site) -> None:
    table, _, host, ben, line = await gathered(site)
    link = line.table["rejoin"]
    await done(line, "stand-up")
    assert (line.table["you"], line.table["lost"]) == (None, "")
    await host.until(lambda line: seat_of(line, 1)["free"])
    # The private link of whoever sat there opens nothing any more.
    answer = await ben.post(f"/api/seat-links/{link[3:]}", {})
    assert answer.json()["code"] == "unknown-link"
    cho = site.person("Cho")
    assert (await cho.join(table))["you"] == 1


async def test_a_player_takes_another_seat_and_the_private_link_goes_along(site: Site) -> None:
    _, _, host, ben, line = await gathered(site)
    link = line.table["rejoin"]
    await done(line, "sit", seat=2)
    assert line.seat == 2
    await host.until(lambda line: names(line)[:3] == ["Ann", "", "Ben"])
    assert (await ben.get(f"/api/seat-links/{link[3:]}"))["seat"] == 2
    for seat, code in ((0, "seat-taken"), (3, "seat-taken"), (7, "unknown-seat")):
        assert (await arrange(line, "sit", seat=seat))["code"] == code
    await done(host, "sit", seat=1)
    assert host.table["host"]
    assert seat_of(host, 1)["host"]


async def test_a_visitor_may_choose_the_seat(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "friend")
    answer = await ben.post(f"/api/tables/{table}/join", {"name": "Ben", "seat": 2})
    assert answer.json()["you"] == 2
    cho = site.person("Cho")
    for seat, code in ((2, "seat-taken"), (9, "unknown-seat"), (-1, "unknown-seat")):
        answer = await cho.post(f"/api/tables/{table}/join", {"name": "Cho", "seat": seat})
        assert answer.json()["code"] == code


async def test_a_player_changes_the_name_unless_somebody_has_it(site: Site) -> None:
    _, _, host, _, line = await gathered(site)
    await done(line, "rename", name="  Benno  B ")
    await host.until(lambda line: names(line)[1] == "Benno B")
    await done(line, "rename", name="benno b")
    assert names(line)[1] == "benno b"
    for name, code in (("ANN", "name-taken"), (" ", "name-empty"), ("x" * 25, "name-too-long")):
        assert (await arrange(line, "rename", name=name))["code"] == code
    assert names(line)[1] == "benno b"


async def test_players_say_when_they_are_ready_and_are_asked_anew_when_the_game_changes(
    site: Site,
) -> None:
    _, _, host, _, line = await gathered(site)
    await done(line, "ready", ready=True)
    await host.until(lambda line: seat_of(line, 1)["ready"])
    await done(line, "ready", ready=False)
    await host.until(lambda line: not seat_of(line, 1)["ready"])
    await done(line, "ready", ready=True)
    await done(host, "set-up", **SET_UP)
    assert not seat_of(host, 1)["ready"]


async def test_the_host_gives_a_free_seat_to_a_bot_and_back(site: Site) -> None:
    _, _, host, _, line = await gathered(site)
    await done(host, "seat-bot", seat=2, bot="plain", character="hard")
    await line.until(lambda line: seat_of(line, 2)["kind"] == "bot")
    assert (seat_of(line, 2)["bot"], seat_of(line, 2)["character"]) == ("plain", "hard")
    assert len(set(names(line))) == 4
    await done(host, "seat-bot", seat=2, bot="plain", character="none")
    assert seat_of(host, 2)["character"] == "none"
    await done(host, "free-seat", seat=2)
    assert seat_of(host, 2)["free"]
    await done(host, "seat-bot", seat=2, bot="plain", character="")
    await host.start()


async def test_a_bot_that_there_is_not_cannot_be_seated(site: Site) -> None:
    _, _, host, _, _ = await gathered(site)
    for bot, character, code in (
        ("genius", "any", "unknown-bot"),
        ("plain", "sleepy", "unknown-character"),
    ):
        answer = await arrange(host, "seat-bot", seat=2, bot=bot, character=character)
        assert answer["code"] == code
    answer = await arrange(host, "seat-bot", seat=1, bot="plain", character="any")
    assert answer["code"] == "seat-taken"
    assert seat_of(host, 2)["free"]


async def test_whoever_the_host_sends_away_is_told(site: Site) -> None:
    table, _, host, ben, line = await gathered(site)
    await done(host, "free-seat", seat=1)
    await line.until(lambda line: line.table["you"] is None)
    assert line.table["lost"] == "removed"
    assert (await ben.get(f"/api/tables/{table}"))["lost"] == "removed"
    # Whoever sits down again has lost nothing.
    assert (await ben.join(table))["lost"] == ""


async def test_the_number_of_players_changes_free_seats_and_bots_first(site: Site) -> None:
    table, _, host, ben, line = await gathered(site)
    link = line.table["rejoin"]
    await done(line, "sit", seat=2)
    # Ann, nobody, Ben and a bot: the free seat goes, and Ben moves up.
    await done(host, "set-players", players=3)
    await line.until(lambda line: len(names(line)) == 3)
    assert names(line)[:2] == ["Ann", "Ben"]
    assert line.seat == 1
    assert (await ben.get(f"/api/seat-links/{link[3:]}"))["seat"] == 1
    await done(host, "set-players", players=5)
    assert [seat["free"] for seat in host.table["seats"]] == [False, False, False, True, True]
    for name in ("Cho", "Dan"):
        await site.person(name).join(table)
    await done(host, "set-players", players=4)
    assert names(host) == ["Ann", "Ben", "Cho", "Dan"]
    answer = await arrange(host, "set-players", players=3)
    assert (answer["code"], answer["params"]) == ("too-many-people", {"people": 4, "players": 3})
    for players in (2, 6, -1):
        assert (await arrange(host, "set-players", players=players))["code"] == "player-count"


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("sit", {"seat": 1}),
        ("stand-up", {}),
        ("rename", {"name": "Zoe"}),
        ("ready", {"ready": True}),
        ("seat-bot", {"seat": 1, "bot": "plain", "character": "any"}),
        ("free-seat", {"seat": 1}),
        ("set-players", {"players": 4}),
        ("set-up", SET_UP),
    ],
)
async def test_once_the_game_has_begun_the_table_stays_as_it_is(
    site: Site, do: str, more: Json
) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "plain", "plain")
    line = await ann.look_on(table)
    await line.start()
    assert (await arrange(line, do, **more))["code"] == "already-started"


async def test_the_same_request_again_changes_nothing_more(site: Site) -> None:
    _, _, host, _, line = await gathered(site)
    for _ in range(2):
        answer = await line.ask({"t": "arrange", "id": "once", "change": {"do": "stand-up"}})
        assert answer["t"] == "ok"
    await host.until(lambda line: seat_of(line, 1)["free"])


async def test_changes_of_two_at_once_are_both_made(site: Site) -> None:
    _, _, host, _, line = await gathered(site)
    await asyncio.gather(done(line, "rename", name="Benno"), done(host, "rename", name="Anna"))
    await host.until(lambda line: names(line)[:2] == ["Anna", "Benno"])


async def test_another_process_may_change_the_same_table(site: Site) -> None:
    table, _, host, _, _ = await gathered(site)
    store = site.tables.store
    row = await store.games.get(table)
    assert row is not None
    renamed = tuple(replace(it, name="Benno") if it.seat == 1 else it for it in row.seats)
    await store.games.change(row, replace(row, seats=renamed))
    await done(host, "set-players", players=5)
    assert names(host)[:2] == ["Ann", "Benno"]
