"""Whole games full of shares, building clauses and choices: they replay, verify and read back."""

import json
from random import Random

import pytest
from tests.game.machine import random_action, random_offer

from chinatown.game import CLASSIC, MODERN, IllegalAction, Setup, apply, initial_state
from chinatown.game.agreement_events import ClauseLapsed, ShareCounted
from chinatown.game.trade_events import Agreed, TradeMade
from chinatown.record import (
    Record,
    Recorder,
    first_change,
    read_transcript,
    replay,
    transcript,
    verify,
)


def busy_game(seed: int) -> Record:
    """Play a game in which players make many offers, most of them with agreements."""
    random = Random(seed)
    edition = (MODERN, CLASSIC)[seed % 2]
    state = initial_state(Setup(edition, 3 + seed % 3, str(seed)))
    recorder = Recorder(state.setup, ("Mei", "Jonas", "Ada", "Kofi", "Zofia")[: state.players])
    while state.phase != "over":
        action = random_action(random, state)
        if state.phase == "trade" and random.random() < 0.5:
            action = random_offer(random, state, random.randrange(state.players))
        try:
            state, _ = apply(state, action)
        except IllegalAction:
            continue
        recorder.add(action, state)
    return recorder.record()


GAMES = [busy_game(seed) for seed in range(12)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.setup.seed)
def test_a_game_full_of_agreements_verifies_from_json_and_from_its_transcript(game: Record) -> None:
    assert verify(game) is None
    assert Record.from_json(game.to_json()) == game
    assert first_change(json.loads(game.to_json())) is None
    assert read_transcript("\n".join(transcript(game))) == game


def test_agreements_of_every_kind_are_made_in_these_games() -> None:
    events = [event for game in GAMES for step in replay(game) for event, _ in step.events]
    made = [event for event in events if isinstance(event, TradeMade)]
    parts = [(event.secret, part) for event in made for part in event.trade.transfers]
    assert {secret for secret, part in parts if part.shares} == {False, True}
    assert {secret for secret, part in parts if part.clauses} == {False, True}
    assert {clause.builds for _, part in parts for clause in part.clauses} == {False, True}
    assert any(len(event.trade.parties) > 2 for event in made)
    assert any(event.options for event in events if isinstance(event, Agreed))
    assert any(event.owed for event in events if isinstance(event, ShareCounted))
    assert any(isinstance(event, ClauseLapsed) for event in events)
