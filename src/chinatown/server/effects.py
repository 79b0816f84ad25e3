"""What a trade would change for its parties, as far as one viewer can know (docs/server.md).

Assets are worth what they pay each round with their tiles placed as well as can be and nothing more
traded, dealt or drawn. This round's outlook card counts once it is known, for shops on the board.
A share of income counts with its debtor's tiles placed so, a building clause as what keeping to it
costs. Of what is left to choose, whoever chooses takes what brings it most. Cards in hand and
promises count for nothing.
"""

from __future__ import annotations

from dataclasses import replace

from chinatown.bots.search.greedy_placement import placements_of
from chinatown.bots.value.agreement_value import agreements_change
from chinatown.bots.value.income_value import outlook_change, pay_rule
from chinatown.bots.value.placement_search import best_spots, best_units
from chinatown.game.actions import Trade
from chinatown.game.assets import assets_after, assets_of
from chinatown.game.normal_form import normalised
from chinatown.game.trade_facts import net_money
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.server.messages.answers import Effect
from chinatown.server.messages.tables import Effects


def effects(view: View, trade: Trade, shown: Effects) -> list[Effect]:
    """Return what a trade would change for those parties whose effects the table shows.

    Raises IllegalAction for a trade that names what does not exist (docs/rules.md 5); it
    need not be feasible.
    """
    trade = _chosen(view, normalised(trade, view))
    seats = {"off": (), "mine": (view.viewer,), "everyone": trade.parties}[shown]
    return [_effect(view, trade, seat) for seat in trade.parties if seat in seats]


def _chosen(view: View, trade: Trade) -> Trade:
    """Return a trade with each choice made so that it brings its chooser most."""
    for choice in trade.choices:
        rest = tuple(other for other in trade.choices if other is not choice)
        options = [
            replace(trade, transfers=(*trade.transfers, option), choices=rest)
            for option in choice.options
        ]
        trade = max(options, key=lambda option: _effect(view, option, choice.chooser).total)
    return trade


def _effect(view: View, trade: Trade, seat: Seat) -> Effect:
    before, after = assets_of(view, seat), assets_after(view, trade, seat)
    pay = pay_rule(view)
    a_round = (best_units(pay, after) - best_units(pay, before)) * view.edition.unit
    bonus = outlook_change(view, after, seat)
    joined = set(placements_of(view, best_spots(pay, before)))
    left = view.rounds_left
    money = net_money(trade, seat) + agreements_change(view, pay, trade, seat)
    return Effect(
        seat=seat,
        now=a_round + bonus if left else 0,
        total=a_round * left + (bonus if left else 0) + money,
        places=[
            placement
            for placement in placements_of(view, best_spots(pay, after))
            if placement not in joined
        ],
    )
