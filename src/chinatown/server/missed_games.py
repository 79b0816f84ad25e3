"""What the players of a finished game missed, as a message."""

from __future__ import annotations

from chinatown.analysis.finished_game import GameNotOver
from chinatown.analysis.hindsight import MissedRound, missed_rounds
from chinatown.record.record import Record
from chinatown.server.errors import RequestError
from chinatown.server.messages.missed import (
    MissedBuildingInfo,
    MissedGame,
    MissedRoundInfo,
    MissedTradeInfo,
)


def missed_game(record: Record) -> MissedGame:
    """Return what was missed in each round.

    Raises RequestError for a game that is not over (`game-not-over`), and RecordError for a record
    that does not replay.
    """
    try:
        rounds = missed_rounds(record)
    except GameNotOver as error:
        raise RequestError("game-not-over") from error
    return MissedGame(rounds=[_round_info(missed) for missed in rounds])


def _round_info(missed: MissedRound) -> MissedRoundInfo:
    return MissedRoundInfo(
        round=missed.round,
        traded=missed.traded,
        trades=[
            MissedTradeInfo(
                seats=found.seats,
                trade=found.trade,
                before=found.before,
                after=found.after,
                placements=list(found.placements),
                gain=found.gain,
                lowest=found.prices[0],
                highest=found.prices[1],
            )
            for found in missed.trades
        ],
        buildings=[
            MissedBuildingInfo(
                seat=found.seat,
                placements=list(found.placements),
                earned=found.earned,
                possible=found.possible,
            )
            for found in missed.buildings
        ],
    )
