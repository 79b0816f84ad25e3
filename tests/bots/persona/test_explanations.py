"""Reasons are true, of what lies open, and tell nobody's secrets (docs/bots.md)."""

from typing import Any

import pytest
from tests.bots.kit import setup, watched
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    give,
    offered,
    trading,
    with_lots,
    with_tiles,
)

from chinatown.bots import make_bot
from chinatown.bots.persona.characters import CHARACTERS
from chinatown.bots.persona.explanations import (
    is_favour,
    open_view,
    reasons_against,
    reasons_for,
    spare,
)
from chinatown.bots.persona.persona_bot import PersonaBot
from chinatown.bots.registry import make_answerer
from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game import (
    EVERYONE,
    MODERN,
    Action,
    Agree,
    Done,
    Offer,
    Phrase,
    Placement,
    Pledge,
    Promise,
    Refuse,
    Say,
    State,
    Trade,
    View,
    apply,
    mask_of,
    view,
)
from chinatown.game.assets import assets_after, assets_of

LAUNDRY = [1, 2, 3, 4, 5]
LAST = 5


def with_shops(state: State, shop: str, lots: list[int]) -> State:
    kind = state.edition.index[shop]
    shops = (*state.shops[:kind], mask_of(lots), *state.shops[kind + 1 :])
    return state._replace(shops=shops)


def table(**switches: Any) -> State:
    """Red's Laundry of four lacks yellow's building 5; green has nothing."""
    state = with_lots(trading(**switches), {RED: [*LAUNDRY[:4], 30, 40], YELLOW: [LAST, 20]})
    state = with_tiles(state, {RED: ["Laundry", "Photo"], YELLOW: ["Dim Sum"]})
    return with_shops(state, "Laundry", LAUNDRY[:4])


def said_for(state: State, trade: Trade, seat: int, side: Any = "mine") -> list[Phrase]:
    return list(reasons_for(open_view(view(state, seat)), trade, seat, side))


SALE = Trade((give(YELLOW, RED, buildings=(LAST,)), give(RED, YELLOW, cash=50_000)))


def test_a_building_that_finishes_a_business_is_named_with_what_it_earns() -> None:
    # Four of five Laundries pay 6 units, all five 11; the tile earned one unit elsewhere.
    state = table()
    assert said_for(state, SALE, RED) == [
        Phrase("finishes-mine", shop="Laundry", buildings=(LAST,), dollars=40_000, rounds=6)
    ]
    assert said_for(state._replace(round=4), SALE, RED, "yours") == [
        Phrase("finishes-yours", shop="Laundry", buildings=(LAST,), dollars=40_000, rounds=3)
    ]


def test_tiles_that_make_a_business_larger_or_begin_one_are_told_apart() -> None:
    state = with_lots(trading(), {RED: LAUNDRY, YELLOW: [20]})
    state = with_tiles(state, {RED: ["Laundry"] * 3, YELLOW: ["Laundry"] * 2 + ["Photo"]})
    one_more = Trade((give(YELLOW, RED, tiles=("Laundry",)),))
    assert said_for(state, one_more, RED)[0] == Phrase(
        "grows-mine", shop="Laundry", tiles=("Laundry",), size=4, dollars=20_000, rounds=6
    )
    state = with_tiles(state, {RED: ["Laundry"], YELLOW: ["Laundry"] * 2})
    two = Trade((give(YELLOW, RED, tiles=("Laundry", "Laundry")),))
    assert said_for(state, two, RED)[0] == Phrase(
        "starts-mine", shop="Laundry", tiles=("Laundry",) * 2, size=3, dollars=30_000, rounds=6
    )


def test_what_brings_nothing_yet_is_collected_or_lies_beside_own_lots() -> None:
    state = with_lots(trading(), {RED: [1, 2], YELLOW: [3, 70]})
    state = with_tiles(state, {RED: ["Photo", "Photo"], YELLOW: ["Photo", "Dim Sum"]})
    third = Trade((give(YELLOW, RED, tiles=("Photo",)), give(RED, YELLOW, buildings=(1,))))
    assert said_for(state, third, RED) == [Phrase("collects-mine", shop="Photo")]
    lot = Trade((give(YELLOW, RED, buildings=(3,)),))
    assert said_for(state, lot, RED) == [Phrase("beside-mine", buildings=(3,))]
    far = Trade((give(YELLOW, RED, buildings=(70,)),))
    assert said_for(state, far, RED) == []


def test_what_earns_its_owner_nothing_is_spare() -> None:
    seen = open_view(view(table(), YELLOW))
    assert list(spare(seen, SALE, YELLOW)) == [Phrase("spare", buildings=(LAST,))]
    # Red's Photo earns a unit wherever it stands.
    gift = Trade((give(RED, YELLOW, tiles=("Photo",)),))
    assert list(spare(open_view(view(table(), RED)), gift, RED)) == []


@pytest.mark.parametrize("kind", ["shopkeeper/chatty", "merchant/chatty", "tycoon/chatty"])
def test_nobody_needs_what_it_can_do_without(kind: str) -> None:
    """Yellow has a tile more than lots; a Florist for an Antiques changes nothing for it."""
    lots = {RED: [60], YELLOW: [2, 9, 24, 41]}
    tiles = {RED: ["Antiques"], YELLOW: ["Photo", "Florist", "Laundry", "Restaurant", "Dim Sum"]}
    state = with_tiles(with_lots(trading(), lots), tiles)
    parts = give(RED, YELLOW, tiles=("Antiques",)), give(YELLOW, RED, tiles=("Florist",))
    state = offered(state, RED, *parts)
    action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    assert isinstance(action, Refuse)
    assert action.because == "too-little"
    assert list(spare(open_view(view(state, YELLOW)), Trade(parts), YELLOW))


def test_a_favour_costs_nothing_and_is_not_paid_for() -> None:
    state = with_tiles(with_lots(trading(), {YELLOW: [20, 21]}), {RED: ["Photo"]})
    seen = open_view(view(state._replace(round=6), YELLOW))
    # Red earns 10,000 with its Photo there, and pays as much for the lot.
    sold = Trade((give(YELLOW, RED, buildings=(20,)), give(RED, YELLOW, cash=10_000)))
    assert not is_favour(seen, sold, RED)
    lots = give(YELLOW, RED, buildings=(20,)), give(RED, YELLOW, tiles=("Photo",))
    assert is_favour(seen, Trade(lots), RED)


def test_a_refusal_gives_the_figures_behind_it() -> None:
    state = table()
    back = Trade((give(RED, GREEN, buildings=(1,)), give(GREEN, RED, cash=10_000)))
    seen = open_view(view(state, RED))
    (loss,) = reasons_against(seen, back, RED, "too-little")
    assert (loss.code, loss.rounds) == ("costs-me", 6)
    assert loss.dollars > 0
    (gain,) = reasons_against(open_view(view(state, YELLOW)), SALE, YELLOW, "helps-you-more")
    assert gain == Phrase("earns-you", dollars=40_000, rounds=6)
    assert list(reasons_against(seen, back, RED, "no-cash")) == []


def test_a_promise_of_who_has_kept_none_is_said_to_count_for_nothing() -> None:
    pledge = Pledge(YELLOW, RED, "21 next year")
    trade = Trade((give(RED, YELLOW, buildings=(1,)),), (pledge,))
    state = table()
    first, *_ = reasons_against(open_view(view(state, RED)), trade, RED, "need-it")
    assert first == Phrase("unproved")
    kept = Promise("p", 1, YELLOW, WHITE, "", EVERYONE, "kept")
    state = state._replace(promises=(kept,))
    first, *_ = reasons_against(open_view(view(state, RED)), trade, RED, "need-it")
    assert first.code == "costs-me"
    secret = state._replace(promises=(kept._replace(audience=1 << YELLOW | 1 << RED),))
    first, *_ = reasons_against(open_view(view(secret, RED)), trade, RED, "need-it")
    assert first == Phrase("unproved")


@pytest.mark.parametrize("hidden_tiles", [False, True])
def test_no_income_is_named_that_hidden_tiles_could_make_untrue(hidden_tiles: bool) -> None:
    state = with_lots(trading(hidden_tiles=hidden_tiles), {RED: [1, 40], YELLOW: [20, 30]})
    state = with_tiles(state, {RED: ["Photo"], YELLOW: ["Dim Sum", "Laundry", "Factory"]})
    tile = Trade((give(YELLOW, RED, tiles=("Dim Sum",)), give(RED, YELLOW, cash=30_000)))
    lot = Trade((give(RED, YELLOW, buildings=(40,)), give(YELLOW, RED, cash=30_000)))
    said = [
        *said_for(state, tile, RED),
        *said_for(state, tile, RED, "yours"),
        *reasons_for(open_view(view(state, YELLOW)), tile, RED, "yours"),
        *said_for(state, lot, YELLOW),
        *reasons_against(open_view(view(state, RED)), tile, RED, "too-dear"),
        *reasons_against(open_view(view(state, YELLOW)), lot, YELLOW, "too-dear"),
        *spare(open_view(view(state, RED)), lot, RED),
    ]
    assert len(said) == (0 if hidden_tiles else 7)


def refused_lot(kind: str, round_number: int) -> tuple[Refuse, State]:
    """Green offers little for one of two far lots, of which yellow could fill each with a tile."""
    state = with_lots(trading(), {YELLOW: [2, 41], GREEN: [60]})
    state = with_tiles(state, {YELLOW: ["Photo", "Florist"], GREEN: ["Antiques"]})
    state = state._replace(round=round_number)
    state = offered(state, GREEN, give(YELLOW, GREEN, buildings=(2,)))
    action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    assert isinstance(action, Refuse)
    return action, state


@pytest.mark.parametrize("kind", ["shopkeeper/chatty", "tycoon/chatty"])
@pytest.mark.parametrize("round_number", [1, 6])
def test_no_bot_names_income_of_a_lot_on_which_it_builds_nothing(
    kind: str, round_number: int
) -> None:
    """A tycoon holds single tiles back in the first round, a shopkeeper none."""
    refusal, state = refused_lot(kind, round_number)
    plan = make_answerer(kind, YELLOW, "").plan
    assert plan
    built = plan(view(state, YELLOW), YELLOW)
    assert bool(built) == (kind.startswith("shopkeeper") or round_number == 6)
    codes = [phrase.code for phrase in refusal.phrases]
    assert ("costs-me" in codes) == bool(built)


def test_who_holds_its_tiles_back_says_what_it_needs_a_lot_for_instead() -> None:
    def held_back(seen: View, seat: int) -> tuple[Placement, ...]:
        return ()

    state = with_lots(trading(), {YELLOW: [3, 4], GREEN: [60]})
    state = with_tiles(state, {YELLOW: ["Photo"] * 3})
    seen = open_view(view(state, YELLOW))
    lot = Trade((give(YELLOW, GREEN, buildings=(3,)),))
    assert [phrase.code for phrase in reasons_against(seen, lot, YELLOW, "need-it")] == ["costs-me"]
    assert list(reasons_against(seen, lot, YELLOW, "need-it", held_back)) == [
        Phrase("beside-mine", buildings=(3,))
    ]
    tile = Trade((give(YELLOW, GREEN, tiles=("Photo",) * 2),))
    assert list(reasons_against(seen, tile, YELLOW, "need-it", held_back)) == [
        Phrase("collects-mine", shop="Photo")
    ]
    more = Trade((give(GREEN, YELLOW, buildings=(60,)),))
    assert [phrase.code for phrase in reasons_for(seen, more, YELLOW, "mine")] == ["earns-me"]
    assert list(reasons_for(seen, more, YELLOW, "mine", held_back)) == []


@pytest.mark.whole_game
@pytest.mark.parametrize("words", ["", "street-access open-money"])
def test_every_figure_that_is_said_is_what_the_shops_would_pay(words: str) -> None:
    """Check each offer of a game against the income with the best placements before and after."""
    said = [
        (moment.seen, moment.action, phrase)
        for moment in watched(
            setup(MODERN, 4, words, "figures"), ["tycoon/chatty", "merchant/hard"]
        )
        if isinstance(moment.action, Offer)
        for phrase in moment.action.phrases
        if phrase.rounds
    ]
    assert len(said) > 10
    for seen, offer, phrase in said:
        own = phrase.code.endswith(("-mine", "-me"))
        seat = next(seat for seat in offer.trade.parties if (seat == offer.seat) == own)
        before = best_units(pay_rule(seen), assets_of(seen, seat))
        after = best_units(pay_rule(seen), assets_after(seen, offer.trade, seat))
        assert phrase.dollars == (after - before) * MODERN.unit
        assert phrase.rounds == seen.rounds_left


class Doing:
    """A bot that does one thing."""

    def __init__(self, action: Action) -> None:
        self._action = action

    def decide(self, _: View) -> Action:
        return self._action


@pytest.mark.parametrize("character", CHARACTERS)
def test_words_tell_neither_cash_nor_hand_nor_hidden_tiles(character: str) -> None:
    """Check that a speaker with other secrets says exactly the same."""
    poor = table(hidden_tiles=True, keep_cards=True)
    nothing = (0,) * len(MODERN.shops)
    poor, _ = apply(poor._replace(shown=(nothing,) * 4), Offer(YELLOW, SALE))
    rich = poor._replace(
        cash=(900_000, *poor.cash[1:]),
        hands=(mask_of([60, 61]), *poor.hands[1:]),
        tiles=((3,) * len(nothing), *poor.tiles[1:]),
    )
    refusal = Refuse(RED, poor.offers[0].id, because="helps-you-more")
    for action in (Offer(RED, SALE), refusal):
        said = set()
        for state in (poor, rich):
            bot = PersonaBot(Doing(action), RED, CHARACTERS[character], "s")
            first = bot.decide(view(state, RED))
            assert isinstance(first, Offer | Refuse | Say)
            said.add((first.phrases, type(first)))
        assert len(said) == 1


@pytest.mark.whole_game
@pytest.mark.parametrize("words", ["", "hidden-tiles", "open-money", "keep-cards hidden-tiles"])
def test_the_open_view_holds_what_a_stranger_sees_and_no_more(words: str) -> None:
    for moment in watched(setup(MODERN, 3, words, "open"), ["random"]):
        ours, theirs = open_view(moment.seen), view(moment.state, None)
        blank = {"viewer", "tiles", "debts", "remarks", "unseen_tiles"}
        for name in sorted(set(View._fields) - blank):
            assert getattr(ours, name) == getattr(theirs, name), name
        for all_tiles, open_tiles in zip(ours.tiles, theirs.tiles, strict=True):
            assert all(map(int.__le__, all_tiles, open_tiles))
        assert (ours.debts, ours.remarks) == ((), ())
        if moment.state.round > 2:
            return


def test_a_secret_trade_is_spoken_of_to_its_parties_alone() -> None:
    state, _ = apply(table(), Offer(YELLOW, SALE, secret=True))
    state, _ = apply(state, Agree(RED, state.offers[0].id))
    thankful = CHARACTERS["chatty"]._replace(occasions=frozenset({"thanks"}))
    thanks = PersonaBot(Doing(Done(RED)), RED, thankful, "s").decide(view(state, RED))
    assert isinstance(thanks, Say)
    assert thanks.to == (YELLOW,)
    assert [phrase.seat for phrase in thanks.phrases] == [YELLOW]
