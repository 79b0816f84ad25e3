"""Actions as plain dictionaries, each field by name, for writing them as JSON.

The writer of JSON could look into the dataclasses itself; doing it here takes a quarter of the
time, and records are written for every game of a simulation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
    Goods,
    Judge,
    Keep,
    Offer,
    Refuse,
    Say,
    TakeCall,
    Trade,
    Withdraw,
)
from chinatown.game.phrases import Phrase

Plain = dict[str, Any]


def plain(action: Action) -> Plain:
    """Return an action as a dictionary, its fields in the order of the dataclass."""
    return _PLAIN[type(action)](action)


def _trade(trade: Trade) -> Plain:
    return {
        "transfers": [
            {
                "giver": part.giver,
                "taker": part.taker,
                "buildings": part.buildings,
                "tiles": part.tiles,
                "cash": part.cash,
                "due": part.due,
                "cards": part.cards,
            }
            for part in trade.transfers
        ],
        "promises": [
            {"giver": part.giver, "taker": part.taker, "text": part.text} for part in trade.promises
        ],
    }


def _cards(action: Keep | Discard) -> Plain:
    return {"seat": action.seat, "cards": action.cards, "do": action.do}


def _phrases(phrases: tuple[Phrase, ...]) -> Plain:
    """Return the field for phrases; without any there is none, as in records of silent games."""
    if not phrases:
        return {}
    usual = Phrase("")
    return {
        "phrases": [
            {
                name: value
                for name in Phrase.__slots__
                if (value := getattr(phrase, name)) != getattr(usual, name)
            }
            for phrase in phrases
        ]
    }


def _offer(action: Offer) -> Plain:
    return {
        "seat": action.seat,
        "trade": _trade(action.trade),
        "secret": action.secret,
        "counters": action.counters,
        "replaces": action.replaces,
        "answers": action.answers,
        "seconds": action.seconds,
        **_phrases(action.phrases),
        "do": action.do,
    }


def _answer(action: Agree | Withdraw | Expire) -> Plain:
    return {"seat": action.seat, "offer": action.offer, "do": action.do}


def _refuse(action: Refuse) -> Plain:
    return {
        "seat": action.seat,
        "offer": action.offer,
        "reason": action.reason,
        "because": action.because,
        **_phrases(action.phrases),
        "do": action.do,
    }


def _goods(goods: Goods) -> Plain:
    return {"buildings": goods.buildings, "tiles": goods.tiles, "cash": goods.cash}


def _call(action: Call) -> Plain:
    return {
        "seat": action.seat,
        "seeks": _goods(action.seeks),
        "gives": _goods(action.gives),
        "text": action.text,
        "first": action.first,
        "do": action.do,
    }


def _of_call(action: TakeCall | EndCall) -> Plain:
    return {"seat": action.seat, "call": action.call, "do": action.do}


def _say(action: Say) -> Plain:
    return {
        "seat": action.seat,
        "text": action.text,
        "to": action.to,
        "about": action.about,
        "kind": action.kind,
        **_phrases(action.phrases),
        "do": action.do,
    }


def _done(action: Done) -> Plain:
    # As in records from before trading could be held open.
    hold = {"hold": True} if action.hold else {}
    return {"seat": action.seat, "done": action.done, **hold, "do": action.do}


def _judge(action: Judge) -> Plain:
    return {
        "seat": action.seat,
        "promise": action.promise,
        "kept": action.kept,
        "do": action.do,
    }


def _bare(action: AskTurns | CloseTrading | EndGame) -> Plain:
    return {"seat": action.seat, "do": action.do}


def _build(action: Build) -> Plain:
    return {
        "seat": action.seat,
        "placements": [
            {"building": part.building, "shop": part.shop} for part in action.placements
        ],
        "do": action.do,
    }


_PLAIN: Final[dict[type, Callable[[Any], Plain]]] = {
    Keep: _cards,
    Offer: _offer,
    Agree: _answer,
    Refuse: _refuse,
    Withdraw: _answer,
    Expire: _answer,
    Call: _call,
    TakeCall: _of_call,
    EndCall: _of_call,
    Say: _say,
    Done: _done,
    AskTurns: _bare,
    Discard: _cards,
    Judge: _judge,
    CloseTrading: _bare,
    EndGame: _bare,
    Build: _build,
}
