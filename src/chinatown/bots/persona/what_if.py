"""What a bot would do if something at the table were different.

A trader decides only from a view and remembers nothing, so a decision on an altered view costs
time but has no side effects. A persona finds another offer, or the price at which its bot would
agree, by asking the bot instead of guessing its judgement. (The random bot draws one more random
number for each such question.)

The functions here alter a view for such a question and for nothing else: what they return is not a
position that anybody could see.
"""

from __future__ import annotations

from collections.abc import Collection

from chinatown.bots.base import Bot
from chinatown.game.actions import Agree, Offer, Withdraw
from chinatown.game.board import mask_of
from chinatown.game.state import OfferState
from chinatown.game.types import Building, Seat
from chinatown.game.view import View


def would_offer(bot: Bot, view: View) -> Offer | None:
    """Return the offer that a bot would make if things were as in `view`, or None."""
    action = bot.decide(view)
    return action if isinstance(action, Offer) else None


def would_agree(bot: Bot, view: View, offer: OfferState) -> bool:
    """Return whether a bot would agree to an offer if no other one stood.

    `offer` takes the place of the one with its id in `view`.
    """
    others = [
        other._replace(status="lapsed") if other.status == "open" else other
        for other in view.offers
        if other.id != offer.id
    ]
    return isinstance(bot.decide(view._replace(offers=(*others, offer))), Agree)


def would_keep(bot: Bot, view: View, action: Offer) -> bool:
    """Return whether a bot would stand by an offer of its own, once made, as things are."""
    seat = action.seat
    parties = mask_of(action.trade.parties)
    made = OfferState("made", seat, action.trade, action.secret, "", parties, 1 << seat)
    others = [
        offer._replace(status="withdrawn") if offer.id == action.replaces else offer
        for offer in view.offers
    ]
    after = bot.decide(view._replace(offers=(*others, made), done=view.done & ~(1 << seat)))
    return not (isinstance(after, Withdraw) and after.offer == made.id)


def with_traders(view: View, seats: Collection[Seat]) -> View:
    """Return a view in which nobody but these seats has anything to trade."""
    nothing = (0,) * len(view.edition.shops)
    return view._replace(
        owned=tuple([lots if seat in seats else 0 for seat, lots in enumerate(view.owned)]),
        tiles=tuple(
            [counts if seat in seats else nothing for seat, counts in enumerate(view.tiles)]
        ),
        unseen_tiles=tuple(
            [count if seat in seats else 0 for seat, count in enumerate(view.unseen_tiles)]
        ),
    )


def without_goods(view: View, seat: Seat, goods: Collection[Building | str]) -> View:
    """Return a view in which a seat has none of these buildings and shop types.

    Of tiles that the viewer does not see it then has none: they might be of these types.
    """
    lots = mask_of([item for item in goods if isinstance(item, int)])
    owned, tiles, unseen = list(view.owned), list(view.tiles), list(view.unseen_tiles)
    owned[seat] &= ~lots
    unseen[seat] = 0
    tiles[seat] = tuple(
        [
            0 if shop.name in goods else count
            for shop, count in zip(view.edition.shops, tiles[seat], strict=True)
        ]
    )
    return view._replace(owned=tuple(owned), tiles=tuple(tiles), unseen_tiles=tuple(unseen))
