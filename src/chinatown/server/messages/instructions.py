"""Standing instructions of a person, sent only to that person (docs/server.md)."""

from __future__ import annotations

from typing import Literal

from chinatown.game.actions import Goods
from chinatown.game.types import Dollars
from chinatown.protocol.base import Message


class InstructionInfo(Message):
    """One of my instructions: agree to offers that take no more than `gives` and bring `gets`.

    `money` is the cash that it must bring on balance, at once; below zero, what it may cost.
    `agreed` is the open offer to which it has agreed, empty while it waits for one.
    """

    number: int
    gives: Goods
    gets: Goods
    money: Dollars
    agreed: str


class Instructions(Message):
    """All my instructions that hold now, oldest first, since they have changed."""

    t: Literal["instructions"]
    instructions: list[InstructionInfo]
