"""Bots at real tables: they think beside the event loop and act at human pace.

A bot sees the view of its seat and nothing else. Whatever it does wrong, the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

from chinatown.game import (
    Action,
    Build,
    Done,
    Keep,
    Refuse,
    View,
    buildings,
)
from chinatown.game.state import DEAL, TRADE
from chinatown.server.errors import RequestError
from chinatown.server.live_game import LiveGame
from chinatown.server.seating import bot_seed
from chinatown.server.table import Table

MAX_ACTIONS: Final = 80
"""After so many actions in one phase a bot only does what the table waits for."""

LONGEST_THOUGHT: Final = 20.0
"""Seconds after which a bot that still thinks is passed over."""

_LIMITS: Final = frozenset({"too-many-new-offers", "talking-too-fast", "muted-by"})
"""What a bot may be refused, as people may, without having done anything wrong."""

_log = logging.getLogger("chinatown.server")


class Bot(Protocol):
    """A player that decides from a view; None means that it has nothing to do now."""

    def decide(self, view: View, /) -> Action | None:
        """Return what to do."""


MakeBot: TypeAlias = Callable[[str, int, str], Bot]
"""Makes a bot of a kind, for a seat, with a seed for its own choices."""


class BotRunner:
    """Runs the bots of one table, one decision after the other, until the game is over.

    `resting` tells that none of them has anything to do until something happens.
    """

    def __init__(self, table: Table, make_bot: MakeBot, pause: float) -> None:
        self._table = table
        self._pause = pause
        self.resting = False
        self._bots = {
            seat.seat: make_bot(seat.bot, seat.seat, bot_seed(table.row.seed, seat.seat))
            for seat in table.row.seats
            if seat.bot
        }

    async def run(self) -> None:
        """Let bots act whenever something has happened, until the game is over."""
        table = self._table
        while table.game is not None and not table.game.over:
            table.moved.clear()
            await asyncio.sleep(self._pause)
            try:
                acted = await self._one_acts(table.game)
            except Exception:
                _log.exception("bots of table %s could not act", table.row.id)
                await asyncio.sleep(1 + self._pause)
                continue
            if not acted:
                self.resting = True
                await table.moved.wait()
                self.resting = False

    async def _one_acts(self, game: LiveGame) -> bool:
        """Ask the bots in turn until one acts; True also when the game moved on meanwhile."""
        number = game.state.number
        for seat in self._order(number):
            view = game.views[seat]
            action = await self._decision(seat, view, tired=game.acted[seat] >= MAX_ACTIONS)
            if game.state.number != number:
                return True
            if action is None:
                continue
            try:
                await self._table.act_for_bot(seat, action, number)
            except Exception as error:
                if not isinstance(error, RequestError) or error.code not in _LIMITS:
                    _log.exception("bot %s of table %s may not do that", seat, self._table.row.id)
                if not await self._does_what_is_waited_for(seat, view, number):
                    continue
            return True
        return False

    async def _does_what_is_waited_for(self, seat: int, view: View, number: int) -> bool:
        action = simplest_action(view)
        return action is not None and await self._table.act_for_bot(seat, action, number)

    def _order(self, number: int) -> Sequence[int]:
        # Drawn from table and action, so that no bot is always first and a restart changes nothing.
        order = list(self._bots)
        random.Random(f"{self._table.row.id}/{number}").shuffle(order)
        return order

    async def _decision(self, seat: int, view: View, *, tired: bool) -> Action | None:
        if tired:
            return simplest_action(view)
        try:
            thinking = asyncio.to_thread(self._bots[seat].decide, view)
            return await asyncio.wait_for(thinking, LONGEST_THOUGHT)
        except Exception:
            _log.exception("bot %s of table %s failed", seat, self._table.row.id)
            return simplest_action(view)


def simplest_action(view: View) -> Action | None:
    """Return the plainest thing that a seat can do for the game to go on, or None.

    Keep the lowest cards, refuse what is offered, say done, place nothing.
    """
    seat = view.viewer
    if seat is None:
        return None
    for offer in view.offers:
        asked = offer.status == "open" and bool((offer.parties & ~offer.agreed) >> seat & 1)
        if asked and view.phase == TRADE:
            return Refuse(seat, offer.id)
    if seat not in view.waiting:
        return None
    if view.phase == DEAL:
        return Keep(seat, tuple(buildings(view.hand))[: view.keep])
    return Done(seat) if view.phase == TRADE else Build(seat)
