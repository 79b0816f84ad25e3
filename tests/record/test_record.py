"""A record holds the whole game, and says clearly what is wrong with it."""

from dataclasses import asdict, replace

import orjson
import pytest
from scripts.record_games import BusyTable

from chinatown.game import (
    CLASSIC,
    MODERN,
    Done,
    EndGame,
    IllegalAction,
    Keep,
    Setup,
    ShopType,
    Variants,
    initial_state,
)
from chinatown.record import (
    FORMAT,
    JsonError,
    Mismatch,
    Record,
    RecordError,
    Result,
    action_from_json,
    action_to_json,
    record_of,
    replay,
    verify,
)

OWN = MODERN.with_own_shops({"Factory": ShopType('Käse "&" <b>', 6, "🧀")})


@pytest.fixture(scope="module")
def game() -> Record:
    """A whole game with all kinds of trades."""
    variants = Variants(keep_cards=True, trade_clock=5)
    return BusyTable(Setup(OWN, 4, "a 'seed'\n🎲", variants), haste=20).play()


def changed(record: Record, **changes: object) -> bytes:
    """Return a record as JSON with some fields of the file changed."""
    return orjson.dumps(orjson.loads(record.to_json(chained=False)) | changes)


def test_a_record_reads_back_as_it_was_written(game: Record) -> None:
    assert Record.from_json(game.to_json()) == game
    assert Record.from_json(game.to_json().decode()) == game


def test_an_unfinished_record_reads_back_too(game: Record) -> None:
    begun = record_of(game.setup, game.names, game.actions[:30])
    assert begun.result is None
    assert Record.from_json(begun.to_json()) == begun
    assert verify(begun) is None


def test_the_file_says_in_plain_words_what_the_game_started_from(game: Record) -> None:
    file = orjson.loads(game.to_json())
    assert file["format"] == FORMAT
    assert file["edition"] == "modern"
    assert file["own_shops"] == {"Factory": {"name": 'Käse "&" <b>', "symbol": "🧀"}}
    assert file["variants"] == ["keep-cards", "trade-clock=5"]
    assert file["names"] == list(game.names)
    assert file["seed"] == game.setup.seed
    assert [entry["number"] for entry in file["actions"]] == list(range(1, len(game.actions) + 1))
    assert file["result"]["total"] == sum(file["result"]["cash"])


def test_every_action_stands_on_a_line_of_its_own(game: Record) -> None:
    lines = game.to_json().splitlines()
    numbered = [line for line in lines if line.startswith(b'{"number"')]
    assert len(numbered) == len(game.actions)


def test_a_record_made_later_from_the_actions_is_the_same(game: Record) -> None:
    assert record_of(game.setup, game.names, game.actions) == game


def test_a_replay_gives_every_state_from_the_first_to_the_result(game: Record) -> None:
    steps = list(replay(game))
    assert steps[0].state == initial_state(game.setup)
    assert steps[0].action is None
    assert [step.state.number for step in steps] == list(range(len(game.actions) + 1))
    assert tuple(step.action for step in steps[1:]) == game.actions
    assert Result.of(steps[-1].state) == game.result


@pytest.mark.parametrize("number", [0, 1, 17])
def test_a_replay_stops_where_it_is_told(game: Record, number: int) -> None:
    assert list(replay(game, to=number))[-1].state.number == number


def test_actions_read_back_from_json(game: Record) -> None:
    for action in game.actions:
        assert action_from_json(action_to_json(action)) == action


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "json-empty"),
        ("{", "json-ends"),
        (b"\xff", "json-encoding"),
        ('{"format": NaN}', "json-syntax"),
        ('{"format": 1, "format": 1}', "json-key-twice"),
        ('{"format": 123456789012345678901234567}', "json-number"),
        ("[]", "record-missing-field"),
        ("7", "record-missing-field"),
        ("{}", "record-missing-field"),
        ('{"format": 1}', "record-missing-field"),
        ('{"format": 2}', "record-missing-field"),
        ('{"format": 4}', "record-format"),
        ('{"format": 0}', "record-format"),
        ('{"format": "1"}', "record-format"),
        ('{"format": true}', "record-format"),
        ('{"format": null}', "record-format"),
        ("[" * 2000, "json-too-deep"),
    ],
)
def test_what_is_no_record_is_refused(data: str | bytes, code: str) -> None:
    with pytest.raises((RecordError, JsonError)) as caught:
        Record.from_json(data)
    assert caught.value.code == code


@pytest.mark.parametrize("data", ["[]", "7", "{}", '  {"seed": "1"}'])
def test_where_no_format_is_named_the_whole_file_is_wrong(data: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_json(data)
    assert caught.value.code == "record-missing-field"
    assert caught.value.params == {"where": "format", "line": 1, "column": 1}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"edition": "1999"}, "unknown-edition"),
        ({"names": ["a", "b"]}, "player-count"),
        ({"names": list("abcdef")}, "player-count"),
        ({"names": [1, 2, 3]}, "record-bad-value"),
        ({"variants": ["keep-cards", "fast"]}, "unknown-variant"),
        ({"own_shops": {"Cheese": {"name": "Tea", "symbol": ""}}}, "unknown-shop-type"),
        ({"own_shops": {"Photo": {"name": "", "symbol": ""}}}, "own-shop-name"),
        ({"own_shops": {"Photo": {"name": "Tea"}}}, "record-missing-field"),
        ({"edition": "classic"}, "unknown-shop-type"),
        ({"seed": 7}, "record-bad-value"),
        ({"seed": None}, "record-bad-value"),
        ({"actions": {}}, "record-bad-value"),
        ({"extra": 1}, "record-unknown-field"),
        ({"result": {"cash": []}}, "record-missing-field"),
        ({"actions": [{"number": 1}]}, "record-missing-field"),
        ({"actions": [{"number": 1, "action": {"seat": 0}}]}, "record-unknown-action"),
        ({"actions": [{"number": 1, "action": {"do": "win", "seat": 0}}]}, "record-unknown-action"),
        ({"actions": [{"number": 1, "action": {"do": "keep"}}]}, "record-missing-field"),
        (
            {"actions": [{"number": 1, "action": {"do": "keep", "seat": 0, "cards": ["1"]}}]},
            "record-bad-value",
        ),
        (
            {"actions": [{"number": 1, "action": {"do": "done", "seat": 0, "x": 1}}]},
            "record-unknown-field",
        ),
        ({"actions": [{"number": 2, "action": {"do": "done", "seat": 0}}]}, "record-numbers"),
    ],
)
def test_a_broken_record_says_what_is_broken(
    game: Record, changes: dict[str, object], code: str
) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_json(changed(game, **changes))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("right", "wrong"), [("seed", "sede"), ("cards", "card"), ("number", "numbers")]
)
def test_a_misspelt_field_says_where_and_what_it_may_have_been(
    game: Record, right: str, wrong: str
) -> None:
    before, _, after = game.to_json().decode().partition(f'"{right}":')
    with pytest.raises(RecordError) as caught:
        Record.from_json(f'{before}"{wrong}":{after}')
    params = caught.value.params
    known = params["known"]
    assert isinstance(known, tuple)
    assert right in known
    line = before.count("\n") + 1
    assert (params["line"], params["column"]) == (line, len(before) - before.rfind("\n"))


def test_a_gap_in_the_numbers_says_where(game: Record) -> None:
    entries = orjson.loads(game.to_json())["actions"]
    del entries[9]
    with pytest.raises(RecordError) as caught:
        Record.from_json(changed(game, actions=entries))
    assert caught.value.code == "record-numbers"
    assert caught.value.params == {"expected": 10, "found": 11}


def test_too_many_blank_tiles_are_refused(game: Record) -> None:
    own = {shop.name: {"name": f"New {shop.name}", "symbol": ""} for shop in MODERN.shops[:3]}
    with pytest.raises(RecordError) as caught:
        Record.from_json(changed(game, own_shops=own))
    assert caught.value.code == "not-enough-blank-tiles"


def test_a_junk_action_is_refused() -> None:
    for data in ("", "null", "[]", '{"do":"keep","seat":"0","cards":[]}'):
        with pytest.raises(RecordError):
            action_from_json(data)


def test_verify_finds_nothing_in_a_true_record(game: Record) -> None:
    assert verify(game) is None


def test_verify_finds_the_first_illegal_action(game: Record) -> None:
    actions = (*game.actions[:7], Done(0), *game.actions[7:])
    mismatch = verify(replace(game, actions=(*actions[:3], Keep(0, (1, 2)), *actions[3:])))
    assert isinstance(mismatch, Mismatch)
    assert (mismatch.what, mismatch.number) == ("illegal-action", 4)
    assert isinstance(mismatch.cause, IllegalAction)
    assert mismatch.found == mismatch.cause.code


def test_replay_names_the_illegal_action(game: Record) -> None:
    broken = replace(game, actions=(*game.actions, Done(0)))
    with pytest.raises(RecordError) as caught:
        list(replay(broken))
    assert caught.value.code == "record-illegal-action"
    assert caught.value.params == {"number": len(game.actions) + 1, "reason": "game-over"}


def test_verify_finds_another_seed(game: Record) -> None:
    mismatch = verify(replace(game, setup=replace(game.setup, seed="another")))
    assert mismatch is not None
    assert mismatch.what == "illegal-action"


def test_verify_finds_the_round_in_which_cash_first_differs(game: Record) -> None:
    rounds = [list(cash) for cash in game.rounds]
    rounds[2][1] += 10_000
    rounds[3][0] += 10_000
    mismatch = verify(replace(game, rounds=tuple(map(tuple, rounds))))
    assert mismatch is not None
    assert (mismatch.what, mismatch.round, mismatch.seat) == ("round-cash", 3, 1)
    assert mismatch.expected == rounds[2][1] == int(mismatch.found) + 10_000
    ends = [step.state.number for step in replay(game) if step.state.round == 4]
    assert mismatch.number == ends[0]


@pytest.mark.parametrize("what", ["cash", "places", "tiles"])
def test_verify_finds_another_result(game: Record, what: str) -> None:
    assert game.result is not None
    values = list(getattr(game.result, what))
    values[2] += 1
    other = Result(**{**asdict(game.result), what: tuple(values)})
    mismatch = verify(replace(game, result=other))
    assert mismatch is not None
    assert (mismatch.what, mismatch.seat, mismatch.expected) == (what, 2, values[2])


def test_verify_finds_another_total_and_result_of_other_length(game: Record) -> None:
    assert game.result is not None
    mismatch = verify(replace(game, result=replace(game.result, total=1)))
    assert mismatch is not None
    assert (mismatch.what, mismatch.expected, mismatch.found) == ("total", 1, game.result.total)
    mismatch = verify(replace(game, result=replace(game.result, cash=game.result.cash[:3])))
    assert mismatch is not None
    assert (mismatch.what, mismatch.seat) == ("cash", 3)


def test_verify_finds_a_game_that_ends_too_early_or_has_too_few_rounds(game: Record) -> None:
    cut = verify(replace(game, actions=game.actions[:-1], rounds=()))
    assert cut is not None
    assert (cut.what, cut.expected, cut.found) == ("over", 1, 0)
    uncut = verify(replace(game, result=None))
    assert uncut is not None
    assert (uncut.what, uncut.expected, uncut.found) == ("over", 0, 1)
    fewer = verify(replace(game, rounds=game.rounds[:4]))
    assert fewer is not None
    assert (fewer.what, fewer.expected, fewer.found) == ("round-count", 4, 6)


def test_classic_records_have_their_own_money() -> None:
    record = BusyTable(Setup(CLASSIC, 3, "x"), haste=5).play()
    assert record.result is not None
    assert all(cash % 1000 == 0 for cash in record.result.cash)
    assert verify(Record.from_json(record.to_json())) is None


def test_a_game_that_was_ended_early_says_so_and_verifies() -> None:
    setup = Setup(MODERN, 3, "tea")
    record = record_of(setup, ("Ann", "Bo", "Cy"), [EndGame()])
    assert record.result is not None
    assert record.result.cash == (50_000, 50_000, 50_000)
    again = Record.from_json(record.to_json())
    assert again == record
    assert verify(again) is None
    unended = replace(again, actions=())
    assert verify(unended) is not None


def test_records_of_the_first_format_keep_shop_names_that_are_hard_to_tell_apart() -> None:
    names = MODERN.with_own_shops({"Photo": ShopType("laundry", 3)}, any_names=True)
    record = BusyTable(Setup(names, 3, "x", rules=1), haste=5).play()
    assert verify(Record.from_json(record.to_json())) is None
    with pytest.raises(RecordError) as caught:
        Record.from_json(changed(record, format=2))
    assert caught.value.code == "own-shop-name-twice"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("laundry", "own-shop-name-twice"),
        ("Laundry ", "own-shop-name-twice"),
        ("L\u0430undry", "own-shop-name-twice"),
        ("La\u200bundry", "own-shop-name"),
        ("Tea\x07", "own-shop-name"),
    ],
)
def test_records_of_the_newest_format_refuse_shop_names_that_cannot_be_told_apart(
    game: Record, name: str, code: str
) -> None:
    own = {"Photo": {"name": name, "symbol": ""}}
    with pytest.raises(RecordError) as caught:
        Record.from_json(changed(game, own_shops=own, format=FORMAT))
    assert caught.value.code == code


def test_records_of_the_second_format_keep_names_that_only_look_alike() -> None:
    own = {"Photo": ShopType("L\u0430undry", 3)}
    setup = Setup(MODERN.with_own_shops(own, alike_names=True), 3, "x", rules=2)
    record = BusyTable(setup, haste=5).play()
    assert verify(Record.from_json(record.to_json())) is None
