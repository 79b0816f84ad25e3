"""The end of a round: outlook card, income, debts (docs/rules.md 4.5, 5 and 6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final

from chinatown.game.agreement_events import ShareLapsed
from chinatown.game.board import listed
from chinatown.game.dealing import turn_outlook
from chinatown.game.editions import pay_units
from chinatown.game.events import (
    EVERYONE,
    AddressedEvent,
    DebtDropped,
    DebtPaid,
    IncomePaid,
    PaidBusiness,
)
from chinatown.game.income import bonus_sizes, income, outlook_bonus, split_into_businesses
from chinatown.game.settlement import settled
from chinatown.game.state import Debt, Outcome, State
from chinatown.game.types import BuildingSet, Dollars, Seat

_DOLLARS: Final = attrgetter("pays")

_CACHE_SIZE: Final = 1 << 11
"""How many sets of shops of one type each payer remembers."""


class _Payer(dict[BuildingSet, tuple[PaidBusiness, ...]]):
    """A cache of what one owner's shops of a type pay, by the set of their buildings.

    Shops never move, so most of what pays has paid in the round before, which saves 9% of a game of
    random bots. A full cache is emptied.
    """

    def __init__(
        self, shop: str, maximum: int, unit: Dollars, regroup: bool, with_bonus: bool
    ) -> None:
        super().__init__()
        self._shop = shop
        self._maximum = maximum
        self._unit = unit
        self._regroup = regroup
        self._with_bonus = with_bonus
        self._single: dict[BuildingSet, PaidBusiness] = {}

    def __missing__(self, lots: BuildingSet) -> tuple[PaidBusiness, ...]:
        if len(self) >= _CACHE_SIZE:
            self.clear()
            self._single.clear()
        single, new = self._single, self._paid
        parts = split_into_businesses(lots, self._maximum, self._regroup, self._with_bonus)
        paid = self[lots] = tuple([single.get(part) or new(part) for part in parts])
        return paid

    def _paid(self, part: BuildingSet) -> PaidBusiness:
        size, maximum = part.bit_count(), self._maximum
        pays = pay_units(size, maximum) * self._unit
        paid = PaidBusiness(self._shop, tuple(listed(part)), size, size == maximum, pays)
        self._single[part] = paid
        return paid


@lru_cache(maxsize=8)
def _payers(
    shops: tuple[str, ...],
    sizes: tuple[int, ...],
    unit: Dollars,
    regroup: bool,
    with_bonus: tuple[int, ...],
) -> tuple[_Payer, ...]:
    # Keyed by the fields that matter, since hashing a whole edition takes longer than the rest.
    return tuple(
        _Payer(shop, size, unit, regroup, size in with_bonus)
        for shop, size in zip(shops, sizes, strict=True)
    )


def pay_income(state: State) -> Outcome:
    """Turn the outlook card over if it still lies face down, and pay every seat its income."""
    events: list[AddressedEvent] = []
    edition = state.edition
    if state.outlook and state.turned < state.round:
        state, events = turn_outlook(state)
    card = state.outlook[state.round - 1] if state.outlook else ()
    pays = state.variants.outlook_pays
    with_bonus = tuple(bonus_sizes(edition, card, pays))
    payers = _payers(edition.names, edition.sizes, edition.unit, edition.regroup, with_bonus)
    built = [(payer, lots) for payer, lots in zip(payers, state.shops, strict=True) if lots]
    cash, counted_cash = list(state.cash), list(state.counted_cash)
    for seat in state.seats_in_order:
        owned = state.owned[seat]
        paid: list[PaidBusiness] = []
        for payer, lots in built:
            if own := lots & owned:
                paid += payer[own]
        total = by_businesses = sum(map(_DOLLARS, paid))
        if card:
            # Businesses that are split for the card may pay less than they could without it.
            total = income(edition, owned, state.shops) if with_bonus else by_businesses
            total += outlook_bonus(edition, owned, state.shops, card, pays)
        bonus = total - by_businesses
        cash[seat] += total
        counted_cash[seat] += total
        events.append(AddressedEvent(IncomePaid(seat, tuple(paid), bonus, total)))
    return state._replace(cash=tuple(cash), counted_cash=tuple(counted_cash)), events


def settle_debts(state: State) -> Outcome:
    """Pay the debts, oldest first, as far as the debtors' cash goes; the rest stays owed.

    Money received this way pays the receiver's own debts in turn (docs/rules.md 5).
    """
    if not state.debts:
        return state, []
    dues = [(debt.debtor, debt.creditor, debt.owed) for debt in state.debts]
    settle = settled if state.setup.debts_go_round else _settled_with_cash
    payments = settle(state.cash, dues)
    cash, counted_cash = list(state.cash), list(state.counted_cash)
    for debt, paid in zip(state.debts, payments, strict=True):
        cash[debt.debtor] -= paid
        cash[debt.creditor] += paid
        if debt.audience == EVERYONE:
            counted_cash[debt.debtor] -= paid
            counted_cash[debt.creditor] += paid
    owed = [debt.owed - paid for debt, paid in zip(state.debts, payments, strict=True)]
    events = [
        AddressedEvent(DebtPaid(debt.debtor, debt.creditor, debt.owed - left, left), debt.audience)
        for debt, left in zip(state.debts, owed, strict=True)
    ]
    debts = tuple(
        debt._replace(owed=left) for debt, left in zip(state.debts, owed, strict=True) if left
    )
    after = state._replace(cash=tuple(cash), debts=debts, counted_cash=tuple(counted_cash))
    return after, events


def _settled_with_cash(
    cash: Sequence[Dollars], dues: Sequence[tuple[Seat, Seat, Dollars]]
) -> tuple[Dollars, ...]:
    """Return the dollars paid of each due as versions 1 and 2 of the rules had it.

    The list is gone through until nothing more can be paid, and only cash pays (docs/rules.md 11).
    """
    purses = list(cash)
    left = [dollars for _, _, dollars in dues]
    moved = True
    while moved:
        moved = False
        for place, (debtor, creditor, _) in enumerate(dues):
            paid = min(left[place], purses[debtor])
            if paid:
                purses[debtor] -= paid
                purses[creditor] += paid
                left[place] -= paid
                moved = True
    return tuple(due[2] - rest for due, rest in zip(dues, left, strict=True))


def drop_debts(state: State) -> Outcome:
    """Drop the debts left at the end of the game, with an event for whoever may know of them."""
    if not state.debts:
        return state, []
    events = [AddressedEvent(_dropped(debt), debt.audience) for debt in state.debts]
    return state._replace(debts=()), events


def _dropped(debt: Debt) -> DebtDropped | ShareLapsed:
    if debt.share:
        return ShareLapsed(debt.debtor, debt.creditor, debt.share, "game-ended")
    return DebtDropped(debt.debtor, debt.creditor, debt.owed)
