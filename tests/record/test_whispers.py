"""Whispers stay between their people, in every record that leaves the server (docs/rules.md 10)."""

from pathlib import Path

import pytest
from scripts.record_games import BusyTable

from chinatown.game import MODERN, Offer, Say, Setup, Trade, Transfer
from chinatown.record import Record, as_heard_by, record_of, replay, verify

SPEECHES = (
    Say(0, "Good luck"),
    Say(1, "Between us", (2,)),
    Say(2, "laugh", (1, 0), kind="reaction"),
)
SEATS = (0, 1, 2)


@pytest.fixture(scope="module")
def game() -> Record:
    """A whole game, with talk after it for all and for some."""
    played = BusyTable(Setup(MODERN, 3, "whispers"), haste=20).play()
    return record_of(played.setup, played.names, (*played.actions, *SPEECHES))


def talk(record: Record) -> list[Say]:
    return [action for action in record.actions if isinstance(action, Say)]


def test_a_stranger_gets_what_everyone_heard_and_a_seat_what_it_heard(game: Record) -> None:
    for viewer in (None, *SEATS):
        heard = [
            step.action
            for step in replay(game)
            if isinstance(step.action, Say) and step.events[0].seen_by(viewer)
        ]
        assert talk(as_heard_by(game, viewer)) == heard
    assert talk(as_heard_by(game, None)) == [SPEECHES[0]]
    assert talk(as_heard_by(game, 0))[-2:] == [SPEECHES[0], SPEECHES[2]]
    assert talk(as_heard_by(game, 1))[-3:] == list(SPEECHES)


def test_only_talk_is_left_out(game: Record) -> None:
    def deeds(record: Record) -> list[object]:
        return [action for action in record.actions if not isinstance(action, Say)]

    assert deeds(as_heard_by(game, None)) == deeds(game)
    assert any(isinstance(action, Offer) and action.secret for action in deeds(game))


@pytest.mark.parametrize("viewer", [None, *SEATS])
def test_what_is_left_verifies_and_reads_back(game: Record, viewer: int | None) -> None:
    heard = as_heard_by(game, viewer)
    assert heard.result == game.result
    assert verify(heard) is None
    assert Record.from_json(heard.to_json()) == heard


def test_the_bytes_do_not_tell_whether_anything_was_whispered(game: Record) -> None:
    silent = [action for action in game.actions if not (isinstance(action, Say) and action.to)]
    never_whispered = record_of(game.setup, game.names, silent)
    assert as_heard_by(game, None).to_json() == never_whispered.to_json()


def test_talk_about_a_secret_offer_is_for_its_parties() -> None:
    setup = Setup(MODERN, 4, "a secret")
    played = BusyTable(setup, haste=1).play()
    start = next(step for step in replay(played) if step.state.phase == "trade")
    deal = played.actions[: start.state.number]
    offer = Offer(0, Trade((Transfer(0, 1, cash=10_000),)), secret=True)
    *_, last = replay(record_of(setup, played.names, (*deal, offer)))
    remark = Say(1, "Why?", about=last.state.offers[-1].id)
    record = record_of(setup, played.names, (*deal, offer, remark))
    assert [talk(as_heard_by(record, viewer)) for viewer in (0, 1)] == [[remark], [remark]]
    assert [talk(as_heard_by(record, viewer)) for viewer in (2, 3, None)] == [[], [], []]


def test_a_game_recorded_before_there_were_whispers_is_left_as_it_is() -> None:
    home = Path(__file__).parent.parent / "data" / "records"
    record = Record.from_json((home / "01-modern-4-plain.json").read_bytes())
    assert as_heard_by(record, None) is record
