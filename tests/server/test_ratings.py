"""What lots and cards would be worth to a player, in money."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Line, running, seated
from tests.server.test_effects import trading

from chinatown.game import MODERN, IllegalAction, Setup, initial_state, parse_variants, view
from chinatown.server.messages.answers import Rating
from chinatown.server.ratings import ratings


def rated(*args: Any, building: int, **more: Any) -> Rating:
    """Return how seat 0 rates a building."""
    [rating] = ratings(view(trading(*args, **more), 0), [building])
    return rating


def test_a_lot_that_finishes_a_business_counts_what_the_business_pays_more() -> None:
    # Photo on 1 and 2 pays 20,000; a third beside them finishes it at 50,000.
    lot = rated([(1, 2), (3,), ()], {"Photo": (1, 2)}, {0: ("Photo",)}, building=3)
    assert (lot.now, lot.shop, lot.was, lot.size) == (30_000, "Photo", 2, 3)
    # Without the lot there would be hope for it, which counts against it.
    assert 30_000 < lot.total < 6 * 30_000


def test_an_own_lot_counts_what_would_be_lost_without_it() -> None:
    lot = rated([(1, 2, 3), (), ()], {"Photo": (1, 2)}, {0: ("Photo",)}, building=3)
    assert (lot.now, lot.shop, lot.was, lot.size) == (30_000, "Photo", 2, 3)


def test_a_lot_with_a_shop_brings_the_shop() -> None:
    lot = rated([(1, 2), (3,), ()], {"Photo": (1, 2, 3)}, {}, building=3)
    assert (lot.now, lot.size) == (30_000, 3)


def test_a_lot_that_no_tile_is_left_for_brings_nothing_now() -> None:
    lot = rated([(1, 2), (3,), ()], {}, {0: ("Photo",)}, building=3)
    assert (lot.now, lot.shop) == (0, "")


def test_a_lot_without_street_access_brings_nothing_to_those_who_cannot_reach_it() -> None:
    variants = parse_variants(["street-access"])
    alone = rated([(), (7,), ()], {}, {0: ("Photo",)}, variants=variants, building=7)
    assert (alone.now, alone.total) == (0, 0)
    reached = rated(
        [(6,), (7,), ()], {"Photo": (6,)}, {0: ("Photo",)}, variants=variants, building=7
    )
    assert reached.now == 10_000


def test_cards_are_rated_against_the_rest_of_the_hand() -> None:
    state = initial_state(Setup(MODERN, 3, "seed"))
    # 16 and 17 lie side by side, 85 has no neighbour among them.
    hand = (1 << 16) | (1 << 17) | (1 << 85)
    state = state._replace(hands=(hand, *state.hands[1:]))
    joined, alone = ratings(view(state, 0), [16, 85])
    assert joined.total > alone.total >= 0


def test_a_building_that_does_not_exist_cannot_be_rated() -> None:
    with pytest.raises(IllegalAction) as error:
        rated([(1,), (), ()], {}, {}, building=86)
    assert error.value.code == "unknown-building"


async def rate(line: Line, *buildings: int) -> Any:
    return await line.ask({"t": "rate", "buildings": list(buildings)})


@pytest.mark.parametrize(("shown", "count"), [("off", 0), ("mine", 2), ("everyone", 2)])
async def test_a_table_that_shows_no_effects_rates_nothing(
    tmp_path: Path, shown: str, count: int
) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, *_) = await seated(site, "Ann", "Ben", "Cho", effects=shown)
        hand = ann.game["mine"]["hand"]
        answer = await rate(ann, *hand[:2])
        assert len(answer["ratings"]) == count
        onlooker = await site.person("Eve").look_on(table)
        assert (await rate(onlooker, 1))["code"] == "not-seated"
