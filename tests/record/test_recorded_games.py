"""Games recorded once come out the same, to the dollar, whatever became of the code."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import orjson
import pytest
from scripts.record_games import frozen_formats, write_games

from chinatown.game import ROUNDS, SWITCHES, AddressedEvent, BadSetup
from chinatown.game.state import OVER
from chinatown.game.trade_events import Lapsed, TradeFailed
from chinatown.game.variants import CHOICES
from chinatown.record import FORMAT, Record, Result, first_change, has_chain, replay, verify

HOME = Path(__file__).parent.parent / "data" / "records"
FIRST_FORMAT = sorted(HOME.glob("*.json"))
SECOND_FORMAT = sorted((HOME / "format-2").glob("*.json"))
THIRD_FORMAT = sorted((HOME / "format-3").glob("*.json"))
FILES = FIRST_FORMAT + SECOND_FORMAT + THIRD_FORMAT
FROZEN = {
    1: "32bb2cb7bd4c6db380e629de2aea78f8cfe89ce0b1f82c65d1b5ab3d3346ce3a",
    2: "5f1ec73c727a12a6f9af1176b22b0c8f55ceef64272c9ad6376575c7088987d3",
    3: "d8108bfda22b839b37d8b892e46957bdab5f597046347e01f83592798193851e",
}
"""The digest of all games of each released format, which no later change may alter."""
EVENTS_OF_ANY_GAME = {
    "round-began",
    "cards-dealt",
    "cards-chosen",
    "cards-revealed",
    "outlook-turned",
    "tiles-drawn",
    "offered",
    "agreed",
    "agreement-taken-back",
    "refused",
    "withdrawn",
    "lapsed",
    "trade-made",
    "items-moved",
    "trade-failed",
    "done-said",
    "turns-asked",
    "cards-discarded",
    "promise-judged",
    "trading-ended",
    "placements-fixed",
    "built",
    "income-paid",
    "share-counted",
    "share-lapsed",
    "clause-lapsed",
    "debt-paid",
    "debt-dropped",
    "game-over",
    "called",
    "call-ended",
    "said",
}


def read(path: Path) -> Record:
    return Record.from_json(path.read_bytes())


def all_events() -> Iterator[AddressedEvent]:
    """Yield everything that happened in all recorded games."""
    for path in FILES:
        for step in replay(read(path)):
            yield from step.events


def digest_of(paths: list[Path]) -> str:
    """Return a digest of files and of everything that happens when they are replayed."""
    digest = sha256()
    for path in paths:
        digest.update(path.read_bytes())
        for step in replay(read(path)):
            for event, audience in step.events:
                # Not only the result: who may see what is part of the rules too.
                digest.update(f"{audience} {event.happened}\n".encode())
    return digest.hexdigest()


@pytest.mark.parametrize("number", FROZEN)
def test_the_games_of_a_released_format_are_frozen(number: int) -> None:
    paths = {1: FIRST_FORMAT, 2: SECOND_FORMAT, 3: THIRD_FORMAT}[number]
    assert all(read(path).setup.rules == number for path in paths)
    assert digest_of(paths) == FROZEN[number]


def test_every_format_but_the_newest_is_frozen() -> None:
    assert set(range(1, FORMAT)) <= set(FROZEN) <= set(range(1, FORMAT + 1))


def test_the_games_of_a_frozen_format_cannot_be_written_anew(tmp_path: Path) -> None:
    for number in FROZEN:
        assert number in frozen_formats()
        with pytest.raises(SystemExit, match=f"format {number} is frozen"):
            write_games(tmp_path, number)
    assert list(tmp_path.iterdir()) == []


def test_the_games_of_the_second_format_do_not_come_out_under_the_first_rules() -> None:
    def differs(path: Path) -> bool:
        record = read(path)
        return verify(replace(record, setup=replace(record.setup, rules=1))) is not None

    assert sum(map(differs, SECOND_FORMAT)) >= 5


def test_the_games_of_the_third_format_do_not_come_out_under_the_second_rules() -> None:
    def differs(path: Path) -> bool:
        record = read(path)
        try:
            setup = replace(record.setup, rules=2)
        except BadSetup:
            return True
        return verify(replace(record, setup=setup)) is not None

    assert sum(map(differs, THIRD_FORMAT)) >= 5


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_as_it_did(path: Path) -> None:
    record = read(path)
    assert record.result is not None
    assert len(record.rounds) == ROUNDS
    assert verify(record) is None
    *_, last = replay(record)
    assert last.state.phase == OVER
    assert last.state.cash == record.result.cash
    assert Result.of(last.state) == record.result
    assert sum(last.state.cash) == record.result.total


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cash_comes_from_the_start_and_from_income_alone(path: Path) -> None:
    record = read(path)
    paid = sum(
        addressed.event.total
        for step in replay(record)
        for addressed in step.events
        if addressed.event.happened == "income-paid"
    )
    assert record.result is not None
    start = record.setup.edition.start * record.setup.players
    assert record.result.total == start + paid == sum(record.result.cash)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_digests_are_right_where_it_has_any(path: Path) -> None:
    content = orjson.loads(path.read_bytes())
    assert has_chain(content) == (content["format"] > 2)
    assert not has_chain(content) or first_change(content) is None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_file_is_what_would_be_written_today(path: Path) -> None:
    data = path.read_bytes()
    assert read(path).to_json(chained=has_chain(orjson.loads(data))) == data


def test_there_are_games_of_all_editions_player_counts_and_variants() -> None:
    setups = [read(path).setup for path in FILES]
    assert len(setups) >= 30
    kinds = {(setup.edition.name, setup.players) for setup in setups}
    assert kinds == {(name, n) for name in ("modern", "classic") for n in (3, 4, 5)}
    words = {word for path in FILES for word in orjson.loads(path.read_bytes())["variants"]}
    assert {word.split("=")[0] for word in words} == set(SWITCHES)
    for position in ("business", "player"):
        assert f"outlook-pays={position}" in words
    for position in CHOICES["placing_tiles"]:
        assert f"placing-tiles={position}" in words
    assert any(orjson.loads(path.read_bytes())["own_shops"] for path in FILES)


def test_everything_that_can_happen_happens_in_them() -> None:
    counts = Counter(addressed.event.happened for addressed in all_events())
    assert set(counts) == EVENTS_OF_ANY_GAME
    assert counts["trade-made"] > 100


def test_offers_lapse_and_fail_in_them_for_every_reason() -> None:
    lapses = {
        addressed.event.why for addressed in all_events() if isinstance(addressed.event, Lapsed)
    }
    assert {"building-moved", "tiles-moved", "trading-ended"} <= lapses
    assert any(isinstance(addressed.event, TradeFailed) for addressed in all_events())


def test_they_are_light() -> None:
    assert sum(path.stat().st_size for path in FILES) < 3_000_000
