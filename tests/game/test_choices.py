"""Offers that leave a choice to whoever agrees (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    give,
    lots_of,
    offered,
    refused,
    seen,
    table,
)

from chinatown.game import (
    MODERN,
    Agree,
    BuildingClause,
    Choice,
    IllegalAction,
    Offer,
    OfferState,
    Refuse,
    Setup,
    Share,
    State,
    Trade,
    Transfer,
    Variants,
    Withdraw,
    alternatives,
    apply,
    legal_actions,
)
from chinatown.game.choices import resolved, ways_to_choose
from chinatown.game.trade_events import Agreed, TradeFailed, TradeMade

OPTIONS = (
    give(RED, YELLOW, tiles=("Photo", "Photo")),
    give(RED, YELLOW, buildings=(19,)),
    give(RED, YELLOW, cash=30_000),
)
ANY_ONE = Trade((give(YELLOW, RED, buildings=(20,)),), (), (Choice(YELLOW, OPTIONS),))
"""Yellow's 20 for any one of red's two Photo tiles, its 19, or 30,000."""


def standing(trade: Trade = ANY_ONE, *, seat: int = RED, secret: bool = False) -> State:
    """Return the table after a seat has made an offer."""
    return apply(table(), Offer(seat, trade, secret))[0]


def answered(state: State, seat: int, *options: int) -> State:
    """Let a seat agree to the first offer, with what it chooses."""
    return apply(state, Agree(seat, state.offers[0].id, options))[0]


def test_who_agrees_chooses_and_the_trade_is_what_was_chosen() -> None:
    state, events = apply(standing(), Agree(YELLOW, standing().offers[0].id, (2,)))
    assert lots_of(state, RED) == [20]
    assert 19 in lots_of(state, YELLOW)
    assert state.tiles == table().tiles
    assert state.cash == table().cash
    chosen = Trade((give(RED, YELLOW, buildings=(19,)), give(YELLOW, RED, buildings=(20,))))
    assert [event for event in seen(events, None) if isinstance(event, Agreed | TradeMade)] == [
        Agreed(YELLOW, state.offers[0].id, (2,)),
        TradeMade(state.offers[0].id, chosen, secret=False),
    ]
    assert state.offers[0].trade == chosen
    assert state.offers[0].picks == (2,)


def test_each_option_can_be_taken() -> None:
    assert answered(standing(), YELLOW, 1).tiles[YELLOW][0] == 2
    assert answered(standing(), YELLOW, 3).cash[YELLOW] == table().cash[YELLOW] + 30_000


@pytest.mark.parametrize("options", [(), (0,), (4,), (-1,), (1, 1)])
def test_who_agrees_must_choose_one_option(options: tuple[int, ...]) -> None:
    state = standing()
    error = refused(state, Agree(YELLOW, state.offers[0].id, options))
    assert error.code == "choose-option"
    assert error.params == {"choices": 1}


def test_there_is_nothing_to_choose_in_other_offers() -> None:
    state = offered(table(), RED, give(RED, YELLOW, cash=10_000))
    assert refused(state, Agree(YELLOW, state.offers[0].id, (1,))).params == {"choices": 0}


def test_the_author_cannot_leave_the_choice_to_oneself() -> None:
    trade = Trade((), (), (Choice(RED, OPTIONS),))
    assert refused(table(), Offer(RED, trade)).code == "own-choice"


def test_the_choice_belongs_to_giver_or_taker() -> None:
    trade = Trade((give(GREEN, RED, cash=10_000),), (), (Choice(GREEN, OPTIONS),))
    assert refused(table(), Offer(RED, trade)).code == "choice-chooser"


def test_who_chooses_may_be_the_giver() -> None:
    options = give(YELLOW, RED, buildings=(16,)), give(YELLOW, RED, buildings=(17,))
    trade = Trade((give(RED, YELLOW, cash=10_000),), (), (Choice(YELLOW, options),))
    assert lots_of(answered(standing(trade), YELLOW, 2), RED) == [17, 19]


@pytest.mark.parametrize(
    "options",
    [
        OPTIONS[:1],
        (*OPTIONS, *OPTIONS, *OPTIONS),
        (OPTIONS[0], give(RED, YELLOW)),
        (OPTIONS[0], give(RED, GREEN, cash=10_000)),
        (OPTIONS[0], give(YELLOW, RED, cash=10_000)),
    ],
    ids=["one", "too many", "empty", "another taker", "the other way"],
)
def test_a_choice_has_two_to_six_options_between_the_same_two(
    options: tuple[Transfer, ...],
) -> None:
    trade = Trade((), (), (Choice(YELLOW, options),))
    error = refused(table(), Offer(RED, trade))
    assert (error.code, error.params) == ("choice-options", {"least": 2, "most": 6})


def test_a_trade_has_at_most_two_choices() -> None:
    trade = Trade((), (), (Choice(YELLOW, OPTIONS),) * 3)
    error = refused(table(), Offer(RED, trade))
    assert (error.code, error.params) == ("too-many-choices", {"most": 2})


def test_what_is_offered_for_choice_must_all_be_there() -> None:
    dear = (*OPTIONS, give(RED, YELLOW, cash=60_000))
    trade = Trade((), (), (Choice(YELLOW, dear),))
    assert refused(table(), Offer(RED, trade)).code == "not-enough-cash"
    lacking = (*OPTIONS, give(RED, YELLOW, tiles=("Laundry",)))
    assert refused(table(), Offer(RED, Trade((), (), (Choice(YELLOW, lacking),)))).code == (
        "tile-not-held"
    )


def test_a_thing_cannot_be_given_outright_and_for_choice() -> None:
    trade = Trade((give(RED, YELLOW, buildings=(19,)),), (), (Choice(YELLOW, OPTIONS),))
    assert refused(table(), Offer(RED, trade)).code == "building-twice"


def test_an_offer_stands_while_one_option_is_left_and_only_that_can_be_taken() -> None:
    state = standing()
    state = agreed(offered(state, RED, give(RED, GREEN, buildings=(19,))), GREEN)
    assert state.offers[0].status == "open"
    assert refused(state, Agree(YELLOW, state.offers[0].id, (2,))).code == "building-not-owned"
    assert answered(state, YELLOW, 3).offers[0].status == "made"


def test_an_offer_lapses_when_no_option_is_left() -> None:
    trade = Trade((), (), (Choice(YELLOW, OPTIONS[:2]),))
    gone = give(RED, GREEN, buildings=(19,), tiles=("Photo", "Photo"))
    state = agreed(offered(standing(trade), RED, gone), GREEN)
    assert state.offers[0].lapse == "tiles-moved"


def test_a_chosen_option_that_goes_away_takes_the_offer_along() -> None:
    trade = Trade((give(GREEN, RED, cash=10_000),), (), (Choice(YELLOW, OPTIONS),))
    state = answered(standing(trade), YELLOW, 2)
    assert state.offers[0].status == "open"
    assert state.offers[0].picks == (2,)
    state = agreed(offered(state, RED, give(RED, WHITE, buildings=(19,))), WHITE)
    assert state.offers[0].lapse == "building-moved"


def test_an_agreement_taken_back_opens_the_choice_again() -> None:
    trade = Trade((give(GREEN, RED, cash=10_000),), (), (Choice(YELLOW, OPTIONS),))
    state = answered(standing(trade), YELLOW, 2)
    state, _ = apply(state, Withdraw(YELLOW, state.offers[0].id))
    assert state.offers[0].picks == (0,)
    assert answered(answered(state, YELLOW, 3), GREEN).offers[0].status == "made"


def test_a_chosen_option_that_cannot_be_paid_fails_like_any_trade() -> None:
    state = standing()
    state = agreed(offered(state, RED, give(RED, GREEN, cash=50_000)), GREEN)
    state, events = apply(state, Agree(YELLOW, state.offers[0].id, (3,)))
    why = [event.why for event in seen(events, RED) if isinstance(event, TradeFailed)]
    assert why == ["did-not-happen", "not-enough-cash"]


def test_the_options_of_a_choice_can_hold_agreements() -> None:
    options = (
        give(YELLOW, RED, shares=(Share((16,), 1, 2),)),
        give(YELLOW, RED, clauses=(BuildingClause(17, builds=False),)),
        give(YELLOW, RED, due=10_000),
    )
    trade = Trade((give(RED, YELLOW, cash=10_000),), (), (Choice(YELLOW, options),))
    assert len(answered(standing(trade), YELLOW, 1).debts) == 1
    assert len(answered(standing(trade), YELLOW, 2).clauses) == 1
    assert answered(standing(trade), YELLOW, 3).debts[0].owed == 10_000


def test_every_way_to_agree_is_listed() -> None:
    state = standing()
    ways = [action.options for action in legal_actions(state, YELLOW) if type(action) is Agree]
    assert ways == [(1,), (2,), (3,)]
    for options in ways:
        answered(state, YELLOW, *options)


def test_a_secret_choice_is_seen_by_the_parties_alone() -> None:
    state = standing(secret=True)
    _, events = apply(state, Agree(YELLOW, state.offers[0].id, (3,)))
    assert any(isinstance(event, Agreed) for event in seen(events, RED))
    assert not any(isinstance(event, Agreed) for event in seen(events, GREEN))


def test_two_choices_make_every_combination() -> None:
    other = Choice(GREEN, (give(GREEN, RED, cash=10_000), give(GREEN, RED, buildings=(28,))))
    trade = Trade((), (), (ANY_ONE.choices[0], other))
    assert trade.parties == (RED, YELLOW, GREEN)
    assert len(list(alternatives(trade))) == 6
    assert list(ways_to_choose(trade, GREEN)) == [(1,), (2,)]
    assert resolved(trade, (0, 2)).choices == (ANY_ONE.choices[0],)
    state = answered(answered(standing(trade), YELLOW, 3), GREEN, 2)
    assert state.offers[0].status == "made"
    assert 28 in lots_of(state, RED)


def test_a_refused_choice_cannot_be_offered_again_unchanged() -> None:
    state = standing()
    state, _ = apply(state, Refuse(YELLOW, state.offers[0].id))
    with pytest.raises(IllegalAction, match="already-refused"):
        apply(state, Offer(RED, ANY_ONE))


def test_a_table_can_want_no_choices() -> None:
    state = table()
    setup = Setup(MODERN, 4, "a seed", Variants(immediate_only=True))
    assert refused(state._replace(setup=setup), Offer(RED, ANY_ONE)).code == "immediate-only"


def test_games_under_earlier_rules_know_no_choices() -> None:
    state = table()._replace(setup=Setup(MODERN, 4, "a seed", rules=2))
    assert refused(state, Offer(RED, ANY_ONE)).code == "agreements-not-in-rules"


def test_offers_without_choices_have_no_picks() -> None:
    state = offered(table(), RED, give(RED, YELLOW, cash=10_000))
    offer = state.offers[0]
    assert isinstance(offer, OfferState)
    assert offer.picks == ()


def test_an_agreement_taken_back_leaves_what_others_have_chosen() -> None:
    greens = Choice(GREEN, (give(GREEN, RED, cash=10_000), give(GREEN, RED, buildings=(28,))))
    gift = give(RED, WHITE, cash=10_000)
    state = standing(Trade((gift,), (), (ANY_ONE.choices[0], greens)))
    state = answered(answered(state, YELLOW, 3), GREEN, 2)
    state, _ = apply(state, Withdraw(YELLOW, state.offers[0].id))
    assert state.offers[0].picks == (0, 2)
    state = answered(answered(state, YELLOW, 1), WHITE)
    assert state.offers[0].status == "made"
    assert lots_of(state, RED) == [19, 28]


def test_six_options_are_not_too_many() -> None:
    lots = [give(YELLOW, RED, buildings=(lot,)) for lot in (16, 17, 20)]
    money = [give(YELLOW, RED, cash=cash) for cash in (10_000, 20_000, 30_000)]
    state = standing(Trade((), (), (Choice(YELLOW, (*lots, *money)),)))
    assert answered(state, YELLOW, 6).cash[RED] == table().cash[RED] + 30_000


def test_the_options_of_a_choice_are_in_normal_form_like_all_that_is_given() -> None:
    options = give(YELLOW, RED, buildings=(17, 16)), give(YELLOW, RED, tiles=("Dim Sum",))
    state = standing(Trade((), (), (Choice(YELLOW, options),)))
    (choice,) = state.offers[0].trade.choices
    assert choice.options == (give(YELLOW, RED, buildings=(16, 17)), options[1])


def with_choice_of_green(*options: Transfer) -> State:
    """Return the table after red has offered yellow's goods to green, who chooses."""
    pay = give(GREEN, RED, cash=10_000)
    return standing(Trade((pay,), (), (Choice(GREEN, options),)))


def test_who_agrees_must_be_able_to_give_whatever_another_chooses() -> None:
    state = with_choice_of_green(give(YELLOW, GREEN, cash=10_000), give(YELLOW, GREEN, cash=60_000))
    error = refused(state, Agree(YELLOW, state.offers[0].id))
    assert (error.code, error.params) == ("not-enough-cash", {"cash": 60_000, "held": 50_000})


def test_what_all_see_to_be_gone_is_no_obstacle_to_agreeing() -> None:
    dim_sum = give(YELLOW, GREEN, tiles=("Dim Sum", "Dim Sum"))
    state = with_choice_of_green(dim_sum, give(YELLOW, GREEN, cash=20_000))
    gone = give(YELLOW, WHITE, tiles=("Dim Sum",))
    state = agreed(offered(state, YELLOW, gone), WHITE)
    state = answered(answered(state, YELLOW), GREEN, 2)
    assert state.offers[0].status == "made"
    assert state.cash == (60_000, 30_000, 60_000, 50_000)
