"""A trade as a sentence in the reader's language, as the browser writes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from chinatown.cli.numbers import dollars
from chinatown.cli.words import isolated_list, printable, shop_name, text, tile_text
from chinatown.game.actions import Trade, Transfer
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Building
from chinatown.offer_text.render import FRACTIONS


def trade_text(trade: Trade, names: Sequence[str], shops: Mapping[Building, str]) -> str:
    """Return a trade that was made, without a full stop.

    `names` are printable, by seat; `shops` are the types of the shops on its buildings.
    """
    clauses = [
        text(
            "trade-gives",
            name=names[part.giver],
            other=names[part.taker],
            items=isolated_list(_items(part, shops)),
        )
        for part in trade.transfers
    ]
    clauses += [
        text(
            "trade-promise",
            name=names[promise.giver],
            other=names[promise.taker],
            text=printable(promise.text),
        )
        for promise in trade.promises
    ]
    if not clauses:
        return text("trade-nothing")
    return reduce(lambda before, after: text("trade-parts", before=before, after=after), clauses)


def lots_text(buildings: Iterable[Building]) -> str:
    """Return numbers of buildings in words, lowest first."""
    return isolated_list([str(lot) for lot in sorted(buildings)])


def _items(part: Transfer, shops: Mapping[Building, str]) -> list[str]:
    bare = [lot for lot in part.buildings if lot not in shops]
    items = []
    if bare:
        items.append(text("trade-buildings", count=len(bare), lots=lots_text(bare)))
    items += [
        text("trade-shop", shop=shop_name(shops[lot]), lot=str(lot))
        for lot in part.buildings
        if lot in shops
    ]
    items += [tile_text(shop, count) for shop, count in Counter(part.tiles).items()]
    if part.cards:
        items.append(text("trade-cards", count=len(part.cards), lots=lots_text(part.cards)))
    if part.cash:
        items.append(text("trade-cash", money=dollars(part.cash)))
    if part.due:
        items.append(text("trade-due", money=dollars(part.due)))
    items += [_share(share) for share in part.shares]
    items += [_clause(clause) for clause in part.clauses]
    return items or [text("trade-nothing")]


def _share(share: Share) -> str:
    least, most = share.at_least, share.at_most
    limits = "both" if least and most else "least" if least else "most" if most else "none"
    return text(
        "trade-share",
        fraction=FRACTIONS.get((share.parts, share.whole), "other"),
        parts=share.parts,
        whole=share.whole,
        of=share.of,
        count=len(share.buildings),
        lots=lots_text(share.buildings),
        limits=limits,
        least=dollars(least),
        most=dollars(most),
    )


def _clause(clause: BuildingClause) -> str:
    kind = "builds" if clause.builds else "builds-not" if clause.shop else "leaves-empty"
    shop = shop_name(clause.shop) if clause.shop else ""
    return text(f"trade-{kind}", shop=shop, lot=str(clause.building))
