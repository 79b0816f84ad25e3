"""A cheat is compared with a merchant that sits in its seat, on the same deals."""

from pathlib import Path

import pytest

from chinatown.bots import UnknownBot
from chinatown.lab.match import Contest, play_match
from chinatown.lab.trials import try_cheat


def test_the_cheat_and_the_merchant_have_the_same_deals_and_seats() -> None:
    found = try_cheat("cheat/coy", "shopkeeper", 3, "t", players=3)
    cash = []
    for entrants in (("cheat/coy", *["shopkeeper"] * 2), ("merchant", *["shopkeeper"] * 2)):
        matches = [play_match(Contest(entrants, "t"), number).match for number in (1, 2, 3)]
        seats = [match.seats[place] for place, match in enumerate(matches)]
        assert {seat.bot for seat in seats} == {entrants[0]}
        cash.append(sum(seat.cash for seat in seats) / 3)
    assert found.cash == pytest.approx(cash[0])
    assert found.honest_cash == pytest.approx(cash[1])
    assert found.cash_difference == pytest.approx(cash[0] - cash[1])
    assert found.above == (cash[0] > cash[1])
    assert found.losses == 0


def test_among_equals_an_honest_bot_is_one_of_them() -> None:
    found = try_cheat("cheat/coy", "shopkeeper", 3, "t", honest="shopkeeper", players=3)
    match = play_match(Contest(("shopkeeper",) * 3, "t"), 1).match
    assert found.honest_cash == pytest.approx(sum(seat.cash for seat in match.seats) / 3)


def test_an_honest_cheat_gains_nothing() -> None:
    found = try_cheat("merchant", "shopkeeper", 6, "t", players=3)
    assert (found.cash_difference, found.win_difference) == (0, 0)
    assert not found.above


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    first = try_cheat("cheat/greed", "shopkeeper", 2, "t", players=3, folder=tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "cheat-greed-shopkeeper.jsonl",
        "merchant-shopkeeper.jsonl",
    ]
    done: list[int] = []
    again = try_cheat(
        "cheat/greed", "shopkeeper", 3, "t", players=3, folder=tmp_path, progress=done.append
    )
    assert done == [2, 3]
    assert (first.games, again.games) == (2, 3)


def test_there_is_no_other_cheat() -> None:
    with pytest.raises(UnknownBot) as caught:
        try_cheat("cheat/kindness", "shopkeeper", 1, "t")
    assert "cheat/greed" in caught.value.params["known"]  # type: ignore[operator]
