"""Talk: to all, to some, about an offer (docs/rules.md 5 and 10); it changes nothing."""

from __future__ import annotations

from chinatown.game.actions import MAX_TEXT, REACTIONS, Say
from chinatown.game.board import mask_of
from chinatown.game.errors import IllegalAction
from chinatown.game.events import EVERYONE, Said, Told
from chinatown.game.offers import check_trading, find_offer
from chinatown.game.state import State


def say(state: State, action: Say) -> tuple[State, list[Told]]:
    """Say something to exactly those it is meant for.

    Raises IllegalAction for too many words or none, unknown listeners, an offer that the speaker
    does not know of, and a reaction that there is not.
    """
    seat = action.seat
    text = action.text.strip()
    _check_words(state, action, text)
    for listener in action.to:
        if not 0 <= listener < state.players or listener == seat:
            raise IllegalAction("unknown-listener", number=listener)
    if action.to and action.about:
        raise IllegalAction("whisper-about-offer")
    audience = EVERYONE
    if action.to:
        audience = mask_of((seat, *action.to))
    elif action.about:
        audience = find_offer(state, action.about, seat).audience
    to = tuple(sorted(set(action.to)))
    return state, [Told(Said(seat, text, to, action.about, action.kind), audience)]


def _check_words(state: State, action: Say, text: str) -> None:
    if action.kind == "last-offers":
        check_trading(state)
        if text or action.to or action.about:
            raise IllegalAction("last-offers-alone")
    elif action.kind == "reaction":
        if text not in REACTIONS:
            raise IllegalAction("unknown-reaction", reaction=text[:40], known=REACTIONS)
    elif not 0 < len(text) <= MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
