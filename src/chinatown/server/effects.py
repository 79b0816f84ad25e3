"""What a trade would change for its parties, as far as one viewer may know (docs/server.md).

Assets are worth what they pay each round with their tiles placed as well as can be and nothing more
traded, dealt or drawn. This round's outlook card counts once it is known, for shops on the board.
Cards in hand and promises count for nothing.
"""

from __future__ import annotations

from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game import Trade, View, outlook_bonus
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.trades import normalised
from chinatown.game.types import Dollars, Seat
from chinatown.server.messages.answers import Effect
from chinatown.server.messages.tables import Effects


def effects(view: View, trade: Trade, shown: Effects) -> list[Effect]:
    """Return what a trade would change for those parties whose effects the table shows.

    Raises IllegalAction for a trade that names what does not exist (docs/rules.md 5); it
    need not be feasible.
    """
    trade = normalised(trade, view)
    seats = {"off": (), "mine": (view.viewer,), "everyone": trade.parties}[shown]
    return [_effect(view, trade, seat) for seat in trade.parties if seat in seats]


def _effect(view: View, trade: Trade, seat: Seat) -> Effect:
    before, after = assets_of(view, seat), assets_after(view, trade, seat)
    pay = pay_rule(view)
    a_round = (best_units(pay, after) - best_units(pay, before)) * view.edition.unit
    bonus = _bonus(view, after) - _bonus(view, before)
    money = 0
    for transfer in trade.transfers:
        if transfer.giver == seat:
            money -= transfer.cash + transfer.due
        if transfer.taker == seat:
            money += transfer.cash + transfer.due
    left = view.rounds_left
    return Effect(
        seat=seat,
        now=a_round + bonus if left else 0,
        total=a_round * left + (bonus if left else 0) + money,
    )


def _bonus(view: View, assets: Assets) -> Dollars:
    """Return what this round's outlook card pays, 0 while it is unknown."""
    if not view.outlook_now or not view.outlook:
        return 0
    card, pays = view.outlook[-1], view.variants.outlook_pays
    return outlook_bonus(view.edition, assets.owned, assets.shops, card, pays)
