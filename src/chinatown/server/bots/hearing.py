"""What the bots of a table hear people say, and which of them answers it (docs/bots.md).

What words mean follows from them and from the position in which they were said, so it need not be
stored beside them: it is the same whenever it is worked out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chinatown.bots.base import UnknownBot, bot_seed
from chinatown.bots.persona.answering import Answerer
from chinatown.bots.persona.hearing import Heard
from chinatown.bots.registry import make_answerer
from chinatown.game.actions import Action
from chinatown.game.events import EVERYONE, may_see
from chinatown.game.meaning import Meaning, PlainTalk
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.meaning import hear
from chinatown.offer_text.vocabulary import FALLBACK
from chinatown.server.tables.spoken import Spoken
from chinatown.server.tables.table import Table

_NOTHING: Final = PlainTalk()


class Hearing:
    """What the bots of one table have heard and not considered yet.

    A bot that stands in for a person answers nobody: it never talks in the person's name.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._meanings: dict[int, Meaning] = {}
        self._answerers: dict[Seat, Answerer | None] = {}
        self._considered: dict[Seat, int] = {}

    def waiting(self, seat: Seat) -> tuple[Spoken, ...]:
        """Return what people said that a bot has heard and not considered, oldest first."""
        game, row = self._table.game, self._table.row
        if game is None or not game.spoken or not row.seats[seat].bot:
            return ()
        considered = self._considered.get(seat, 0)
        bots = self._table.steward.bots
        return tuple(
            remark
            for remark in game.spoken
            if remark.number > considered
            and remark.seat not in bots
            and remark.seat != seat
            and may_see(remark.audience, seat)
        )

    def is_asked_aloud(self, seat: Seat) -> bool:
        """Return whether a bot has not considered yet what all could hear that somebody said."""
        return any(remark.audience == EVERYONE for remark in self.waiting(seat))

    def settle(self, seat: Seat, remarks: Sequence[Spoken]) -> None:
        """Take in that a bot has nothing more to say to some remarks."""
        self._considered[seat] = remarks[-1].number

    def answer(self, seat: Seat, view: View, remarks: Sequence[Spoken]) -> Action | None:
        """Return what a bot answers to remarks, None for nothing; it takes its time to think."""
        answerer = self._answerer(seat)
        if answerer is None:
            return None
        return answerer.answer(view, [self._heard(seat, remark) for remark in remarks])

    def _heard(self, seat: Seat, remark: Spoken) -> Heard:
        moment = remark.moments[seat]
        meaning = self._meanings.get(remark.number)
        if meaning is None:
            meaning = self._meanings[remark.number] = self._understood(remark)
        return Heard(
            remark.seat,
            meaning,
            remark.to,
            remark.about,
            remark.audience,
            moment.offers,
            moment.remarks,
        )

    def _understood(self, remark: Spoken) -> Meaning:
        names = [seat.name for seat in self._table.row.seats]
        to = remark.to or _parties(remark.view, remark.about)
        try:
            # The language in which somebody reads is not that in which they write.
            return hear(remark.view, names, remark.text, to, FALLBACK)
        except OfferTextError:
            return _NOTHING

    def _answerer(self, seat: Seat) -> Answerer | None:
        if seat not in self._answerers:
            row = self._table.row
            try:
                answerer = make_answerer(row.seats[seat].bot, seat, bot_seed(row.seed, seat))
            except UnknownBot:
                # Bots of another make, and the guides of the lesson, hear no words.
                answerer = None
            self._answerers[seat] = answerer
        return self._answerers[seat]


def _parties(view: View, offer: str) -> tuple[Seat, ...]:
    """Return the others whom an offer is between that something was said about."""
    return tuple(
        seat
        for known in view.offers
        if known.id == offer
        for seat in known.trade.parties
        if seat != view.viewer
    )
