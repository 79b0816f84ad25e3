"""Sentences to trades: what a sentence can mean, given what its speaker sees."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import Final, NamedTuple

from chinatown.game.actions import Choice, Pledge, Trade, Transfer
from chinatown.game.normal_form import LAST_BUILDING, is_amount, merged
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.offer_text.checking import obstacle
from chinatown.offer_text.clauses import Sentence
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.items import Item, Referent
from chinatown.offer_text.resolution import Candidate, resolve
from chinatown.offer_text.roles import Reading, Roles, is_command, readings

MAX_TRADES: Final = 6
"""How many trades a player is given to choose from."""

_MAX_PENALTY_GAP: Final = 2
"""Candidates whose penalty exceeds the best one by this much are left out."""

_MAX_COMBINATIONS: Final = 24
"""How many combinations of readings, and of what items resolve to, are tried for an addressee."""


class _Draft(NamedTuple):
    penalty: int
    trade: Trade


class _Rejection(NamedTuple):
    penalty: float
    error: OfferTextError


class Interpreter:
    """Finds the trades that a sentence of `viewer`, addressed to the seats `to`, can mean."""

    def __init__(self, view: View, viewer: Seat, addressees: Sequence[Seat]) -> None:
        self._view = view
        self._viewer = viewer
        self._addressees = tuple(
            seat for seat in addressees if seat != viewer and 0 <= seat < view.players
        )
        self._drafts: list[_Draft] = []
        self._rejections: list[_Rejection] = []

    def trades(self, sentence: Sentence) -> tuple[Trade, ...]:
        """Return the trades that are meant, likeliest first. Raises OfferTextError without one."""
        clauses = [clause for clause in sentence.clauses if clause.items]
        if sentence.malformed or not clauses:
            raise OfferTextError("draft-unclear")
        guessed = self._search(sentence, [readings(clause) for clause in clauses])
        if not self._drafts and any(map(is_command, clauses)):
            by_speaker = [readings(clause, by_speaker=True) for clause in clauses]
            guessed = self._search(sentence, by_speaker)
        if not self._drafts:
            raise self._likeliest_error(guessed)
        if guessed and not all(self._is_specific(draft.trade) for draft in self._drafts):
            raise OfferTextError("draft-whom")
        return self._likeliest_trades()

    def _search(self, sentence: Sentence, clauses: Sequence[Sequence[Reading]]) -> bool:
        """Try all combinations of readings with everyone who may be addressed.

        Return whether the addressee had to be guessed.
        """
        every_role = [role for options in clauses for option in options for role in option.roles]
        addressees, guessed = self._possible_addressees(sentence, every_role)
        is_open = any(len(options) > 1 for options in clauses)
        for addressee in addressees:
            for combination in islice(product(*clauses), _MAX_COMBINATIONS):
                self._try(combination, addressee, is_open)
        return guessed

    def _possible_addressees(
        self, sentence: Sentence, every_role: Sequence[Roles]
    ) -> tuple[list[Seat], bool]:
        """Return the seats that may be addressed, and whether that is a guess."""
        addressed = self._others(sentence.addressed)
        if addressed:
            return addressed, False
        people = [person for roles in every_role for person in (roles.giver, roles.taker)]
        named = self._others(people)
        if sentence.has_second_person:
            preferred = [self._addressees, named]
        else:
            preferred = [named, self._addressees]
        for seats in preferred:
            if seats:
                return list(seats), False
        others = [seat for seat in range(self._view.players) if seat != self._viewer]
        return others, any(person.name == "you" for person in people)

    def _others(self, people: Iterable[Referent]) -> list[Seat]:
        seats = dict.fromkeys(seat for person in people if not person.name for seat in person.seats)
        return [seat for seat in seats if seat != self._viewer]

    def _try(self, combination: Sequence[Reading], addressee: Seat, is_open: bool) -> None:
        penalty = sum(reading.penalty for reading in combination)
        needs_proof = any(reading.reversed for reading in combination)
        try:
            for draft in islice(self._resolved(combination, addressee), _MAX_COMBINATIONS):
                if needs_proof and not any(part.buildings for part in draft.trade.transfers):
                    continue
                total = penalty + draft.penalty
                if _is_money_for_money(draft.trade):
                    self._rejections.append(_Rejection(total, self._money_problem(combination)))
                    continue
                if error := obstacle(self._view, draft.trade):
                    self._rejections.append(_Rejection(total, error))
                else:
                    self._drafts.append(_Draft(total, draft.trade))
        except OfferTextError as error:
            # Where the words leave the giver open, the speaker is not the one who lacks something.
            blames_speaker = is_open and error.params.get("seat") == self._viewer
            more = _MAX_PENALTY_GAP + 0.5 if blames_speaker else 0
            self._rejections.append(_Rejection(penalty + more, error))

    def _money_problem(self, combination: Sequence[Reading]) -> OfferTextError:
        """Return why money for money makes no sense: a number is no building of anybody."""
        items = [roles.item for reading in combination for roles in reading.roles]
        for item in items:
            free = item.kind == "bare" and not any(
                lots >> item.number & 1 for lots in self._view.owned
            )
            if free and 1 <= item.number <= LAST_BUILDING:
                return OfferTextError("draft-building-free", building=item.number)
        return OfferTextError("draft-unclear")

    def _resolved(self, combination: Sequence[Reading], addressee: Seat) -> Iterator[_Draft]:
        """Yield the trades that these readings can mean for an addressee."""
        promises: list[Pledge] = []
        choices: list[Choice] = []
        prices: set[int] = set()
        options: list[list[Candidate]] = []
        for roles in (roles for reading in combination for roles in reading.roles):
            giver = self._seat(roles.giver, addressee)
            taker = self._seat(roles.taker, addressee)
            item = roles.item
            if giver == taker:
                raise OfferTextError("trade-with-oneself", seat=giver)
            if item.kind == "words":
                promises.append(Pledge(giver, taker, item.name.strip()))
            elif item.kind == "choice":
                choices.append(self._choice(item, giver, taker, addressee))
            elif item.kind != "nothing":
                if item.kind == "each":
                    prices.add(len(options))
                options.append(resolve(self._view, item, giver, taker))
        for chosen in product(*options):
            transfers = self._multiplied(tuple(option.transfer for option in chosen), prices)
            trade = Trade(transfers, tuple(promises), tuple(choices))
            penalty = sum(option.penalty for option in chosen)
            yield _Draft(penalty, merged(trade, self._view.edition))

    def _multiplied(
        self, transfers: tuple[Transfer, ...], prices: Collection[int]
    ) -> tuple[Transfer, ...]:
        """Return transfers with the money at the places `prices` paid for each thing in return."""
        result = list(transfers)
        for place in prices:
            price = transfers[place]
            count = sum(
                len(part.buildings) + len(part.tiles)
                for part in transfers
                if (part.giver, part.taker) == (price.taker, price.giver)
            )
            cash = price.cash * max(1, count)
            if not is_amount(cash, self._view.edition):
                raise OfferTextError("off-denomination", cash=cash, unit=self._view.edition.unit)
            result[place] = replace(price, cash=cash)
        return tuple(result)

    def _choice(self, item: Item, giver: Seat, taker: Seat, addressee: Seat) -> Choice:
        """Return a choice; where words do not say whose it is, it is not the speaker's."""
        options: list[Transfer] = []
        for parts in item.options:
            transfers = [resolve(self._view, part, giver, taker)[0].transfer for part in parts]
            option = merged(Trade(tuple(transfers)), self._view.edition).transfers
            options += option or (Transfer(giver, taker),)
        if item.chooser is not None:
            chooser = self._seat(item.chooser, addressee)
        else:
            chooser = giver if taker == self._viewer else taker
        return Choice(chooser, tuple(options))

    def _seat(self, person: Referent, addressee: Seat) -> Seat:
        if person.name:
            return self._viewer if person.name == "me" else addressee
        return person.seats[0]

    def _is_specific(self, trade: Trade) -> bool:
        """Return whether a trade asks for buildings or tiles, or for anything in exchange.

        Only then does what is asked for tell who is meant.
        """
        asked = [transfer for transfer in trade.transfers if transfer.giver != self._viewer]
        is_exchange = len(asked) < len(trade.transfers)
        return any(is_exchange or transfer.buildings or transfer.tiles for transfer in asked)

    def _likeliest_trades(self) -> tuple[Trade, ...]:
        ranked = sorted(self._drafts, key=lambda draft: draft.penalty)
        limit = ranked[0].penalty + _MAX_PENALTY_GAP
        likely = [draft.trade for draft in ranked if draft.penalty < limit]
        return tuple(dict.fromkeys(likely))[:MAX_TRADES]

    def _likeliest_error(self, guessed: bool) -> OfferTextError:
        error = min(self._rejections, key=lambda rejection: rejection.penalty).error
        if not guessed or error.params.get("seat") == self._viewer:
            return error
        if error.code == "building-not-owned":
            return self._ownership_error(error)
        if error.code in ("tile-not-held", "draft-not-there"):
            return OfferTextError("draft-nobody-has", shop=error.params["shop"])
        return error

    def _ownership_error(self, error: OfferTextError) -> OfferTextError:
        """Return a `building-not-owned` that names nobody, as the addressee was a guess."""
        number = int(str(error.params["building"]))
        owners = [seat for seat, owned in enumerate(self._view.owned) if owned >> number & 1]
        if owners == [self._viewer]:
            return OfferTextError("building-is-yours", building=number)
        return error if owners else OfferTextError("draft-building-free", building=number)


def _is_money_for_money(trade: Trade) -> bool:
    """Return whether two players would pay each other cash, and nothing else changes hands."""
    parts = trade.transfers
    return (
        len(parts) == 2
        and not (trade.promises or trade.choices)
        and all(part == Transfer(part.giver, part.taker, cash=part.cash) for part in parts)
    )
