"""How much of what could have been earned a table earned, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from chinatown.analysis.optimum import optimum
from chinatown.game.assets import assets_of, whole_table
from chinatown.game.errors import GameError, Param
from chinatown.game.events import AddressedEvent, IncomePaid
from chinatown.game.state import BUILD, State
from chinatown.game.types import Dollars
from chinatown.record.record import Record
from chinatown.record.replaying import replay


class RoundNotPlayed(GameError):  # noqa: N818 - the name says it
    """A round that a record does not reach; `round` was asked for, `last` is its last one."""

    code: Literal["round-not-played"]

    def __init__(self, code: Literal["round-not-played"], **params: Param) -> None:
        super().__init__(code, **params)


class Potential(NamedTuple):
    """What a table could earn in a round right after trading, outlook cards aside.

    Attributes:
        traded: What all seats could earn together, each placing its own tiles best.
        fixed: What one owner of all buildings and tiles could, with the shops that stand.
        free: What that owner could with every tile re-placed.
    """

    traded: Dollars
    fixed: Dollars
    free: Dollars


class RoundFigures(NamedTuple):
    """A finished round: what its businesses paid in dollars, and what they could have."""

    round: int
    paid: Dollars
    potential: Potential


def potential(state: State) -> Potential:
    """Return what a table could earn, with its trading for the round finished."""
    edition = state.edition
    table = whole_table(state)
    return Potential(
        traded=sum(
            optimum(edition, assets_of(state, seat)).income for seat in range(state.players)
        ),
        fixed=optimum(edition, table).income,
        free=optimum(edition, table.cleared()).income,
    )


def paid_by_businesses(events: Sequence[AddressedEvent]) -> Dollars:
    """Return what businesses paid all seats, without the bonus of the outlook card."""
    return sum(
        addressed.event.total - addressed.event.bonus
        for addressed in events
        if isinstance(addressed.event, IncomePaid)
    )


def figures(record: Record) -> tuple[RoundFigures, ...]:
    """Return the figures of each finished round of a game.

    Raises RecordError for a record that does not replay.
    """
    rounds: list[RoundFigures] = []
    possible: Potential | None = None
    for step in replay(record):
        if step.state.phase == BUILD:
            possible = possible or potential(step.state)
        elif possible:
            # A game that its players end while they build pays nothing for that round.
            if any(isinstance(addressed.event, IncomePaid) for addressed in step.events):
                paid = paid_by_businesses(step.events)
                rounds.append(RoundFigures(len(rounds) + 1, paid, possible))
            possible = None
    return tuple(rounds)


def efficiency(rounds: Sequence[RoundFigures]) -> float:
    """Return the income paid as a share of the most that one owner could have earned.

    `rounds` are the finished rounds of one game or more, at least one.
    """
    return sum(figure.paid for figure in rounds) / sum(figure.potential.free for figure in rounds)


def trading_efficiency(rounds: Sequence[RoundFigures]) -> float:
    """Return what the seats could earn after trading as a share of what one owner could.

    `rounds` as for `efficiency`; the shops of earlier rounds stay where they are for both.
    """
    potentials = [figure.potential for figure in rounds]
    traded = sum(potential.traded for potential in potentials)
    return traded / sum(potential.fixed for potential in potentials)


def after_trading(record: Record, round_: int) -> State:
    """Return the position right after the trading of a round (1 to 6), before anyone has built.

    In a record that ends before, it is the last position of that round. Raises RoundNotPlayed
    (`round-not-played`) when the record does not reach the round, and RecordError as `replay`.
    """
    position = None
    last_round = 0
    for step in replay(record):
        state = step.state
        last_round = state.round
        if position is not None and last_round > round_:
            break
        if last_round == round_ and (position is None or position.phase != BUILD):
            position = state
    if position is None:
        raise RoundNotPlayed("round-not-played", round=round_, last=last_round)
    return position
