"""What a bot has heard people say in their own words, as far as it is for the bot to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chinatown.game.actions import Goods
from chinatown.game.events import EVERYONE
from chinatown.game.meaning import (
    NO_GOODS,
    ForSale,
    Meaning,
    PlainTalk,
    PriceAsked,
    PriceRejected,
    Sought,
    Thanks,
    Threat,
)
from chinatown.game.phrases import Phrase
from chinatown.game.state import OfferState
from chinatown.game.types import Seat, SeatSet
from chinatown.game.view import View


class Heard(NamedTuple):
    """A remark of another seat that a seat heard.

    `to` are those to whom it was whispered, empty where all who could hear it were meant; `about`
    is the id of an offer, or empty. `offers` and `remarks` are how many of the round the hearer
    knew of when it was said: whatever it did later may be its answer.
    """

    speaker: Seat
    meaning: Meaning
    to: tuple[Seat, ...]
    about: str
    audience: SeatSet
    offers: int
    remarks: int

    @property
    def is_private(self) -> bool:
        """Whether not everybody heard it, so that the answer is not for everybody either."""
        return self.audience != EVERYONE


def is_addressed(view: View, seat: Seat, heard: Heard) -> bool:
    """Return whether a remark is for a seat to answer, not for the whole table.

    That is one whispered to the seat, about an offer between it and the speaker, one that names it,
    and one about goods that only this seat has.
    """
    if heard.to:
        return seat in heard.to
    if heard.about:
        offer = next((offer for offer in view.offers if offer.id == heard.about), None)
        return offer is not None and {seat, heard.speaker} <= set(offer.trade.parties)
    meaning = heard.meaning
    if isinstance(meaning, PriceRejected) and not meaning.seats:
        return _whose_price(view, heard) == seat
    if meaning.seats:
        return meaning.seats == (seat,) or (
            not isinstance(meaning, Threat | Thanks | PlainTalk | PriceRejected)
            and seat in meaning.seats
        )
    if isinstance(meaning, PriceAsked | Sought):
        others = [other for other in range(view.players) if other != heard.speaker]
        return [other for other in others if has_goods(view, other, meaning.goods)] == [seat]
    return False


def _whose_price(view: View, heard: Heard) -> Seat | None:
    """Return whose offer a no to a price is about that names nobody, None where there is none.

    That is the newest that waited for the speaker when it was said. Of what was said aloud all must
    think the same: so a secret offer is meant only where there is no other.
    """
    later = {offer.replaces for offer in view.offers[heard.offers :]}
    waiting = [
        offer
        for offer in view.offers[: heard.offers]
        if offer.parties.bit_count() == 2
        and (offer.parties & ~offer.agreed) >> heard.speaker & 1
        and (offer.status == "open" or offer.id in later)
    ]
    known = [offer for offer in waiting if not offer.secret]
    meant = waiting if heard.is_private else known or waiting
    return meant[-1].seat if meant else None


def is_call(heard: Heard) -> bool:
    """Return whether a remark is for everybody who can do what it seeks."""
    meaning = heard.meaning
    if not isinstance(meaning, PriceAsked | Sought | ForSale):
        return False
    return not (heard.to or heard.about or meaning.seats)


def last_offer_to(
    view: View, seat: Seat, about: str = "", author: Seat | None = None
) -> OfferState | None:
    """Return the newest open offer of two that waits for a seat's answer, None where none does.

    With an id, only the offer with that id is meant; with an author, only one of theirs.
    """
    for offer in reversed(view.offers):
        if author not in (None, offer.seat):
            continue
        waits = offer.status == "open" and (offer.parties & ~offer.agreed) >> seat & 1
        if waits and offer.parties.bit_count() == 2 and about in ("", offer.id):
            return offer
    return None


def has_goods(view: View, seat: Seat, goods: Goods) -> bool:
    """Return whether a seat is known to have the buildings and tiles that are named."""
    return missing_goods(view, seat, goods) == NO_GOODS


def missing_goods(view: View, seat: Seat, goods: Goods) -> Goods:
    """Return what a seat is not known to have of the buildings and tiles that are named.

    Of a type of which it has too few, all that are named are missing.
    """
    index, tiles = view.edition.index, view.tiles[seat]
    return Goods(
        tuple(lot for lot in goods.buildings if not view.owned[seat] >> lot & 1),
        tuple(
            shop
            for shop in goods.tiles
            if shop not in index or goods.tiles.count(shop) > tiles[index[shop]]
        ),
    )


def newest_unanswered(view: View, seat: Seat, heard: Sequence[Heard]) -> list[Heard]:
    """Return the newest remark of each speaker that wants an answer of a seat, oldest first.

    What a speaker asked before its newest question is not answered any more: whoever asks ten times
    at once gets one answer. A question to the seat itself comes before a call to the table, and
    both before thanks and threats.
    """
    newest: dict[Seat, tuple[int, Heard]] = {}
    for remark in heard:
        weight = _weight(view, seat, remark)
        earlier, _ = newest.get(remark.speaker, (0, None))
        if weight and weight >= earlier and not _is_answered(view, seat, remark):
            newest.pop(remark.speaker, None)
            newest[remark.speaker] = weight, remark
    return [remark for _, remark in newest.values()]


def _weight(view: View, seat: Seat, heard: Heard) -> int:
    """Return how much a remark wants a seat's answer, 0 where it wants none."""
    if not is_addressed(view, seat, heard):
        return 2 if is_call(heard) else 0
    if isinstance(heard.meaning, PlainTalk) and not heard.meaning.asks:
        return 0
    return 1 if isinstance(heard.meaning, Threat | Thanks) else 3


def _is_answered(view: View, seat: Seat, heard: Heard) -> bool:
    speaker = heard.speaker
    offered = any(
        offer.seat == seat and offer.parties >> speaker & 1 for offer in view.offers[heard.offers :]
    )
    return offered or any(
        remark.seat == seat and remark.seen_by(speaker) for remark in view.remarks[heard.remarks :]
    )


def said_before(
    view: View, seat: Seat, listener: Seat, phrases: tuple[Phrase, ...], about: str
) -> bool:
    """Return whether a listener has heard a seat say this in this round, about an offer or none."""
    return any(
        remark.seat == seat
        and remark.phrases == phrases
        and remark.about == about
        and remark.seen_by(listener)
        for remark in view.remarks
    )
