"""What a trade may say, what stands in its way, and how it is carried out (docs/rules.md 5).

Obstacles come in two kinds: those that everyone can see (buildings, known tiles, markers) and
those that only the giver may know of (cash, tiles and cards that the others do not see).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chinatown.game.actions import MAX_TEXT, Pledge, Trade, Transfer
from chinatown.game.board import BUILDINGS, mask_of
from chinatown.game.editions import Edition
from chinatown.game.errors import IllegalAction
from chinatown.game.schedule import MARKERS, cards_dealt
from chinatown.game.state import Debt, State

MAX_UNITS = 100_000
"""The largest amount a trade may name, in units of the smallest denomination."""


def normalised(trade: Trade, state: State) -> Trade:
    """Return the trade with one transfer a pair, sorted, and nothing empty (docs/rules.md 5).

    Raises IllegalAction when it names what does not exist, gives to oneself, has no content, has
    amounts off the denomination, or cards where they are not kept.
    """
    pairs: dict[tuple[int, int], list[Transfer]] = {}
    for part in trade.transfers:
        _check_transfer(part, state)
        pairs.setdefault((part.giver, part.taker), []).append(part)
    merged = tuple(_merged(pairs[pair], state.edition) for pair in sorted(pairs))
    transfers = tuple(part for part in merged if not _is_empty(part))
    _check_once("building-twice", [lot for part in transfers for lot in part.buildings])
    _check_once("card-twice", [card for part in transfers for card in part.cards])
    promises = tuple(_checked_promise(promise, state.players) for promise in trade.promises)
    if not transfers and not promises:
        raise IllegalAction("empty-trade")
    return Trade(transfers, promises)


def _check_transfer(part: Transfer, state: State) -> None:
    _check_seats(part.giver, part.taker, state.players)
    for lot in (*part.buildings, *part.cards):
        if not 1 <= lot <= len(BUILDINGS):
            raise IllegalAction("unknown-building", building=lot)
    index = state.edition.index
    for shop in part.tiles:
        if shop not in index:
            raise IllegalAction("unknown-shop-type", shop=shop, edition=state.edition.name)
    unit = state.edition.unit
    for amount in (part.cash, part.due):
        if amount % unit or not 0 <= amount <= MAX_UNITS * unit:
            raise IllegalAction("off-denomination", cash=amount, unit=unit)
    if part.cards and not state.variants.keep_cards:
        raise IllegalAction("cards-not-kept")


def _check_seats(giver: int, taker: int, players: int) -> None:
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


def _merged(parts: list[Transfer], edition: Edition) -> Transfer:
    index = edition.index
    return Transfer(
        parts[0].giver,
        parts[0].taker,
        tuple(sorted(lot for part in parts for lot in part.buildings)),
        tuple(sorted((shop for part in parts for shop in part.tiles), key=index.__getitem__)),
        sum(part.cash for part in parts),
        sum(part.due for part in parts),
        tuple(sorted(card for part in parts for card in part.cards)),
    )


def _is_empty(part: Transfer) -> bool:
    return not (part.buildings or part.tiles or part.cash or part.due or part.cards)


def _check_once(code: str, numbers: list[int]) -> None:
    if len(set(numbers)) < len(numbers):
        twice = next(number for number, count in Counter(numbers).items() if count > 1)
        raise IllegalAction(code, building=twice)


def public_obstacle(state: State, trade: Trade) -> IllegalAction | None:
    """Return what everyone can see to stand in the way of a trade, or None.

    A building that the giver does not own, tiles that the giver visibly lacks, more buildings than
    ownership markers, more kept cards than a hand may hold (docs/rules.md 2, 5 and 8).
    """
    lots = [state_owned.bit_count() for state_owned in state.owned]
    hands = [hand.bit_count() for hand in state.hands]
    for part in trade.transfers:
        giver, taker = part.giver, part.taker
        for lot in part.buildings:
            if not state.owned[giver] >> lot & 1:
                return IllegalAction("building-not-owned", building=lot, seat=giver)
        lots[giver] -= len(part.buildings)
        lots[taker] += len(part.buildings)
        hands[giver] -= len(part.cards)
        hands[taker] += len(part.cards)
    for seat in trade.parties:
        if lots[seat] > MARKERS >= state.owned[seat].bit_count():
            return IllegalAction("too-many-buildings", seat=seat, most=MARKERS)
        given = _tiles_given(trade, seat)
        if given and (lacking := _visibly_lacking(state, seat, given)):
            return IllegalAction("tile-not-held", shop=lacking, seat=seat)
    if state.variants.keep_cards:
        most = cards_dealt(state.players, state.round)
        for seat in trade.parties:
            if hands[seat] > max(most, state.hands[seat].bit_count()):
                return IllegalAction("too-many-cards", seat=seat, most=most)
    return None


def _visibly_lacking(state: State, seat: int, given: Counter[str]) -> str:
    if not state.variants.hidden_tiles:
        return _lacking(state, seat, given)
    return "" if given.total() <= sum(state.tiles[seat]) else next(iter(given))


def _lacking(state: State, seat: int, given: Counter[str]) -> str:
    index = state.edition.index
    held = state.tiles[seat]
    return next((shop for shop, count in given.items() if held[index[shop]] < count), "")


def _tiles_given(trade: Trade, seat: int) -> Counter[str]:
    return Counter(shop for part in trade.transfers if part.giver == seat for shop in part.tiles)


def own_obstacle(state: State, trade: Trade, seat: int) -> IllegalAction | None:
    """Return what only `seat` may know to stand in the way of its part in a trade, or None.

    More cash than it holds, tiles or kept cards that it does not have (docs/rules.md 5).
    """
    cash = sum(part.cash for part in trade.transfers if part.giver == seat)
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


def carried_out(state: State, trade: Trade, audience: int) -> State:
    """Return the state after everything in a trade has moved; no obstacle may stand in its way.

    Payments due after income become debts that `audience` may know of.
    """
    owned = list(state.owned)
    tiles = [list(counts) for counts in state.tiles]
    shown = [list(counts) for counts in state.shown]
    cash = list(state.cash)
    hands = list(state.hands)
    debts = list(state.debts)
    index = state.edition.index
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
        for shop in part.tiles:
            kind = index[shop]
            tiles[giver][kind] -= 1
            tiles[taker][kind] += 1
            # A tile that changed hands has been seen; the giver parts with known ones first.
            shown[giver][kind] -= shown[giver][kind] > 0
            shown[taker][kind] += 1
        if part.due:
            debts.append(Debt(giver, taker, part.due, audience))
    return state._replace(
        owned=tuple(owned),
        tiles=tuple(map(tuple, tiles)),
        shown=tuple(map(tuple, shown)),
        cash=tuple(cash),
        hands=tuple(hands),
        debts=tuple(debts),
    )


def visible_moves(trade: Trade) -> Trade | None:
    """Return what the others see of a secret trade: markers and tiles that move, or None."""
    moves = tuple(
        Transfer(part.giver, part.taker, part.buildings, part.tiles)
        for part in trade.transfers
        if part.buildings or part.tiles
    )
    return Trade(moves) if moves else None


def seat_mask(seats: Iterable[int]) -> int:
    """Return a set of seats as an integer."""
    return mask_of(seats)
