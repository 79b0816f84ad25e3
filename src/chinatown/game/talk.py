"""Talk: to everyone, to some players, about an offer (docs/rules.md 5 and 10)."""

from __future__ import annotations

from chinatown.game.actions import MAX_TEXT, REACTIONS, Say
from chinatown.game.board import mask_of
from chinatown.game.errors import IllegalAction
from chinatown.game.events import EVERYONE, AddressedEvent
from chinatown.game.offers import check_trading, find_offer
from chinatown.game.phrases import MAX_REMARKS, check_phrases
from chinatown.game.state import Outcome, Remark, State
from chinatown.game.trade_events import Said


def say(state: State, action: Say) -> Outcome:
    """Say something to exactly the players it is meant for; the round keeps its phrases.

    Raises IllegalAction for an empty or too long text, unknown listeners, an offer that the speaker
    does not know of, an unknown reaction, phrases that cannot be put into a sentence, and too many
    of them.
    """
    seat = action.seat
    text = action.text.strip()
    _check_words(state, action, text)
    to, audience = action.to, EVERYONE
    if to:
        for listener in to:
            if not 0 <= listener < state.players or listener == seat:
                raise IllegalAction("unknown-listener", number=listener)
        if action.about:
            raise IllegalAction("whisper-about-offer")
        to = tuple(sorted(set(to)))
        audience = mask_of((seat, *to))
    elif action.about:
        audience = find_offer(state, action.about, seat).audience
    event = Said(seat, text, to, action.about, action.kind, action.phrases)
    if action.phrases:
        remark = Remark(seat, action.phrases, action.about, audience)
        state = state._replace(remarks=(*state.remarks, remark))
    return state, [AddressedEvent(event, audience)]


def _check_words(state: State, action: Say, text: str) -> None:
    if action.kind == "phrases":
        _check_phrases(state, action, text)
    elif action.phrases:
        raise IllegalAction("phrases-or-words")
    elif action.kind == "last-offers":
        check_trading(state)
        if text or action.to or action.about:
            raise IllegalAction("last-offers-alone")
    elif action.kind == "reaction":
        if text not in REACTIONS:
            raise IllegalAction("unknown-reaction", reaction=text[:40], known=REACTIONS)
    elif not 0 < len(text) <= MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)


def _check_phrases(state: State, action: Say, text: str) -> None:
    if text or not action.phrases:
        raise IllegalAction("phrases-or-words")
    check_phrases(action.phrases, state.edition, state.players, action.seat)
    if sum(remark.seat == action.seat for remark in state.remarks) >= MAX_REMARKS:
        raise IllegalAction("too-many-remarks", most=MAX_REMARKS)
