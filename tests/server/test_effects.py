"""What a trade would change, as the table shows it."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.server.kit import Line, keep_all, lot_of, running, seated

from chinatown.game import (
    CLASSIC,
    MODERN,
    Edition,
    IllegalAction,
    Placement,
    Setup,
    State,
    Trade,
    Transfer,
    Variants,
    initial_state,
    mask_of,
    parse_variants,
    view,
)
from chinatown.game.state import TRADE
from chinatown.server.effects import effects


def trading(
    owned: list[tuple[int, ...]],
    shops: dict[str, tuple[int, ...]],
    tiles: dict[int, tuple[str, ...]],
    *,
    edition: Edition = MODERN,
    variants: Variants | None = None,
    round_: int = 1,
) -> State:
    """Return a position in the trade phase: buildings by seat, by shop type, tiles by seat."""
    state = initial_state(Setup(edition, len(owned), "seed", variants or Variants()))
    counts = tuple(
        tuple(tiles.get(seat, ()).count(kind.name) for kind in edition.shops)
        for seat in range(len(owned))
    )
    return state._replace(
        round=round_,
        phase=TRADE,
        owned=tuple(mask_of(lots) for lots in owned),
        shops=tuple(mask_of(shops.get(kind.name, ())) for kind in edition.shops),
        tiles=counts,
        shown=counts,
        turned=round_ if variants and variants.early_outlook else round_ - 1,
    )


def weighed(
    state: State, trade: Trade, viewer: int | None, shown: Any
) -> dict[int, tuple[int, int]]:
    return {
        effect.seat: (effect.now, effect.total)
        for effect in effects(view(state, viewer), trade, shown)
    }


PHOTOS = trading([(1, 2), (3,), (85,)], {"Photo": (1, 2)}, {1: ("Photo",)})
"""Two photo shops of seat 0; seat 1 has the building beside them, and the third tile."""

SALE = Trade((Transfer(0, 1, cash=30_000, due=20_000), Transfer(1, 0, (3,), ("Photo",))))


def test_a_finished_business_counts_in_every_round_to_come() -> None:
    # Two shops pay 2 units, three 5; the tile on its own building would pay one.
    assert weighed(PHOTOS, SALE, 0, "everyone") == {
        0: (30_000, 6 * 30_000 - 50_000),
        1: (-10_000, -6 * 10_000 + 50_000),
    }
    later = PHOTOS._replace(round=6)
    assert weighed(later, SALE, 0, "mine") == {0: (30_000, -20_000)}


def test_an_effect_names_the_places_where_tiles_would_join_that_did_not_before() -> None:
    his, hers = effects(view(PHOTOS, 0), SALE, "everyone")
    assert his.places == [Placement(3, "Photo")]
    assert hers.places == []
    back = Trade((Transfer(0, 1, (1, 2)),))
    assert [effect.places for effect in effects(view(PHOTOS, 0), back, "everyone")] == [
        [],
        [Placement(3, "Photo")],
    ]


def test_the_table_says_whose_effects_are_shown() -> None:
    everyone = weighed(PHOTOS, SALE, 0, "everyone")
    assert weighed(PHOTOS, SALE, 0, "mine") == {0: everyone[0]}
    assert weighed(PHOTOS, SALE, 2, "everyone") == everyone
    assert weighed(PHOTOS, SALE, None, "everyone") == everyone
    for viewer in (2, None):
        assert weighed(PHOTOS, SALE, viewer, "mine") == {}
    assert weighed(PHOTOS, SALE, 0, "off") == {}


def test_an_outlook_card_that_is_known_counts_once() -> None:
    early = parse_variants(["early-outlook"])
    known = trading(
        [(1, 2), (3,), (85,)], {"Pharmacy": (1, 2)}, {}, edition=CLASSIC, variants=early
    )
    known = known._replace(outlook=((3, 4), *known.outlook[1:]))
    trade = Trade((Transfer(0, 1, (2,)),))
    # A shop less: one unit a round; and the card pays a unit for each of size 3.
    assert weighed(known, trade, 0, "everyone") == {0: (-2_000, -7_000), 1: (2_000, 7_000)}


@pytest.mark.parametrize(
    ("trade", "code"),
    [
        (Trade((Transfer(0, 1, (86,)),)), "unknown-building"),
        (Trade((Transfer(0, 7, (1,)),)), "unknown-seat"),
        (Trade((Transfer(0, 1, tiles=("Noodles",)),)), "unknown-shop-type"),
        (Trade((Transfer(0, 1, cash=-10_000),)), "off-denomination"),
        (Trade(()), "empty-trade"),
    ],
)
def test_what_does_not_exist_cannot_be_weighed(trade: Trade, code: str) -> None:
    with pytest.raises(IllegalAction) as error:
        effects(view(PHOTOS, 0), trade, "everyone")
    assert error.value.code == code


LOTS = tuple(range(1, 16))


@st.composite
def hidden_games(draw: st.DrawFn) -> tuple[State, State, Trade]:
    """Two positions that differ in nothing that seat 0 may know, and a trade."""
    owners = draw(st.lists(st.integers(0, 2), min_size=15, max_size=15))
    owned = [tuple(lot for lot in LOTS if owners[lot - 1] == seat) for seat in range(3)]
    names = [kind.name for kind in MODERN.shops]
    some = st.lists(st.sampled_from(names), max_size=4)
    hands = [draw(st.permutations(draw(some))) for _ in range(3)]
    variants = parse_variants(["hidden-tiles"])
    state = trading(owned, {}, dict(enumerate(map(tuple, hands))), variants=variants)
    nothing = (0,) * len(names)
    state = state._replace(shown=(state.tiles[0], nothing, nothing))
    other_tiles = list(state.tiles)
    for seat in (1, 2):
        size = len(hands[seat])
        tiles = draw(st.lists(st.sampled_from(names), min_size=size, max_size=size))
        other_tiles[seat] = tuple(tiles.count(name) for name in names)
    cash = draw(st.lists(st.integers(0, 9), min_size=2, max_size=2))
    other = state._replace(
        tiles=tuple(other_tiles), cash=(state.cash[0], *(10_000 * units for units in cash))
    )
    lot = draw(st.sampled_from(LOTS))
    taker = draw(st.integers(0, 2).filter(lambda seat: seat != owners[lot - 1]))
    return state, other, Trade((Transfer(owners[lot - 1], taker, (lot,)),))


@examples(60)
@given(hidden_games())
def test_what_the_viewer_may_not_know_weighs_nothing(states: tuple[State, State, Trade]) -> None:
    state, other, trade = states
    assert view(state, 0) == view(other, 0)
    assert weighed(state, trade, 0, "everyone") == weighed(other, trade, 0, "everyone")


async def weigh(line: Line, trade: Trade) -> Any:
    parts = [
        {"giver": part.giver, "taker": part.taker, "buildings": list(part.buildings)}
        for part in trade.transfers
    ]
    return await line.ask({"t": "weigh", "trade": {"transfers": parts, "promises": []}})


@pytest.mark.parametrize(
    ("shown", "seats"), [("off", []), ("mine", [0]), ("everyone", [0, 1]), (None, [0])]
)
async def test_the_setting_is_chosen_with_the_table_and_stays(
    tmp_path: Path, shown: str | None, seats: list[int]
) -> None:
    more: dict[str, Any] = {} if shown is None else {"effects": shown}
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho", **more)
        await keep_all(lines)
        trade = Trade((Transfer(0, 1, (lot_of(lines[0], 0),)),))
        answer = await weigh(lines[0], trade)
        assert [effect["seat"] for effect in answer["effects"]] == seats
        assert (await weigh(lines[2], trade))["effects"] == (
            answer["effects"] if shown == "everyone" else []
        )
        onlooker = await site.person("Eve").look_on(table)
        assert len((await weigh(onlooker, trade))["effects"]) == (2 if shown == "everyone" else 0)
    async with running(tmp_path / "games") as site:
        info = await site.person("Eve").get(f"/api/tables/{table}")
        assert info["effects"] == (shown or "mine")


async def test_weighing_is_refused_in_words(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
        assert (await weigh(ann, Trade((Transfer(0, 9, (1,)),))))["code"] == "unknown-seat"
        host = site.person("Dan")
        lobby = await host.look_on(await host.make_table("me", "friend", "friend"))
        assert (await weigh(lobby, SALE))["code"] == "not-started"
        assert (await host.post("/api/tables", {"effects": "some"})).status_code == 400
