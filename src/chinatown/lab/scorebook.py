"""Games of a tournament in files: to go on from, and as a table for other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

from chinatown.game.errors import GameError
from chinatown.lab.match import Contest, Match, Seat


class OtherTournament(GameError):  # noqa: N818 - the name says it
    """A file that holds games of another tournament, or something else; `file` says which."""


class Scorebook:
    """The games played so far, in a file when there is a path: a line for each.

    The first line says what is played. A last line cut short, when a run was stopped in the middle
    of it, is dropped. Raises OtherTournament (`other-tournament`) for a file of another tournament.
    """

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self._path = path
        self._head = json.dumps({"tournament": contest._asdict()})
        self._file: IO[str] | None = None
        self.matches: list[Match] = []

    def __enter__(self) -> Self:
        if self._path is None:
            return self
        lines = [self._head]
        if self._path.exists():
            lines = self._path.read_text(encoding="utf-8").split("\n")[:-1] or lines
        if lines[0] != self._head:
            raise OtherTournament("other-tournament", file=str(self._path))
        try:
            self.matches = [_match(line) for line in lines[1:]]
        except (ValueError, TypeError, KeyError) as error:
            raise OtherTournament("other-tournament", file=str(self._path)) from error
        self._file = self._path.open("w", encoding="utf-8", newline="\n")
        self._file.writelines(f"{line}\n" for line in lines)
        self._file.flush()
        return self

    def add(self, match: Match) -> None:
        """Note a game; games come in the order of their numbers."""
        if self._file is not None:
            data = {**match._asdict(), "seats": [seat._asdict() for seat in match.seats]}
            self._file.write(json.dumps(data) + "\n")
            self._file.flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def _match(line: str) -> Match:
    data = json.loads(line)
    seats = tuple(Seat(**{**seat, "micros": tuple(seat["micros"])}) for seat in data["seats"])
    return Match(**{**data, "seats": seats})


def write_rows(path: Path, matches: list[Match]) -> None:
    """Write a row for each seat of each game, in CSV with a heading.

    Times are in seconds of one core. What belongs to the whole game is in each of its rows; the
    efficiencies are empty where they were not asked for.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(_HEADING)
        for match in matches:
            whole = (match.seconds, match.income, match.efficiency, match.trading_efficiency)
            for seat, one in enumerate(match.seats):
                times = (len(one.micros), sum(one.micros) / 1e6, max(one.micros) / 1e6)
                rows.writerow((match.number, seat, *one[:-1], *times, *whole))


_HEADING: Final = (
    *("game", "seat", *Seat._fields[:-1], "decisions", "seconds", "slowest"),
    *("game_seconds", "income", "efficiency", "trading_efficiency"),
)
