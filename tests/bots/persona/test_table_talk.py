"""What bots of a character remark, when, and how seldom."""

from tests.bots.persona.test_explanations import LAUNDRY, with_shops
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    give,
    new_game,
    offered,
    trading,
    with_lots,
    with_tiles,
)

from chinatown.bots.persona.characters import CHARACTERS
from chinatown.bots.persona.table_talk import GREETINGS, THANKS, Talker
from chinatown.game import Done, Phrase, Say, State, apply, view

ALL = frozenset(occasion for character in CHARACTERS.values() for occasion in character.occasions)


def talker(*occasions: str, seat: int = RED, remarks: int = 4) -> Talker:
    wanted = frozenset(occasions) or ALL
    return Talker(
        seat, CHARACTERS["chatty"]._replace(occasions=wanted, max_remarks=remarks), "seed"
    )


def remark(who: Talker, state: State, seat: int = RED, *, done: bool = False) -> Phrase | None:
    """Return the phrase that a seat would say now."""
    said = who.remark(view(state, seat), done=done)
    return said.phrases[0] if said else None


def traded(secret: bool = False) -> State:
    """Yellow has just finished red's Laundry."""
    state = with_lots(trading(), {RED: LAUNDRY[:4], YELLOW: [LAUNDRY[4]], GREEN: [20], WHITE: [30]})
    state = with_tiles(with_shops(state, "Laundry", LAUNDRY[:4]), {RED: ["Laundry"]})
    return agreed(offered(state, YELLOW, give(YELLOW, RED, buildings=(5,)), secret=secret), RED)


def after(state: State, said: Say | None) -> State:
    assert said is not None
    return apply(state, said)[0]


def test_every_occasion_of_a_character_is_one_that_comes() -> None:
    known = {"greeting", "thanks", "pleasure", "trade", "praise", "proud", "waiting", "done"}
    assert known == ALL


def test_a_game_begins_with_one_greeting() -> None:
    who = talker()
    state = new_game()
    said = who.remark(view(state, RED), done=False)
    assert said is not None
    assert said.phrases[0].code in GREETINGS
    assert who.remark(view(after(state, said), RED), done=False) is None


def test_after_a_year_one_speaks_of_who_earns_most() -> None:
    state = with_lots(new_game()._replace(round=3), {RED: LAUNDRY, YELLOW: [30]})
    state = with_shops(state, "Laundry", LAUNDRY)
    assert remark(talker(), state) == Phrase("proud", dollars=110_000)
    praise = Phrase("praise", seat=RED, dollars=110_000)
    assert remark(talker(seat=YELLOW), state, YELLOW) == praise
    nobody = with_shops(state, "Laundry", [])
    assert remark(talker(), nobody) is None


def test_a_partner_is_thanked_once_and_a_second_time_called_a_pleasure() -> None:
    state = traded()
    who = talker("thanks", "pleasure")
    first = who.remark(view(state, RED), done=False)
    assert first is not None
    assert first.to == ()
    assert (first.phrases[0].code in THANKS, first.phrases[0].seat) == (True, YELLOW)
    state = after(state, first)
    assert remark(who, state) is None
    state = agreed(offered(state, RED, give(RED, YELLOW, cash=10_000)), YELLOW)
    assert remark(who, state) == Phrase("pleasure", seat=YELLOW)


def test_a_strong_trade_of_others_is_spoken_of_unless_it_was_secret() -> None:
    who = talker("trade", seat=WHITE)
    assert remark(who, traded(), WHITE) == Phrase("well-traded", seat=RED)
    assert remark(who, traded(secret=True), WHITE) is None


def test_who_alone_is_missing_is_told_so_by_those_who_are_done() -> None:
    state = traded()
    who = talker("waiting", seat=WHITE)
    for seat in (YELLOW, GREEN):
        state, _ = apply(state, Done(seat))
    assert remark(who, state, WHITE) is None
    state, _ = apply(state, Done(WHITE))
    assert remark(who, state, WHITE) == Phrase("waiting", seat=RED)


def test_who_finishes_says_that_nothing_is_left() -> None:
    who = talker("done", seat=GREEN)
    assert remark(who, traded(), GREEN) is None
    assert remark(who, traded(), GREEN, done=True) == Phrase("nothing-left")


def test_nobody_says_more_in_a_round_than_the_character_does() -> None:
    assert remark(talker(remarks=0), traded()) is None
    state = traded()
    who = talker(remarks=1)
    state = after(state, who.remark(view(state, RED), done=True))
    assert remark(who, state, done=True) is None
