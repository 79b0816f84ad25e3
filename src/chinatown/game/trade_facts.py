"""Facts about a trade: normal form, money, goods, and what stands in its way (docs/rules.md 5).

Everyone who asks such a thing asks here: the rules with a State, bots and offer texts with a View.
A State answers for everyone; a View answers as far as its viewer knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from chinatown.game import agreements
from chinatown.game.actions import MAX_TEXT, Choice, Goods, Pledge, Trade, Transfer
from chinatown.game.board import BUILDINGS
from chinatown.game.choices import MAX_CHOICES, MAX_OPTIONS, MIN_OPTIONS, alternatives
from chinatown.game.deal_table import MARKERS, cards_dealt
from chinatown.game.editions import Edition
from chinatown.game.errors import IllegalAction
from chinatown.game.state import CallState, State
from chinatown.game.types import Building, Dollars, Seat
from chinatown.game.view import View

MAX_UNITS: Final = 100_000
"""The largest amount a trade may name, in units of the smallest denomination."""

LAST_BUILDING: Final = len(BUILDINGS)
"""The highest building number."""

GoodsMoved: TypeAlias = frozenset[tuple[Seat, Seat, tuple[Building, ...], tuple[str, ...]]]
"""What a trade moves besides money and cards: giver, taker, buildings, names of shop types."""

_NOTHING: Final = Goods()


def normalised(trade: Trade, position: State | View) -> Trade:
    """Return the trade with one transfer a pair, sorted, and nothing empty (docs/rules.md 5).

    Raises IllegalAction when it names what does not exist, gives to oneself, has no content, has
    amounts off the denomination, cards where they are not kept, agreements about the round where
    the table wants none, contradictory ones, or choices that are none.
    """
    for part in trade.transfers:
        _check_transfer(part, position)
    if trade.choices:
        _check_choices(trade, position)
    for alternative in alternatives(trade):
        _check_whole(alternative.transfers)
    trade = merged(trade, position.edition)
    transfers, promises = trade.transfers, trade.promises
    if promises:
        promises = tuple([_checked_promise(promise, position.players) for promise in promises])
    if not transfers and not promises and not trade.choices:
        raise IllegalAction("empty-trade")
    return Trade(transfers, promises, trade.choices)


def _check_whole(parts: Sequence[Transfer]) -> None:
    """Check what the transfers of a trade without choices say together."""
    _check_once("building-twice", [lot for part in parts for lot in part.buildings])
    _check_once("card-twice", [card for part in parts for card in part.cards])
    if any(part.clauses for part in parts):
        agreements.check_consistent(parts)


def _check_choices(trade: Trade, position: State | View) -> None:
    agreements.check_allowed(position)
    if len(trade.choices) > MAX_CHOICES:
        raise IllegalAction("too-many-choices", most=MAX_CHOICES)
    for choice in trade.choices:
        options = choice.options
        for part in options:
            _check_transfer(part, position)
        pairs = {(part.giver, part.taker) for part in options}
        if (
            not MIN_OPTIONS <= len(options) <= MAX_OPTIONS
            or any(_is_empty(part) for part in options)
            or len(pairs) > 1
        ):
            raise IllegalAction("choice-options", least=MIN_OPTIONS, most=MAX_OPTIONS)
        (pair,) = pairs
        if choice.chooser not in pair:
            raise IllegalAction("choice-chooser")


def merged(trade: Trade, edition: Edition) -> Trade:
    """Return the trade in the same form as `normalised` does, without checking anything."""
    pairs: dict[tuple[Seat, Seat], list[Transfer]] = {}
    for part in trade.transfers:
        if not _is_empty(part):
            pairs.setdefault((part.giver, part.taker), []).append(part)
    transfers = [_one_transfer(parts, edition) for _, parts in sorted(pairs.items())]
    choices = trade.choices and tuple(
        Choice(choice.chooser, tuple(_merged_option(part, edition) for part in choice.options))
        for choice in trade.choices
    )
    return Trade(tuple(transfers), trade.promises, choices)


def _one_transfer(parts: Sequence[Transfer], edition: Edition) -> Transfer:
    """Return the transfers between one giver and one taker as one, everything in order."""
    first = parts[0]
    if len(parts) > 1:
        first = Transfer(
            first.giver,
            first.taker,
            tuple([lot for part in parts for lot in part.buildings]),
            tuple([shop for part in parts for shop in part.tiles]),
            sum([part.cash for part in parts]),
            sum([part.due for part in parts]),
            tuple([card for part in parts for card in part.cards]),
            tuple([share for part in parts for share in part.shares]),
            tuple([clause for part in parts for clause in part.clauses]),
        )
    index, tiles, shares = edition.index, first.tiles, first.shares
    return Transfer(
        first.giver,
        first.taker,
        tuple(sorted(first.buildings)),
        tuple(sorted(tiles, key=lambda shop: index.get(shop, -1))) if len(tiles) > 1 else tiles,
        first.cash,
        first.due,
        tuple(sorted(first.cards)),
        shares and tuple(sorted([share.normalised for share in shares])),
        first.clauses and tuple(sorted(first.clauses)),
    )


def _merged_option(option: Transfer, edition: Edition) -> Transfer:
    parts = merged(Trade((option,)), edition).transfers
    return parts[0] if parts else option


def _is_empty(part: Transfer) -> bool:
    goods = part.buildings or part.tiles or part.cash or part.due or part.cards
    return not (goods or part.shares or part.clauses)


def is_amount(dollars: Dollars, edition: Edition) -> bool:
    """Return whether a trade may name this amount: whole units, not negative, not too large."""
    return not dollars % edition.unit and 0 <= dollars <= MAX_UNITS * edition.unit


def _check_transfer(part: Transfer, position: State | View) -> None:
    _check_seats(part.giver, part.taker, position.players)
    edition = position.edition
    for lot in (*part.buildings, *part.cards):
        if not 1 <= lot <= LAST_BUILDING:
            raise IllegalAction("unknown-building", building=lot)
    for shop in part.tiles:
        if shop not in edition.index:
            raise IllegalAction("unknown-shop-type", shop=shop, edition=edition.name)
    if part.due and position.variants.immediate_only:
        raise IllegalAction("immediate-only")
    amounts = [part.cash, part.due]
    if part.shares or part.clauses:
        agreements.check_terms(part, position)
        amounts += [limit for share in part.shares for limit in (share.at_least, share.at_most)]
    for amount in amounts:
        if not is_amount(amount, edition):
            raise IllegalAction("off-denomination", cash=amount, unit=edition.unit)
    if part.cards and not position.variants.keep_cards:
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


def _check_once(code: Literal["building-twice", "card-twice"], numbers: list[int]) -> None:
    if len(numbers) > 1 and len(set(numbers)) < len(numbers):
        twice = next(number for number, count in Counter(numbers).items() if count > 1)
        raise IllegalAction(code, building=twice)


def call_trade(call: CallState, taker: Seat) -> Trade:
    """Return the trade that comes about when a seat takes a call as it stands, normalised."""
    author = call.seat
    parts = transfers_of(author, taker, call.gives), transfers_of(taker, author, call.seeks)
    first, second = parts if author < taker else reversed(parts)
    return Trade(first + second)


def transfers_of(giver: Seat, taker: Seat, goods: Goods) -> tuple[Transfer, ...]:
    """Return the transfer of what a call names from one seat to another; none for nothing."""
    if goods == _NOTHING:
        return ()
    return (Transfer(giver, taker, goods.buildings, goods.tiles, goods.cash),)


def net_cash(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars of cash that a seat gets on balance; below zero, it pays."""
    cash = 0
    for part in trade.transfers:
        if part.taker == seat:
            cash += part.cash
        elif part.giver == seat:
            cash -= part.cash
    return cash


def net_money(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars that a seat gets on balance, now and after income."""
    money = 0
    for part in trade.transfers:
        if part.taker == seat:
            money += part.cash + part.due
        elif part.giver == seat:
            money -= part.cash + part.due
    return money


def cash_from(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars of cash that a seat gives, whatever it gets."""
    return sum([part.cash for part in trade.transfers if part.giver == seat])


def due_from(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars that a seat is to pay after this round's income."""
    return sum([part.due for part in trade.transfers if part.giver == seat])


def is_paid(trade: Trade, seat: Seat) -> bool:
    """Return whether anybody gives a seat money, now or after income."""
    return any(part.taker == seat and part.cash + part.due for part in trade.transfers)


def moves_cards(trade: Trade) -> bool:
    """Return whether building cards change hands."""
    return any(part.cards for part in trade.transfers)


def goods_moved(trade: Trade) -> GoodsMoved:
    """Return the buildings and tiles that change hands, with givers and takers."""
    return frozenset(
        (part.giver, part.taker, part.buildings, part.tiles)
        for part in trade.transfers
        if part.buildings or part.tiles
    )


def items_moved(trade: Trade) -> set[tuple[Seat, Seat, Building | str]]:
    """Return each building and shop type that changes hands, with its giver and taker."""
    items: set[tuple[Seat, Seat, Building | str]] = set()
    for part in trade.transfers:
        items.update((part.giver, part.taker, lot) for lot in part.buildings)
        items.update((part.giver, part.taker, shop) for shop in part.tiles)
    return items


def items_from(trade: Trade, seat: Seat) -> set[Building | str]:
    """Return the buildings and shop types that a seat gives."""
    return {item for giver, _, item in items_moved(trade) if giver == seat}


def visible_obstacle(
    position: State | View, trade: Trade, *, count_unseen: bool = True
) -> IllegalAction | None:
    """Return what can be seen to stand in the way of a trade, or None (docs/rules.md 2, 5 and 8).

    A building that the giver does not own, tiles that the giver visibly lacks, more buildings than
    ownership markers, more kept cards than a hand may hold. A State tells what everyone can see, a
    View what its viewer can see. Without `count_unseen`, tiles that the viewer does not know do not
    count as the giver's. Where the trade has choices, it is what stands in the way of all that can
    come of it.
    """
    if trade.choices:
        return _obstacle_to_all(
            visible_obstacle(position, alternative, count_unseen=count_unseen)
            for alternative in alternatives(trade)
        )
    owned = position.owned
    lots = [0] * len(owned)
    moving = binding = False
    for part in trade.transfers:
        giver = part.giver
        for lot in part.buildings:
            if not owned[giver] >> lot & 1:
                return IllegalAction("building-not-owned", building=lot, seat=giver)
        moving = moving or bool(part.buildings or part.tiles or part.cards)
        binding = binding or bool(part.shares or part.clauses)
        lots[giver] -= len(part.buildings)
        lots[part.taker] += len(part.buildings)
    if binding and (obstacle := agreements.terms_obstacle(position, trade)):
        return obstacle
    if not (moving or binding):
        return None
    for seat in trade.parties:
        before = owned[seat].bit_count()
        if before + lots[seat] > MARKERS >= before:
            return IllegalAction("too-many-buildings", seat=seat, most=MARKERS)
        if needed := _tiles_needed(trade, seat):
            known, unseen = _visible_tiles(position, seat)
            lacking = _lacking(needed, known, position.edition, unseen if count_unseen else 0)
            if lacking:
                return IllegalAction("tile-not-held", shop=lacking, seat=seat)
    return _hand_obstacle(position, trade) if position.variants.keep_cards else None


def looks_possible(view: View, trade: Trade) -> bool:
    """Return whether the viewer sees nothing in the way, and knows of all tiles that are given."""
    return visible_obstacle(view, trade, count_unseen=False) is None


def _visible_tiles(position: State | View, seat: Seat) -> tuple[Sequence[int], int]:
    """Return how many tiles of each type a seat is known to have, and how many others it has."""
    tiles = position.tiles[seat]
    if isinstance(position, View):
        return tiles, position.unseen_tiles[seat]
    # Everyone can count the tiles before a seat, whatever they are.
    return ((0,) * len(tiles), sum(tiles)) if position.variants.hidden_tiles else (tiles, 0)


def _hand_obstacle(position: State | View, trade: Trade) -> IllegalAction | None:
    if isinstance(position, View):
        before = position.hand_counts
    else:
        before = tuple(map(int.bit_count, position.hands))
    after = list(before)
    for part in trade.transfers:
        after[part.giver] -= len(part.cards)
        after[part.taker] += len(part.cards)
    most = cards_dealt(position.players, position.round)
    for seat in trade.parties:
        if after[seat] > max(most, before[seat]):
            return IllegalAction("too-many-cards", seat=seat, most=most)
    return None


def own_obstacle(position: State | View, trade: Trade, seat: Seat) -> IllegalAction | None:
    """Return what only `seat` may know to stand in the way of its part in a trade, or None.

    More cash than it holds, tiles or kept cards that it does not have, what it has agreed to before
    (docs/rules.md 5). With a View, `seat` is the viewer. Where the trade has choices, it is what
    stands in the way of all that can come of it.
    """
    if trade.choices:
        return _obstacle_to_all(
            own_obstacle(position, alternative, seat) for alternative in alternatives(trade)
        )
    cash = cash_from(trade, seat)
    own_cash = position.cash[seat]
    if own_cash is not None and cash > own_cash:
        return IllegalAction("not-enough-cash", cash=cash, held=own_cash)
    needed = _tiles_needed(trade, seat)
    if needed and (lacking := _lacking(needed, position.tiles[seat], position.edition)):
        return IllegalAction("tile-not-held", shop=lacking, seat=seat)
    for part in trade.transfers:
        if part.giver == seat and part.cards:
            hand = position.hand if isinstance(position, View) else position.hands[seat]
            for card in part.cards:
                if not hand >> card & 1:
                    return IllegalAction("card-not-held", card=card)
    return agreements.own_contradiction(position, trade, seat) if position.clauses else None


def can_do_part(position: State | View, trade: Trade, seat: Seat) -> bool:
    """Return whether a seat, with a View the viewer, has all that it would give in a trade."""
    return own_obstacle(position, trade, seat) is None


def _obstacle_to_all(obstacles: Iterable[IllegalAction | None]) -> IllegalAction | None:
    """Return the first obstacle, or None where one is missing."""
    listed = []
    for obstacle in obstacles:
        if obstacle is None:
            return None
        listed.append(obstacle)
    return listed[0]


def _tiles_needed(trade: Trade, seat: Seat) -> list[str]:
    """Return the tiles that a seat must have before a trade: to give, or to place as it agrees.

    What it agrees to place can come to it in the trade.
    """
    given: list[str] = []
    placed: list[str] = []
    for part in trade.transfers:
        if part.giver == seat:
            given += part.tiles
            placed += [clause.shop for clause in part.clauses if clause.builds]
    if not placed:
        return given
    taken = Counter(shop for part in trade.transfers if part.taker == seat for shop in part.tiles)
    both = Counter(given) + Counter(placed) - taken
    return list((both | Counter(given)).elements())


def _lacking(given: list[str], known: Sequence[int], edition: Edition, unseen: int = 0) -> str:
    """Return the first shop type of which there are too few tiles; empty if there are enough.

    `unseen` more tiles than the known ones may be of any type.
    """
    first = ""
    for shop in dict.fromkeys(given):
        missing = given.count(shop) - known[edition.index[shop]]
        if missing > 0:
            first = first or shop
            unseen -= missing
    return first if unseen < 0 else ""
