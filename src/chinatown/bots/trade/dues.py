"""The most that a bot may owe: what its cash and its own building plan will pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from chinatown.bots.value.agreement_value import least_owed, shares_owed
from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import standing_units
from chinatown.game.actions import Trade
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.obstacles import can_do_part
from chinatown.game.trade_facts import due_from, net_cash
from chinatown.game.types import Dollars, Seat, Units
from chinatown.game.view import View

BuildPlan: TypeAlias = Callable[[Assets], Units]
"""The income of a round with some assets, after its owner has built as it plans to."""


def can_fulfil(view: View, trade: Trade, seat: Seat, plan: BuildPlan) -> bool:
    """Return whether a seat, the viewer, has what it would give in a trade and will pay its dues.

    All that it owes after income must be covered by the cash that the trade leaves it and the
    income of its plan; where it is not even now, the trade must not make that worse.
    """
    if not can_do_part(view, trade, seat):
        return False
    debts = sum(debt.owed for debt in view.debts if debt.debtor == seat)
    cash = (view.cash[seat] or 0) + net_cash(trade, seat)
    owed = debts + due_from(trade, seat)
    # A share is paid by what it is a share of, but leaves less for sums that are fixed.
    if owed:
        owed += shares_owed(view, pay_rule(view), trade, seat)
    else:
        owed = least_owed(view, trade, seat)
    if owed <= cash:
        return True
    unit = view.edition.unit
    after = assets_after(view, trade, seat)
    # Shops that stand pay whatever is planned, and are quicker to count.
    if owed <= cash + standing_units(pay_rule(view), after) * unit:
        return True
    lacking = owed - cash - plan(after) * unit
    if lacking <= 0:
        return True
    return lacking <= debts - (view.cash[seat] or 0) - plan(assets_of(view, seat)) * unit


def owes_more_than(view: View, seat: Seat, income: Dollars) -> bool:
    """Return whether a seat, the viewer, owes more than its cash and an income will pay."""
    debts = sum(debt.owed for debt in view.debts if debt.debtor == seat)
    return debts > (view.cash[seat] or 0) + income
