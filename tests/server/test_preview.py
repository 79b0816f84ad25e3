"""What a placement would bring, from what the player sees."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Line, running, seated, settle

from chinatown.game import (
    MODERN,
    Done,
    IllegalAction,
    Keep,
    Placement,
    Setup,
    View,
    initial_state,
    mask_of,
    parse_variants,
    view,
)
from chinatown.server.preview import preview_placements

PHOTO, TEA, LAUNDRY = 0, 1, 7


def position(*, lots: list[int], tiles: dict[int, int], shops: dict[int, list[int]]) -> View:
    """Return seat 0's view with these buildings, tiles at hand and shops on the board."""
    setup = Setup(MODERN, 3, "seed", parse_variants(["street-access"]))
    state = initial_state(setup)
    tiles_held = tuple(tiles.get(kind, 0) for kind in range(12))
    state = state._replace(
        owned=(mask_of(lots), 0, 0),
        tiles=(tiles_held, *state.tiles[1:]),
        shops=tuple(mask_of(shops.get(kind, [])) for kind in range(12)),
        phase="build",
    )
    return view(state, 0)


def test_a_business_that_grows_pays_more() -> None:
    seen = position(lots=[1, 2, 5], tiles={PHOTO: 2}, shops={PHOTO: [1]})
    answer = preview_placements(seen, "id", [Placement(2, "Photo")])
    assert (answer.before, answer.after) == (10_000, 20_000)
    (business,) = answer.businesses
    assert (business.buildings, business.size, business.maximum) == ([1, 2], 2, 3)
    assert not business.finished
    assert answer.lots == {"Photo": [5]}


def test_without_placements_it_says_where_tiles_may_go() -> None:
    seen = position(lots=[1, 3, 5, 40], tiles={PHOTO: 1, LAUNDRY: 1}, shops={PHOTO: [1]})
    answer = preview_placements(seen, "id", [])
    assert answer.before == answer.after == 10_000
    # 3 is enclosed: only the shop beside it, on 1, gives it access to the street.
    assert answer.lots == {"Photo": [3, 5, 40], "Laundry": [5, 40]}


def test_a_tile_can_open_the_way_for_the_next() -> None:
    seen = position(lots=[1, 3], tiles={TEA: 2}, shops={})
    assert preview_placements(seen, "id", []).lots == {"Tea House": [1]}
    answer = preview_placements(seen, "id", [Placement(1, "Tea House")])
    assert answer.lots == {"Tea House": [3]}
    both = [Placement(3, "Tea House"), Placement(1, "Tea House")]
    assert preview_placements(seen, "id", both).after == 20_000


async def test_a_preview_over_the_socket_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        for line in lines:
            own = line.game["mine"]
            await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
        ann = lines[0]
        await settle(ann)
        before = ann.view
        lot = ann.game["board"]["owners"].index(0) + 1
        tile = ann.game["players"][0]["tiles"][0]
        answer = await preview(ann, {"building": lot, "shop": tile})
        assert (answer["before"], answer["after"]) == (0, 10_000)
        assert answer["businesses"][0]["buildings"] == [lot]
        await settle(ann)
        assert ann.view == before
        await settle(lines[1])
        for line in lines:
            await line.do(Done(line.seat))
        await ann.until(lambda line: line.game["now"]["phase"] == "build")
        assert (await preview(ann, {"building": lot, "shop": tile}))["after"] == 10_000


async def preview(line: Line, *placements: dict[str, Any]) -> dict[str, Any]:
    answer = await line.ask({"t": "preview", "placements": list(placements)})
    assert answer["t"] == "previewed", answer
    return answer


def test_a_placement_that_is_not_allowed_is_refused() -> None:
    seen = position(lots=[3], tiles={PHOTO: 1}, shops={})
    with pytest.raises(IllegalAction, match="no-street-access"):
        preview_placements(seen, "id", [Placement(3, "Photo")])
