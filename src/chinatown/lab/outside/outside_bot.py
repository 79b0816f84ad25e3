"""A player whose decisions come from a program of its own, and what is done where it fails.

An answer that is missing, late, unreadable or against the rules is replaced by the simplest action,
and counted. A program that ends, floods or has failed too often is not asked again, and its seat
passes to the end of the game (docs/your-bot.md).
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from chinatown.bots.passing import simplest_action
from chinatown.game.actions import Action
from chinatown.game.errors import IllegalAction, Param
from chinatown.game.events import Event
from chinatown.game.state import TRADE, Setup
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.lab.outside.errors import Fault, FaultCode, OutsideBotError
from chinatown.lab.outside.keeper import NOT_STARTED
from chinatown.lab.outside.kinds import command_of, is_python
from chinatown.lab.outside.messages import (
    Encoding,
    JsonLines,
    PickledViews,
    Unreadable,
    read_act,
    read_ready,
    refused_line,
    start_line,
)
from chinatown.lab.outside.process import Ended, Flood, Late, LineProcess
from chinatown.lab.outside.python_host import failure_of
from chinatown.protocol.bot_lines import PROTOCOL

MAX_ACTIONS: Final = 80
"""After this many actions in one phase it only passes, as bots at a server's tables."""

MAX_FAULTS: Final = 10
"""After this many faults in a game it is not asked again."""

MAX_LATE: Final = 3
"""After this many late answers in a game it is not asked again."""


class Limits(NamedTuple):
    """How long a bot from outside may take, in seconds of wall time."""

    start: float = 10.0
    answer: float = 5.0


LIMITS: Final = Limits()
"""What bots have in simulations and tournaments."""


class OutsideBot:
    """Plays a seat by asking a program. It never fails: `faults` says what the program did wrong.

    Making one starts the program; `begin` waits until it is ready, and `close` ends it.
    """

    def __init__(self, kind: str, seat: Seat, limits: Limits = LIMITS) -> None:
        self.faults: list[Fault] = []
        self._kind = kind
        self.seat = seat
        self.limits = limits
        self._encoding: Encoding = PickledViews() if is_python(kind) else JsonLines()
        self._process = LineProcess(command_of(kind))
        self._playing = True
        self._events: list[Event] = []
        self._asked = 0
        self._owed = 0
        self._phase: tuple[int, str] = (0, "")
        self._actions = 0
        self._idle: View | None = None

    def begin(self, setup: Setup, names: Sequence[str], seed: str) -> None:
        """Send the start of a game, and wait until the program says that it is ready.

        `seed` is for the bot's own choices. Raises OutsideBotError, where it can say what to do.
        """
        kind = self._kind
        limits = self.limits.start, self.limits.answer
        self._process.send(start_line(setup, names, self.seat, seed, limits))
        try:
            line = self._process.receive(self.limits.start)
        except Late as late:
            raise OutsideBotError(
                "bot-silent", bot=kind, seconds=round(self.limits.start)
            ) from late
        except Flood as flood:
            raise OutsideBotError("bot-not-ready", bot=kind, line="…") from flood
        except Ended as ended:
            raise self._why_it_ended() from ended
        if (failure := failure_of(line, kind)) is not None:
            raise failure
        try:
            version = read_ready(line)
        except Unreadable as error:
            raise OutsideBotError("bot-not-ready", bot=kind, line=str(error)) from error
        if version != PROTOCOL:
            raise OutsideBotError("bot-version", bot=kind, version=version, known=PROTOCOL)

    def decide(self, view: View) -> Action | None:
        """Return what the program does, or the simplest action where it fails; None for nothing.

        Asked again about a position in which it had nothing to do, the seat says that it is done.
        """
        if view.phase != TRADE and self.seat not in view.waiting:
            return None
        if (view.round, view.phase) != self._phase:
            self._phase, self._actions = (view.round, view.phase), 0
        if not self._playing or view == self._idle:
            return simplest_action(view)
        if self._actions >= MAX_ACTIONS:
            if self._actions == MAX_ACTIONS:
                self._note("too-many-actions", view)
            self._actions += 1
            return simplest_action(view)
        action = self._answer(view)
        if action is not None:
            self._actions += 1
        elif view.phase == TRADE:
            self._idle = view if self.seat in view.waiting else None
        return action

    def refused(self, view: View, error: IllegalAction) -> Action | None:
        """Note that the rules refused the last answer; return what is done in its stead."""
        return self._failed("illegal", view, error.code, error.params)

    def hear(self, events: Sequence[Event]) -> None:
        """Keep what has happened, as far as the seat may see it, for the next question."""
        if self._playing:
            self._events += events

    def end(self, view: View) -> None:
        """Show the program how the game ended, and let it end by itself."""
        if self._playing:
            self._process.send(self._encoding.over(view))
            self._process.close()

    def close(self) -> None:
        """End the program at once, if it still runs."""
        self._process.kill()

    def _answer(self, view: View) -> Action | None:
        """Ask the program, and return its action, or what is done in its stead."""
        deadline = time.monotonic() + self.limits.answer
        try:
            if self._owed < self._asked:
                self._receive(deadline)
            self._asked += 1
            self._process.send(self._encoding.decide(self._asked, view, self._events))
            self._events = []
            action = self._receive(deadline)
        except Late:
            return self._failed("late", view)
        except Unreadable as error:
            return self._failed("unreadable", view, str(error))
        except Flood:
            return self._stopped("flood", view)
        except Ended:
            return self._stopped("ended", view, self._end())
        if action is None and view.phase != TRADE:
            return self._failed("no-action", view)
        if action is not None and action.seat != self.seat:
            return self._failed("illegal", view, "not-your-seat")
        return action

    def _receive(self, deadline: float) -> Action | None:
        """Return the answer to the last question. Raises what can be wrong with it."""
        line = self._process.receive(deadline - time.monotonic())
        # Whatever it is, it was the answer: so a bot that writes nonsense is not called late, too.
        self._owed = self._asked
        answer = read_act(line)
        if answer.n != self._asked:
            raise Unreadable(f"n: {answer.n}, not {self._asked}")
        return answer.action

    def _failed(
        self,
        fault: FaultCode,
        view: View,
        detail: str = "",
        params: Mapping[str, Param] | None = None,
    ) -> Action | None:
        """Note a fault, tell the program, and return what is done instead.

        After too many faults it is not asked again.
        """
        self._note(fault, view, detail)
        if fault == "illegal":
            self._process.send(refused_line(self._asked, detail, params or {}))
        else:
            about: dict[str, Param] = {"problem": detail} if detail else {}
            self._process.send(refused_line(self._asked, fault, about))
        late = sum(before.code == "late" for before in self.faults)
        if late >= MAX_LATE or len(self.faults) >= MAX_FAULTS:
            return self._stopped("given-up", view)
        return simplest_action(view)

    def _stopped(self, fault: FaultCode, view: View, detail: str = "") -> Action | None:
        """Note why the program plays no more, end it, and return what is done instead."""
        self._note(fault, view, detail)
        self._playing = False
        self._events = []
        self._process.kill()
        return simplest_action(view)

    def _note(self, fault: FaultCode, view: View, detail: str = "") -> None:
        self.faults.append(Fault(self.seat, fault, view.round, detail))

    def _end(self) -> str:
        """Return how the program has ended: its status and its last words."""
        status, words = self._process.status(), self._process.last_words()
        return f"{status}: {words}" if words else str(status)

    def _why_it_ended(self) -> OutsideBotError:
        status, words = self._process.status(), self._process.last_words()
        if status == NOT_STARTED:
            return OutsideBotError("bot-not-found", bot=self._kind, problem=words or "?")
        return OutsideBotError("bot-ended", bot=self._kind, status=status, problem=words or "?")
