"""What shares of income come to (docs/rules.md 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chinatown.game.agreement_events import ShareCounted, ShareLapsed
from chinatown.game.board import mask_of
from chinatown.game.codes import OutlookPays
from chinatown.game.editions import Edition
from chinatown.game.events import AddressedEvent, IncomePaid
from chinatown.game.income import businesses
from chinatown.game.state import Debt, Outcome, State
from chinatown.game.terms import Share
from chinatown.game.types import BuildingSet, Dollars, Seat
from chinatown.game.view import View


class _Paid(NamedTuple):
    """A business that pays: `size` is its number of shops, `maximum` its type's maximum size."""

    owner: Seat
    lots: BuildingSet
    size: int
    maximum: int
    pays: Dollars


def count_shares(state: State, income: Sequence[AddressedEvent]) -> Outcome:
    """Put amounts to the shares among the debts, from the events of this round's income.

    A share of what its creditor has come to own lapses.
    """
    if not any(debt.share for debt in state.debts):
        return state, []
    edition = state.edition
    paid = [
        _Paid(
            event.seat,
            mask_of(business.buildings),
            business.size,
            edition.sizes[edition.index[business.shop]],
            business.pays,
        )
        for event, _ in income
        if isinstance(event, IncomePaid)
        for business in event.businesses
    ]
    card = state.outlook[state.round - 1] if state.outlook else ()
    debts: list[Debt] = []
    events: list[AddressedEvent] = []
    for debt in state.debts:
        share = debt.share
        if share is None:
            debts.append(debt)
            continue
        seats = debt.debtor, debt.creditor
        if not mask_of(share.buildings) & ~state.owned[debt.creditor]:
            lapse = ShareLapsed(*seats, share, "creditor-owns")
            events.append(AddressedEvent(lapse, debt.audience))
            continue
        earned = _earned(share, debt.creditor, paid, card, edition, state.variants.outlook_pays)
        owed = share.amount(earned, edition.unit)
        counted = ShareCounted(*seats, share, earned, owed)
        events.append(AddressedEvent(counted, debt.audience))
        if owed:
            debts.append(debt._replace(owed=owed, share=None))
    return state._replace(debts=tuple(debts)), events


def share_now(view: View, share: Share, creditor: Seat) -> Dollars:
    """Return the dollars that a share would come to if the board stayed as it is.

    What an outlook card pays counts once the round's card is turned over.
    """
    edition = view.edition
    paid = [
        _Paid(seat, business.lots, business.size, edition.sizes[business.shop], business.pays)
        for seat, owned in enumerate(view.owned)
        if owned & mask_of(share.buildings)
        for business in businesses(edition, owned, view.shops)
    ]
    card = view.outlook[-1] if view.outlook_now else ()
    earned = _earned(share, creditor, paid, card, edition, view.variants.outlook_pays)
    return share.amount(earned, edition.unit)


def _earned(
    share: Share,
    creditor: Seat,
    paid: Iterable[_Paid],
    card: Sequence[int],
    edition: Edition,
    pays: OutlookPays,
) -> Dollars:
    """Return the dollars that the businesses of a share pay; those of its creditor do not count."""
    named = mask_of(share.buildings)
    counted = [
        business for business in paid if business.lots & named and business.owner != creditor
    ]
    dollars = 0
    if share.of != "bonus":
        dollars += sum(business.pays for business in counted)
    if share.of != "income":
        with_bonus = [business for business in counted if business.maximum in card]
        bonuses = {
            "tile": sum(business.size for business in with_bonus),
            "business": len(with_bonus),
            "player": len({business.owner for business in with_bonus}),
        }
        dollars += bonuses[pays] * edition.unit
    return dollars
