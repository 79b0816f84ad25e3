"""Games of bots with partners who take their time or never answer, as people do.

The clock is simulated: every action takes a moment, a slow partner's answer much longer, and the
others go on meanwhile. So it is time that decides who is asked next, not the turn as in
`driver.decisions`. What is looked for are bots that change their mind without a cause: that
take their word on an offer back, or give it again, though nothing has happened since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from chinatown.bots.base import Bot
from chinatown.game.actions import TABLE, Action, Agree, Done, Expire, Withdraw
from chinatown.game.play import apply, initial_state
from chinatown.game.state import OVER, TRADE, Setup, State, first_waiting
from chinatown.game.types import Seat
from chinatown.game.view import View, view
from chinatown.lab.driver import MAX_ACTIONS, BotsStuck

SECONDS_AN_ACTION: Final = 1.2
"""How long a bot takes for each action, as at a table in the browser."""

NEVER: Final = float("inf")
"""The delay of a partner who answers nothing, and only says done when all others wait."""


class MindChange(NamedTuple):
    """A word on an offer taken back or given again; `number` is the action's, from 1."""

    number: int
    seat: Seat
    offer: str


class SlowGame(NamedTuple):
    """What a game with slow partners came to.

    Attributes:
        state: The state at the end.
        causeless: The changes of mind of bots for which nothing had happened.
        most_words: How often one bot agreed to one offer or withdrew from it, at most.
        most_actions: How many actions a bot took in one trade phase, at most.
        shortfalls: What bots owed after an income that their cash did not pay, in dollars.
    """

    state: State
    causeless: tuple[MindChange, ...]
    most_words: int
    most_actions: int
    shortfalls: tuple[int, ...]


def play_slow_game(setup: Setup, bots: Sequence[Bot], delays: Mapping[Seat, float]) -> SlowGame:
    """Let bots play a game to its end, some of them with a delay, and return what was observed.

    `delays` are the seconds that some seats take for each answer while the table trades, NEVER for
    those who take no part. Raises BotsStuck when nobody acts any more or after 5,000 actions.
    """
    table = _SlowTable(setup, bots, delays)
    while table.state.phase != OVER:
        table.step()
    return table.observed()


_Position: TypeAlias = tuple[object, ...]


class _SlowTable:
    """A game in progress, its clock, and what each bot has said about each offer."""

    def __init__(self, setup: Setup, bots: Sequence[Bot], delays: Mapping[Seat, float]) -> None:
        self.state = initial_state(setup)
        self._bots = bots
        self._delays = delays
        self._now = 0.0
        self._ready = dict.fromkeys(delays, 0.0)
        self._next = self.state.first
        self._expiries: dict[str, float] = {}
        self._last_word: dict[tuple[Seat, str], tuple[type[Action], _Position]] = {}
        self._causeless: list[MindChange] = []
        self._words: Counter[tuple[int, Seat, str]] = Counter()
        self._actions: Counter[tuple[int, Seat]] = Counter()
        self._shortfalls: list[int] = []

    def step(self) -> None:
        """Let the next player act who has something to do, or time pass until somebody has."""
        state = self.state
        if state.number >= MAX_ACTIONS:
            raise BotsStuck("bots-stuck", round=state.round)
        if state.phase != TRADE:
            seat = first_waiting(state)
            self._do(seat, self._decision(seat))
            return
        if self._expires() or any(self._acts(seat) for seat in self._order()):
            return
        self._wait()

    def observed(self) -> SlowGame:
        """Return what has been observed so far."""
        return SlowGame(
            self.state,
            tuple(self._causeless),
            max(self._words.values(), default=0),
            max(self._actions.values(), default=0),
            tuple(self._shortfalls),
        )

    def _order(self) -> list[Seat]:
        players = self.state.players
        return [(self._next + step) % players for step in range(players)]

    def _acts(self, seat: Seat) -> bool:
        """Let a seat act if its time has come and it has something to do; return whether it did."""
        if self._ready.get(seat, 0.0) > self._now or self._delays.get(seat) == NEVER:
            return False
        action = self._bots[seat].decide(view(self.state, seat))
        if action is None:
            return False
        self._do(seat, action)
        self._ready[seat] = self._now + self._delays.get(seat, 0.0)
        self._next = (seat + 1) % self.state.players
        return True

    def _wait(self) -> None:
        """Let time pass until a slow partner is ready; those who never answer finish last."""
        later = [ready for ready in self._ready.values() if ready > self._now]
        later += [expiry for expiry in self._expiries.values() if expiry > self._now]
        if later:
            self._now = min(later)
            return
        for seat, delay in self._delays.items():
            if delay == NEVER and not self.state.done >> seat & 1:
                self._do(seat, Done(seat))
                return
        raise BotsStuck("bots-stuck", round=self.state.round)

    def _expires(self) -> bool:
        """Let an offer lapse whose time is over; return whether there was one."""
        for offer in self.state.offers:
            if offer.status == "open" and self._expiries.get(offer.id, NEVER) <= self._now:
                del self._expiries[offer.id]
                self._do(TABLE, Expire(TABLE, offer.id))
                return True
        return False

    def _decision(self, seat: Seat) -> Action:
        action = self._bots[seat].decide(view(self.state, seat))
        if action is None:
            raise BotsStuck("bots-stuck", round=self.state.round)
        return action

    def _do(self, seat: Seat, action: Action) -> None:
        before = self.state
        if seat != TABLE and seat not in self._delays and before.phase == TRADE:
            self._note(before, seat, action)
        self.state, _ = apply(before, action)
        self._now += SECONDS_AN_ACTION
        if self.state.round != before.round or self.state.phase == OVER:
            self._shortfalls += [
                debt.owed for debt in self.state.debts if debt.debtor not in self._delays
            ]
            self._expiries.clear()
            self._last_word.clear()
        known = {offer.id for offer in before.offers}
        for offer in self.state.offers:
            if offer.id not in known and offer.seconds:
                self._expiries[offer.id] = self._now + offer.seconds

    def _note(self, state: State, seat: Seat, action: Action) -> None:
        """Note what a bot does, and whether it changes its mind without a cause."""
        self._actions[state.round, seat] += 1
        if not isinstance(action, Agree | Withdraw):
            return
        self._words[state.round, seat, action.offer] += 1
        position = position_without(view(state, seat), seat)
        word = self._last_word.get((seat, action.offer))
        if word is not None and word[0] is not type(action) and word[1] == position:
            self._causeless.append(MindChange(state.number + 1, seat, action.offer))
        self._last_word[seat, action.offer] = type(action), position


def position_without(view: View, seat: Seat) -> _Position:
    """Return what a view shows apart from its own seat's words: whatever may change a mind.

    That is what everybody has, and what others have said about the offers.
    """
    offers = tuple(
        (offer.id, offer.status, offer.agreed & ~(1 << seat))
        for offer in view.offers
        if (offer.seat != seat or offer.status not in ("open", "withdrawn"))
        and not (offer.status == "refused" and offer.by == seat)
    )
    return (
        view.owned,
        view.tiles,
        view.cash,
        view.debts,
        view.done & ~(1 << seat),
        offers,
        tuple((call.id, call.status) for call in view.calls if call.seat != seat),
    )
