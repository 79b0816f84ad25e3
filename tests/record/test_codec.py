"""Actions are written with every field, and read back as they were."""

from dataclasses import asdict

import orjson
import pytest
from hypothesis import given
from tests.record.kit import ODD, actions

from chinatown.game import Action, Done, Offer, Phrase, Trade, Transfer
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
        # As in records from before trading could be held open.
        del everything["hold"]
    elif "phrases" in everything:
        usual = asdict(Phrase("hello")) | {"code": ""}
        everything["phrases"] = [
            {name: value for name, value in phrase.items() if value != usual[name]}
            for phrase in everything["phrases"]
        ]
    assert orjson.dumps(written) == orjson.dumps(everything)


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
