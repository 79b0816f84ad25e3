"""What `chinatown report` does: reads one record or a folder of them, and writes their figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import typer

from chinatown.cli.converting import write
from chinatown.cli.files import CommandError
from chinatown.cli.numbers import dollars
from chinatown.cli.output import complain, say
from chinatown.cli.report.game import Game, read_game
from chinatown.cli.report.index import Line, index_of
from chinatown.cli.report.page import page_of
from chinatown.cli.report.rows import (
    SeatRow,
    check_parquet,
    csv_of,
    json_of,
    rows_of,
    write_parquet,
)
from chinatown.cli.words import FAILED, isolated_list, sentence, text
from chinatown.game.errors import GameError

INDEX = "index.html"


class Output(NamedTuple):
    """What is to be written: `page` is a file, or a folder for many games; None for none."""

    page: Path | None
    csv: Path | None
    parquet: Path | None
    as_json: bool
    force: bool


def outputs(
    source: Path,
    out: Path | None,
    csv: Path | None,
    parquet: Path | None,
    *,
    as_json: bool,
    force: bool,
) -> Output:
    """Return what is to be written, with a name for the page where nothing else is wanted.

    Nothing has been written yet. Raises CommandError `output-exists` for a file, or a folder with
    something in it, that is there already unless `force` is given; `file-missing` where there is
    neither a record nor a folder of them; ParquetMissing.
    """
    if str(source) != "-" and not source.exists():
        raise CommandError("file-missing", file=str(source))
    page = out
    if page is None and not (as_json or csv or parquet):
        page = _default_page(source)
    for path in (page, csv, parquet):
        if path is not None and not force and _is_there(path):
            raise CommandError("output-exists", file=str(path))
    if parquet is not None:
        check_parquet()
    return Output(page, csv, parquet, as_json, force)


def _default_page(source: Path) -> Path:
    if str(source) == "-":
        return source
    name = source.resolve().name
    return Path(f"{name}-report" if source.is_dir() else f"{Path(name).stem}.html")


def _is_there(path: Path) -> bool:
    if str(path) == "-":
        return False
    return any(path.iterdir()) if path.is_dir() else path.exists()


def report_game(file: Path, output: Output) -> None:
    """Write the figures of one game.

    Raises what `read_game` raises, and CommandError `file-unwritable`.
    """
    game = read_game(file)
    if output.page is not None:
        write(output.page, page_of(game).encode())
        if str(output.page) != "-":
            say(text("report-written", file=str(output.page)))
    if output.as_json:
        say(json_of(game))
    _write_rows(list(rows_of(game)), output)


def report_folder(folder: Path, output: Output) -> None:
    """Write the figures of all games whose records, files that end in `.json`, are in a folder.

    What is wrong with some is said on stderr, and the others are written nevertheless; then the
    command ends with status 1. Raises CommandError `no-records` where none is there, and
    `file-unwritable`.
    """
    with _writing(folder, "file-unreadable"):
        files = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    if not files:
        raise CommandError("no-records", folder=str(folder))
    if output.page is not None:
        with _writing(output.page):
            output.page.mkdir(parents=True, exist_ok=True)
    lines: list[Line] = []
    left_out: list[str] = []
    rows: list[SeatRow] = []
    for file in files:
        try:
            game = read_game(file)
        except GameError as error:
            left_out.append(_of_file(file, error))
            complain(left_out[-1])
            continue
        rows += rows_of(game)
        if output.as_json:
            say(json_of(game))
        if output.page is not None:
            lines.append(_add_page(game, output.page))
    if output.page is not None:
        write(output.page / INDEX, index_of(lines, left_out).encode())
        say(text("report-written", file=str(output.page / INDEX)))
    _write_rows(rows, output)
    if left_out:
        raise typer.Exit(FAILED)


def _add_page(game: Game, folder: Path) -> Line:
    page = f"{Path(game.file).stem}.html"
    if page.casefold() == INDEX:
        # No record has this name as well: it would end in `.json.json`.
        page = f"{game.file}.html"
    write(folder / page, page_of(game).encode())
    line = Line.of(game, page)
    names, money = isolated_list(game.winners), dollars(game.best_cash)
    say(text("report-line", file=page, names=names, money=money))
    return line


def _of_file(file: Path, error: GameError) -> str:
    outer = CommandError("in-record", file=file.name, reason=error.code)
    outer.__cause__ = error
    return sentence(outer)


def _write_rows(rows: Sequence[SeatRow], output: Output) -> None:
    if output.csv is not None:
        write(output.csv, csv_of(rows))
    if output.parquet is not None:
        with _writing(output.parquet):
            write_parquet(output.parquet, rows)


@contextmanager
def _writing(path: Path, code: str = "file-unwritable") -> Iterator[None]:
    try:
        yield
    except OSError as error:
        problem = error.strerror or type(error).__name__
        if code == "file-unwritable":
            raise CommandError("file-unwritable", file=str(path), problem=problem) from error
        raise CommandError("file-unreadable", file=str(path), problem=problem) from error
