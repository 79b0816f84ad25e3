"""Many games: their figures, their records, and the same digest everywhere."""

import gc
import os
import subprocess
import sys
from pathlib import Path
from weakref import WeakSet

import pytest

from chinatown.bots import BOTS, RandomBot, UnknownBot
from chinatown.game import SWITCHES, BadSetup, GameError, variant_words
from chinatown.game.variants import CHOICES
from chinatown.lab import simulate
from chinatown.lab.errors import BadRun
from chinatown.record import Record, first_change, has_chain, read_json, verify


@pytest.mark.whole_game
def test_the_figures_are_those_of_the_records(tmp_path: Path) -> None:
    seen: list[int] = []
    figures = simulate(
        3,
        4,
        7,
        edition="classic",
        variants=["keep-cards"],
        bots=["shopkeeper", "random"],
        record_dir=tmp_path / "games",
        progress=seen.append,
    )
    assert seen == [1, 2, 3, 4]
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"game-000{number}.json" for number in seen]
    contents = [read_json(file.read_bytes()).content for file in files]
    assert all(has_chain(content) and first_change(content) is None for content in contents)
    records = [Record.from_json(file.read_bytes()) for file in files]
    assert all(verify(record) is None for record in records)
    assert [record.setup.seed for record in records] == ["7/1", "7/2", "7/3", "7/4"]
    assert figures.actions == sum(len(record.actions) for record in records)
    results = [record.result for record in records if record.result is not None]
    for seat, mean in enumerate(figures.mean_cash):
        assert mean == sum(result.cash[seat] for result in results) / 4
    paid = sum(result.total for result in results) / 4 - 3 * 5_000
    assert figures.mean_total_income == paid
    assert figures.bots == ("shopkeeper", "random", "shopkeeper")
    assert (figures.games, figures.players, figures.edition) == (4, 3, "classic")
    assert figures.variants == ("keep-cards",)
    assert figures.trades_per_game > 0
    assert figures.games_per_second == pytest.approx(4 / figures.seconds)


@pytest.mark.whole_game
@pytest.mark.parametrize("placing", CHOICES["placing_tiles"])
def test_a_game_with_every_switch_on_is_played_to_its_end(tmp_path: Path, placing: str) -> None:
    words = [switch for switch in SWITCHES if switch != "placing-tiles"]
    variants = [*words, f"placing-tiles={placing}", "first-seat=3", "early-outlook"]
    bots = ["random", "shopkeeper", "random"]
    simulate(3, 1, 9, "classic", variants, bots, record_dir=tmp_path)
    record = Record.from_json((tmp_path / "game-0001.json").read_bytes())
    assert set(SWITCHES) == {word.split("=")[0] for word in variant_words(record.setup.variants)}
    assert verify(record) is None
    assert record.result is not None


@pytest.mark.whole_game
def test_as_plain_data_it_has_the_promised_keys_in_order() -> None:
    assert list(simulate(3, 1, 1).as_json()) == [
        "games",
        "players",
        "edition",
        "variants",
        "bots",
        "seconds",
        "games_per_second",
        "actions",
        "actions_per_second",
        "mean_cash",
        "mean_total_income",
        "trades_per_game",
        "digest",
        "faults",
    ]


@pytest.mark.whole_game
def test_a_game_has_the_same_deals_whatever_its_number_of_fellows() -> None:
    few, many = simulate(4, 2, "s"), simulate(4, 3, "s")
    assert few.digest == simulate(4, 2, "s").digest
    assert few.digest != many.digest
    assert few.digest != simulate(4, 2, "t").digest


@pytest.mark.whole_game
def test_the_digest_does_not_depend_on_the_hash_seed() -> None:
    command = (
        "from chinatown.lab import simulate;"
        "print(simulate(4, 2, 5, bots=['random', 'shopkeeper']).digest)"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", command],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "4711")
    ]
    digests = {process.communicate()[0].strip() for process in processes}
    here = simulate(4, 2, 5, bots=["random", "shopkeeper"])
    assert digests == {here.digest}


@pytest.mark.whole_game
def test_bots_that_refer_to_themselves_are_kept_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    alive: WeakSet[RandomBot] = WeakSet()

    class Circular(RandomBot):
        def __init__(self, seat: int, seed: str) -> None:
            super().__init__(seat, seed)
            self.me = self
            alive.add(self)

    monkeypatch.setitem(BOTS, "circular", Circular)
    simulate(3, 3, 1, bots=["circular"])
    gc.collect()
    assert len(alive) == 0
    assert gc.isenabled()


@pytest.mark.whole_game
@pytest.mark.parametrize(
    ("change", "kind", "code"),
    [
        ({"players": 2}, BadSetup, "player-count"),
        ({"players": 6}, BadSetup, "player-count"),
        ({"games": 0}, BadRun, "game-count"),
        ({"edition": "deluxe"}, BadSetup, "unknown-edition"),
        ({"variants": ["no-streets"]}, BadSetup, "unknown-variant"),
        ({"bots": ["robot"]}, UnknownBot, "unknown-bot"),
        ({"bots": []}, BadRun, "no-bots"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    change: dict[str, object], kind: type[GameError], code: str
) -> None:
    arguments: dict[str, object] = {"players": 3, "games": 1, "seed": 1, **change}
    with pytest.raises(kind) as caught:
        simulate(**arguments)  # type: ignore[arg-type]
    assert caught.value.code == code
