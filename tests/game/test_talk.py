"""Talk reaches exactly those it is meant for, and changes nothing (docs/rules.md 5 and 10)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    all_done,
    all_pass,
    give,
    keep_lowest,
    new_game,
    offered,
    refused,
    seen,
    table,
)

from chinatown.game import REACTIONS, AddressedEvent, Phrase, Say, State, apply, view
from chinatown.game.state import Remark
from chinatown.game.trade_events import Said

VIEWERS = (RED, YELLOW, GREEN, WHITE, None)


def hearers(action: Say, state: State | None = None) -> list[int | None]:
    _, events = apply(state or table(), action)
    return [viewer for viewer in VIEWERS if seen(events, viewer)]


def test_table_talk_is_for_everyone_and_changes_nothing() -> None:
    state = table()
    after, events = apply(state, Say(RED, "  who has 22? "))
    assert after == state._replace(number=state.number + 1)
    assert seen(events, None) == [Said(RED, "who has 22?", (), "", "words")]


def test_a_single_letter_is_a_word() -> None:
    assert hearers(Say(RED, "?")) == list(VIEWERS)


def test_a_whisper_is_heard_by_those_it_is_for_alone() -> None:
    assert hearers(Say(RED, "psst", to=(GREEN,))) == [RED, GREEN]
    assert hearers(Say(RED, "psst", to=(WHITE, GREEN, WHITE))) == [RED, GREEN, WHITE]


def test_a_remark_is_heard_by_those_who_know_the_offer() -> None:
    gift = give(RED, YELLOW, cash=10_000)
    state = offered(offered(table(), RED, gift), RED, gift, secret=True)
    known, secret = (offer.id for offer in state.offers)
    assert hearers(Say(YELLOW, "hm", about=known), state) == list(VIEWERS)
    assert hearers(Say(YELLOW, "hm", about=secret), state) == [RED, YELLOW]
    assert refused(state, Say(GREEN, "hm", about=secret)).code == "no-such-offer"


@pytest.mark.parametrize("reaction", REACTIONS)
def test_quick_reactions_have_no_words(reaction: str) -> None:
    assert hearers(Say(RED, reaction, kind="reaction")) == list(VIEWERS)


@pytest.mark.parametrize(
    ("code", "action"),
    [
        ("text-length", Say(RED, "   ")),
        ("text-length", Say(RED, "x" * 281)),
        ("unknown-reaction", Say(RED, "boo", kind="reaction")),
        ("unknown-listener", Say(RED, "hello", to=(RED,))),
        ("unknown-listener", Say(RED, "hello", to=(7,))),
        ("whisper-about-offer", Say(RED, "hello", to=(GREEN,), about="something")),
        ("no-such-offer", Say(RED, "hello", about="something")),
        ("last-offers-alone", Say(RED, "now!", kind="last-offers")),
        ("unknown-seat", Say(9, "hello")),
    ],
)
def test_what_cannot_be_said_is_refused(code: str, action: Say) -> None:
    assert refused(table(), action).code == code


def test_last_offers_are_called_for_while_trading() -> None:
    assert hearers(Say(RED, kind="last-offers")) == list(VIEWERS)
    assert refused(new_game(), Say(RED, kind="last-offers")).code == "wrong-phase"


def test_talk_goes_on_in_every_phase_and_after_the_end() -> None:
    state = new_game()
    apply(state, Say(RED, "good luck"))
    while state.phase != "over":
        state = all_pass(all_done(keep_lowest(state)))
    after, events = apply(state, Say(RED, "well played"))
    assert after.phase == "over"
    assert seen(events, None) == [Said(RED, "well played", (), "", "words")]


def test_what_was_whispered_stays_between_its_people_after_the_end_too() -> None:
    state = new_game()
    while state.phase != "over":
        state = all_pass(all_done(keep_lowest(state)))
    thanks = (Phrase("thanks", seat=YELLOW),)
    whisper = Say(RED, to=(YELLOW,), kind="phrases", phrases=thanks)
    after, events = apply(state, whisper)
    assert seen(events, None) == seen(events, GREEN) == []
    for viewer in (None, GREEN):
        assert view(after, viewer) == view(state, viewer)
    for viewer in (RED, YELLOW):
        assert [remark.phrases for remark in view(after, viewer).remarks] == [thanks]


@pytest.mark.parametrize(
    ("action", "params"),
    [
        (Say(RED, "x" * 281), {"most": 280}),
        (Say(RED, ""), {"most": 280}),
        (Say(RED, "b" * 50, kind="reaction"), {"reaction": "b" * 40, "known": REACTIONS}),
        (Say(YELLOW, "hello", to=(GREEN, YELLOW)), {"number": YELLOW}),
        (Say(RED, "hello", to=(GREEN, 4)), {"number": 4}),
        (Say(RED, "hello", to=(-1,)), {"number": -1}),
        (Say(RED, "hello", to=(GREEN,), about="something"), {}),
        (Say(RED, "hello", about="something"), {"offer": "something"}),
        (Say(RED, kind="last-offers", to=(GREEN,)), {}),
        (Say(RED, kind="last-offers", about="something"), {}),
        (Say(RED, kind="phrases"), {}),
    ],
)
def test_a_refusal_to_listen_says_why(action: Say, params: dict[str, object]) -> None:
    assert refused(table(), action).params == params


def test_what_is_said_is_told_as_it_was_meant() -> None:
    state = table()
    _, events = apply(state, Say(YELLOW, " psst ", to=(WHITE, RED, WHITE)))
    whispered = Said(YELLOW, "psst", (RED, WHITE), "", "words")
    assert events == (AddressedEvent(whispered, 1 << RED | 1 << YELLOW | 1 << WHITE),)
    _, events = apply(state, Say(YELLOW, "wow", kind="reaction"))
    assert events == (AddressedEvent(Said(YELLOW, "wow", (), "", "reaction")),)
    _, events = apply(state, Say(YELLOW, kind="last-offers"))
    assert events == (AddressedEvent(Said(YELLOW, "", (), "", "last-offers")),)
    assert apply(state, Say(YELLOW, "x" * 280))[1][0].event.text == "x" * 280  # type: ignore[union-attr]
    error = refused(new_game(), Say(RED, kind="last-offers"))
    assert error.params == {"phase": "deal", "needs": "trade"}


def test_a_remark_of_phrases_is_kept_with_what_it_is_about() -> None:
    state = offered(table(), RED, give(RED, YELLOW, cash=10_000), secret=True)
    name = state.offers[0].id
    thanks = (Phrase("thanks", seat=RED),)
    after, events = apply(state, Say(YELLOW, about=name, kind="phrases", phrases=thanks))
    both = 1 << RED | 1 << YELLOW
    assert after.remarks == (Remark(YELLOW, thanks, name, both),)
    assert events == (AddressedEvent(Said(YELLOW, "", (), name, "phrases", thanks), both),)
