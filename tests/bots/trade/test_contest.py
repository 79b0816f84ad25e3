"""In the last rounds a tycoon plays for the chance to win, and says so."""

from math import exp

import pytest
from tests.bots.kit import setup, watched
from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots.levels.baselines import TYCOON_1
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.trade.contest import Contest
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.bots.value.potential_value import ValueWeights, trade_value
from chinatown.bots.value.win_chance import SPREADS, expected_race
from chinatown.game import MODERN, Refuse, State, Trade, View, view

ME, YOU, HER, HIM = 0, 1, 2, 3
EARLY, LATE, LAST = 2, 5, 6
EVEN = (500_000,) * 4


def one_photo_short(cash: tuple[int, ...] = EVEN, round_: int = LATE) -> State:
    """You lack one Photo for a finished business, I have one and no use for it.

    Three Photo shops pay 50,000 a round, two pay 20,000 (docs/rules.md 3).
    """
    state = with_lots(trading(4), {YOU: [28, 29, 30]})
    state = with_tiles(state, {ME: ["Photo"], YOU: ["Photo", "Photo"]})
    return state._replace(round=round_, cash=cash, counted_cash=cash)


def sale(price: int) -> Trade:
    return Trade((give(ME, YOU, tiles=("Photo",)), give(YOU, ME, cash=price)))


def refusal(state: State, price: int, style: TradingStyle = TYCOON) -> str | None:
    """Return why I do not sell my tile to you at a price, or None where I do."""
    return style.negotiator(view(state, ME), ME).rejection_reason(sale(price))


def least_price(state: State, style: TradingStyle = TYCOON) -> int:
    """Return the least price for which I sell, in dollars."""
    prices = range(10_000, 160_000, 10_000)
    return next(price for price in prices if refusal(state, price, style) is None)


@pytest.fixture(name="leading")
def _leading() -> tuple[int, ...]:
    return (500_000, 540_000, 480_000, 480_000)


def test_the_leader_pays_more_in_a_late_round(leading: tuple[int, ...]) -> None:
    behind = (500_000, 380_000, 480_000, 520_000)
    assert least_price(one_photo_short(leading)) == 30_000
    assert least_price(one_photo_short(behind)) == 20_000


def test_in_an_early_round_and_for_the_baseline_all_pay_the_same(leading: tuple[int, ...]) -> None:
    for cash in (EVEN, leading):
        # With five incomes to come the tile brings 150,000, of which a third is enough.
        assert least_price(one_photo_short(cash, EARLY)) == 50_000
        assert least_price(one_photo_short(cash), TYCOON_1) == 20_000


def test_it_says_that_the_trade_would_help_the_other_to_win(leading: tuple[int, ...]) -> None:
    assert refusal(one_photo_short(leading), 20_000) == "helps-you-win"


def test_what_it_says_is_so_by_the_judgement_that_acts(leading: tuple[int, ...]) -> None:
    # The tile brings you 60,000 in two rounds: what you do not pay for it is your gain.
    state = one_photo_short(leading)
    contest = Contest(view(state, ME), ME, TYCOON.plays_to_win)
    for price in range(20_000, 60_000, 10_000):
        is_said = refusal(state, price) == "helps-you-win"
        assert is_said == (contest.net_gain(price, {YOU: 60_000 - price}) < 0)


def test_whoever_cannot_win_crowns_nobody() -> None:
    # In the last round the tile brings you 30,000, with which you would pass her.
    close = one_photo_short((100_000, 500_000, 520_000, 300_000), LAST)
    assert refusal(close, 20_000) == "helps-you-win"
    assert refusal(close, 20_000, TYCOON_1) is None


def test_whoever_cannot_win_sells_where_that_decides_nothing() -> None:
    decided = one_photo_short((100_000, 200_000, 900_000, 300_000), LAST)
    assert refusal(decided, 20_000) is None


def test_a_loss_of_another_is_no_gain_and_all_gains_of_several_count() -> None:
    contest = Contest(view(one_photo_short((500_000,) * 4, LATE), ME), ME, (1.0,) * 6)
    assert contest.net_gain(50_000, {HER: -90_000}) == 50_000
    costs = [contest.cost_of(other) for other in (YOU, HER, HIM)]
    assert sum(costs) == pytest.approx(1)
    both = contest.net_gain(50_000, {HER: 20_000, HIM: 20_000})
    assert both < contest.net_gain(50_000, {HER: 20_000}) < 50_000


def chances_after(seen: View, trade: Trade) -> list[float]:
    """Return how likely each seat is to win once a trade is made."""
    final_cash = list(expected_race(seen).final_cash)
    for seat in trade.parties:
        final_cash[seat] += trade_value(seen, trade, seat, ValueWeights()) / seen.edition.unit
    spread = SPREADS[seen.round - 1]
    odds = [exp((cash - max(final_cash)) / spread) for cash in final_cash]
    return [share / sum(odds) for share in odds]


@pytest.mark.whole_game
def test_in_a_whole_game_it_says_so_only_where_another_comes_closer_to_winning() -> None:
    refusals = [
        (moment.seen, moment.action)
        for moment in watched(setup(MODERN, 4, seed="close"), ["tycoon"])
        if isinstance(moment.action, Refuse) and moment.action.because == "helps-you-win"
    ]
    assert refusals
    assert {seen.round for seen, _ in refusals} <= {4, 5, 6}
    for seen, action in refusals:
        (offer,) = [offer for offer in seen.offers if offer.id == action.offer]
        before, after = expected_race(seen).chances, chances_after(seen, offer.trade)
        rises = {party: after[party] - before[party] for party in offer.trade.parties}
        assert max(rises, key=lambda party: rises[party]) != action.seat
