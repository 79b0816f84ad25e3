"""How much of what could have been earned a table earned, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chinatown.analysis.optimum import optimum
from chinatown.game.assets import assets_of, whole_table
from chinatown.game.errors import GameError
from chinatown.game.events import AddressedEvent, IncomePaid
from chinatown.game.state import BUILD, State
from chinatown.record import Record, replay


class RoundNotPlayed(GameError):  # noqa: N818 - the name says it
    """A round that a record does not come to; `round` was asked for, `last` is its last one."""


class Potential(NamedTuple):
    """What a table could earn in a round right after trading, in dollars, outlook cards aside.

    `traded`: all seats together, each placing its own tiles best. `fixed`: one owner of all
    buildings and tiles, with the shops that stand. `free`: that owner, every tile re-placed.
    """

    traded: int
    fixed: int
    free: int


class RoundFigures(NamedTuple):
    """A finished round: what its businesses paid in dollars, and what they could have."""

    round: int
    paid: int
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


def paid_by_businesses(told: Sequence[AddressedEvent]) -> int:
    """Return the dollars that businesses paid all seats, the outlook card's bonus left out."""
    return sum(
        one.event.total - one.event.bonus for one in told if isinstance(one.event, IncomePaid)
    )


def figures(record: Record) -> tuple[RoundFigures, ...]:
    """Return the figures of each finished round of a game.

    Raises RecordError for a record that does not replay.
    """
    found: list[RoundFigures] = []
    could: Potential | None = None
    for step in replay(record):
        if step.state.phase == BUILD:
            could = could or potential(step.state)
        elif could:
            found.append(RoundFigures(len(found) + 1, paid_by_businesses(step.told), could))
            could = None
    return tuple(found)


def efficiency(rounds: Sequence[RoundFigures]) -> float:
    """Return the income paid as a share of the most that one owner could have earned.

    `rounds` are the finished rounds of one game or more, at least one.
    """
    return sum(one.paid for one in rounds) / sum(one.potential.free for one in rounds)


def trading_efficiency(rounds: Sequence[RoundFigures]) -> float:
    """Return what trading left the seats to earn as a share of what one owner could have then.

    `rounds` as for `efficiency`; the shops of earlier rounds stay where they are for both.
    """
    potentials = [one.potential for one in rounds]
    return sum(could.traded for could in potentials) / sum(could.fixed for could in potentials)


def after_trading(record: Record, round_: int) -> State:
    """Return the position right after the trading of a round (1 to 6), before anyone has built.

    In a record that ends before, it is the last position of that round. Raises RoundNotPlayed
    (`round-not-played`) when the record does not come to the round, and RecordError as `replay`.
    """
    found = last = None
    for step in replay(record):
        last = step.state
        if found is not None and last.round > round_:
            break
        if last.round == round_ and (found is None or found.phase != BUILD):
            found = last
    if found is None:
        assert last is not None
        raise RoundNotPlayed("round-not-played", round=round_, last=last.round)
    return found
