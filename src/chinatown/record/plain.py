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
    CloseTrading,
    Discard,
    Done,
    Judge,
    Keep,
    Offer,
    Refuse,
    Trade,
    Withdraw,
)

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


def _offer(action: Offer) -> Plain:
    return {
        "seat": action.seat,
        "trade": _trade(action.trade),
        "secret": action.secret,
        "counters": action.counters,
        "do": action.do,
    }


def _answer(action: Agree | Withdraw) -> Plain:
    return {"seat": action.seat, "offer": action.offer, "do": action.do}


def _refuse(action: Refuse) -> Plain:
    return {
        "seat": action.seat,
        "offer": action.offer,
        "reason": action.reason,
        "do": action.do,
    }


def _done(action: Done) -> Plain:
    return {"seat": action.seat, "done": action.done, "do": action.do}


def _judge(action: Judge) -> Plain:
    return {
        "seat": action.seat,
        "promise": action.promise,
        "kept": action.kept,
        "do": action.do,
    }


def _bare(action: AskTurns | CloseTrading) -> Plain:
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
    Done: _done,
    AskTurns: _bare,
    Discard: _cards,
    Judge: _judge,
    CloseTrading: _bare,
    Build: _build,
}
