"""Sitting down at a table, changing it, and who holds which seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from chinatown.game.errors import GameError
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.messages.answers import Lobby
from chinatown.server.messages.lobby import Arrangement, SetPassword, SetPublic
from chinatown.server.passwords import check_password, hashed, is_password
from chinatown.server.peers.messages import TableChanged
from chinatown.server.store.rows import GameRow, token_digest
from chinatown.server.tables import holding
from chinatown.server.tables.arrangement import Requester, arranged, check_host, joined
from chinatown.server.tables.connection import TRY_AGAIN
from chinatown.server.tables.following import following_game
from chinatown.server.tables.shuffle import without_stale_commitments
from chinatown.server.tables.starting import begin, watch_opening
from chinatown.server.tables.table import Table
from chinatown.server.times import time_text

Changed: TypeAlias = Callable[[GameRow], GameRow]
"""Returns a table after a change. Raises RequestError or BadSetup where that is refused."""


async def join(table: Table, by: Requester, name: str, seat: Seat | None = None) -> Seat:
    """Seat a guest on a free seat, by default the first, and return it, or the seat it has already.

    Raises RequestError when no seat is free or somebody at the table has that name.
    """

    def sat_down(row: GameRow) -> GameRow:
        if row.bars(by.guest):
            raise RequestError("banned")
        return row if row.seats_of(by.guest) else joined(row, by, name, seat)

    row = await change(table, sat_down)
    taken = row.seat_of(by.guest)
    assert taken is not None, "whoever has joined plays a seat"
    return taken


async def arrange(table: Table, by: Requester, request: str, arrangement: Arrangement) -> None:
    """Change something about a table or its seats; the same request again does nothing.

    Raises RequestError or BadSetup.
    """
    if (by.guest, request) in table.arranged:
        return
    if isinstance(arrangement, SetPublic) and arrangement.public and not table.lists:
        raise RequestError("public-tables-off")
    if isinstance(arrangement, SetPassword):
        changed = await _with_password(table, by, arrangement.password)
    else:
        changed = partial(arranged, by=by, change=arrangement)
    try:
        await change(table, changed, by.guest, request)
    except GameError:
        # It may have been carried out before, through another process or without an answer.
        if not await table.store.games.was_arranged(table.id, by.guest, request):
            raise
    table.arranged.append((by.guest, request))


async def _with_password(table: Table, by: Requester, password: str) -> Changed:
    """Return the change that gives a table a password. Raises RequestError."""
    check_host(table.row, by)
    kept = ""
    if password:
        check_password(password)
        kept = await asyncio.to_thread(hashed, password)

    def changed(row: GameRow) -> GameRow:
        check_host(row, by)
        return replace(row, password=kept)

    return changed


async def enter(table: Table, by: Requester, password: str) -> None:
    """Let a guest see a table whose password it says. Raises RequestError `password-wrong`."""
    async with table.lock:
        await table.reload()
    kept = table.row.password
    right = not kept or await asyncio.to_thread(is_password, password, kept)
    if not right or not await table.store.entries.admit(table.id, by.guest, kept):
        raise RequestError("password-wrong")


async def take_by_link(table: Table, by: Requester, token: str) -> None:
    """Let a guest hold the seat of a private link and play it, or be the host who looks on.

    Raises RequestError.
    """

    def taken(row: GameRow) -> GameRow:
        if row.bars(by.guest):
            raise RequestError("banned")
        digest = token_digest(token)
        if digest == row.host_link.digest:
            return holding.with_watching_host(row, by.guest, by.at, by.browser)
        seat = next(
            (place.seat for place in row.seats if place.link.digest == digest and place.person),
            None,
        )
        if seat is None:
            raise RequestError("unknown-link")
        return holding.with_holder(row, by.guest, seat, by.at, by.browser)

    await change(table, taken)


async def play_again(table: Table, by: Requester) -> str:
    """Make the table at which the people of a finished game play again, and return its id.

    Whoever asks first becomes its host; for the others it is the same table. Raises RequestError
    `not-seated` or `game-not-over`.
    """
    async with table.lock:
        await table.reload()
        seat = table.row.seat_of(by.guest)
        if seat is None:
            raise RequestError("not-seated")
        if table.status != "over":
            raise RequestError("game-not-over")
        if not table.row.following:
            following = following_game(table.row, by.guest, seat, by.browser, by.at)
            await table.store.games.add_following(table.row, following)
            await table.reload()
            table.subscribers.publish_lobby()
            table.tell(TableChanged())
        return table.row.following


async def refresh(table: Table) -> None:
    """Take over what another process has changed; the table's lock must be held.

    Only those are shown the table for whom it has changed, as nobody else may notice a mute.
    Raises RequestError `unknown-table`.
    """
    row = await table.store.games.get(table.id)
    if row is None:
        raise RequestError("unknown-table")
    pairs = await table.store.mutes.of_game(table.id)
    turn_strangers_away(table, row)
    for connection in table.subscribers:
        known = any(holder.guest == connection.guest for holder in row.holders)
        if not (connection.ended or known) and table.shown_row.is_held_by(connection.guest):
            # It is another guest now, if it is the one that has the seat; else it looks on.
            connection.end(TRY_AGAIN)
    before = [
        (connection, table.shown_info(connection.acts_for, connection.seat))
        for connection in table.subscribers
        if not connection.ended
    ]
    table.row = table.shown_row = row
    table.mutes.replace(pairs)
    begun = row.seed and table.game is None
    for connection, info in before:
        seat = row.seat_of(connection.acts_for)
        moved = connection.seat != seat
        connection.seat = seat
        if moved and not begun:
            table.subscribers.welcome(connection, table.game)
        elif (after := table.info(connection.acts_for, seat)) != info:
            connection.send(Lobby(t="lobby", table=after))
    if begun:
        await begin(table)
    watch_opening(table)
    table.subscribers.tell_viewers()
    table.steward.came_or_went()
    table.steward.bots_needed()


async def show_seats(table: Table) -> None:
    """Read again who holds which seat, and show everyone what may be seen from theirs."""
    async with table.lock:
        await table.reload()
        show_seats_of(table)


async def change(table: Table, changed: Changed, by: str = "", request: str = "") -> GameRow:
    """Change a table, write it, then tell everyone; return it as it is then.

    A `request` of the guest `by` that was carried out before changes nothing.
    """
    async with table.lock:
        while True:
            await table.reload()
            before = table.row
            after = without_stale_commitments(before, changed(before))
            if after == before:
                return before
            after = replace(after, changed=time_text(table.clock()))
            # Where another process was quicker, its change comes first.
            if await table.store.games.change(before, after, by, request):
                break
        await table.reload()
        show_seats_of(table)
        table.tell(TableChanged())
        return table.row


def show_seats_of(table: Table) -> None:
    """Show every guest what may be seen from the seat that it plays now."""
    turn_strangers_away(table, table.row)
    for connection in table.subscribers:
        seat = table.row.seat_of(connection.acts_for)
        if connection.seat != seat:
            connection.seat = seat
            table.subscribers.welcome(connection, table.game)
    table.shown_row = table.row
    table.subscribers.publish_lobby()


def turn_strangers_away(table: Table, row: GameRow) -> None:
    """Close the sockets of those who may not see a table any more.

    They were banned, or only look on and have to say the password that the table has now.
    """
    another_password = row.password and row.password != table.shown_row.password
    for connection in table.subscribers:
        if row.bars(connection.guest):
            connection.turn_away(RequestError("banned"))
        elif another_password and not row.is_held_by(connection.guest):
            connection.turn_away(RequestError("password-needed"))
