"""Trades and actions as text that people can read and type, and read back (docs/record.md).

>>> from chinatown.game import MODERN, Trade, Transfer
>>> notation = Notation(MODERN, 3, names=("Ann", "Bo", "Cy"))
>>> trade = notation.read_trade("red: #20 + 2 Dim Sum -> yellow: Tea House #19 + $10,000")
>>> trade.transfers[1].buildings, trade.transfers[1].cash
((19,), 10000)
>>> notation.trade(trade)
'red: #20 + 2 Dim Sum -> yellow: #19 + $10,000'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, assert_never

from chinatown.game.actions import (
    TABLE,
    Action,
    Agree,
    AskTurns,
    Build,
    Call,
    Choice,
    CloseTrading,
    Discard,
    Done,
    EndCall,
    EndGame,
    Expire,
    Goods,
    Judge,
    Keep,
    Offer,
    Placement,
    Pledge,
    Refuse,
    Say,
    TakeCall,
    Trade,
    Transfer,
    Withdraw,
)
from chinatown.game.editions import Edition
from chinatown.game.normal_form import merged
from chinatown.game.phrases import Phrase
from chinatown.game.types import Building, Dollars, Seat
from chinatown.record.agreement_notation import AGREEMENT_WORDS, agreements
from chinatown.record.notation_parser import Reader
from chinatown.record.phrase_notation import written
from chinatown.record.scanner import is_name, is_word, quote
from chinatown.record.verbs import verb_of

COLOURS: Final = ("red", "yellow", "green", "white", "purple")
"""What the seats are called (docs/rules.md 2)."""

CARD: Final = "card"
NOTHING: Final = "nothing"

_RESERVED: Final = (CARD, NOTHING, *AGREEMENT_WORDS)
"""The words with which something else than a shop type begins."""

Standing = Mapping[Building, str]
"""The shop that stands on a building, by its number."""


class Notation:
    """The notation of one game: its shop types, its players by colour or by name.

    Writing uses the colours, which never need quotes. Reading knows the names too, where no other
    player has that name and no colour is called so.
    """

    def __init__(self, edition: Edition, players: int, names: Sequence[str] = ()) -> None:
        self.edition = edition
        self.seats = COLOURS[:players]
        self._reader = Reader(edition, self.seats, names)

    def seat(self, seat: Seat) -> str:
        """Return what a seat is called."""
        return "table" if seat == TABLE else self.seats[seat]

    def shop(self, name: str) -> str:
        """Return a shop type's name, quoted where it could be mistaken for something else."""
        plain = is_name(name) and name.casefold().split()[0] not in _RESERVED
        return name if plain else quote(name)

    def read_trade(self, text: str) -> Trade:
        """Return the trade that a text says, normalised.

        Shops named with a building are taken for description: the building's number counts. Raises
        NotationError with the position for what cannot be read.
        """
        return merged(self._reader.trade(text), self.edition)

    def read_action(self, text: str) -> Action:
        """Return the action of a line, a trade in it as it is written.

        Raises NotationError as `read_trade` does.
        """
        return self._reader.action(text)

    def trade(self, trade: Trade, standing: Standing | None = None) -> str:
        """Return a trade as text, its transfers in their order.

        A transfer and the one back, if it comes next, make one exchange. With `standing`, buildings
        are written with the shop that stands there.
        """
        clauses = []
        parts = list(trade.transfers)
        while parts:
            there = parts.pop(0)
            clause = f"{self.seat(there.giver)}: {self._written(there, standing or {})}"
            clause += f" -> {self.seat(there.taker)}"
            if parts and (parts[0].giver, parts[0].taker) == (there.taker, there.giver):
                clause += f": {self._written(parts.pop(0), standing or {})}"
            clauses.append(clause)
        clauses += [self._choice(choice) for choice in trade.choices]
        clauses += [self._promise(promise) for promise in trade.promises]
        return "; ".join(clauses)

    def _choice(self, choice: Choice) -> str:
        giver, taker = self.seat(choice.options[0].giver), self.seat(choice.options[0].taker)
        options = " | ".join(self._written(option, {}) for option in choice.options)
        return f"{self.seat(choice.chooser)} chooses {giver}: {options} -> {taker}"

    def _promise(self, promise: Pledge) -> str:
        giver, taker = self.seat(promise.giver), self.seat(promise.taker)
        return f"{giver} promises {taker} {quote(promise.text)}"

    def _written(self, part: Transfer, standing: Standing) -> str:
        items = [self.building(lot, standing) for lot in part.buildings]
        for shop, tiles in groupby(part.tiles):
            count = len(list(tiles))
            items.append(f"{count} {self.shop(shop)}" if count > 1 else self.shop(shop))
        items += [f"{CARD} #{card}" for card in part.cards]
        if part.cash:
            items.append(dollars(part.cash))
        if part.due:
            items.append(f"{dollars(part.due)} after income")
        items += agreements(part, self)
        return " + ".join(items) or NOTHING

    def _call(self, call: Call) -> str:
        seeks, gives = self.goods(call.seeks), self.goods(call.gives)
        first = "; first" if call.first else ""
        words = f": {quote(call.text)}" if call.text else ""
        return f"seeking {seeks}; giving {gives}{first}{words}"

    def goods(self, goods: Goods) -> str:
        """Return buildings, tiles and cash, or nothing."""
        return self._written(Transfer(0, 1, goods.buildings, goods.tiles, goods.cash), {})

    def _said(self, action: Say) -> str:
        said = {
            "words": quote(action.text),
            "reaction": _id(action.text),
            "phrases": written(action.phrases, self),
            "last-offers": "last offers",
        }[action.kind]
        listeners = ", ".join(self.seat(seat) for seat in action.to)
        about = f" about {_id(action.about)}" if action.about else ""
        return f"{said}{f' to {listeners}' if listeners else ''}{about}"

    def _saying(self, phrases: tuple[Phrase, ...]) -> str:
        return f" saying {written(phrases, self)}" if phrases else ""

    def items(self, part: Transfer) -> str:
        """Return what a transfer moves."""
        return self._written(part, {})

    def building(self, lot: Building, standing: Standing) -> str:
        """Return a building with the shop that stands on it."""
        return f"{self.shop(standing[lot])} #{lot}" if lot in standing else f"#{lot}"

    def placements(self, placements: Sequence[Placement]) -> str:
        """Return tiles on buildings."""
        placed = [f"{self.shop(placement.shop)} #{placement.building}" for placement in placements]
        return " + ".join(placed) or NOTHING

    def action(self, action: Action, standing: Standing | None = None) -> str:
        """Return an action as a line; reading it gives the same action."""
        rest = self._after_verb(action, standing)
        return f"{self.seat(action.seat)} {verb_of(action)}{rest}"

    def _after_verb(self, action: Action, standing: Standing | None) -> str:
        match action:
            case Keep(cards=cards) | Discard(cards=cards):
                return f" {_numbers(cards)}"
            case Offer(trade=trade):
                terms = _terms(action) + self._saying(action.phrases)
                return f"{terms}: {self.trade(trade, standing)}"
            case Agree(offer=offer, options=options):
                taking = ", ".join(map(str, options))
                return f" to {_id(offer)}{f' taking {taking}' if taking else ''}"
            case Refuse(offer=offer, reason=reason, because=because):
                ready = f" because {_id(because)}" if because else ""
                words = f": {quote(reason)}" if reason else ""
                return f" {_id(offer)}{ready}{self._saying(action.phrases)}{words}"
            case Withdraw(offer=offer) | Expire(offer=offer):
                return f" {_id(offer)}"
            case Call():
                return f" {self._call(action)}"
            case TakeCall(call=call) | EndCall(call=call):
                return f" {_id(call)}"
            case Say():
                return f" {self._said(action)}"
            case Done(done=done, hold=hold):
                return f"{'' if done else ' not'} done{' with grace' if hold else ''}"
            case AskTurns():
                return " for turns"
            case Judge(promise=promise, kept=kept):
                return f" {_id(promise)} was {'kept' if kept else 'broken'}"
            case CloseTrading():
                return " trading"
            case EndGame():
                return " the game"
            case Build(placements=placements):
                return f" {self.placements(placements)}"
            case _:
                assert_never(action)


def dollars(amount: Dollars) -> str:
    """Return money as people write it.

    >>> dollars(10000)
    '$10,000'
    """
    return f"${amount:,}"


def _terms(offer: Offer) -> str:
    """Return what an offer says besides its trade."""
    words = " secretly" if offer.secret else ""
    for link, name in (
        ("against", offer.counters),
        ("replacing", offer.replaces),
        ("answering", offer.answers),
    ):
        words += f" {link} {_id(name)}" if name else ""
    return words + (f" within {offer.seconds}" if offer.seconds else "")


def _numbers(cards: Sequence[Building]) -> str:
    return " ".join(f"#{card}" for card in cards) or NOTHING


def _id(name: str) -> str:
    return name if is_word(name) else quote(name)
