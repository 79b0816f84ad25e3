"""Characters change the style of a bot: what it says, and a little how it bargains."""

from functools import cache

import pytest
from tests.bots.kit import TABLES, Moment, setup, watched
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, trading, with_lots, with_tiles

from chinatown.bots import BOTS, UnknownBot, make_bot
from chinatown.bots.levels.merchant import MERCHANT
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.persona.characters import CHARACTERS, MIN_OFFERS, styled
from chinatown.bots.persona.persona_bot import PersonaBot
from chinatown.bots.persona.trust import trust
from chinatown.bots.registry import resolved, split
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.game import (
    MODERN,
    Action,
    Agree,
    Edition,
    Judge,
    Offer,
    Phrase,
    Pledge,
    Refuse,
    Say,
    State,
    Trade,
    View,
    apply,
    initial_state,
    view,
)
from chinatown.game.phrases import MAX_REMARKS

SOME = ["tycoon/chatty", "merchant/generous", "shopkeeper/impatient", "tycoon/hard", "random/loyal"]


def said(moment: Moment) -> bool:
    """Return whether a decision has words."""
    return isinstance(moment.action, Say) or bool(getattr(moment.action, "phrases", ()))


class TestNames:
    @pytest.mark.parametrize("level", BOTS)
    @pytest.mark.parametrize("character", [*CHARACTERS, "any"])
    def test_any_level_goes_with_any_character(self, level: str, character: str) -> None:
        bot = make_bot(f"{level}/{character}", 1, "a seed")
        assert bot.decide(view(initial_state(setup(MODERN, 3)), 1)) is not None

    def test_an_unknown_character_is_refused_with_those_that_there_are(self) -> None:
        for wrong in ("tycoon/shy", "tycoon/"):
            with pytest.raises(UnknownBot) as caught:
                make_bot(wrong, 0, "a seed")
            assert caught.value.code == "unknown-character"
            assert caught.value.params["known"] == (*CHARACTERS, "any")

    def test_an_unknown_level_is_refused_whatever_its_character(self) -> None:
        with pytest.raises(UnknownBot) as caught:
            split("baron/hard")
        assert caught.value.params == {"bot": "baron", "known": tuple(BOTS)}

    def test_the_seed_draws_a_character_for_each_seat(self) -> None:
        drawn = {resolved("tycoon/any", seat, f"{seed}") for seat in range(4) for seed in range(20)}
        assert drawn == {f"tycoon/{character}" for character in CHARACTERS}
        assert resolved("tycoon/any", 2, "x") == resolved("tycoon/any", 2, "x")
        assert resolved("tycoon", 2, "x") == "tycoon"


class TestBounds:
    @pytest.mark.parametrize("character", CHARACTERS)
    @pytest.mark.parametrize("style", [MERCHANT, TYCOON])
    def test_a_character_changes_bargaining_by_little(
        self, character: str, style: TradingStyle
    ) -> None:
        changed = styled(style, CHARACTERS[character])
        assert abs(changed.asking_share - style.asking_share) <= 0.051
        assert changed.min_share == style.min_share < changed.asking_share
        assert changed.budget == style.budget
        assert changed.weights == style.weights
        assert changed.max_offers >= MIN_OFFERS

    def test_the_generous_ask_for_less_than_the_hard(self) -> None:
        generous, hard = (styled(TYCOON, CHARACTERS[name]) for name in ("generous", "hard"))
        assert generous.asking_share < TYCOON.asking_share < hard.asking_share
        assert generous.concession > TYCOON.concession > hard.concession


@pytest.mark.whole_game
@pytest.mark.parametrize("level", ["shopkeeper", "merchant", "tycoon"])
def test_a_level_alone_says_nothing(level: str) -> None:
    assert not any(said(moment) for moment in watched(setup(MODERN, 3), [level]))


@pytest.mark.whole_game
@pytest.mark.parametrize(("edition", "players", "words"), TABLES[::3])
def test_every_table_of_characters_finishes_and_nobody_talks_too_much(
    edition: Edition, players: int, words: str
) -> None:
    remarks: dict[tuple[int, int], int] = {}
    for moment in watched(setup(edition, players, words), SOME):
        if isinstance(moment.action, Say) and moment.action.kind == "phrases":
            at = moment.state.round, moment.seat
            remarks[at] = remarks.get(at, 0) + 1
    most = {name: CHARACTERS[name.split("/")[1]].max_remarks for name in SOME}
    assert remarks
    for (_, seat), count in remarks.items():
        assert count <= most[SOME[seat]] < MAX_REMARKS


@pytest.mark.whole_game
def test_the_same_view_gives_the_same_words() -> None:
    bots = {seat: make_bot(kind, seat, "a seed") for seat, kind in enumerate(SOME[:3])}
    for moment in watched(setup(MODERN, 3), SOME[:3]):
        fresh = make_bot(SOME[moment.seat], moment.seat, "a seed")
        assert fresh.decide(moment.seen) == bots[moment.seat].decide(moment.seen) == moment.action


@cache
def moments(name: str) -> list[Moment]:
    """Return all that three merchants of a character did in a game."""
    game = watched(setup(MODERN, 3, seed="style"), [f"merchant/{name}"])
    return [moment for moment in game if moment.action is not None]


class TestStyle:
    def offers(self, name: str) -> list[Offer]:
        actions = [moment.action for moment in moments(name)]
        return [action for action in actions if isinstance(action, Offer)]

    @pytest.mark.whole_game
    @pytest.mark.parametrize("name", CHARACTERS)
    def test_reasons_are_as_many_as_the_character_has_words(self, name: str) -> None:
        counts = [len(offer.phrases) for offer in self.offers(name)]
        assert 0 < max(counts) <= CHARACTERS[name].max_reasons

    @pytest.mark.whole_game
    def test_the_quiet_never_speak_to_the_table_and_the_chatty_most(self) -> None:
        remarks = {
            name: sum(isinstance(moment.action, Say) for moment in moments(name))
            for name in CHARACTERS
        }
        assert remarks["quiet"] == 0
        assert remarks["chatty"] == max(remarks.values()) > 0

    @pytest.mark.whole_game
    def test_the_impatient_give_a_minute(self) -> None:
        assert {offer.seconds for offer in self.offers("impatient")} == {60}
        assert {offer.seconds for offer in self.offers("generous")} == {0}

    @pytest.mark.whole_game
    def test_only_the_hard_and_the_quiet_hide_offers(self) -> None:
        for name in CHARACTERS:
            hidden = [offer.secret for offer in self.offers(name)]
            assert not any(hidden) or CHARACTERS[name].secret


class Seller:
    """A bot that sells for a price, and refuses all else."""

    def decide(self, view: View) -> Action:
        (offer,) = [offer for offer in view.offers if offer.status == "open"]
        money = sum(part.cash for part in offer.trade.transfers if part.taker == RED)
        if money >= 50_000:
            return Agree(RED, offer.id)
        return Refuse(RED, offer.id, because="too-little")


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_price_is_told_by_those_who_tell_it_and_is_what_they_would_agree_to(
    character: str,
) -> None:
    state = with_lots(trading(), {RED: [19], YELLOW: [40]})
    sale = Trade((give(RED, YELLOW, buildings=(19,)), give(YELLOW, RED, cash=20_000)))
    state, _ = apply(state, Offer(YELLOW, sale))
    refusal = PersonaBot(Seller(), RED, CHARACTERS[character], "s").decide(view(state, RED))
    assert isinstance(refusal, Refuse)
    price = Phrase("wants", dollars=50_000)
    assert (price in refusal.phrases) == CHARACTERS[character].tells_price


@pytest.mark.parametrize("is_open", [False, True])
def test_what_a_buyer_would_pay_is_told_where_money_is_open_alone(is_open: bool) -> None:
    state = with_lots(trading(open_money=is_open), {RED: [1, 2], YELLOW: [3, 40]})
    state = with_tiles(state, {RED: ["Photo", "Photo", "Photo"], YELLOW: []})
    dear = Trade((give(YELLOW, RED, buildings=(3,)), give(RED, YELLOW, cash=400_000)))
    settings = set()
    for cash in (400_000, 900_000):
        rich = state._replace(cash=(cash, 900_000, *state.cash[2:]), round=3)
        rich, _ = apply(rich, Offer(YELLOW, dear))
        bot = make_bot("shopkeeper/chatty", RED, "s")
        seen = view(rich, RED)
        # So many offers made in vain that it can only refuse.
        vain = seen.offers[0]._replace(seat=RED, id="v", status="refused", by=YELLOW)
        seen = seen._replace(offers=(*seen.offers, *[vain._replace(id=f"v{n}") for n in range(4)]))
        refusal = bot.decide(seen)
        assert isinstance(refusal, Refuse)
        settings.add(refusal.phrases)
    (phrases,) = settings
    assert ("pays" in {phrase.code for phrase in phrases}) == is_open


class TestTrust:
    def promised(self, *kept: bool) -> State:
        state = trading()
        for number, is_kept in enumerate(kept):
            pledge = Pledge(RED, YELLOW, f"promise {number}")
            trade = Trade((give(YELLOW, RED, cash=10_000),), (pledge,))
            state, _ = apply(state, Offer(RED, trade))
            state, _ = apply(state, Agree(YELLOW, state.offers[-1].id))
            state, _ = apply(state, Judge(YELLOW, state.promises[-1].id, is_kept))
        return state

    def test_a_first_promise_counts_for_nothing(self) -> None:
        assert trust(view(trading(), GREEN), RED) == 0

    def test_kept_promises_make_the_next_one_count_and_broken_ones_less(self) -> None:
        assert trust(view(self.promised(True), GREEN), RED) == pytest.approx(1 / 2)
        assert trust(view(self.promised(True, True, True), GREEN), RED) == pytest.approx(3 / 4)
        assert trust(view(self.promised(True, False), GREEN), RED) == pytest.approx(1 / 3)
        assert trust(view(self.promised(False), GREEN), RED) == 0
        assert trust(view(self.promised(True), GREEN), WHITE) == 0
