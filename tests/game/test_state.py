"""The position as a value, and whom a phase waits for (docs/rules.md 4, 8 and 11)."""

from dataclasses import replace

import pytest
from tests.game.kit import new_game, table

from chinatown.game import (
    EVERYONE,
    MODERN,
    AddressedEvent,
    BadSetup,
    Debt,
    OfferState,
    Promise,
    Setup,
    State,
    Variants,
    waiting_for,
)
from chinatown.game.deal_table import MARKERS
from chinatown.game.events import RoundBegan, may_see
from chinatown.game.state import (
    RULES,
    Remark,
    _replacing,
    cards_to_keep,
    chosen_seats,
    first_waiting,
    is_closing,
)

ASKED = Variants(placing_tiles="at-once-unless-asked")


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        Setup(MODERN, players, "a seed")
    assert caught.value.code == "player-count"
    assert caught.value.params == {"players": players, "least": 3, "most": 5}
    assert [Setup(MODERN, count, "a seed").players for count in (3, 4, 5)] == [3, 4, 5]


@pytest.mark.parametrize("version", [0, RULES + 1])
def test_a_version_of_the_rules_that_there_is_not_is_named(version: int) -> None:
    with pytest.raises(BadSetup) as caught:
        Setup(MODERN, 3, "a seed", rules=version)
    assert caught.value.code == "unknown-rules"
    assert caught.value.params == {"version": version, "most": RULES}
    assert [Setup(MODERN, 3, "", rules=known).rules for known in (1, RULES)] == [1, RULES]


def test_changed_positions_are_copies_of_the_same_kind() -> None:
    state = table()
    changed = _replacing(State)(state, round=4, cash=(1, 2, 3, 4))
    assert type(changed) is State
    assert (changed.round, changed.cash) == (4, (1, 2, 3, 4))
    assert changed[3:8] == state[3:8]
    assert state.round == 1
    offer = OfferState("a", 0, None, False, "", 3, 1)  # type: ignore[arg-type]
    changed = _replacing(OfferState)(offer, status="made")
    assert changed == OfferState("a", 0, None, False, "", 3, 1, "made")  # type: ignore[arg-type]
    assert type(changed) is OfferState
    with pytest.raises(KeyError):
        _replacing(State)(state, colour="red")


def test_an_audience_is_seats_and_spectators() -> None:
    assert [may_see(1 << 0 | 1 << 2, viewer) for viewer in (0, 1, 2, None)] == [
        *(True, False, True, False)
    ]
    assert may_see(1 << 5, None)
    assert not may_see(1 << 5, 4)
    assert all(may_see(EVERYONE, viewer) for viewer in (0, 1, 2, 3, 4, None))
    for_yellow = AddressedEvent(RoundBegan(1, 0), 1 << 1)
    assert [for_yellow.seen_by(viewer) for viewer in (0, 1, None)] == [False, True, False]
    assert AddressedEvent(RoundBegan(1, 0)).seen_by(None)


def test_what_is_for_some_is_seen_by_those_alone() -> None:
    for matter in (
        Debt(0, 1, 10_000, 1 << 0 | 1 << 1),
        Promise("a.0", 1, 0, 1, "later", 1 << 0 | 1 << 1),
        Remark(0, (), "", 1 << 0 | 1 << 1),
        OfferState("a", 0, None, True, "", 1 << 0 | 1 << 1, 1),  # type: ignore[arg-type]
    ):
        assert [matter.seen_by(viewer) for viewer in (0, 1, 2, None)] == [
            *(True, True, False, False)
        ]
    plain = OfferState("a", 0, None, False, "", 3, 1)  # type: ignore[arg-type]
    assert [plain.seen_by(viewer) for viewer in (0, 2, None)] == [True] * 3


def test_a_phase_waits_clockwise_from_the_first_player_for_those_who_are_not_ready() -> None:
    state = new_game()._replace(first=2, chosen=(None, 1 << 3, None, None))
    assert chosen_seats(state) == 1 << 1
    assert waiting_for(state) == (2, 3, 0)
    assert first_waiting(state) == 2
    trading = state._replace(phase="trade", done=1 << 2 | 1 << 0)
    assert waiting_for(trading) == (3, 1)
    assert first_waiting(trading) == 3
    building = state._replace(phase="build", built=1 << 2)
    assert waiting_for(building) == (3,)
    assert first_waiting(building) == 3
    at_once = building._replace(setup=replace(state.setup, variants=ASKED))
    assert waiting_for(at_once) == (3, 0, 1)
    assert waiting_for(state._replace(phase="over")) == ()


def test_a_card_chosen_as_nothing_is_chosen() -> None:
    assert chosen_seats(new_game()._replace(chosen=(0, None, 0, None))) == 1 << 0 | 1 << 2


def test_trading_is_closing_when_all_are_done() -> None:
    state = table()
    assert is_closing(state._replace(done=0b1111))
    assert not is_closing(state._replace(done=0b0111))
    assert not is_closing(state._replace(done=0b1111, phase="build"))


def test_cards_are_kept_as_long_as_there_are_markers() -> None:
    def owning(count: int) -> int:
        return (1 << count) - 1 << 1

    assert cards_to_keep(4, 2, 0) == 3
    assert cards_to_keep(4, 2, owning(MARKERS - 3)) == 3
    assert cards_to_keep(4, 2, owning(MARKERS - 1)) == 1
    assert cards_to_keep(3, 1, owning(MARKERS)) == 0
