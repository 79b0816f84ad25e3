"""The verb of each action in the notation, by which it is read back (docs/record.md)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never, get_args

from chinatown.game.actions import (
    Action,
    Agree,
    AskTurns,
    Build,
    Call,
    CloseTrading,
    Discard,
    Done,
    EndCall,
    EndGame,
    Expire,
    Judge,
    Keep,
    Offer,
    Refuse,
    Say,
    TakeCall,
    Withdraw,
)
from chinatown.game.codes import SpeechKind

Verb: TypeAlias = Literal[
    "keeps",
    "discards",
    "offers",
    "agrees",
    "refuses",
    "withdraws",
    "expires",
    "calls",
    "takes",
    "ends",
    "tells",
    "reacts",
    "remarks",
    "wants",
    "is",
    "asks",
    "says",
    "closes",
    "stops",
    "builds",
]

VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
"""All verbs."""

_SPEECH_VERBS: Final[dict[SpeechKind, Verb]] = {
    "words": "tells",
    "reaction": "reacts",
    "phrases": "remarks",
    "last-offers": "wants",
}


def verb_of(action: Action) -> Verb:
    """Return the verb of an action; only talk has several, by its kind."""
    match action:
        case Keep():
            return "keeps"
        case Discard():
            return "discards"
        case Offer():
            return "offers"
        case Agree():
            return "agrees"
        case Refuse():
            return "refuses"
        case Withdraw():
            return "withdraws"
        case Expire():
            return "expires"
        case Call():
            return "calls"
        case TakeCall():
            return "takes"
        case EndCall():
            return "ends"
        case Say():
            return _SPEECH_VERBS[action.kind]
        case Done():
            return "is"
        case AskTurns():
            return "asks"
        case Judge():
            return "says"
        case CloseTrading():
            return "closes"
        case EndGame():
            return "stops"
        case Build():
            return "builds"
        case _:
            assert_never(action)
