"""Before the game: who sits where, what is played, and who is the host."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Json, Line, Person, Site, Watch, running

from chinatown.game.state import RULES
from chinatown.server.settings import Settings


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(tmp_path / "games") as site:
        yield site


async def arrange(line: Line, do: str, **more: Any) -> Json:
    return await line.ask({"t": "arrange", "change": {"do": do, **more}})


async def done(line: Line, do: str, **more: Any) -> None:
    answer = await arrange(line, do, **more)
    assert answer["t"] == "ok", answer


def names(line: Line) -> list[str]:
    return [seat["name"] for seat in line.table["seats"]]


def seat_of(line: Line, seat: int) -> Json:
    info: Json = line.table["seats"][seat]
    return info


async def gathered(site: Site, *seats: str) -> tuple[str, Person, Line, Person, Line]:
    """Make a table at which Ann, the host, and Ben sit; return it, and both with their lines."""
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", *(seats or ("friend", "plain")))
    await ben.join(table)
    host, line = await ann.look_on(table), await ben.look_on(table)
    await host.until(lambda line: seat_of(line, 1)["online"])
    return table, ann, host, ben, line


SET_UP = {
    "edition": "classic",
    "variants": ["street-access"],
    "own_shops": [],
    "effects": "off",
    "pace": {"phase_seconds": 3600, "takeover": "never"},
}


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


async def test_the_host_changes_what_is_played(site: Site) -> None:
    _, _, host, _, line = await gathered(site)
    await done(host, "set-up", **SET_UP)
    await line.until(lambda line: line.table["edition"]["name"] == "classic")
    assert (line.table["variants"], line.table["effects"]) == (["street-access"], "off")
    assert (line.table["pace"]["phase_seconds"], line.table["pace"]["takeover"]) == (3600, "never")
    own = {"replaces": "Photo", "name": "Books", "symbol": "B"}
    await done(host, "set-up", **{**SET_UP, "edition": "modern", "own_shops": [own]})
    assert host.table["edition"]["shops"][0]["name"] == "Books"
    assert host.table["own_shops"] == [own]


async def test_whoever_is_to_begin_still_does_when_seats_change(site: Site) -> None:
    # Ann, Ben, nobody and a bot: Ben begins.
    _, _, host, _, line = await gathered(site)
    await done(host, "set-up", **{**SET_UP, "variants": ["first-seat=2"]})
    await done(line, "sit", seat=2)
    await host.until(lambda host: host.table["variants"] == ["first-seat=3"])
    await done(host, "set-players", players=3)
    await host.until(lambda host: host.table["variants"] == ["first-seat=2"])
    assert names(host)[1] == "Ben"


async def test_without_the_seat_that_was_to_begin_the_first_player_is_drawn(site: Site) -> None:
    _, _, host, _, _ = await gathered(site)
    await done(host, "set-up", **{**SET_UP, "variants": ["keep-fewer", "first-seat=3"]})
    await done(host, "set-players", players=3)
    await host.until(lambda host: host.table["variants"] == ["keep-fewer"])


async def test_a_table_that_is_set_up_anew_follows_the_newest_rules(site: Site) -> None:
    table, _, host, _, _ = await gathered(site)
    row = await site.tables.store.games.get(table)
    assert row is not None
    assert await site.tables.store.games.change(row, replace(row, rules=2))
    await done(host, "set-up", **{**SET_UP, "variants": ["keep-fewer"]})
    row = await site.tables.store.games.get(table)
    assert row is not None
    assert row.rules == RULES


def own_photo(name: str) -> Json:
    """Return the wish for a modern game with a shop type in the place of Photo."""
    return {"edition": "modern", "own_shops": [{"replaces": "Photo", "name": name, "symbol": ""}]}


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"edition": "future"}, "unknown-edition"),
        ({"variants": ["first-seat=5"]}, "first-seat-range"),
        ({"variants": ["no-such"]}, "unknown-variant"),
        ({"edition": "classic", "own_shops": [{"replaces": "x", "name": "y"}]}, None),
        (own_photo("L\u0430undry"), "own-shop-name-twice"),
        (own_photo("laundry "), "own-shop-name-twice"),
        (own_photo("La\u200bundry"), "bad-text"),
        ({"effects": "some"}, "message-wrong"),
        ({"pace": {"phase_seconds": -1}}, "message-wrong"),
        ({"pace": {"stand_in": "genius"}}, None),
    ],
)
async def test_what_cannot_be_played_is_refused_and_changes_nothing(
    site: Site, wrong: Json, code: str | None
) -> None:
    _, _, host, _, _ = await gathered(site)
    before = host.table
    answer = await arrange(host, "set-up", **{**SET_UP, **wrong})
    assert answer["t"] == "error"
    assert code in (None, answer["code"])
    assert host.table == before


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("seat-bot", {"seat": 2, "bot": "plain", "character": "any"}),
        ("free-seat", {"seat": 0}),
        ("set-players", {"players": 3}),
        ("set-up", SET_UP),
        ("hand-over", {"seat": 1}),
    ],
)
async def test_only_the_host_changes_the_table(site: Site, do: str, more: Json) -> None:
    table, _, host, _, line = await gathered(site)
    stranger = await site.person("Eve").look_on(table)
    before = host.table
    for other in (line, stranger):
        answer = await arrange(other, do, **more)
        assert answer["t"] == "error"
        assert answer["code"] in ("not-host", "not-seated")
    assert (await site.person().get(f"/api/tables/{table}"))["seats"] == before["seats"]


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


async def test_the_host_hands_the_role_over(site: Site) -> None:
    _, _, host, _, line = await gathered(site, "plain")
    for seat, code in ((2, "no-player-there"), (9, "unknown-seat")):
        assert (await arrange(host, "hand-over", seat=seat))["code"] == code
    await done(host, "hand-over", seat=1)
    await line.until(lambda line: line.table["host"])
    assert not host.table["host"]
    assert [seat["host"] for seat in line.table["seats"]] == [False, True, False]
    assert (await arrange(host, "set-players", players=4))["code"] == "not-host"
    await line.start()


async def test_a_host_who_stands_up_looks_on_as_the_host(site: Site) -> None:
    _, _, host, _, _ = await gathered(site, "plain")
    await done(host, "stand-up")
    assert (host.table["you"], host.table["host"]) == (None, True)
    await done(host, "seat-bot", seat=0, bot="plain", character="none")
    await host.start()


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


async def test_the_role_passes_on_when_the_host_stays_away(tmp_path: Path) -> None:
    watch = Watch()
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=120
    )
    async with running(tmp_path / "games", settings=settings, clock=watch) as site:
        table, _, host, _, line = await gathered(site, "plain")
        await host.close()
        await line.until(lambda line: not seat_of(line, 0)["online"])
        watch.ahead = timedelta(seconds=119)
        cho = await site.person("Cho").look_on(table)
        assert not seat_of(cho, 1)["host"]
        watch.ahead = timedelta(seconds=121)
        await site.person("Dan").look_on(table)
        await line.until(lambda line: line.table["host"])
        await line.start()


async def test_the_role_passes_on_by_itself(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        _, _, host, _, line = await gathered(site, "plain")
        assert host.table["host"]
        await host.close()
        await line.until(lambda line: line.table["host"])


async def test_a_host_who_comes_back_in_time_stays_the_host(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, ann, host, _, line = await gathered(site, "plain")
        await host.close()
        await line.until(lambda line: not seat_of(line, 0)["online"])
        watch.ahead = timedelta(seconds=60)
        again = await ann.look_on(table)
        watch.ahead = timedelta(seconds=240)
        await site.person("Cho").look_on(table)
        assert again.table["host"]
        assert not line.table["host"]


async def test_the_role_of_a_host_without_a_seat_passes_on_as_well(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("friend", "plain", "plain")
        await ben.join(table)
        line = await ben.look_on(table)
        await line.until(lambda line: line.table["host"])
        await line.start()


async def test_whoever_sits_down_after_the_host_has_gone_may_become_the_host(
    tmp_path: Path,
) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        host = await ann.look_on(table)
        await ben.get("/api/me")
        line = await ben.look_on(table)
        await host.close()
        await line.until(lambda line: not seat_of(line, 0)["online"])
        await ben.join(table)
        await line.until(lambda line: line.table["host"])


async def test_a_role_that_is_handed_to_somebody_away_comes_back(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        _, _, host, _, line = await gathered(site, "plain")
        await line.close()
        await host.until(lambda line: not seat_of(line, 1)["online"])
        await done(host, "hand-over", seat=1)
        await host.until(lambda line: line.table["host"])
