"""What a bot of a character says to the table besides its offers, and when (docs/bots.md).

Which remarks were made already stands in the view, so nothing is said twice in a round, and the
same view gives the same words. All of it is of what everyone who hears it knows.
"""

from __future__ import annotations

from collections.abc import Iterator

from chinatown.bots.characters import Character
from chinatown.bots.placing import best_units
from chinatown.bots.reasons import open_view
from chinatown.bots.worth import after_trade, holding_of, pay_of
from chinatown.game.actions import Say, Trade
from chinatown.game.chance import drawn
from chinatown.game.income import income
from chinatown.game.phrases import Phrase
from chinatown.game.state import DEAL, TRADE, OfferState
from chinatown.game.view import View

STRONG_TRADE = 3
"""A trade that brings somebody so many units a round more is spoken of."""

GREETINGS = ("hello", "good-luck", "let-us-trade")


class Talker:
    """The remarks of one seat."""

    def __init__(self, seat: int, character: Character, seed: str) -> None:
        self._seat = seat
        self._character = character
        self._seed = seed

    def remark(self, view: View, *, done: bool) -> Say | None:
        """Return what to say now, if anything; `done`: the seat is about to finish trading."""
        made = [one for one in view.remarks if one.seat == self._seat]
        if len(made) >= self._character.remarks:
            return None
        said = {(phrase.code, phrase.seat) for one in made for phrase in one.phrases}
        return next(self._remarks(view, said, done), None)

    def _remarks(self, view: View, said: set[tuple[str, int]], done: bool) -> Iterator[Say]:
        codes = {code for code, _ in said}
        for occasion, phrase, to in self._candidates(view, done):
            new = phrase.code not in codes or (phrase.code, phrase.seat) not in said
            once = phrase.code in ("thanks", "pleasure") or phrase.code not in codes
            if occasion in self._character.occasions and new and once:
                yield Say(self._seat, to=to, kind="phrases", phrases=(phrase,))

    def _candidates(self, view: View, done: bool) -> Iterator[tuple[str, Phrase, tuple[int, ...]]]:
        """Yield occasions with what fits them, and to whom it is said (nobody named: to all)."""
        if view.phase == DEAL:
            yield from self._between_rounds(view)
        elif view.phase == TRADE:
            yield from self._of_trades(view)
            if done:
                yield "done", Phrase("nothing-left"), ()
            missing = [seat for seat in view.waiting if seat != self._seat]
            if view.done >> self._seat & 1 and len(missing) == 1:
                yield "waiting", Phrase("waiting", seat=missing[0]), ()

    def _between_rounds(self, view: View) -> Iterator[tuple[str, Phrase, tuple[int, ...]]]:
        if view.round == 1:
            yield "greeting", Phrase(drawn(GREETINGS, 1, self._seed, "greeting", 0)[0]), ()
            return
        earns = [income(view.edition, owned, view.shops) for owned in view.owned]
        best = max(range(view.players), key=lambda seat: earns[seat])
        if earns.count(earns[best]) > 1:
            return
        if best == self._seat:
            yield "proud", Phrase("proud", dollars=earns[best]), ()
        else:
            yield "praise", Phrase("praise", seat=best, dollars=earns[best]), ()

    def _of_trades(self, view: View) -> Iterator[tuple[str, Phrase, tuple[int, ...]]]:
        made = [one for one in view.offers if one.status == "made"]
        partners: list[int] = []
        for one in made:
            others = [seat for seat in one.trade.parties if seat != self._seat]
            if len(others) != 1:
                continue
            to = (others[0],) if one.secret else ()
            code = "pleasure" if others[0] in partners else "thanks"
            yield code, Phrase(code, seat=others[0]), to
            partners.append(others[0])
        seen = open_view(view)
        for one in made:
            if not one.secret and not one.parties >> self._seat & 1:
                yield from (
                    ("trade", Phrase("well-traded", seat=seat), ()) for seat in _winners(seen, one)
                )


def _winners(view: View, one: OfferState) -> Iterator[int]:
    """Yield who earns much more by a trade that was made; `view` is an open one."""
    back = Trade(
        tuple(
            [
                part.__class__(part.taker, part.giver, part.buildings, part.tiles)
                for part in one.trade.transfers
            ]
        )
    )
    pay = pay_of(view)
    for seat in one.trade.parties:
        before, after = after_trade(view, back, seat), holding_of(view, seat)
        if best_units(pay, after) - best_units(pay, before) >= STRONG_TRADE:
            yield seat
