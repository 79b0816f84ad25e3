"""Prints what a position pays, for a banker."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from chinatown.cli.banker import Position
from chinatown.cli.numbers import dollars
from chinatown.cli.output import say
from chinatown.cli.printing import add_numbers, add_words, console, print_table
from chinatown.cli.words import printable, shop_name, text
from chinatown.game.board import buildings


def print_income(position: Position) -> None:
    """Print what each owner's businesses pay."""
    if not position.owned:
        say(text("income-nothing"))
        return
    table = Table(
        title=Text(printable(position.name) or text("income-untitled")), title_justify="left"
    )
    add_words(table, *(text(f"income-{name}") for name in ("owner", "shop", "buildings")))
    add_numbers(table, text("income-size"), text("income-pays"))
    add_words(table, "")
    for owner in position.owned:
        _add_owner(table, position, owner)
    out = console()
    print_table(table, out)
    out.print()


def _add_owner(table: Table, position: Position, owner: str) -> None:
    name = printable(owner)
    for business in position.businesses(owner):
        shop = position.edition.shops[business.shop]
        table.add_row(
            Text(name),
            Text(shop_name(shop.name)),
            " ".join(str(lot) for lot in buildings(business.lots)),
            f"{business.size}/{shop.size}",
            dollars(business.pays),
            text("income-finished") if business.finished else "",
        )
    if position.card is not None:
        bonus = dollars(position.bonus(owner))
        table.add_row(Text(name), text("income-bonus"), "", "", bonus, "")
    total = dollars(position.income(owner))
    table.add_row(Text(name), text("income-total"), "", "", total, "", style="bold")
    table.add_section()
