"""Who could help a player to what it wants."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from tests.server.kit import Line, keep_all, lot_of, running, seated
from tests.server.test_effects import hidden_games, trading

from chinatown.game import Goods, IllegalAction, State, Trade, view
from chinatown.game.state import BUILD
from chinatown.server.messages.answers import Suggestion
from chinatown.server.suggestions import suggestions

RING = trading(
    [(1, 2, 3), (60, 61, 62), (40, 41, 42)],
    {"Photo": (1, 3), "Tea House": (60, 62), "Sea Food": (40, 41)},
    {0: ("Tea House",), 1: ("Sea Food",), 2: ("Photo",)},
    round_=6,
)
"""Each of three has a tile that completes the business of the next; one income is to come."""


def suggested(state: State, *, lots: Any = (), tiles: Any = (), **more: Any) -> list[Suggestion]:
    """Return who could help seat 0, at a table that shows every effect unless it is said."""
    owner, shown = more.pop("owner", None), more.pop("shown", "everyone")
    return suggestions(view(state, 0), Goods(lots, tiles), owner, shown, **more)


def gains(suggestion: Suggestion) -> dict[int, int]:
    return {gain.seat: gain.total for gain in suggestion.gains}


def given_tiles(trade: Trade) -> set[tuple[int, int, tuple[str, ...]]]:
    return {(part.giver, part.taker, part.tiles) for part in trade.transfers if part.tiles}


def test_a_chain_of_three_helps_all_where_no_two_can_help_each_other_as_much() -> None:
    best, *others = suggested(RING, tiles=("Photo",))
    assert given_tiles(best.trade) == {
        (2, 0, ("Photo",)),
        (0, 1, ("Tea House",)),
        (1, 2, ("Sea Food",)),
    }
    # Two shops and one elsewhere pay 3 units, three together 5, once.
    assert gains(best) == {0: 20_000, 1: 20_000, 2: 20_000}
    assert all(gains(other)[0] <= 20_000 for other in others)
    assert len(others) <= 2


def test_a_lot_that_only_the_asker_needs_is_bought_so_that_both_gain() -> None:
    state = trading([(1, 2), (3,), ()], {"Photo": (1, 2)}, {0: ("Photo",)}, round_=6)
    [sale] = suggested(state, lots=(3,), owner=1)
    assert [(part.giver, part.taker) for part in sale.trade.transfers] == [(0, 1), (1, 0)]
    # It brings 30,000 in the last income; paying 10,000 or 20,000 leaves both a gain.
    assert sum(gains(sale).values()) == 30_000
    assert set(gains(sale).values()) == {10_000, 20_000}


def test_before_the_last_round_hopes_count_and_all_gain_about_the_same() -> None:
    best, *_ = suggested(RING._replace(round=2), tiles=("Photo",))
    least, *_, most = sorted(gains(best).values())
    assert least > 0
    assert most - least <= 20_000


def test_a_lot_beside_shops_that_could_grow_is_wanted_though_no_tile_is_there_yet() -> None:
    state = trading([(1, 2), (3,), ()], {"Jewellery": (1, 2)}, {})
    assert suggested(state, lots=(3,))
    assert suggested(state._replace(round=6), lots=(3,)) == []


def test_every_suggestion_brings_what_is_wanted_and_leaves_nobody_worse() -> None:
    for suggestion in suggested(RING, tiles=("Photo",)):
        assert (2, 0, ("Photo",)) in given_tiles(suggestion.trade)
        assert min(gains(suggestion).values()) > 0


def test_nobody_is_to_pay_more_than_the_asker_knows_they_have() -> None:
    state = trading([(1, 2), (3,), ()], {"Photo": (1, 2)}, {0: ("Photo",)}, round_=3)
    [sale] = suggested(state, lots=(3,), owner=1)
    assert sum(part.cash for part in sale.trade.transfers if part.giver == 0) > 20_000
    poor = state._replace(cash=(20_000, *state.cash[1:]))
    assert all(
        sum(part.cash for part in each.trade.transfers if part.giver == 0) <= 20_000
        for each in suggested(poor, lots=(3,), owner=1)
    )


def test_what_helps_nobody_is_not_suggested() -> None:
    assert suggested(RING, lots=(61,)) == []


def test_tiles_that_nobody_is_known_to_have_are_not_suggested() -> None:
    assert suggested(RING, tiles=("Factory",)) == []


@pytest.mark.parametrize(
    ("shown", "seats"), [("off", None), ("mine", {0}), ("everyone", {0, 1, 2})]
)
def test_effects_are_shown_of_those_whose_the_table_shows(
    shown: str, seats: set[int] | None
) -> None:
    shown_of = [set(gains(each)) for each in suggested(RING, tiles=("Photo",), shown=shown)]
    assert shown_of[:1] == ([] if seats is None else [seats])


def test_a_search_without_time_finds_nothing() -> None:
    assert suggested(RING, tiles=("Photo",), seconds=-1) == []


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"lots": (86,)}, "unknown-building"),
        ({"lots": (61, 61)}, "building-twice"),
        ({"tiles": ("Noodles",)}, "unknown-shop-type"),
        ({}, "empty-trade"),
        ({"lots": (61,), "owner": 9}, "unknown-seat"),
        ({"lots": (61,), "owner": 0}, "trade-with-oneself"),
        ({"lots": (61,), "owner": 2}, "building-not-owned"),
        ({"tiles": ("Photo",), "owner": 1}, "tile-not-held"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(IllegalAction) as error:
        suggested(RING, **wish)
    assert error.value.code == code


def test_nothing_is_suggested_outside_the_trade_phase() -> None:
    with pytest.raises(IllegalAction) as error:
        suggested(RING._replace(phase=BUILD), tiles=("Photo",))
    assert error.value.code == "wrong-phase"


@settings(max_examples=25, deadline=None)
@given(hidden_games())
def test_what_the_viewer_may_not_know_changes_no_suggestion(
    states: tuple[State, State, Trade],
) -> None:
    state, other, trade = states
    [part] = trade.transfers
    assume(part.giver != 0)
    wish = {"lots": part.buildings, "seconds": 60.0}
    assert suggested(state, **wish) == suggested(other, **wish)


async def suggest(line: Line, *buildings: int) -> Any:
    return await line.ask({"t": "suggest", "buildings": list(buildings), "tiles": []})


async def test_only_players_are_answered_and_only_while_they_trade(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        assert (await suggest(lines[0], 1))["code"] == "wrong-phase"
        await keep_all(lines)
        answer = await suggest(lines[0], lot_of(lines[0], 1))
        assert answer["t"] == "suggested"
        assert {gain["seat"] for each in answer["suggestions"] for gain in each["gains"]} <= {0}
        onlooker = await site.person("Eve").look_on(table)
        assert (await suggest(onlooker, 1))["code"] == "not-seated"
        many = await lines[0].ask({"t": "suggest", "buildings": [1] * 13, "tiles": []})
        assert many["code"] == "message-wrong"
