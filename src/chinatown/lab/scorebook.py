"""Keeps the results of a tournament in files: to resume from, and as CSV for other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Literal, Self

from chinatown.game.errors import GameError, Param
from chinatown.lab.match import Contest, Match, SeatResult
from chinatown.lab.outside.errors import Fault


class OtherTournament(GameError):  # noqa: N818 - the name says it
    """A file that holds another tournament's games, or something else; `file` is its path."""

    code: Literal["other-tournament"]

    def __init__(self, code: Literal["other-tournament"], **params: Param) -> None:
        super().__init__(code, **params)


class Scorebook:
    """The games played so far, kept in a file if there is a path, one line of JSON each.

    The first line holds the contest. An incomplete last line, left by a run that was stopped while
    writing it, is dropped. Entering raises OtherTournament (`other-tournament`) for a file of
    another contest.
    """

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self._path = path
        self._header = json.dumps({"tournament": contest._asdict()})
        self._file: IO[str] | None = None
        self.matches: list[Match] = []

    def __enter__(self) -> Self:
        if self._path is None:
            return self
        lines = [self._header]
        try:
            if self._path.is_file():
                lines = self._path.read_text(encoding="utf-8").split("\n")[:-1] or lines
            elif self._path.exists() and not self._path.is_dir():
                raise ValueError("a device or pipe keeps nothing")
            if lines[0] != self._header:
                raise ValueError("the file begins otherwise")
            self.matches = [_match(line) for line in lines[1:]]
        except (ValueError, TypeError, KeyError) as error:
            raise OtherTournament("other-tournament", file=str(self._path)) from error
        self._file = self._path.open("w", encoding="utf-8", newline="\n")
        self._file.writelines(f"{line}\n" for line in lines)
        self._file.flush()
        return self

    def add(self, match: Match) -> None:
        """Add a game; games are added in the order of their numbers."""
        if self._file is not None:
            data = {**match._asdict(), "seats": [seat._asdict() for seat in match.seats]}
            data["faults"] = [fault._asdict() for fault in match.faults]
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
    seats = tuple(SeatResult(**{**seat, "micros": tuple(seat["micros"])}) for seat in data["seats"])
    # Files of earlier versions have none.
    faults = tuple(Fault(**fault) for fault in data.get("faults", ()))
    return Match(**{**data, "seats": seats, "faults": faults})


def write_rows(path: Path, matches: list[Match]) -> None:
    """Write CSV with a heading and a row for each seat of each game.

    Times are in seconds of one core. The figures of the whole game are repeated in each of its
    rows; the efficiencies are empty if they were not asked for.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(_HEADING)
        for match in matches:
            whole = (match.seconds, match.income, match.efficiency, match.trading_efficiency)
            for seat, result in enumerate(match.seats):
                micros = result.micros
                times = (len(micros), sum(micros) / 1e6, max(micros) / 1e6)
                rows.writerow((match.number, seat, *result[:-1], *times, *whole))


_HEADING: Final = (
    *("game", "seat", *SeatResult._fields[:-1], "decisions", "seconds", "slowest"),
    *("game_seconds", "income", "efficiency", "trading_efficiency"),
)
