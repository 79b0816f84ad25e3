"""What is exchanged for what, as people put it: conditions, swaps, choices, verbs left out."""

from __future__ import annotations

from typing import Final, TypeAlias

from chinatown.offer_text.lexer import Token
from chinatown.offer_text.segments import ENDS, is_owner, is_person, is_thing, kind_at, kinds_of
from chinatown.offer_text.vocabulary import ANY, OBJECT, SUBJECT

Tokens: TypeAlias = list[Token]

_MOVING: Final = ("give", "get", "swap")


def conditions(tokens: Tokens) -> Tokens:
    """Take `if you give me 33` for the other side of an exchange."""
    result: Tokens = []
    for at, token in enumerate(tokens):
        if token.kind == "if":
            verbs = [other for other in tokens[at + 1 :] if other.kind == "verb"]
            moves = bool(verbs) and all(verb.name in _MOVING for verb in verbs)
            if moves and at:
                result.append(token._replace(kind="sep"))
                continue
            if moves and len(verbs) > 1:
                continue
        result.append(token)
    return result


def digits_for_words(tokens: Tokens) -> Tokens:
    """Read `33 4 50k` as `33 for 50k` and `33 2 me` as `33 to me`."""
    tokens = list(tokens)
    has_for = "for" in kinds_of(tokens)
    for at in range(1, len(tokens) - 1):
        before, token, after = tokens[at - 1 : at + 2]
        if token.kind != "num" or not (is_thing(before) or is_person(before)):
            continue
        to_thing = is_owner(after) or after.kind in ("num", "money", "hash", "shop", "lot", "all")
        if token.text == "4" and not has_for and is_thing(before) and to_thing:
            counted = after.kind in ("shop", "tile") and before.kind != "num"
            if not counted or before.kind == "money":
                tokens[at] = token._replace(kind="for", number=0)
                has_for = True
        elif token.text == "2" and is_person(after) and is_thing(before):
            tokens[at] = token._replace(kind="to", number=0)
    return tokens


def without_verb(tokens: Tokens) -> Tokens:
    """Add the verb to `you do 40k for 33`, which takes money, and `I can do 40k`, which pays it."""
    result: Tokens = []
    for at, token in enumerate(tokens):
        result.append(token)
        subject = token.kind == "who" and token.number in (ANY, SUBJECT)
        if subject and kind_at(tokens, at - 1) in (*ENDS, "player"):
            result += _verb_meant(token, tokens[at + 1 :])
    return result


def _verb_meant(subject: Token, rest: Tokens) -> Tokens:
    """Return the verb that is left out after a subject; empty where none is meant."""
    kinds = kinds_of(rest)
    if not rest or kinds & {"verb", "colon"}:
        return []
    after, you, exchanged = rest[0], subject.name == "you", "for" in kinds
    to_other = after.kind == "who" and after.number == OBJECT and subject.name != after.name
    if to_other and not exchanged and any(map(is_thing, rest[1:])):
        # As in the Polish `ja ci 34, ty mi 33`.
        return [Token("verb", "", "give", 2 if you else 1)]
    if after.kind == "money":
        name = "get" if you and exchanged else "give"
        return [Token("verb", "", name, 2 if you else 1)]
    if you and exchanged and after.kind in ("num", "hash", "lot", "shop", "count"):
        return [Token("verb", "", "give", 2)]
    return []


def wished_exchanges(tokens: Tokens) -> Tokens:
    """Read `do you want 34 for 33` as `34 for 33`: who has what tells who gives it."""
    for at, token in enumerate(tokens):
        if token.kind != "verb" or token.name != "want" or "for" not in kinds_of(tokens[at:]):
            continue
        beside = [place for place in (at - 1, at + 1) if 0 <= place < len(tokens)]
        you = [
            place
            for place in beside
            if tokens[place].kind == "who"
            and tokens[place].name == "you"
            and tokens[place].number in (ANY, SUBJECT)
        ]
        verbs = [other for other in tokens if other.kind == "verb"]
        if len(verbs) == 1 and (you or token.number == 2):
            return [other for place, other in enumerate(tokens) if place not in (at, *you[:1])]
    return tokens


def two_swapped(tokens: Tokens) -> Tokens:
    """Read `swap 34 and 33` as `swap 34 for 33`."""
    kinds = [token.kind for token in tokens]
    if "for" in kinds or kinds.count("num") != 2 or {*kinds} & {"money", "shop", "return", "or"}:
        return tokens
    at = kinds.index("num") + 1
    swaps = any(token.kind == "verb" and token.name == "swap" for token in tokens)
    if swaps and kind_at(tokens, at) in ("and", "comma") and kind_at(tokens, at + 1) == "num":
        return [*tokens[:at], Token("for", ""), *tokens[at + 1 :]]
    return tokens


def open_choice(tokens: Tokens) -> Tokens:
    """Read `34 or 24 for 33` as `any one of 34 or 24 for 33`."""
    kinds = [token.kind for token in tokens]
    if "or" not in kinds or "any-one" in kinds:
        if kinds.count("any-one") < 2:
            return tokens
        # As in the French `soit 34 soit 24`.
        first = kinds.index("any-one")
        return [
            token._replace(kind="or") if token.kind == "any-one" and at > first else token
            for at, token in enumerate(tokens)
        ]
    if kinds.count("or") > 1 and kind_at(tokens, kinds.index("or") - 1) in ENDS:
        # As in the Polish `albo 34 albo 24`.
        first = kinds.index("or")
        return [*tokens[:first], Token("any-one", ""), *tokens[first + 1 :]]
    at = kinds.index("or")
    start = at
    while start and (is_thing(tokens[start - 1]) or tokens[start - 1].kind == "comma"):
        start -= 1
    return [*tokens[:start], Token("any-one", ""), *tokens[start:]] if start < at else tokens
