"""The most that a bot may owe: what its cash and its own building will pay (docs/bots.md).

A trade is judged by the position after it: how the bot would build there, what that pays, and what
the dues and shares of income come to on that board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from chinatown.bots.search.agreed_building import keeping_agreements
from chinatown.bots.value.agreement_value import most_of_share
from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import standing_units
from chinatown.game.actions import Placement, Trade
from chinatown.game.agreements import owned_after
from chinatown.game.assets import assets_after
from chinatown.game.board import mask_of
from chinatown.game.income import income, outlook_bonus
from chinatown.game.obstacles import can_do_part
from chinatown.game.state import AgreedClause, Debt
from chinatown.game.trade_facts import due_from, net_cash
from chinatown.game.types import BuildingSet, Dollars, Seat
from chinatown.game.view import View

Builder: TypeAlias = Callable[[View, Seat], tuple[Placement, ...]]
"""The placements with which a seat would build in a position."""

_KNOWN_TO_ALL = -1
"""The audience of what only a judgement looks at."""


def can_fulfil(view: View, trade: Trade, seat: Seat, builder: Builder) -> bool:
    """Return whether a seat, the viewer, has what it would give in a trade and will pay its dues.

    All that it owes after income must be covered by the cash that the trade leaves it and by what
    it plans to build; where it is not even now, the trade must not make that worse.
    """
    if not can_do_part(view, trade, seat):
        return False
    if _is_surely_paid(view, trade, seat):
        return True
    lacking = lacking_dues(position_after(view, trade, seat), seat, builder)
    return lacking <= 0 or lacking <= lacking_dues(view, seat, builder)


def lacking_dues(view: View, seat: Seat, builder: Builder) -> Dollars:
    """Return what a seat, the viewer, will lack for its dues when it builds as `builder` says.

    Below zero, that is what it will have left. What an outlook card still to be turned may pay is
    left out. Shares of what others own count as the most that they could come to.
    """
    placements = keeping_agreements(view, seat, builder(view, seat))
    shops = list(view.shops)
    for placement in placements:
        shops[view.edition.index[placement.shop]] |= 1 << placement.building
    built = view._replace(shops=tuple(shops))
    owned = view.owned[seat]
    has = _free_cash(view, seat) + income(view.edition, owned, shops)
    if view.outlook_now and view.outlook:
        pays, card = view.variants.outlook_pays, view.outlook[-1]
        has += outlook_bonus(view.edition, owned, shops, card, pays)
    owed = sum(
        most_of_share(built, debt.share, seat, debt.creditor) if debt.share else debt.owed
        for debt in view.debts
        if debt.debtor == seat
    )
    return owed - has


def paying(
    view: View, seat: Seat, wanted: tuple[Placement, ...], builder: Builder
) -> tuple[Placement, ...]:
    """Return the placements that a seat wants, or others where those pay more of what it owes."""
    if not any(debt.debtor == seat for debt in view.debts):
        return wanted
    lacking = lacking_dues(view, seat, lambda *_: wanted)
    if lacking <= 0:
        return wanted
    placements = builder(view, seat)
    return placements if lacking_dues(view, seat, lambda *_: placements) < lacking else wanted


def filling_shared(
    view: View, seat: Seat, wanted: tuple[Placement, ...], builder: Builder
) -> tuple[Placement, ...]:
    """Return the placements that a seat wants, or others where those leave shared lots empty.

    Whoever takes a share of income counts on what pays most there. So it is built, even where the
    seat would rather have held its tiles back.
    """
    shared = 0
    for debt in view.debts:
        if debt.debtor == seat and debt.share:
            shared |= mask_of(debt.share.buildings) & view.owned[seat]
    for standing in view.shops:
        shared &= ~standing
    if not shared & ~_lots_of(wanted):
        return wanted
    placements = builder(view, seat)
    fills = _lots_of(placements) & ~_lots_of(wanted) & shared
    return placements if fills else wanted


def _lots_of(placements: tuple[Placement, ...]) -> BuildingSet:
    return mask_of([placement.building for placement in placements])


def _is_surely_paid(view: View, trade: Trade, seat: Seat) -> bool:
    """Return whether dues are covered whatever is built, which is quick to see and mostly so."""
    owed = due_from(trade, seat)
    shares = [share for part in trade.transfers if part.giver == seat for share in part.shares]
    for debt in view.debts:
        if debt.debtor == seat:
            owed += debt.owed
            shares += [debt.share] if debt.share else []
    if shares:
        # A single share is paid by what it is a share of, as long as that is its debtor's.
        return (
            len(shares) == 1
            and not owed
            and not shares[0].at_least
            and not mask_of(shares[0].buildings) & ~owned_after(view, trade, seat)
        )
    cash = _free_cash(view, seat) + net_cash(trade, seat)
    if owed <= cash or not owed:
        return True
    after = assets_after(view, trade, seat)
    return owed <= cash + standing_units(pay_rule(view), after) * view.edition.unit


def _free_cash(view: View, seat: Seat) -> Dollars:
    """Return the cash of a seat, the viewer, without what others may take of it by its calls."""
    pledged = sum(
        call.gives.cash
        for call in view.calls
        if call.seat == seat and call.status == "open" and call.first
    )
    return (view.cash[seat] or 0) - pledged


def position_after(view: View, trade: Trade, seat: Seat) -> View:
    """Return a view after a trade, as far as it matters to what its viewer builds and owes."""
    debts, clauses = view.debts, view.clauses
    for part in trade.transfers:
        giver, taker = part.giver, part.taker
        if part.due:
            debts += (Debt(giver, taker, part.due, _KNOWN_TO_ALL),)
        for share in part.shares:
            debts += (Debt(giver, taker, 0, _KNOWN_TO_ALL, share),)
        for clause in part.clauses:
            clauses += (AgreedClause(giver, taker, clause, _KNOWN_TO_ALL),)
    tiles, cash = list(view.tiles), list(view.cash)
    tiles[seat] = assets_after(view, trade, seat).tiles
    cash[seat] = (view.cash[seat] or 0) + net_cash(trade, seat)
    return view._replace(
        owned=tuple(owned_after(view, trade, owner) for owner in range(view.players)),
        tiles=tuple(tiles),
        cash=tuple(cash),
        debts=debts,
        clauses=clauses,
    )
