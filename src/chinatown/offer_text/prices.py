"""Prices as people put them: bills, `each`, `33 is 60k`, money at some later time, `on top`."""

from __future__ import annotations

from typing import Final, TypeAlias

from chinatown.game.types import Dollars
from chinatown.offer_text.lexer import Token
from chinatown.offer_text.segments import is_person, is_thing, kind_at, kinds_of, split
from chinatown.offer_text.vocabulary import OBJECT

Tokens: TypeAlias = list[Token]

_THOUSAND: Final = 1000
"""A smaller number beside `each` counts thousands."""


def bills(tokens: Tokens, unit: Dollars) -> Tokens:
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


def price_said_to_be(tokens: Tokens) -> Tokens:
    """Read `my offer for 33 is 60k` as `for 33, 60k`, and `33 is 60k` as `33 for 60k`."""
    result: Tokens = []
    for at, token in enumerate(tokens):
        if token.kind == "is" and kind_at(tokens, at + 1) == "money":
            fronted = bool(result) and result[0].kind == "for"
            result.append(Token("comma" if fronted else "for", token.text))
        else:
            result.append(token)
    return result


def promised_later(tokens: Tokens) -> Tokens:
    """Make of money at a time that no rule knows a promise in the speaker's own words."""
    result: Tokens = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        later = token.kind == "later"
        money = _money_after(tokens, at) if later else None
        if later and kind_at(result, len(result) - 1) == "money":
            amount = result.pop()
            result.append(Token("quote", f"{amount.text} {token.text}"))
        elif money is not None:
            result += tokens[at + 1 : money]
            result.append(Token("quote", f"{token.text} {tokens[money].text}"))
            at = money
        else:
            result.append(token)
        at += 1
    return result


def _money_after(tokens: Tokens, at: int) -> int | None:
    """Return where the money after a place is, None where the text is parted before it."""
    money = next(
        (place for place in range(at + 1, len(tokens)) if tokens[place].kind == "money"), None
    )
    parted = money is None or kinds_of(tokens[at + 1 : money]) & {"sep", "comma", "for"}
    return None if parted else money


def paid_for_each(tokens: Tokens) -> Tokens:
    """Make money that is paid for each thing one token: `20k each`, `20k per restaurant`."""
    result: Tokens = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "each":
            at += _money_beside_each(result, tokens[at + 1 : at + 2])
        elif (
            token.kind == "per"
            and kind_at(tokens, at + 1) == "shop"
            and kind_at(result, len(result) - 1) == "money"
        ):
            result[-1] = result[-1]._replace(kind="each-money")
            at += 1
            if kinds_of(tokens[at:]) & {"all", "num"} and kind_at(tokens, len(tokens) - 1) == "num":
                tokens = [*tokens, tokens[at]]
        else:
            result.append(token)
        at += 1
    return _with_for_before_each(result)


def _money_beside_each(result: Tokens, after: Tokens) -> int:
    """Mark the money that an `each` belongs to, and return how many tokens after it are used up.

    `result` is what comes before it, `after` the token after it, if there is one.
    """
    before = kind_at(result, len(result) - 1)
    if before == "money":
        result[-1] = result[-1]._replace(kind="each-money")
    elif kind_at(after, 0) == "money":
        if before in ("shop", "tile"):
            result.append(Token("for", ""))
        result.append(after[0]._replace(kind="each-money"))
        return 1
    elif before == "num" and result[-1].number < _THOUSAND:
        money = result[-1]
        result[-1] = money._replace(kind="each-money", number=money.number * _THOUSAND)
    return 0


def _with_for_before_each(tokens: Tokens) -> Tokens:
    """Read the joint before money for each thing as `for`: `2 laundry, 20k each`."""
    tokens = list(tokens)
    for place in range(1, len(tokens)):
        joint = tokens[place - 1].kind in ("hash", "to", "comma")
        if tokens[place].kind == "each-money" and joint and "for" not in kinds_of(tokens):
            tokens[place - 1] = Token("for", tokens[place - 1].text)
    return tokens


def belongs(tokens: Tokens) -> Tokens:
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
        if "for" in kinds_of(tokens) or not joint or not any(map(is_thing, before[:joint])):
            return [*before, *person, *tokens[at + 1 :]]
        return [*before[:joint], Token("for", ""), *before[joint + 1 :], *tokens[at + 1 :]]
    return tokens


def price_beside(tokens: Tokens) -> Tokens:
    """Put `for` between a thing and its price: `Bao 33 50k`, `sell me 33, 40k`."""
    if kinds_of(tokens) & {"for", "return", "after", "any-one", "talk", "share-income", "each"}:
        return tokens
    parts = split(tokens)
    places = [at for at, token in enumerate(tokens) if token.kind in ("money", "each-money")]
    verbs = [token for token in tokens if token.kind == "verb"]
    if len(verbs) == 2 and verbs[0].name == "want":
        # As in `want to buy 34? 40k`; in some languages the second one comes after the thing.
        verbs = verbs[:1]
    if len(places) != 1 or len(verbs) > 1 or not parts:
        return tokens
    (at,) = places
    before = [token for token in tokens[:at] if is_thing(token)]
    after = [token for token in tokens[at + 1 :] if is_thing(token)]
    joint = kind_at(tokens, at - 1)
    if not before or after or joint == "and" or any(map(is_person, tokens[at + 1 :])):
        return tokens
    if verbs and tokens.index(verbs[0]) > tokens.index(before[-1]):
        return tokens
    if joint in ("comma", "sep", "hash", "to"):
        return [*tokens[: at - 1], Token("for", ""), *tokens[at:]]
    return [*tokens[:at], Token("for", ""), *tokens[at:]] if is_thing(tokens[at - 1]) else tokens


def on_top(tokens: Tokens) -> list[Tokens]:
    """Return the readings of `34 for 33 and 20k on top`, which either side can mean to pay."""
    if "top" not in kinds_of(tokens):
        return [tokens]
    at = next(place for place, token in enumerate(tokens) if token.kind == "top")
    without = [token for token in tokens if token.kind != "top"]
    places = [place for place, token in enumerate(tokens) if token.kind == "for"]
    if len(places) != 1 or places[0] > at or kinds_of(tokens) & {"verb", "sep"}:
        return [without]
    paid = at - 1
    joint = paid - 1
    owned = any(map(is_person, tokens[joint + 1 : at]))
    if (
        kind_at(tokens, paid) not in ("money", "num")
        or kind_at(tokens, joint) not in ("and", "comma")
        or owned
    ):
        return [without]
    divide = places[0]
    addition = [Token("and", ""), tokens[paid]]
    first = [*tokens[:divide], *addition, *tokens[divide:joint], *tokens[at + 1 :]]
    return [first, without]
