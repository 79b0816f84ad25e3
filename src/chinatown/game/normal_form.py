"""The one form in which a trade is kept, and what keeps it from being a trade (docs/rules.md 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from chinatown.game import agreements
from chinatown.game.actions import MAX_TEXT, Choice, Pledge, Trade, Transfer
from chinatown.game.board import BUILDINGS
from chinatown.game.choices import MAX_CHOICES, MAX_OPTIONS, MIN_OPTIONS, alternatives
from chinatown.game.editions import Edition
from chinatown.game.errors import IllegalAction
from chinatown.game.state import State
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

MAX_UNITS: Final = 100_000
"""The largest amount a trade may name, in units of the smallest denomination."""

LAST_BUILDING: Final = len(BUILDINGS)
"""The highest building number."""


def normalised(trade: Trade, position: State | View) -> Trade:
    """Return the trade with one transfer a pair, sorted, and nothing empty (docs/rules.md 5).

    Raises IllegalAction when it names what does not exist, gives to oneself, has no content, has
    amounts off the denomination, cards where they are not kept, agreements about the round where
    the table wants none, contradictory ones, or choices that are none.
    """
    for part in trade.transfers:
        _check_transfer(part, position)
    if trade.choices:
        _check_choices(trade, position)
    for alternative in alternatives(trade):
        _check_whole(alternative.transfers)
    trade = merged(trade, position.edition)
    if trade.promises:
        promises = [_checked_promise(promise, position.players) for promise in trade.promises]
        return Trade(trade.transfers, tuple(promises), trade.choices)
    if not trade.transfers and not trade.choices:
        raise IllegalAction("empty-trade")
    return trade


def _check_whole(parts: Sequence[Transfer]) -> None:
    """Check what the transfers of a trade without choices say together."""
    _check_once("building-twice", [lot for part in parts for lot in part.buildings])
    _check_once("card-twice", [card for part in parts for card in part.cards])
    if any(part.clauses for part in parts):
        agreements.check_consistent(parts)


def _check_choices(trade: Trade, position: State | View) -> None:
    agreements.check_allowed(position)
    if len(trade.choices) > MAX_CHOICES:
        raise IllegalAction("too-many-choices", most=MAX_CHOICES)
    for choice in trade.choices:
        options = choice.options
        for part in options:
            _check_transfer(part, position)
        pairs = {(part.giver, part.taker) for part in options}
        if (
            not MIN_OPTIONS <= len(options) <= MAX_OPTIONS
            or any(_is_empty(part) for part in options)
            or len(pairs) > 1
        ):
            raise IllegalAction("choice-options", least=MIN_OPTIONS, most=MAX_OPTIONS)
        (pair,) = pairs
        if choice.chooser not in pair:
            raise IllegalAction("choice-chooser")


def merged(trade: Trade, edition: Edition) -> Trade:
    """Return the trade in the same form as `normalised` does, without checking anything."""
    pairs: dict[tuple[Seat, Seat], list[Transfer]] = {}
    for part in trade.transfers:
        if not _is_empty(part):
            pairs.setdefault((part.giver, part.taker), []).append(part)
    transfers = [_one_transfer(parts, edition) for _, parts in sorted(pairs.items())]
    choices = trade.choices and tuple(
        Choice(choice.chooser, tuple(_merged_option(part, edition) for part in choice.options))
        for choice in trade.choices
    )
    return Trade(tuple(transfers), trade.promises, choices)


def _one_transfer(parts: Sequence[Transfer], edition: Edition) -> Transfer:
    """Return the transfers between one giver and one taker as one, everything in order."""
    first = parts[0]
    if len(parts) > 1:
        first = Transfer(
            first.giver,
            first.taker,
            tuple([lot for part in parts for lot in part.buildings]),
            tuple([shop for part in parts for shop in part.tiles]),
            sum([part.cash for part in parts]),
            sum([part.due for part in parts]),
            tuple([card for part in parts for card in part.cards]),
            tuple([share for part in parts for share in part.shares]),
            tuple([clause for part in parts for clause in part.clauses]),
        )
    index, tiles, shares = edition.index, first.tiles, first.shares
    longest = max(len(first.buildings), len(tiles), len(first.cards), len(first.clauses))
    if longest <= 1 and not shares:
        return first
    return Transfer(
        first.giver,
        first.taker,
        tuple(sorted(first.buildings)),
        tuple(sorted(tiles, key=lambda shop: index.get(shop, -1))) if len(tiles) > 1 else tiles,
        first.cash,
        first.due,
        tuple(sorted(first.cards)),
        shares and tuple(sorted([share.normalised for share in shares])),
        first.clauses and tuple(sorted(first.clauses)),
    )


def _merged_option(option: Transfer, edition: Edition) -> Transfer:
    parts = merged(Trade((option,)), edition).transfers
    return parts[0] if parts else option


def _is_empty(part: Transfer) -> bool:
    goods = part.buildings or part.tiles or part.cash or part.due or part.cards
    return not (goods or part.shares or part.clauses)


def is_amount(dollars: Dollars, edition: Edition) -> bool:
    """Return whether a trade may name this amount: whole units, not negative, not too large."""
    return not dollars % edition.unit and 0 <= dollars <= MAX_UNITS * edition.unit


def _check_transfer(part: Transfer, position: State | View) -> None:
    _check_seats(part.giver, part.taker, position.players)
    edition = position.edition
    for lot in (*part.buildings, *part.cards):
        if not 1 <= lot <= LAST_BUILDING:
            raise IllegalAction("unknown-building", building=lot)
    for shop in part.tiles:
        if shop not in edition.index:
            raise IllegalAction("unknown-shop-type", shop=shop, edition=edition.name)
    if part.due and position.variants.immediate_only:
        raise IllegalAction("immediate-only")
    amounts = [part.cash, part.due]
    if part.shares or part.clauses:
        agreements.check_terms(part, position)
        amounts += [limit for share in part.shares for limit in (share.at_least, share.at_most)]
    for amount in amounts:
        if not is_amount(amount, edition):
            raise IllegalAction("off-denomination", cash=amount, unit=edition.unit)
    if part.cards and not position.variants.keep_cards:
        raise IllegalAction("cards-not-kept")


def _check_seats(giver: Seat, taker: Seat, players: int) -> None:
    for seat in (giver, taker):
        if not 0 <= seat < players:
            raise IllegalAction("unknown-seat", number=seat)
    if giver == taker:
        raise IllegalAction("trade-with-oneself", seat=giver)


def _checked_promise(promise: Pledge, players: int) -> Pledge:
    _check_seats(promise.giver, promise.taker, players)
    text = promise.text.strip()
    if not 0 < len(text) <= MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
    return Pledge(promise.giver, promise.taker, text)


def _check_once(code: Literal["building-twice", "card-twice"], numbers: list[int]) -> None:
    if len(numbers) > 1 and len(set(numbers)) < len(numbers):
        twice = next(number for number, count in Counter(numbers).items() if count > 1)
        raise IllegalAction(code, building=twice)
