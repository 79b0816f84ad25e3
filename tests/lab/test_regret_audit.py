"""Whether a bot lost by a trade is found out from the record, by the bot's own judgement."""

from tests.game import kit
from tests.game.kit import with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.game import (
    MODERN,
    Agree,
    Offer,
    Setup,
    State,
    Trade,
    Transfer,
    apply,
    buildings,
    initial_state,
    view,
    waiting_for,
)
from chinatown.lab.regret_audit import JUDGEMENTS, losses
from chinatown.record import Record, record_of


def trading() -> tuple[State, list[object]]:
    """Return the first trade phase of three shopkeepers, and what led to it."""
    state = initial_state(Setup(MODERN, 3, "conscience"))
    done: list[object] = []
    while state.phase != "trade":
        seat = waiting_for(state)[0]
        action = make_bot("shopkeeper", seat, "").decide(view(state, seat))
        assert action is not None
        state, _ = apply(state, action)
        done.append(action)
    return state, done


def a_lot(state: State, seat: int) -> int:
    return next(buildings(state.owned[seat]))


def record(*parts: Transfer, agree: tuple[int, ...]) -> Record:
    """Return a game in which seat 0 offers a trade and others agree to it."""
    state, done = trading()
    offer = Offer(0, Trade(parts))
    after, _ = apply(state, offer)
    agreed = [Agree(seat, after.offers[-1].id) for seat in agree]
    return record_of(state.setup, ("Ann", "Bo", "Cy"), [*done, offer, *agreed])  # type: ignore[list-item]


def test_a_lot_given_away_is_a_loss_to_its_giver_alone() -> None:
    state, done = trading()
    gift = Transfer(1, 0, (a_lot(state, 1),))
    result = losses(record(gift, agree=(1,)), dict.fromkeys(range(3), JUDGEMENTS["shopkeeper"]))
    assert [(loss.seat, loss.made) for loss in result] == [(1, True)]
    assert result[0].number == len(done) + 2
    # One shop less for six incomes.
    assert result[0].dollars == 60_000


def test_an_own_offer_counts_when_it_is_carried_out() -> None:
    state, _ = trading()
    gift = Transfer(0, 1, (a_lot(state, 0),))
    for kind, judge in JUDGEMENTS.items():
        result = losses(record(gift, agree=(1,)), {0: judge, 1: judge})
        assert [(loss.seat, loss.made) for loss in result] == [(0, True)], kind


def test_an_agreement_counts_before_the_trade_is_made() -> None:
    state, _ = trading()
    parts = (Transfer(1, 0, (a_lot(state, 1),)), Transfer(1, 2, cash=50_000))
    result = losses(record(*parts, agree=(1,)), {1: JUDGEMENTS["merchant"]})
    assert [(loss.seat, loss.made) for loss in result] == [(1, False)]


def test_a_fair_price_is_no_loss_to_anybody() -> None:
    state, _ = trading()
    sale = Transfer(1, 0, (a_lot(state, 1),)), Transfer(0, 1, cash=50_000, due=20_000)
    result = losses(record(*sale, agree=(1,)), {1: JUDGEMENTS["shopkeeper"]})
    assert result == []


def test_an_own_offer_is_judged_by_the_hopes_with_which_it_was_made() -> None:
    buying = Trade((Transfer(1, 0, (62,)), Transfer(0, 1, cash=20_000)))
    state = with_lots(kit.trading()._replace(round=3), {0: [60, 61], 1: [28, 29, 30, 62], 2: [1]})
    state = with_tiles(state, {0: ["Laundry"] * 2, 1: ["Laundry"]})
    talk = [Trade((Transfer(seat, 3 - seat, cash=10_000),)) for seat in (1, 2)]
    for seat, trade in enumerate((buying, *talk)):
        state, _ = apply(state, Offer(seat, trade))
    seen = view(state, 0)
    judge = JUDGEMENTS["merchant"]
    assert judge(seen, buying, 0, state.offers[0].id) > 0 > judge(seen, buying, 0, "")
