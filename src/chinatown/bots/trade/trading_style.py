"""The numbers by which merchants and tycoons differ (docs/bots.md)."""

from __future__ import annotations

from typing import NamedTuple

from chinatown.bots.search.card_choice import chosen_cards
from chinatown.bots.search.exchange_search import SearchBudget
from chinatown.bots.search.greedy_placement import best_placements
from chinatown.bots.search.placement_policy import chosen_placements
from chinatown.bots.trade.dues import filling_shared, paying
from chinatown.bots.trade.opponent_model import few_bargain
from chinatown.bots.trade.potential_negotiator import PotentialNegotiator
from chinatown.bots.value.potential_value import ValueWeights
from chinatown.game.actions import Placement
from chinatown.game.types import Building, Seat
from chinatown.game.view import View


class TradingStyle(NamedTuple):
    """How a trader who counts on what could still be completed bargains and builds.

    Attributes:
        asking_share: The part of a joint gain that it asks for, from 0 to 1.
        min_share: The least part that it agrees to.
        haggles: Whether it asks for more before it agrees to an offer that is good enough.
        concession: By how much of the joint gain it lowers its price after each refusal.
        max_offers: How many offers a round may come to nothing before it makes no more.
        max_refusals: After how many refusals in a round it leaves a partner alone.
        resale_share: The part that it counts on, when it keeps cards, of what a lot is worth more
            to another.
        hold_back: By round, how many units more a lot a group of one or two must bring to be
            built (see `placement_policy`).
        reads_opponents: Whether it tells from what others do that they count only income.
        triangles: Whether it looks for trades of three.
        favours: Whether it does favours in the last round, and asks for them.
        budget: How far it searches.
        weights: What hopes count for it.
        eager_hope: What a hope counts instead of `weights.hope` while few others bargain.
        walks_away: How likely it drops an acceptable offer whose author has refused its counter.
        plays_to_win: By round, how much of what others gain counts against a trade (`contest`);
            empty, it plays for money.
        beliefs: Whether it goes by what it believes of tiles that it cannot see (`beliefs`).
        honours_shares: Whether it builds on lots of whose income it has sold a share, where it
            would rather hold its tiles back.
    """

    asking_share: float
    min_share: float
    haggles: bool
    concession: float
    max_offers: int
    max_refusals: int
    resale_share: float
    hold_back: tuple[float, ...]
    reads_opponents: bool
    triangles: bool
    favours: bool
    budget: SearchBudget
    weights: ValueWeights
    eager_hope: float
    beliefs: bool = False
    walks_away: float = 0.0
    plays_to_win: tuple[float, ...] = ()
    honours_shares: bool = False

    @property
    def waits_while_countering(self) -> bool:
        """Always: the offer is agreed to after all when its author refuses the counter."""
        return True

    def weights_at(self, view: View, seat: Seat, offer: str = "") -> ValueWeights:
        """Return the weights with which a seat judges trades now, or judged them at its offer.

        With the id of an own offer, they are those with which it made that offer: it stands by
        what it hoped for then, as long as nothing but others' talk has changed.
        """
        few = few_bargain(view, seat, offer)
        return self.weights._replace(hope=self.eager_hope) if few else self.weights

    def cards(self, view: View, seat: Seat) -> tuple[Building, ...]:
        """Return the cards worth most to the seat, or to those it could sell them to."""
        return chosen_cards(view, seat, self.weights, self.resale_share)

    def plan(self, view: View, seat: Seat) -> tuple[Placement, ...]:
        """Return the placements that raise income by more than the hopes they end."""
        return chosen_placements(view, seat, self.weights, self.hold_back)

    def placements(self, view: View, seat: Seat) -> tuple[Placement, ...]:
        """Return the placements of its plan; what pays most where others were promised of that."""
        wanted = self.plan(view, seat)
        if self.honours_shares:
            wanted = filling_shared(view, seat, wanted, best_placements)
        return paying(view, seat, wanted, best_placements)

    def negotiator(self, view: View, seat: Seat) -> PotentialNegotiator:
        """Return what bargains for a seat in this style."""
        return PotentialNegotiator(view, seat, self)
