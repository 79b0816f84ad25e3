"""What finished games say of how their player plays."""

from chinatown.analysis.seat_figures import LotSales, SeatFigures
from chinatown.server.habits import habits
from chinatown.server.messages.my_games import Behind, LotPrices
from chinatown.server.store.results import MyResult, Result


def game(own: Result, best: Result | None = None, edition: str = "modern") -> MyResult:
    return MyResult("table", edition, "2026-05-04T18:20:00Z", 3, 0, own, best or own)


def result(place: int, cash: int, *incomes: int, bought: LotSales | None = None) -> Result:
    return Result(0, place, cash, SeatFigures(incomes, bought or LotSales()))


def test_nothing_is_said_without_games_or_of_several_editions() -> None:
    won = result(1, 90_000)
    assert habits([]) is None
    assert habits([game(won), game(won, edition="classic")]) is None


def test_lots_bought_in_all_games_are_added_up() -> None:
    bought = [LotSales(2, 50_000), LotSales(1, 30_000)]
    said = habits([game(result(1, 90_000, bought=lots)) for lots in bought])
    assert said is not None
    assert said.bought == LotPrices(lots=3, dollars=80_000)
    assert said.sold == LotPrices(lots=0, dollars=0)
    assert said.behind is None


def test_lost_games_are_compared_with_their_winners_round_by_round() -> None:
    lost = [
        # 60,000 of the winner's cash is no income, and 50,000 of mine.
        game(result(2, 80_000, 10_000, 20_000), result(1, 120_000, 30_000, 30_000)),
        # The players ended this one after a round.
        game(result(3, 60_000, 10_000), result(1, 60_000, 0)),
    ]
    said = habits([game(result(1, 10**6, 0, 0)), *lost])
    assert said is not None
    assert said.behind == Behind(games=2, incomes=[5_000, 10_000], trades=10_000)
