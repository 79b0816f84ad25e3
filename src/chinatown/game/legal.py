"""What a seat can do now, where the choice is finite (docs/rules.md 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from chinatown.game.actions import (
    Action,
    Agree,
    AskTurns,
    Build,
    Discard,
    Done,
    EndCall,
    Judge,
    Keep,
    Placement,
    Refuse,
    TakeCall,
    Withdraw,
)
from chinatown.game.agreements import agreed_placements
from chinatown.game.board import buildings
from chinatown.game.building import legal_lots
from chinatown.game.calls import may_take
from chinatown.game.choices import ways_to_choose
from chinatown.game.placing_order import may_ask_turns
from chinatown.game.responses import obstacle_to_agreeing, with_choices
from chinatown.game.state import (
    BUILD,
    DEAL,
    OVER,
    TRADE,
    State,
    cards_to_keep,
    waiting_for,
)
from chinatown.game.types import Seat


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Yield every action of a seat that `apply` accepts now, except offers, calls and talk.

    Of those there are too many to list. Keeping yields every choice of cards, discarding every
    single card. Building yields every set of placements once, first what the seat has agreed to
    build, mostly nothing; with many tiles there are thousands, so take only what you need.
    """
    if state.phase == DEAL and state.chosen[seat] is None:
        keep_count = cards_to_keep(state.players, state.round, state.owned[seat])
        least = 0 if state.variants.keep_fewer else keep_count
        for count in range(keep_count, least - 1, -1):
            for cards in combinations(buildings(state.hands[seat]), count):
                yield Keep(seat, cards)
    elif state.phase == TRADE:
        yield from _trading(state, seat)
    elif state.phase == BUILD and seat in waiting_for(state):
        yield from _building(state, seat)
    if may_ask_turns(state, seat):
        yield AskTurns(seat)
    if state.phase != OVER:
        for promise in state.promises:
            if promise.taker == seat:
                yield Judge(seat, promise.id, True)
                yield Judge(seat, promise.id, False)


def _trading(state: State, seat: Seat) -> Iterator[Action]:
    for offer in state.offers:
        if offer.status != "open" or not offer.parties >> seat & 1:
            continue
        if offer.agreed >> seat & 1:
            yield Withdraw(seat, offer.id)
        else:
            for options in ways_to_choose(offer.trade, seat):
                chosen = with_choices(offer, seat, options)
                if not obstacle_to_agreeing(state, chosen, seat):
                    yield Agree(seat, offer.id, options)
        if offer.seat != seat:
            yield Refuse(seat, offer.id)
    for call in state.calls:
        if call.status == "open" and call.seat == seat:
            yield EndCall(seat, call.id)
        elif call.status == "open" and call.first and may_take(state, call, seat):
            yield TakeCall(seat, call.id)
    yield Done(seat, not state.done >> seat & 1)
    if state.variants.keep_cards:
        for card in buildings(state.hands[seat]):
            yield Discard(seat, (card,))


def _building(state: State, seat: Seat) -> Iterator[Action]:
    agreed = agreed_placements(state, seat)
    left = list(state.tiles[seat])
    for placement in agreed:
        left[state.edition.index[placement.shop]] -= 1
    for placements in _placements(state, seat, agreed, tuple(left), frozenset()):
        yield Build(seat, placements)


def _placements(
    state: State,
    seat: Seat,
    planned: tuple[Placement, ...],
    left: tuple[int, ...],
    without: frozenset[Placement],
) -> Iterator[tuple[Placement, ...]]:
    """Yield once each allowed set of placements that includes `planned` and none of `without`.

    `left` counts the unplaced tiles by shop type. Every allowed set can be built up tile by tile,
    so each next tile is either placed now or left out for good.
    """
    yield planned
    for kind, count in enumerate(left):
        if not count:
            continue
        shop = state.edition.shops[kind].name
        fewer = (*left[:kind], count - 1, *left[kind + 1 :])
        for lot in buildings(legal_lots(state, seat, shop, planned)):
            tile = Placement(lot, shop)
            if tile not in without:
                yield from _placements(state, seat, (*planned, tile), fewer, without)
                without |= {tile}
