"""Shopkeepers at a table with a person: in any order, and never waiting for nothing."""

from random import Random

import pytest
from tests.bots.kit import setup

from chinatown.bots import Bot, make_bot
from chinatown.game import (
    MODERN,
    Action,
    Build,
    Done,
    Keep,
    Offer,
    State,
    apply,
    initial_state,
    view,
)

PERSON = 0


def _first_move(state: State, bots: dict[int, Bot], random: Random) -> Action | None:
    """Ask the bots in any order; return what the first does that does something."""
    order = list(bots)
    random.shuffle(order)
    decisions = (bots[seat].decide(view(state, seat)) for seat in order)
    return next((action for action in decisions if action is not None), None)


def _person(state: State) -> Action | None:
    """Do the least that the table waits for, and answer nobody."""
    seen = view(state, PERSON)
    if state.phase == "deal" and seen.kept is None:
        return Keep(
            PERSON, tuple(card for card in range(1, 86) if seen.hand >> card & 1)[: seen.keep]
        )
    if state.phase == "trade" and not seen.done >> PERSON & 1:
        return Done(PERSON)
    return Build(PERSON) if state.phase == "build" and PERSON in seen.waiting else None


@pytest.mark.whole_game
@pytest.mark.parametrize("words", ["", "street-access", "hidden-tiles", "keep-cards"])
@pytest.mark.parametrize("players", [3, 5])
def test_somebody_who_answers_nothing_is_waited_for_but_waits_for_nobody(
    players: int, words: str
) -> None:
    random = Random(f"{players} {words}")
    state = initial_state(setup(MODERN, players, words))
    bots = {seat: make_bot("shopkeeper", seat, "") for seat in range(1, players)}
    asked = 0
    while state.phase != "over":
        move = _first_move(state, bots, random)
        # Bots that do nothing wait for the person, whose turn or answer it is.
        assert move or PERSON in view(state, PERSON).waiting
        asked += isinstance(move, Offer) and PERSON in move.trade.parties
        action = move or _person(state)
        assert action is not None
        state, _ = apply(state, action)
        assert state.number < 1_000
    assert 0 < asked <= 6 * 4 * (players - 1)
