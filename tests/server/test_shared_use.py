"""What visitors use of several processes counts together for their limits."""

import pytest

from chinatown.server.errors import RequestError
from chinatown.server.limits.gate import Gate
from chinatown.server.limits.numbers import Limits
from chinatown.server.limits.shared_use import WHOLE_EVERY, Used, decoded_use, encoded_use

ANNS = "192.0.2.7"


def gates(limits: Limits, count: int = 2) -> list[Gate]:
    """Return the gates of processes that tell each other what was used."""
    gates = [Gate(limits) for _ in range(count)]
    for gate in gates:
        gate.shared_use.begin()
    return gates


def exchange(gates: list[Gate]) -> None:
    """Let all processes tell each other once what was used of them."""
    uses = [gate.shared_use.fresh() for gate in gates]
    for teller, used in enumerate(uses):
        for hearer, gate in enumerate(gates):
            if used is not None and hearer != teller:
                gate.shared_use.take_in(f"process {teller}", decoded_use(encoded_use(used)))


def refusal_of(gate: Gate, guest: str = "ann") -> str:
    with pytest.raises(RequestError) as refused:
        gate.open_socket(ANNS, guest, "table")
    return refused.value.code


def test_tables_that_are_made_elsewhere_count() -> None:
    here, there = processes = gates(Limits(tables_per_guest=3))
    for gate in (here, here, there):
        gate.new_table(ANNS, "ann")
    exchange(processes)
    for gate in processes:
        with pytest.raises(RequestError) as refused:
            gate.new_table(ANNS, "ann")
        assert refused.value.code == "too-many-new-tables"
        gate.new_table(ANNS, "ben")


def test_what_was_used_in_excess_is_waited_for_everywhere() -> None:
    here, there = processes = gates(Limits(tables_per_guest=2))
    for gate in (here, here, there, there):
        gate.new_table(ANNS, "ann")
    exchange(processes)
    waits = []
    for gate in processes:
        with pytest.raises(RequestError) as refused:
            gate.new_table(ANNS, "ann")
        waits.append(refused.value.params["seconds"])
    # Two in an hour are allowed, so the fifth is due an hour and a half after the first.
    assert waits == [pytest.approx(5400, abs=5)] * 2


def test_what_has_been_told_is_not_told_again() -> None:
    here, there = processes = gates(Limits(tables_per_guest=3))
    here.new_table(ANNS, "ann")
    for _ in range(5):
        exchange(processes)
    there.new_table(ANNS, "ann")
    there.new_table(ANNS, "ann")


def test_windows_that_are_open_elsewhere_count_until_they_are_closed() -> None:
    here, there = processes = gates(Limits(sockets_per_guest=2))
    first, _ = (here.open_socket(ANNS, "ann", "table") for _ in range(2))
    exchange(processes)
    assert refusal_of(there) == "too-many-windows"
    there.open_socket(ANNS, "ben", "table")
    here.close_socket(first)
    exchange(processes)
    there.open_socket(ANNS, "ann", "table")
    exchange(processes)
    assert refusal_of(here) == "too-many-windows"


def test_what_was_open_at_a_process_that_is_no_more_counts_no_longer() -> None:
    here, there = processes = gates(Limits(sockets_per_guest=1))
    here.open_socket(ANNS, "ann", "table")
    exchange(processes)
    assert refusal_of(there) == "too-many-windows"
    there.shared_use.forget(["process 0"])
    there.open_socket(ANNS, "ann", "table")


def test_whoever_has_missed_something_is_soon_told_all_that_is_open() -> None:
    here, there = gates(Limits(sockets_per_guest=1))
    here.open_socket(ANNS, "ann", "table")
    exchange([here])
    for _ in range(WHOLE_EVERY):
        exchange([here, there])
    assert refusal_of(there) == "too-many-windows"


def test_a_process_has_nothing_to_tell_when_nothing_was_used() -> None:
    (gate,) = gates(Limits(), count=1)
    assert gate.shared_use.fresh() == Used((), (), whole=True)
    assert gate.shared_use.fresh() is None


def test_a_meter_that_only_another_version_knows_is_passed_over() -> None:
    (gate,) = gates(Limits(), count=1)
    gate.shared_use.take_in("another", Used((("unheard-of", "ann", 5.0),), ()))
    gate.new_table(ANNS, "ann")
