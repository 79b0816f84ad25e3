"""What every database must do for accounts, and for two guests who become one person."""

import asyncio
from dataclasses import replace

from tests.server.stored import ACCOUNT, GAME, LATER, NOON, another

from chinatown.server.store.accounts import MAX_SESSIONS, SessionRow
from chinatown.server.store.guests import merge_guest
from chinatown.server.store.rows import WATCHING, BanRow, GameRow, HolderRow
from chinatown.server.store.store import Store


def session(digest: str, seen: str = NOON) -> SessionRow:
    return SessionRow(digest, "Firefox, Linux", NOON, seen)


async def merged(store: Store) -> GameRow:
    """Return the table once Ann is Anna, who has an account."""
    changed = await store.writer.run(lambda connection: merge_guest(connection, "ann", "anna"))
    assert "table" in changed
    row = await store.games.get("table")
    assert row is not None
    assert row.maker in ("anna", "ben")
    return row


def held(row: GameRow, guest: str) -> list[tuple[int, bool, str]]:
    return [(own.seat, own.chosen, own.lost) for own in row.holders if own.guest == guest]


async def test_an_account_is_who_the_guest_was_at_all_tables(store: Store) -> None:
    await store.games.add(GAME)
    await store.games.archive("table", "ann", archived=True)
    assert await store.accounts.add(ACCOUNT, session("one"), "ann") == ["table"]
    assert await store.accounts.named("anna") == ACCOUNT
    assert await store.games.of_guest("person", 9, archived=True) == ["table"]
    assert await store.games.of_guest("ann", 9, archived=True) == []
    row = await store.games.get("table")
    assert row is not None
    assert (row.version, row.maker) == (1, "person")


async def test_a_name_is_given_once_however_many_want_it(store: Store) -> None:
    others = [
        replace(ACCOUNT, id=f"{number}", guest=f"guest {number}", name=f"{number}")
        for number in range(4)
    ]
    adding = (store.accounts.add(new, session(new.id), new.guest) for new in others)
    made = await asyncio.gather(*adding)
    assert sorted(made, key=str) == [None, None, None, []] or made.count([]) == 1
    alike = replace(ACCOUNT, id="alike", key="another", guest="alike")
    assert await store.accounts.add(alike, session("alike"), "alike") is None


async def test_a_session_counts_from_a_time_and_the_oldest_of_too_many_ends(store: Store) -> None:
    await store.accounts.add(ACCOUNT, session("first"), "ann")
    assert await store.accounts.of_session("first", LATER) is None
    await store.accounts.touch("first", LATER)
    signed_in = await store.accounts.of_session("first", LATER)
    assert signed_in is not None
    assert (signed_in.account, signed_in.seen) == (ACCOUNT, LATER)
    for number in range(MAX_SESSIONS):
        await store.accounts.sign_in(ACCOUNT, session(f"{number}"), "")
    rows = await store.accounts.sessions("account", "")
    assert len(rows) == MAX_SESSIONS
    assert rows[0].digest == "first"
    assert await store.accounts.alive({"first", "none"}) == {"first"}


async def test_only_an_accounts_own_sessions_end(store: Store) -> None:
    await store.accounts.add(ACCOUNT, session("abcdef"), "ann")
    assert not await store.accounts.end_session("other", "abc")
    assert not await store.accounts.end_session("account", "abd")
    assert await store.accounts.end_session("account", "abc")
    assert await store.accounts.alive({"abcdef"}) == set()


async def test_a_new_password_ends_all_sessions_but_the_new_one(store: Store) -> None:
    await store.accounts.add(ACCOUNT, session("old"), "ann")
    await store.accounts.renew("account", session("new"), password="next")
    assert await store.accounts.alive({"old", "new"}) == {"new"}
    assert await store.accounts.named("anna") == replace(ACCOUNT, password="next")


async def test_seats_tables_and_what_was_put_away_go_over_to_the_account(store: Store) -> None:
    await store.games.add(GAME)
    await store.games.archive("table", "ann", archived=True)
    row = await merged(store)
    assert held(row, "anna") == [(0, True, "")]
    assert held(row, "ann") == []
    assert row.version == 1
    assert await store.games.archived_by("table") == {"anna"}


async def test_where_both_hold_seats_the_account_holds_all_and_plays_its_own(
    store: Store,
) -> None:
    own = (HolderRow("anna", 1, NOON), HolderRow("anna", WATCHING, NOON, chosen=False))
    await store.games.add(replace(GAME, holders=(*GAME.holders, *own)))
    row = await merged(store)
    assert held(row, "anna") == [(-1, False, ""), (0, False, ""), (1, True, "")]
    assert row.seat_of("anna") == 1


async def test_where_both_hold_the_same_seat_it_is_held_once(store: Store) -> None:
    await store.games.add(replace(GAME, holders=(*GAME.holders, HolderRow("anna", 0, LATER))))
    row = await merged(store)
    assert [(holder.guest, holder.since) for holder in row.holders] == [("anna", LATER)]


async def test_whoever_brings_a_seat_is_not_told_of_one_that_was_lost(store: Store) -> None:
    lost = HolderRow("anna", 0, NOON, chosen=False, lost="browser-removed")
    await store.games.add(replace(GAME, holders=(*GAME.holders, lost)))
    row = await merged(store)
    assert held(row, "anna") == [(0, True, "")]


async def test_a_ban_goes_over_unless_the_account_sits_there(store: Store) -> None:
    ban = BanRow("ann", "Ann", NOON)
    sits = HolderRow("anna", 1, NOON)
    games = (
        replace(GAME, maker="ben", holders=(), bans=(ban,)),
        another("seated", maker="ben", holders=(sits,), bans=(ban,)),
        another("barred", maker="ben", bans=(replace(ban, guest="anna"),)),
    )
    for game in games:
        await store.games.add(game)
    assert (await merged(store)).bars("anna")
    seated, barred = await store.games.get("seated"), await store.games.get("barred")
    assert seated is not None
    assert barred is not None
    assert not seated.bars("anna")
    # The seat stays whose it is: its private link still leads to it.
    assert held(barred, "ann") == [(0, True, "")]
    assert barred.bars("anna")
