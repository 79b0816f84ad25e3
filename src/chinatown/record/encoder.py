"""Actions as plain dictionaries, each field by name, for writing them as JSON.

orjson could write the dataclasses itself, but takes 3.9 microseconds an action where this takes 2.4
with orjson, and records are written for every game of a simulation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from chinatown.game.actions import Action, Goods, Placement, Trade, Transfer
from chinatown.game.phrases import Phrase

Plain = dict[str, Any]


def plain(action: Action) -> Plain:
    """Return an action as a dictionary, its fields in the order of the dataclass."""
    values: Plain = {}
    for name in action.__slots__:
        value = getattr(action, name)
        if name in _SPECIAL:
            if name in _LATER and not value:
                continue
            if name in _ENCODERS:
                value = _ENCODERS[name](value)
        values[name] = value
    return values


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

_SPECIAL: Final = _LATER | _ENCODERS.keys()
