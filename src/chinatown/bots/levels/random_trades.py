"""Random trades with any number of parties and any mix of items.

They are drawn from what the parties have, so they are possible as far as the view shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from chinatown.game.actions import Call, Goods, Pledge, Trade, Transfer
from chinatown.game.deal_table import MARKERS, cards_dealt
from chinatown.game.types import Building, BuildingSet, Dollars, Seat
from chinatown.game.view import View

MAX_UNITS: Final = 6
"""The largest amount of cash that it names, in units of the smallest denomination."""

_BUILDINGS: Final = 85


class RandomTrades:
    """Makes up trades with `seat` in them; `chance` returns numbers from 0 to below 1."""

    def __init__(self, seat: Seat, chance: Callable[[], float]) -> None:
        self._seat = seat
        self._chance = chance

    def partners(self, players: int) -> list[Seat]:
        """Return one other seat, sometimes several."""
        chance = self._chance
        if chance() < 0.8:
            return [(self._seat + 1 + int(chance() * (players - 1))) % players]
        others = [seat for seat in range(players) if seat != self._seat]
        wanted = 2 + int(chance() * (players - 2))
        while len(others) > wanted:
            del others[int(chance() * len(others))]
        return others

    def offered(self, view: View, partners: Sequence[Seat]) -> Trade | None:
        """Return a trade of this seat with all of `partners`, or None when chance finds none."""
        chance = self._chance
        before = seat = self._seat
        draft = _TradeDraft(view, seat, chance)
        for partner in partners:
            # One or both ways with each; with several now and then along a chain.
            roll = chance()
            if roll < 0.8:
                draft.transfer(before, partner)
            if roll < 0.6 or roll >= 0.8:
                draft.transfer(partner, before)
            if chance() < 0.5:
                before = partner
        promises: tuple[Pledge, ...] = ()
        if chance() < 0.03:
            lot = 1 + int(chance() * _BUILDINGS)
            promises = (Pledge(seat, partners[0], f"#{lot}"),)
        parts = draft.parts
        if len(parts) > 1:
            parts.sort(key=lambda part: (part.giver, part.taker))
        for part in parts:
            if part.giver == seat or part.taker == seat:
                return Trade(tuple(parts), promises)
        return Trade(tuple(parts), promises) if promises else None

    def call(self, view: View) -> Call:
        """Return a call that seeks and gives one thing, for offers or for the first who agrees."""
        chance, seat = self._chance, self._seat
        draft = _TradeDraft(view, seat, chance)
        other = (seat + 1 + int(chance() * (view.players - 1))) % view.players
        shop = view.edition.shops[int(chance() * len(view.edition.shops))].name
        lots = () if chance() < 0.5 else draft.lot(other, seat)
        seeks = Goods(lots, () if lots else (shop,))
        roll = chance()
        if roll < 0.5:
            gives = Goods(cash=draft.some_cash(seat))
        elif roll < 0.8:
            gives = Goods(draft.lot(seat, other))
        else:
            gives = Goods(tiles=draft.tile(seat))
        return Call(seat, seeks, gives, first=gives != Goods() and chance() < 0.5)


class _TradeDraft:
    """One trade in the making: what it moves so far, and what is left to draw from."""

    def __init__(self, view: View, seat: Seat, chance: Callable[[], float]) -> None:
        self._view = view
        self._seat = seat
        self._chance = chance
        self._owned = list(view.owned)
        self._received = [0] * view.players
        self._tiles = list(view.tiles)
        self._cash = list(view.cash)
        self._hand = view.hand
        self.parts: list[Transfer] = []

    def transfer(self, giver: Seat, taker: Seat) -> None:
        """Draw one or two things for `giver` to give, and note them if they are something."""
        chance = self._chance
        lots: tuple[int, ...] = ()
        tiles: tuple[str, ...] = ()
        cards: tuple[int, ...] = ()
        cash = due = 0
        for _ in range(1 if chance() < 0.6 else 2):
            roll = chance()
            if roll < 0.4:
                lots = tuple(sorted(lots + self.lot(giver, taker)))
            elif roll < 0.65:
                tiles += self.tile(giver)
            elif roll < 0.85:
                cash += self.some_cash(giver)
            elif roll < 0.93:
                due = self._due()
            else:
                cards = tuple(sorted(cards + self._card(giver, taker)))
        if len(tiles) > 1:
            tiles = tuple(sorted(tiles, key=self._view.edition.index.__getitem__))
        if lots or tiles or cash or due or cards:
            self.parts.append(Transfer(giver, taker, lots, tiles, cash, due, cards))

    def _due(self) -> Dollars:
        """Draw dollars due after income, none where everything is fulfilled at once."""
        units = 1 + int(self._chance() * MAX_UNITS)
        return 0 if self._view.variants.immediate_only else units * self._view.edition.unit

    def lot(self, giver: Seat, taker: Seat) -> tuple[Building, ...]:
        """Draw a building of the giver for which the taker has a marker, if there is one."""
        owned = self._owned[giver]
        room = MARKERS - self._view.owned[taker].bit_count() - self._received[taker]
        if not owned or room <= 0:
            return ()
        lot = self._one_of(owned)
        self._owned[giver] = owned ^ 1 << lot
        self._received[taker] += 1
        return (lot,)

    def tile(self, giver: Seat) -> tuple[str, ...]:
        """Draw a tile that the giver is known to have."""
        counts = self._tiles[giver]
        place = int(self._chance() * sum(counts))
        for kind, count in enumerate(counts):
            place -= count
            if place < 0:
                self._tiles[giver] = (*counts[:kind], count - 1, *counts[kind + 1 :])
                return (self._view.edition.shops[kind].name,)
        return ()

    def some_cash(self, giver: Seat) -> Dollars:
        """Draw an amount that the giver may have, in dollars."""
        unit = self._view.edition.unit
        before = self._cash[giver]
        if before is None:
            return int(self._chance() * (MAX_UNITS + 1)) * unit
        cash = int(self._chance() * (min(MAX_UNITS, before // unit) + 1)) * unit
        self._cash[giver] = before - cash
        return cash

    def _card(self, giver: Seat, taker: Seat) -> tuple[Building, ...]:
        view = self._view
        if giver != self._seat or not self._hand or not view.variants.keep_cards:
            return ()
        if view.hand_counts[taker] + 2 > cards_dealt(view.players, view.round):
            return ()
        card = self._one_of(self._hand)
        self._hand ^= 1 << card
        return (card,)

    def _one_of(self, lots: BuildingSet) -> Building:
        for _ in range(int(self._chance() * lots.bit_count())):
            lots &= lots - 1
        return (lots & -lots).bit_length() - 1
