"""A partner is offered what it can see a gain in, or told what else it has of an offer."""

import pytest
from tests.bots.kit import setup, watched
from tests.game.kit import RED, YELLOW, give, trading, with_lots, with_tiles

from chinatown.bots.persona.explanations import open_view, reasons_for
from chinatown.bots.persona.telling import better_told, shows_loss
from chinatown.game import MODERN, Action, Offer, State, Trade, View, view


class Asked:
    """A bot that offers one thing, and once that is refused another."""

    def __init__(self, *offers: Offer) -> None:
        self._offers = offers

    def decide(self, seen: View) -> Action | None:
        refused = sum(offer.status == "refused" for offer in seen.offers)
        return self._offers[refused] if refused < len(self._offers) else None


def table(*tiles: str) -> State:
    lots = with_lots(trading(), {RED: [1, 2, 3], YELLOW: [50, 70]})
    return with_tiles(lots, {RED: list(tiles), YELLOW: ["Photo"]})


def sale(cash: int, **goods: object) -> Offer:
    return Offer(YELLOW, Trade((give(YELLOW, RED, **goods), give(RED, YELLOW, cash=cash))))


def test_what_seems_a_loss_without_a_reason_gives_way_to_what_shows_a_gain() -> None:
    seen = view(table(), YELLOW)
    far, tile = sale(30_000, buildings=(70,)), sale(20_000, tiles=("Photo",))
    assert shows_loss(open_view(seen), far.trade, RED)
    assert not shows_loss(open_view(seen), tile.trade, RED)
    assert better_told(Asked(far, tile), seen, far) == tile
    # Where nothing else is better told, it is made all the same.
    assert better_told(Asked(far), seen, far) == far
    assert better_told(Asked(far, sale(40_000, buildings=(50,))), seen, far) == far
    assert better_told(Asked(tile, far), seen, tile) == tile


def test_what_seems_a_loss_is_made_where_there_is_a_reason_to_give() -> None:
    """Red collects three Photo already, and has lots for three tiles only."""
    seen = view(table("Photo", "Photo", "Photo"), YELLOW)
    fourth = sale(90_000, tiles=("Photo",))
    assert shows_loss(open_view(seen), fourth.trade, RED)
    gift = Offer(YELLOW, Trade((give(YELLOW, RED, buildings=(70,)),)))
    assert better_told(Asked(fourth, gift), seen, fourth) == fourth


@pytest.mark.whole_game
def test_in_a_game_whoever_seems_to_lose_is_told_first_what_it_has_of_it() -> None:
    kinds = ["tycoon/hard", "merchant/quiet", "tycoon/chatty", "merchant/loyal"]
    first = []
    for moment in watched(setup(MODERN, 4, "", "tell"), kinds):
        offer = moment.action
        if not isinstance(offer, Offer) or len(offer.trade.parties) != 2 or offer.counters:
            continue
        seen = open_view(moment.seen)
        partner = next(seat for seat in offer.trade.parties if seat != offer.seat)
        reasons = list(reasons_for(seen, offer.trade, partner, "yours"))
        if shows_loss(seen, offer.trade, partner) and reasons:
            first.append((offer.phrases[0], reasons[0]))
    assert len(first) > 3
    assert all(said == weightiest for said, weightiest in first)
