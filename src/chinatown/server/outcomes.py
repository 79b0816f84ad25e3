"""What came of a finished game, as messages."""

from __future__ import annotations

from collections.abc import Mapping

from chinatown.analysis import finished_game
from chinatown.analysis import stories as outcomes
from chinatown.game.types import Dollars, Seat
from chinatown.server.messages.stories import (
    BestBusinessInfo,
    GameFigures,
    RoundEarned,
    Stories,
    TradeWorth,
    Worth,
)


def trade_worths(results: outcomes.Stories) -> Stories:
    """Return what the trades of a game turned out to be worth."""
    return Stories(
        trades=[
            TradeWorth(
                offer=story.offer,
                round=story.round,
                worth=_worths(story.worth),
                round_worth=_worths(story.round_worth),
            )
            for story in results.trades
        ],
        rest=_worths(dict(enumerate(results.rest))),
    )


def figures_of(figures: finished_game.GameFigures) -> GameFigures:
    """Return the figures of a finished game, without its trades."""
    return GameFigures(
        cash=[list(row) for row in figures.cash],
        income=[list(row) for row in figures.income],
        best=[
            BestBusinessInfo(
                seat=seat,
                shop=best.shop,
                buildings=list(best.buildings),
                finished=best.finished,
                paid=best.paid,
                first=best.first,
                last=best.last,
            )
            for seat, best in enumerate(figures.best)
            if best is not None
        ],
        gains=[list(row) for row in figures.gains],
        rounds=[
            RoundEarned(paid=played.paid, **played.potential._asdict()) for played in figures.rounds
        ],
    )


def _worths(dollars: Mapping[Seat, Dollars]) -> list[Worth]:
    return [Worth(seat=seat, dollars=amount) for seat, amount in dollars.items()]
