"""What agreements about this round are worth, computed from a view (docs/bots.md).

A share of income counts as what it comes to when its debtor places its tiles where they pay most,
and those that pay the same anywhere rather where nothing of it is shared. A building clause costs
what the best placement pays less where it is kept.
"""

from __future__ import annotations

from typing import Final

from chinatown.bots.value.placement_search import PayRule, best_spots, best_units
from chinatown.game.actions import Trade
from chinatown.game.agreements import owned_after
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.board import NO_STREET, buildings, connected_part, mask_of
from chinatown.game.editions import pay_units
from chinatown.game.shares import share_now
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Building, BuildingSet, Dollars, Seat
from chinatown.game.view import View

NOBODY: Final = -1
"""The creditor of a share of which the whole is asked for."""


def agreements_change(view: View, rule: PayRule, trade: Trade, seat: Seat) -> Dollars:
    """Return what the shares and building clauses of a trade bring a seat, without choices."""
    change = 0
    for part in trade.transfers:
        if not (part.shares or part.clauses):
            continue
        if part.giver == seat:
            after = assets_after(view, trade, seat)
            change -= sum(_cost(view, rule, after, clause) for clause in part.clauses)
        if seat in (part.giver, part.taker):
            worth = sum(
                share_worth(view, rule, trade, share, part.giver, part.taker)
                for share in part.shares
            )
            change += worth if part.taker == seat else -worth
    return change


def share_worth(
    view: View, rule: PayRule, trade: Trade, share: Share, debtor: Seat, creditor: Seat
) -> Dollars:
    """Return what a share comes to after a trade when its debtor builds what pays most."""
    built = _built(view, rule, trade, debtor, mask_of(share.buildings))
    return share_now(built, share, creditor)


def most_of_share(view: View, share: Share, debtor: Seat, creditor: Seat) -> Dollars:
    """Return the most that a share comes to if its debtor builds nothing more.

    An outlook card still to be turned may name every size. A business of somebody else may be
    finished before it pays; who sells what a share is of owes the share all the same.
    """
    if share.of != "income" and not view.outlook_now:
        view = view._replace(outlook=(tuple(set(view.edition.sizes)),) * view.round)
    foreign = mask_of(share.buildings) & ~view.owned[debtor] & ~view.owned[creditor]
    if not foreign:
        return share_now(view, share, creditor)
    unlimited = Share(share.buildings, of=share.of)
    earned = share_now(view, unlimited, creditor)
    for lot in buildings(foreign):
        sizes = [
            size
            for size, standing in zip(view.edition.sizes, view.shops, strict=True)
            if standing >> lot & 1
        ] or [max(view.edition.sizes)]
        bonus = sizes[0] if share.of != "income" else 0
        earned += (pay_units(sizes[0], sizes[0]) + bonus) * view.edition.unit
    return share.amount(earned, view.edition.unit)


def _built(view: View, rule: PayRule, trade: Trade, seat: Seat, shared: BuildingSet = 0) -> View:
    """Return the view after a trade and after a seat has placed its tiles where they pay most.

    Tiles that join no group go to `shared` lots last.
    """
    assets = assets_after(view, trade, seat)
    for kind, lots in best_spots(rule, assets):
        assets = assets.with_shops(kind, lots)
    free = assets.empty & ~NO_STREET if rule.street else assets.empty
    lots_left = [*buildings(free & ~shared), *buildings(free & shared)]
    kinds_left = [kind for kind, count in enumerate(assets.tiles) for _ in range(count)]
    for kind, lot in zip(kinds_left, lots_left, strict=False):
        assets = assets.with_shops(kind, 1 << lot)
    shops = [lots | own for lots, own in zip(view.shops, assets.shops, strict=True)]
    owned = [owned_after(view, trade, owner) for owner in range(view.players)]
    return view._replace(owned=tuple(owned), shops=tuple(shops))


def _cost(view: View, rule: PayRule, after: Assets, clause: BuildingClause) -> Dollars:
    """Return what keeping to a clause costs its giver, which has `after` once the trade is made."""
    lot = 1 << clause.building
    if not after.empty & lot:
        return 0
    free = best_units(rule, after)
    if not clause.builds:
        # Leaving the lot empty is the most that the clause can ask.
        left = after._replace(empty=after.empty & ~lot)
        return (free - best_units(rule, left)) * view.edition.unit
    kind = view.edition.index[clause.shop]
    if not after.tiles[kind]:
        return 0
    kept = after.with_shops(kind, lot)
    return (free - best_units(rule, kept)) * view.rounds_left * view.edition.unit


def best_business(
    view: View, rule: PayRule, trade: Trade, seat: Seat
) -> tuple[tuple[Building, ...], Dollars] | None:
    """Return the group of shops that pays a seat most after a trade, and what it pays.

    The seat has built what pays most; only buildings count. None when nothing pays.
    """
    built = _built(view, rule, trade, seat)
    best: tuple[tuple[Building, ...], Dollars] | None = None
    for lots in assets_of(built, seat).shops:
        rest = lots
        while rest:
            group = connected_part(rest & -rest, rest)
            rest ^= group
            share = Share(tuple(buildings(group)))
            pays = share_now(built, share, NOBODY)
            if pays > (best[1] if best else 0):
                best = share.buildings, pays
    return best
