"""Everyday ways of putting things, rewritten as the plain ones that the parser knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import islice, product
from operator import or_
from typing import Final, TypeAlias

from chinatown.game.types import BuildingSet, Dollars
from chinatown.offer_text.exchanges import (
    conditions,
    digits_for_words,
    open_choice,
    two_swapped,
    wished_exchanges,
    without_verb,
)
from chinatown.offer_text.lexer import Token
from chinatown.offer_text.prices import (
    belongs,
    bills,
    on_top,
    paid_for_each,
    price_beside,
    price_said_to_be,
    promised_later,
)
from chinatown.offer_text.segments import (
    ENDS,
    is_owner,
    is_person,
    is_thing,
    kind_at,
    kinds_of,
    labelled,
    owned_lists,
    passed_on,
    ranges,
)
from chinatown.offer_text.vocabulary import ANY, OWN, SUBJECT, Language

Tokens: TypeAlias = list[Token]

_MAX_READINGS: Final = 8
_SOLD: Final = ("shop", "ambiguous")
_IDLE: Final = ("filler", "last", "your-choice")
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
    "no-cash",
    "no",
    "is",
)


def plainly(
    tokens: Tokens, unit: Dollars, language: Language, holdings: Sequence[BuildingSet]
) -> list[Tokens]:
    """Return the ways to put a text plainly, the likeliest first.

    There are several where a word such as `fish` or `on top` leaves something open. `unit` is the
    value of one bill in dollars, `holdings` are the buildings of each player.
    """
    owned = reduce(or_, holdings, 0)
    tokens = [token for token in tokens if token.kind not in _IDLE]
    passes: tuple[Callable[[Tokens], Tokens], ...] = (
        lambda plain: bills(plain, unit),
        conditions,
        lambda plain: ranges(plain, holdings),
        price_said_to_be,
        digits_for_words,
        promised_later,
        _owners_named_before,
        _stuff,
        _business_named_after,
        _counts_after,
        lambda plain: _plurals(plain, language),
        _vocative,
        wished_exchanges,
        without_verb,
        paid_for_each,
        labelled,
        lambda plain: passed_on(plain, owned),
        owned_lists,
        two_swapped,
        belongs,
        price_beside,
        open_choice,
    )
    for rewrite in passes:
        tokens = rewrite(tokens)
    return [_leftovers(reading) for reading in islice(_readings(tokens), _MAX_READINGS)]


def _owners_named_before(tokens: Tokens) -> Tokens:
    """Read `his` as the possessive of the only player who is named."""
    named = {token.seats for token in tokens if token.kind == "player"}
    if len(named) != 1 or "their" not in kinds_of(tokens):
        return tokens
    (seats,) = named
    return [
        Token("player", token.text, "", OWN, seats) if token.kind == "their" else token
        for token in tokens
    ]


def _stuff(tokens: Tokens) -> Tokens:
    """Read `your stuff` as every tile of yours."""
    result: Tokens = []
    for token in tokens:
        if token.kind == "your-stuff":
            result.append(Token("who", "", "you", OWN))
        stuff = token.kind in ("stuff", "your-stuff")
        result.append(token._replace(kind="every-tile") if stuff else token)
    return result


def _business_named_after(tokens: Tokens) -> Tokens:
    """Read `boutique de poissons`, a business before what it sells, as in `fish business`."""
    result: Tokens = []
    business: Token | None = None
    for token in tokens:
        if token.kind == "business" and kind_at(result, len(result) - 1) not in _SOLD:
            business = token
        elif business and token.kind not in ("from", "with", *_SOLD):
            result.append(token)
            business = None
        elif business and token.kind in _SOLD:
            if kind_at(result, len(result) - 2) == "all":
                # All of a business is the business.
                del result[-2]
            result += [token, business]
            business = None
        elif not business:
            result.append(token)
    return result


def _counts_after(tokens: Tokens) -> Tokens:
    """Put a count that comes after the tiles before them: `your restaurant tiles, all 5`."""
    tokens = list(tokens)
    at = 0
    while at < len(tokens):
        after = kind_at(tokens, at + 1) if tokens[at].kind == "all" else ""
        if after in ("num", "count"):
            _move_count(tokens, at)
        elif after in ("tile", "who", "player"):
            _count_every_tile(tokens, at)
        at += 1
    return tokens


def _move_count(tokens: Tokens, at: int) -> None:
    """Move the count after the `all` at a place to before the shop type that it counts."""
    place = at - 1
    while place >= 0 and tokens[place].kind in ("comma", "tile"):
        place -= 1
    if kind_at(tokens, at + 2) in ("shop", "tile"):
        del tokens[at]
    elif place >= 0 and tokens[place].kind == "shop" and tokens[at - 1].kind != "and":
        kept = [token for token in tokens[place:at] if token.kind != "comma"]
        tokens[place : at + 2] = [tokens[at + 1], *kept]


def _count_every_tile(tokens: Tokens, at: int) -> None:
    """Make `all tiles` and `all your tiles`, which begin at a place, one token after its owner."""
    owner = tokens[at + 1 : at + 2] if is_owner(tokens[at + 1]) else []
    end = at + 1 + len(owner)
    if kind_at(tokens, end) == "tile" and kind_at(tokens, end + 1) != "shop":
        tokens[at : end + 1] = [*owner, tokens[at]._replace(kind="every-tile")]


def _plurals(tokens: Tokens, language: Language) -> Tokens:
    """Take `my dim sums` for all of them."""
    result: Tokens = []
    for at, token in enumerate(tokens):
        owner = tokens[at - 1] if at else token
        uncounted = is_owner(owner) and kind_at(tokens, at + 1) not in ("num", "times")
        uncounted = uncounted and kind_at(tokens, at - 2) not in ("num", "count", "all")
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
        ends = kind_at(tokens, at + 1)
        before = tokens[at - 1]
        called = ends in ENDS and (is_thing(before) or before.kind in ("tile", "now", "comma"))
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


def _readings(tokens: Tokens) -> Iterable[Tokens]:
    """Yield the text once for each way to take a word that leaves something open."""
    for chosen in product(*(_senses(token) for token in tokens)):
        yield from on_top(list(chosen))


def _senses(token: Token) -> list[Token]:
    if token.kind == "ambiguous":
        names = token.name.split("|")
        return [token._replace(kind="shop", name=name) for name in names]
    return [token]


def _leftovers(tokens: Tokens) -> Tokens:
    """Make talk of words that turned out to refer to nothing."""
    return [
        token._replace(kind="talk") if token.kind in _TALK_WHEN_UNUSED else token
        for token in tokens
    ]
