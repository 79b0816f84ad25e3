"""What a trade would change for its parties, as far as one viewer may know (docs/server.md).

A holding is worth what it pays each round with its tiles placed as well as can be, with no more
traded, dealt or drawn. This round's outlook card counts where it is known, for shops that stand.
Refused cards and promises count for nothing.
"""

from __future__ import annotations

from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game import Trade, View, outlook_bonus
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.trades import normalised
from chinatown.server.messages.answers import Effect
from chinatown.server.messages.tables import Effects


def effects(view: View, trade: Trade, shown: Effects) -> list[Effect]:
    """Return what a trade would change for those parties whose effects the table shows.

    Raises IllegalAction for a trade that names what does not exist (docs/rules.md 5); whether it
    could be carried out makes no difference.
    """
    trade = normalised(trade, view)
    seats = {"off": (), "mine": (view.viewer,), "everyone": trade.parties}[shown]
    return [_effect(view, trade, seat) for seat in trade.parties if seat in seats]


def _effect(view: View, trade: Trade, seat: int) -> Effect:
    before, after = assets_of(view, seat), assets_after(view, trade, seat)
    pay = pay_rule(view)
    a_round = (best_units(pay, after) - best_units(pay, before)) * view.edition.unit
    bonus = _bonus(view, after) - _bonus(view, before)
    money = 0
    for part in trade.transfers:
        if part.giver == seat:
            money -= part.cash + part.due
        if part.taker == seat:
            money += part.cash + part.due
    left = view.rounds_left
    return Effect(
        seat=seat,
        now=a_round + bonus if left else 0,
        total=a_round * left + (bonus if left else 0) + money,
    )


def _bonus(view: View, held: Assets) -> int:
    """Return what this round's outlook card pays, where it is known."""
    if not view.outlook_now or not view.outlook:
        return 0
    card, pays = view.outlook[-1], view.variants.outlook_pays
    return outlook_bonus(view.edition, held.owned, held.shops, card, pays)
