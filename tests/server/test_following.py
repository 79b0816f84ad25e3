"""Playing again at a table that is older than the rules of today."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.kit import keep_all, running, seated

from chinatown.game.look_alikes import find_look_alike
from chinatown.server.store.rows import OwnShopRow
from chinatown.server.tables.following import renamed_shops


def names(*own: tuple[str, str]) -> list[str]:
    """Return what own types, each in place of one of the edition's, are called in a new game."""
    rows = tuple(OwnShopRow(replaces, name, "x") for replaces, name in own)
    return [row.name for row in renamed_shops("modern", rows)]


@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("Bakery", "Bakery"),
        # It replaces the type that it looks like.
        ("photo", "photo"),
        ("laundry", "laundry 2"),
        ("L\u0430undry", "L\u0430undry 2"),
        ("Tea  House", "Tea  House 2"),
    ],
)
def test_a_name_that_looks_like_another_gets_a_number(name: str, after: str) -> None:
    assert names(("Photo", name)) == [after]


def test_each_gets_a_number_of_its_own() -> None:
    assert names(("Photo", "laundry"), ("Jewellery", "LAUNDRY")) == ["laundry 2", "LAUNDRY 3"]
    long = "Bakery of the other side"
    assert names(("Photo", long), ("Jewellery", long.upper())) == [long, f"{long.upper()[:21]} 2"]


def test_a_name_that_nobody_can_read_makes_room_for_the_editions_own() -> None:
    rows = (OwnShopRow("Photo", "\u3164", "x"), OwnShopRow("Jewellery", "Gold", "\u200b"))
    assert renamed_shops("modern", rows) == (OwnShopRow("Jewellery", "Gold", ""),)


async def test_the_people_of_an_old_table_play_again(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        for line in lines:
            await line.vote("end")
        await lines[0].until(lambda line: line.table["status"] == "over")
        store, loaded = site.tables.store, await site.tables.get(table)
        old = replace(loaded.row, own_shops=(OwnShopRow("Photo", "laundry", "x"),))
        assert await store.games.change(loaded.row, old)
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE games SET rules = 1"))
        ann = site.people[0]
        answer = await ann.post(f"/api/tables/{table}/again", {})
        assert answer.status_code == 200, answer.text
        again = answer.json()["table"]
        info = await ann.get(f"/api/tables/{again}")
        assert [own["name"] for own in info["own_shops"]] == ["laundry 2"]
        shops = [shop["name"] for shop in info["edition"]["shops"]]
        assert [
            name for place, name in enumerate(shops) if find_look_alike(name, shops[:place])
        ] == []
        for person in site.people[1:3]:
            await person.join(again)
        line = await ann.look_on(again)
        await line.start()
        others = [await person.look_on(again) for person in site.people[1:3]]
        await keep_all([line, *others])
        assert line.game["now"]["phase"] == "trade"
