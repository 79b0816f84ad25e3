"""The end of a round: outlook card, income, debts (docs/rules.md 4.5, 5 and 6)."""

from __future__ import annotations

from functools import lru_cache

from chinatown.game.board import buildings
from chinatown.game.dealing import turn_outlook
from chinatown.game.editions import pay_units
from chinatown.game.events import DebtDropped, DebtPaid, IncomePaid, PaidBusiness, Told
from chinatown.game.income import business_lots, outlook_bonus
from chinatown.game.state import State


def pay_income(state: State) -> tuple[State, list[Told]]:
    """Turn the outlook card over if it is not yet, and pay every seat its bonus and businesses."""
    told: list[Told] = []
    edition = state.edition
    if state.outlook and state.turned < state.round:
        state, told = turn_outlook(state)
    card = state.outlook[state.round - 1] if state.outlook else ()
    unit, regroup = edition.unit, edition.regroup
    built = [(shop, lots) for shop, lots in zip(edition.shops, state.shops, strict=True) if lots]
    cash = list(state.cash)
    for seat in state.seats_in_order:
        owned = state.owned[seat]
        paid: list[PaidBusiness] = []
        for shop, lots in built:
            if not (mine := lots & owned):
                continue
            if mine & (mine - 1):
                paid += _paid_businesses(shop.name, mine, shop.size, unit, regroup)
            else:
                paid.append(_paid_single(shop.name, mine, unit))
        bonus = 0
        if card:
            pays = state.variants.outlook_pays
            bonus = outlook_bonus(edition, owned, state.shops, card, pays)
        total = bonus + sum([one.pays for one in paid])
        cash[seat] += total
        told.append(Told(IncomePaid(seat, tuple(paid), bonus, total)))
    return state._replace(cash=tuple(cash)), told


@lru_cache(maxsize=1 << 13)
def _paid_single(shop: str, lot: int, unit: int) -> PaidBusiness:
    # Most shops stand alone, and there are few ways to do so: these are soon all remembered.
    return PaidBusiness(shop, (lot.bit_length() - 1,), 1, False, unit)


@lru_cache(maxsize=1 << 15)
def _paid_businesses(
    shop: str, lots: int, maximum: int, unit: int, regroup: bool
) -> tuple[PaidBusiness, ...]:
    # Shops stay where they are, so most of these pay again in the next round.
    paid = []
    for part in business_lots(lots, maximum, regroup):
        size = part.bit_count()
        pays = pay_units(size, maximum) * unit
        paid.append(PaidBusiness(shop, tuple(buildings(part)), size, size == maximum, pays))
    return tuple(paid)


def settle_debts(state: State) -> tuple[State, list[Told]]:
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
        Told(DebtPaid(debt.debtor, debt.creditor, debt.owed - left, left), debt.audience)
        for debt, left in zip(state.debts, owed, strict=True)
    ]
    debts = tuple(
        debt._replace(owed=left) for debt, left in zip(state.debts, owed, strict=True) if left
    )
    return state._replace(cash=tuple(cash), debts=debts), told


def drop_debts(state: State) -> tuple[State, list[Told]]:
    """Drop what is still owed at the end of the game, with a note for those who may know."""
    if not state.debts:
        return state, []
    told = [
        Told(DebtDropped(debt.debtor, debt.creditor, debt.owed), debt.audience)
        for debt in state.debts
    ]
    return state._replace(debts=()), told
