"""Whether tiles are placed in turn, and who can ask for it (docs/rules.md 4.4 and 8)."""

from dataclasses import replace

from tests.game.kit import new_game, trading

from chinatown.game import (
    CLASSIC,
    MODERN,
    may_ask_turns,
)
from chinatown.game.placing_order import placed_in_turn, seats_to_ask


def test_tiles_are_placed_as_the_table_says_or_else_the_edition() -> None:
    assert placed_in_turn(trading(edition=MODERN))
    assert not placed_in_turn(trading(edition=CLASSIC))
    for edition in (MODERN, CLASSIC):
        for asked in (0, 0b1111):
            table_at_once = trading(edition=edition, placing_tiles="at-once")
            assert not placed_in_turn(table_at_once._replace(turns_asked=asked))
            assert placed_in_turn(trading(edition=edition, placing_tiles="in-turn"))
        asking = trading(edition=edition, placing_tiles="at-once-unless-asked")
        assert [placed_in_turn(asking._replace(turns_asked=asked)) for asked in (0, 1, 6)] == [
            *(False, True, True)
        ]


def test_one_seat_or_all_must_ask_for_turns_as_the_table_says() -> None:
    for placing, needed in (
        ("at-once-unless-asked", 1),
        ("at-once-unless-all-agree", 4),
        ("in-turn", 0),
        ("at-once", 0),
    ):
        state = trading(placing_tiles=placing)
        assert seats_to_ask(state) == needed
        assert may_ask_turns(state, 2) == (needed > 0)
    some = trading(placing_tiles="at-once-unless-all-agree")._replace(turns_asked=0b1011)
    assert not placed_in_turn(some)
    assert [may_ask_turns(some, seat) for seat in range(4)] == [False, False, True, False]
    assert placed_in_turn(some._replace(turns_asked=0b1111))


def test_turns_can_be_asked_for_from_trading_until_one_has_placed() -> None:
    state = trading(placing_tiles="at-once-unless-asked")
    assert not may_ask_turns(new_game(placing_tiles="at-once-unless-asked"), 0)
    assert may_ask_turns(state, 0)
    placing = state._replace(phase="build", built=0b0110)
    assert [may_ask_turns(placing, seat) for seat in range(4)] == [True, False, False, True]
    assert not may_ask_turns(placing._replace(phase="over"), 0)
    earlier = placing._replace(setup=replace(placing.setup, rules=2))
    assert not may_ask_turns(earlier, 0)
    assert may_ask_turns(earlier._replace(phase="trade"), 0)
