"""Shares of income and building clauses in the notation (docs/record.md)."""

from __future__ import annotations

from typing import Final, Protocol, cast

from chinatown.game.actions import Transfer
from chinatown.game.codes import ShareOf
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Building
from chinatown.record.scanner import Scanner

_FRACTIONS: Final = {(1, 1): "all", (1, 2): "half"}
_OF: Final[dict[ShareOf, str]] = {
    "income": "income",
    "with-bonus": "income and outlook",
    "bonus": "outlook",
}

AGREEMENT_WORDS: Final = ("all", "half", "builds", "leaves")
"""The words with which an agreement about the round begins."""


class ShopWriter(Protocol):
    """What writes the name of a shop type."""

    def shop(self, name: str) -> str:
        """Return a shop type's name, quoted where it could be mistaken for something else."""


class ShopReader(Protocol):
    """What reads the name of a shop type."""

    def shop(self, scan: Scanner) -> str:
        """Read a shop type."""


def agreements(part: Transfer, writer: ShopWriter) -> list[str]:
    """Return the shares and clauses of a transfer as items."""
    return [
        *(share_text(share) for share in part.shares),
        *(clause_text(clause, writer) for clause in part.clauses),
    ]


def share_text(share: Share) -> str:
    """Return a share of income as an item."""
    fraction = _FRACTIONS.get((share.parts, share.whole), f"{share.parts}/{share.whole}")
    lots = " ".join(f"#{lot}" for lot in share.buildings)
    text = f"{fraction} of {_OF[share.of]} of {lots}"
    if share.at_least:
        text += f" at least ${share.at_least:,}"
    if share.at_most:
        text += f" at most ${share.at_most:,}"
    return text


def clause_text(clause: BuildingClause, writer: ShopWriter) -> str:
    """Return a building clause as an item."""
    if clause.builds:
        return f"builds {writer.shop(clause.shop)} #{clause.building}"
    without = f"without {writer.shop(clause.shop)}" if clause.shop else "empty"
    return f"leaves #{clause.building} {without}"


def read_fraction(scan: Scanner, parts: int) -> Share:
    """Read a share from the number below the line on, after `parts` and `/`."""
    whole = _number(scan)
    scan.expect("of")
    return _read_share(scan, parts, whole)


def read_agreement(scan: Scanner, reader: ShopReader) -> Share | BuildingClause | None:
    """Read a share or clause that begins with a word; return None where none does."""
    at = scan.at
    match scan.word(*AGREEMENT_WORDS):
        case "all" | "half" as word:
            if scan.word("of"):
                return _read_share(scan, 1, 1 if word == "all" else 2)
            # The name of a shop type begins so.
            scan.at = at
        case "builds":
            shop = reader.shop(scan)
            return BuildingClause(_lot(scan), shop)
        case "leaves":
            lot = _lot(scan)
            if scan.word("without"):
                return BuildingClause(lot, reader.shop(scan), builds=False)
            scan.expect("empty")
            return BuildingClause(lot, builds=False)
    return None


def _read_share(scan: Scanner, parts: int, whole: int) -> Share:
    of = scan.word("income", "outlook")
    if not of:
        scan.fail("notation-expected", expected="income")
    if of == "income" and scan.word("and"):
        scan.expect("outlook")
        of = "with-bonus"
    counted = cast("ShareOf", "bonus" if of == "outlook" else of)
    scan.expect("of")
    lots = [_lot(scan)]
    while scan.sign("#"):
        lots.append(_number(scan))
    limits = {"least": 0, "most": 0}
    while scan.word("at"):
        limit = scan.word("least", "most")
        if not limit:
            scan.fail("notation-expected", expected="least")
        dollars = scan.money()
        if dollars is None:
            scan.fail("notation-expected", expected="$")
        limits[limit] = dollars
    return Share(tuple(lots), parts, whole, limits["least"], limits["most"], counted)


def _lot(scan: Scanner) -> Building:
    scan.expect("#")
    return _number(scan)


def _number(scan: Scanner) -> int:
    number = scan.number()
    if number is None:
        scan.fail("notation-number")
    return number
