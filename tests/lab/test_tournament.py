"""Tournaments: everyone in all seats on the same deals, and the figures of their games."""

import csv
import json
from pathlib import Path

import pytest

from chinatown.analysis import efficiency, figures, trading_efficiency
from chinatown.bots import UnknownBot
from chinatown.game import BadSetup, GameError
from chinatown.lab.errors import BadRun
from chinatown.lab.intervals import mean_interval, wilson_interval
from chinatown.lab.match import Contest, Match, SeatResult, deal_seed, play_match, seating
from chinatown.lab.pools import Processes
from chinatown.lab.ratings import ratings
from chinatown.lab.scorebook import OtherTournament
from chinatown.lab.tournament import Tournament, play_tournament
from chinatown.record import Record, first_change, has_chain, read_json, verify

CONTEST = Contest(("shopkeeper", "random", "random"), "s")


def timeless(result: Tournament) -> dict[str, object]:
    """Return the figures that do not depend on how fast the machine is."""
    figures = json.loads(json.dumps(result.as_json()))
    del figures["seconds_per_game"], figures["median_seconds"]
    for entrant in figures["entrants"]:
        del entrant["decision_ms"], entrant["p99_ms"], entrant["slowest_ms"]
    assert isinstance(figures, dict)
    return figures


def test_everyone_has_every_seat_once_on_each_deal() -> None:
    contest = Contest(("a", "b", "c", "d"), "s")
    games = [(deal_seed(contest, number), seating(contest, number)) for number in range(1, 9)]
    assert len(set(games)) == 8
    for deal in ("s/1", "s/2"):
        tables = [table for seed, table in games if seed == deal]
        for seat in range(4):
            assert sorted(table[seat] for table in tables) == ["a", "b", "c", "d"]


def test_a_deal_is_not_played_again_by_equals_in_the_same_order() -> None:
    for entrants, games in (("aaaa", 1), ("abab", 2), ("aba", 3), ("aab", 3), ("abaab", 5)):
        contest = Contest(tuple(entrants), "s")
        tables = [seating(contest, number) for number in range(1, games + 1)]
        assert len(set(tables)) == games
        assert {deal_seed(contest, number) for number in range(1, games + 1)} == {"s/1"}
        assert deal_seed(contest, games + 1) == "s/2"


@pytest.mark.whole_game
def test_the_figures_are_those_of_the_records(tmp_path: Path) -> None:
    result = play_tournament(CONTEST, 6, record_dir=tmp_path / "games", csv=tmp_path / "rows.csv")
    files = sorted((tmp_path / "games").iterdir())
    contents = [read_json(file.read_bytes()).content for file in files]
    assert all(has_chain(content) and first_change(content) is None for content in contents)
    records = [Record.from_json(file.read_bytes()) for file in files]
    assert len(records) == 6
    assert all(verify(record) is None for record in records)
    assert [record.setup.seed for record in records] == ["s/1"] * 3 + ["s/2"] * 3
    cash = wins = 0.0
    for record in records:
        assert record.result is not None
        seat = record.names.index(
            next(name for name in record.names if name.startswith("shopkeeper"))
        )
        cash += record.result.cash[seat]
        wins += max(record.result.cash) == record.result.cash[seat]
    shopkeeper, random = result.entrants
    assert (shopkeeper.bot, shopkeeper.seats, shopkeeper.games) == ("shopkeeper", 1, 6)
    assert (random.bot, random.seats, random.games) == ("random", 2, 12)
    assert shopkeeper.mean_cash == pytest.approx(cash / 6)
    assert shopkeeper.wins == pytest.approx(wins)
    assert shopkeeper.win_share == pytest.approx(wins / 6)
    low, high = shopkeeper.win_share_interval
    assert 0 <= low < shopkeeper.win_share <= high + 1e-9 <= 1 + 1e-9
    assert shopkeeper.wins + random.wins == pytest.approx(6)
    total = 6 * shopkeeper.mean_cash + 12 * random.mean_cash
    assert result.mean_total_income == pytest.approx(total / 6 - 3 * 50_000)
    assert shopkeeper.rating.mu > random.rating.mu
    with (tmp_path / "rows.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 18
    mine_cash = [int(row["cash"]) for row in rows if row["bot"] == "shopkeeper"]
    assert sum(mine_cash) == cash


@pytest.mark.whole_game
def test_trades_of_two_are_counted_for_both() -> None:
    match, _ = play_match(Contest(("shopkeeper",) * 3, "t"), 1)
    assert match.trades > 0
    assert sum(seat.trades for seat in match.seats) == 2 * match.trades


@pytest.mark.whole_game
def test_the_same_arguments_give_the_same_figures() -> None:
    first = timeless(play_tournament(CONTEST, 4))
    assert first == timeless(play_tournament(CONTEST, 4))
    assert first != timeless(play_tournament(CONTEST._replace(seed="t"), 4))


@pytest.mark.whole_game
def test_more_processes_change_nothing() -> None:
    assert timeless(play_tournament(CONTEST, 4, pool=Processes(2))) == timeless(
        play_tournament(CONTEST, 4)
    )


@pytest.mark.whole_game
def test_efficiencies_are_those_of_the_records(tmp_path: Path) -> None:
    contest = Contest(("shopkeeper",) * 3, "e", efficiency=True)
    result = play_tournament(contest, 2, record_dir=tmp_path, csv=tmp_path / "rows.csv")
    records = [Record.from_json(file.read_bytes()) for file in sorted(tmp_path.glob("*.json"))]
    rounds = [figures(record) for record in records]
    for share, measure, column in (
        (result.efficiency, efficiency, "efficiency"),
        (result.trading_efficiency, trading_efficiency, "trading_efficiency"),
    ):
        assert share is not None
        first, second = map(measure, rounds)
        assert share.mean == pytest.approx((first + second) / 2)
        low, high = share.interval
        assert low < share.mean < high
        with (tmp_path / "rows.csv").open(newline="", encoding="utf-8") as file:
            efficiencies = {row["game"]: float(row[column]) for row in csv.DictReader(file)}
        assert efficiencies == {"1": pytest.approx(first), "2": pytest.approx(second)}


@pytest.mark.whole_game
def test_games_of_one_deal_count_as_one_for_the_interval_of_an_efficiency() -> None:
    contest = CONTEST._replace(efficiency=True)
    alone = play_tournament(contest, 3).efficiency
    assert alone is not None
    assert alone.interval == (alone.mean, alone.mean)


@pytest.mark.whole_game
def test_without_being_asked_for_no_efficiency_is_worked_out() -> None:
    result = play_tournament(CONTEST, 1)
    assert result.efficiency is result.trading_efficiency is None


@pytest.mark.whole_game
def test_times_are_told_from_the_mean_to_the_longest() -> None:
    result = play_tournament(CONTEST, 3)
    for entrant in result.entrants:
        assert 0 < entrant.decision_ms <= entrant.slowest_ms
        assert entrant.p99_ms <= entrant.slowest_ms


@pytest.mark.whole_game
def test_what_goes_wrong_in_another_process_is_told_here() -> None:
    contest = Contest(("random", "random", "robot"), "s")
    with pytest.raises(UnknownBot) as caught:
        play_tournament(contest, 3, pool=Processes(2))
    assert caught.value.params["bot"] == "robot"


@pytest.mark.whole_game
def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play_tournament(CONTEST, 2, resume=file)
    kept = file.read_text(encoding="utf-8")
    # As if it had been stopped while it wrote down the next game.
    file.write_text(kept + '{"number": 3, "inc', encoding="utf-8")
    done: list[int] = []
    result = play_tournament(CONTEST, 4, resume=file, progress=done.append)
    assert done == [2, 3, 4]
    assert timeless(result) == timeless(play_tournament(CONTEST, 4))
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5


@pytest.mark.whole_game
def test_games_of_another_tournament_are_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play_tournament(CONTEST, 1, resume=file)
    before = file.read_bytes()
    with pytest.raises(OtherTournament) as caught:
        play_tournament(CONTEST._replace(edition="classic"), 1, resume=file)
    assert caught.value.code == "other-tournament"
    assert file.read_bytes() == before


@pytest.mark.whole_game
@pytest.mark.parametrize(
    ("contest", "games", "kind", "code"),
    [
        (CONTEST, 0, BadRun, "game-count"),
        (Contest(("random", "random"), "s"), 1, BadRun, "entrant-count"),
        (Contest(("random",) * 6, "s"), 1, BadRun, "entrant-count"),
        (Contest(("random", "random", "robot"), "s"), 1, UnknownBot, "unknown-bot"),
        (CONTEST._replace(edition="deluxe"), 1, BadSetup, "unknown-edition"),
        (CONTEST._replace(variants=("no-streets",)), 1, BadSetup, "unknown-variant"),
    ],
)
def test_what_cannot_be_played_is_refused(
    contest: Contest, games: int, kind: type[GameError], code: str
) -> None:
    with pytest.raises(kind) as caught:
        play_tournament(contest, games)
    assert caught.value.code == code


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert wilson_interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson_interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson_interval(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_the_interval_of_a_mean_narrows_with_more_games() -> None:
    few, many = mean_interval([1.0, 3.0] * 5), mean_interval([1.0, 3.0] * 50)
    assert few[0] < many[0] < 2 < many[1] < few[1]
    assert mean_interval([4.0]) == (4, 4)


def _match(*places: tuple[str, int]) -> Match:
    seats = tuple(SeatResult(bot, 0, place, 0, 0, ()) for bot, place in places)
    return Match(1, 0, 0, 0, seats)


def test_who_wins_rises_and_equals_stay_together() -> None:
    result = ratings([_match(("a", 1), ("b", 2), ("c", 3))] * 3)
    assert result["a"].mu > result["b"].mu > result["c"].mu
    alone = ratings([_match(("a", 1), ("a", 2), ("a", 3))])
    assert alone["a"].mu == pytest.approx(25)


@pytest.mark.whole_game
def test_bots_with_characters_are_entrants_of_their_own() -> None:
    contest = Contest(("shopkeeper", "shopkeeper/chatty", "random"), "s")
    result = play_tournament(contest, 3)
    assert [entrant.bot for entrant in result.entrants] == list(contest.entrants)
    with pytest.raises(UnknownBot) as caught:
        play_tournament(contest._replace(entrants=("shopkeeper/shy", "random", "random")), 1)
    assert caught.value.code == "unknown-character"
