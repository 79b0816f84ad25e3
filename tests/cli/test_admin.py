"""`chinatown admin` lists, ends and removes the tables of a server, and forgets people."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.kit import chinatown
from tests.server.stored import ACCOUNT, GAME, NOON, REPORT, another

from chinatown.server.store.accounts import SessionRow
from chinatown.server.store.store import Store


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """A database with two tables, neither of which has begun."""
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"

    async def fill() -> None:
        store = await Store.open(url)
        await store.games.add(GAME)
        await store.games.add(another("second"))
        await store.close()

    asyncio.run(fill())
    return url


def admin(database_url: str, *arguments: object) -> tuple[int, str, str]:
    return chinatown("admin", *arguments, "--database-url", database_url)


def test_tables_are_listed(database_url: str) -> None:
    status, out, err = admin(database_url, "list")
    assert (status, err) == (0, "")
    assert {"table", "second", "gathering", "Ann"} <= set(out.split())
    listed = json.loads(admin(database_url, "list", "--json")[1])
    assert {line["table"] for line in listed} == {"table", "second"}


def test_a_table_is_shown_without_what_opens_a_seat(database_url: str) -> None:
    status, out, _ = admin(database_url, "inspect", "table")
    assert status == 0
    assert "Firefox, Linux" in out
    shown = admin(database_url, "inspect", "table", "--json")[1]
    assert json.loads(shown)["seats"][0]["host"] is True
    assert "token" not in out + shown


def test_a_table_is_removed(database_url: str) -> None:
    assert admin(database_url, "remove", "second")[:2] == (0, "Table second is gone.\n")
    assert admin(database_url, "remove", "second")[0] == 1
    assert [line["table"] for line in json.loads(admin(database_url, "list", "--json")[1])] == [
        "table"
    ]


def test_old_tables_are_purged(database_url: str) -> None:
    assert (
        admin(database_url, "purge", "--days", "36500")[1] == "No table was unused for so long.\n"
    )
    assert admin(database_url, "purge", "--days", "1")[1] == "2 tables are gone.\n"
    assert admin(database_url, "list")[1] == "There are no tables.\n"


def test_a_person_is_forgotten(database_url: str) -> None:
    status, out, _ = admin(database_url, "forget", "table", "--seat", "0")
    assert (status, out) == (0, "Forgotten. Tables: 2. Remarks deleted: 0.\n")
    assert "Ann" not in admin(database_url, "list")[1]


def test_people_and_networks_are_banned_listed_and_let_in_again(database_url: str) -> None:
    assert admin(database_url, "bans")[1] == "Nobody is banned.\n"
    status, out, _ = admin(database_url, "ban", "table", "--seat", "0")
    assert status == 0
    assert out.startswith("Banned: Ann. To lift it: chinatown admin unban ")
    admin(database_url, "ban", "--address", "203.0.113.7")
    listed = json.loads(admin(database_url, "bans", "--json")[1])
    assert [ban["name"] for ban in listed] == ["Ann", "203.0.113.7/32"]
    assert {"Ann", "203.0.113.7/32"} <= set(admin(database_url, "bans")[1].split())
    for ban in listed:
        assert admin(database_url, "unban", ban["id"])[0] == 0
    assert admin(database_url, "bans")[1] == "Nobody is banned.\n"


def test_accounts_are_listed_banned_and_forgotten_by_their_names(database_url: str) -> None:
    assert admin(database_url, "accounts")[1] == "There are no accounts.\n"

    async def fill() -> None:
        store = await Store.open(database_url)
        await store.accounts.add(ACCOUNT, SessionRow("session", "", NOON, NOON), "ann")
        await store.close()

    asyncio.run(fill())
    status, out, err = admin(database_url, "accounts")
    assert (status, err) == (0, "")
    assert {"Anna", NOON} <= set(out.split())
    assert json.loads(admin(database_url, "accounts", "--json")[1]) == [
        {"name": "Anna", "created": NOON, "sessions": 1, "seen": NOON}
    ]
    ban = json.loads(admin(database_url, "ban", "--account", "ANNA", "--json")[1])
    assert ban["name"] == "Anna"
    forgotten = json.loads(admin(database_url, "forget", "--account", "anna", "--json")[1])
    assert forgotten == {"tables": 2, "remarks": 0}
    assert admin(database_url, "accounts")[1] == "There are no accounts.\n"


def test_reports_of_people_are_listed_read_and_closed(database_url: str) -> None:
    assert admin(database_url, "reports")[1] == "Nobody has been reported.\n"

    async def fill() -> None:
        store = await Store.open(database_url)
        await store.reports.add(replace(REPORT, remark="again\x1b[2J"))
        await store.close()

    asyncio.run(fill())
    out = admin(database_url, "reports")[1]
    assert {"report", "table", "Ben"} <= set(out.split())
    shown = admin(database_url, "reports", "report")[1]
    for words in ("Ben", "Ann", "Insults", "Remark: again\\u001b[2J", "You fool", "Grüße 🎲"):
        assert words in shown
    fields = json.loads(admin(database_url, "reports", "report", "--json")[1])
    assert fields.keys() & {"whom", "reporter", "request"} == set()
    ban = json.loads(admin(database_url, "ban", "--report", "report", "--json")[1])
    assert (ban["name"], json.loads(admin(database_url, "bans", "--json")[1])) == ("Ben", [ban])
    assert admin(database_url, "close-report", "report")[1] == "Report report is settled.\n"
    (listed,) = json.loads(admin(database_url, "reports", "--json")[1])
    assert listed["closed"]
    assert (listed["table"], listed["said"]) == ("table", ["You fool", "Grüße 🎲"])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "dance"),
        (["end"], "needs the id of a table"),
        (["forget", "table"], "a table with --seat"),
        (["forget", "--account", "Nobody"], "no account"),
        (["ban", "--account", "Nobody"], "no account"),
        (["ban", "--report", "x"], "no such report"),
        (["purge"], "needs --days"),
        (["end", "table"], "game"),
        (["end", "nowhere"], "no such table"),
        (["ban", "table"], "--address"),
        (["ban", "table", "--seat", "1"], "nobody"),
        (["ban", "--address", "example.org"], "neither an address nor a network"),
        (["unban"], "admin bans"),
        (["unban", "x"], "no such ban"),
        (["reports", "x"], "no such report"),
        (["close-report", "x"], "no such report"),
        (["close-report"], "admin reports"),
    ],
)
def test_what_cannot_be_done_is_said(database_url: str, arguments: list[str], reason: str) -> None:
    status, out, err = admin(database_url, *arguments)
    assert (status, out) == (1, "")
    assert reason.casefold() in err.casefold()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "nothing.sqlite3"
    status, _, err = admin(f"sqlite:///{file}", "list")
    assert status == 1
    assert str(file) in err
    assert not file.exists()
