"""Words that refer to the last offer: `same but 60k`, `20 more`, `50k, final offer`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from chinatown.game.actions import Trade, Transfer
from chinatown.game.normal_form import is_amount, merged
from chinatown.game.state import OfferState
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View
from chinatown.offer_text.checking import obstacle
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.items import Item, ItemParser
from chinatown.offer_text.lexer import Token
from chinatown.offer_text.resolution import resolve
from chinatown.offer_text.segments import is_thing
from chinatown.offer_text.vocabulary import OBJECT, OWN

_MARKS: Final = frozenset(("same", "last", "closing", "more", "less", "but", "top", "no-cash"))
_SILENT: Final = frozenset(
    (
        *("filler", "comma", "and", "sep", "for", "now", "with", "colon"),
        *("to", "no", "is", "after", "if", "least"),
    )
)
_ADDING: Final = ("give",)
_WISHING: Final = ("want", "get")


def amended(view: View, viewer: Seat, tokens: list[Token], to: Sequence[Seat]) -> Trade | None:
    """Return the last offer as the words change it, None where they are not about it.

    The last offer is that of this round between the viewer and whoever is spoken to, or the very
    last one of the viewer with somebody; one that still stands comes before any that has been
    refused or has ended otherwise, whoever made it. Raises OfferTextError where the changed one is
    impossible, and `draft-which-way` where `20 more` could be wished or promised.
    """
    change = _Change(view, viewer, tokens)
    if not change.is_about_last:
        return None
    named = [seat for token in tokens if token.kind == "player" for seat in token.seats]
    offer = _last_offer(view, viewer, named or to) or (
        _last_offer(view, viewer, ()) if named else None
    )
    if offer is None:
        return None
    trade = change.applied(offer)
    if trade is None:
        return None
    if named and named[0] not in trade.parties:
        trade = _with_other_partner(trade, viewer, named[0])
    trade = merged(trade, view.edition)
    if problem := obstacle(view, trade):
        raise problem
    return trade


def _last_offer(view: View, viewer: Seat, others: Sequence[Seat]) -> OfferState | None:
    ended = None
    for offer in reversed(view.offers):
        parties = set(offer.trade.parties)
        simple = len(parties) == 2 and not offer.trade.choices
        if simple and viewer in parties and (not others or parties & set(others)):
            if offer.status == "open":
                return offer
            ended = ended or offer
    return ended


def _with_other_partner(trade: Trade, viewer: Seat, partner: Seat) -> Trade:
    transfers = [
        replace(part, taker=partner) if part.giver == viewer else replace(part, giver=partner)
        for part in trade.transfers
    ]
    return Trade(tuple(transfers))


class _Change:
    """What words say to change in an offer."""

    def __init__(self, view: View, viewer: Seat, tokens: list[Token]) -> None:
        self._view = view
        self._viewer = viewer
        self._kinds = {token.kind for token in tokens}
        self._cash: Dollars | None = None
        self._things: list[Item] = []
        adding = [token for token in tokens if token.kind == "verb" and token.name in _ADDING]
        self._adds = bool(adding) or (
            bool(tokens) and tokens[0].kind == "and" and tokens[0].text.lower() in ("+", "plus")
        )
        self._demands = bool(adding) and not _by_speaker(tokens)
        self._asks = self._demands or any(
            token.kind == "verb" and token.name in _WISHING for token in tokens
        )
        self._is_known = self._read(tokens)

    @property
    def is_about_last(self) -> bool:
        """Return whether the words can only be about an offer made before."""
        marked = bool(self._kinds & _MARKS)
        count = len(self._things) + (self._cash is not None)
        alone = count == 1 and "player" not in self._kinds
        return self._is_known and (marked or (alone and (self._adds or not self._things)))

    def _read(self, tokens: list[Token]) -> bool:
        at = next((place for place, token in enumerate(tokens) if token.kind == "for"), 0)
        if any(map(is_thing, tokens[:at])):
            # A whole offer of its own.
            return False
        reader = ItemParser(tokens)
        at = 0
        asks = not any(token.kind == "verb" for token in tokens)
        while at < len(tokens):
            token = tokens[at]
            if _is_frame(token) or (asks and _is_you(token)):
                at += 1
            else:
                end, item = reader.read(at)
                if item is None or end == at or not self._take(item):
                    return False
                at = end
        return True

    def _take(self, item: Item) -> bool:
        dollars = item.number * (1000 if item.kind == "bare" else 1)
        view = self._view
        names_sum = "last" in self._kinds and "but" not in self._kinds
        names_sum = names_sum and is_amount(dollars, view.edition)
        if item.kind == "bare" and (names_sum or self._kinds & {"more", "less"}):
            # As in `make it 50`.
            lot = False
        else:
            lot = item.kind == "bare" and any(owned >> item.number & 1 for owned in view.owned)
        if item.kind == "cash" or (item.kind == "bare" and not lot):
            if self._cash is not None:
                return False
            self._cash = dollars
            return True
        if item.kind in ("bare", "lot", "shop", "tile"):
            self._things.append(item)
            return True
        return False

    def applied(self, offer: OfferState) -> Trade | None:
        viewer = self._viewer
        partner = next(seat for seat in offer.trade.parties if seat != viewer)
        transfers = list(offer.trade.transfers)
        if self._things:
            given = [
                resolve(self._view, item, *self._givers(item, partner))[0].transfer
                for item in self._things
            ]
            if "but" in self._kinds or not (self._adds or self._kinds & {"top", "and", "same"}):
                givers = {part.giver for part in given}
                kept = [part for part in transfers if part.giver not in givers]
                # Of goods with money the goods are replaced, of money alone the money.
                paid = [
                    replace(part, buildings=(), tiles=())
                    for part in transfers
                    if part.buildings or part.tiles
                ]
                transfers = kept + (
                    [] if viewer in givers else [p for p in paid if p.giver in givers]
                )
            transfers += given
        if "no-cash" in self._kinds:
            transfers = [replace(part, cash=0) for part in transfers]
        if self._cash is not None:
            payer = self._payer(offer, partner)
            if payer is None:
                return None
            transfers = self._paid(transfers, payer, partner if payer == viewer else viewer)
        elif "after" in self._kinds and not self._things:
            transfers = [replace(part, cash=0, due=part.due + part.cash) for part in transfers]
        elif not self._things and not self._kinds & {"same", "no-cash"}:
            return None
        return Trade(tuple(transfers), offer.trade.promises)

    def _givers(self, item: Item, partner: Seat) -> tuple[Seat, Seat]:
        """Return who gives a thing, and who gets it: its owner, or the viewer."""
        if item.kind in ("bare", "lot"):
            theirs = bool(self._view.owned[partner] >> item.number & 1)
        else:
            theirs = not self._has(self._viewer, item) and self._has(partner, item)
            theirs = theirs or (self._asks and self._has(partner, item))
        return (partner, self._viewer) if theirs else (self._viewer, partner)

    def _has(self, seat: Seat, item: Item) -> bool:
        view, shop = self._view, self._view.edition.index[item.name]
        tiles = view.tiles[seat][shop] + view.unseen_tiles[seat]
        return tiles >= max(1, item.number) or bool(view.shops[shop] & view.owned[seat])

    def _payer(self, offer: OfferState, partner: Seat) -> Seat | None:
        """Return who pays the sum that is said; None where the offer has no money to change."""
        payers = {part.giver for part in offer.trade.transfers if part.cash}
        relative = bool(self._kinds & {"more", "less", "top"}) or self._adds
        if self._adds:
            # Without `I` it is an imperative: `add 10k and we have a deal`.
            return partner if self._demands else self._viewer
        if len(payers) != 1:
            return offer.seat if relative else None
        (payer,) = payers
        if "more" in self._kinds and payer == self._viewer != offer.seat:
            raise OfferTextError("draft-which-way", seat=partner)
        return payer

    def _paid(self, transfers: list[Transfer], payer: Seat, taker: Seat) -> list[Transfer]:
        now = sum(part.cash for part in transfers if part.giver == payer)
        assert self._cash is not None, "only called with money"
        relative = self._adds or bool(self._kinds & {"more", "top"})
        cash = now + self._cash if relative else self._cash
        if "less" in self._kinds:
            cash = now - self._cash
        if not is_amount(cash, self._view.edition):
            unit = self._view.edition.unit
            raise OfferTextError("off-denomination", cash=max(0, cash), unit=unit)
        others = [replace(part, cash=0) if part.giver == payer else part for part in transfers]
        return [*others, Transfer(payer, taker, cash=cash)]


def _is_frame(token: Token) -> bool:
    """Return whether a token only leads to what is changed: `I want`, `make it`, `ok`."""
    if token.kind == "who":
        return token.name == "me" and token.number != OWN
    if token.kind == "verb":
        return token.name in (*_ADDING, *_WISHING)
    return token.kind in _SILENT | _MARKS | {"player"}


def _is_you(token: Token) -> bool:
    """Return whether a token is the `you` of `can you do 30k?`."""
    return token.kind == "who" and token.name == "you" and token.number != OWN


def _by_speaker(tokens: list[Token]) -> bool:
    """Return whether the words say that the speaker gives: `I add 10k`, not `give me 10k`."""
    verb = next(at for at, token in enumerate(tokens) if token.kind == "verb")
    subject = any(
        token.kind == "who" and token.name == "me" and token.number != OBJECT
        for token in tokens[:verb]
    )
    return subject or tokens[verb].number == 1
