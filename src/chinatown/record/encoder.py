"""Actions as plain dictionaries, each field by name, for writing them as JSON.

orjson could write the dataclasses itself, but takes twice as long as this and orjson together, and
records are written for every game of a simulation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final

from chinatown.game.actions import Action, Goods, Placement, Trade, Transfer
from chinatown.game.phrases import Phrase

Plain = dict[str, Any]


def plain(action: Action) -> Plain:
    """Return an action as a dictionary, its fields in the order of the dataclass."""
    kind: type = type(action)
    return _encoder(kind)(action)


@cache
def _encoder(kind: type) -> Callable[[Any], Plain]:
    """Return a function that encodes actions of a kind.

    It is generated, as the standard library generates the `__init__` of a dataclass: going through
    the fields of each action by their names would add 1.5% to a game of random bots.
    """
    known: dict[str, Any] = {**_ENCODERS}
    items = []
    for name in kind.__slots__:  # type: ignore[attr-defined]
        value = f"action.{name}"
        item = f"{name!r}: {name}({value})" if name in _ENCODERS else f"{name!r}: {value}"
        items.append(f"**({{{item}}} if {value} else nothing)" if name in _LATER else item)
    exec(f"def encode(action, nothing={{}}):\n    return {{{', '.join(items)}}}", known)
    encode: Callable[[Any], Plain] = known["encode"]
    return encode


_LATER: Final = frozenset({"phrases", "hold", "options"})
"""Fields that the first records did not have; they are left out where they say nothing."""


def _trade(trade: Trade) -> Plain:
    values: Plain = {
        "transfers": [_transfer(part) for part in trade.transfers],
        "promises": [
            {"giver": part.giver, "taker": part.taker, "text": part.text} for part in trade.promises
        ],
    }
    if trade.choices:
        values["choices"] = [
            {"chooser": choice.chooser, "options": [_transfer(part) for part in choice.options]}
            for choice in trade.choices
        ]
    return values


def _transfer(part: Transfer) -> Plain:
    values: Plain = {
        "giver": part.giver,
        "taker": part.taker,
        "buildings": part.buildings,
        "tiles": part.tiles,
        "cash": part.cash,
        "due": part.due,
        "cards": part.cards,
    }
    # Left out where there are none, as in all records of earlier formats.
    if part.shares:
        values["shares"] = [
            {
                "buildings": share.buildings,
                "parts": share.parts,
                "whole": share.whole,
                "at_least": share.at_least,
                "at_most": share.at_most,
                "of": share.of,
            }
            for share in part.shares
        ]
    if part.clauses:
        values["clauses"] = [
            {"building": clause.building, "shop": clause.shop, "builds": clause.builds}
            for clause in part.clauses
        ]
    return values


def _goods(goods: Goods) -> Plain:
    return {"buildings": goods.buildings, "tiles": goods.tiles, "cash": goods.cash}


def _placements(placements: tuple[Placement, ...]) -> list[Plain]:
    return [{"building": part.building, "shop": part.shop} for part in placements]


_PHRASE_DEFAULTS: Final = {field.name: field.default for field in fields(Phrase)}


def _phrases(phrases: tuple[Phrase, ...]) -> list[Plain]:
    """Return phrases with only those fields that are filled in."""
    return [
        {
            name: value
            for name, default in _PHRASE_DEFAULTS.items()
            if (value := getattr(phrase, name)) != default
        }
        for phrase in phrases
    ]


_ENCODERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "trade": _trade,
    "seeks": _goods,
    "gives": _goods,
    "placements": _placements,
    "phrases": _phrases,
}
"""What writes the fields that hold dataclasses; all others are written as they are."""
