"""Nobody can be taken for somebody else at the table, nor a shop type for another."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.kit import new_table, running

from chinatown.game import EDITIONS
from chinatown.game.look_alikes import find_look_alike, look_alike
from chinatown.server.errors import RequestError
from chinatown.server.tables.creation import BOT_NAMES
from chinatown.server.text_validation import cleaned_name, is_plain

ALIKE = [
    ("Ann", "ann"),
    ("Ann", "\u0410nn"),
    ("ANN", "\u0430nn"),
    ("Bo", "B0"),
    ("BO", "B0"),
    ("Ian", "lan"),
    ("Bill", "BiII"),
    ("Paul", "\u03a1aul"),
    ("Ann", "\uff21\uff4e\uff4e"),
    ("Ann Lee", "AnnLee"),
    ("Mei", "M\u0435i"),
    ("Zoë", "Zoe\u0308"),
    ("Zoë", "Z\u043eë"),
    ("Emma", "Ernrna"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_the_same_are_found(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)
    assert find_look_alike(name, ["Cho", "", other]) == other


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Zoe", "Zoë"),
        ("Ann", "Ben"),
        ("李", "季"),
        ("Ann 1", "Ann 2"),
        ("Ian", "Lan"),
        ("👩", "👨"),
        ("\U0001fae8", "\U0001faea"),
    ],
)
def test_names_that_differ_to_the_eye_are_not(name: str, other: str) -> None:
    assert not look_alike(name, other)


def test_the_names_that_there_are_anyway_do_not_look_alike() -> None:
    for names in (BOT_NAMES, *(edition.names for edition in EDITIONS.values())):
        for place, name in enumerate(names):
            assert find_look_alike(name, names[:place]) is None


@given(st.text(max_size=24), st.text(max_size=24))
def test_looking_alike_is_mutual_whatever_the_names(name: str, other: str) -> None:
    assert look_alike(name, name)
    assert look_alike(name, other) == look_alike(other, name)


@given(st.text(max_size=24))
def test_a_name_that_was_cleaned_is_clean(name: str) -> None:
    try:
        cleaned = cleaned_name(name)
    except RequestError:
        return
    assert cleaned_name(cleaned) == cleaned
    assert is_plain(cleaned)


@pytest.mark.parametrize("name", ["An\u200bn", "\u3164", "A\u0301\u0302\u0303nn", "Ann\u202e"])
async def test_names_that_hide_something_are_refused(tmp_path: Path, name: str) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person()
        answer = await ann.post("/api/tables", new_table("me", "plain", "plain", name=name))
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == "bad-text"
        table = await ann.make_table("me", "friend", "friend")
        ben = site.person()
        await ben.get("/api/me")
        answer = await ben.post(f"/api/tables/{table}/join", {"name": name})
        assert answer.json()["code"] == "bad-text"


async def test_two_at_a_table_cannot_look_the_same_people_or_bots(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table = await site.person("Mei").make_table("me", "friend", "plain", "friend")
        seats = (await site.people[0].get(f"/api/tables/{table}"))["seats"]
        assert seats[2]["name"] != "Mei"
        for name in ("\u041cei", "\u041c\u0415I", "m\u0435i", seats[2]["name"].lower()):
            guest = site.person()
            await guest.get("/api/me")
            answer = await guest.post(f"/api/tables/{table}/join", {"name": name})
            assert answer.json()["code"] == "name-taken"
        await site.person("\U0001faea Mei").join(table)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("laundry", "own-shop-name-twice"),
        ("Laundry ", "own-shop-name-twice"),
        ("\uff2caundry", "own-shop-name-twice"),
        ("L\u0430undry", "own-shop-name-twice"),
        ("La\u200bundry", "bad-text"),
        ("\u3164", "bad-text"),
    ],
)
async def test_an_own_shop_type_cannot_pass_for_another(
    tmp_path: Path, name: str, code: str
) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person()

        def wish(called: str) -> dict[str, Any]:
            own = {"replaces": "Photo", "name": called, "symbol": "🥟"}
            return new_table("me", "plain", "plain", own_shops=[own])

        answer = await ann.post("/api/tables", wish(name))
        assert answer.json()["code"] == code
        assert (await ann.post("/api/tables", wish("Laundrette"))).status_code == 200
