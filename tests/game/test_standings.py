"""Who won (docs/rules.md 4): cash, then tiles on the board, then together."""

from tests.game.kit import trading, with_lots

from chinatown.game import Standing, State, mask_of, ranking


def finished(cash: tuple[int, int, int], shops: list[int]) -> State:
    state = with_lots(trading(3), {0: range(1, 10), 1: range(10, 20), 2: range(20, 30)})
    return state._replace(cash=cash, shops=(mask_of(shops), *state.shops[1:]))


def places(state: State) -> dict[int, int]:
    return {standing.seat: standing.place for standing in ranking(state)}


def test_most_cash_wins() -> None:
    state = finished((50_000, 70_000, 60_000), [1, 2, 3])
    assert [standing.seat for standing in ranking(state)] == [1, 2, 0]
    assert places(state) == {1: 1, 2: 2, 0: 3}


def test_of_equal_cash_most_tiles_on_the_board_wins() -> None:
    state = finished((70_000, 70_000, 60_000), [1, 10, 11])
    assert places(state) == {1: 1, 0: 2, 2: 3}
    assert [standing.tiles for standing in ranking(state)] == [2, 1, 0]


def test_equal_cash_and_tiles_share_the_victory() -> None:
    state = finished((70_000, 70_000, 60_000), [1, 10])
    assert places(state) == {0: 1, 1: 1, 2: 3}


def test_a_standing_says_seat_place_cash_and_tiles() -> None:
    state = finished((70_000, 50_000, 70_000), [1, 2, 10, 20, 30])
    assert ranking(state) == (
        Standing(0, 1, 70_000, 2),
        Standing(2, 2, 70_000, 1),
        Standing(1, 3, 50_000, 1),
    )
    both = finished((50_000, 70_000, 70_000), [10, 20])
    assert [(standing.seat, standing.place) for standing in ranking(both)] == [
        *((1, 1), (2, 1), (0, 3))
    ]
