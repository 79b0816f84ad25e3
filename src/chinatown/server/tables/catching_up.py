"""Taking over what other processes have written of a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from chinatown.server.store.proceedings import EntryRow
from chinatown.server.store.rows import ActionRow
from chinatown.server.tables.gallery import open_gallery
from chinatown.server.tables.live_game import LiveGame, Step
from chinatown.server.times import time_of

if TYPE_CHECKING:
    from chinatown.server.tables.table import Table


async def take_in(
    table: Table, game: LiveGame, rows: Sequence[ActionRow], entries: Sequence[EntryRow] = ()
) -> None:
    """Take over the next rows of both logs, in their order; the table's lock must be held."""
    waiting = deque(entries)
    for row in rows:
        while waiting and waiting[0].after < row.number:
            await _take_in_entry(table, game, waiting.popleft())
        if row.number <= game.state.number:
            # The game was read anew because of an entry, and has this row.
            continue
        table.clock.not_before(time_of(row.at))
        step = game.step(row.action)
        table.publish(game, row, step, withheld=_is_withheld(table, game, row, step))
    for entry in waiting:
        if entry.after <= game.state.number:
            await _take_in_entry(table, game, entry)


async def _take_in_entry(table: Table, game: LiveGame, entry: EntryRow) -> None:
    if entry.number <= game.conduct.number:
        return
    table.clock.not_before(time_of(entry.at))
    if entry.after == game.state.number:
        table.steward.take_in(game, entry)
        return
    # It was written by a process that did not know the latest actions. The logs have one order,
    # and with them the game.
    game.become(await table.replayed())
    await open_gallery(table)
    table.steward.settled(game)
    for connection in table.subscribers:
        table.subscribers.welcome(connection, game)


def _is_withheld(table: Table, game: LiveGame, row: ActionRow, step: Step) -> bool:
    """Return whether another process keeps an action back until it is released."""
    of_bot = row.request is None and row.seat in table.steward.bots
    return of_bot and not game.reaches_everyone(step)
