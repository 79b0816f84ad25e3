"""What the players of a game missed, round by round: exchanges, and placements of their tiles."""

from __future__ import annotations

from typing import NamedTuple

from chinatown.analysis.finished_game import GameNotOver
from chinatown.analysis.missed_building import MissedBuilding, missed_building
from chinatown.analysis.missed_trade import MissedTrade, missed_trades
from chinatown.game.events import IncomePaid
from chinatown.game.state import BUILD, OVER, State
from chinatown.record.record import Record
from chinatown.record.replaying import replay


class MissedRound(NamedTuple):
    """What was missed in a round whose trading has ended.

    Attributes:
        round: The round, from 1.
        traded: After how many actions of the game its trading was over.
        trades: The best exchange of each seat, the greatest gain first.
        buildings: What the seats left lying, by seat; nothing where the game ended before income.
    """

    round: int
    traded: int
    trades: tuple[MissedTrade, ...]
    buildings: tuple[MissedBuilding, ...]


def missed_rounds(record: Record) -> tuple[MissedRound, ...]:
    """Return what was missed in each round of a finished game.

    Raises RecordError for a record that does not replay, GameNotOver for one that goes on.
    """
    rounds: list[MissedRound] = []
    traded: State | None = None
    for number, step in enumerate(replay(record)):
        state = step.state
        if traded is not None and any(isinstance(event, IncomePaid) for event, _ in step.events):
            seats = range(state.players)
            buildings = tuple(
                filter(None, (missed_building(traded, state, seat) for seat in seats))
            )
            rounds[-1] = rounds[-1]._replace(buildings=buildings)
        if state.phase != BUILD:
            traded = None
        elif traded is None:
            traded = state
            rounds.append(MissedRound(state.round, number, missed_trades(state), ()))
    if state.phase != OVER:
        raise GameNotOver("report-unfinished", number=state.number)
    return tuple(rounds)
