"""A view as messages: what changed is what a fresh encoding would show, and nothing is missed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chinatown.game import (
    EDITIONS,
    AgreedClause,
    BuildingClause,
    Debt,
    Placement,
    Setup,
    Share,
    State,
    Variants,
    View,
    initial_state,
    mask_of,
    view,
)
from chinatown.protocol.encoder import Frame, ViewEncoder
from chinatown.protocol.position import Changed, GameView
from chinatown.protocol.sections import SECTIONS
from chinatown.record import Record, replay

RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.json"))[::12]
LATE = "2026-01-01T00:05:00.000Z"
LATER = "2026-01-01T00:06:00.000Z"

START = initial_state(Setup(EDITIONS["classic"], 3, "a seed"))


def positions(path: Path) -> Iterator[State]:
    for step in replay(Record.from_json(path.read_bytes())):
        yield step.state


def test_the_sections_are_those_of_the_message_in_its_order() -> None:
    assert list(SECTIONS) == list(GameView.model_fields) == list(Changed.model_fields)


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_view_kept_up_to_date_equals_one_encoded_anew(path: Path, viewer: int | None) -> None:
    encoder = ViewEncoder()
    kept = None
    for state in positions(path):
        frame = Frame(view(state, viewer))
        fresh = ViewEncoder().encode(frame)
        if kept is None:
            kept = fresh
            continue
        before = kept
        kept, changed = encoder.encode_next(before, frame)
        assert kept.message == fresh.message
        assert changed == {
            name: section
            for name, section in fresh.sections.items()
            if section != before.sections[name]
        }


def test_what_viewers_have_in_common_is_taken_over_and_nothing_else() -> None:
    viewers = (None, 0, 1, 2)
    encoder = ViewEncoder()
    shown = {viewer: encoder.encode(Frame(view(START, viewer))) for viewer in viewers}
    trading = START._replace(phase="trade", done=0b10, cash=(1_000, 2_000, 3_000), hands=(2, 4, 8))
    for viewer in viewers:
        frame = Frame(view(trading, viewer))
        shown[viewer], _ = encoder.encode_next(shown[viewer], frame)
        assert shown[viewer].message == ViewEncoder().encode(frame).message
    assert [player.cash for player in shown[1].message.players] == [None, 2_000, None]
    assert shown[2].sections["supply"] is shown[1].sections["supply"]


def test_every_field_that_a_section_shows_is_noticed_when_it_alone_changes() -> None:
    seen = view(START, 0)
    encoder = ViewEncoder()
    before = encoder.encode(Frame(seen))
    noticed: dict[str, View] = {
        "now": seen._replace(done=1, phase="trade"),
        "board": seen._replace(owned=(2, 0, 0)),
        "players": seen._replace(unseen_tiles=(1, 0, 0)),
        "mine": seen._replace(plan=()),
        "supply": seen._replace(hand_counts=(0, 0, 0)),
        "outlook": seen._replace(outlook=((3,), *seen.outlook)),
        "result": seen._replace(phase="over"),
    }
    for section, later in noticed.items():
        _, changed = encoder.encode_next(before, Frame(later))
        assert section in changed, section


def test_agreements_are_shown_with_what_they_are_worth_to_those_who_know_of_them() -> None:
    state = initial_state(Setup(EDITIONS["modern"], 3, "a seed"))
    share, clause = Share((16,), 1, 2), BuildingClause(20, "Photo")
    photo = state.edition.index["Photo"]
    standing = tuple(mask_of([16, 17]) if kind == photo else 0 for kind in range(12))
    tiles = tuple(int(kind == photo) for kind in range(12))
    state = state._replace(
        phase="build",
        owned=(mask_of([16, 17, 20]), 0, 0),
        shops=standing,
        tiles=(tiles, state.tiles[1], state.tiles[2]),
        debts=(Debt(0, 1, 0, 0b11, share), Debt(0, 1, 30_000, 0b11)),
        clauses=(AgreedClause(0, 1, clause, 0b11),),
    )
    party, outsider = (ViewEncoder().encode(Frame(view(state, seat))).message for seat in (0, 2))
    assert [(debt.owed, debt.share, debt.worth) for debt in party.debts] == [
        (0, share, 10_000),
        (30_000, None, 30_000),
    ]
    assert [shown.clause for shown in party.clauses] == [clause]
    assert party.mine is not None
    assert party.mine.must_build == [Placement(20, "Photo")]
    assert party.now.may_bind
    assert outsider.debts == []
    assert outsider.clauses == []


def test_a_table_that_wants_immediate_trades_offers_no_agreements() -> None:
    setup = Setup(EDITIONS["modern"], 3, "a seed", Variants(immediate_only=True))
    encoded = ViewEncoder().encode(Frame(view(initial_state(setup), 0)))
    assert not encoded.message.now.may_bind


def test_the_trade_clock_changes_where_the_game_is_and_nothing_else() -> None:
    trading = view(START, 0)._replace(phase="trade")
    encoder = ViewEncoder()
    before = encoder.encode(Frame(trading, clock_ends=LATE))
    after, changed = encoder.encode_next(before, Frame(trading, clock_ends=LATER))
    assert list(changed) == ["now"]
    assert after.message.now.clock_ends == LATER


def test_what_nothing_is_made_from_sends_nothing() -> None:
    seen = view(START, None)
    encoder = ViewEncoder()
    before = encoder.encode(Frame(seen))
    after, changed = encoder.encode_next(before, Frame(seen._replace(seed="another")))
    assert changed == {}
    assert after.message == before.message
