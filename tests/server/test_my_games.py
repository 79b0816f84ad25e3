"""My games: how those that I have finished came out, against whom, and what they come to."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.kit import Json, Person, Site, running, seated
from tests.server.test_my_tables import delete, play_to_the_end

from chinatown.analysis.seat_figures import SeatFigures
from chinatown.game import ROUNDS
from chinatown.server import my_games
from chinatown.server.administration import Administration
from chinatown.server.store.results import UNREADABLE, Result


async def games_of(person: Person, query: str = "") -> Json:
    games: Json = await person.get(f"/api/games{query}")
    return games


async def end(person: Person, *seats: str, **more: Any) -> str:
    """Play a game of one person and bots, and end it at once."""
    table = await person.make_table(*seats, **more)
    line = await person.look_on(table)
    await line.start()
    answer = await line.ask({"t": "vote", "question": "end", "about": None, "agree": True})
    assert answer["t"] == "ok", answer
    await line.until(lambda line: line.table["status"] == "over")
    await line.close()
    return table


async def test_a_finished_game_is_told_to_each_of_its_players_from_their_seat(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    ann, ben, _ = site.people
    assert (await games_of(ann))["games"] == []
    await play_to_the_end(lines)
    ranking = {place["seat"]: place for place in lines[0].game["result"]["ranking"]}
    for seat, person in enumerate((ann, ben)):
        answer = await games_of(person)
        (game,) = answer["games"]
        own = ranking[seat]
        assert (game["id"], game["edition"], game["seat"]) == (table, "modern", seat)
        assert (game["place"], game["cash"]) == (own["place"], own["cash"])
        assert (game["names"], game["people"]) == (["Ann", "Ben", "Cho"], 2)
        assert game["ended"].startswith(lines[0].times[-1].removesuffix("Z"))
        assert (answer["count"], answer["wins"]) == (1, int(own["place"] == 1))
        assert (answer["best"], answer["average_place"]) == (own["cash"], own["place"])
    assert (await games_of(site.person("Eve")))["count"] == 0


async def test_games_are_filtered_and_what_they_come_to_follows_the_filter(site: Site) -> None:
    ann = site.person("Ann")
    small = await end(ann, "me", "plain", "plain")
    large = await end(ann, "me", "plain", "plain", "plain", edition="classic")
    _, lines = await seated(site, "Dot", "Ben", "Cho")
    await play_to_the_end(lines)
    dot = site.people[1]
    for query, games in (
        ("", [large, small]),
        ("?edition=classic", [large]),
        ("?players=3", [small]),
        ("?players=3&edition=classic", []),
        ("?against=bots", [large, small]),
        ("?against=people", []),
    ):
        answer = await games_of(ann, query)
        assert [game["id"] for game in answer["games"]] == games, query
        assert answer["count"] == len(games)
    assert (await games_of(ann, "?against=people"))["average_place"] is None
    # Dollars of two editions are not alike.
    assert (await games_of(ann))["habits"] is None
    assert (await games_of(ann, "?edition=classic"))["habits"]["bought"]["lots"] == 0
    assert (await games_of(dot, "?against=people"))["count"] == 1
    assert (await games_of(dot, "?against=bots"))["count"] == 0


async def test_they_come_in_pages_the_last_to_end_first(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_games, "PAGE", 2)
    monkeypatch.setattr(my_games, "MAX_NEW", 1)
    ann = site.person("Ann")
    made = [await end(ann, "me", "plain", "plain") for _ in range(3)]
    first = await games_of(ann)
    assert (first["count"], first["pending"]) == (1, True)
    while (answer := await games_of(ann))["pending"]:
        assert answer["count"] < 3
    assert [game["id"] for game in answer["games"]] == [made[2], made[1]]
    second = await games_of(ann, "?page=1")
    assert [game["id"] for game in second["games"]] == [made[0]]
    assert second["count"] == 3
    assert (await games_of(ann, "?page=2"))["games"] == []


@pytest.mark.parametrize("query", ["?page=-1", "?page=x", "?players=9", "?against=nobody"])
async def test_a_filter_that_means_nothing_is_refused(site: Site, query: str) -> None:
    answer = await site.person("Ann").http.get(f"/api/games{query}")
    field = query[1:].split("=")[0]
    assert answer.json() == {"code": "message-wrong", "params": {"field": field}}


async def test_a_result_is_worked_out_once_and_goes_with_its_table(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = site.person("Ann")
    table = await end(ann, "me", "plain", "plain")
    (game,) = (await games_of(ann))["games"]
    monkeypatch.delattr(my_games, "_results")
    assert (await games_of(ann))["games"] == [game]
    assert await delete(ann, table) is None
    assert (await games_of(ann))["games"] == []
    async with site.tables.store.engine.connect() as connection:
        assert (await connection.execute(text("SELECT * FROM results"))).all() == []


async def test_a_game_that_cannot_be_replayed_is_left_out_and_not_tried_again(site: Site) -> None:
    ann = site.person("Ann")
    table = await end(ann, "me", "plain", "plain")
    async with site.tables.store.engine.begin() as connection:
        await connection.execute(text("UPDATE actions SET action = 'nonsense'"))
    for _ in range(2):
        answer = await games_of(ann)
        assert (answer["games"], answer["pending"]) == ([], False)
    async with site.tables.store.engine.connect() as connection:
        rows = (await connection.execute(text("SELECT game, seat FROM results"))).all()
    assert [tuple(row) for row in rows] == [(table, UNREADABLE)]


async def test_neither_whom_i_watched_nor_what_i_left_or_practised_is_mine(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("plain", "plain", "plain")
    line = await ann.look_on(table)
    await line.start()
    await line.until(lambda line: line.table["status"] == "over")
    lesson = (await ben.post("/api/lessons", {"name": "Ben"})).json()["table"]
    await Administration(site.tables.store).end(lesson)
    for person in (ann, ben):
        assert (await games_of(person))["count"] == 0


async def test_a_forgotten_player_has_no_games(site: Site) -> None:
    ann = site.person("Ann")
    table = await end(ann, "me", "plain", "plain")
    assert (await games_of(ann))["count"] == 1
    await Administration(site.tables.store).forget(table, 0)
    assert (await games_of(ann))["count"] == 0


async def keep(
    site: Site, table: str, *places: int, rounds: int = ROUNDS, ended: str = "1"
) -> None:
    """Keep a result of a game, as if it had been played so."""
    figures = SeatFigures((10_000,) * rounds)
    results = [Result(seat, place, 90_000, figures) for seat, place in enumerate(places)]
    await site.tables.store.results.keep(table, ended, results)


async def test_which_level_is_as_strong_as_me_is_told_after_three_whole_games(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games", bots=("shopkeeper", "merchant", "tycoon")) as site:
        ann = site.person("Ann")
        tables = [await end(ann, "me", "tycoon", "tycoon") for _ in range(4)]
        await keep(site, tables[0], 1, 2, 3)
        await keep(site, tables[1], 1, 2, 3)
        await keep(site, tables[2], 3, 1, 2, rounds=ROUNDS - 1)
        assert (await ann.get("/api/me"))["as_strong"] is None
        await keep(site, tables[3], 1, 2, 3)
        assert (await ann.get("/api/me"))["as_strong"] == {"level": "tycoon", "games": 3}
        assert (await site.person("Eve").get("/api/me"))["as_strong"] is None
        await delete(ann, tables[0])
        assert (await ann.get("/api/me"))["as_strong"] is None


async def test_my_newest_games_are_rated_oldest_first(tmp_path: Path) -> None:
    async with running(tmp_path / "games", bots=("merchant",)) as site:
        ann, results = site.person("Ann"), site.tables.store.results
        for ended in ("2", "3", "1"):
            table = await end(ann, "merchant", "me", "merchant")
            await keep(site, table, 3, int(ended), 3, ended=ended)
        (guest,) = await guests(site)
        places = await results.places(guest, 2)
        assert [[(seat.place, seat.mine) for seat in game] for game in places] == [
            [(3, False), (2, True), (3, False)],
            [(3, False), (3, True), (3, False)],
        ]
        assert [seat.bot for seat in places[0]] == ["merchant/any", "", "merchant/any"]


async def guests(site: Site) -> list[str]:
    async with site.tables.store.engine.connect() as connection:
        return list(await connection.scalars(text("SELECT DISTINCT guest FROM seat_holders")))
