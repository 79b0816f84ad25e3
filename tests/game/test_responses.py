"""Answers to offers, and the trades, failures and promises that come of them (docs/rules.md 5)."""

from dataclasses import replace

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    all_done,
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
    BadSetup,
    Discard,
    Done,
    Judge,
    Offer,
    Pledge,
    Refuse,
    State,
    Trade,
    Transfer,
    Variants,
    Withdraw,
    apply,
    view,
)
from chinatown.game.state import RULES
from chinatown.game.trade_events import (
    Agreed,
    Lapsed,
    TradeFailed,
)


def test_an_offer_stands_until_all_have_agreed() -> None:
    parts = (
        give(RED, YELLOW, cash=10_000),
        give(YELLOW, GREEN, buildings=(20,)),
        give(GREEN, RED, buildings=(28,)),
    )
    state = offered(table(), RED, *parts)
    after = agreed(state, GREEN)
    assert after.owned == state.owned
    assert after.offers[-1].agreed == 1 << RED | 1 << GREEN
    both = agreed(after, YELLOW)
    assert (lots_of(both, RED), lots_of(both, YELLOW), lots_of(both, GREEN)) == (
        [19, 28],
        [16, 17],
        [20],
    )
    assert both.offers[-1].status == "made"


def test_cash_asked_of_another_is_not_checked_until_they_agree() -> None:
    state = offered(
        table(), RED, give(RED, YELLOW, buildings=(19,)), give(YELLOW, RED, cash=90_000)
    )
    error = refused(state, Agree(YELLOW, state.offers[-1].id))
    assert (error.code, error.params) == ("not-enough-cash", {"cash": 90_000, "held": 50_000})


def test_when_someone_else_lacks_the_cash_the_others_learn_only_that_it_did_not_happen() -> None:
    state = table()
    state = offered(state, RED, give(RED, YELLOW, cash=50_000), give(YELLOW, RED, buildings=(20,)))
    first = state.offers[-1].id
    state = agreed(offered(state, RED, give(RED, GREEN, cash=10_000)), GREEN)
    after, events = apply(state, Agree(YELLOW, first))
    assert (after.owned, after.tiles, after.cash) == (state.owned, state.tiles, state.cash)
    assert after.offers[0].status == "failed"
    assert [event for event in seen(events, YELLOW) if isinstance(event, TradeFailed)] == [
        TradeFailed(first, "did-not-happen")
    ]
    assert TradeFailed(first, "not-enough-cash") in seen(events, RED)
    assert "not-enough-cash" not in str(seen(events, None)) + str(view(after, YELLOW).offers)


def test_whoever_no_longer_has_the_tile_is_told_so_and_nobody_else() -> None:
    state = table()
    hidden = replace(state.setup, variants=Variants(hidden_tiles=True))
    state = state._replace(setup=hidden, shown=((0,) * len(MODERN.shops),) * state.players)
    state = offered(state, RED, give(RED, YELLOW, tiles=("Photo",)))
    name = state.offers[-1].id
    swap = give(RED, GREEN, tiles=("Photo",) * 2), give(YELLOW, RED, tiles=("Dim Sum",))
    state = agreed(offered(state, RED, *swap, secret=True), GREEN, YELLOW)
    _, events = apply(state, Agree(YELLOW, name))
    assert TradeFailed(name, "tile-not-held") in seen(events, RED)
    assert "tile-not-held" not in str(seen(events, YELLOW)) + str(seen(events, None))


def test_whoever_no_longer_has_the_card_is_told_so_and_nobody_else() -> None:
    state = table()
    kept = replace(state.setup, variants=Variants(keep_cards=True))
    state = state._replace(setup=kept, hands=(1 << 50, 0, 0, 0))
    state = offered(state, RED, give(RED, YELLOW, cards=(50,)))
    name = state.offers[-1].id
    state, _ = apply(state, Discard(RED, (50,)))
    _, events = apply(state, Agree(YELLOW, name))
    assert TradeFailed(name, "card-not-held") in seen(events, RED)
    assert "card-not-held" not in str(seen(events, YELLOW)) + str(seen(events, None))


def test_an_offer_lapses_when_an_item_visibly_moves() -> None:
    state = offered(table(), YELLOW, give(YELLOW, RED, buildings=(20,)), give(RED, YELLOW, cash=0))
    state = offered(state, YELLOW, give(YELLOW, GREEN, tiles=("Dim Sum",)))
    state = offered(state, YELLOW, give(YELLOW, WHITE, buildings=(20,), tiles=("Dim Sum",) * 2))
    lapsing = [offer.id for offer in state.offers[:2]]
    state, events = apply(state, Agree(WHITE, state.offers[-1].id))
    assert [offer.status for offer in state.offers] == ["lapsed", "lapsed", "made"]
    assert [event for event in seen(events, None) if isinstance(event, Lapsed)] == [
        Lapsed(lapsing[0], "building-moved", building=20),
        Lapsed(lapsing[1], "tiles-moved", shop="Dim Sum"),
    ]
    error = refused(state, Agree(RED, lapsing[0]))
    assert (error.code, error.params["reason"]) == ("offer-closed", "building-moved")


def test_two_agreements_for_one_item_make_exactly_one_trade() -> None:
    state = table()
    for other in (RED, GREEN):
        state = offered(state, YELLOW, give(YELLOW, other, buildings=(20,)))
    first, second = (offer.id for offer in state.offers)
    state, _ = apply(state, Agree(RED, first))
    assert refused(state, Agree(GREEN, second)).code == "offer-closed"
    assert lots_of(state, RED) == [19, 20]


def test_agreement_is_told_to_those_who_may_know() -> None:
    state = offered(table(), RED, give(RED, YELLOW, cash=10_000), give(GREEN, RED, cash=10_000))
    _, events = apply(state, Agree(GREEN, state.offers[-1].id))
    assert seen(events, WHITE) == [Agreed(GREEN, state.offers[-1].id)]


class TestAnswers:
    state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)), give(GREEN, RED, cash=10_000))
    name = state.offers[-1].id

    def test_the_author_counts_as_agreed(self) -> None:
        assert refused(self.state, Agree(RED, self.name)).code == "already-agreed"

    def test_one_agrees_once(self) -> None:
        state = agreed(self.state, GREEN)
        assert refused(state, Agree(GREEN, self.name)).code == "already-agreed"

    def test_only_parties_answer(self) -> None:
        for action in (Agree(WHITE, self.name), Refuse(WHITE, self.name)):
            assert refused(self.state, action).code == "not-a-party"

    def test_an_offer_that_there_is_not(self) -> None:
        assert refused(self.state, Agree(YELLOW, "nothing")).code == "no-such-offer"

    def test_a_refusal_ends_it_with_its_reason(self) -> None:
        state, _ = apply(self.state, Refuse(YELLOW, self.name, "  too dear "))
        ended = state.offers[-1]
        assert (ended.status, ended.by, ended.reason) == ("refused", YELLOW, "too dear")
        assert refused(state, Agree(GREEN, self.name)).params["status"] == "refused"

    def test_reasons_have_a_length(self) -> None:
        assert refused(self.state, Refuse(YELLOW, self.name, "x" * 281)).code == "text-length"

    def test_the_author_withdraws_and_does_not_refuse(self) -> None:
        assert refused(self.state, Refuse(RED, self.name)).code == "own-offer"
        state, _ = apply(self.state, Withdraw(RED, self.name))
        assert state.offers[-1].status == "withdrawn"

    def test_agreement_can_be_taken_back(self) -> None:
        state = agreed(self.state, GREEN)
        state, _ = apply(state, Withdraw(GREEN, self.name))
        assert state.offers[-1].agreed == 1 << RED
        assert refused(state, Withdraw(GREEN, self.name)).code == "not-agreed"


class TestPromises:
    trade = Trade((give(RED, YELLOW, buildings=(19,)),), (Pledge(YELLOW, RED, " a Photo later "),))

    def test_are_written_down_and_judged_by_the_promisee(self) -> None:
        state = agreed(apply(table(), Offer(RED, self.trade))[0], YELLOW)
        (promise,) = view(state, WHITE).promises
        assert (promise.giver, promise.taker, promise.text) == (YELLOW, RED, "a Photo later")
        assert refused(state, Judge(YELLOW, promise.id, True)).code == "no-such-promise"
        state, _ = apply(all_done(state), Judge(RED, promise.id, False))
        assert view(state, None).promises[0].status == "broken"

    def test_of_a_secret_trade_are_secret(self) -> None:
        state = agreed(apply(table(), Offer(RED, self.trade, secret=True))[0], YELLOW)
        assert view(state, WHITE).promises == ()
        assert len(view(state, RED).promises) == 1

    def test_alone_are_a_trade_too(self) -> None:
        trade = Trade((), (Pledge(RED, YELLOW, "I will not block you"),))
        assert agreed(apply(table(), Offer(RED, trade))[0], YELLOW).promises

    @pytest.mark.parametrize("text", ["", "   ", "x" * 281])
    def test_need_words_and_not_too_many(self, text: str) -> None:
        trade = Trade((), (Pledge(RED, YELLOW, text),))
        assert refused(table(), Offer(RED, trade)).code == "text-length"


class TestASecretTradeAmongPlayersWhoAreDone:
    """It sets back only those at whom the table sees something change (docs/rules.md 5 and 11)."""

    def made(self, *parts: Transfer, state: State | None = None) -> tuple[State, State]:
        """Return the positions before and after red, yellow and green made a secret trade."""
        before = offered(state or table(), RED, *parts, secret=True)
        parties = [seat for seat in (YELLOW, GREEN) if before.offers[-1].parties >> seat & 1]
        for seat in (RED, *parties):
            before, _ = apply(before, Done(seat))
        after = agreed(before, *parties)
        assert after.offers[-1].status == "made"
        return before, after

    @pytest.mark.parametrize("what", [{"cash": 10_000}, {"due": 10_000}])
    def test_cash_alone_shows_nothing_to_anyone_else(self, what: dict[str, int]) -> None:
        before, after = self.made(give(RED, YELLOW, **what))
        assert after.done == before.done
        for viewer in (GREEN, WHITE, None):
            assert view(after, viewer) == view(before, viewer)

    def test_what_visibly_moves_makes_its_giver_and_taker_trade_again(self) -> None:
        parts = give(RED, YELLOW, buildings=(19,)), give(GREEN, RED, cash=10_000)
        _, after = self.made(*parts)
        assert after.done == 1 << GREEN

    def test_open_money_shows_whose_balance_changes(self) -> None:
        state = table()
        open_money = replace(state.setup, variants=Variants(open_money=True))
        ring = give(RED, YELLOW, cash=10_000), give(YELLOW, GREEN, cash=10_000)
        _, after = self.made(*ring, state=state._replace(setup=open_money))
        assert after.done == 1 << YELLOW

    def test_kept_cards_show_whose_number_of_cards_changes(self) -> None:
        state = table()
        state = state._replace(
            setup=replace(state.setup, variants=Variants(keep_cards=True)),
            hands=(1 << 50, 1 << 60, 1 << 70, 0),
        )
        swap = give(RED, YELLOW, cards=(50,)), give(YELLOW, RED, cards=(60,))
        before, after = self.made(*swap, state=state)
        assert after.done == before.done
        _, after = self.made(give(RED, YELLOW, cards=(50,)), state=state)
        assert after.done == 0

    def test_the_first_rules_set_back_all_its_parties(self) -> None:
        state = table()
        first = state._replace(setup=replace(state.setup, rules=1))
        _, after = self.made(give(RED, YELLOW, cash=10_000), state=first)
        assert after.done == 0


def test_there_are_no_rules_of_a_version_to_come() -> None:
    for version in (0, RULES + 1):
        with pytest.raises(BadSetup) as caught:
            replace(table().setup, rules=version)
        assert caught.value.code == "unknown-rules"
