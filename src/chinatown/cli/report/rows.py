"""The figures of games for other programs: JSON, and a row for each seat as CSV or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_type_hints

from chinatown.analysis.finished_game import GameFigures
from chinatown.analysis.stories import Story
from chinatown.cli.report.game import Game
from chinatown.game.errors import GameError, Param
from chinatown.game.types import Dollars, Seat
from chinatown.game.variants import variant_words


class ParquetMissing(GameError):  # noqa: N818 - the name says it
    """The package that writes Parquet is not installed."""

    code: Literal["parquet-missing"]

    def __init__(self, code: Literal["parquet-missing"], **params: Param) -> None:
        super().__init__(code, **params)


class SeatRow(NamedTuple):
    """A seat of a game; money in dollars, `share` and `trading_share` from 0 to 1.

    Attributes:
        file: The record's file.
        edition: `modern` or `classic`.
        players: How many played.
        rounds: How many rounds were finished.
        seat: The seat, from 0.
        name: Who played there, as in the record.
        place: Its place in the end, which equals share.
        cash: Its cash in the end.
        tiles: How many tiles it had on the board in the end.
        income: What it was paid over all rounds.
        trades: In how many trades it was a party.
        traded: What they were worth to it in the end.
        rest: What is left without any trade; with `traded` it is the cash.
        best_shop: The type of its best business, empty without any.
        best_paid: What that paid in all.
        share: What the table was paid, of the most; None where no round was finished.
        trading_share: What trading left possible, of the most; None likewise.
    """

    file: str
    edition: str
    players: int
    rounds: int
    seat: Seat
    name: str
    place: int
    cash: Dollars
    tiles: int
    income: Dollars
    trades: int
    traded: Dollars
    rest: Dollars
    best_shop: str
    best_paid: Dollars
    share: float | None
    trading_share: float | None


def rows_of(game: Game) -> Iterator[SeatRow]:
    """Yield a row for each seat of a game, in the order of the seats."""
    figures, record = game.figures, game.record
    for standing in sorted(figures.ranking, key=lambda standing: standing.seat):
        seat = standing.seat
        worths = [story.worth[seat] for story in figures.stories.trades if seat in story.worth]
        best = figures.best[seat]
        yield SeatRow(
            file=game.file,
            edition=record.setup.edition.name,
            players=record.setup.players,
            rounds=len(figures.income),
            seat=seat,
            name=record.names[seat],
            place=standing.place,
            cash=standing.cash,
            tiles=standing.tiles,
            income=sum(paid[seat] for paid in figures.income),
            trades=len(worths),
            traded=sum(worths),
            rest=figures.stories.rest[seat],
            best_shop=best.shop if best else "",
            best_paid=best.paid if best else 0,
            share=figures.efficiency,
            trading_share=figures.trading_efficiency,
        )


_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets take for the beginning of a formula."""


def csv_of(rows: Sequence[SeatRow]) -> bytes:
    """Return rows as CSV with a heading.

    A text that a spreadsheet would take for a formula has an apostrophe before it.
    """
    output = io.StringIO()
    writer = csv.writer(output)
    writer.writerow(SeatRow._fields)
    for row in rows:
        writer.writerow([_inert(value) if isinstance(value, str) else value for value in row])
    return output.getvalue().encode("utf-8", errors="backslashreplace")


def _inert(value: str) -> str:
    return f"'{value}" if value.startswith(_FORMULA) else value


_PARQUET: Final[dict[object, str]] = {str: "string", int: "int64", float | None: "float64"}


def check_parquet() -> None:
    """Raise ParquetMissing unless `write_parquet` can do its work."""
    _pyarrow("pyarrow")


def write_parquet(path: Path, rows: Sequence[SeatRow]) -> None:
    """Write rows as a Parquet file. Raises ParquetMissing, and OSError."""
    arrow, parquet = _pyarrow("pyarrow"), _pyarrow("pyarrow.parquet")
    schema = arrow.schema(
        [(name, getattr(arrow, _PARQUET[kind])()) for name, kind in get_type_hints(SeatRow).items()]
    )
    # Lone surrogates, which a record may hold, are no text that Parquet knows.
    plain = [
        {
            name: value.encode(errors="backslashreplace").decode()
            if isinstance(value, str)
            else value
            for name, value in row._asdict().items()
        }
        for row in rows
    ]
    parquet.write_table(arrow.Table.from_pylist(plain, schema=schema), path)


def _pyarrow(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise ParquetMissing("parquet-missing") from error


def json_of(game: Game) -> str:
    """Return all figures of a game as one line of JSON (docs/report.md)."""
    figures, record = game.figures, game.record
    return json.dumps(
        {
            "file": game.file,
            "edition": record.setup.edition.name,
            "variants": variant_words(record.setup.variants),
            "names": record.names,
            "ranking": [asdict(standing) for standing in figures.ranking],
            "cash": figures.cash,
            "income": figures.income,
            "best": [best and best._asdict() for best in figures.best],
            "gains": figures.gains,
            "trades": [_trade(story) for story in figures.stories.trades],
            "rest": figures.stories.rest,
            "rounds": _rounds(figures),
            "share": figures.efficiency,
            "trading_share": figures.trading_efficiency,
        }
    )


def _trade(story: Story) -> dict[str, object]:
    return {
        "offer": story.offer,
        "round": story.round,
        "trade": asdict(story.trade),
        "shops": story.shops,
        "round_worth": story.round_worth,
        "worth": story.worth,
    }


def _rounds(figures: GameFigures) -> list[dict[str, object]]:
    return [
        {"round": played.round, "paid": played.paid, **played.potential._asdict()}
        for played in figures.rounds
    ]
