"""Which talk a record holds, depending on who gets it, and the digest that it has for everyone."""

from __future__ import annotations

from dataclasses import replace

from chinatown.game.actions import Say
from chinatown.game.state import OVER
from chinatown.game.types import Seat
from chinatown.record.record import Record
from chinatown.record.replaying import Step, replay


def as_heard_by(record: Record, viewer: Seat | None) -> Record:
    """Return a record without the talk that a seat, or with None a stranger, did not hear.

    What is left is numbered anew without gaps and replays to the same dollar, since talk changes
    nothing in a game. Secret offers stay: after the game they are open (docs/rules.md 10). Raises
    RecordError as `replay` does.
    """
    steps = replay(record)
    kept = tuple(
        step.action for step in steps if step.action is not None and _heard_by(step, viewer)
    )
    return record if len(kept) == len(record.actions) else replace(record, actions=kept)


def game_digest(record: Record) -> str:
    """Return the digest that all who were in a game can compare, in 64 hexadecimal digits.

    It is that of the record as everyone had it at the end of the game: without what not all heard,
    and without talk after the end. Raises RecordError as `replay` does.
    """
    actions = []
    for step in replay(record):
        if step.action is not None and _heard_by(step, None):
            actions.append(step.action)
        if step.state.phase == OVER:
            break
    return replace(record, actions=tuple(actions)).digest()


def _heard_by(step: Step, viewer: Seat | None) -> bool:
    if not isinstance(step.action, Say):
        return True
    return all(addressed.seen_by(viewer) for addressed in step.events)
