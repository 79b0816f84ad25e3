"""Whole games: what holds after every action, and that replaying gives the same (docs/rules.md)."""

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.game.kit import (
    all_done,
    all_pass,
    building,
    check_invariants,
    keep_lowest,
    new_game,
    refused,
    setups,
)
from tests.game.machine import random_action, random_offer

from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    AddressedEvent,
    AgreedClause,
    Build,
    CloseTrading,
    Debt,
    Done,
    Edition,
    IllegalAction,
    Placement,
    Setup,
    State,
    agreed_placements,
    apply,
    initial_state,
    initial_state_and_events,
    legal_actions,
    mask_of,
    view,
    waiting_for,
)
from chinatown.game.board import ALL
from chinatown.game.chance import sample
from chinatown.game.deal_table import cards_dealt
from chinatown.game.events import (
    Built,
    CardsDealt,
    DebtDropped,
    DebtPaid,
    GameOver,
    IncomePaid,
    PlacementsFixed,
    RoundBegan,
)
from chinatown.game.trade_events import DoneSaid

seeds = st.integers(0, 2**32)


def is_kept(state: State, agreed: AgreedClause) -> bool:
    """Return whether a clause is kept so far in the building phase, or can still be."""
    clause = agreed.clause
    lot = 1 << clause.building
    standing = {
        name for name, lots in zip(state.edition.names, state.shops, strict=True) if lots & lot
    }
    if not state.owned[agreed.giver] & lot:
        return False
    if not clause.builds:
        return not standing or (clause.shop != "" and clause.shop not in standing)
    if state.built >> agreed.giver & 1:
        return standing == {clause.shop} or not state.in_turn
    return Placement(clause.building, clause.shop) in agreed_placements(state, agreed.giver)


class Game(RuleBasedStateMachine):
    """Players of both editions and all variants do whatever they like."""

    def __init__(self) -> None:
        super().__init__()
        self.actions: list[Action] = []
        self.events: list[AddressedEvent] = []
        self.paid = 0
        self.state: State = new_game()

    @initialize(setup=setups)
    def begin(self, setup: Setup) -> None:
        self.setup = setup
        self.state, events = initial_state_and_events(setup)
        self.events = list(events)

    def do(self, action: Action) -> None:
        try:
            self.state, events = apply(self.state, action)
        except IllegalAction:
            return
        self.actions.append(action)
        self.events += events
        for event, _ in events:
            if isinstance(event, IncomePaid):
                self.paid += event.total

    def playing(self) -> bool:
        return self.state.phase != "over"

    def in_trade(self) -> bool:
        return self.state.phase == "trade"

    @precondition(playing)
    @rule(seed=seeds)
    def somebody_does_something(self, seed: int) -> None:
        self.do(random_action(Random(seed), self.state))

    @precondition(in_trade)
    @rule(seed=seeds)
    def somebody_offers(self, seed: int) -> None:
        random = Random(seed)
        self.do(random_offer(random, self.state, random.randrange(self.state.players)))

    @precondition(in_trade)
    @rule(seed=seeds)
    def somebody_answers(self, seed: int) -> None:
        random = Random(seed)
        seat = random.randrange(self.state.players)
        answers = [
            action for action in legal_actions(self.state, seat) if not isinstance(action, Done)
        ]
        if answers:
            self.do(random.choice(answers))

    @precondition(playing)
    @rule(seed=seeds)
    def the_phase_goes_by(self, seed: int) -> None:
        random = Random(seed)
        phase, round_ = self.state.phase, self.state.round
        while (self.state.phase, self.state.round) == (phase, round_):
            action: Action = random_action(random, self.state)
            if phase == "trade":
                action = Done(waiting_for(self.state)[0])
            self.do(action)

    @precondition(lambda self: not self.playing())
    @rule(seat=st.integers(0, 4))
    def after_the_end_nothing_is_accepted(self, seat: int) -> None:
        assert refused(self.state, Done(seat)).code == "game-over"

    @invariant()
    def every_tile_card_and_dollar_is_accounted_for(self) -> None:
        check_invariants(self.state, self.paid)

    @invariant()
    def nobody_is_waited_for_in_vain(self) -> None:
        assert bool(waiting_for(self.state)) == self.playing()
        for seat in waiting_for(self.state):
            assert next(legal_actions(self.state, seat), None) is not None

    @precondition(lambda self: self.state.phase == "build")
    @invariant()
    def what_was_agreed_on_can_be_built(self) -> None:
        for agreed in self.state.clauses:
            assert is_kept(self.state, agreed)
        for seat in waiting_for(self.state):
            apply(self.state, next(legal_actions(self.state, seat)))

    @precondition(lambda self: self.state.phase == "deal" and self.state.round > 1)
    @invariant()
    def no_agreement_outlives_its_round(self) -> None:
        assert self.state.clauses == ()
        assert not any(debt.share for debt in self.state.debts)

    @precondition(lambda self: self.state.round < 6 and self.state.phase != "deal")
    @invariant()
    def the_deck_has_enough_for_the_next_deal(self) -> None:
        state = self.state
        full = cards_dealt(state.players, state.round + 1)
        needed = sum(max(full - hand.bit_count(), 0) for hand in state.hands)
        assert state.deck.bit_count() >= needed

    def teardown(self) -> None:
        """Play the log once more: the same states, the same events."""
        if not hasattr(self, "setup"):
            return
        state, events = initial_state_and_events(self.setup)
        again = list(events)
        for action in self.actions:
            state, events = apply(state, action)
            again += events
        assert state == self.state
        assert again == self.events
        for viewer in (*range(state.players), None):
            assert view(state, viewer) == view(self.state, viewer)


Game.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestGame = pytest.mark.whole_game(Game.TestCase)


def test_a_game_has_six_rounds_of_deal_trade_and_build() -> None:
    state = new_game()
    for round_ in range(1, 7):
        assert (state.round, state.phase) == (round_, "deal")
        state = keep_lowest(state)
        assert state.phase == "trade"
        state = all_done(state)
        assert state.phase == "build"
        state = all_pass(state)
    assert state.phase == "over"
    assert waiting_for(state) == ()


def test_nothing_can_be_done_after_the_end() -> None:
    state = new_game()
    while state.phase != "over":
        state = all_pass(all_done(keep_lowest(state)))
    for seat in range(4):
        assert list(legal_actions(state, seat)) == []
        assert refused(state, Done(seat)).code == "game-over"


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    assert new_game(seed="one") == new_game(seed="one")
    assert new_game(seed="one").hands != new_game(seed="two").hands


def test_every_seat_is_first_now_and_then() -> None:
    assert {new_game(seed=str(number)).first for number in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("edition", [MODERN, CLASSIC])
def test_a_game_begins_with_empty_buildings_full_bag_and_starting_cash(edition: Edition) -> None:
    setup = Setup(edition, 5, "a seed")
    state, events = initial_state_and_events(setup)
    cards = sample(range(1, 86), 25, "a seed", "deck", 1)
    first = sample(range(5), 1, "a seed", "first", 0)[0]
    order = [(first + step) % 5 for step in range(5)]
    hands = [0] * 5
    for place, seat in enumerate(order):
        hands[seat] = mask_of(cards[5 * place : 5 * place + 5])
    outlook = sample(edition.outlook, 6, "a seed", "outlook", 0) if edition.outlook else ()
    assert state == State(
        setup=setup, round=1, phase="deal", first=first,
        owned=(0,) * 5, shops=(0,) * 12, tiles=((0,) * 12,) * 5, shown=((0,) * 12,) * 5,
        cash=(edition.start,) * 5, hands=tuple(hands), chosen=(None,) * 5,
        deck=ALL & ~mask_of(cards), bag=edition.tile_counts, outlook=outlook, turned=0, done=0,
        offers=(), calls=(), debts=(), clauses=(), promises=(), turns_asked=False,
        plans=(None,) * 5, built=0, remarks=(),
        counted_cash=(edition.start,) * 5, number=0,
    )  # fmt: skip
    assert state.shown is state.tiles
    assert initial_state(setup) == state
    assert isinstance(events, tuple)
    assert [type(event) for event, _ in events] == [RoundBegan, *[CardsDealt] * 5]


def test_what_is_no_action_and_who_has_no_seat_is_named() -> None:
    state = new_game()
    for action, code, params in (
        ("keep", "unknown-action", {"action": "str"}),
        (Done(4), "unknown-seat", {"number": 4}),
        (Done(-1), "unknown-seat", {"number": -1}),
        (CloseTrading(0), "unknown-seat", {"number": 0}),
    ):
        error = refused(state, action)  # type: ignore[arg-type]
        assert (error.code, error.params) == (code, params)
    error = refused(state._replace(phase="over"), Done(0))
    assert (error.code, error.params) == ("game-over", {})


def test_every_action_counts_and_gives_its_events_as_a_tuple() -> None:
    state = keep_lowest(new_game())
    assert state.number == 4
    for seat in (0, 3):
        after, events = apply(state, Done(seat))
        assert after.number == 5
        assert events == (AddressedEvent(DoneSaid(seat, True)),)


def test_a_round_ends_with_plans_income_debts_and_the_next_deal() -> None:
    state = building(placing_tiles="at-once")
    state = state._replace(debts=(Debt(0, 1, 10_000, 63),))
    for seat in (0, 1, 2):
        state, _ = apply(state, Build(seat))
    state, events = apply(state, Build(3))
    assert [type(event) for event, _ in events] == [
        PlacementsFixed,
        *[Built] * 4,
        *[IncomePaid] * 4,
        DebtPaid,
        RoundBegan,
        *[CardsDealt] * 4,
    ]
    assert (state.round, state.phase) == (2, "deal")


def test_the_last_round_ends_with_the_game() -> None:
    state = building()._replace(round=6, debts=(Debt(0, 1, 60_000, 63),))
    for seat in clockwise(state)[:3]:
        state, _ = apply(state, Build(seat))
    state, events = apply(state, Build(waiting_for(state)[0]))
    assert [type(event) for event, _ in events] == [
        Built,
        *[IncomePaid] * 4,
        DebtPaid,
        DebtDropped,
        GameOver,
    ]
    assert (state.round, state.phase) == (6, "over")


def clockwise(state: State) -> list[int]:
    return [(state.first + step) % 4 for step in range(4)]
