"""Who could help a player to what it wants, as far as that player can know (docs/server.md).

Exchanges of two, and rings of three in which each gives to the next, are searched in the player's
own view, judged as a tycoon does: by income, and by what could still be completed (docs/bots.md).
Cash then shares what all gain together, so that everybody gains about the same; whatever leaves
somebody without a gain is left out.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from chinatown.bots.search.exchange_search import (
    SearchBudget,
    Side,
    gifts,
    judged_gift,
    worked_out,
)
from chinatown.bots.search.triangles import best_triangle_giving
from chinatown.bots.value.potential_value import (
    ValuationContext,
    ValueWeights,
    trade_value,
    valuation_context,
)
from chinatown.game.actions import Goods, Trade, Transfer
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import buildings, mask_of
from chinatown.game.errors import IllegalAction
from chinatown.game.normal_form import merged, normalised
from chinatown.game.obstacles import looks_possible, visible_obstacle
from chinatown.game.state import TRADE
from chinatown.game.trade_facts import transfers_of
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View
from chinatown.server.messages.answers import Gain, Suggestion
from chinatown.server.messages.tables import Effects

MAX_SUGGESTIONS: Final = 3
"""How many suggestions are made, those by which the asker gains most."""

_SECONDS: Final = 2.0
"""How long suggestions are searched for; what is found by then is what there is."""

_BUDGET: Final = SearchBudget(pairs=4, exchanges=60)
"""How far two players are searched for what one could give for what it wants."""

_WEIGHTS: Final = ValueWeights()
"""How much hopes count for everybody."""

_STEPS: Final = 10
"""Into how many parts of a unit an estimate is rounded down."""

_MAX_OF_A_PAIR: Final = 3
"""How many exchanges of the same two players are looked at."""


def suggestions(
    view: View,
    wanted: Goods,
    owner: Seat | None,
    shown: Effects,
    seconds: float = _SECONDS,
) -> list[Suggestion]:
    """Return trades that bring the viewer, who is seated, wanted buildings and tiles, best first.

    Without an `owner`, anybody known to have all of it may give it. A table that shows no effects
    makes no suggestions. Raises IllegalAction: `wrong-phase` outside the trade phase, or what is
    wrong with taking this from the owner (docs/rules.md 5).
    """
    seat = view.viewer
    assert seat is not None, "a spectator wants nothing"
    if view.phase != TRADE:
        raise IllegalAction("wrong-phase", phase=view.phase, needs=TRADE)
    owners = _owners(view, seat, wanted, owner)
    if shown == "off":
        return []
    until = time.monotonic() + seconds
    gains: dict[Trade, Dollars] = {}
    for giver in owners:
        for trade in _helpful(view, seat, giver, wanted):
            if time.monotonic() > until:
                break
            if shared := _shared(view, trade):
                gains[shared] = _gains(view, shared)[seat]
    best = sorted(gains, key=lambda trade: -gains[trade])[:MAX_SUGGESTIONS]
    return [Suggestion(trade=trade, gains=_shown_gains(view, trade, shown)) for trade in best]


def _shown_gains(view: View, trade: Trade, shown: Effects) -> list[Gain]:
    return [
        Gain(seat=seat, total=total)
        for seat, total in _gains(view, trade).items()
        if shown == "everyone" or seat == view.viewer
    ]


def _owners(
    view: View,
    seat: Seat,
    wanted: Goods,
    owner: Seat | None,
) -> list[Seat]:
    """Return those who are known to have all that is wanted: the owner, if one is named."""
    if owner is not None:
        asked = normalised(Trade(transfers_of(owner, seat, wanted)), view)
        obstacle = visible_obstacle(view, asked, count_unseen=False)
        # An exchange may take as many lots away as it brings.
        if obstacle and obstacle.code != "too-many-buildings":
            raise obstacle
        return [owner]
    others = [other for other in range(view.players) if other != seat]
    trades = [normalised(Trade(transfers_of(other, seat, wanted)), view) for other in others]
    return [
        other for other, trade in zip(others, trades, strict=True) if looks_possible(view, trade)
    ]


def _helpful(view: View, seat: Seat, owner: Seat, wanted: Goods) -> Iterator[Trade]:
    """Yield trades without money that bring a seat what it wants and help all of them together."""
    context = valuation_context(view, _WEIGHTS)
    sides = [Side(context, assets_of(view, other)) for other in range(view.players)]
    gives = _goods(context, view, wanted)
    budget = _BUDGET.for_assets(sides[seat].assets, sides[owner].assets)
    own_gifts = gifts(budget, sides[seat], sides[owner])
    asked = judged_gift(sides[owner], sides[seat], gives)
    exchanges = worked_out(sides[seat], sides[owner], own_gifts, [asked], budget.exchanges)
    fitting = [exchange for exchange in exchanges if exchange.second_gives == gives]
    for exchange in fitting[:_MAX_OF_A_PAIR]:
        yield _trade(view, [(seat, owner, exchange.first_gives), (owner, seat, gives)])
    for third in range(view.players):
        if third in (seat, owner):
            continue
        ring = best_triangle_giving((sides[owner], sides[seat], sides[third]), gives)
        if ring:
            ways = zip((owner, seat, third), (seat, third, owner), ring.gives, strict=True)
            yield _trade(view, list(ways))


def _goods(context: ValuationContext, view: View, wanted: Goods) -> Assets:
    lots = mask_of(wanted.buildings)
    tiles = [view.edition.index[shop] for shop in wanted.tiles]
    return Assets(
        lots & context.bare,
        tuple(standing & lots for standing in view.shops),
        tuple(tiles.count(kind) for kind in range(len(view.shops))),
    )


def _trade(view: View, ways: list[tuple[Seat, Seat, Assets]]) -> Trade:
    """Return the trade in which each giver gives its taker these things."""
    names = [kind.name for kind in view.edition.shops]
    parts = [
        Transfer(
            giver,
            taker,
            tuple(buildings(gives.owned)),
            tuple(
                name for name, count in zip(names, gives.tiles, strict=True) for _ in range(count)
            ),
        )
        for giver, taker, gives in ways
    ]
    return merged(Trade(tuple(parts)), view.edition)


def _gains(view: View, trade: Trade) -> dict[Seat, Dollars]:
    """Return what each party would gain until the end of the game, a rough estimate."""
    step = view.edition.unit // _STEPS
    return {seat: trade_value(view, trade, seat, _WEIGHTS) // step * step for seat in trade.parties}


def _shared(view: View, trade: Trade) -> Trade | None:
    """Return the trade with payments after which all gain about the same, or None if not all do."""
    if not looks_possible(view, trade):
        return None
    gains = _gains(view, trade)
    share = sum(gains.values()) / len(gains)
    spare = {seat: gain - share for seat, gain in gains.items()}
    unit, purses = view.edition.unit, list(view.cash)
    payments = []
    for _ in range(len(gains) - 1):
        payer = max(spare, key=lambda seat: spare[seat])
        taker = min(spare, key=lambda seat: spare[seat])
        amount = int(min(spare[payer], -spare[taker]) / unit + 0.5) * unit
        # Whoever's cash the viewer does not know may have enough.
        if (cash := purses[payer]) is not None:
            amount = min(amount, cash)
            purses[payer] = cash - amount
        spare[payer] -= amount
        spare[taker] += amount
        payments.append(Transfer(payer, taker, cash=amount))
    paid = merged(replace(trade, transfers=(*trade.transfers, *payments)), view.edition)
    return paid if min(_gains(view, paid).values()) > 0 else None
