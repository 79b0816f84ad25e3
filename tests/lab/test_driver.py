"""A game of bots is played to its end, or it is said that it will not end."""

from collections.abc import Sequence

import pytest

from chinatown.bots import Bot, make_bot
from chinatown.game import (
    MODERN,
    Action,
    Done,
    Event,
    IllegalAction,
    Phrase,
    Say,
    Setup,
    View,
)
from chinatown.lab import BotsStuck, decisions, play_game
from chinatown.record import verify

NAMES = ("Ann", "Bo", "Cy")


class Silent:
    """A bot that never does anything."""

    def decide(self, view: View) -> Action | None:
        return None


class Talker:
    """A bot that keeps talking in the trade phase."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._player = make_bot("random", seat, "")

    def decide(self, view: View) -> Action | None:
        return Say(self._seat, "And then…") if view.phase == "trade" else self._player.decide(view)


class Finished:
    """A bot that says done at once; `asked` counts how often it was asked to trade in round 1."""

    def __init__(self, seat: int) -> None:
        self._player = make_bot("random", seat, "")
        self.asked = 0

    def decide(self, view: View) -> Action | None:
        if view.phase != "trade":
            return self._player.decide(view)
        self.asked += view.round == 1
        return None if view.done >> (view.viewer or 0) & 1 else Done(view.viewer or 0)


class Remarking(Finished):
    """A bot that first says something a few times."""

    def __init__(self, seat: int, remark: Say) -> None:
        super().__init__(seat)
        self._remarks = [remark] * 5

    def decide(self, view: View) -> Action | None:
        if view.phase == "trade" and self._remarks:
            return self._remarks.pop()
        return super().decide(view)


class Cheat:
    """A bot that says done while cards are dealt."""

    def decide(self, view: View) -> Action | None:
        return Done(view.viewer or 0)


def game() -> Setup:
    return Setup(MODERN, 3, "a seed")


@pytest.mark.whole_game
def test_a_game_of_bots_has_a_record_that_verifies() -> None:
    bots = [make_bot(kind, seat, "") for seat, kind in enumerate(["random", "shopkeeper"] * 2)][:3]
    played = play_game(game(), bots, NAMES)
    assert played.state.phase == "over"
    assert played.record.names == NAMES
    assert played.record.result is not None
    assert played.record.result.cash == played.state.cash
    assert len(played.record.actions) == played.state.number
    assert verify(played.record) is None


@pytest.mark.whole_game
def test_the_trades_are_counted() -> None:
    bots = [make_bot("random", seat, "") for seat in range(3)]
    played = play_game(game(), bots, NAMES)
    agreements = sum(action.do in ("agree", "take-call") for action in played.record.actions)
    assert 0 < played.trades <= agreements


@pytest.mark.whole_game
@pytest.mark.parametrize("bots", [[Silent()] * 3, [Talker(seat) for seat in range(3)]])
def test_bots_that_do_not_finish_are_stopped(bots: list[Bot]) -> None:
    with pytest.raises(BotsStuck) as caught:
        play_game(game(), bots, NAMES)
    assert (caught.value.code, caught.value.params) == ("bots-stuck", {"round": 1})


@pytest.mark.whole_game
@pytest.mark.parametrize(
    ("remark", "heard"),
    [
        (Say(0, "wow", kind="reaction"), False),
        (Say(0, kind="phrases", phrases=(Phrase("favour"),)), True),
    ],
)
def test_who_has_finished_is_asked_again_for_what_its_view_holds(remark: Say, heard: bool) -> None:
    bots = [Remarking(0, remark), Finished(1), Finished(2)]
    play_game(game(), bots, NAMES)
    # Once to say done, and once more to have nothing to do.
    assert [bot.asked > 2 for bot in bots[1:]] == [heard, heard]


@pytest.mark.whole_game
def test_what_the_rules_refuse_ends_the_game() -> None:
    with pytest.raises(IllegalAction):
        play_game(game(), [Cheat()] * 3, NAMES)


class Corrected(Cheat):
    """A cheat that plays by the rules once it has been refused, and notes what it hears."""

    def __init__(self) -> None:
        self._player = make_bot("random", 0, "")
        self.refusals: list[str] = []
        self.heard: list[Event] = []

    def refused(self, view: View, error: IllegalAction) -> Action | None:
        self.refusals.append(error.code)
        return self._player.decide(view)

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events


@pytest.mark.whole_game
def test_what_a_fallible_bot_may_not_do_is_replaced_and_it_hears_what_its_seat_sees() -> None:
    bot = Corrected()
    steps = list(decisions(game(), [bot, *(make_bot("random", seat, "") for seat in (1, 2))]))
    assert steps[-1].state.phase == "over"
    assert "wrong-phase" in bot.refusals
    events = [addressed for step in steps for addressed in step.events]
    assert bot.heard == [addressed.event for addressed in events if addressed.seen_by(0)]
    assert len(bot.heard) < len(events)
