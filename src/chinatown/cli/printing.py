"""Tables in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chinatown.cli.banker import Position
from chinatown.cli.words import dollars, printable, shop_name, text
from chinatown.game.board import buildings

WIDTH = 120
"""How wide output is that goes to a file."""


def console() -> Console:
    """Return where output goes: the terminal, or wide and plain into a file."""
    result = Console(highlight=False, markup=False, emoji=False)
    return result if result.is_terminal else Console(file=result.file, width=WIDTH, highlight=False)


def print_income(position: Position) -> None:
    """Print what each owner's businesses pay."""
    out = console()
    if not position.owned:
        out.print(text("income-nothing"))
        return
    table = Table(
        title=Text(printable(position.name) or text("income-untitled")), title_justify="left"
    )
    for heading in ("owner", "shop", "buildings", "size"):
        table.add_column(text(f"income-{heading}"))
    table.add_column(text("income-pays"), justify="right")
    table.add_column("")
    for owner in position.owned:
        for business in position.businesses(owner):
            shop = position.edition.shops[business.shop]
            table.add_row(
                Text(printable(owner)),
                Text(shop_name(shop.name)),
                " ".join(str(lot) for lot in buildings(business.lots)),
                f"{business.size}/{shop.size}",
                dollars(business.pays),
                text("income-finished") if business.finished else "",
            )
        if position.card is not None:
            bonus = dollars(position.bonus(owner))
            table.add_row(Text(printable(owner)), text("income-bonus"), "", "", bonus, "")
        total = dollars(position.income(owner))
        table.add_row(Text(printable(owner)), text("income-total"), "", "", total, "", style="bold")
        table.add_section()
    out.print(table)
    out.print()
