"""Why a bot does not want what somebody proposes in words."""

from __future__ import annotations

from typing import Final

from chinatown.bots.trade.negotiator import Negotiator
from chinatown.game.actions import Goods, Trade
from chinatown.game.assets import assets_of
from chinatown.game.codes import PhraseCode, RefusalReason
from chinatown.game.meaning import NO_GOODS
from chinatown.game.phrases import MAX_ITEMS, Phrase
from chinatown.game.trade_facts import cash_from
from chinatown.game.types import Seat
from chinatown.game.view import View

REFUSALS: Final[dict[RefusalReason, PhraseCode]] = {
    "too-little": "too-little",
    "too-dear": "too-dear",
    "helps-you-more": "helps-you",
    "helps-you-win": "helps-you-win",
    "no-cash": "cannot-pay",
}
"""What says why not, where it is about the price."""


def why_not(
    view: View, seat: Seat, negotiator: Negotiator, trade: Trade, reason: RefusalReason
) -> Phrase:
    """Return why a seat, the viewer, does not want a trade of two, in words for `reason`."""
    if code := REFUSALS.get(honest_reason(view, seat, trade, reason)):
        return Phrase(code)
    given = goods_from(trade, seat)
    if given != NO_GOODS:
        return about("keeps", given)
    gift = Trade(tuple(part for part in trade.transfers if part.giver != seat))
    otherwise = Phrase(REFUSALS[honest_reason(view, seat, trade, "too-dear")])
    return unwanted(view, seat, negotiator, gift) or otherwise


def honest_reason(view: View, seat: Seat, trade: Trade, reason: RefusalReason) -> RefusalReason:
    """Return the reason why not: that there is no money, where the price is nobody's to haggle.

    Only a seat, the viewer, that cannot pay a single unit says so of what it would not pay anyway:
    otherwise the answers to higher and higher prices would tell how much it has.
    """
    penniless = (view.cash[seat] or 0) < view.edition.unit and cash_from(trade, seat)
    return "no-cash" if penniless and reason in ("too-dear", "helps-you-more") else reason


def unwanted(view: View, seat: Seat, negotiator: Negotiator, gift: Trade) -> Phrase | None:
    """Return that a seat, the viewer, has no use for a gift; None where it could have one.

    Of a type of which it has some already it does not say so, whatever one more is worth to it.
    """
    giver = next((party for party in gift.parties if party != seat), seat)
    got = goods_from(gift, giver)
    if got == NO_GOODS or negotiator.rejection_reason(gift) is None:
        return None
    assets, index = assets_of(view, seat), view.edition.index
    kinds = [index[shop] for shop in got.tiles]
    if any(assets.tiles[kind] or assets.shops[kind] for kind in kinds):
        return None
    return about("no-use", got)


def about(code: PhraseCode, goods: Goods) -> Phrase:
    """Return a phrase that names goods."""
    return Phrase(code, buildings=goods.buildings[:MAX_ITEMS], tiles=goods.tiles[:MAX_ITEMS])


def goods_from(trade: Trade, seat: Seat) -> Goods:
    """Return the buildings and tiles that a seat gives in a trade."""
    given = [part for part in trade.transfers if part.giver == seat]
    return Goods(
        tuple(lot for part in given for lot in part.buildings),
        tuple(shop for part in given for shop in part.tiles),
    )
