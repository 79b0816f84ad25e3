"""Ready-made phrases: who hears them, and what is no sentence (docs/rules.md 5)."""

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
    offered,
    refused,
    seen,
    table,
)

from chinatown.game import EVERYONE, PHRASES, Offer, Phrase, Refuse, Say, Trade, apply, view
from chinatown.game.codes import PhraseCode
from chinatown.game.phrases import MAX_PHRASES, MAX_REMARKS
from chinatown.game.state import Remark
from chinatown.game.trade_events import Offered, Refused, Said

FILLED = {
    "seat": YELLOW,
    "shop": "Photo",
    "items": (22,),
    "size": 3,
    "dollars": 30_000,
    "rounds": 3,
}
GIFT = Trade((give(RED, YELLOW, buildings=(19,)),))
FINISHES = Phrase("finishes-yours", shop="Photo", buildings=(19,), dollars=30_000, rounds=3)


def phrase(code: PhraseCode, wanted: frozenset[str]) -> Phrase:
    """Return a phrase with these fields filled in."""
    fields = {"buildings" if name == "items" else name: FILLED[name] for name in wanted}
    return Phrase(code, **fields)  # type: ignore[arg-type]


def says(*phrases: Phrase, **changed: object) -> Say:
    return Say(RED, kind="phrases", phrases=phrases, **changed)  # type: ignore[arg-type]


def test_an_offer_says_why_it_is_made_to_all_who_see_it() -> None:
    state, events = apply(table(), Offer(RED, GIFT, phrases=(FINISHES,)))
    for viewer in (YELLOW, WHITE, None):
        (event,) = seen(events, viewer)
        assert isinstance(event, Offered)
        assert event.phrases == (FINISHES,)
        assert view(state, viewer).offers[0].phrases == (FINISHES,)


def test_what_a_secret_offer_says_is_as_secret_as_the_offer() -> None:
    state, events = apply(table(), Offer(RED, GIFT, secret=True, phrases=(FINISHES,)))
    assert not seen(events, WHITE)
    assert not view(state, WHITE).offers
    about = says(Phrase("thanks", seat=YELLOW), about=state.offers[0].id)
    after, events = apply(state, about)
    assert not seen(events, WHITE)
    assert not view(after, WHITE).remarks
    assert len(view(after, YELLOW).remarks) == 1


def test_a_refusal_says_what_was_missing() -> None:
    state = offered(table(), RED, *GIFT.transfers)
    wants = (Phrase("wants", dollars=50_000),)
    state, events = apply(state, Refuse(YELLOW, state.offers[0].id, phrases=wants))
    (event,) = seen(events, WHITE)
    assert isinstance(event, Refused)
    assert event.phrases == state.offers[0].reply == wants


@pytest.mark.parametrize("code", PHRASES)
def test_every_phrase_can_be_said_with_all_that_it_needs(code: PhraseCode) -> None:
    _, events = apply(table(), says(phrase(code, PHRASES[code])))
    (event,) = seen(events, WHITE)
    assert isinstance(event, Said)
    assert event.phrases[0].code == code


@pytest.mark.parametrize("code", PHRASES)
def test_a_phrase_lacks_nothing_and_has_nothing_besides(code: PhraseCode) -> None:
    wanted = PHRASES[code]
    for field in FILLED:
        wrong = says(phrase(code, wanted ^ {field}))
        assert refused(table(), wrong).params == {"phrase": code, "field": field}


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("seat", Phrase("thanks", seat=4)),
        ("seat", Phrase("thanks", seat=RED)),
        ("seat", Phrase("hello", seat=-2)),
        ("shop", Phrase("collects-mine", shop="Bakery")),
        ("items", Phrase("spare", buildings=(86,))),
        ("items", Phrase("spare", buildings=(0,))),
        ("items", Phrase("spare", buildings=(-3,))),
        ("items", Phrase("spare", buildings=(3, 3))),
        ("items", Phrase("spare", tiles=("Photo",) * 11)),
        ("shop", Phrase("spare", tiles=("Bakery",))),
        ("dollars", Phrase("wants", dollars=-1)),
        ("dollars", Phrase("wants", dollars=10**9)),
        ("rounds", Phrase("earns-me", dollars=1, rounds=7)),
        ("size", Phrase("grows-mine", -1, "Photo", (19,), (), 9, 1, 1)),
    ],
)
def test_a_phrase_speaks_of_what_there_is(field: str, wrong: Phrase) -> None:
    error = refused(table(), says(wrong))
    assert (error.code, error.params["field"]) == ("phrase-field", field)


def test_an_unknown_phrase_is_refused_with_those_that_there_are() -> None:
    strange = Phrase("boo")  # type: ignore[arg-type]
    for action in (says(strange), Offer(RED, GIFT, phrases=(strange,))):
        error = refused(table(), action)
        assert error.code == "unknown-phrase"
        assert error.params == {"phrase": "boo", "known": tuple(PHRASES)}


def test_words_and_phrases_do_not_mix() -> None:
    hello = Phrase("hello")
    for action in (
        says(),
        says(hello, text="hi"),
        Say(RED, "hi", phrases=(hello,)),
        Say(RED, "wow", kind="reaction", phrases=(hello,)),
    ):
        assert refused(table(), action).code == "phrases-or-words"


def test_nobody_makes_a_speech() -> None:
    hello = Phrase("hello")
    error = refused(table(), says(*[hello] * (MAX_PHRASES + 1)))
    assert error.code == "too-many-phrases"
    state = table()
    for _ in range(MAX_REMARKS):
        state, _ = apply(state, says(hello))
    assert refused(state, says(hello)).code == "too-many-remarks"
    assert apply(state, Say(GREEN, kind="phrases", phrases=(hello,)))


def test_remarks_are_remembered_for_a_round_by_those_who_heard_them() -> None:
    state, _ = apply(table(), says(Phrase("hello"), to=(GREEN,)))
    assert [len(view(state, viewer).remarks) for viewer in (RED, GREEN, YELLOW, None)] == [
        *(1, 1, 0, 0)
    ]
    state = all_pass(all_done(state))
    assert state.round == 2
    assert not keep_lowest(state).remarks


@pytest.mark.parametrize(
    "phrase",
    [
        Phrase("spare", buildings=(1, 85, 2, 3, 4, 5, 6, 7, 8, 9)),
        Phrase("spare", tiles=("Photo",) * 10),
        Phrase("wants", dollars=10_000_000),
        Phrase("earns-me", dollars=1, rounds=6),
        Phrase("grows-mine", -1, "Photo", (19,), (), 6, 1, 1),
        Phrase("thanks", seat=WHITE),
    ],
)
def test_a_phrase_may_say_as_much_as_there_is(phrase: Phrase) -> None:
    assert apply(table(), says(phrase))


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("items", Phrase("spare", buildings=tuple(range(1, 12)))),
        ("items", Phrase("spare", buildings=(86,))),
        ("items", Phrase("spare", buildings=(10**40,))),
        ("items", Phrase("spare", tiles=("Photo",) * 11, buildings=(1,))),
        ("dollars", Phrase("wants", dollars=10_000_001)),
        ("rounds", Phrase("earns-me", dollars=1, rounds=-1)),
        ("size", Phrase("grows-mine", -1, "Photo", (19,), (), 7, 1, 1)),
        ("size", Phrase("grows-mine", -1, "Photo", (19,), (), -1, 1, 1)),
        ("seat", Phrase("thanks", seat=WHITE + 1)),
        ("shop", Phrase("spare", tiles=("Photo", "Bakery"))),
    ],
)
def test_a_phrase_says_no_more(field: str, wrong: Phrase) -> None:
    error = refused(table(), says(wrong))
    assert error.code == "phrase-field"
    assert error.params == {"phrase": wrong.code, "field": field}


def test_the_first_wrong_field_is_named_by_the_alphabet() -> None:
    error = refused(table(), says(Phrase("collects-mine", shop="Bakery", seat=9)))
    assert error.params == {"phrase": "collects-mine", "field": "seat"}
    error = refused(table(), says(Phrase("grows-mine", size=9, shop="x", buildings=(0,), rounds=9)))
    assert error.params == {"phrase": "grows-mine", "field": "dollars"}


def test_too_much_is_refused_with_what_is_allowed() -> None:
    hello = Phrase("hello")
    assert refused(table(), says(*[hello] * 4)).params == {"most": 3}
    state, _ = apply(table(), says(*[hello] * 3))
    assert state.remarks == (Remark(RED, (hello,) * 3, "", EVERYONE),)
    for _ in range(7):
        state, _ = apply(state, says(hello))
    error = refused(state, says(hello))
    assert (error.code, error.params) == ("too-many-remarks", {"most": 8})
    strange = Phrase("b" * 50)  # type: ignore[arg-type]
    assert refused(table(), says(strange)).params["phrase"] == "b" * 40
