"""Shares of income that are offered where a seat cannot be sure to have a fixed sum."""

from __future__ import annotations

from dataclasses import replace
from math import gcd

from chinatown.bots.value.agreement_value import best_business
from chinatown.bots.value.income_value import pay_rule
from chinatown.game.actions import Trade
from chinatown.game.terms import Share
from chinatown.game.types import Seat
from chinatown.game.view import View


def with_share(view: View, trade: Trade, seat: Seat) -> Trade | None:
    """Return a trade in which a seat gives a share of its best business instead of owing money.

    The share comes to the sum, or to all of what the business pays. None where the seat would owe
    nothing or several, where nothing will pay it, and where shares cannot be agreed on.
    """
    if not view.agreements_bind or view.variants.immediate_only:
        return None
    owing = [part for part in trade.transfers if part.giver == seat and part.due]
    business = best_business(view, pay_rule(view), trade, seat) if len(owing) == 1 else None
    if business is None:
        return None
    lots, pays = business
    unit = view.edition.unit
    parts, whole = min(owing[0].due, pays) // unit, pays // unit
    divisor = gcd(parts, whole)
    share = Share(lots, parts // divisor, whole // divisor)
    return replace(
        trade,
        transfers=tuple(
            replace(part, due=0, shares=(share,)) if part is owing[0] else part
            for part in trade.transfers
        ),
    )
