"""A server that alerts people, and three of them at a table that has begun."""

import contextlib
import ipaddress
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.kit import Json, Person, StoppedWatch, running, seated
from tests.server.people import NAMES, People

from chinatown.server.alerts.settings import AlertSettings, MailServer
from chinatown.server.settings import Settings

SECONDS = 60
HERE = (ipaddress.ip_network("127.0.0.0/8"),)
SITE = "https://chinatown.example.org"


def settings(tmp_path: Path, **alerts: Any) -> Settings:
    """Return the settings of a server that alerts people on this machine."""
    port = alerts.pop("mail_port", 0)
    if port:
        alerts["mail_server"] = MailServer("127.0.0.1", port, "smtp+plain")
        alerts["mail_from"] = "Chinatown <chinatown@example.org>"
    return Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}",
        bot_pause=0,
        closing_seconds=0,
        public_url=SITE,
        alerts=AlertSettings(seconds=SECONDS, **{"networks": HERE, **alerts}),
    )


@contextlib.asynccontextmanager
async def alerting(tmp_path: Path, **alerts: Any) -> AsyncIterator[People]:
    """Seat three people at a server that alerts them, at a clock that stands still."""
    watch = StoppedWatch()
    chosen = replace(settings(tmp_path, **alerts), heartbeat=2.0)
    async with running(settings=chosen, clock=watch) as site:
        table, lines = await seated(site, *NAMES)
        yield People(site, watch, table, lines)


async def minute(people: People, seconds: float = SECONDS) -> None:
    """Let time pass, and whoever is to be alerted by then be alerted, all of them."""
    await people.later(seconds)
    table = await people.site.tables.get(people.table)
    await table.alerting.decide()
    await people.site.app.state.alerts.sender.close()


async def add_webhook(person: Person, url: str, language: str = "en") -> Json:
    answer = await person.post("/api/alerts/webhook", {"url": url, "language": language})
    assert answer.status_code == 200, answer.text
    added: Json = answer.json()
    return added


async def ways_of(person: Person) -> list[Json]:
    ways: list[Json] = (await person.get("/api/alerts"))["ways"]
    return ways
