"""The end of the game, after its last round or when the players agree on it (docs/rules.md 4)."""

from __future__ import annotations

from chinatown.game import agreements, income_phase, trading
from chinatown.game.actions import EndGame
from chinatown.game.events import AddressedEvent, EndedEarly, GameOver
from chinatown.game.standings import ranking
from chinatown.game.state import OVER, TRADE, Outcome, State


def end_game(state: State) -> Outcome:
    """End the game: debts are dropped, and the ranking and the seed are revealed."""
    state, events = income_phase.drop_debts(state)
    state = state._replace(phase=OVER, clauses=())
    return state, [*events, AddressedEvent(GameOver(ranking(state), state.setup.seed))]


def end_early(state: State, action: EndGame) -> Outcome:
    """End the game as it stands: nothing more is paid or built, and what is open lapses."""
    events = [AddressedEvent(EndedEarly())]
    if state.phase == TRADE:
        state, more = trading.close_offers(state)
        events += more
    events += agreements.dropped_clauses(state)
    state, more = end_game(state)
    return state, events + more
