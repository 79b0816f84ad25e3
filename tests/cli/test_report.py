"""`chinatown report` writes the figures of finished games: a page, JSON, CSV and Parquet."""

import csv
import io
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.analysis.quiet_table import Table
from tests.cli.kit import altered, chinatown

from chinatown.analysis import game_figures
from chinatown.catalogue import catalogue, languages
from chinatown.cli.languages import choose_language
from chinatown.cli.report.game import read_game
from chinatown.cli.report.page import MAX_BYTES
from chinatown.cli.report.page import page_of as html_of
from chinatown.cli.report.rows import SeatRow
from chinatown.game import EndGame, Placement, Pledge, Standing, Transfer
from chinatown.record import Record

RECORDS = Path(__file__).parent.parent / "data" / "records"
PLAIN = RECORDS / "34-modern-4-bots.json"
TERMS = next((RECORDS / "format-3").glob("08-*.json"))


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    choose_language([], {})


class Page(HTMLParser):
    """What a browser would make of a page: its elements, and its text without styles."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._in_style = False
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._in_style = tag == "style"

    def handle_endtag(self, tag: str) -> None:
        self._in_style = False

    def handle_data(self, data: str) -> None:
        if not self._in_style:
            self.text += data

    @property
    def tags(self) -> set[str]:
        return {tag for tag, _ in self.elements}

    @property
    def attributes(self) -> set[str]:
        return {name for _, attributes in self.elements for name in attributes}


def page_of(file: Path, *arguments: object) -> Page:
    """Return the page of a game that the command writes to the standard output."""
    status, out, err = chinatown("report", file, "--out", "-", *arguments)
    assert (status, err) == (0, "")
    return Page(out)


def kept(table: Table, folder: Path, **changes: Any) -> Path:
    """Write the record of a table that has played, with other names for instance."""
    file = folder / "quiet.json"
    file.write_bytes(replace(table.record(), **changes).to_json())
    return file


def finished(table: Table) -> Table:
    table.finish()
    return table


def test_the_page_shows_every_figure_with_a_sentence_that_says_what_it_counts() -> None:
    page = page_of(PLAIN)
    texts = catalogue("report")
    figures = ["result", "cash", "income", "best", "efficiency", "gains", "trades", "sums"]
    for name in figures:
        assert texts.text(f"report-{name}") in page.text
        assert texts.text(f"report-{name}-about") in page.text
    assert "$810,000" in page.text
    assert "Jonas gives Ada Restaurant on 64; Ada gives Jonas $30,000" in page.text


def test_whoever_was_not_there_reads_who_won_and_where_the_cash_came_from() -> None:
    page = page_of(PLAIN)
    figures = game_figures(Record.from_json(PLAIN.read_bytes()))
    first, second = figures.ranking[:2]
    names = Record.from_json(PLAIN.read_bytes()).names
    ahead = f"${first.cash - second.cash:,} ahead of {names[second.seat]}."
    assert f"{names[first.seat]} won, {ahead}" in page.text
    for seat, name in enumerate(names):
        start, end = figures.cash[0][seat], figures.cash[-1][seat]
        income = sum(paid[seat] for paid in figures.income)
        came = f"{name}: ${start:,} at the start, ${income:,} of income, "
        trades = end - start - income
        signed = f"{'+' if trades > 0 else '-' if trades else ''}${abs(trades):,} in trades"
        assert came + signed in page.text


def test_an_equal_end_is_said_to_be_one() -> None:
    game = read_game(PLAIN)
    first, second, *others = game.figures.ranking
    by_tiles = Standing(second.seat, 2, first.cash, first.tiles - 1)
    for standing, words in (
        (by_tiles, "more tiles on the board."),
        (Standing(second.seat, 1, first.cash, first.tiles), "share the win."),
    ):
        figures = game.figures._replace(ranking=(first, standing, *others))
        page = Page(html_of(game._replace(figures=figures)))
        winner, other = game.names[first.seat], game.names[second.seat]
        joined = f"{winner} and {other}" if standing.place == 1 else f"{winner} won: as much cash"
        assert joined in page.text
        assert words in page.text


def test_whoever_hears_the_page_has_tables_of_what_the_plots_draw() -> None:
    page = page_of(PLAIN)
    assert page.text.count("$650,000") + page.text.count("$600,000") > 0
    plots = [attributes for tag, attributes in page.elements if attributes.get("class") == "plot"]
    assert [plot["role"] for plot in plots] == ["img", "img"]
    record = Record.from_json(PLAIN.read_bytes())
    for row in game_figures(record).cash:
        for amount in row:
            assert f"${amount:,}" in page.text
    assert {"caption", "th", "title", "h1", "h2", "main"} <= page.tags


def test_the_page_needs_neither_scripts_nor_other_files() -> None:
    page = page_of(PLAIN)
    assert not page.tags & {"script", "link", "img", "iframe", "object", "a"}
    assert not page.attributes & {"src", "href", "srcset"}
    (policy,) = (value for _, value in page.elements if "http-equiv" in value)
    assert policy["content"] == "default-src 'none'; style-src 'unsafe-inline'"


@pytest.mark.parametrize("language", languages())
def test_the_page_speaks_every_language(language: str) -> None:
    page = page_of(TERMS, "--lang", language)
    assert ("html", {"lang": language}) in page.elements
    assert catalogue("report", language=language).text("report-gains-about") in page.text
    for name in ("report-", "trade-", "shop-", "error-"):
        assert name not in page.text


def test_names_and_promises_are_text_whatever_they_hold(tmp_path: Path) -> None:
    evil = (
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(2)>',
        "</style>\u202e{ $x }&lt;",
    )
    promise = "</title><iframe src='https://example.org'></iframe>"
    table = Table()
    table.trade(Transfer(0, 1, cash=10_000))
    table.trade(Transfer(0, 2, cash=10_000), promises=(Pledge(2, 0, promise),))
    page = page_of(kept(finished(table), tmp_path, names=evil))
    assert not page.tags & {"script", "img", "iframe"}
    assert not {name for name in page.attributes if name.startswith("on")}
    for words in (*evil[:2], promise, "</style>\\u202e{ $x }&lt;"):
        assert words in page.text


def test_so_is_the_seed(tmp_path: Path) -> None:
    table = Table(seed="<b>seed</b>")
    page = page_of(kept(finished(table), tmp_path))
    assert "b" not in page.tags
    assert "Seed: <b>seed</b>" in page.text


def test_a_page_of_very_many_trades_leaves_out_those_that_changed_least(tmp_path: Path) -> None:
    table = Table()
    lot = table.lots(0)[0]
    promise = "I give you the next Tea House that I draw. " * 6
    for _ in range(200):
        table.trade(Transfer(0, 1, cash=10_000), promises=(Pledge(1, 0, promise),))
        table.trade(Transfer(1, 0, cash=10_000), promises=(Pledge(0, 1, promise),))
    table.trade(Transfer(0, 2, (lot,), cash=40_000))
    file = kept(finished(table), tmp_path)
    status, out, _ = chinatown("report", file, "--out", "-")
    assert status == 0
    assert 0.9 * MAX_BYTES < len(out.encode()) <= MAX_BYTES
    assert "trades that changed least are left out" in out
    assert "$40,000" in out


def test_a_game_that_was_ended_at_once_has_a_page_too(tmp_path: Path) -> None:
    table = Table()
    table.do(EndGame())
    page = page_of(kept(table, tmp_path))
    assert "The players ended the game early." in page.text
    assert "No round was finished." in page.text
    assert "Nobody traded." in page.text


def test_what_the_players_ended_within_a_round_has_a_last_point(tmp_path: Path) -> None:
    table = Table()
    table.end_round({0: (Placement(table.lots(0)[0], table.tile(0)),)})
    table.trade(Transfer(0, 1, cash=10_000))
    table.do(EndGame())
    page = page_of(kept(table, tmp_path))
    assert "Ann, End: $50,000" in page.text
    assert "Ann, 1965: $60,000" in page.text


def test_the_page_is_named_like_the_record_and_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert chinatown("report", PLAIN) == (0, "Written: 34-modern-4-bots.html\n", "")
    page = tmp_path / "34-modern-4-bots.html"
    page.write_text("mine")
    status, out, err = chinatown("report", PLAIN)
    assert (status, out) == (2, "")
    assert "34-modern-4-bots.html is there already" in err
    assert page.read_text() == "mine"
    assert chinatown("report", PLAIN, "--force")[0] == 0
    assert "Mei" in page.read_text()


def test_the_figures_as_json_are_one_line_that_holds_all_of_them() -> None:
    status, out, _ = chinatown("report", PLAIN, "--json")
    assert status == 0
    (line,) = out.splitlines()
    figures = game_figures(Record.from_json(PLAIN.read_bytes()))
    content = json.loads(line)
    assert content["cash"] == [list(row) for row in figures.cash]
    assert content["gains"] == [list(row) for row in figures.gains]
    assert content["rounds"][0]["paid"] == figures.rounds[0].paid
    assert content["share"] == figures.efficiency
    first = figures.stories.trades[0]
    assert content["trades"][0]["worth"] == {
        str(seat): worth for seat, worth in first.worth.items()
    }
    assert content["best"][2] == {
        "shop": "Antiques",
        "buildings": [36, 38, 39, 41],
        "finished": False,
        "paid": 300_000,
        "first": 1,
        "last": 6,
    }


def test_csv_has_a_row_for_each_seat_whose_trades_and_rest_are_its_cash(tmp_path: Path) -> None:
    status, out, _ = chinatown("report", PLAIN, "--csv", "-")
    assert status == 0
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["name"] for row in rows] == ["Mei", "Jonas", "Ada", "Kofi"]
    for row in rows:
        assert int(row["traded"]) + int(row["rest"]) == int(row["cash"])
    assert [row["place"] for row in rows] == ["2", "4", "1", "3"]


def test_no_name_is_a_formula_in_a_spreadsheet(tmp_path: Path) -> None:
    file = kept(finished(Table()), tmp_path, names=("=1+1", "@SUM(A1)", "-2"))
    _, out, _ = chinatown("report", file, "--csv", "-")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["name"] for row in rows] == ["'=1+1", "'@SUM(A1)", "'-2"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two records in a folder, one of which would be called like the list."""
    folder = tmp_path / "games"
    folder.mkdir()
    shutil.copy(PLAIN, folder / "index.json")
    shutil.copy(RECORDS / "33-modern-3-bots.json", folder / "a game.json")
    (folder / "notes.txt").write_text("no record")
    return folder


def test_a_folder_gets_a_line_and_a_page_for_each_game_and_a_list(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = chinatown("report", folder)
    assert (status, err) == (0, "")
    *lines, last = out.splitlines()
    assert lines[1] == "index.json.html: Ada with $810,000"
    assert len(lines) == 2
    assert last == f"Written: {Path('games-report') / 'index.html'}"
    pages = tmp_path / "games-report"
    listed = Page((pages / "index.html").read_text())
    links = [str(attributes["href"]) for tag, attributes in listed.elements if tag == "a"]
    assert links == ["a%20game.html", "index.json.html"]
    assert "Mei" in (pages / "index.json.html").read_text()
    assert (pages / "a game.html").exists()
    status, _, err = chinatown("report", folder)
    assert status == 2
    assert "games-report is there already" in err


def test_bad_records_in_a_folder_are_named_and_the_others_written(
    folder: Path, tmp_path: Path
) -> None:
    (folder / "bad.json").write_text("{}")
    pages = tmp_path / "pages"
    status, out, err = chinatown("report", folder, "--out", pages, "--csv", tmp_path / "all.csv")
    assert status == 1
    assert err.startswith("bad.json: ")
    assert len(err.splitlines()) == 1
    assert "bad.json: " in Page((pages / "index.html").read_text()).text
    assert len((tmp_path / "all.csv").read_text().splitlines()) == 1 + 3 + 4
    assert "index.html" in out


def test_a_folder_as_json_is_a_line_for_each_game(folder: Path) -> None:
    status, out, _ = chinatown("report", folder, "--json")
    assert status == 0
    assert [json.loads(line)["file"] for line in out.splitlines()] == ["a game.json", "index.json"]


def test_a_folder_without_records_is_said_to_have_none(tmp_path: Path) -> None:
    status, out, err = chinatown("report", tmp_path, "--json")
    assert (status, out) == (1, "")
    assert "There is no record in" in err


def test_what_is_not_there_cannot_be_reported_on(tmp_path: Path) -> None:
    status, _, err = chinatown("report", tmp_path / "no.json", "--json")
    assert status == 2
    assert "no.json" in err


def test_a_game_that_goes_on_has_no_report(tmp_path: Path) -> None:
    status, out, err = chinatown("report", kept(Table(), tmp_path), "--out", "-")
    assert (status, out) == (1, "")
    assert "This game isn’t over" in err


def test_a_record_that_comes_out_otherwise_has_no_report(tmp_path: Path) -> None:
    file = Path(shutil.copy(PLAIN, tmp_path / "game.json"))
    altered(file, rounds=[[1, 2, 3, 4]] * 6)
    status, out, err = chinatown("report", file, "--out", "-")
    assert (status, out) == (1, "")
    assert "It does not come out as it says" in err


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    status, _, err = chinatown("report", PLAIN, "--out", tmp_path / "no folder" / "game.html")
    assert status == 1
    assert "Can’t write to" in err


def test_without_its_package_parquet_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    page = tmp_path / "game.html"
    status, _, err = chinatown(
        "report", PLAIN, "--parquet", tmp_path / "games.parquet", "--out", page
    )
    assert status == 2
    assert 'pip install "chinatown[parquet]"' in err
    assert not page.exists()


def test_parquet_has_the_columns_of_csv_with_their_types(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Any] = []
    table = SimpleNamespace(from_pylist=lambda rows, schema: (rows, schema))
    arrow = SimpleNamespace(
        schema=list, string=lambda: "string", int64=lambda: "int64", float64=lambda: "float64"
    )
    arrow.Table = table
    parquet = SimpleNamespace(write_table=lambda table, path: written.append((table, path)))
    monkeypatch.setitem(sys.modules, "pyarrow", arrow)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", parquet)
    file = tmp_path / "games.parquet"
    assert chinatown("report", PLAIN, "--parquet", file)[0] == 0
    (((rows, schema), path),) = written
    assert path == file
    assert [name for name, _ in schema] == list(SeatRow._fields)
    assert dict(schema)["name"] == "string"
    assert dict(schema)["cash"] == "int64"
    assert dict(schema)["share"] == "float64"
    assert [row["name"] for row in rows] == ["Mei", "Jonas", "Ada", "Kofi"]


@pytest.mark.skipif(not find_spec("pyarrow"), reason="pyarrow is not installed")
def test_pyarrow_reads_what_was_written(tmp_path: Path) -> None:
    from importlib import import_module

    file = tmp_path / "games.parquet"
    assert chinatown("report", PLAIN, "--parquet", file)[0] == 0
    rows = import_module("pyarrow.parquet").read_table(file).to_pylist()
    assert [row["cash"] for row in rows] == [780_000, 680_000, 810_000, 750_000]
