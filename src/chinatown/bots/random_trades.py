"""Trades made up by chance, of any number of parties and any mix of items."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from chinatown.game.actions import Pledge, Trade, Transfer
from chinatown.game.schedule import MARKERS, cards_dealt
from chinatown.game.view import View

MOST_UNITS: Final = 6
"""The largest amount of cash that it names, in units of the smallest denomination."""


class RandomTrades:
    """Makes up trades with `seat` in them; `chance` returns numbers from 0 to below 1."""

    def __init__(self, seat: int, chance: Callable[[], float]) -> None:
        self._seat = seat
        self._chance = chance

    def partners(self, players: int) -> list[int]:
        """Return one other seat mostly, and sometimes more of them."""
        chance = self._chance
        others = [seat for seat in range(players) if seat != self._seat]
        wanted = 1 if chance() < 0.8 else 2 + int(chance() * (players - 2))
        while len(others) > wanted:
            del others[int(chance() * len(others))]
        return others

    def offered(self, view: View, partners: Sequence[int]) -> Trade | None:
        """Return a trade among this seat and all of `partners`, or None when chance finds none."""
        chance = self._chance
        seat = self._seat
        parts: list[Transfer] = []
        promises: tuple[Pledge, ...] = ()
        taken = 0
        before = seat
        for partner in partners:
            # One or both ways with each, along a chain: so that every partner is a party.
            ways = ((before, partner), (partner, before))
            roll = chance()
            for giver, taker in ways if roll < 0.6 else ways[:1] if roll < 0.8 else ways[1:]:
                part = self._transfer(view, giver, taker, taken)
                parts.append(part)
                for lot in part.buildings:
                    taken |= 1 << lot
                for card in part.cards:
                    taken |= 1 << card
            if chance() < 0.5:
                before = partner
        if chance() < 0.03:
            lot = 1 + int(chance() * 85)
            promises = (Pledge(seat, partners[0], f"#{lot}"),)
        trade = Trade(tuple(part for part in parts if _holds_something(part)), promises)
        return trade if seat in trade.parties and _looks_possible(view, trade) else None

    def _transfer(self, view: View, giver: int, taker: int, taken: int) -> Transfer:
        chance = self._chance
        lots: tuple[int, ...] = ()
        tiles: tuple[str, ...] = ()
        cards: tuple[int, ...] = ()
        cash = due = 0
        for _ in range(1 if chance() < 0.6 else 2):
            roll = chance()
            if roll < 0.4:
                if (mine := view.owned[giver] & ~taken) and (lot := self._one_of(mine)):
                    taken |= 1 << lot
                    lots += (lot,)
            elif roll < 0.65:
                tiles = self._tile(view, giver)
            elif roll < 0.85:
                cash = self._cash(view, giver)
            elif roll < 0.92:
                due = (1 + int(chance() * MOST_UNITS)) * view.edition.unit
            elif view.variants.keep_cards and giver == self._seat and view.hand & ~taken:
                card = self._one_of(view.hand & ~taken)
                taken |= 1 << card
                cards += (card,)
        return Transfer(giver, taker, lots, tiles, cash, due, cards)

    def _one_of(self, lots: int) -> int:
        for _ in range(int(self._chance() * lots.bit_count())):
            lots &= lots - 1
        return (lots & -lots).bit_length() - 1

    def _tile(self, view: View, giver: int) -> tuple[str, ...]:
        held = view.tiles[giver]
        place = int(self._chance() * sum(held))
        for kind, count in enumerate(held):
            place -= count
            if place < 0:
                return (view.edition.shops[kind].name,)
        return ()

    def _cash(self, view: View, giver: int) -> int:
        unit = view.edition.unit
        known = view.cash[giver]
        most = MOST_UNITS if known is None else min(MOST_UNITS, known // unit)
        return int(self._chance() * (most + 1)) * unit

    def can_agree(self, view: View, trade: Trade) -> bool:
        """Tell whether this seat has all that it would give."""
        seat = self._seat
        cash = view.cash[seat] or 0
        tiles: list[str] = []
        for part in trade.transfers:
            if part.giver == seat:
                cash -= part.cash
                tiles += part.tiles
                for card in part.cards:
                    if not view.hand >> card & 1:
                        return False
        index = view.edition.index
        held = view.tiles[seat]
        return cash >= 0 and all(tiles.count(shop) <= held[index[shop]] for shop in tiles)


def _holds_something(part: Transfer) -> bool:
    return bool(part.buildings or part.tiles or part.cash or part.due or part.cards)


def _looks_possible(view: View, trade: Trade) -> bool:
    """Tell whether nothing that a view shows stands in the way: amounts, tiles, room."""
    index = view.edition.index
    lots = [owned.bit_count() for owned in view.owned]
    hands = list(view.hand_counts)
    given: dict[tuple[int, str], int] = {}
    cash = list(view.cash)
    for part in trade.transfers:
        giver, taker = part.giver, part.taker
        lots[giver] -= len(part.buildings)
        lots[taker] += len(part.buildings)
        hands[giver] -= len(part.cards)
        hands[taker] += len(part.cards)
        for shop in part.tiles:
            given[giver, shop] = given.get((giver, shop), 0) + 1
        held = cash[giver]
        if held is not None:
            cash[giver] = held - part.cash
    most = cards_dealt(view.players, view.round)
    return (
        bool(trade.transfers or trade.promises)
        and all(
            count <= MARKERS or view.owned[seat].bit_count() > MARKERS
            for seat, count in enumerate(lots)
        )
        and all(count <= view.tiles[giver][index[shop]] for (giver, shop), count in given.items())
        and all(held is None or held >= 0 for held in cash)
        and all(
            count <= max(most, before)
            for count, before in zip(hands, view.hand_counts, strict=True)
        )
    )
