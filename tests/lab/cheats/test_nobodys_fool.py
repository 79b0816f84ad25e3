"""No sequence of offers drains a bot: it is asked for one bad trade after the other."""

from collections.abc import Iterator

import pytest
from tests.lab.cheats.kit import (
    BOT,
    CHEAT,
    THIRD,
    TRADERS,
    UNIT,
    asked,
    bought,
    cheapest,
    dearest,
    sold,
    things,
    trading,
)

from chinatown.bots import make_bot
from chinatown.bots.worth import holding_of, payable
from chinatown.game import Done, Offer, Pledge, Refuse, State, Trade, Transfer, apply, view
from chinatown.game.schedule import MARKERS
from chinatown.lab.cheats.goods import Thing, exchanges, leaving, possible
from chinatown.lab.conscience import JUDGEMENTS

ROUNDS = (2, 4, 6)

pytestmark = pytest.mark.parametrize("kind", TRADERS)


def judged(kind: str, state: State, trade: Trade, seat: int = BOT) -> int:
    """Return what a trade brings a seat by the bot's judgement, in dollars."""
    return JUDGEMENTS[kind](view(state, BOT), trade, seat, "")


def everything(state: State) -> Iterator[Trade]:
    """Yield sales of all that the bot and the cheat have, at all prices that can be paid."""
    for thing in things(state, BOT):
        for price in range(1, state.cash[CHEAT] // UNIT + 1):
            yield bought(thing, price)
    for thing in things(state, CHEAT):
        for price in range(1, min(state.cash[BOT] // UNIT, 40) + 1):
            yield sold(thing, price)


def exchanged(state: State) -> Iterator[Trade]:
    """Yield what the cheat and the bot could exchange to their joint gain, at all prices."""
    seen = view(state, CHEAT)
    for bundle in exchanges(seen, CHEAT, BOT):
        for units in range(-12, 13):
            trade = leaving(seen, bundle, CHEAT, BOT, units)
            if trade and possible(seen, trade, CHEAT):
                yield trade


def together(sales: list[tuple[Thing, int]]) -> Trade:
    """Return what the cheat bought of the bot one by one as one trade."""
    return Trade(
        (
            Transfer(
                BOT,
                CHEAT,
                tuple(thing.lot for thing, _ in sales if thing.lot),
                tuple(thing.tile for thing, _ in sales if thing.tile),
            ),
            Transfer(CHEAT, BOT, cash=UNIT * sum(price for _, price in sales)),
        )
    )


def test_nothing_that_the_bot_sells_is_bought_back_for_more(kind: str) -> None:
    sales = 0
    for state in map(trading, ROUNDS):
        for thing in things(state, BOT):
            if sale := cheapest(kind, state, thing):
                sales += 1
                price, after = sale
                back = dearest(kind, after, thing)
                assert back is None or back[0] <= price
    assert sales


def test_nothing_that_the_bot_buys_is_sold_back_for_less(kind: str) -> None:
    purchases = 0
    for state in map(trading, ROUNDS):
        for thing in things(state, CHEAT):
            if purchase := dearest(kind, state, thing):
                purchases += 1
                price, after = purchase
                back = cheapest(kind, after, thing)
                assert back is None or back[0] >= price
    assert purchases


def test_bought_piece_by_piece_all_that_it_sells_brings_what_it_is_worth_to_it(kind: str) -> None:
    state = before = trading(3)
    sales = []
    for thing in things(before, BOT):
        if sale := cheapest(kind, state, thing):
            sales.append((thing, sale[0]))
            state = sale[1]
    assert len(sales) > 1
    assert judged(kind, before, together(sales)) > 0


def test_small_trades_are_not_rounded_to_its_loss(kind: str) -> None:
    agreed = 0
    for state in map(trading, ROUNDS):
        for trade in everything(state):
            if abs(judged(kind, state, trade)) < UNIT and asked(kind, state, trade):
                agreed += 1
                assert judged(kind, state, trade) > 0
    assert agreed or kind == "shopkeeper"


def test_however_late_nothing_is_sold_at_a_loss(kind: str) -> None:
    for round_ in ROUNDS:
        state = trading(round_)
        for seat in (BOT, THIRD):
            state, _ = apply(state, Done(seat))
        bad = [trade for trade in everything(state) if judged(kind, state, trade) <= 0]
        assert bad
        assert not [trade for trade in bad if asked(kind, state, trade)]


def test_greed_is_refused(kind: str) -> None:
    greedy = 0
    for state in (trading(round_, seed) for round_ in (1, 3, 5) for seed in "abcdefgh"):
        for trade in exchanged(state):
            mine, theirs = judged(kind, state, trade), judged(kind, state, trade, CHEAT)
            # By the bot's own measure a fifth of the gain or less is left to it.
            if 0 < 5 * mine <= mine + theirs:
                greedy += 1
                assert asked(kind, state, trade) is None
    assert greedy


def test_a_key_lot_is_not_bought_for_all_that_it_is_worth(kind: str) -> None:
    keys = 0
    for state in (trading(round_, seed) for round_ in (2, 3, 4) for seed in "abcdef"):
        for thing in things(state, CHEAT):
            worth = judged(kind, state, sold(thing, 1)) // UNIT + 1
            if not 3 <= worth <= state.cash[BOT] // UNIT:
                continue
            # The less the cheat has of the thing itself, the more of its price is ransom.
            if judged(kind, state, sold(thing, worth), CHEAT) >= 2 * UNIT:
                keys += 1
                assert asked(kind, state, sold(thing, worth)) is None
    assert keys


def test_a_promise_changes_nothing(kind: str) -> None:
    promise = Pledge(CHEAT, BOT, "Next year you get twice as much from me.")
    state = trading(4)
    refused = [
        trade
        for thing in things(state, BOT)
        for trade in (bought(thing, 1), bought(thing, 3))
        if asked(kind, state, trade) is None
    ]
    assert refused
    for trade in refused:
        assert asked(kind, state, Trade(trade.transfers, (promise,))) is None


def test_a_debt_beyond_the_next_income_of_the_debtor_buys_no_more(kind: str) -> None:
    for round_ in (2, 3, 4):
        state = trading(round_)
        # No more lots than the cheat has markers for.
        found = [*things(state, BOT)][: MARKERS - state.owned[CHEAT].bit_count()]
        parts = together([(thing, 0) for thing in found]).transfers
        income = payable(view(state, BOT), CHEAT, holding_of(view(state, CHEAT), CHEAT))
        for due in (income, 10 * income, 1_000 * UNIT):
            everything_due = Trade((parts[0], Transfer(CHEAT, BOT, due=due)))
            assert asked(kind, state, everything_due) is None


def test_one_income_does_not_buy_on_credit_twice(kind: str) -> None:
    state = before = trading(4)
    gone = []
    for thing in list(things(state, BOT)):
        for due in range(1, 30):
            if after := asked(kind, state, bought(thing, 0, due=due), secret=True):
                state = after
                gone.append((thing, 0))
                break
    assert gone
    income = payable(view(before, BOT), CHEAT, holding_of(view(state, CHEAT), CHEAT))
    assert -judged(kind, before, together(gone)) < income


def test_a_flood_of_bad_offers_is_refused_one_by_one(kind: str) -> None:
    state = trading(4)
    bad = [trade for trade in everything(state) if judged(kind, state, trade) < -UNIT]
    flood = bad[:: len(bad) // 20][:20]
    for trade in flood:
        state, _ = apply(state, Offer(CHEAT, trade))
    bot = make_bot(kind, BOT, "")
    for _ in range(80):
        action = bot.decide(view(state, BOT))
        if action is None:
            break
        state, _ = apply(state, action)
        for one in state.offers:
            if one.seat == BOT and one.status == "open":
                # Nobody wants what the bot would have instead.
                partner = next(seat for seat in one.trade.parties if seat != BOT)
                state, _ = apply(state, Refuse(partner, one.id))
    offers = [one for one in state.offers if one.seat == CHEAT and one.parties >> BOT & 1]
    assert len(offers) == 20
    assert {one.status for one in offers} == {"refused"}


def test_a_worse_version_of_an_offer_that_it_has_agreed_to_is_refused(kind: str) -> None:
    """A third player has to agree as well, so that the agreement waits."""
    state = trading(4)
    fee = Transfer(THIRD, CHEAT, cash=UNIT)
    for thing in things(state, BOT):
        for price in range(1, state.cash[CHEAT] // UNIT + 1):
            good = Trade((*bought(thing, price).transfers, fee))
            worse = Trade((*bought(thing, 1).transfers, fee))
            if judged(kind, state, worse) > 0 or not (agreed := asked(kind, state, good)):
                continue
            again, _ = apply(agreed, Offer(CHEAT, worse, replaces=agreed.offers[-1].id))
            bot = make_bot(kind, BOT, "")
            while again.offers[-1].seat == CHEAT and again.offers[-1].status == "open":
                action = bot.decide(view(again, BOT))
                assert action is not None
                again, _ = apply(again, action)
                assert not again.offers[-1].agreed >> BOT & 1 or again.offers[-1].seat == BOT
            return
    pytest.fail("no offer to three was agreed to")
