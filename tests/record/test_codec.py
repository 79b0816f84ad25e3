"""Actions are written with every field, and read back as they were."""

from dataclasses import asdict
from typing import Any

import orjson
import pytest
from hypothesis import given
from tests.record.kit import ODD, actions

from chinatown.game import (
    Action,
    Build,
    Call,
    Done,
    Goods,
    Offer,
    Phrase,
    Placement,
    Pledge,
    Say,
    Trade,
    Transfer,
)
from chinatown.record import RecordError, action_from_json, action_to_json


@given(actions(ODD))
def test_any_action_reads_back_as_it_was(action: Action) -> None:
    assert action_from_json(action_to_json(action)) == action


@given(actions(ODD))
def test_an_action_is_written_with_all_its_fields_in_order(action: Action) -> None:
    written = orjson.loads(action_to_json(action))
    everything = asdict(action)
    if not everything.get("phrases", True):
        # Silent games are written as they were before there were phrases.
        del everything["phrases"]
    elif isinstance(action, Done) and not action.hold:
        # As in records from before trading could be closing open.
        del everything["hold"]
    elif "phrases" in everything:
        usual = asdict(Phrase("hello")) | {"code": ""}
        everything["phrases"] = [
            {name: value for name, value in phrase.items() if value != usual[name]}
            for phrase in everything["phrases"]
        ]
    assert orjson.dumps(written) == orjson.dumps(_without_later_fields(everything))


LATER = ("shares", "clauses", "choices", "options")


def _without_later_fields(values: dict[str, Any]) -> dict[str, Any]:
    """Return a dictionary without what says nothing and did not exist in the first records."""
    return {name: _in_parts(value) for name, value in values.items() if value or name not in LATER}


def _in_parts(value: Any) -> Any:
    if isinstance(value, dict):
        return _without_later_fields(value)
    return [_in_parts(part) for part in value] if isinstance(value, tuple | list) else value


def test_fields_with_a_usual_value_may_be_left_out() -> None:
    data = '{"do":"offer","seat":0,"trade":{"transfers":[{"giver":0,"taker":1,"cash":5}]}}'
    assert action_from_json(data) == Offer(0, Trade((Transfer(0, 1, cash=5),)))


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        ("", "record-not-json", None),
        ("null", "record-bad-value", "."),
        ("[]", "record-bad-value", "."),
        ("{}", "record-unknown-action", "."),
        ('{"do":"keep","seat":"0","cards":[]}', "record-bad-value", "keep.seat"),
        ('{"do":"keep","seat":0.5,"cards":[]}', "record-bad-value", "keep.seat"),
        ('{"do":"keep","seat":true,"cards":[]}', "record-bad-value", "keep.seat"),
        ('{"do":"keep","seat":0,"cards":[1,"2"]}', "record-bad-value", "keep.cards.1"),
        ('{"do":"keep","seat":0}', "record-missing-field", "keep.cards"),
        ('{"do":"agree","seat":0,"offer":"x","kept":1}', "record-unknown-field", "agree.kept"),
        (
            '{"do":"offer","seat":0,"trade":{"transfers":[{"giver":0,"taker":1,"gold":5}]}}',
            "record-unknown-field",
            "offer.trade.transfers.0.gold",
        ),
    ],
)
def test_what_is_no_action_is_refused_and_pointed_at(
    data: str, code: str, where: str | None
) -> None:
    with pytest.raises(RecordError) as caught:
        action_from_json(data)
    assert caught.value.code == code
    assert caught.value.params.get("where") == where
    # A line and column are those of a file; an action alone has none.
    assert {caught.value.params.get(name, 0) for name in ("line", "column")} == {0}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("{", "EOF while parsing an object at line 1 column 1"),
        ('{"do":"keep","seat":"0","cards":[]}', "int_type"),
        ('{"do":"keep","seat":0,"cards":[1,"2"]}', "int_type"),
        ("null", "dict_type"),
    ],
)
def test_a_wrong_value_says_what_is_wrong_with_it(data: str, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        action_from_json(data)
    assert caught.value.params["problem"] == problem


def test_each_field_is_written_by_name_in_order() -> None:
    parts = Transfer(0, 1, (2,), ("Photo",), 10_000, 20_000, (3,)), Transfer(1, 0)
    offer = Offer(0, Trade(parts, (Pledge(1, 0, "so"),)), True, "a", "b", "c", 30)
    assert action_to_json(offer).decode() == (
        '{"seat":0,"trade":{"transfers":['
        '{"giver":0,"taker":1,"buildings":[2],"tiles":["Photo"],"cash":10000,"due":20000,"cards":[3]},'
        '{"giver":1,"taker":0,"buildings":[],"tiles":[],"cash":0,"due":0,"cards":[]}],'
        '"promises":[{"giver":1,"taker":0,"text":"so"}]},'
        '"secret":true,"counters":"a","replaces":"b","answers":"c","seconds":30,"do":"offer"}'
    )
    call = Call(2, Goods((1,), ("Photo",), 5), Goods())
    assert action_to_json(call).decode() == (
        '{"seat":2,"seeks":{"buildings":[1],"tiles":["Photo"],"cash":5},'
        '"gives":{"buildings":[],"tiles":[],"cash":0},"text":"","first":false,"do":"call"}'
    )
    build = Build(1, (Placement(3, "Photo"),))
    assert action_to_json(build).decode() == (
        '{"seat":1,"placements":[{"building":3,"shop":"Photo"}],"do":"build"}'
    )
    said = Say(0, kind="phrases", phrases=(Phrase("thanks", seat=1), Phrase("hello")))
    assert action_to_json(said).decode() == (
        '{"seat":0,"text":"","to":[],"about":"","kind":"phrases",'
        '"phrases":[{"code":"thanks","seat":1},{"code":"hello"}],"do":"say"}'
    )
    assert action_to_json(Done(1)).decode() == '{"seat":1,"done":true,"do":"done"}'
    closing = Done(1, False, hold=True)
    assert action_to_json(closing).decode() == '{"seat":1,"done":false,"hold":true,"do":"done"}'
