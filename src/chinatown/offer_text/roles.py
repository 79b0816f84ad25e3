"""Semantic roles: who gives and who takes each item of a clause, in every way words allow."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from chinatown.offer_text.clauses import Clause
from chinatown.offer_text.items import ME, YOU, Item, Referent

_OPEN: Final = 1
_UNLIKELY: Final = 2


class Roles(NamedTuple):
    """One item with its giver and its taker."""

    giver: Referent
    taker: Referent
    item: Item


class Reading(NamedTuple):
    """One way to read a clause; the higher `penalty`, the less likely.

    A `reversed` one goes against the words, so that only who owns a building can prove it right.
    """

    penalty: int
    roles: tuple[Roles, ...]
    reversed: bool


class _Direction(NamedTuple):
    """Who gives the items before `for` to whom; those after it go the other way."""

    penalty: int
    giver: Referent
    taker: Referent


def readings(clause: Clause, *, by_speaker: bool = False) -> list[Reading]:
    """Return the ways to read a clause, the likeliest first.

    With `by_speaker`, an imperative such as `give yellow 20` tells what the speaker will do, even
    in a language whose verb form says that the addressee will.
    """
    if by_speaker and is_command(clause):
        clause = replace(clause, person=1)
    directions = {
        "give": _give,
        "promise": _give,
        "build": _give,
        "leave": _give,
        "get": _get,
        "want": _get,
        "swap": _swap,
        "": _without_verb,
    }[clause.verb](clause)
    return [
        Reading(
            direction.penalty,
            _roles(clause, direction.giver, direction.taker),
            direction.penalty >= _UNLIKELY,
        )
        for direction in directions
    ]


def is_command(clause: Clause) -> bool:
    """Return whether the verb is an imperative without a subject."""
    return clause.person == 2 and clause.subject is None


def _roles(clause: Clause, giver: Referent, taker: Referent) -> tuple[Roles, ...]:
    result = []
    for items, source, target in zip(clause.sides, (giver, taker), (taker, giver), strict=False):
        for item in items:
            # `Off your hands for 20k` does not make the money theirs.
            owner = source if item.kind in ("cash", "each") else item.owner or source
            result.append(Roles(owner, target if target != owner else source, item))
    return tuple(result)


def _subject(clause: Clause) -> Referent | None:
    """Return the subject, which may be implied by the form of the verb."""
    return clause.subject or {1: ME, 2: YOU}.get(clause.person)


def _owner(clause: Clause) -> Referent | None:
    return next((item.owner for item in clause.sides[0] if item.owner), None)


def _is_money(items: list[Item]) -> bool:
    """Return whether there is nothing but money: whoever names it first pays it."""
    return bool(items) and all(item.kind in ("cash", "due", "each") for item in items)


def _opposite(who: Referent) -> Referent:
    return YOU if who == ME else ME


def _give(clause: Clause) -> list[_Direction]:
    giver = _subject(clause)
    taker = clause.taker or clause.object or clause.partner
    if giver is None and taker != ME:
        giver = _owner(clause) or (ME if taker else None)
    if giver is None and taker is None:
        return [_Direction(0, ME, YOU), _Direction(_UNLIKELY, YOU, ME)]
    giver = giver or _opposite(ME)
    return [_Direction(0, giver, taker or _opposite(giver))]


def _get(clause: Clause) -> list[_Direction]:
    taker = _subject(clause)
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
            return [_Direction(0, YOU, ME)]
        return [_Direction(0, YOU, ME), _Direction(_UNLIKELY, ME, YOU)]
    if taker is None:
        taker = _opposite(giver or ME)
    return [_Direction(0, giver or _opposite(taker), taker)]


def _swap(clause: Clause) -> list[_Direction]:
    taker = clause.partner or clause.taker or clause.object
    giver = _owner(clause) or clause.giver
    if giver is None and clause.subject not in (None, ME):
        giver = clause.subject
    if taker == ME and giver == ME:
        taker = None
    if giver is None and (taker is None or clause.partner == ME):
        return [_Direction(0, ME, YOU), _Direction(_UNLIKELY, YOU, ME)]
    if giver is None and taker == ME:
        return [_Direction(0, YOU, ME), _Direction(_OPEN, ME, YOU)]
    giver = giver or ME
    return [_Direction(0, giver, taker if taker and taker != giver else _opposite(giver))]


def _without_verb(clause: Clause) -> list[_Direction]:
    giver = clause.giver or _owner(clause)
    taker = clause.taker or clause.object
    if clause.subject and clause.subject.name and giver is None:
        giver = clause.subject
    if giver is None and taker is None:
        later = next((item.owner for side in clause.sides[1:] for item in side if item.owner), None)
        if later is not None:
            # `20 for your 22`: the first item comes from whoever does not own the second.
            return [_Direction(0, _opposite(later), later)]
        other_way = _UNLIKELY if _is_money(clause.sides[0]) else _OPEN
        return [_Direction(0, ME, YOU), _Direction(other_way, YOU, ME)]
    giver = giver or (YOU if taker == ME else ME)
    return [_Direction(0, giver, taker or _opposite(giver))]
