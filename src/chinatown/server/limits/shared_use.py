"""What visitors use of several server processes together, as each tells the others now and then.

Asking Redis for every command would cost more than the command. So each process counts by itself,
and takes in what was used elsewhere as if it had been used here: whoever goes to several processes
at once may get ahead for a moment, but waits the longer for it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter

from chinatown.server.limits.meters import Meter, Tally

EXCHANGE_SECONDS: Final = 0.5
"""How often a process tells the others what was used."""

WHOLE_EVERY: Final = 20
"""Every 20th report lists everything that is open, for processes that missed one."""


@dataclass(frozen=True, slots=True)
class Used:
    """What was used of a process since it told last, and what its visitors have open now.

    `units` are (meter, key, units), `counts` are (kind, key, how many); `whole` if no other keys
    have anything open.
    """

    units: tuple[tuple[str, str, float], ...]
    counts: tuple[tuple[str, str, int], ...]
    whole: bool = False


_USED: Final = TypeAdapter(Used)


def encoded_use(used: Used) -> bytes:
    """Return what was used as JSON."""
    return _USED.dump_json(used)


def decoded_use(data: bytes) -> Used:
    """Return what another process says was used. Raises ValueError for what says nothing."""
    return _USED.validate_json(data)


class SharedUse:
    """Exchanges the use of meters, by their names, and of a tally whose keys are (kind, key)."""

    def __init__(self, meters: Mapping[str, Meter], tally: Tally) -> None:
        self._meters = meters
        self._tally = tally
        self._times = 0

    def begin(self) -> None:
        """Note from now on what there is to tell."""
        for meter in self._meters.values():
            meter.note_fresh()
        self._tally.note_fresh()

    def fresh(self) -> Used | None:
        """Return what was used since the last time, None for nothing."""
        whole = self._times % WHOLE_EVERY == 0
        self._times += 1
        units = [
            (name, str(key), units)
            for name, meter in self._meters.items()
            for key, units in meter.take_fresh()
        ]
        counts = [(*map(str, key), count) for key, count in self._tally.take_fresh(whole=whole)]
        if not units and not counts and not whole:
            return None
        return Used(tuple(units), tuple(counts), whole)  # type: ignore[arg-type]

    def take_in(self, process: str, used: Used) -> None:
        """Take in what was used of another process."""
        for name, key, units in used.units:
            if name in self._meters:
                self._meters[name].use_elsewhere(key, units)
        counts = {(kind, key): count for kind, key, count in used.counts}
        self._tally.set_elsewhere(process, counts, whole=used.whole)

    def forget(self, processes: Collection[str]) -> None:
        """Take in that processes are no more, and nothing is open there."""
        for process in processes:
            self._tally.set_elsewhere(process, {}, whole=True)
