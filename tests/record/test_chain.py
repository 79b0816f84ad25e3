"""Digests over a record's file: any change of it since it was written is noticed and located."""

import json
import re
import runpy
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scripts.record_games import OWN, BusyTable

from chinatown.game import CLASSIC, MODERN, EndGame, Say, Setup, Variants
from chinatown.record import (
    FORMAT,
    Change,
    Record,
    as_heard_by,
    first_change,
    game_digest,
    has_chain,
    record_of,
    short_digest,
)
from chinatown.record.chain import DIGITS_SHOWN

ROOT = Path(__file__).parents[2]
WHOLE = BusyTable(Setup(OWN, 3, "whole", Variants(keep_cards=True)), haste=5).play()
VARIANTS = Variants(open_money=True, trade_clock=5, early_outlook=True)
BEGUN = BusyTable(Setup(CLASSIC, 4, "chain", VARIANTS), haste=25).play()
RUNNING = record_of(BEGUN.setup, BEGUN.names, BEGUN.actions[:45])
STOPPED = record_of(BEGUN.setup, BEGUN.names, (*BEGUN.actions[:20], EndGame()))


def content_of(record: Record) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(record.to_json())
    return content


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every value that is no list and no object."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*path, key))
    else:
        yield path


def inside(content: Any, path: Sequence[str | int]) -> Any:
    for part in path:
        content = content[part]
    return content


def another(value: Any) -> list[Any]:
    """Return values of the same kind that differ from this one."""
    match value:
        case bool():
            return [not value, int(value)]
        case int():
            return [value + 1, -value - 1, str(value)]
        case str():
            return [value + "x", value.swapcase() if value.swapcase() != value else " ", None]
        case _:
            return [0, {"cash": []}]


@pytest.mark.parametrize("record", [RUNNING, STOPPED], ids=["running", "stopped"])
def test_a_change_of_any_single_field_is_noticed_and_its_path_is_named(record: Record) -> None:
    content = content_of(record)
    paths = list(leaves(content))
    assert len(paths) > 150
    for path in paths:
        holder, key = inside(content, path[:-1]), path[-1]
        original = holder[key]
        for value in another(original):
            holder[key] = value
            assert first_change(content) == Change("field", path), value
        holder[key] = original
    assert first_change(content) is None


def test_a_field_that_is_left_out_or_made_up_is_noticed_in_every_object() -> None:
    content = content_of(STOPPED)
    objects = {path[:end] for path in leaves(content) for end in range(len(path))}
    for path in objects:
        holder = inside(content, path)
        if not isinstance(holder, dict):
            continue
        for key in [*holder, "extra"]:
            original = holder.pop(key, None)
            if key == "extra":
                holder[key] = 1
            change = first_change(content)
            assert change is not None, (path, key)
            assert change.path in (path, (*path, key)), (path, key)
            holder.pop(key, None)
            if key != "extra":
                holder[key] = original
    assert first_change(content) is None


@pytest.mark.parametrize(
    "field",
    ["names", "variants", "rounds", "result", "seed", "edition", "own_shops"],
)
def test_what_the_header_and_the_end_say_is_covered(field: str) -> None:
    content = content_of(WHOLE)
    content[field] = content_of(STOPPED)[field]
    change = first_change(content)
    assert change is not None
    assert change.path[0] == field


def test_a_game_that_is_cut_short_is_noticed() -> None:
    content = content_of(WHOLE) | {"result": None, "rounds": []}
    content["actions"] = content["actions"][:30]
    assert first_change(content) == Change("actions", ("actions", 30))


def test_a_seal_that_was_changed_as_a_whole_is_named() -> None:
    content = content_of(STOPPED)
    content["digest"], content["sums"] = "0" * 64, content["sums"] + "0000"
    assert first_change(content) == Change("field", ("sums",))


def rows_differ_at(now: Sequence[Any], then: Sequence[Any]) -> int:
    """Return the first index at which two lists of rows differ."""
    pairs = enumerate(zip(now, then, strict=False))
    return next((index for index, (row, was) in pairs if row != was), min(len(now), len(then)))


ROWS = content_of(RUNNING)["actions"]
indices = st.integers(0, len(ROWS) - 1)


@given(indices)
def test_a_removed_action_is_noticed_where_it_was(index: int) -> None:
    content = content_of(RUNNING)
    del content["actions"][index]
    assert first_change(content) == Change("actions", ("actions", index))


@given(indices, st.integers(0, len(ROWS)), st.booleans())
def test_an_added_action_is_noticed_where_it_is(index: int, place: int, sealed: bool) -> None:
    content = content_of(RUNNING)
    row = ROWS[index] if sealed else {key: ROWS[index][key] for key in ("number", "action")}
    content["actions"].insert(place, row)
    place = rows_differ_at(content["actions"], ROWS)
    assert first_change(content) == Change("actions", ("actions", place))


@given(indices, indices, st.booleans())
def test_moved_actions_are_noticed_where_they_begin(first: int, other: int, numbered: bool) -> None:
    content = content_of(RUNNING)
    rows = content["actions"]
    rows[first], rows[other] = rows[other], rows[first]
    assume(first != other)
    if numbered:
        rows[first]["number"], rows[other]["number"] = first + 1, other + 1
    change = first_change(content)
    assert change is not None
    assert change.path[:2] == ("actions", min(first, other))


@given(st.data())
def test_any_list_that_is_longer_shorter_or_in_another_order_is_noticed(
    data: st.DataObject,
) -> None:
    content = content_of(WHOLE)
    lists = {path[:end] for path in leaves(content) for end in range(1, len(path))}
    wanted = [path for path in lists if isinstance(inside(content, path), list)]
    path = data.draw(st.sampled_from(sorted(wanted, key=str)))
    items = inside(content, path)
    before = list(items)
    match data.draw(st.sampled_from(["longer", "shorter", "turned"])):
        case "longer":
            items.insert(data.draw(st.integers(0, len(items))), items[-1])
        case "shorter":
            del items[data.draw(st.integers(0, len(items) - 1))]
        case _:
            items.reverse()
    change = first_change(content)
    assert (change is None) == (items == before)
    assert change is None or change.path[: len(path)] == path


def test_order_of_keys_and_blanks_are_no_change() -> None:
    content = content_of(STOPPED)
    turned = dict(reversed(content.items()))
    turned["actions"] = [dict(reversed(row.items())) for row in content["actions"]]
    assert first_change(turned) is None
    spaced = json.loads(json.dumps(content, indent=3))
    assert first_change(spaced) is None


@pytest.mark.parametrize("junk", [None, 5, "x", [], {}, [1], [[]], [None, {}]])
def test_what_is_no_list_of_rows_is_a_change(junk: object) -> None:
    change = first_change(content_of(STOPPED) | {"actions": junk})
    assert change is not None
    assert change.path[0] == "actions"
    assert change.kind in ("field", "actions")


def test_a_file_without_digests_is_known_and_one_with_some_left_has_a_chain() -> None:
    assert not has_chain(json.loads(STOPPED.to_json(chained=False)))
    junk: list[Any] = [None, 5, [], {}, {"actions": 5}, {"actions": [5]}]
    assert not any(map(has_chain, junk))
    whole = content_of(STOPPED)
    bare = json.loads(STOPPED.to_json(chained=False))
    for key in ("chain", "header_digest", "header_sums", "digest", "sums"):
        assert has_chain(bare | {key: whole[key]})
        assert first_change(bare | {key: whole[key]}) is not None
    assert has_chain(bare | {"actions": [*bare["actions"][:-1], whole["actions"][-1]]})


def test_the_digest_is_the_same_on_every_machine() -> None:
    record = Record(Setup(MODERN, 3, "tea 茶 é \U0001f004"), ('A"\\\n\x7f', "Bo", "Cy\u2028"), ())
    assert short_digest(record.digest()) == "e661 7a9d 5437"


def test_texts_count_as_they_are_written_not_as_they_look() -> None:
    composed, decomposed = (
        replace(STOPPED, names=(name, *"bcd")) for name in ("\u00e9", "e\u0301")
    )
    assert composed.digest() != decomposed.digest()


def test_the_check_in_the_documentation_is_right(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    script = tmp_path / "check.py"
    script.write_text(next(block for block in code if "hashlib" in block), encoding="utf-8")
    digests = runpy.run_path(str(script))["digests"]
    for record in (WHOLE, RUNNING, STOPPED):
        content = content_of(record)
        header, *rows, end = digests(content)
        assert header[:16] == content["header_digest"]
        assert [row[:16] for row in rows] == [row["digest"] for row in content["actions"]]
        assert end == content["digest"] == record.digest()


def sums_of(*lines: str) -> str:
    """Return the sums of values, as the documentation has it."""
    return "".join(sha256(line.encode()).hexdigest()[:4] for line in lines)


def test_the_sums_are_those_of_the_documentation() -> None:
    record = record_of(Setup(MODERN, 3, "茶"), ("Ann", "Bo", 'C"y'), (EndGame(),))
    content = content_of(record)
    assert content["actions"][0]["sums"] == sums_of(
        "={action,number}",
        ".action={do,seat}",
        '.action.do="end-game"',
        ".action.seat=-1",
        ".number=1",
    )
    assert content["header_sums"] == sums_of(
        "={chain,edition,format,names,own_shops,seed,variants}",
        '.chain="sha256"',
        '.edition="modern"',
        f".format={FORMAT}",
        ".names=[3]",
        '.names[0]="Ann"',
        '.names[1]="Bo"',
        r'.names[2]="C\"y"',
        ".own_shops={}",
        '.seed="茶"',
        ".variants=[0]",
    )
    rounds = sums_of(".rounds=[1]", ".rounds[0]=[3]", *(f".rounds[0][{n}]=50000" for n in range(3)))
    assert content["sums"].startswith(sums_of("={actions,result,rounds}", ".actions=1"))
    assert content["sums"].endswith(rounds)


WHISPERS = (Say(0, "To Bo.", (1,)), Say(1, "To all."), Say(2, "To Ann.", (0,)))


def test_everyone_in_a_game_gets_the_same_digest_of_it() -> None:
    actions = (*WHOLE.actions[:5], *WHISPERS, *WHOLE.actions[5:])
    record = record_of(WHOLE.setup, WHOLE.names, actions)
    everyones = game_digest(record)
    files = [as_heard_by(record, viewer) for viewer in (0, 1, 2, None)]
    assert {game_digest(file) for file in files} == {everyones}
    assert len({file.digest() for file in files}) == 4
    assert all(first_change(content_of(file)) is None for file in files)
    assert files[-1].digest() == everyones


def test_talk_after_the_end_leaves_the_digest_of_the_game() -> None:
    record = record_of(WHOLE.setup, WHOLE.names, (*WHOLE.actions, Say(1, "Well played!")))
    assert game_digest(record) == game_digest(WHOLE) == as_heard_by(WHOLE, None).digest()
    assert as_heard_by(record, None).digest() != game_digest(record)


def test_a_forger_who_computes_the_chain_anew_gets_another_digest() -> None:
    forged = replace(WHOLE, names=("Mallory", *WHOLE.names[1:]))
    assert first_change(content_of(forged)) is None
    assert game_digest(forged) != game_digest(WHOLE)


def test_the_digest_of_a_running_game_is_of_what_was_played() -> None:
    assert game_digest(RUNNING) == as_heard_by(RUNNING, None).digest() != game_digest(BEGUN)


def test_the_digits_that_are_shown_are_the_first_of_the_digest() -> None:
    digest = WHOLE.digest()
    assert re.fullmatch("[0-9a-f]{64}", digest)
    assert short_digest(digest).replace(" ", "") == digest[:DIGITS_SHOWN]


def test_of_several_fields_more_or_less_the_first_is_named() -> None:
    content = content_of(STOPPED)
    added = content | {"before": 1, "after": 2}
    assert first_change(added) == Change("field", ("after",))
    left = {key: value for key, value in content.items() if key not in ("names", "seed")}
    assert first_change(left) == Change("field", ("names",))
