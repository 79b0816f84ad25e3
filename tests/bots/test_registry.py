import pytest

from chinatown.bots import BOTS, UnknownBot, make_bot
from chinatown.bots.registry import BASELINES


def test_there_are_random_players_and_shopkeepers() -> None:
    assert {"random", "shopkeeper"} <= set(BOTS)


@pytest.mark.parametrize("kind", BOTS)
def test_each_kind_makes_a_player_that_decides(kind: str) -> None:
    assert callable(make_bot(kind, 2, "a seed").decide)


def test_another_kind_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("tycon", 0, "a seed")
    assert caught.value.code == "unknown-bot"
    assert caught.value.params == {"bot": "tycon", "known": tuple(BOTS)}


@pytest.mark.parametrize("kind", BASELINES)
def test_a_baseline_can_be_made_but_is_not_offered(kind: str) -> None:
    assert callable(make_bot(kind, 2, "a seed").decide)
    assert kind not in BOTS
