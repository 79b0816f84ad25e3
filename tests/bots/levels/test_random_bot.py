"""The random player does all that can be done, and only what is legal."""

from itertools import islice

import pytest
from tests.bots.kit import TABLES, setup, watched

from chinatown.bots import make_bot
from chinatown.bots.levels.random_bot import MAX_MOVES
from chinatown.game import MODERN, Action, Edition, Offer


def _actions(edition: Edition, players: int, words: str, seed: str) -> list[Action]:
    game = watched(setup(edition, players, words, seed), ["random"])
    return [moment.action for moment in game if moment.action is not None]


@pytest.mark.whole_game
@pytest.mark.parametrize(("edition", "players", "words"), TABLES)
def test_every_game_ends_and_the_rules_refuse_nothing(
    edition: Edition, players: int, words: str
) -> None:
    for seed in ("one", "two", "three"):
        assert len(_actions(edition, players, words, seed)) > players * 18


@pytest.mark.whole_game
def test_everything_that_can_be_done_is_done_but_asking_for_turns() -> None:
    words = "keep-cards placing-tiles=at-once-unless-asked"
    games = [_actions(MODERN, 4, words, f"game {number}") for number in range(160)]
    actions = [action for game in games for action in game]
    assert {action.do for action in actions} == {
        "keep",
        "offer",
        "agree",
        "refuse",
        "withdraw",
        "done",
        "discard",
        "judge",
        "call",
        "take-call",
        "end-call",
        "say",
        "build",
    }
    offers = [action for action in actions if isinstance(action, Offer)]
    assert any(offer.secret for offer in offers)
    assert any(offer.counters for offer in offers)
    assert any(offer.replaces for offer in offers)
    assert any(offer.answers for offer in offers)
    assert any(offer.trade.promises for offer in offers)
    assert {len(offer.trade.parties) for offer in offers} == {2, 3, 4}
    parts = [part for offer in offers for part in offer.trade.transfers]
    for what in ("buildings", "tiles", "cash", "due", "cards"):
        assert any(getattr(part, what) for part in parts), what


@pytest.mark.whole_game
def test_its_moves_in_a_round_are_bounded() -> None:
    for moment in watched(setup(MODERN, 4), ["random"]):
        own = [offer for offer in moment.seen.offers if offer.seat == moment.seat]
        assert len(own) <= MAX_MOVES


@pytest.mark.whole_game
def test_seed_seat_and_views_give_its_decisions() -> None:
    moments = [moment for moment in watched(setup(MODERN, 4), ["random"]) if moment.seat == 1]
    again = make_bot("random", 1, "a seed")
    other = make_bot("random", 1, "another seed")
    assert [again.decide(moment.seen) for moment in moments] == [
        moment.action for moment in moments
    ]
    assert [other.decide(moment.seen) for moment in moments] != [
        moment.action for moment in moments
    ]


@pytest.mark.whole_game
def test_two_tables_of_the_same_seed_play_the_same_game() -> None:
    first, second = (islice(watched(setup(MODERN, 5), ["random"]), 60) for _ in range(2))
    assert list(first) == list(second)
