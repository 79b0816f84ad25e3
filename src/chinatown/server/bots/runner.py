"""Bots at real tables: they think in threads beside the event loop and act at human pace.

A bot sees the view of its seat and nothing else. Whatever it does wrong, the game goes on.
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
from chinatown.game.types import Seat
from chinatown.server.bots.kinds import bot_seed
from chinatown.server.errors import RequestError
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.tables.table import Table

MAX_ACTIONS: Final = 80
"""After this many actions in one phase a bot only does what the table waits for."""

MAX_THINKING_SECONDS: Final = 20.0
"""How long a bot may think before the simplest action is done in its stead."""

_NO_FAULT: Final = frozenset({"too-many-new-offers", "talking-too-fast", "muted-by"})
"""Refusals that a bot, like a person, may meet without having done anything wrong."""

_log = logging.getLogger("chinatown.server")


class Bot(Protocol):
    """A player that decides from a view; None means that it has nothing to do now."""

    def decide(self, view: View, /) -> Action | None:
        """Return what to do."""


MakeBot: TypeAlias = Callable[[str, Seat, str], Bot]
"""Makes a bot of a kind, for a seat, with a seed for its own random choices."""


class BotRunner:
    """Runs the bots of one table, one decision after another, until the game is over.

    `resting` is True while none of them has anything to do until something happens.
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
            table.activity.clear()
            await asyncio.sleep(self._pause)
            try:
                acted = await self._let_one_act(table.game)
            except Exception:
                _log.exception("bots of table %s could not act", table.id)
                await asyncio.sleep(1 + self._pause)
                continue
            if not acted:
                self.resting = True
                await table.activity.wait()
                self.resting = False

    async def _let_one_act(self, game: LiveGame) -> bool:
        """Ask the bots in turn until one acts; True also if something else happened meanwhile."""
        number = game.state.number
        for seat in self._order(number):
            view = game.views[seat]
            tired = game.actions_in_phase[seat] >= MAX_ACTIONS
            action = await self._decision(seat, view, tired=tired)
            if game.state.number != number:
                return True
            if action is None:
                continue
            try:
                await self._table.act_for_bot(seat, action, number)
            except Exception as error:
                if not isinstance(error, RequestError) or error.code not in _NO_FAULT:
                    _log.exception("bot %s of table %s was refused", seat, self._table.id)
                if not await self._act_simply(seat, view, number):
                    continue
            return True
        return False

    async def _act_simply(self, seat: Seat, view: View, number: int) -> bool:
        action = simplest_action(view)
        return action is not None and await self._table.act_for_bot(seat, action, number)

    def _order(self, number: int) -> Sequence[Seat]:
        # Drawn from table and action, so that no bot is always first and a restart changes nothing.
        order = list(self._bots)
        random.Random(f"{self._table.id}/{number}").shuffle(order)
        return order

    async def _decision(self, seat: Seat, view: View, *, tired: bool) -> Action | None:
        if tired:
            return simplest_action(view)
        try:
            thinking = asyncio.to_thread(self._bots[seat].decide, view)
            return await asyncio.wait_for(thinking, MAX_THINKING_SECONDS)
        except Exception:
            _log.exception("bot %s of table %s failed", seat, self._table.id)
            return simplest_action(view)


def simplest_action(view: View) -> Action | None:
    """Return the simplest action of a seat that lets the game go on, or None.

    It keeps the lowest cards, refuses what is offered, says done, or places nothing.
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
