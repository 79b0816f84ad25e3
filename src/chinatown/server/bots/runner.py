"""Bots at real tables: they think in threads beside the event loop and act at a steady pace.

A bot sees the view of its seat and nothing else. Whatever it does wrong, the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from time import perf_counter
from typing import Final, NamedTuple, Protocol, TypeAlias

from chinatown.bots.base import bot_seed
from chinatown.bots.passing import PassingBot, simplest_action
from chinatown.game.actions import Action, Keep
from chinatown.game.errors import GameError
from chinatown.game.state import DEAL
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.server.bots.beat import Beat
from chinatown.server.bots.guide import GUIDE, Guide
from chinatown.server.bots.hearing import Hearing
from chinatown.server.bots.kinds import PASS
from chinatown.server.errors import RequestError
from chinatown.server.limits.turns import Turns
from chinatown.server.peers.messages import Released
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.tables.spoken import Spoken
from chinatown.server.tables.table import Table

MAX_ACTIONS: Final = 80
"""After this many actions in one phase a bot only does what the table waits for."""

MAX_HIDDEN: Final = 20
"""How many hidden actions bots may do in one beat before they let the others see something."""

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


Decide: TypeAlias = Callable[[], Action | None]
"""Decides what a bot does, or None."""


class _Thought(NamedTuple):
    """What a bot wants to do, or None, as long as its view is this one.

    `answers` are the remarks of people to which the action is the answer.
    """

    view: View
    action: Action | None
    answers: tuple[Spoken, ...] = ()


class _Wish(NamedTuple):
    """What a bot wants to do next; `hidden` if there is somebody who would see nothing of it."""

    seat: Seat
    view: View
    action: Action
    hidden: bool
    answers: tuple[Spoken, ...]


class BotRunner:
    """Runs the bots of one table, a beat at a time, until the game is over.

    A bot decides anew only when its own view has changed. Hidden actions are carried out at once,
    and at most one visible action a beat when it is due, but all keep their cards in one beat;
    those who see a hidden one are told when that is due, too. So what one sees of bots is the same
    whether or not there was anything that one did not see (docs/rules.md 10).
    `resting` is True while none of them has anything to do until something happens, or somebody
    looks on. They think in turns with the bots of other tables: those come first at whose table a
    person plays, and whoever keeps many tables awake has no more turns for them all than others.
    `thought` is told how many seconds each took.
    """

    def __init__(
        self,
        table: Table,
        make_bot: MakeBot,
        beat: Beat,
        thinking: Turns,
        chance: Random | None = None,
        thought: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._table = table
        self._beat = beat
        self._thinking = thinking
        self._thought = thought
        # Drawn from what nobody can know: any other order would tell what it was drawn from.
        self._chance = chance or SystemRandom()
        self.resting = False
        self._stopped = False
        self._make_bot = make_bot
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._thoughts: dict[Seat, _Thought] = {}
        self._hearing = Hearing(table)

    async def run(self) -> None:
        """Let bots act whenever something has happened, until the game is over."""
        table = self._table
        while table.game is not None and not table.game.over and not self._stopped:
            if not await self._watched():
                break
            await self._beat.begin()
            try:
                acted = await self._let_one_act(table.game)
            except Exception:
                _log.exception("bots of table %s could not act", table.id)
                await asyncio.sleep(1)
                continue
            if not acted:
                self.resting = True
                await self._beat.rest(table.activity)
                self.resting = False
        # Whoever stopped it has woken it as if somebody looked on.
        table.subscribers.note_watched()

    def stop(self) -> None:
        """Stop the bots after the action in progress."""
        self._stopped = True
        self._table.activity.set()
        self._table.subscribers.watched.set()

    async def _watched(self) -> bool:
        """Wait until somebody looks on; False if the bots were stopped meanwhile.

        What bots do unseen could only keep the bots of other tables waiting.
        """
        watched = self._table.subscribers.watched
        if not watched.is_set():
            self.resting = True
            await watched.wait()
            self.resting = False
        return not self._stopped

    async def _let_one_act(self, game: LiveGame) -> bool:
        """Let bots do what is hidden, and one of them what is visible; False if none wants to."""
        if game.conduct.paused:
            self._table.activity.clear()
            return False
        order = list(self._table.steward.bots)
        self._chance.shuffle(order)
        # Whoever was asked answers before others trade on; whispers are nobody else's to notice.
        order.sort(key=lambda seat: not self._hearing.is_asked_aloud(seat))
        hidden = 0
        try:
            while not self._stopped:
                self._table.activity.clear()
                wish = await self._first_wish(game, order) if hidden < MAX_HIDDEN else None
                if wish is not None and wish.hidden:
                    hidden += 1
                    await self._carry_out(wish)
                elif wish is None and not hidden:
                    return False
                elif await self._beat.due(self._table.activity):
                    if wish is not None:
                        await self._carry_out(wish)
                        await self._keep_as_well(game, order)
                    return True
            return True
        finally:
            if self._table.subscribers.release():
                self._table.tell(Released())

    async def _keep_as_well(self, game: LiveGame, order: Sequence[Seat]) -> None:
        """Let the bots that have cards to keep do so together: nobody waits for anybody there."""
        while game.state.phase == DEAL and not self._stopped:
            wish = await self._first_wish(game, order)
            if wish is None or not isinstance(wish.action, Keep):
                return
            await self._carry_out(wish)

    async def _first_wish(self, game: LiveGame, order: Sequence[Seat]) -> _Wish | None:
        """Ask the bots in this order until one wants to act."""
        while True:
            number = game.state.number
            for seat in order:
                if seat not in self._table.steward.bots:
                    continue
                view = game.views[seat]
                thought = self._thoughts.get(seat)
                if thought is None or thought.view is not view:
                    tired = game.actions_in_phase[seat] >= MAX_ACTIONS
                    thought = await self._thinks(seat, view, tired=tired)
                    self._thoughts[seat] = thought
                action = thought.action
                if action is not None and game.views[seat] is view:
                    hidden = _is_hidden(game, action)
                    return _Wish(seat, view, action, hidden, thought.answers)
            if game.state.number == number:
                return None

    async def _carry_out(self, wish: _Wish) -> None:
        """Do what a bot wants, or else the simplest thing, unless its view has changed."""
        seat = wish.seat
        try:
            await self._table.act_for_bot(seat, wish.action, wish.view, withheld=wish.hidden)
        except Exception as error:
            if not isinstance(error, RequestError) or error.code not in _NO_FAULT:
                _log.exception("bot %s of table %s was refused", seat, self._table.id)
            if wish.answers:
                # What is no answer keeps nobody waiting.
                self._hearing.settle(seat, wish.answers)
                return
            # It would want the same again; so it is not asked before its view has changed.
            self._thoughts[seat] = _Thought(wish.view, None)
            action = simplest_action(wish.view)
            if action is not None:
                await self._table.act_for_bot(seat, action, wish.view, withheld=wish.hidden)

    def _bot(self, seat: Seat) -> Bot:
        """Return the bot that plays a seat now; it is made when it is first needed."""
        kind = self._table.steward.bots[seat]
        bot = self._bots.get((seat, kind))
        if bot is None:
            seed = bot_seed(self._table.row.seed, seat)
            if kind == PASS:
                bot = PassingBot()
            elif kind == GUIDE:
                bot = Guide(seat, seed)
            else:
                bot = self._make_bot(kind, seat, seed)
            self._bots[seat, kind] = bot
        return bot

    async def _thinks(self, seat: Seat, view: View, *, tired: bool) -> _Thought:
        """Return what a bot answers to what people say to it, or else what it does."""
        if tired:
            return _Thought(view, simplest_action(view))
        if remarks := self._hearing.waiting(seat):
            answer = await self._thinking_of(
                seat, lambda: self._hearing.answer(seat, view, remarks), lambda: None
            )
            if answer is not None:
                return _Thought(view, answer, remarks)
            self._hearing.settle(seat, remarks)
        bot = self._bot(seat)
        action = await self._thinking_of(
            seat, lambda: bot.decide(view), lambda: simplest_action(view)
        )
        return _Thought(view, action)

    async def _thinking_of(self, seat: Seat, decide: Decide, otherwise: Decide) -> Action | None:
        """Return what is decided in a thread beside the loop, `otherwise` where that fails."""
        try:
            subscribers = self._table.subscribers
            party = subscribers.network or self._table.id
            async with self._thinking.turn(party, first=bool(subscribers.online)):
                began = perf_counter()
                action = await asyncio.wait_for(asyncio.to_thread(decide), MAX_THINKING_SECONDS)
                self._thought(perf_counter() - began)
                return action
        except Exception:
            _log.exception("bot %s of table %s failed", seat, self._table.id)
            return otherwise()


def _is_hidden(game: LiveGame, action: Action) -> bool:
    try:
        return not game.reaches_everyone(game.step(action))
    except GameError:
        # The rules will refuse it in its turn, and what is done in its stead may be visible.
        return False
