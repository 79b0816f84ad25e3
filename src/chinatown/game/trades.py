"""What a trade may say, what stands in its way, and how it is carried out (docs/rules.md 5).

Obstacles come in two kinds: those that everyone can see (buildings, known tiles, markers) and
those that only the giver may know of (cash, tiles and cards that the others do not see).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from chinatown.game.actions import MAX_TEXT, Pledge, Trade, Transfer
from chinatown.game.board import BUILDINGS, mask_of
from chinatown.game.deal_table import MARKERS, cards_dealt
from chinatown.game.editions import Edition
from chinatown.game.errors import IllegalAction
from chinatown.game.state import Debt, State
from chinatown.game.types import Seat, SeatSet

if TYPE_CHECKING:
    from chinatown.game.view import View

MAX_UNITS = 100_000
"""The largest amount a trade may name, in units of the smallest denomination."""

_LAST = len(BUILDINGS)


def normalised(trade: Trade, state: State | View) -> Trade:
    """Return the trade with one transfer a pair, sorted, and nothing empty (docs/rules.md 5).

    Raises IllegalAction when it names what does not exist, gives to oneself, has no content, has
    amounts off the denomination, or cards where they are not kept.
    """
    for part in trade.transfers:
        _check_transfer(part, state)
    _check_once("building-twice", [lot for part in trade.transfers for lot in part.buildings])
    _check_once("card-twice", [card for part in trade.transfers for card in part.cards])
    transfers, promises = trade.transfers, trade.promises
    if not _is_normal(transfers):
        transfers = _merged(transfers, state.edition)
    if promises:
        promises = tuple([_checked_promise(promise, state.players) for promise in promises])
    if not transfers and not promises:
        raise IllegalAction("empty-trade")
    return Trade(transfers, promises)


def _is_normal(transfers: tuple[Transfer, ...]) -> bool:
    """Return whether nothing is to be merged, sorted or left out, as is mostly the case."""
    before = (-1, -1)
    for part in transfers:
        pair = (part.giver, part.taker)
        if pair <= before or _is_empty(part):
            return False
        if len(part.buildings) > 1 or len(part.tiles) > 1 or len(part.cards) > 1:
            return False
        before = pair
    return True


def _check_transfer(part: Transfer, state: State | View) -> None:
    _check_seats(part.giver, part.taker, state.players)
    edition = state.edition
    for lot in (*part.buildings, *part.cards):
        if not 1 <= lot <= _LAST:
            raise IllegalAction("unknown-building", building=lot)
    for shop in part.tiles:
        if shop not in edition.index:
            raise IllegalAction("unknown-shop-type", shop=shop, edition=edition.name)
    unit = edition.unit
    for amount in (part.cash, part.due):
        if amount % unit or not 0 <= amount <= MAX_UNITS * unit:
            raise IllegalAction("off-denomination", cash=amount, unit=unit)
    if part.cards and not state.variants.keep_cards:
        raise IllegalAction("cards-not-kept")


def _check_seats(giver: Seat, taker: Seat, players: int) -> None:
    for seat in (giver, taker):
        if not 0 <= seat < players:
            raise IllegalAction("unknown-seat", number=seat)
    if giver == taker:
        raise IllegalAction("trade-with-oneself", seat=giver)


def _checked_promise(promise: Pledge, players: int) -> Pledge:
    _check_seats(promise.giver, promise.taker, players)
    text = promise.text.strip()
    if not 0 < len(text) <= MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
    return Pledge(promise.giver, promise.taker, text)


def _merged(transfers: tuple[Transfer, ...], edition: Edition) -> tuple[Transfer, ...]:
    pairs: dict[tuple[int, int], list[Transfer]] = {}
    for part in transfers:
        if not _is_empty(part):
            pairs.setdefault((part.giver, part.taker), []).append(part)
    index = edition.index
    return tuple(
        Transfer(
            *pair,
            tuple(sorted(lot for part in parts for lot in part.buildings)),
            tuple(sorted((shop for part in parts for shop in part.tiles), key=index.__getitem__)),
            sum(part.cash for part in parts),
            sum(part.due for part in parts),
            tuple(sorted(card for part in parts for card in part.cards)),
        )
        for pair, parts in sorted(pairs.items())
    )


def _is_empty(part: Transfer) -> bool:
    return not (part.buildings or part.tiles or part.cash or part.due or part.cards)


def _check_once(code: str, numbers: list[int]) -> None:
    if len(numbers) > 1 and len(set(numbers)) < len(numbers):
        twice = next(number for number, count in Counter(numbers).items() if count > 1)
        raise IllegalAction(code, building=twice)


def public_obstacle(state: State, trade: Trade) -> IllegalAction | None:
    """Return what everyone can see to stand in the way of a trade, or None.

    A building that the giver does not own, tiles that the giver visibly lacks, more buildings than
    ownership markers, more kept cards than a hand may hold (docs/rules.md 2, 5 and 8).
    """
    owned = state.owned
    lots = [0] * len(owned)
    moving = False
    for part in trade.transfers:
        giver = part.giver
        for lot in part.buildings:
            if not owned[giver] >> lot & 1:
                return IllegalAction("building-not-owned", building=lot, seat=giver)
        moving = moving or bool(part.buildings or part.tiles or part.cards)
        lots[giver] -= len(part.buildings)
        lots[part.taker] += len(part.buildings)
    if not moving:
        return None
    for seat in trade.parties:
        before = owned[seat].bit_count()
        if before + lots[seat] > MARKERS >= before:
            return IllegalAction("too-many-buildings", seat=seat, most=MARKERS)
        given = _tiles_given(trade, seat)
        if given and (lacking := _visibly_lacking(state, seat, given)):
            return IllegalAction("tile-not-held", shop=lacking, seat=seat)
    return _hand_obstacle(state, trade) if state.variants.keep_cards else None


def _hand_obstacle(state: State, trade: Trade) -> IllegalAction | None:
    before = [hand.bit_count() for hand in state.hands]
    after = list(before)
    for part in trade.transfers:
        after[part.giver] -= len(part.cards)
        after[part.taker] += len(part.cards)
    most = cards_dealt(state.players, state.round)
    for seat in trade.parties:
        if after[seat] > max(most, before[seat]):
            return IllegalAction("too-many-cards", seat=seat, most=most)
    return None


def _visibly_lacking(state: State, seat: Seat, given: list[str]) -> str:
    if not state.variants.hidden_tiles:
        return _lacking(state, seat, given)
    return "" if len(given) <= sum(state.tiles[seat]) else given[0]


def _lacking(state: State, seat: Seat, given: list[str]) -> str:
    index = state.edition.index
    held = state.tiles[seat]
    for shop in given:
        if given.count(shop) > held[index[shop]]:
            return shop
    return ""


def _tiles_given(trade: Trade, seat: Seat) -> list[str]:
    return [shop for part in trade.transfers if part.giver == seat for shop in part.tiles]


def own_obstacle(state: State, trade: Trade, seat: Seat) -> IllegalAction | None:
    """Return what only `seat` may know to stand in the way of its part in a trade, or None.

    More cash than it holds, tiles or kept cards that it does not have (docs/rules.md 5).
    """
    cash = 0
    for part in trade.transfers:
        if part.giver == seat:
            cash += part.cash
    if cash > state.cash[seat]:
        return IllegalAction("not-enough-cash", cash=cash, held=state.cash[seat])
    given = _tiles_given(trade, seat)
    if given and (lacking := _lacking(state, seat, given)):
        return IllegalAction("tile-not-held", shop=lacking, seat=seat)
    for part in trade.transfers:
        for card in part.cards:
            if part.giver == seat and not state.hands[seat] >> card & 1:
                return IllegalAction("card-not-held", card=card)
    return None


def execute_trade(state: State, trade: Trade, audience: SeatSet) -> State:
    """Return the state after everything in a trade has moved; no obstacle may stand in its way.

    Payments due after income become debts that `audience` may know of.
    """
    owned = list(state.owned)
    hands = list(state.hands)
    cash = list(state.cash)
    debts = state.debts
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
    state = state._replace(owned=tuple(owned), cash=tuple(cash), hands=tuple(hands), debts=debts)
    return _tiles_moved(state, trade) if any(part.tiles for part in trade.transfers) else state


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
    balance = [0] * state.players
    cards = [0] * state.players
    for part in trade.transfers:
        if part.buildings or part.tiles:
            seats |= 1 << part.giver | 1 << part.taker
        balance[part.giver] -= part.cash
        balance[part.taker] += part.cash
        cards[part.giver] -= len(part.cards)
        cards[part.taker] += len(part.cards)
    for seat in range(state.players):
        if cards[seat] or (balance[seat] and state.variants.open_money):
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
