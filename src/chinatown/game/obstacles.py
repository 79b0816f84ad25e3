"""What stands in the way of a trade: for all to see, or for the giver to know (docs/rules.md 5).

Everyone who asks such a thing asks here: the rules with a State, bots and offer texts with a View.
A State answers for everyone; a View answers as far as its viewer knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from chinatown.game import agreements
from chinatown.game.actions import Trade
from chinatown.game.choices import alternatives
from chinatown.game.deal_table import MARKERS, cards_dealt
from chinatown.game.editions import Edition
from chinatown.game.errors import IllegalAction
from chinatown.game.state import State
from chinatown.game.trade_facts import cash_from
from chinatown.game.types import Seat
from chinatown.game.view import View


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
            if part.clauses:
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
