"""What somebody who trains against bots has just missed, from what that person could know."""

from __future__ import annotations

from collections.abc import Iterable

from chinatown.analysis.missed_trade import missed_trades
from chinatown.game.actions import Action
from chinatown.game.board import buildings
from chinatown.game.play import apply, initial_state
from chinatown.game.state import BUILD, Setup, State
from chinatown.game.types import Seat
from chinatown.game.view import view
from chinatown.server.errors import RequestError
from chinatown.server.messages.missed import MissedNow
from chinatown.server.missed_games import trade_info
from chinatown.server.store.rows import TRAINING, GameRow


def trainee_of(row: GameRow, guest: str | None) -> Seat:
    """Return the seat of whoever trains at a table, if that is this guest.

    Raises RequestError `training-off` unless the guest is the only person at a table for training:
    of others nobody may learn before the end what could have been had from them.
    """
    seat = row.seat_of(guest)
    people = [other.seat for other in row.seats if not other.bot]
    if seat is None or TRAINING not in row.variants or people != [seat]:
        raise RequestError("training-off")
    return seat


def missed_now(setup: Setup, actions: Iterable[Action], seat: Seat) -> MissedNow:
    """Return the best exchange that a seat missed in the last round whose trading is over.

    It is worked out from the view that the seat had then.
    """
    traded = _last_traded(setup, actions)
    if traded is None:
        return MissedNow(round=0, trade=None, standing=[])
    trades = missed_trades(view(traded, seat))
    best = next((trade for trade in trades if seat in trade.seats), None)
    if best is None:
        return MissedNow(round=traded.round, trade=None, standing=[])
    shops = {lot for standing in traded.shops for lot in buildings(standing)}
    moved = {lot for transfer in best.trade.transfers for lot in transfer.buildings}
    return MissedNow(round=traded.round, trade=trade_info(best), standing=sorted(moved & shops))


def _last_traded(setup: Setup, actions: Iterable[Action]) -> State | None:
    """Return the latest position after trading, before anyone has built."""
    state, traded = initial_state(setup), None
    for action in actions:
        before, (state, _) = state.phase, apply(state, action)
        if state.phase == BUILD != before:
            traded = state
    return traded
