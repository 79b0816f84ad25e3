"""Texts that list who gets or gives what, part by part: `34 to Wei, 44 to Ming, 38 to me`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from chinatown.game.normal_form import LAST_BUILDING
from chinatown.game.types import BuildingSet
from chinatown.offer_text.lexer import Token
from chinatown.offer_text.vocabulary import OWN, SUBJECT

Tokens: TypeAlias = list[Token]

_THINGS: Final = frozenset(
    [
        "num",
        "count",
        "money",
        "each-money",
        "shop",
        "tile",
        "quote",
        "card",
        "every-tile",
        "ambiguous",
    ]
)
_PARTS_OF_THINGS: Final = frozenset(("hash", "lot", "all", "times", "and", "business"))
_JOINTS: Final = ("comma", "and", "sep", "colon")
ENDS: Final = ("", "sep", "comma", "and", "colon")
"""The kinds of what stands before or after a part, "" for the end of the text."""


def kinds_of(tokens: Tokens) -> set[str]:
    """Return the kinds that tokens have."""
    return {token.kind for token in tokens}


def kind_at(tokens: Tokens, at: int) -> str:
    """Return the kind of the token at a place, empty outside the text."""
    return tokens[at].kind if 0 <= at < len(tokens) else ""


def is_person(token: Token) -> bool:
    """Return whether a token names somebody who is no mere owner."""
    return token.kind in ("who", "player") and token.number != OWN


def is_owner(token: Token) -> bool:
    """Return whether a token is a possessive: `my`, `your`, `Bao's`."""
    return token.kind in ("who", "player") and token.number == OWN


def is_thing(token: Token) -> bool:
    """Return whether a token is the last one of something that can change hands."""
    return token.kind in _THINGS or token.kind in ("every-tile", "ambiguous")


def split(tokens: Tokens) -> list[Tokens]:
    """Return the parts of a text between commas, `and` and the ends of sentences."""
    parts: list[Tokens] = [[]]
    for token in tokens:
        if token.kind in _JOINTS:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def joined(parts: list[Tokens]) -> Tokens:
    """Return the parts with a comma between them."""
    result: Tokens = []
    for part in parts:
        result += [Token("comma", ","), *part] if result else part
    return result


def _are_things(tokens: Tokens) -> bool:
    return bool(tokens) and all(
        is_thing(token) or token.kind in _PARTS_OF_THINGS for token in tokens
    )


def _giving(person: Token, things: Tokens) -> Tokens:
    number = {"me": 1, "you": 2}.get(person.name, 3)
    subject = person._replace(number=SUBJECT if person.kind == "who" else 0)
    return [subject, Token("verb", "", "give", number), *things]


def labelled(tokens: Tokens) -> Tokens:
    """Read `Bao: 33, me: 50k`, `me 34 you 33` and `33 from you, 40k from me` as who gives what."""
    if any(token.kind in ("verb", "for", "return", "talk", "to", "after") for token in tokens):
        return tokens
    for parts in (_by_label(tokens), _by_source(tokens)):
        if len(parts) > 1 and len({(person.name, person.seats) for person, _ in parts}) > 1:
            return joined([_giving(person, things) for person, things in parts])
    return tokens


def _by_label(tokens: Tokens) -> list[tuple[Token, Tokens]]:
    places = [at for at, token in enumerate(tokens) if is_person(token)]
    if not places or places[0] != 0:
        return []
    parts = []
    for start, end in pairwise([*places, len(tokens)]):
        things = tokens[start + 1 : end]
        if things and things[0].kind in ("colon", "comma"):
            things = things[1:]
        while things and things[-1].kind in _JOINTS:
            things = things[:-1]
        if not _are_things(things):
            return []
        parts.append((tokens[start], things))
    return parts


def _by_source(tokens: Tokens) -> list[tuple[Token, Tokens]]:
    parts = []
    for part in split(tokens):
        if len(part) < 3 or part[-2].kind != "from" or not is_person(part[-1]):
            return []
        if not _are_things(part[:-2]):
            return []
        parts.append((part[-1], part[:-2]))
    return parts


def passed_on(tokens: Tokens, owned: BuildingSet) -> Tokens:
    """Read `34 to Wei, 44 to Ming, 38 to me` as who gives what to whom, given who owns what.

    The giver is left open, as the token `owner`; `owned` are the buildings that have one.
    """
    if any(token.kind in ("verb", "return", "talk") for token in tokens):
        return tokens
    parts = split(tokens)
    takers = []
    for part in parts:
        if len(part) < 3 or part[-2].kind not in ("to", "for") or not is_person(part[-1]):
            return tokens
        if any(token.kind not in ("num", "hash", "lot", "and", "business") for token in part[:-2]):
            return tokens
        if not all(owned >> token.number & 1 for token in part if token.kind == "num"):
            return tokens
        takers.append(part[-1])
    if len(takers) < 2:
        return tokens
    clauses = []
    for part, taker in zip(parts, takers, strict=True):
        given = Token("owner", "", number=next((t.number for t in part if t.kind == "num"), 0))
        clauses.append([given, Token("verb", "", "give", 3), taker._replace(number=0), *part[:-2]])
    return joined(clauses)


def ranges(tokens: Tokens, holdings: Sequence[BuildingSet]) -> Tokens:
    """Read `52 to 56` as all buildings from 52 to 56 that the owner of both has.

    `holdings` are the buildings of each player.
    """
    result: Tokens = []
    at = 0
    while at < len(tokens):
        lots = _range_at(tokens, at, holdings)
        if lots:
            if kind_at(result, len(result) - 1) == "from":
                # As in `od 52 do 56`.
                result.pop()
            for lot in lots:
                joint = [Token("and", "")] if lot != lots[0] else []
                result += [*joint, Token("num", str(lot), number=lot)]
            at += 3
        else:
            if tokens[at].kind != "through":
                result.append(tokens[at])
            at += 1
    return result


def _range_at(tokens: Tokens, at: int, holdings: Sequence[BuildingSet]) -> list[int]:
    """Return the buildings of a range that begins at a place, empty where none does."""
    part = tokens[at : at + 3]
    if [token.kind for token in part] not in (["num", "through", "num"], ["num", "to", "num"]):
        return []
    first, last = part[0].number, part[2].number
    for lots in holdings:
        if first < last <= LAST_BUILDING and lots >> first & 1 and lots >> last & 1:
            return [lot for lot in range(first, last + 1) if lots >> lot & 1]
    return []


def owned_lists(tokens: Tokens) -> Tokens:
    """Read `my 34, your 33` as `my 34 for your 33`."""
    if any(token.kind in ("verb", "for", "return", "talk", "colon") for token in tokens):
        return tokens
    parts = split(tokens)
    if len(parts) == 2 and all(is_owner(part[0]) and len(part) > 1 for part in parts):
        first, second = parts
        if (first[0].name, first[0].seats) != (second[0].name, second[0].seats):
            return [*first, Token("for", ""), *second]
    return tokens
