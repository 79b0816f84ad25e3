"""From clauses to flows: what goes from whom to whom, in each way that the words allow."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from chinatown.offer_text.clauses import Clause
from chinatown.offer_text.items import ME, YOU, Item, Who

_OPEN: Final = 1
_UNLIKELY: Final = 2


@dataclass(frozen=True, slots=True)
class Flow:
    """Things that go one way."""

    giver: Who
    taker: Who
    items: tuple[Item, ...]


class Reading(NamedTuple):
    """One way to take a clause; the higher `penalty`, the less likely."""

    penalty: int
    flows: tuple[Flow, ...]


class _Way(NamedTuple):
    penalty: int
    giver: Who
    taker: Who


def readings(clause: Clause, dictated: bool = False) -> list[Reading]:
    """Return the ways to take a clause, the likeliest first.

    `dictated` takes `give yellow 20` for what the speaker shall do in languages whose form of the
    verb says that somebody else shall.
    """
    if dictated and is_command(clause):
        clause = replace(clause, person=1)
    ways = {
        "give": _giving,
        "promise": _giving,
        "get": _getting,
        "want": _getting,
        "swap": _swapping,
        "": _without_verb,
    }[clause.verb](clause)
    return [Reading(way.penalty, _flows(clause, way.giver, way.taker)) for way in ways]


def is_command(clause: Clause) -> bool:
    """Tell whether the form of the verb alone says that whoever is spoken to does it."""
    return clause.person == 2 and clause.subject is None


def _flows(clause: Clause, giver: Who, taker: Who) -> tuple[Flow, ...]:
    flows = []
    for items, one, other in zip(clause.sides, (giver, taker), (taker, giver), strict=False):
        for item in items:
            source = item.owner or one
            target = other if source != other else one
            flows.append(Flow(source, target, (item,)))
    return tuple(flows)


def _told(clause: Clause) -> Who | None:
    """Return the subject, said or told by the form of the verb."""
    return clause.subject or {1: ME, 2: YOU}.get(clause.person)


def _owner(clause: Clause) -> Who | None:
    return next((item.owner for item in clause.sides[0] if item.owner), None)


def _opposite(who: Who) -> Who:
    return YOU if who == ME else ME


def _giving(clause: Clause) -> list[_Way]:
    giver = _told(clause)
    taker = clause.taker or clause.object or clause.partner
    if giver is None and taker != ME:
        giver = _owner(clause) or (ME if taker else None)
    if giver is None and taker is None:
        return [_Way(0, ME, YOU), _Way(_UNLIKELY, YOU, ME)]
    giver = giver or _opposite(ME)
    return [_Way(0, giver, taker or _opposite(giver))]


def _getting(clause: Clause) -> list[_Way]:
    taker = _told(clause)
    giver = clause.giver or clause.partner
    if taker is None and clause.object == ME:
        taker = ME
    elif giver is None:
        giver = clause.object
    if taker is None and clause.taker == ME:
        taker = ME
    elif giver is None and clause.taker != taker:
        # As in `acheter à Anna`.
        giver = clause.taker
    giver = giver or _owner(clause)
    if taker is None and giver is None:
        if clause.verb == "want":
            return [_Way(0, YOU, ME)]
        return [_Way(0, YOU, ME), _Way(_UNLIKELY, ME, YOU)]
    if taker is None:
        taker = _opposite(giver or ME)
    return [_Way(0, giver or _opposite(taker), taker)]


def _swapping(clause: Clause) -> list[_Way]:
    taker = clause.partner or clause.taker or clause.object
    giver = _owner(clause) or clause.giver
    if giver is None and clause.subject not in (None, ME):
        giver = clause.subject
    if taker == ME and giver == ME:
        taker = None
    if giver is None and (taker is None or clause.partner == ME):
        return [_Way(0, ME, YOU), _Way(_UNLIKELY, YOU, ME)]
    if giver is None and taker == ME:
        return [_Way(0, YOU, ME), _Way(_OPEN, ME, YOU)]
    giver = giver or ME
    return [_Way(0, giver, taker if taker and taker != giver else _opposite(giver))]


def _without_verb(clause: Clause) -> list[_Way]:
    giver = clause.giver or _owner(clause)
    taker = clause.taker or clause.object
    if clause.subject and clause.subject.name and giver is None:
        giver = clause.subject
    if giver is None and taker is None:
        later = next((item.owner for side in clause.sides[1:] for item in side if item.owner), None)
        if later is not None:
            # `20 for your 22`: whoever does not own that gives this.
            return [_Way(0, _opposite(later), later)]
        return [_Way(0, ME, YOU), _Way(_OPEN, YOU, ME)]
    giver = giver or (YOU if taker == ME else ME)
    return [_Way(0, giver, taker or _opposite(giver))]
