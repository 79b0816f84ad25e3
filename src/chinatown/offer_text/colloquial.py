"""Everyday ways of putting things, rewritten as the plain ones that the parser knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice, product
from typing import Final, TypeAlias

from chinatown.game.types import BuildingSet, Dollars
from chinatown.offer_text.lexer import Token
from chinatown.offer_text.segments import (
    is_owner,
    is_person,
    is_thing,
    labelled,
    owned_lists,
    passed_on,
    split,
)
from chinatown.offer_text.vocabulary import ANY, OBJECT, OWN, SUBJECT, Language

Tokens: TypeAlias = list[Token]

_MAX_READINGS: Final = 8
_IDLE: Final = ("filler", "last", "your-choice")
_ENDS: Final = ("", "sep", "comma", "and", "colon")
_MOVING: Final = ("give", "get", "swap")
_TALK_WHEN_UNUSED: Final = (
    "same",
    "closing",
    "more",
    "less",
    "but",
    "if",
    "their",
    "later",
    "top",
    "no",
    "is",
)


def plainly(tokens: Tokens, unit: Dollars, language: Language, owned: BuildingSet) -> list[Tokens]:
    """Return the ways to put a text plainly, the likeliest first.

    There are several where a word such as `fish` or `on top` leaves something open. `unit` is the
    value of one bill in dollars, `owned` are all buildings that belong to somebody.
    """
    tokens = [token for token in tokens if token.kind not in _IDLE]
    passes: tuple[Callable[[Tokens], Tokens], ...] = (
        lambda plain: _bills(plain, unit),
        _conditions,
        _is,
        _digits_for_words,
        _promised_later,
        _owners_named_before,
        _counts_after,
        lambda plain: _plurals(plain, language),
        _vocative,
        _without_verb,
        _each,
        labelled,
        lambda plain: passed_on(plain, owned),
        owned_lists,
        _two_swapped,
        _belongs,
        _prices,
        _open_choice,
    )
    for rewrite in passes:
        tokens = rewrite(tokens)
    return [_leftovers(reading) for reading in islice(_readings(tokens), _MAX_READINGS)]


def _kinds(tokens: Tokens) -> set[str]:
    return {token.kind for token in tokens}


def _kind(tokens: Tokens, at: int) -> str:
    return tokens[at].kind if 0 <= at < len(tokens) else ""


def _bills(tokens: Tokens, unit: Dollars) -> Tokens:
    """Count bills as money: `6 bills`."""
    result: Tokens = []
    for token in tokens:
        if token.kind == "unit" and result and result[-1].kind in ("num", "count"):
            count = result.pop()
            text = f"{count.text} {token.text}"
            result.append(Token("money", text, number=count.number * unit))
        else:
            result.append(token)
    return result


def _conditions(tokens: Tokens) -> Tokens:
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


def _is(tokens: Tokens) -> Tokens:
    """Read `my offer for 33 is 60k` as `for 33, 60k`, and `33 is 60k` as `33 for 60k`."""
    result: Tokens = []
    for at, token in enumerate(tokens):
        if token.kind == "is" and _kind(tokens, at + 1) == "money":
            fronted = bool(result) and result[0].kind == "for"
            result.append(Token("comma" if fronted else "for", token.text))
        else:
            result.append(token)
    return result


def _digits_for_words(tokens: Tokens) -> Tokens:
    """Read `33 4 50k` as `33 for 50k` and `33 2 me` as `33 to me`."""
    tokens = list(tokens)
    has_for = "for" in _kinds(tokens)
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


def _promised_later(tokens: Tokens) -> Tokens:
    """Make of money at a time that no rule knows a promise in the speaker's own words."""
    result: Tokens = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "later":
            money = next(
                (place for place in range(at + 1, len(tokens)) if tokens[place].kind == "money"),
                None,
            )
            if result and result[-1].kind == "money":
                amount = result.pop()
                result.append(Token("quote", f"{amount.text} {token.text}"))
            elif money is not None and not _kinds(tokens[at + 1 : money]) & {"sep", "comma", "for"}:
                result += tokens[at + 1 : money]
                result.append(Token("quote", f"{token.text} {tokens[money].text}"))
                at = money
            else:
                result.append(token)
        else:
            result.append(token)
        at += 1
    return result


def _owners_named_before(tokens: Tokens) -> Tokens:
    """Read `his` as the possessive of the only player who is named."""
    named = {token.seats for token in tokens if token.kind == "player"}
    if len(named) != 1 or "their" not in _kinds(tokens):
        return tokens
    (seats,) = named
    return [
        Token("player", token.text, "", OWN, seats) if token.kind == "their" else token
        for token in tokens
    ]


def _counts_after(tokens: Tokens) -> Tokens:
    """Put a count that comes after the tiles before them: `your restaurant tiles, all 5`."""
    tokens = list(tokens)
    at = 0
    while at < len(tokens):
        if tokens[at].kind == "your-stuff":
            tokens[at : at + 1] = [Token("who", "", "you", OWN), tokens[at]._replace(kind="stuff")]
            at += 1
        if tokens[at].kind == "stuff":
            tokens[at] = tokens[at]._replace(kind="every-tile")
        if tokens[at].kind == "all" and _kind(tokens, at + 1) in ("num", "count"):
            after = _kind(tokens, at + 2)
            place = at - 1
            while place >= 0 and tokens[place].kind in ("comma", "tile"):
                place -= 1
            if after in ("shop", "tile"):
                del tokens[at]
            elif place >= 0 and tokens[place].kind == "shop" and tokens[at - 1].kind != "and":
                count = tokens[at + 1]
                kept = [token for token in tokens[place:at] if token.kind != "comma"]
                tokens[place : at + 2] = [count, *kept]
        elif tokens[at].kind == "all" and _kind(tokens, at + 1) in ("tile", "who", "player"):
            owner = tokens[at + 1] if is_owner(tokens[at + 1]) else None
            end = at + 1 + (owner is not None)
            if _kind(tokens, end) == "tile" and _kind(tokens, end + 1) not in ("shop",):
                every = tokens[at]._replace(kind="every-tile")
                tokens[at : end + 1] = [owner, every] if owner else [every]
        at += 1
    return tokens


def _plurals(tokens: Tokens, language: Language) -> Tokens:
    """Take `my dim sums` for all of them."""
    result: Tokens = []
    for at, token in enumerate(tokens):
        owner = tokens[at - 1] if at else token
        uncounted = is_owner(owner) and _kind(tokens, at + 1) not in ("num", "times")
        uncounted = uncounted and _kind(tokens, at - 2) not in ("num", "count", "all")
        if token.kind == "shop" and uncounted and language.is_plural(owner.text, token.text):
            result.append(Token("all", ""))
        result.append(token)
    return result


def _vocative(tokens: Tokens) -> Tokens:
    """Put the name of whoever is spoken to before what is said to them."""
    if any(token.kind == "verb" and token.number == 3 for token in tokens):
        return tokens
    if len(tokens) > 2 and tokens[0].kind == "player" and tokens[0].number != OWN:
        second = tokens[1]
        if second.kind == "verb" and second.name == "swap" and not second.number:
            return [tokens[0], Token("colon", ":"), *tokens[1:]]
        if second.kind == "who" and second.name == "you" and second.number in (ANY, SUBJECT):
            return [tokens[0], Token("colon", ":"), *tokens[1:]]
    for at, token in enumerate(tokens):
        if token.kind != "player" or token.number == OWN or at == 0:
            continue
        ends = _kind(tokens, at + 1)
        before = tokens[at - 1]
        called = ends in _ENDS and (is_thing(before) or before.kind in ("tile", "now", "comma"))
        starts = all(
            not is_person(other) or other.kind == "who"
            for other in (*tokens[:at], *tokens[at + 1 :])
        )
        if called and starts and ends != "colon":
            rest = [*tokens[:at], *tokens[at + 1 :]]
            while rest and rest[-1].kind in ("comma", "sep"):
                rest.pop()
            return [token, Token("colon", ":"), *rest]
    return tokens


def _without_verb(tokens: Tokens) -> Tokens:
    """Add the verb to `you do 40k for 33`, which takes money, and `I can do 40k`, which pays it."""
    result: Tokens = []
    starts = True
    for at, token in enumerate(tokens):
        result.append(token)
        free = (
            token.kind == "who"
            and token.number in (ANY, SUBJECT)
            and _kind(tokens, at - 1)
            in (
                *_ENDS,
                "player",
            )
        )
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if free and starts and after is not None and _kind(tokens, at - 1) != "for":
            rest = _kinds(tokens[at + 1 :])
            to_you = after.kind == "who" and after.number == OBJECT and token.name == "me"
            if (
                to_you
                and not rest & {"verb", "colon", "for"}
                and any(map(is_thing, tokens[at + 2 :]))
            ):
                result.append(Token("verb", "", "give", 1))
            elif after.kind == "money" and not rest & {"verb", "colon"}:
                person = 2 if token.name == "you" else 1
                name = "get" if token.name == "you" and "for" in rest else "give"
                result.append(Token("verb", "", name, person))
            elif (
                token.name == "you"
                and after.kind in ("num", "hash", "lot", "shop", "count")
                and rest & {"for"}
                and not rest & {"verb", "colon"}
            ):
                result.append(Token("verb", "", "give", 2))
    return result


def _each(tokens: Tokens) -> Tokens:
    """Make money that is paid for each thing one token: `20k each`, `20k per restaurant`."""
    result: Tokens = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "each":
            place = at + 1
            if _kind(result, len(result) - 1) == "money":
                result[-1] = result[-1]._replace(kind="each-money")
            elif _kind(tokens, place) == "money":
                if result and _kind(result, len(result) - 1) in ("shop", "tile"):
                    result.append(Token("for", ""))
                result.append(tokens[place]._replace(kind="each-money"))
                at += 1
            elif _kind(result, len(result) - 1) == "num" and result[-1].number < 1000:
                money = result[-1]
                result[-1] = money._replace(kind="each-money", number=money.number * 1000)
        elif (
            token.kind == "per"
            and _kind(tokens, at + 1) == "shop"
            and _kind(result, len(result) - 1) == "money"
        ):
            result[-1] = result[-1]._replace(kind="each-money")
            at += 1
            if _kinds(tokens[at:]) & {"all", "num"} and _kind(tokens, len(tokens) - 1) == "num":
                tokens = [*tokens, tokens[at]]
        else:
            result.append(token)
        at += 1
    for place in range(1, len(result)):
        joint = result[place - 1].kind in ("hash", "to", "comma")
        if result[place].kind == "each-money" and joint and "for" not in _kinds(result):
            result[place - 1] = Token("for", result[place - 1].text)
    return result


def _belongs(tokens: Tokens) -> Tokens:
    """Read `60k and 33 is mine` as `60k for 33`, `33 is mine for 60k` as `33 to me for 60k`."""
    names = {"is-mine": "me", "is-yours": "you"}
    for at, token in enumerate(tokens):
        if token.kind not in names:
            continue
        before = tokens[:at]
        joint = max(
            (place for place, other in enumerate(before) if other.kind in ("and", "comma")),
            default=0,
        )
        person = [Token("to", ""), Token("who", token.text, names[token.kind], OBJECT)]
        if "for" in _kinds(tokens) or not joint or not any(map(is_thing, before[:joint])):
            return [*before, *person, *tokens[at + 1 :]]
        return [*before[:joint], Token("for", ""), *before[joint + 1 :], *tokens[at + 1 :]]
    return tokens


def _two_swapped(tokens: Tokens) -> Tokens:
    """Read `swap 34 and 33` as `swap 34 for 33`."""
    kinds = [token.kind for token in tokens]
    if "for" in kinds or kinds.count("num") != 2 or {*kinds} & {"money", "shop", "return", "or"}:
        return tokens
    at = kinds.index("num") + 1
    swaps = any(token.kind == "verb" and token.name == "swap" for token in tokens)
    if swaps and _kind(tokens, at) in ("and", "comma") and _kind(tokens, at + 1) == "num":
        return [*tokens[:at], Token("for", ""), *tokens[at + 1 :]]
    return tokens


def _prices(tokens: Tokens) -> Tokens:
    """Put `for` between a thing and its price: `Bao 33 50k`, `sell me 33, 40k`."""
    if _kinds(tokens) & {"for", "return", "after", "any-one", "talk", "share-income", "each"}:
        return tokens
    parts = split(tokens)
    places = [at for at, token in enumerate(tokens) if token.kind in ("money", "each-money")]
    verbs = [token for token in tokens if token.kind == "verb"]
    if len(places) != 1 or len(verbs) > 1 or not parts:
        return tokens
    (at,) = places
    before = [token for token in tokens[:at] if is_thing(token)]
    after = [token for token in tokens[at + 1 :] if is_thing(token)]
    joint = _kind(tokens, at - 1)
    if not before or after or joint == "and" or any(map(is_person, tokens[at + 1 :])):
        return tokens
    if verbs and tokens.index(verbs[0]) > tokens.index(before[-1]):
        return tokens
    if joint in ("comma", "sep", "hash", "to"):
        return [*tokens[: at - 1], Token("for", ""), *tokens[at:]]
    return [*tokens[:at], Token("for", ""), *tokens[at:]] if is_thing(tokens[at - 1]) else tokens


def _open_choice(tokens: Tokens) -> Tokens:
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
    if kinds.count("or") > 1 and _kind(tokens, kinds.index("or") - 1) in _ENDS:
        # As in the Polish `albo 34 albo 24`.
        first = kinds.index("or")
        return [*tokens[:first], Token("any-one", ""), *tokens[first + 1 :]]
    at = kinds.index("or")
    start = at
    while start and (is_thing(tokens[start - 1]) or tokens[start - 1].kind == "comma"):
        start -= 1
    return [*tokens[:start], Token("any-one", ""), *tokens[start:]] if start < at else tokens


def _readings(tokens: Tokens) -> Iterable[Tokens]:
    """Yield the text once for each way to take a word that leaves something open."""
    for chosen in product(*(_senses(token) for token in tokens)):
        yield from _on_top(list(chosen))


def _senses(token: Token) -> list[Token]:
    if token.kind == "ambiguous":
        names = token.name.split("|")
        return [token._replace(kind="shop", name=name) for name in names]
    return [token]


def _on_top(tokens: Tokens) -> list[Tokens]:
    """Return the readings of `34 for 33 and 20k on top`, which either side can mean to pay."""
    if "top" not in _kinds(tokens):
        return [tokens]
    at = next(place for place, token in enumerate(tokens) if token.kind == "top")
    without = [token for token in tokens if token.kind != "top"]
    places = [place for place, token in enumerate(tokens) if token.kind == "for"]
    if len(places) != 1 or places[0] > at or _kinds(tokens) & {"verb", "sep"}:
        return [without]
    paid = at - 1
    joint = paid - 1
    owned = any(map(is_person, tokens[joint + 1 : at]))
    if (
        _kind(tokens, paid) not in ("money", "num")
        or _kind(tokens, joint) not in ("and", "comma")
        or owned
    ):
        return [without]
    divide = places[0]
    addition = [Token("and", ""), tokens[paid]]
    first = [*tokens[:divide], *addition, *tokens[divide:joint], *tokens[at + 1 :]]
    return [first, without]


def _leftovers(tokens: Tokens) -> Tokens:
    """Make talk of words that turned out to refer to nothing."""
    return [
        token._replace(kind="talk") if token.kind in _TALK_WHEN_UNUSED else token
        for token in tokens
    ]
