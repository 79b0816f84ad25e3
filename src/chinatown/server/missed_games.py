"""What the players of a finished game missed, as a message."""

from __future__ import annotations

from chinatown.analysis.finished_game import GameNotOver
from chinatown.analysis.hindsight import MissedRound, missed_rounds
from chinatown.analysis.missed_trade import MissedTrade
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
        trades=[trade_info(trade) for trade in missed.trades],
        buildings=[
            MissedBuildingInfo(
                seat=building.seat,
                placements=list(building.placements),
                earned=building.earned,
                possible=building.possible,
            )
            for building in missed.buildings
        ],
    )


def trade_info(trade: MissedTrade) -> MissedTradeInfo:
    """Return a missed exchange as a message."""
    lowest, highest = trade.prices
    return MissedTradeInfo(
        seats=trade.seats,
        trade=trade.trade,
        before=trade.before,
        after=trade.after,
        placements=list(trade.placements),
        gain=trade.gain,
        lowest=lowest,
        highest=highest,
    )
