"""Counting what is used within a time, by a clock that nobody sets."""

import pytest

from chinatown.server.limits import meters
from chinatown.server.limits.meters import Meter, Tally, network_of, seconds_to_wait
from chinatown.server.limits.numbers import DEFAULT_LIMITS, LimitError, parse_limits


class Ticks:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_many_within_a_time_and_then_one_after_the_other() -> None:
    ticks = Ticks()
    meter = Meter(60, 60.0, ticks=ticks)
    for _ in range(60):
        assert meter.wait("Ann") == 0
        meter.use("Ann")
    assert meter.wait("Ann") == pytest.approx(1.0)
    assert meter.wait("Ben") == 0
    ticks.now += 1
    assert meter.wait("Ann") == pytest.approx(0, abs=1e-9)
    meter.use("Ann")
    assert seconds_to_wait(meter.wait("Ann")) == 1
    ticks.now += 3600
    assert meter.wait("Ann", 60) == 0


def test_only_a_share_of_it_at_once() -> None:
    meter = Meter(60, 60.0, share=0.25, ticks=Ticks())
    meter.use("Ann", 15)
    assert meter.wait("Ann") == pytest.approx(1.0)


def test_what_is_more_than_a_share_is_allowed_to_whoever_has_rested() -> None:
    ticks = Ticks()
    meter = Meter(60, 60.0, share=0.1, ticks=ticks)
    assert meter.wait("Ann", 40) == 0
    meter.use("Ann", 40)
    assert meter.wait("Ann", 40) == pytest.approx(40)
    ticks.now += 40
    assert meter.wait("Ann", 40) == pytest.approx(0, abs=1e-9)


def test_waiting_as_long_as_it_says_is_always_enough() -> None:
    ticks = Ticks()
    meter = Meter(7, 60.0, share=0.5, ticks=ticks)
    for units in (1, 3, 2, 7, 1, 9):
        ticks.now += meter.wait("Ann", units)
        assert meter.wait("Ann", units) == pytest.approx(0, abs=1e-9)
        meter.use("Ann", units)


def test_whoever_has_rested_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meters, "MAX_KEYS", 10)
    ticks = Ticks()
    meter = Meter(60, 60.0, ticks=ticks)
    for number in range(10):
        meter.use(number)
    ticks.now += 2
    meter.use("Ann")
    assert len(meter) == 1


def test_a_tally_forgets_who_has_nothing() -> None:
    tally = Tally()
    tally.add("Ann", 2)
    tally.add("Ben")
    tally.add("Ann", -2)
    assert (tally["Ann"], tally["Ben"], tally.total, len(tally)) == (0, 1, 1, 1)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("127.0.0.2", "127.0.0.2"),
        ("", ""),
        ("testclient", ""),
    ],
)
def test_an_address_counts_for_its_network(host: str, network: str) -> None:
    assert network_of(host) == network


def test_limits_are_set_by_name() -> None:
    limits = parse_limits("sockets-per-guest=3  header-seconds=1")
    assert (limits.sockets_per_guest, limits.header_seconds) == (3, 1)
    assert limits.sockets_per_table == DEFAULT_LIMITS.sockets_per_table
    assert parse_limits("") == DEFAULT_LIMITS
    off = parse_limits("off")
    assert off.work_per_socket > 1_000_000
    assert off.connections == DEFAULT_LIMITS.connections


@pytest.mark.parametrize("words", ["sockets=3", "sockets-per-guest", "sockets-per-guest=-1", "on"])
def test_a_limit_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(LimitError):
        parse_limits(words)
