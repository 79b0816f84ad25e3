"""What a server measures of itself, as Prometheus reads it.

The figures tell how much happens and how long it takes, and never at which table or by whom; but
at a quiet server counts alone could show that something hidden has happened. So only the machine
itself and the networks that a setting names are answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from chinatown.server.errors import RequestError
from chinatown.server.limits.proxies import Proxies
from chinatown.server.messages.tables import TableStatus

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds between which times are counted."""

STATES: Final[tuple[TableStatus, ...]] = ("lobby", "playing", "over")
"""How the tables in memory are told apart."""

_OWN: Final = ("127.0.0.1", "::1")

router = APIRouter()


class Metrics:
    """The figures of one process. Counters only grow; gauges are asked when they are read."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Memory, processor time and open files of the process; Linux only.
        ProcessCollector(registry=self.registry)
        self._commands = Histogram(
            "chinatown_command_seconds",
            "Time from reading a command of a socket to its answer.",
            ["command"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self._refusals = Counter(
            "chinatown_refusals", "Commands refused.", ["code"], registry=self.registry
        )
        self._reports = Counter(
            "chinatown_reports", "People reported.", ["reason"], registry=self.registry
        )
        self._requests = Histogram(
            "chinatown_request_seconds",
            "Time that a request took.",
            ["method", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self._commits = Histogram(
            "chinatown_commit_seconds",
            "Time that a shared commit took.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self._changes = Counter(
            "chinatown_changes", "Changes that were committed.", registry=self.registry
        )
        self._bots = Histogram(
            "chinatown_bot_seconds",
            "Time that a bot thought before it did something, or nothing.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def answered(self, command: str, seconds: float) -> None:
        """Note how long a command took."""
        self._commands.labels(command).observe(seconds)

    def refused(self, code: str) -> None:
        """Note that a command was refused."""
        self._refusals.labels(code).inc()

    def reported(self, reason: str) -> None:
        """Note that somebody was reported."""
        self._reports.labels(reason).inc()

    def requested(self, method: str, status: int, seconds: float) -> None:
        """Note how long a request took."""
        self._requests.labels(method, f"{status // 100}xx").observe(seconds)

    def committed(self, changes: int, seconds: float) -> None:
        """Note that changes shared a commit."""
        self._commits.observe(seconds)
        self._changes.inc(changes)

    def thought(self, seconds: float) -> None:
        """Note how long a bot thought."""
        self._bots.observe(seconds)

    def ask(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Have a gauge whose value is asked for whenever it is read."""
        Gauge(f"chinatown_{name}", about, registry=self.registry).set_function(value)

    def ask_tables(self, count: Callable[[TableStatus], float]) -> None:
        """Have a gauge of tables for each state."""
        about = "Tables in memory."
        gauge = Gauge("chinatown_tables", about, ["state"], registry=self.registry)
        for state in STATES:
            gauge.labels(state).set_function(partial(count, state))

    def text(self) -> bytes:
        """Return all figures in Prometheus's text format."""
        return generate_latest(self.registry)


class Readers:
    """Who may read the figures: the machine itself, and addresses and networks by name."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._named = Proxies(networks)

    def __contains__(self, host: str) -> bool:
        # As with limits, an address such as 127.0.0.2 is not the machine's own.
        return host in _OWN or host in self._named


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return the figures, to whoever may read them; others learn nothing of the address."""
    readers: Readers = request.app.state.readers
    if (request.client.host if request.client else "") not in readers:
        raise RequestError("unknown-page")
    measured: Metrics = request.app.state.gate.metrics
    return Response(measured.text(), media_type=CONTENT_TYPE_LATEST)
