"""The trader: how merchants and tycoons play; they differ in their manner alone (docs/bots.md).

It holds no memory: all it needs to know of this round's talk stands in the view, so the same view
gives the same decision.
"""

from __future__ import annotations

from typing import NamedTuple

from chinatown.bots.bundles import Effort
from chinatown.bots.choosing import chosen_cards
from chinatown.bots.haggling import Haggler
from chinatown.bots.means import can_do_part, looks_possible, taken
from chinatown.bots.partners import few_bargain
from chinatown.bots.siting import chosen_placements
from chinatown.bots.valuation import Taste
from chinatown.game.actions import Action, Agree, Build, Done, Keep, Refuse, TakeCall, Withdraw
from chinatown.game.state import DEAL, TRADE, OfferState
from chinatown.game.view import View


class Manner(NamedTuple):
    """How a trader bargains and builds.

    `asks` is the part of a joint gain that it asks for, `least` the least that it agrees to, when
    it `haggles` only after it has asked for more; `yields` is what it lowers its price by, a part
    of the joint gain, after each refusal. It makes at most `offers` a round that come to nothing,
    and leaves a partner alone after `refusals`. Keeping cards, it counts on a part, `resale`, of
    what a lot is worth more to another. `holds` says by round by how much it holds small groups
    back (`siting`). It `reads` from others' doings whether they count income alone, and
    looks for `triangles`, trades of three. In the last round it does `favours`, and asks for them.
    While few others bargain a hope counts `eager`, not what it does by its `taste`.
    """

    asks: float
    least: float
    haggles: bool
    yields: float
    offers: int
    refusals: int
    resale: float
    holds: tuple[float, ...]
    reads: bool
    triangles: bool
    favours: bool
    effort: Effort
    taste: Taste
    eager: float

    def taste_at(self, view: View, seat: int, when: str = "") -> Taste:
        """Return by what a seat judges trades now, or judged them when it made an offer.

        `when` is the id of that offer. What a seat hoped for when it gave its word it stands by as
        long as nothing but others' talk has changed.
        """
        few = few_bargain(view, seat, when)
        return self.taste._replace(hope=self.eager) if few else self.taste


class Trader:
    """A player of a manner: never agrees to a trade that loses by its own judgement."""

    def __init__(self, seat: int, manner: Manner) -> None:
        self._seat = seat
        self._manner = manner

    def decide(self, view: View) -> Action | None:
        """Return what to do now, or None."""
        seat = self._seat
        if view.phase == TRADE:
            return self._trade(view)
        if seat not in view.waiting:
            return None
        manner = self._manner
        if view.phase == DEAL:
            return Keep(seat, chosen_cards(view, seat, manner.taste, manner.resale))
        return Build(seat, chosen_placements(view, seat, manner.taste, manner.holds))

    def _trade(self, view: View) -> Action | None:
        seat = self._seat
        mine = 1 << seat
        haggler = Haggler(view, seat, self._manner)
        standing = [one for one in view.offers if one.status == "open" and one.parties & mine]
        agreed = [one for one in standing if one.agreed & mine]
        for one in agreed:
            if not can_do_part(view, one.trade, seat) or haggler.regrets(one):
                return Withdraw(seat, one.id)
        for one in standing:
            if not one.agreed & mine and (answer := self._answer(view, haggler, one, agreed)):
                return answer
        if not agreed and (move := self._taking(view, haggler) or haggler.proposal()):
            return move
        done = bool(view.done & mine)
        # Whoever is asked and has not finished is waited for.
        asked = 0
        for one in agreed:
            asked |= one.parties & ~one.agreed
        return None if done or asked & ~view.done else Done(seat)

    def _answer(
        self, view: View, haggler: Haggler, one: OfferState, agreed: list[OfferState]
    ) -> Action | None:
        """Return the answer to an offer, or None while a counter to it is being considered."""
        seat = self._seat
        countered = [other for other in agreed if other.counters == one.id]
        if countered and not self._is_late(view, countered[0]):
            return None
        doubt = haggler.doubt(one.trade)
        counter = None if agreed else haggler.counter(one, doubt)
        if counter is not None:
            return counter
        if not doubt or not agreed:
            # One commitment at a time: what was agreed before was judged without this one.
            if agreed:
                return Withdraw(seat, agreed[0].id)
            return Refuse(seat, one.id, because=doubt) if doubt else Agree(seat, one.id)
        if haggler.counter(one, doubt) is not None:
            return Withdraw(seat, agreed[0].id)
        return Refuse(seat, one.id, because=doubt)

    def _is_late(self, view: View, own: OfferState) -> bool:
        """Tell whether all who are asked for an answer have finished trading."""
        return not own.parties & ~own.agreed & ~view.done

    def _taking(self, view: View, haggler: Haggler) -> TakeCall | None:
        """Return the first call worth taking as it stands, if there is one."""
        for one in view.calls:
            if one.status == "open" and one.first and one.seat != self._seat:
                trade = taken(one, self._seat)
                if looks_possible(view, trade) and not haggler.doubt(trade):
                    return TakeCall(self._seat, one.id)
        return None
