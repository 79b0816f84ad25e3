"""The value of trades by the income of the best placement, computed from a view (docs/bots.md).

Assets are worth what their best placement pays now, times the number of incomes still to come. Cash
counts at face value, a payment due after income as far as the debtor's next income covers it,
agreements about this round as `agreement_value` says, and promises count for nothing.
"""

from __future__ import annotations

from typing import Final

from chinatown.bots.value.agreement_value import agreements_change, share_worth
from chinatown.bots.value.placement_search import PayRule, best_units
from chinatown.game.actions import Trade, Transfer
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.income import outlook_bonus
from chinatown.game.trade_facts import due_from
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

MIN_FAIR_SHARE: Final = 0.25
"""The least part of what a trade brings all parties that is fair to one who counts only income."""


def pay_rule(view: View) -> PayRule:
    """Return how shops pay at this table."""
    return PayRule(view.edition.sizes, view.edition.regroup, view.variants.street_access)


def payable(view: View, seat: Seat, assets: Assets, excluded: Trade | None = None) -> Dollars:
    """Return what a seat with these assets can surely pay right after this round's income.

    What it owes comes first, shares of its income among it, and what it is to owe by the other
    offers that it agrees to, as these may be carried out before; the trade `excluded` is left out
    of them.
    """
    trade = excluded or Trade(())
    owed = 0
    for debt in view.debts:
        if debt.debtor == seat:
            owed += debt.owed
            if debt.share:
                owed += share_worth(view, pay_rule(view), trade, debt.share, seat, debt.creditor)
    owed += _pledged(view, seat, excluded)
    return max(best_units(pay_rule(view), assets) * view.edition.unit - owed, 0)


def _pledged(view: View, debtor: Seat, excluded: Trade | None) -> Dollars:
    """Return what falls due after income by open offers that a seat agrees to.

    Those that wait for the viewer are left out: it need not agree.
    """
    viewer = 0 if view.viewer is None else 1 << view.viewer
    return sum(
        part.due + _shares_owed(view, offer.trade, part)
        for offer in view.offers
        if offer.status == "open"
        and offer.agreed >> debtor & 1
        and not offer.parties & ~offer.agreed & viewer
        and offer.trade != excluded
        for part in offer.trade.transfers
        if part.giver == debtor
    )


def _shares_owed(view: View, trade: Trade, part: Transfer) -> Dollars:
    """Return what the shares of a transfer come to when their debtor builds what pays most."""
    rule = pay_rule(view)
    return sum(
        share_worth(view, rule, trade, share, part.giver, part.taker) for share in part.shares
    )


def gain(view: View, trade: Trade, seat: Seat) -> Dollars:
    """Return what a trade changes for a seat until the end of the game, judged only by income."""
    unit = view.edition.unit
    rule = pay_rule(view)
    after = assets_after(view, trade, seat)
    units = best_units(rule, after) - best_units(rule, assets_of(view, seat))
    change = units * view.rounds_left * unit + outlook_change(view, after, seat)
    return change + money_change(view, trade, seat)


def money_change(view: View, trade: Trade, seat: Seat) -> Dollars:
    """Return what a trade surely brings a seat in money; a card counts as a unit."""
    change = 0
    for part in trade.transfers:
        if part.giver == seat:
            change -= part.cash + part.due + len(part.cards) * view.edition.unit
        elif part.taker == seat:
            change += part.cash
            if part.due:
                change += sure_part(view, trade, part.giver, part.due)
    return change + agreements_change(view, pay_rule(view), trade, seat)


def sure_part(view: View, trade: Trade, debtor: Seat, due: Dollars) -> Dollars:
    """Return how much of a sum due from a party of a trade its next income surely covers."""
    promised = due_from(trade, debtor)
    promised += sum(
        _shares_owed(view, trade, part) for part in trade.transfers if part.giver == debtor
    )
    sure = payable(view, debtor, assets_after(view, trade, debtor), trade)
    return due if promised <= sure else due * sure // promised


def outlook_change(view: View, after: Assets, seat: Seat) -> Dollars:
    """Return what this round's outlook card, where it is known, pays more for shops that move."""
    if not view.outlook_now or not view.outlook:
        return 0
    pays, card = view.variants.outlook_pays, view.outlook[-1]
    later = outlook_bonus(view.edition, after.owned, after.shops, card, pays)
    return later - outlook_bonus(view.edition, view.owned[seat], view.shops, card, pays)
