"""Which talk a record holds, depending on who gets it: whispers stay between their people."""

from __future__ import annotations

from dataclasses import replace

from chinatown.game.actions import Say
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


def _heard_by(step: Step, viewer: Seat | None) -> bool:
    if not isinstance(step.action, Say):
        return True
    return all(addressed.seen_by(viewer) for addressed in step.events)
