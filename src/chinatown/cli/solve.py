"""Prints and draws the most that could be earned in a round of a recorded game."""

from __future__ import annotations

import json
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chinatown.analysis.efficiency import after_trading, potential
from chinatown.analysis.optimum import optimum
from chinatown.cli.board import draw_board
from chinatown.cli.files import CommandError
from chinatown.cli.numbers import dollars
from chinatown.cli.output import say
from chinatown.cli.printing import add_numbers, add_words, console, print_table
from chinatown.cli.replaying import print_legend
from chinatown.cli.words import printable, shop_name, text
from chinatown.game.assets import Assets, assets_of, whole_table
from chinatown.game.board import buildings
from chinatown.game.income import businesses
from chinatown.game.state import State
from chinatown.game.types import Building, BuildingSet, Dollars, Seat
from chinatown.record.notation import COLOURS
from chinatown.record.record import Record


class Solved(NamedTuple):
    """A position of a game, who is to earn most in it, and how.

    `seat` is None for one owner of everything, `fixed` tells whether shops stay where they stand;
    `placed` are lots of tiles by type, `after` the estate with them placed, `income` dollars.
    """

    state: State
    seat: Seat | None
    fixed: bool
    placed: tuple[BuildingSet, ...]
    after: Assets
    income: Dollars


def print_solved(record: Record, round_: int, player: str, *, fixed: bool, as_json: bool) -> None:
    """Print and draw the placement that pays most right after the trading of a round.

    `player` is a name, a colour or a seat; empty for one owner of everything. Raises RecordError,
    RoundNotPlayed, and CommandError `player-unknown`.
    """
    seat = _seat(record, player) if player else None
    state = after_trading(record, round_)
    solved = _solved(state, seat, fixed=fixed or seat is not None)
    if as_json:
        say(json.dumps(_as_json(solved)))
        return
    out = console()
    year = text(f"year-{state.edition.years[state.round - 1]}")
    title = text("solve-title", year=year, edition=state.edition.name, phase=state.phase)
    out.print(Text(title, style="bold"))
    out.print(Text(_headline(solved, record)))
    if state.variants.street_access:
        out.print(Text(text("solve-street")))
    out.print()
    shown = state._replace(shops=_shops_shown(solved))
    owners = (solved.after.owned,) if seat is None else None
    out.print(draw_board(shown, owners), no_wrap=True, overflow="ignore", crop=False)
    print_legend(state, out)
    _print_businesses(solved, out)


def _seat(record: Record, player: str) -> Seat:
    wanted = player.strip().casefold()
    for names in (record.names, COLOURS, [str(seat) for seat in range(len(record.names))]):
        for seat, name in enumerate(names[: len(record.names)]):
            if name.casefold() == wanted:
                return seat
    raise CommandError("player-unknown", text=player, known=record.names)


def _solved(state: State, seat: Seat | None, *, fixed: bool) -> Solved:
    estate = whole_table(state) if seat is None else assets_of(state, seat)
    if not fixed:
        estate = estate.cleared()
    best = optimum(state.edition, estate)
    after = estate.with_all_shops(best.placed)
    return Solved(state, seat, fixed, best.placed, after, best.income)


def _shops_shown(solved: Solved) -> tuple[BuildingSet, ...]:
    if not solved.fixed:
        return solved.after.shops
    return tuple(
        standing | lots for standing, lots in zip(solved.state.shops, solved.placed, strict=True)
    )


def _headline(solved: Solved, record: Record) -> str:
    income = dollars(solved.income)
    if solved.seat is not None:
        return text("solve-seat", player=printable(record.names[solved.seat]), income=income)
    apart = text("solve-apart", income=dollars(potential(solved.state).traded))
    return f"{text('solve-fixed' if solved.fixed else 'solve-free', income=income)}\n{apart}"


def _print_businesses(solved: Solved, out: Console) -> None:
    edition = solved.state.edition
    table = Table()
    add_words(table, text("solve-shop"), text("solve-buildings"))
    add_numbers(table, text("solve-size"), text("solve-pays"))
    add_words(table, "")
    for business in businesses(edition, solved.after.owned, solved.after.shops):
        shop = edition.shops[business.shop]
        new = solved.placed[business.shop] if solved.fixed else 0
        table.add_row(
            Text(shop_name(shop.name)),
            " ".join(f"+{lot}" if new >> lot & 1 else str(lot) for lot in buildings(business.lots)),
            f"{business.size}/{shop.size}",
            dollars(business.pays),
            text("solve-finished") if business.finished else "",
        )
    print_table(table, out)
    if solved.fixed:
        out.print(Text(text("solve-new"), style="dim"))


def _as_json(solved: Solved) -> dict[str, object]:
    names = solved.state.edition.shops

    def by_lot(shops: tuple[BuildingSet, ...]) -> dict[Building, str]:
        kinds = {lot: kind for kind, lots in enumerate(shops) for lot in buildings(lots)}
        return {lot: names[kinds[lot]].name for lot in sorted(kinds)}

    return {
        "round": solved.state.round,
        "phase": solved.state.phase,
        "seat": solved.seat,
        "fixed": solved.fixed,
        "income": solved.income,
        "placed": by_lot(solved.placed),
        "shops": by_lot(solved.after.shops),
    }
