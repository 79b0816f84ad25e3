"""What a bargain costs: the joint gain split in cash, now or right after this round's income."""

from __future__ import annotations

from chinatown.bots.search.income_exchanges import Bargain
from chinatown.bots.search.placement_search import Holding
from chinatown.bots.value.income_value import after_trade, payable
from chinatown.game.actions import Trade, Transfer
from chinatown.game.board import buildings
from chinatown.game.deal_table import MARKERS
from chinatown.game.view import View


def priced(view: View, bargain: Bargain, seat: int, partner: int) -> Trade | None:
    """Return the trade in which `seat` and `partner` share a bargain's gain in halves, or None.

    The bargain is seen from `seat`. None when it brings one of them less than a unit, when the one
    who should pay is not thought able to, or when somebody would own too many buildings.
    """
    rounds = view.rounds_left
    mine, theirs = bargain.first_gains * rounds, bargain.second_gains * rounds
    if mine + theirs < 2 or not has_room(view, bargain, seat, partner):
        return None
    # An odd unit goes to the partner, who has not asked for the trade.
    price = (mine - theirs) // 2 if mine < theirs else -((theirs - mine) // 2)
    bare = exchange(view, bargain, seat, partner, 0, 0)
    payer = seat if price > 0 else partner
    now, later = available_funds(view, bare, payer)
    amount = min(abs(price), now + later)
    paid = amount if price > 0 else -amount
    if mine - paid < 1 or theirs + paid < 1:
        return None
    cash = min(amount, now)
    due = amount - cash
    unit = view.edition.unit
    if price < 0:
        cash, due = -cash, -due
    return exchange(view, bargain, seat, partner, cash * unit, due * unit)


def available_funds(view: View, bare: Trade, payer: int) -> tuple[int, int]:
    """Return what a seat can pay, in units: now, and after this round's income."""
    unit = view.edition.unit
    cash = view.cash[payer]
    if cash is None:
        # Others' cash is secret: what they began with, as long as they may still have it.
        cash = view.edition.start if view.round == 1 else 0
        traded = any(one.status == "made" and one.parties >> payer & 1 for one in view.offers)
        cash = 0 if traded else cash
    return cash // unit, payable(view, payer, after_trade(view, bare, payer)) // unit


def exchange(view: View, bargain: Bargain, seat: int, partner: int, cash: int, due: int) -> Trade:
    """Return the trade; negative amounts are paid by the partner."""
    there = transfer(view, seat, partner, bargain.first_gives, max(cash, 0), max(due, 0))
    back = transfer(view, partner, seat, bargain.second_gives, max(-cash, 0), max(-due, 0))
    return Trade(tuple(part for part in (there, back) if part))


def transfer(
    view: View, giver: int, taker: int, gives: Holding, cash: int, due: int
) -> Transfer | None:
    """Return what one gives another, in dollars and goods; None when that is nothing."""
    lots = gives.empty
    for mine in gives.shops:
        lots |= mine
    names = view.edition.shops
    tiles = tuple(names[kind].name for kind, n in enumerate(gives.tiles) for _ in range(n))
    if not (lots or tiles or cash or due):
        return None
    return Transfer(giver, taker, tuple(buildings(lots)), tiles, cash, due)


def has_room(view: View, bargain: Bargain, seat: int, partner: int) -> bool:
    """Tell whether both have ownership markers enough for a bargain, seen from `seat`."""
    moves = _lots(bargain.second_gives) - _lots(bargain.first_gives)
    return (
        view.owned[seat].bit_count() + moves <= MARKERS
        and view.owned[partner].bit_count() - moves <= MARKERS
    )


def _lots(held: Holding) -> int:
    return held.empty.bit_count() + sum(map(int.bit_count, held.shops))
