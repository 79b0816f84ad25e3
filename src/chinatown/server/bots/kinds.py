"""Which kinds of bots sit at a table, and how much of that is revealed."""

from __future__ import annotations

from typing import Final

from chinatown.bots.base import UnknownBot, bot_seed
from chinatown.bots.persona.characters import CHARACTERS
from chinatown.bots.registry import ANY, BOTS, resolved
from chinatown.server.errors import RequestError
from chinatown.server.messages.presence import Pace
from chinatown.server.messages.tables import SeatWish
from chinatown.server.store.rows import BOTS_HIDDEN, GameRow, SeatRow

NONE: Final = "none"
"""Instead of a character: none, so that the bot plays without talking."""

CHARACTER_CHOICES: Final = (ANY, *CHARACTERS, NONE)
"""What can be chosen as a bot's character."""

HIDDEN: Final = "hidden"
"""What a table that hides its bots says about their kinds."""

PASS: Final = "pass"
"""The level of what plays for somebody at a table that wants no bot: it does the least it can."""

DEFAULT_STAND_IN: Final = "shopkeeper"
"""The level of bots that play for people where the table names none."""

FIRST_OPPONENT: Final = "newcomer"
"""The level of bots for whoever has just learnt the game."""

_TALKING: Final = frozenset(BOTS) - {"random"}
"""Levels that have a character unless NONE is asked for."""


def bot_kind(choice: SeatWish, known: frozenset[str]) -> str:
    """Return the kind of bot that is chosen for a seat, as `chinatown.bots.make_bot` takes it.

    Unless a character is chosen too, the table's seed draws one. Raises RequestError `unknown-bot`
    or UnknownBot `unknown-character`, both with the names that are known.
    """
    if choice.bot not in known:
        raise RequestError("unknown-bot", bot=choice.bot, known=tuple(sorted(known)))
    if choice.character and choice.character not in CHARACTER_CHOICES:
        raise UnknownBot("unknown-character", character=choice.character, known=CHARACTER_CHOICES)
    character = choice.character or (ANY if choice.bot in _TALKING else NONE)
    return choice.bot if character == NONE else f"{choice.bot}/{character}"


def stand_in_level(level: str, known: frozenset[str]) -> str:
    """Return the level of the bots that play for people at a table; `level` is empty for the usual.

    Raises RequestError `unknown-bot`.
    """
    if not level:
        return DEFAULT_STAND_IN if DEFAULT_STAND_IN in known else min(known, default=PASS)
    if level not in known and level != PASS:
        raise RequestError("unknown-bot", bot=level, known=(*sorted(known), PASS))
    return level


def stand_in_kind(pace: Pace) -> str:
    """Return the kind of bot that plays for people; it never talks in their name."""
    return pace.stand_in or DEFAULT_STAND_IN


def revealed_kind(row: GameRow, seat: SeatRow, *, over: bool) -> tuple[str, str]:
    """Return the level and character of a seat's bot as visitors see them, both empty for people.

    The character is NONE for a silent bot, and ANY before the seed has drawn one. A table that
    hides its bots reveals neither before the game is over.
    """
    if not seat.bot:
        return "", ""
    if BOTS_HIDDEN in row.variants and not over:
        return HIDDEN, HIDDEN
    kind = seat.bot
    if row.seed and kind.endswith(f"/{ANY}"):
        kind = resolved(kind, seat.seat, bot_seed(row.seed, seat.seat))
    level, _, character = kind.partition("/")
    return level, character or NONE
