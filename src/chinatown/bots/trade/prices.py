"""What an exchange costs: the joint gain split in cash, now or right after this round's income."""

from __future__ import annotations

from chinatown.bots.search.exchange_search import MIN_JOINT, Exchange
from chinatown.bots.search.triangles import Triangle
from chinatown.bots.value.income_value import payable
from chinatown.game.actions import Trade, Transfer
from chinatown.game.assets import Assets, assets_after, no_assets
from chinatown.game.board import buildings
from chinatown.game.deal_table import MARKERS
from chinatown.game.obstacles import looks_possible
from chinatown.game.types import Dollars, Seat, Units
from chinatown.game.view import View


def available_funds(view: View, trade: Trade, payer: Seat) -> tuple[Units, Units]:
    """Return what a seat can pay on top of a trade without money, now and after this income.

    Where everything is fulfilled at once, nothing can be paid later (docs/rules.md 8).
    """
    unit = view.edition.unit
    cash = view.cash[payer]
    if cash is None:
        # Others' cash is secret: what they began with, as long as they may still have it.
        cash = view.edition.start if view.round == 1 else 0
        traded = any(offer.status == "made" and offer.parties >> payer & 1 for offer in view.offers)
        cash = 0 if traded else cash
    if view.variants.immediate_only:
        return cash // unit, 0
    return cash // unit, payable(view, payer, assets_after(view, trade, payer)) // unit


def transfer(
    view: View, giver: Seat, taker: Seat, assets: Assets, cash: Dollars, due: Dollars
) -> Transfer | None:
    """Return what one seat gives another, or None for nothing."""
    types = view.edition.shops
    tiles = tuple(types[kind].name for kind, n in enumerate(assets.tiles) for _ in range(n))
    lots = assets.owned
    if not (lots or tiles or cash or due):
        return None
    return Transfer(giver, taker, tuple(buildings(lots)), tiles, cash, due)


def exchange_trade(
    view: View, exchange: Exchange, seat: Seat, partner: Seat, price: Units = 0, due: Units = 0
) -> Trade:
    """Return the trade that makes an exchange, seen from `seat`.

    The seat pays `price` now and `due` after income; amounts below zero are paid by the partner.
    """
    unit = view.edition.unit
    given = transfer(
        view, seat, partner, exchange.first_gives, max(price, 0) * unit, max(due, 0) * unit
    )
    taken = transfer(
        view, partner, seat, exchange.second_gives, max(-price, 0) * unit, max(-due, 0) * unit
    )
    return Trade(tuple(part for part in (given, taken) if part))


def paid_exchange(
    view: View, exchange: Exchange, seat: Seat, partner: Seat, price: Units
) -> Trade | None:
    """Return an exchange at a price, or None when whoever should pay is not thought able to.

    The exchange is seen from `seat`, which pays the price; below zero, the partner pays. What the
    payer's cash lacks is due after income.
    """
    payer = seat if price > 0 else partner
    now, later = available_funds(view, exchange_trade(view, exchange, seat, partner), payer)
    if abs(price) > now + later:
        return None
    cash = min(abs(price), now)
    due = abs(price) - cash
    sign = 1 if price > 0 else -1
    return exchange_trade(view, exchange, seat, partner, sign * cash, sign * due)


def has_room(view: View, exchange: Exchange, seat: Seat, partner: Seat) -> bool:
    """Return whether both have ownership markers enough for an exchange, seen from `seat`."""
    moved = exchange.second_gives.owned.bit_count() - exchange.first_gives.owned.bit_count()
    return (
        view.owned[seat].bit_count() + moved <= MARKERS
        and view.owned[partner].bit_count() - moved <= MARKERS
    )


def split_in_halves(view: View, exchange: Exchange, seat: Seat, partner: Seat) -> Trade | None:
    """Return the trade in which two seats share an exchange's gain in halves, or None.

    The exchange is seen from `seat`, its gains are units a round. Where the payer has less than
    the half, it pays what it has. None when one of them would gain less than a unit, or would own
    too many buildings.
    """
    rounds = view.rounds_left
    gain, partner_gain = int(exchange.first_gains) * rounds, int(exchange.second_gains) * rounds
    if gain + partner_gain < 2 or not has_room(view, exchange, seat, partner):
        return None
    # Whoever gains more pays half the difference, an odd unit rounded up.
    half = (abs(gain - partner_gain) + 1) // 2
    payer, sign = (seat, 1) if gain > partner_gain else (partner, -1)
    now, later = available_funds(view, exchange_trade(view, exchange, seat, partner), payer)
    amount = min(half, now + later)
    if gain - sign * amount < 1 or partner_gain + sign * amount < 1:
        return None
    cash = min(amount, now)
    return exchange_trade(view, exchange, seat, partner, sign * cash, sign * (amount - cash))


def split_three_ways(
    view: View, seats: tuple[Seat, Seat, Seat], triangle: Triangle
) -> Trade | None:
    """Return the trade in which each of three seats gets a third of what it brings, or None.

    The first of the seats pays or is paid what makes that up, and gets what is left over of whole
    units. None when somebody who should pay is not thought able to, or would own too many lots.
    """
    ring = tuple(zip(seats, (*seats[1:], seats[0]), triangle.gives, strict=True))
    gifts = [transfer(view, giver, taker, gives, 0, 0) for giver, taker, gives in ring]
    bare = Trade(tuple(part for part in gifts if part))
    if not looks_possible(view, bare):
        return None
    unit = view.edition.unit
    first = seats[0]
    prices = [round(triangle.joint / 3 - triangle.gains[place]) for place in (1, 2)]
    if min(triangle.gains[place] + prices[place - 1] for place in (1, 2)) < MIN_JOINT / 3:
        return None
    parts = list(bare.transfers)
    first_cash, first_due = available_funds(view, bare, first)
    for seat, price in zip(seats[1:], prices, strict=True):
        now, later = (first_cash, first_due) if price > 0 else available_funds(view, bare, seat)
        amount = abs(price)
        if amount > now + later:
            return None
        cash = min(amount, now)
        due = amount - cash
        giver, taker = (first, seat) if price > 0 else (seat, first)
        if price > 0:
            first_cash, first_due = first_cash - cash, first_due - due
        payment = transfer(
            view, giver, taker, no_assets(len(view.edition.shops)), cash * unit, due * unit
        )
        parts += [payment] if payment else []
    return Trade(tuple(parts))
