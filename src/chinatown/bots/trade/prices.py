"""What a bargain costs: the joint gain split in cash, now or right after this round's income."""

from __future__ import annotations

from chinatown.bots.search.exchange_search import MIN_JOINT
from chinatown.bots.search.income_exchanges import Bargain
from chinatown.bots.search.triangles import Triangle
from chinatown.bots.trade.feasibility import looks_possible
from chinatown.bots.value.income_value import payable
from chinatown.game.actions import Trade, Transfer
from chinatown.game.assets import Assets, assets_after, no_assets
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
    return cash // unit, payable(view, payer, assets_after(view, bare, payer)) // unit


def exchange(view: View, bargain: Bargain, seat: int, partner: int, cash: int, due: int) -> Trade:
    """Return the trade; negative amounts are paid by the partner."""
    there = transfer(view, seat, partner, bargain.first_gives, max(cash, 0), max(due, 0))
    back = transfer(view, partner, seat, bargain.second_gives, max(-cash, 0), max(-due, 0))
    return Trade(tuple(part for part in (there, back) if part))


def transfer(
    view: View, giver: int, taker: int, gives: Assets, cash: int, due: int
) -> Transfer | None:
    """Return what one gives another, in dollars and goods; None when that is nothing."""
    names = view.edition.shops
    tiles = tuple(names[kind].name for kind, n in enumerate(gives.tiles) for _ in range(n))
    lots = gives.owned
    if not (lots or tiles or cash or due):
        return None
    return Transfer(giver, taker, tuple(buildings(lots)), tiles, cash, due)


def has_room(view: View, bargain: Bargain, seat: int, partner: int) -> bool:
    """Tell whether both have ownership markers enough for a bargain, seen from `seat`."""
    moves = bargain.second_gives.owned.bit_count() - bargain.first_gives.owned.bit_count()
    return (
        view.owned[seat].bit_count() + moves <= MARKERS
        and view.owned[partner].bit_count() - moves <= MARKERS
    )


def split_three_ways(view: View, seats: tuple[int, int, int], found: Triangle) -> Trade | None:
    """Return the trade in which each of three gets a third of what it brings them, or None.

    The first of the seats pays or is paid what makes that up, and has what is left over of whole
    units. None when somebody who should pay is not thought able to, or would own too many lots.
    """
    ring = tuple(zip(seats, (*seats[1:], seats[0]), found.gives, strict=True))
    goods = [transfer(view, giver, taker, gives, 0, 0) for giver, taker, gives in ring]
    bare = Trade(tuple(part for part in goods if part))
    if not looks_possible(view, bare):
        return None
    unit = view.edition.unit
    first = seats[0]
    prices = [round(found.joint / 3 - found.gains[place]) for place in (1, 2)]
    if min(found.gains[place] + prices[place - 1] for place in (1, 2)) < MIN_JOINT / 3:
        return None
    parts = list(bare.transfers)
    mine, my_due = available_funds(view, bare, first)
    for seat, price in zip(seats[1:], prices, strict=True):
        now, later = (mine, my_due) if price > 0 else available_funds(view, bare, seat)
        amount = abs(price)
        if amount > now + later:
            return None
        cash = min(amount, now)
        giver, taker = (first, seat) if price > 0 else (seat, first)
        if price > 0:
            mine, my_due = mine - cash, my_due - (amount - cash)
        nothing = no_assets(len(view.edition.shops))
        paid = transfer(view, giver, taker, nothing, cash * unit, (amount - cash) * unit)
        parts += [paid] if paid else []
    return Trade(tuple(parts))
