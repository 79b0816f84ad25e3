"""Tables that earlier versions of the server kept are renewed, once."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tests.server.stored import ACCOUNT, GAME, NOON, REPORT, WAY, another
from tests.server.test_keys import contents

from chinatown.game import Done
from chinatown.game.state import RULES
from chinatown.server.store.accounts import SessionRow
from chinatown.server.store.engine import make_engine
from chinatown.server.store.proceedings import EntryRow, Vote
from chinatown.server.store.rows import WATCHING, ActionRow
from chinatown.server.store.store import Store
from chinatown.server.tables.shuffle import shuffle_of

FIRST_VERSION = (
    "CREATE TABLE notes (name VARCHAR(40) PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE games (id VARCHAR(16) PRIMARY KEY, created VARCHAR(32) NOT NULL,
    host VARCHAR(64) NOT NULL, edition VARCHAR(20) NOT NULL, own_shops JSON NOT NULL,
    variants JSON NOT NULL, seed VARCHAR(64) NOT NULL, start_request VARCHAR(64) NOT NULL,
    over BOOLEAN NOT NULL)""",
    """CREATE TABLE seats (game VARCHAR(16) REFERENCES games (id), seat INTEGER,
    bot VARCHAR(40) NOT NULL, name VARCHAR(40) NOT NULL, token VARCHAR(64) NOT NULL UNIQUE,
    PRIMARY KEY (game, seat))""",
    """CREATE TABLE holders (game VARCHAR(16) REFERENCES games (id), guest VARCHAR(64),
    seat INTEGER NOT NULL, since VARCHAR(32) NOT NULL, PRIMARY KEY (game, guest))""",
    "CREATE INDEX holders_by_guest ON holders (guest, since)",
    "INSERT INTO notes VALUES ('schema-version', '1')",
    f"""INSERT INTO games VALUES ('table', '{NOON}', 'ann', 'modern',
    '[["Photo", "Bücher", "📚"]]', '["street-access", "trade-clock=8"]', '', '', FALSE)""",
    """INSERT INTO seats VALUES ('table', 0, '', 'Ann', 'token-0'), ('table', 1, '', '', 'token-1'),
    ('table', 2, 'shopkeeper', 'Mei', 'token-2')""",
    f"INSERT INTO holders VALUES ('table', 'ann', 0, '{NOON}')",
)
"""What the first version of the server kept of the table `GAME`."""


async def make_first_version(database_url: str, *more: str) -> None:
    await do(database_url, *FIRST_VERSION, *more)


async def test_the_tables_of_the_first_version_are_renewed_once(database_url: str) -> None:
    await make_first_version(database_url)
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(2)))
    holder = replace(GAME.holders[0], browser="")
    for renewed in stores:
        assert await renewed.games.get("table") == replace(GAME, rules=1, holders=(holder,))
        assert await renewed.games.of_guest("ann", 9) == ["table"]
        assert await renewed.mutes.of_game("table") == set()
        await renewed.close()


async def turn_back_to_seventh_version(database_url: str) -> None:
    """Take away what came after version 7, the last before Alembic."""
    await do(
        database_url,
        *UNHASHED,
        "DROP TABLE arrangements",
        "UPDATE notes SET value = '7' WHERE name = 'schema-version'",
    )


async def do(database_url: str, *statements: str) -> None:
    engine = make_engine(database_url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await engine.dispose()


BEFORE_ALERTS = ("DROP TABLE alerted", "DROP TABLE alert_ways")
"""Leads back to version 18."""

BEFORE_REPORTS = (*BEFORE_ALERTS, "DROP TABLE reports")
"""Leads back to version 17."""

BEFORE_ACCOUNTS = (*BEFORE_REPORTS, "DROP TABLE sessions", "DROP TABLE accounts")
"""Leads back to version 16."""

BEFORE_SHUFFLES = (
    *BEFORE_ACCOUNTS,
    "ALTER TABLE games DROP COLUMN shuffle_secret",
    "ALTER TABLE games DROP COLUMN opening",
    "ALTER TABLE seats DROP COLUMN commitment",
    "ALTER TABLE seats DROP COLUMN part",
)
"""Leads back to version 15."""

UNHASHED = (
    *BEFORE_SHUFFLES,
    "DROP TABLE results",
    "DROP INDEX games_listed",
    "ALTER TABLE games DROP COLUMN public",
    "DROP TABLE server_bans",
    "DROP TABLE bans",
    "DROP TABLE admissions",
    "ALTER TABLE games DROP COLUMN password",
    "DROP INDEX ix_games_host_link_digest",
    "ALTER TABLE games DROP COLUMN host_link_salt",
    "ALTER TABLE games RENAME COLUMN host_link_digest TO host_token",
    "CREATE INDEX ix_games_host_token ON games (host_token)",
    "ALTER TABLE seats DROP COLUMN link_salt",
    "ALTER TABLE seats RENAME COLUMN link_digest TO token",
    "UPDATE seats SET token = 'token-0' WHERE seat = 0",
    "UPDATE seats SET token = 'token-1' WHERE seat = 1",
    "UPDATE seats SET token = 'token-2' WHERE seat = 2",
)
"""Leads back to private links in plain text, as version 8 had them."""


async def test_a_filled_database_of_the_seventh_version_is_renewed_once(database_url: str) -> None:
    filled = await Store.open(database_url)
    begun = replace(GAME, seed="a seed", started=NOON)
    acted = ActionRow(1, 0, "request", Done(0), NOON)
    settled = EntryRow(1, 1, "vote", Vote(0, "pause", -1, agree=True, host=True), NOON)
    await filled.games.add(begun)
    await filled.log.write("table", acted, over=False)
    await filled.proceedings.write("table", settled)
    await filled.mutes.set("table", 0, 2, muted=True)
    key = filled.key
    await filled.close()
    await turn_back_to_seventh_version(database_url)

    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(2)))
    row = replace(begun, version=1)
    for renewed in stores:
        assert await renewed.games.get("table") in (row, replace(row, version=2, effects="off"))
        assert await renewed.log.read("table") == [acted]
        assert await renewed.proceedings.read("table") == [settled]
        assert await renewed.mutes.of_game("table") == {(0, 2)}
        assert renewed.key == key
        assert await renewed.games.change(row, replace(row, effects="off"), "ann", "request")
        await renewed.close()
    last = await Store.open(database_url)
    after = await last.games.get("table")
    # The second asked for the same by the same request.
    assert after == replace(begun, version=2, effects="off")
    await last.close()


async def test_a_store_waits_for_another_that_takes_its_time_to_renew_the_tables(
    tmp_path: Path,
) -> None:
    database_url = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    await make_first_version(database_url)
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as slow_disk:
        slow_disk.execute("PRAGMA journal_mode = WAL")
        slow_disk.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(database_url))
        # Longer than a command waits for the lock.
        await asyncio.wait({opening}, timeout=1.5)
        slow_disk.execute("COMMIT")
    renewed = await opening
    assert await renewed.games.of_guest("ann", 9) == ["table"]
    await renewed.close()


async def test_games_that_had_begun_before_that_was_noted_began_when_their_tables_were_made(
    database_url: str,
) -> None:
    await make_first_version(database_url, "UPDATE games SET seed = 'a seed'")
    renewed = await Store.open(database_url)
    old = await renewed.games.get("table")
    assert old is not None
    assert old.started == NOON
    await renewed.close()


async def test_a_host_who_only_looked_on_when_that_was_noted_otherwise_is_the_host(
    database_url: str,
) -> None:
    await make_first_version(database_url, "DELETE FROM holders")
    renewed = await Store.open(database_url)
    old = await renewed.games.get("table")
    assert old is not None
    assert (old.is_host("ann"), old.is_host("ben"), old.seats_of("ann")) == (True, False, ())
    assert await renewed.games.of_guest("ann", 9) == ["table"]
    # Only a token that is one leads anywhere.
    assert await renewed.seats.by_token("") is None
    await renewed.close()


async def test_games_from_before_the_rules_had_versions_go_on_by_the_first(
    database_url: str,
) -> None:
    await make_first_version(database_url)
    renewed = await Store.open(database_url)
    await renewed.games.add(another("new"))
    old, new = await renewed.games.get("table"), await renewed.games.get("new")
    assert old is not None
    assert new is not None
    assert (old.rules, new.rules) == (1, RULES)
    assert replace(old, seed="a seed").setup().rules == 1
    await renewed.close()


async def test_private_links_from_before_they_were_hashed_go_on_leading_to_their_seats(
    database_url: str,
) -> None:
    filled = await Store.open(database_url)
    watched = another("watched", host_seat=WATCHING)
    await filled.games.add(watched)
    await filled.games.add(GAME)
    await filled.close()
    await do(
        database_url,
        "DELETE FROM seats WHERE game = 'watched'",
        *UNHASHED,
        "UPDATE games SET host_token = 'host-token' WHERE id = 'watched'",
        "UPDATE notes SET value = '8' WHERE name = 'schema-version'",
    )
    renewed = await Store.open(database_url)
    assert await renewed.games.get("table") == GAME
    assert await renewed.seats.by_token("token-0") == ("table", 0)
    assert await renewed.seats.by_token("host-token") == ("watched", WATCHING)
    # They can be used, but no longer looked up.
    old = await renewed.games.get("table")
    assert old is not None
    assert [renewed.links.token(seat.link) for seat in old.seats] == ["", "", ""]
    await renewed.close()


async def test_no_private_link_stays_in_a_file_that_is_renewed(tmp_path: Path) -> None:
    file = tmp_path / "games"
    database_url = f"sqlite:///{file}"
    filled = await Store.open(database_url)
    await filled.games.add(GAME)
    await filled.close()
    await do(
        database_url,
        *UNHASHED,
        "UPDATE notes SET value = '8' WHERE name = 'schema-version'",
    )
    assert b"token-0" in file.read_bytes()
    await (await Store.open(database_url)).close()
    assert b"token-0" not in contents(tmp_path)


async def test_tables_from_before_players_had_a_part_in_the_shuffle_have_none(
    database_url: str,
) -> None:
    filled = await Store.open(database_url)
    begun = another("begun", seed="a seed", started=NOON)
    for row in (GAME, begun):
        await filled.games.add(row)
    await filled.close()
    version = "UPDATE notes SET value = '15' WHERE name = 'schema-version'"
    await do(database_url, *BEFORE_SHUFFLES, version)
    renewed = await Store.open(database_url)
    assert await renewed.games.get("table") == GAME
    kept = await renewed.games.get("begun")
    assert kept == begun
    assert shuffle_of(kept) is None
    await renewed.close()


async def test_guests_from_before_there_were_accounts_can_make_one(database_url: str) -> None:
    filled = await Store.open(database_url)
    await filled.games.add(GAME)
    await filled.close()
    version = "UPDATE notes SET value = '16' WHERE name = 'schema-version'"
    await do(database_url, *BEFORE_ACCOUNTS, version)
    renewed = await Store.open(database_url)
    session = SessionRow("digest", "", NOON, NOON)
    assert await renewed.accounts.add(ACCOUNT, session, "ann") == ["table"]
    known = await renewed.accounts.of_session("digest", NOON)
    assert known is not None
    assert known.account == ACCOUNT
    row = await renewed.games.get("table")
    assert row is not None
    assert (row.maker, row.seat_of("person")) == ("person", 0)
    await renewed.close()


async def test_a_database_from_before_reports_keeps_them(database_url: str) -> None:
    filled = await Store.open(database_url)
    await filled.games.add(GAME)
    await filled.close()
    version = "UPDATE notes SET value = '17' WHERE name = 'schema-version'"
    await do(database_url, *BEFORE_REPORTS, version)
    renewed = await Store.open(database_url)
    assert await renewed.reports.add(REPORT) == "report"
    assert await renewed.reports.listed(9) == [REPORT]
    assert await renewed.games.get("table") == GAME
    await renewed.close()


async def test_people_from_before_there_were_alerts_can_choose_some(database_url: str) -> None:
    filled = await Store.open(database_url)
    await filled.games.add(GAME)
    await filled.close()
    version = "UPDATE notes SET value = '18' WHERE name = 'schema-version'"
    await do(database_url, *BEFORE_ALERTS, version)
    renewed = await Store.open(database_url)
    assert await renewed.alerts.add(WAY)
    assert await renewed.alerts.of_guests(["ann"]) == [WAY]
    assert await renewed.alerts.note_alerted("table", 0, NOON)
    await renewed.close()
