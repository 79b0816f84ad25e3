"""Random play over everything the rules allow, for tests that need any position at all."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import get_args

from chinatown.game import (
    EDITIONS,
    Action,
    BuildingClause,
    Call,
    Choice,
    CloseTrading,
    Done,
    Goods,
    IllegalAction,
    Offer,
    Pledge,
    Say,
    Setup,
    Share,
    State,
    Trade,
    Transfer,
    Variants,
    apply,
    buildings,
    initial_state,
    legal_actions,
    waiting_for,
)
from chinatown.game.codes import ShareOf


def random_transfer(random: Random, state: State, giver: int, taker: int) -> Transfer:
    """Return something that `giver` may perhaps give `taker`."""
    lots = list(buildings(state.owned[giver]))
    tiles = [
        state.edition.shops[kind].name
        for kind, count in enumerate(state.tiles[giver])
        for _ in range(count)
    ]
    cards = list(buildings(state.hands[giver]))
    unit = state.edition.unit
    return Transfer(
        giver,
        taker,
        tuple(random.sample(lots, min(len(lots), random.randrange(3)))),
        tuple(random.sample(tiles, min(len(tiles), random.randrange(3)))),
        random.randrange(4) * unit,
        random.choice((0, 0, unit * random.randrange(30))),
        tuple(random.sample(cards, min(len(cards), random.randrange(2)))),
        random_shares(random, state, giver) if random.random() < 0.2 else (),
        random_clauses(random, state, giver) if random.random() < 0.2 else (),
    )


def random_shares(random: Random, state: State, giver: int) -> tuple[Share, ...]:
    """Return a share of what buildings of the giver pay, if it has any."""
    lots = list(buildings(state.owned[giver]))
    if not lots:
        return ()
    unit = state.edition.unit
    named = tuple(random.sample(lots, min(len(lots), random.randint(1, 3))))
    whole = random.randint(1, 4)
    kinds = get_args(ShareOf) if state.edition.outlook else ("income",)
    of = random.choice(kinds)
    least, most = sorted(random.randrange(6) * unit for _ in range(2))
    return (Share(named, random.randint(1, whole), whole, least, most, of),)


def random_clauses(random: Random, state: State, giver: int) -> tuple[BuildingClause, ...]:
    """Return a clause about an empty building of the giver, if it has any."""
    built = 0
    for lots in state.shops:
        built |= lots
    empty = list(buildings(state.owned[giver] & ~built))
    if not empty:
        return ()
    lot = random.choice(empty)
    types = state.edition.shops
    types_in_hand = [
        shop.name for shop, count in zip(types, state.tiles[giver], strict=True) if count
    ]
    roll = random.random()
    if types_in_hand and roll < 0.6:
        return (BuildingClause(lot, random.choice(types_in_hand)),)
    return (BuildingClause(lot, random.choice(types).name if roll < 0.8 else "", builds=False),)


def random_choice(random: Random, state: State, giver: int, taker: int) -> Choice:
    """Return a choice between things that a seat may perhaps give another."""
    options = [random_transfer(random, state, giver, taker) for _ in range(random.randint(2, 3))]
    return Choice(random.choice((giver, taker)), tuple(options))


def random_offer(random: Random, state: State, seat: int) -> Offer:
    """Return an offer among two or three parties, secret or open, perhaps a counter."""
    others = random.sample([s for s in range(state.players) if s != seat], random.choice((1, 1, 2)))
    ring = [seat, *others]
    parts = [
        random_transfer(random, state, giver, taker)
        for giver, taker in zip(ring, [*ring[1:], ring[0]], strict=True)
    ]
    promises = (Pledge(seat, others[0], "later"),) if random.random() < 0.2 else ()
    choices: tuple[Choice, ...] = ()
    if random.random() < 0.2:
        choices = (random_choice(random, state, *random.sample(ring, 2)),)
    counters = ""
    if state.offers and random.random() < 0.3:
        counters = random.choice(state.offers).id
    return Offer(seat, Trade(tuple(parts), promises, choices), random.random() < 0.4, counters)


def random_call(random: Random, state: State, seat: int) -> Call:
    """Return a call, perhaps for the first who takes it."""
    other = random.choice([s for s in range(state.players) if s != seat])
    given = random_transfer(random, state, seat, other)
    wanted = random_transfer(random, state, other, seat)
    return Call(
        seat,
        Goods(wanted.buildings, wanted.tiles),
        Goods(given.buildings, given.tiles, given.cash),
        random.choice(("", "hurry")),
        random.random() < 0.6,
    )


def random_words(random: Random, state: State, seat: int) -> Say:
    """Return something said, to all, to one, or about an offer."""
    others = tuple(s for s in range(state.players) if s != seat)
    about = random.choice(state.offers).id if state.offers else ""
    return random.choice(
        (
            Say(seat, "well"),
            Say(seat, "psst", (random.choice(others),)),
            Say(seat, "hm", about=about),
            Say(seat, "thanks", kind="reaction"),
        )
    )


def random_action(random: Random, state: State) -> Action:
    """Return some action; most are legal, and trading comes to an end."""
    seat = random.choice(waiting_for(state))
    if random.random() < 0.05:
        return random_words(random, state, seat)
    if state.phase == "trade":
        if state.variants.trade_clock and random.random() < 0.02:
            return CloseTrading()
        if random.random() < 0.45:
            return Done(seat)
        if random.random() < 0.4:
            return random_offer(random, state, seat)
        if random.random() < 0.2:
            return random_call(random, state, seat)
        seat = random.randrange(state.players)
    choices = list(islice(legal_actions(state, seat), 200))
    return random.choice(choices)


def played(random: Random, players: int, variants: Variants, actions: int) -> State:
    """Return the position after so many actions, or at the end of the game."""
    edition = random.choice(list(EDITIONS.values()))
    state = initial_state(Setup(edition, players, str(random.random()), variants))
    while state.number < actions and state.phase != "over":
        try:
            state, _ = apply(state, random_action(random, state))
        except IllegalAction:
            continue
    return state
