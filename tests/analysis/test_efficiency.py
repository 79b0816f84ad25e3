"""What a table earned is compared with what it could have earned."""

from pathlib import Path

import pytest

from chinatown.analysis import (
    RoundFigures,
    RoundNotPlayed,
    after_trading,
    efficiency,
    figures,
    optimum,
    trading_efficiency,
    whole_table,
)
from chinatown.game import Build, income
from chinatown.game.assets import assets_of
from chinatown.record import Record, replay

RECORDS = Path(__file__).parent.parent / "data" / "records"
NAMES = ("01-modern-4-plain", "12-classic-3-plain", "16-classic-4-open-money")


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> Record:
    return Record.from_json((RECORDS / f"{request.param}.json").read_bytes())


@pytest.fixture(scope="module")
def rounds(game: Record) -> tuple[RoundFigures, ...]:
    return figures(game)


def test_there_are_figures_of_all_six_rounds(rounds: tuple[RoundFigures, ...]) -> None:
    assert [entry.round for entry in rounds] == [1, 2, 3, 4, 5, 6]


def test_the_less_is_given_the_more_can_be_earned(rounds: tuple[RoundFigures, ...]) -> None:
    for entry in rounds:
        assert 0 < entry.paid <= entry.potential.traded
        assert entry.potential.traded <= entry.potential.fixed <= entry.potential.free


def test_efficiency_is_a_share(rounds: tuple[RoundFigures, ...]) -> None:
    assert 0 < efficiency(rounds) < trading_efficiency(rounds) <= 1
    paid = sum(entry.paid for entry in rounds)
    assert efficiency(rounds) == paid / sum(entry.potential.free for entry in rounds)


def test_what_was_paid_is_what_the_businesses_earn(
    game: Record, rounds: tuple[RoundFigures, ...]
) -> None:
    paid: list[int] = []
    phase = "deal"
    for _, state, _ in replay(game):
        if phase == "build" != state.phase:
            paid.append(sum(income(state.edition, owned, state.shops) for owned in state.owned))
        phase = state.phase
    assert paid == [entry.paid for entry in rounds]


def test_after_trading_nobody_has_built(game: Record) -> None:
    for round_ in (1, 4, 6):
        state = after_trading(game, round_)
        assert (state.round, state.phase, state.built) == (round_, "build", 0)


def test_a_game_that_ends_before_is_taken_as_far_as_it_goes(game: Record) -> None:
    number = next(n for n, action in enumerate(game.actions) if isinstance(action, Build))
    trading = Record(game.setup, game.names, game.actions[: number - 1])
    assert after_trading(trading, 1).phase == "trade"
    assert figures(trading) == ()


@pytest.mark.parametrize("round_", [0, 3, 7])
def test_a_round_that_was_not_played_is_named(game: Record, round_: int) -> None:
    number = next(n for n, action in enumerate(game.actions) if isinstance(action, Build))
    begun = Record(game.setup, game.names, game.actions[:number])
    with pytest.raises(RoundNotPlayed) as error:
        after_trading(begun, round_)
    assert error.value.code == "round-not-played"
    assert error.value.params == {"round": round_, "last": 1}


def test_a_seats_best_is_within_what_the_table_could_earn(game: Record) -> None:
    state = after_trading(game, 5)
    for seat in range(state.players):
        assets = assets_of(state, seat)
        best = optimum(state.edition, assets)
        assert not sum(best.placed) & ~state.owned[seat]
        now = income(state.edition, state.owned[seat], state.shops)
        assert now <= best.income <= optimum(state.edition, whole_table(state)).income
