"""Questions that people at a table decide together, and what follows from the answers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias

from chinatown.game.types import Seat
from chinatown.server.messages.presence import Question
from chinatown.server.store.proceedings import NOBODY, Vote

LAPSE: Final = timedelta(minutes=5)
"""How long a question stands at a table that is not slow."""

ASK_AGAIN: Final = timedelta(seconds=30)
"""How long after its question came to nothing a seat may not put it again."""

Outcome: TypeAlias = Literal["open", "passed", "failed"]

Topic: TypeAlias = tuple[Question, Seat]
"""A question and the seat that it is about, NOBODY for the table's own questions."""


@dataclass(slots=True)
class OpenBallot:
    """A question that stands; `answers` by seat, the first of them its author's."""

    question: Question
    about: Seat
    by: Seat
    asked_at: datetime
    answers: dict[Seat, bool] = field(default_factory=dict)
    by_host: bool = False

    def note(self, vote: Vote) -> None:
        """Take in an answer."""
        self.answers[vote.seat] = vote.agree
        self.by_host |= vote.host and vote.agree

    def agreed(self) -> list[Seat]:
        """Return the seats that agree."""
        return sorted(seat for seat, agrees in self.answers.items() if agrees)

    def outcome(self, voters: Collection[Seat], people: int, paused_by: Seat) -> Outcome:
        """Return what follows from the answers of those who have a say.

        `people` is how many persons still play; `paused_by` who paused the game, or NOBODY.

        - replace: more than half of the voters agree.
        - pause: the host agrees, or all voters do.
        - resume: the host or whoever paused agrees, or more than half of the voters do.
        - end: all voters agree. One person cannot end a game of several unless they are its host.

        Whoever put a question can take it back.
        """
        if not self.answers.get(self.by):
            return "failed"
        agree = sum(self.answers.get(seat, False) for seat in voters)
        refuse = sum(not self.answers.get(seat, True) for seat in voters)
        match self.question:
            case "replace":
                passed = 2 * agree > len(voters)
                failed = 2 * refuse >= len(voters)
            case "resume":
                entitled = self.by_host or self.answers.get(paused_by, False)
                passed = entitled or 2 * agree > len(voters)
                failed = 2 * refuse >= len(voters)
            case "pause":
                passed = self.by_host or agree == len(voters)
                failed = refuse > 0
            case "end":
                alone = len(voters) < 2 <= people and not self.by_host
                passed = agree == len(voters) and not alone
                failed = refuse > 0
        return "passed" if passed else "failed" if failed and refuse else "open"


def topic(vote: Vote) -> Topic:
    """Return what a vote is about."""
    return vote.question, vote.about if vote.question == "replace" else NOBODY
