"""What holdings and trades are worth, judged from a view alone (docs/bots.md).

A holding is worth what its best placement now pays, times the incomes still to come. Cash counts as
such, a payment due after income as far as the debtor's next income covers it, promises nothing.
"""

from __future__ import annotations

from typing import Final

from chinatown.bots.value.placement_search import Pay, best_units
from chinatown.game.actions import Trade
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.income import outlook_bonus
from chinatown.game.view import View

FAIR: Final = 4
"""Who counts income alone wants at least one part in so many of what a trade brings all parties."""


def pay_of(view: View) -> Pay:
    """Return how shops pay at this table."""
    return Pay(view.edition.sizes, view.edition.regroup, view.variants.street_access)


def payable(view: View, seat: int, held: Assets, but: Trade | None = None) -> int:
    """Return the dollars that a seat with these holdings can surely pay after this income.

    What it owes comes first, and what it is to owe by the other offers that it agrees to, as these
    may be carried out before; the trade `but` is left out.
    """
    owed = sum(debt.owed for debt in view.debts if debt.debtor == seat)
    owed += _pledged(view, seat, but)
    return max(best_units(pay_of(view), held) * view.edition.unit - owed, 0)


def _pledged(view: View, debtor: int, but: Trade | None) -> int:
    """Return the dollars due after income by open offers that a seat agrees to.

    Those that wait for the viewer are left out: it need not agree.
    """
    viewer = 0 if view.viewer is None else 1 << view.viewer
    return sum(
        part.due
        for one in view.offers
        if one.status == "open"
        and one.agreed >> debtor & 1
        and not one.parties & ~one.agreed & viewer
        and one.trade != but
        for part in one.trade.transfers
        if part.giver == debtor
    )


def gain(view: View, trade: Trade, seat: int) -> int:
    """Return what a trade changes for a seat, in dollars until the end of the game."""
    unit = view.edition.unit
    pay = pay_of(view)
    after = assets_after(view, trade, seat)
    units = best_units(pay, after) - best_units(pay, assets_of(view, seat))
    change = units * view.rounds_left * unit + outlook_change(view, after, seat)
    return change + money_change(view, trade, seat)


def money_change(view: View, trade: Trade, seat: int) -> int:
    """Return the dollars that a trade surely brings a seat in money; a card counts as a unit."""
    change = 0
    for part in trade.transfers:
        if part.giver == seat:
            change -= part.cash + part.due + len(part.cards) * view.edition.unit
        elif part.taker == seat:
            change += part.cash
            if part.due:
                change += sure_part(view, trade, part.giver, part.due)
    return change


def sure_part(view: View, trade: Trade, debtor: int, due: int) -> int:
    """Return how many of the dollars due from a party of a trade its next income surely covers."""
    promised = sum(part.due for part in trade.transfers if part.giver == debtor)
    sure = payable(view, debtor, assets_after(view, trade, debtor), trade)
    return due if promised <= sure else due * sure // promised


def outlook_change(view: View, after: Assets, seat: int) -> int:
    """Return what this round's outlook card, where it is known, pays more for shops that move."""
    if not view.outlook_now or not view.outlook:
        return 0
    pays, card = view.variants.outlook_pays, view.outlook[-1]
    owned = 0
    for mine in after.shops:
        owned |= mine
    later = outlook_bonus(view.edition, owned, after.shops, card, pays)
    return later - outlook_bonus(view.edition, view.owned[seat], view.shops, card, pays)
