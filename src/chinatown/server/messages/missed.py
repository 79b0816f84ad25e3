"""What players missed: GET /api/tables/{id}/missed and /missed-now, POST /api/replay/missed."""

from __future__ import annotations

from chinatown.game.actions import Placement, Trade
from chinatown.game.types import Dollars, Seat
from chinatown.protocol.base import Message


class MissedTradeInfo(Message):
    """An exchange that would have raised this round's income of two seats together, in dollars.

    `trade` is without money. `before` and `after` are what each of the `seats` could earn without
    it and with it, when it builds what pays most; `placements` are those of both with it. A price
    is what the first seat pays the second, or below zero the second the first; from `lowest` to
    `highest` neither is worse off.
    """

    seats: tuple[Seat, Seat]
    trade: Trade
    before: tuple[Dollars, Dollars]
    after: tuple[Dollars, Dollars]
    placements: list[Placement]
    gain: Dollars
    lowest: Dollars
    highest: Dollars


class MissedBuildingInfo(Message):
    """Placements by which a seat would have earned more of its own in a round, in dollars.

    Its other tiles stay as it placed them.
    """

    seat: Seat
    placements: list[Placement]
    earned: Dollars
    possible: Dollars


class MissedRoundInfo(Message):
    """What was missed in a round, the greatest gain first.

    `traded` is the step of the `Replay` that shows the end of trading. Each seat's best exchange is
    in `trades`.
    """

    round: int
    traded: int
    trades: list[MissedTradeInfo]
    buildings: list[MissedBuildingInfo]


class MissedGame(Message):
    """What was missed in each round of a finished game whose trading had ended."""

    rounds: list[MissedRoundInfo]


class MissedNow(Message):
    """What the only person at a table missed in the last round whose trading is over.

    `round` is 0 before there is one. `trade` is the best exchange with one bot, as far as the
    person could know; None where none would have raised what both earn together. `standing` are the
    buildings in it that had a shop when trading ended; on others one may have been built since.
    """

    round: int
    trade: MissedTradeInfo | None
    standing: list[int]
