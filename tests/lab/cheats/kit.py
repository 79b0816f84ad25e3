"""Positions in which a bot is asked for trades, one after the other, by somebody who may be bad."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from chinatown.bots import make_bot
from chinatown.game import (
    MODERN,
    Agree,
    IllegalAction,
    Offer,
    Refuse,
    Setup,
    State,
    Trade,
    Transfer,
    Withdraw,
    apply,
    buildings,
    start,
    view,
    waiting_for,
)
from chinatown.lab.cheats.goods import Thing, things_of

TRADERS = ("shopkeeper", "merchant", "tycoon")
BOT, CHEAT, THIRD = 0, 1, 2
UNIT = MODERN.unit


@lru_cache
def trading(round_: int, seed: str = "fools") -> State:
    """Return the position of three shopkeepers in the trading of a round; the cheat has spoken.

    It has made an offer and taken it back, as a merchant's hopes change with the first of its two
    partners who bargains, and are to be the same before and after all that it is asked.
    """
    setup = Setup(MODERN, 3, seed)
    bots = [make_bot("shopkeeper", seat, seed) for seat in range(3)]
    state = start(setup)
    seat = 0
    while (state.round, state.phase) != (round_, "trade"):
        seat = (seat + 1) % 3 if state.phase == "trade" else waiting_for(state)[0]
        action = bots[seat].decide(view(state, seat))
        if action is not None:
            state, _ = apply(state, action)
    gift = Transfer(CHEAT, THIRD, buildings=(next(buildings(state.owned[CHEAT])),))
    state, _ = apply(state, Offer(CHEAT, Trade((gift,))))
    return apply(state, Withdraw(CHEAT, state.offers[-1].id))[0]


def asked(kind: str, state: State, trade: Trade, *, secret: bool = False) -> State | None:
    """Return the position after the bot has agreed to an offer of the cheat, None if it does not.

    Its own answer counts, whatever it would offer instead.
    """
    state, _ = apply(state, Offer(CHEAT, trade, secret))
    offer = state.offers[-1]
    action = make_bot(kind, BOT, "").decide(view(state, BOT))
    if isinstance(action, Withdraw):
        state, _ = apply(state, action)
        action = make_bot(kind, BOT, "").decide(view(state, BOT))
    if action == Agree(BOT, offer.id):
        return apply(state, action)[0]
    assert isinstance(action, Refuse | Offer)
    return None


def bought(thing: Thing, units: int, due: int = 0) -> Trade:
    """Return the trade in which the cheat buys a thing of the bot."""
    return _sale(thing, BOT, CHEAT, units, due)


def sold(thing: Thing, units: int) -> Trade:
    """Return the trade in which the cheat sells a thing to the bot."""
    return _sale(thing, CHEAT, BOT, units, 0)


def _sale(thing: Thing, seller: int, buyer: int, units: int, due: int) -> Trade:
    lots = (thing.lot,) if thing.lot else ()
    tiles = (thing.tile,) if thing.tile else ()
    goods = Transfer(seller, buyer, lots, tiles)
    return Trade((goods, Transfer(buyer, seller, cash=units * UNIT, due=due * UNIT)))


def things(state: State, seat: int) -> Iterator[Thing]:
    """Yield what a seat has."""
    yield from things_of(view(state, seat), seat)


def cheapest(kind: str, state: State, thing: Thing) -> tuple[int, State] | None:
    """Return the least units for which the bot sells a thing at once, and the position then."""
    for price in range(1, state.cash[CHEAT] // UNIT + 1):
        if after := asked(kind, state, bought(thing, price)):
            return price, after
    return None


def dearest(kind: str, state: State, thing: Thing) -> tuple[int, State] | None:
    """Return the most units for which the bot buys a thing at once, and the position then."""
    for price in range(min(state.cash[BOT] // UNIT, 30), 0, -1):
        try:
            if after := asked(kind, state, sold(thing, price)):
                return price, after
        except IllegalAction:
            return None
    return None
