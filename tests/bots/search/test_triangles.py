"""Trades of three: what no two of them could do, all three can."""

from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.search.exchange_search import Side
from chinatown.bots.search.triangles import Triangle, best_triangle, best_triangle_giving
from chinatown.bots.trade.prices import split_three_ways
from chinatown.bots.value.potential_value import INCOME_ONLY, trade_value, valuation_context
from chinatown.game import MODERN, Agree, Offer, State, Trade, apply, view
from chinatown.game.assets import Assets, assets_of

ME, YOU, HER = 0, 1, 2


def ring() -> State:
    """Each has two of a type that fill two of three lots, and the tile that the next one misses.

    Giving it away costs nothing: there is no lot for it.
    """
    state = trading(3)._replace(round=6)
    state = with_lots(state, {ME: [28, 29, 30], YOU: [43, 44, 45], HER: [60, 61, 62]})
    return with_tiles(
        state,
        {
            ME: ["Sea Food"] * 2 + ["Photo"],
            YOU: ["Photo"] * 2 + ["Tea House"],
            HER: ["Tea House"] * 2 + ["Sea Food"],
        },
    )


def sides(state: State) -> tuple[Side, Side, Side]:
    seen = view(state, ME)
    context = valuation_context(seen, INCOME_ONLY)
    first, second, third = (Side(context, assets_of(seen, seat)) for seat in (ME, YOU, HER))
    return first, second, third


def one_tile(shop: str) -> Assets:
    counts = tuple(int(kind.name == shop) for kind in MODERN.shops)
    return Assets(0, (0,) * len(counts), counts)


def test_gifts_go_round_where_each_has_what_the_next_misses() -> None:
    triangle = best_triangle(sides(ring()))
    assert triangle is not None
    # Three of a kind on three lots pay 50,000 finished, two and a stranger 20,000 and 10,000.
    assert list(triangle.gains) == [2, 2, 2]
    seen = view(ring(), ME)
    trade = split_three_ways(seen, (ME, YOU, HER), triangle)
    assert trade == Trade(
        (
            give(ME, YOU, tiles=("Photo",)),
            give(YOU, HER, tiles=("Tea House",)),
            give(HER, ME, tiles=("Sea Food",)),
        )
    )


def test_the_first_gift_may_be_settled_and_the_others_follow_from_it() -> None:
    triangle = best_triangle_giving(sides(ring()), one_tile("Photo"))
    assert triangle == best_triangle(sides(ring()))
    other = best_triangle_giving(sides(ring()), one_tile("Sea Food"))
    assert other is not None
    assert other.gives[0] == one_tile("Sea Food")
    # Only the third gets what it misses.
    assert other.joint == 2


def test_nothing_goes_round_where_nobody_misses_anything() -> None:
    state = with_tiles(ring(), {ME: [], YOU: [], HER: []})
    assert best_triangle(sides(state)) is None


def test_a_tycoon_proposes_it_and_everyone_gains() -> None:
    state = ring()
    action = make_bot("tycoon", ME, "").decide(view(state, ME))
    assert isinstance(action, Offer)
    state, _ = apply(state, action)
    for seat in action.trade.parties:
        assert trade_value(view(state, seat), action.trade, seat, TYCOON.weights) > 0


def test_tycoons_agree_to_it() -> None:
    state = ring()
    triangle = best_triangle(sides(state))
    assert triangle is not None
    trade = split_three_ways(view(state, ME), (ME, YOU, HER), triangle)
    assert trade is not None
    state, _ = apply(state, Offer(ME, trade))
    for seat in (YOU, HER):
        action = make_bot("tycoon", seat, "").decide(view(state, seat))
        assert action == Agree(seat, state.offers[0].id)


def test_who_gains_less_by_the_goods_is_paid_by_who_gains_more() -> None:
    state = with_tiles(
        ring(),
        {
            ME: ["Sea Food"] * 2 + ["Photo"],
            YOU: ["Photo"] * 2,
            HER: ["Laundry"] * 3 + ["Sea Food"],
        },
    )
    photo, sea_food = one_tile("Photo"), one_tile("Sea Food")
    triangle = Triangle((3, 3, 0), (photo, photo, sea_food))
    trade = split_three_ways(view(state, ME), (ME, YOU, HER), triangle)
    assert trade is not None
    paid = sum(part.cash + part.due for part in trade.transfers if part.taker == HER)
    assert paid == 2 * MODERN.unit
