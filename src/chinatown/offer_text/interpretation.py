"""Words to trades: what a sentence means at a table, in the eyes of who says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Final, NamedTuple

from chinatown.game import Pledge, Trade, Transfer, View
from chinatown.offer_text.checking import obstacle
from chinatown.offer_text.choices import choices
from chinatown.offer_text.clauses import Speech
from chinatown.offer_text.errors import SpeechError
from chinatown.offer_text.items import Who
from chinatown.offer_text.roles import Flow, Reading, is_command, readings
from chinatown.record import Notation

MOST: Final = 6
"""So many trades are offered to choose from at most."""

_CLOSE: Final = 2
"""What is so much less likely than the best is left out."""

_MAX_TRIED: Final = 24


class _Found(NamedTuple):
    penalty: int
    trade: Trade


class _Failed(NamedTuple):
    penalty: float
    error: SpeechError


class Understanding:
    """Finds the trades that a speech can mean for a viewer, with `to` spoken to."""

    def __init__(self, view: View, viewer: int, notation: Notation, to: Sequence[int]) -> None:
        self._view = view
        self._viewer = viewer
        self._notation = notation
        self._to = tuple(seat for seat in to if seat != viewer and 0 <= seat < view.players)
        self._found: list[_Found] = []
        self._failed: list[_Failed] = []

    def trades(self, speech: Speech) -> tuple[Trade, ...]:
        """Return the trades that are meant, the likeliest first. Raises SpeechError for none."""
        clauses = [clause for clause in speech.clauses if clause.items]
        if speech.odd or not clauses:
            raise SpeechError("speech-unclear")
        guessed = self._search(speech, [readings(clause) for clause in clauses])
        if not self._found and any(map(is_command, clauses)):
            guessed = self._search(speech, [readings(clause, dictated=True) for clause in clauses])
        if not self._found:
            raise self._failure(guessed)
        if guessed and not all(self._asks(found.trade) for found in self._found):
            raise SpeechError("speech-whom")
        return self._chosen()

    def _search(self, speech: Speech, clauses: Sequence[Sequence[Reading]]) -> bool:
        """Try all readings with all who may be spoken to; return whether nothing says who."""
        flows = [flow for ways in clauses for way in ways for flow in way.flows]
        partners, guessed = self._partners(speech, flows)
        is_open = any(len(ways) > 1 for ways in clauses)
        for partner in partners:
            for ways in islice(product(*clauses), _MAX_TRIED):
                self._try(ways, partner, is_open)
        return guessed

    def _partners(self, speech: Speech, flows: Sequence[Flow]) -> tuple[list[int], bool]:
        """Return who may be spoken to, and whether nothing says who."""
        called = self._others(speech.called)
        if called:
            return called, False
        named = self._others(who for flow in flows for who in (flow.giver, flow.taker))
        you = any(who.name == "you" for flow in flows for who in (flow.giver, flow.taker))
        order = [self._to, named] if speech.says_you else [named, self._to]
        for seats in order:
            if seats:
                return list(seats), False
        others = [seat for seat in range(self._view.players) if seat != self._viewer]
        return others, you

    def _others(self, people: Iterable[Who]) -> list[int]:
        seats = dict.fromkeys(seat for who in people if not who.name for seat in who.seats)
        return [seat for seat in seats if seat != self._viewer]

    def _try(self, ways: Sequence[Reading], partner: int, is_open: bool) -> None:
        penalty = sum(way.penalty for way in ways)
        try:
            for found in islice(self._meant(ways, partner), _MAX_TRIED):
                if problem := obstacle(self._view, found.trade):
                    self._failed.append(_Failed(penalty + found.penalty, problem))
                else:
                    self._found.append(found._replace(penalty=penalty + found.penalty))
        except SpeechError as error:
            # Where the words leave open who gives, it is not the speaker who lacks something.
            mine = is_open and error.params.get("seat") == self._viewer
            self._failed.append(_Failed(penalty + (_CLOSE + 0.5 if mine else 0), error))

    def _meant(self, ways: Sequence[Reading], partner: int) -> Iterator[_Found]:
        """Yield the trades that flows can be, with somebody spoken to."""
        promises: list[Pledge] = []
        options = []
        for flow in (flow for way in ways for flow in way.flows):
            giver, taker = self._seat(flow.giver, partner), self._seat(flow.taker, partner)
            for item in flow.items:
                if giver == taker:
                    raise SpeechError("trade-with-oneself", seat=giver)
                if item.kind == "words":
                    promises.append(Pledge(giver, taker, item.name.strip()))
                elif item.kind != "nothing":
                    options.append(choices(self._view, item, giver, taker))
        for chosen in product(*options):
            parts: tuple[Transfer, ...] = tuple(choice.what for choice in chosen)
            trade = self._notation.normalised(Trade(parts, tuple(promises)))
            yield _Found(sum(choice.penalty for choice in chosen), trade)

    def _seat(self, who: Who, partner: int) -> int:
        if who.name:
            return self._viewer if who.name == "me" else partner
        return who.seats[0]

    def _asks(self, trade: Trade) -> bool:
        """Tell whether a trade asks for something, and for or against something in particular."""
        asked = [part for part in trade.transfers if part.giver != self._viewer]
        mine = any(part.giver == self._viewer for part in trade.transfers)
        return any(mine or part.buildings or part.tiles for part in asked)

    def _chosen(self) -> tuple[Trade, ...]:
        ranked = sorted(self._found, key=lambda found: found.penalty)
        best = ranked[0].penalty
        near = [found.trade for found in ranked if found.penalty < best + _CLOSE]
        return tuple(dict.fromkeys(near))[:MOST]

    def _failure(self, guessed: bool) -> SpeechError:
        """Return what is wrong with the likeliest meaning."""
        error = min(self._failed, key=lambda failed: failed.penalty).error
        if not guessed or error.params.get("seat") == self._viewer:
            return error
        if error.code == "building-not-owned":
            return self._unowned(error)
        if error.code in ("tile-not-held", "speech-not-there"):
            return SpeechError("speech-nobody-has", shop=error.params["shop"])
        return error

    def _unowned(self, error: SpeechError) -> SpeechError:
        number = int(str(error.params["building"]))
        owners = [seat for seat, lots in enumerate(self._view.owned) if lots >> number & 1]
        if owners == [self._viewer]:
            return SpeechError("building-is-yours", building=number)
        return error if owners else SpeechError("speech-building-free", building=number)
