"""The first game, in which a newcomer learns: POST /api/lessons, GET /api/lessons/script."""

from __future__ import annotations

from chinatown.game.actions import Placement, Trade
from chinatown.game.types import Building
from chinatown.protocol.base import Message, Text


class NewLesson(Message):
    """A wish for the first game, under a name."""

    name: Text


class LessonScript(Message):
    """What the learner is to do in the first round of the first game, step by step.

    `keep` are the cards to keep, `look` a building of somebody else to look at, `answer` the offer
    that comes first, `make` the one to make, `low` the one that asks for the counter-offer
    `counter`, `chain` a trade of three, `build` what to build.
    """

    keep: list[Building]
    look: Building
    answer: Trade
    make: Trade
    low: Trade
    counter: Trade
    chain: Trade
    build: list[Placement]
