"""Shares and building clauses in the notation (docs/record.md)."""

import pytest

from chinatown.game import MODERN, BuildingClause, Share, Trade, Transfer
from chinatown.record import Notation, NotationError

PLAIN = Notation(MODERN, 3)


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("all of income of #3", Share((3,))),
        ("half of income of #3 #4", Share((3, 4), 1, 2)),
        ("2/3 of outlook of #3", Share((3,), 2, 3, of="bonus")),
        ("1/100 of income and outlook of #3", Share((3,), 1, 100, of="with-bonus")),
        ("half of income of #3 at least $20,000", Share((3,), 1, 2, 20_000)),
        ("half of income of #3 at most $1,000", Share((3,), 1, 2, 0, 1_000)),
        (
            "all of income of #3 at least $20,000 at most $30,000",
            Share((3,), 1, 1, 20_000, 30_000),
        ),
    ],
)
def test_a_share_is_written_and_read(text: str, share: Share) -> None:
    trade = Trade((Transfer(0, 1, shares=(share,)),))
    assert PLAIN.trade(trade) == f"red: {text} -> yellow"
    assert PLAIN.read_trade(f"red: {text} -> yellow") == trade


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("builds Dim Sum #3", BuildingClause(3, "Dim Sum")),
        ("leaves #3 empty", BuildingClause(3, builds=False)),
        ("leaves #3 without Dim Sum", BuildingClause(3, "Dim Sum", builds=False)),
    ],
)
def test_a_clause_is_written_and_read(text: str, clause: BuildingClause) -> None:
    trade = Trade((Transfer(0, 1, clauses=(clause,)),))
    assert PLAIN.trade(trade) == f"red: {text} -> yellow"
    assert PLAIN.read_trade(f"red: {text} -> yellow") == trade


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("half of tea", "notation-expected", {"position": 14, "expected": "income"}),
        ("half of income and tea", "notation-expected", {"position": 25, "expected": "outlook"}),
        ("half of income from", "notation-expected", {"position": 21, "expected": "of"}),
        ("half of income of 3", "notation-expected", {"position": 24, "expected": "#"}),
        ("half of income of #x", "notation-number", {"position": 25}),
        ("half of income of #3 #x", "notation-number", {"position": 28}),
        (
            "half of income of #3 at last",
            "notation-expected",
            {"position": 30, "expected": "least"},
        ),
        ("half of income of #3 at least 5", "notation-expected", {"position": 36, "expected": "$"}),
        ("1/x of income of #3", "notation-number", {"position": 8}),
        ("1/2 income of #3", "notation-expected", {"position": 10, "expected": "of"}),
        ("builds Opera #3", "notation-shop", {"position": 13, "shop": "Opera"}),
        ("builds Photo + #3", "notation-expected", {"position": 19, "expected": "#"}),
        ("leaves 3", "notation-expected", {"position": 13, "expected": "#"}),
        ("leaves #3 full", "notation-expected", {"position": 16, "expected": "empty"}),
    ],
)
def test_an_agreement_that_cannot_be_read_is_pointed_at(
    text: str, code: str, params: dict[str, object]
) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_trade(f"red: {text} -> yellow")
    assert (caught.value.code, caught.value.params) == (code, params)
