"""Shares of this round's income: agreed in a trade, counted at income, paid like debts."""

from typing import Any

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    YELLOW,
    agreed,
    all_done,
    all_pass,
    give,
    offered,
    refused,
    seen,
    table,
    with_lots,
)
from tests.game.kit import trading as in_trading

from chinatown.game import (
    CLASSIC,
    MODERN,
    AddressedEvent,
    Build,
    Debt,
    EndGame,
    Offer,
    Setup,
    Share,
    State,
    Trade,
    Transfer,
    apply,
    mask_of,
    share_now,
    view,
    waiting_for,
)
from chinatown.game.agreement_events import ShareCounted, ShareLapsed
from chinatown.game.events import DebtPaid


def with_shops(state: State, shops: dict[str, list[int]]) -> State:
    """Return the position with these shops standing, by type."""
    standing = tuple(mask_of(shops.get(shop.name, ())) for shop in state.edition.shops)
    return state._replace(shops=standing)


def restaurant() -> State:
    """Yellow's Restaurants on 16 and 17 pay 20,000; red has 19, green 28; nobody has tiles."""
    state = table()
    none = ((0,) * len(state.edition.shops),) * state.players
    state = state._replace(tiles=none, shown=none)
    return with_shops(state, {"Restaurant": [16, 17]})


def shared(state: State, share: Share, *, secret: bool = False) -> State:
    """Let yellow sell red a share for 10,000."""
    parts = give(RED, YELLOW, cash=10_000), give(YELLOW, RED, shares=(share,))
    return agreed(offered(state, RED, *parts, secret=secret), YELLOW)


def to_income(state: State) -> tuple[State, list[AddressedEvent]]:
    """Let everyone finish trading and build nothing; return what the last pass led to."""
    state = all_done(state)
    events: tuple[AddressedEvent, ...] = ()
    while state.round == 1 and state.phase == "build":
        state, events = apply(state, Build(waiting_for(state)[0]))
    return state, list(events)


def counted(events: list[AddressedEvent], viewer: int | None) -> list[object]:
    """Return what a viewer sees of shares and payments."""
    kinds = (ShareCounted, ShareLapsed, DebtPaid)
    return [event for event in seen(events, viewer) if isinstance(event, kinds)]


def test_half_of_what_a_business_pays_is_due_right_after_income() -> None:
    half = Share((16,), 1, 2)
    state = shared(restaurant(), half)
    assert state.debts == (Debt(YELLOW, RED, 0, 63, half),)
    before = state.cash
    state, events = to_income(state)
    assert counted(events, None) == [
        ShareCounted(YELLOW, RED, half, earned=20_000, owed=10_000),
        DebtPaid(YELLOW, RED, 10_000, 0),
    ]
    assert state.cash[YELLOW] == before[YELLOW] + 20_000 - 10_000
    assert state.cash[RED] == before[RED] + 10_000
    assert state.debts == ()


def test_a_business_is_the_one_to_which_the_building_belongs_at_income() -> None:
    state = shared(restaurant(), Share((20,)))
    state = with_shops(state, {"Restaurant": [16, 17, 20]})
    _, events = to_income(state)
    # 20 is beside 17, so all three are one business of a type of size 6.
    assert counted(events, RED)[0] == ShareCounted(YELLOW, RED, Share((20,)), 40_000, 40_000)


def test_two_buildings_of_one_business_count_it_once_and_two_businesses_both() -> None:
    state = with_lots(restaurant(), {RED: [19], YELLOW: [16, 17, 20, 50], GREEN: [28]})
    state = with_shops(state, {"Restaurant": [16, 17], "Photo": [50]})
    share = Share((16, 17, 50))
    _, events = to_income(shared(state, share))
    assert counted(events, RED)[0] == ShareCounted(YELLOW, RED, share, 30_000, 30_000)


def test_what_is_promised_at_least_is_due_though_nothing_stands_there() -> None:
    share = Share((20,), 1, 2, at_least=20_000)
    state, events = to_income(shared(restaurant(), share))
    assert counted(events, RED)[0] == ShareCounted(YELLOW, RED, share, 0, 20_000)
    assert state.debts == ()


def test_a_share_of_nothing_comes_to_nothing_and_is_told() -> None:
    share = Share((20,), 1, 2)
    _, events = to_income(shared(restaurant(), share))
    assert counted(events, RED) == [ShareCounted(YELLOW, RED, share, 0, 0)]


def test_what_the_debtor_lacks_stays_owed() -> None:
    share = Share((16,), at_least=200_000)
    state, events = to_income(shared(restaurant(), share))
    # Yellow had 50,000, sold the share for 10,000, and earned 20,000.
    assert counted(events, RED)[1] == DebtPaid(YELLOW, RED, 80_000, 120_000)
    assert state.debts == (Debt(YELLOW, RED, 120_000, 63),)


def test_an_older_share_is_paid_before_a_younger_debt() -> None:
    state = shared(restaurant(), Share((16,), at_least=70_000))
    state = agreed(offered(state, YELLOW, give(YELLOW, GREEN, due=30_000)), GREEN)
    _, events = to_income(state)
    assert [event for event in counted(events, None) if isinstance(event, DebtPaid)] == [
        DebtPaid(YELLOW, RED, 70_000, 0),
        DebtPaid(YELLOW, GREEN, 10_000, 20_000),
    ]


def test_who_sells_the_business_on_still_owes_the_share() -> None:
    state = shared(restaurant(), Share((16,), 1, 2))
    state = agreed(offered(state, YELLOW, give(YELLOW, GREEN, buildings=(16, 17))), GREEN)
    _, events = to_income(state)
    share = Share((16,), 1, 2)
    assert counted(events, RED)[0] == ShareCounted(YELLOW, RED, share, 20_000, 10_000)


def test_a_share_of_what_its_creditor_has_come_to_own_lapses() -> None:
    share = Share((16,), 1, 2, at_least=30_000)
    state = shared(restaurant(), share)
    state = agreed(offered(state, YELLOW, give(YELLOW, RED, buildings=(16, 17))), RED)
    state, events = to_income(state)
    assert counted(events, None) == [ShareLapsed(YELLOW, RED, share, "creditor-owns")]
    assert state.debts == ()


def test_a_secret_share_is_seen_by_its_parties_alone() -> None:
    state = shared(restaurant(), Share((16,), 1, 2), secret=True)
    assert len(view(state, RED).debts) == len(view(state, YELLOW).debts) == 1
    assert view(state, GREEN).debts == view(state, None).debts == ()
    _, events = to_income(state)
    assert len(counted(events, RED)) == 2
    assert counted(events, GREEN) == counted(events, None) == []


def test_the_lapse_of_a_secret_share_is_told_to_its_parties_alone() -> None:
    share = Share((16,), 1, 2)
    state = shared(restaurant(), share, secret=True)
    state = agreed(offered(state, YELLOW, give(YELLOW, RED, buildings=(16, 17))), RED)
    _, events = to_income(state)
    lapse = [ShareLapsed(YELLOW, RED, share, "creditor-owns")]
    assert counted(events, RED) == counted(events, YELLOW) == lapse
    assert counted(events, GREEN) == counted(events, None) == []


def test_shares_lapse_when_the_players_end_the_game_early() -> None:
    share = Share((16,), 1, 2)
    _, events = apply(shared(restaurant(), share), EndGame())
    assert counted(list(events), None) == [ShareLapsed(YELLOW, RED, share, "game-ended")]


def test_what_a_share_would_come_to_now_is_known_before_income() -> None:
    state = shared(restaurant(), Share((16,), 1, 2))
    assert share_now(view(state, GREEN), Share((16,), 1, 2), RED) == 10_000
    assert share_now(view(state, GREEN), Share((28,)), RED) == 0
    assert share_now(view(state, GREEN), Share((16,)), YELLOW) == 0


def classic(pays: Any, card: tuple[int, ...]) -> State:
    """Yellow's three Pharmacies on 16, 17 and 20 are finished and pay 5,000, before the outlook."""
    state = in_trading(4, CLASSIC, outlook_pays=pays, early_outlook=True)
    state = with_lots(state, {RED: [19], YELLOW: [16, 17, 20], GREEN: [28]})
    none = ((0,) * len(state.edition.shops),) * state.players
    state = state._replace(tiles=none, shown=none, outlook=(card, *state.outlook[1:]))
    return with_shops(state, {"Pharmacy": [16, 17, 20]})


@pytest.mark.parametrize(
    ("of", "pays", "card", "earned"),
    [
        ("income", "tile", (3, 4), 5_000),
        ("bonus", "tile", (3, 4), 3_000),
        ("with-bonus", "tile", (3, 4), 8_000),
        ("with-bonus", "tile", (4, 5), 5_000),
        ("bonus", "business", (3, 4), 1_000),
        ("bonus", "player", (3, 4), 1_000),
        ("bonus", "tile", (), 0),
    ],
)
def test_a_share_can_be_of_the_outlook_bonus_with_or_without_the_income(
    of: Any, pays: Any, card: tuple[int, ...], earned: int
) -> None:
    share = Share((16,), of=of)
    state = classic(pays, card)
    state = agreed(offered(state, YELLOW, give(YELLOW, RED, shares=(share,))), RED)
    assert share_now(view(state, RED), share, RED) == earned
    _, events = to_income(state)
    assert counted(events, RED)[0] == ShareCounted(YELLOW, RED, share, earned, earned)


@pytest.mark.parametrize(
    ("share", "code"),
    [
        (Share(()), "share-of-nothing"),
        (Share((0,)), "unknown-building"),
        (Share((86,)), "unknown-building"),
        (Share((16, 16)), "building-twice"),
        (Share((16,), 0, 2), "share-fraction"),
        (Share((16,), 3, 2), "share-fraction"),
        (Share((16,), 1, 101), "share-fraction"),
        (Share((16,), at_least=5_000), "off-denomination"),
        (Share((16,), at_most=-10_000), "off-denomination"),
        (Share((16,), at_least=30_000, at_most=20_000), "share-limits"),
        (Share((16,), at_least=2, at_most=1), "share-limits"),
        (Share((16,), of="bonus"), "outlook-not-played"),
        (Share((19,)), "building-not-owned"),
        (Share((70,)), "building-not-owned"),
    ],
)
def test_a_share_that_makes_no_sense_is_refused(share: Share, code: str) -> None:
    trade = Trade((Transfer(YELLOW, RED, shares=(share,)),))
    assert refused(restaurant(), Offer(YELLOW, trade)).code == code


def test_a_share_of_a_building_that_comes_with_the_same_trade_is_fine() -> None:
    parts = give(RED, YELLOW, buildings=(19,)), give(YELLOW, RED, shares=(Share((19,), 1, 2),))
    state = agreed(offered(restaurant(), RED, *parts), YELLOW)
    assert state.debts == (Debt(YELLOW, RED, 0, 63, Share((19,), 1, 2)),)


def test_an_offer_of_a_share_lapses_when_its_building_goes_to_another() -> None:
    state = offered(restaurant(), YELLOW, give(YELLOW, RED, shares=(Share((16,)),)))
    state = agreed(offered(state, YELLOW, give(YELLOW, GREEN, buildings=(16,))), GREEN)
    assert [offer.lapse for offer in state.offers] == ["building-moved", None]


def test_games_under_earlier_rules_know_no_shares() -> None:
    state = restaurant()
    state = state._replace(setup=Setup(MODERN, 4, "a seed", rules=2))
    trade = Trade((Transfer(YELLOW, RED, shares=(Share((16,)),)),))
    assert refused(state, Offer(YELLOW, trade)).code == "agreements-not-in-rules"
    assert not view(state, RED).agreements_bind


@pytest.mark.parametrize(
    "given", [{"due": 10_000}, {"shares": (Share((16,)),)}], ids=["due", "share"]
)
def test_a_table_can_want_nothing_that_is_paid_later(given: dict[str, Any]) -> None:
    state = restaurant()
    variants = in_trading(immediate_only=True).variants
    state = state._replace(setup=Setup(MODERN, 4, "a seed", variants))
    assert refused(state, Offer(YELLOW, Trade((Transfer(YELLOW, RED, **given),)))).code == (
        "immediate-only"
    )


def test_all_passing_leaves_a_share_behind_in_no_round() -> None:
    state = shared(restaurant(), Share((16,), 1, 2))
    state = all_pass(all_done(state))
    assert state.round == 2
    assert state.debts == ()
