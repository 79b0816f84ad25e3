"""What a bot with a character says to the table besides its offers, and when (docs/bots.md).

The view holds the remarks of the round, so nothing is said twice and the same view gives the same
words. Remarks only use what everyone who hears them knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from chinatown.bots.persona.characters import Character
from chinatown.bots.persona.explanations import open_view
from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game.actions import Say, Trade, Transfer
from chinatown.game.assets import assets_after, assets_of
from chinatown.game.chance import sample
from chinatown.game.codes import PhraseCode
from chinatown.game.income import income
from chinatown.game.phrases import Phrase
from chinatown.game.state import DEAL, TRADE, OfferState
from chinatown.game.types import Seat
from chinatown.game.view import View

STRONG_TRADE: Final = 3
"""How many units a round more a trade must bring somebody to be spoken of."""

GREETINGS: Final[tuple[PhraseCode, ...]] = ("hello", "good-luck", "let-us-trade")
THANKS: Final[tuple[PhraseCode, ...]] = ("thanks", "fair-trade", "helps-both")


_Candidate: TypeAlias = tuple[str, Phrase, tuple[Seat, ...]]
"""An occasion, what to say, and to whom (to all where nobody is named)."""


class Talker:
    """The remarks of one seat."""

    def __init__(self, seat: Seat, character: Character, seed: str) -> None:
        self._seat = seat
        self._character = character
        self._seed = seed

    def remark(self, view: View, *, done: bool) -> Say | None:
        """Return what to say now, or None; each occasion comes at most once a round.

        `done` says that the seat is about to finish trading.
        """
        remarks = [remark for remark in view.remarks if remark.seat == self._seat]
        if len(remarks) >= self._character.max_remarks:
            return None
        said = {phrase.code for remark in remarks for phrase in remark.phrases}
        for occasion, phrase, to in self._candidates(view, done):
            same = THANKS if occasion == "thanks" else (phrase.code,)
            if occasion in self._character.occasions and said.isdisjoint(same):
                return Say(self._seat, to=to, kind="phrases", phrases=(phrase,))
        return None

    def _candidates(self, view: View, done: bool) -> Iterator[_Candidate]:
        if view.phase == DEAL:
            yield from self._between_rounds(view)
        elif view.phase == TRADE:
            yield from self._of_own_trades(view)
            yield from self._of_others_trades(view)
            if done:
                yield "done", Phrase("nothing-left"), ()
            missing = [seat for seat in view.waiting if seat != self._seat]
            if view.done >> self._seat & 1 and len(missing) == 1:
                yield "waiting", Phrase("waiting", seat=missing[0]), ()

    def _between_rounds(self, view: View) -> Iterator[_Candidate]:
        if view.round == 1:
            yield "greeting", Phrase(self._variation(GREETINGS, view)), ()
            return
        earns = [income(view.edition, owned, view.shops) for owned in view.owned]
        best = max(range(view.players), key=lambda seat: earns[seat])
        if earns.count(earns[best]) > 1:
            return
        if best == self._seat:
            yield "proud", Phrase("proud", dollars=earns[best]), ()
        else:
            yield "praise", Phrase("praise", seat=best, dollars=earns[best]), ()

    def _of_own_trades(self, view: View) -> Iterator[_Candidate]:
        partners: list[Seat] = []
        for offer in view.offers:
            others = [seat for seat in offer.trade.parties if seat != self._seat]
            own = offer.status == "made" and offer.parties >> self._seat & 1
            if not own or len(others) != 1:
                continue
            to = (others[0],) if offer.secret else ()
            if others[0] in partners:
                yield "pleasure", Phrase("pleasure", seat=others[0]), to
            yield "thanks", Phrase(self._variation(THANKS, view), seat=others[0]), to
            partners.append(others[0])

    def _of_others_trades(self, view: View) -> Iterator[_Candidate]:
        seen = open_view(view)
        for offer in seen.offers:
            if offer.status == "made" and not offer.parties >> self._seat & 1:
                for seat in _winners(seen, offer):
                    yield "trade", Phrase("well-traded", seat=seat), ()

    def _variation(self, codes: tuple[PhraseCode, ...], view: View) -> PhraseCode:
        """Return one of several ways to say a thing, drawn anew each round."""
        return sample(codes, 1, self._seed, f"words/{self._seat}", view.round)[0]


def _winners(view: View, offer: OfferState) -> Iterator[Seat]:
    """Yield the seats that earn much more by a trade that was made; `view` is an open one."""
    # Undone, the trade shows what they had before.
    reverse = Trade(
        tuple(
            [
                Transfer(part.taker, part.giver, part.buildings, part.tiles)
                for part in offer.trade.transfers
            ]
        )
    )
    rule = pay_rule(view)
    for seat in offer.trade.parties:
        before, after = assets_after(view, reverse, seat), assets_of(view, seat)
        if best_units(rule, after) - best_units(rule, before) >= STRONG_TRADE:
            yield seat
