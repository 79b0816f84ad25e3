"""Standing instructions: offers that a person wants agreed to as soon as they come.

What an instruction says, and when it is carried out, is in docs/server.md. Like what people settle
beside the game, it stands in the proceedings, so it is the same after a restart and no other
viewer's updates can show it; the agreement that it leads to is an action like any other.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta
from random import SystemRandom
from typing import TYPE_CHECKING, Final, NamedTuple

from chinatown.game.actions import Agree, Goods, Trade
from chinatown.game.errors import GameError
from chinatown.game.normal_form import normalised
from chinatown.game.phrases import MAX_DOLLARS
from chinatown.game.responses import obstacle_to_agreeing
from chinatown.game.state import TRADE, OfferState, State
from chinatown.game.trade_facts import net_cash, transfers_of
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.messages.instructions import InstructionInfo
from chinatown.server.store.proceedings import Instruct
from chinatown.server.tables.alarm import Alarm
from chinatown.server.tables.live_game import LiveGame

if TYPE_CHECKING:
    from chinatown.server.tables.table import Table

MAX_INSTRUCTIONS: Final = 8
"""How many instructions of one seat may stand at once."""

_NOTHING: Final = Goods()

_log = logging.getLogger("chinatown.server")


class Match(NamedTuple):
    """An offer that an instruction of a seat tells it to agree to."""

    seat: Seat
    instruction: int
    offer: str

    @property
    def request(self) -> str:
        """The id of the command: the log never holds it twice, whoever writes it."""
        return f"instruction/{self.instruction}/{self.offer}"


def checked(game: LiveGame, instruction: Instruct) -> Instruct:
    """Return an instruction with its things in order.

    Raises IllegalAction for what does not exist, RequestError outside the trade phase, for an
    instruction that says nothing or names cash beside the sum, and for one too many.
    """
    state, seat = game.state, instruction.seat
    if state.phase != TRADE:
        raise RequestError("instruction-wrong-phase")
    gives, gets, money = instruction.gives, instruction.gets, instruction.money
    if gives.cash or gets.cash or abs(money) > MAX_DOLLARS or money % state.edition.unit:
        raise RequestError("instruction-money", unit=state.edition.unit)
    if gives == gets == _NOTHING:
        raise RequestError("instruction-empty")
    if len(standing(game, seat)) >= MAX_INSTRUCTIONS:
        raise RequestError("too-many-instructions", most=MAX_INSTRUCTIONS)
    # A trade has two parties: the next seat stands for whoever will offer.
    other = (seat + 1) % state.players
    normalised(Trade(transfers_of(seat, other, gives) + transfers_of(other, seat, gets)), state)
    for building in gives.buildings:
        if not state.owned[seat] >> building & 1:
            raise RequestError("instruction-not-yours", building=building)
    for building in gets.buildings:
        if state.owned[seat] >> building & 1:
            raise RequestError("instruction-yours", building=building)
    return instruction


def standing(game: LiveGame, seat: Seat | None) -> list[tuple[int, Instruct]]:
    """Return the instructions of a seat that hold now, with their numbers, oldest first."""
    state = game.state
    if seat is None or state.phase != TRADE:
        return []
    return [
        (number, instruction)
        for number, instruction in game.conduct.instructions.get(seat, {}).items()
        if instruction.round == state.round and not _is_used_up(game, seat, number)
    ]


def infos(game: LiveGame | None, seat: Seat | None) -> list[InstructionInfo]:
    """Return the instructions of a seat, as sent to its own person."""
    if game is None or seat is None:
        return []
    return [
        InstructionInfo(
            number=number,
            gives=instruction.gives,
            gets=instruction.gets,
            money=instruction.money,
            agreed=next(_agreements(game, seat, number), ""),
        )
        for number, instruction in standing(game, seat)
    ]


def matches(game: LiveGame) -> Iterator[Match]:
    """Yield the offers that instructions tell seats to agree to now; none while it must rest.

    An instruction rests while the game does, while a bot plays for its seat, and while an offer to
    which it has agreed is open.
    """
    conduct = game.conduct
    if conduct.paused or game.state.phase != TRADE:
        return
    for seat in conduct.instructions:
        if seat in conduct.stand_ins or seat in conduct.left:
            continue
        taken: set[str] = set()
        for number, instruction in standing(game, seat):
            if any(_agreements(game, seat, number)):
                continue
            for offer in game.state.offers:
                match = Match(seat, number, offer.id)
                asked = (offer.parties & ~offer.agreed) >> seat & 1 and offer.status == "open"
                if (
                    asked
                    and offer.id not in taken
                    and (seat, match.request) not in game.requests
                    and meets(game.state, instruction, offer)
                ):
                    taken.add(offer.id)
                    yield match
                    break


def meets(state: State, instruction: Instruct, offer: OfferState) -> bool:
    """Return whether an offer is what an instruction asks for, and can be agreed to by its seat."""
    seat, trade = instruction.seat, offer.trade
    if trade.choices or any(promise.giver == seat for promise in trade.promises):
        return False
    given = [part for part in trade.transfers if part.giver == seat]
    taken = [part for part in trade.transfers if part.taker == seat]
    if any(part.cards or part.due or part.shares or part.clauses for part in given):
        return False
    lots_given = {lot for part in given for lot in part.buildings}
    lots_taken = {lot for part in taken for lot in part.buildings}
    tiles_given = Counter(shop for part in given for shop in part.tiles)
    tiles_taken = Counter(shop for part in taken for shop in part.tiles)
    gives, gets = instruction.gives, instruction.gets
    return (
        lots_given <= set(gives.buildings)
        and lots_taken >= set(gets.buildings)
        and tiles_given <= Counter(gives.tiles)
        and tiles_taken >= Counter(gets.tiles)
        and net_cash(trade, seat) >= instruction.money
        and obstacle_to_agreeing(state, offer, seat) is None
    )


def _agreements(game: LiveGame, seat: Seat, number: int) -> Iterator[str]:
    """Yield the open offers to which an instruction has agreed."""
    for offer in game.state.offers:
        agreed = offer.status == "open" and offer.agreed >> seat & 1
        if agreed and (seat, Match(seat, number, offer.id).request) in game.requests:
            yield offer.id


def _is_used_up(game: LiveGame, seat: Seat, number: int) -> bool:
    """Return whether a trade was made by an instruction, which ends it."""
    return any(
        offer.status == "made" and (seat, Match(seat, number, offer.id).request) in game.requests
        for offer in game.state.offers
    )


class Executor:
    """Carries out the instructions of one table, each a moment after an offer meets it.

    The moment is drawn at random, about `seconds` long: an answer at once would tell the others
    that nobody has thought about it.
    """

    def __init__(self, table: Table, seconds: float) -> None:
        self._table = table
        self._seconds = seconds
        self._alarm = Alarm(table.clock)
        self._due: dict[Match, datetime] = {}
        self._chance = SystemRandom()

    @property
    def running(self) -> bool:
        """Whether an instruction is about to be carried out."""
        return self._alarm.waiting

    def consider(self, game: LiveGame) -> None:
        """Take in what has changed, and set the alarm for what is to be done next."""
        if not game.conduct.instructions:
            return
        now = self._table.clock()
        self._due = {match: self._due.get(match) or now + self._moment() for match in matches(game)}
        at = min(self._due.values(), default=None)
        self._alarm.set(at if self._table.leads else None, self._ring)

    def stop(self) -> None:
        """Carry out nothing more."""
        self._alarm.stop()

    def _moment(self) -> timedelta:
        return timedelta(seconds=self._seconds * self._chance.uniform(0.5, 1.5))

    async def _ring(self) -> None:
        async with self._table.lock:
            game = self._table.game
            if game is None:
                return
            try:
                await self._carry_out(game)
            finally:
                self._due = {
                    match: at for match, at in self._due.items() if at > self._table.clock()
                }
                self.consider(game)

    async def _carry_out(self, game: LiveGame) -> None:
        # Another process may have taken an instruction back.
        await self._table.catch_up(game)
        await self._table.clocks.end_overdue(game)
        due = [match for match, at in self._due.items() if at <= self._table.clock()]
        for match in due:
            if match not in set(matches(game)):
                continue
            agreement = Agree(match.seat, match.offer)
            try:
                await self._table.act_by_instruction(game, agreement, match.request)
            except GameError:
                _log.exception("an instruction of table %s was refused", self._table.id)
