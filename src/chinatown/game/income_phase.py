"""The end of a round: outlook card, income, debts (docs/rules.md 4.5, 5 and 6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chinatown.game.board import listed
from chinatown.game.dealing import turn_outlook
from chinatown.game.editions import pay_units
from chinatown.game.events import AddressedEvent, DebtDropped, DebtPaid, IncomePaid, PaidBusiness
from chinatown.game.income import outlook_bonus, split_into_businesses
from chinatown.game.state import State

_REMEMBERED: Final = 1 << 11
"""How many places of shops of one type are remembered with what they pay."""


class _Payer(dict[int, tuple[PaidBusiness, ...]]):
    """What one owner's shops of a type pay, by the set of their buildings.

    Shops stay where they are, so most of what pays has paid before: looking up is all there is to
    do. When it has remembered too much it begins anew.
    """

    def __init__(self, shop: str, maximum: int, unit: int, regroup: bool) -> None:
        super().__init__()
        self._shop = shop
        self._maximum = maximum
        self._unit = unit
        self._regroup = regroup
        self._single: dict[int, PaidBusiness] = {}

    def __missing__(self, lots: int) -> tuple[PaidBusiness, ...]:
        if len(self) >= _REMEMBERED:
            self.clear()
            self._single.clear()
        single, new = self._single, self._paid
        parts = split_into_businesses(lots, self._maximum, self._regroup)
        paid = self[lots] = tuple([single.get(part) or new(part) for part in parts])
        return paid

    def _paid(self, part: int) -> PaidBusiness:
        size, maximum = part.bit_count(), self._maximum
        pays = pay_units(size, maximum) * self._unit
        lots = tuple(listed(part)) if size > 1 else (part.bit_length() - 1,)
        paid = PaidBusiness(self._shop, lots, size, size == maximum, pays)
        self._single[part] = paid
        return paid


@lru_cache(maxsize=4)
def _payers(
    shops: tuple[str, ...], sizes: tuple[int, ...], unit: int, regroup: bool
) -> tuple[_Payer, ...]:
    # By what matters of an edition, since the hash of a whole one takes longer than the rest.
    return tuple(_Payer(*shop, unit, regroup) for shop in zip(shops, sizes, strict=True))


def pay_income(state: State) -> tuple[State, list[AddressedEvent]]:
    """Turn the outlook card over if it is not yet, and pay every seat its bonus and businesses."""
    told: list[AddressedEvent] = []
    edition = state.edition
    if state.outlook and state.turned < state.round:
        state, told = turn_outlook(state)
    card = state.outlook[state.round - 1] if state.outlook else ()
    payers = _payers(edition.names, edition.sizes, edition.unit, edition.regroup)
    built = [(payer, lots) for payer, lots in zip(payers, state.shops, strict=True) if lots]
    cash = list(state.cash)
    for seat in state.seats_in_order:
        owned = state.owned[seat]
        paid: list[PaidBusiness] = []
        for payer, lots in built:
            if mine := lots & owned:
                paid += payer[mine]
        bonus = 0
        if card:
            pays = state.variants.outlook_pays
            bonus = outlook_bonus(edition, owned, state.shops, card, pays)
        total = bonus + sum([one.pays for one in paid])
        cash[seat] += total
        told.append(AddressedEvent(IncomePaid(seat, tuple(paid), bonus, total)))
    return state._replace(cash=tuple(cash)), told


def settle_debts(state: State) -> tuple[State, list[AddressedEvent]]:
    """Pay what is due after income, oldest first, as far as the debtors' cash goes.

    Money received settles debts in its turn, so this goes round until nothing more can be paid;
    the rest stays owed (docs/rules.md 5).
    """
    if not state.debts:
        return state, []
    cash = list(state.cash)
    owed = [debt.owed for debt in state.debts]
    moved = True
    while moved:
        moved = False
        for place, debt in enumerate(state.debts):
            pays = min(owed[place], cash[debt.debtor])
            if pays > 0:
                cash[debt.debtor] -= pays
                cash[debt.creditor] += pays
                owed[place] -= pays
                moved = True
    told = [
        AddressedEvent(DebtPaid(debt.debtor, debt.creditor, debt.owed - left, left), debt.audience)
        for debt, left in zip(state.debts, owed, strict=True)
    ]
    debts = tuple(
        debt._replace(owed=left) for debt, left in zip(state.debts, owed, strict=True) if left
    )
    return state._replace(cash=tuple(cash), debts=debts), told


def drop_debts(state: State) -> tuple[State, list[AddressedEvent]]:
    """Drop what is still owed at the end of the game, with a note for those who may know."""
    if not state.debts:
        return state, []
    told = [
        AddressedEvent(DebtDropped(debt.debtor, debt.creditor, debt.owed), debt.audience)
        for debt in state.debts
    ]
    return state._replace(debts=()), told
