"""How a trade is carried out, and what the others see of a secret one (docs/rules.md 5)."""

from __future__ import annotations

from chinatown.game.actions import Trade, Transfer
from chinatown.game.board import mask_of
from chinatown.game.events import EVERYONE
from chinatown.game.state import AgreedClause, Debt, State
from chinatown.game.trade_facts import net_cash
from chinatown.game.types import Dollars, SeatSet


def execute_trade(state: State, trade: Trade, audience: SeatSet) -> State:
    """Return the state after everything in a trade has moved; no obstacle may stand in its way.

    Payments due after income, and shares of it, become debts that `audience` may know of, as it may
    of building clauses.
    """
    owned = list(state.owned)
    hands = list(state.hands)
    cash = list(state.cash)
    debts, clauses = state.debts, state.clauses
    for part in trade.transfers:
        giver, taker = part.giver, part.taker
        lots = mask_of(part.buildings)
        owned[giver] ^= lots
        owned[taker] ^= lots
        cards = mask_of(part.cards)
        hands[giver] ^= cards
        hands[taker] ^= cards
        cash[giver] -= part.cash
        cash[taker] += part.cash
        if part.due:
            debts += (Debt(giver, taker, part.due, audience),)
        for share in part.shares:
            debts += (Debt(giver, taker, 0, audience, share),)
        for clause in part.clauses:
            clauses += (AgreedClause(giver, taker, clause, audience),)
    before = state.cash
    state = state._replace(
        owned=tuple(owned), cash=tuple(cash), hands=tuple(hands), debts=debts, clauses=clauses
    )
    if audience == EVERYONE and state.cash != before:
        state = _counted(state, before)
    return _tiles_moved(state, trade) if any(part.tiles for part in trade.transfers) else state


def _counted(state: State, before: tuple[Dollars, ...]) -> State:
    """Return a state in which everyone has counted what moved since cash was as `before`."""
    sums = zip(state.counted_cash, state.cash, before, strict=True)
    return state._replace(counted_cash=tuple([sum_ + now - was for sum_, now, was in sums]))


def _tiles_moved(state: State, trade: Trade) -> State:
    index = state.edition.index
    tiles = [list(counts) for counts in state.tiles]
    for part in trade.transfers:
        for shop in part.tiles:
            kind = index[shop]
            tiles[part.giver][kind] -= 1
            tiles[part.taker][kind] += 1
    after = tuple(map(tuple, tiles))
    if state.shown is state.tiles:
        return state._replace(tiles=after, shown=after)
    shown = [list(counts) for counts in state.shown]
    for part in trade.transfers:
        for shop in part.tiles:
            kind = index[shop]
            # A tile that changed hands has been seen; the giver parts with known ones first.
            shown[part.giver][kind] -= shown[part.giver][kind] > 0
            shown[part.taker][kind] += 1
    return state._replace(tiles=after, shown=tuple(map(tuple, shown)))


def visibly_changed(state: State, trade: Trade) -> SeatSet:
    """Return the seats at which others see a secret trade change something, once it is made.

    Markers and tiles show where they go; cash shows as a balance with `open-money`, and cards in
    hand as their number with `keep-cards` (docs/rules.md 8).
    """
    seats = 0
    cards = [0] * state.players
    for part in trade.transfers:
        if part.buildings or part.tiles:
            seats |= 1 << part.giver | 1 << part.taker
        cards[part.giver] -= len(part.cards)
        cards[part.taker] += len(part.cards)
    for seat in range(state.players):
        if cards[seat] or (state.variants.open_money and net_cash(trade, seat)):
            seats |= 1 << seat
    return seats


def visible_moves(trade: Trade) -> Trade | None:
    """Return what the others see of a secret trade: markers and tiles that move, or None."""
    moves = tuple(
        Transfer(part.giver, part.taker, part.buildings, part.tiles)
        for part in trade.transfers
        if part.buildings or part.tiles
    )
    return Trade(moves) if moves else None
