"""A finished game as a report has it: where it was read, who played, and its figures."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from chinatown.analysis.finished_game import GameFigures, game_figures
from chinatown.cli.files import CommandError, read
from chinatown.cli.words import printable
from chinatown.game.actions import EndGame
from chinatown.game.types import Dollars
from chinatown.record.record import Record
from chinatown.record.replaying import verify

_MAX_NAME: Final = 60
"""How many characters of a player's name are shown."""


class Game(NamedTuple):
    """A finished game; `names` are by seat and as they can be printed."""

    file: str
    record: Record
    names: tuple[str, ...]
    figures: GameFigures

    @property
    def early(self) -> bool:
        """Whether the players ended it before its last round was over."""
        return any(isinstance(action, EndGame) for action in self.record.actions)

    @property
    def years(self) -> tuple[str, ...]:
        """What the edition calls each finished round."""
        return tuple(self.record.setup.edition.years[: len(self.figures.income)])

    @property
    def winners(self) -> list[str]:
        """The names of those who won."""
        ranking = self.figures.ranking
        return [self.names[standing.seat] for standing in ranking if standing.place == 1]

    @property
    def best_cash(self) -> Dollars:
        """What the winners had in the end."""
        return self.figures.ranking[0].cash


def read_game(file: Path) -> Game:
    """Return the game that a file records.

    Raises what `read`, `Record.from_json` and `game_figures` raise, and CommandError
    `record-differs` where it does not come out as it says.
    """
    record = Record.from_json(read(file))
    figures = game_figures(record)
    if mismatch := verify(record):
        raise CommandError("record-differs", number=mismatch.number)
    names = tuple(_shown(name) for name in record.names)
    return Game(file.name, record, names, figures)


def _shown(name: str) -> str:
    short = name if len(name) <= _MAX_NAME else name[: _MAX_NAME - 1] + "…"
    return printable(short)
