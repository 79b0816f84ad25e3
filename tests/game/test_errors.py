"""Errors of the rules: a code and what a sentence about it needs."""

import pickle

import pytest

from chinatown.game import BadSetup, GameError, IllegalAction

SHORT = IllegalAction("not-enough-cash", cash=90_000, held=50_000)


def test_an_error_says_its_code_and_what_it_is_about() -> None:
    assert str(SHORT) == "not-enough-cash (cash=90000, held=50000)"
    assert str(BadSetup("unknown-edition", edition="deluxe", known=("modern",))) == (
        "unknown-edition (edition='deluxe', known=('modern',))"
    )
    assert str(IllegalAction("game-over")) == "game-over"


@pytest.mark.parametrize("error", [SHORT, BadSetup("player-count", players=2), GameError("odd")])
def test_an_error_crosses_to_another_process_whole(error: GameError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.code, again.params) == (error.code, error.params)


def test_an_error_can_be_caught_as_a_wrong_value_and_holds_all_in_its_arguments() -> None:
    with pytest.raises(ValueError, match="not-enough-cash") as caught:
        raise IllegalAction("not-enough-cash", cash=90_000, held=50_000)
    assert caught.value.args == ("not-enough-cash", {"cash": 90_000, "held": 50_000})
