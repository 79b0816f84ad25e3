"""Tables as the store keeps them."""

from dataclasses import replace
from typing import Any

from chinatown.game import Action
from chinatown.server.store.accounts import AccountRow
from chinatown.server.store.alerts import AlertWayRow
from chinatown.server.store.reports import ReportRow
from chinatown.server.store.rows import (
    ActionRow,
    GameRow,
    HolderRow,
    OwnShopRow,
    SeatRow,
    link_of_token,
)

NOON = "2026-01-01T12:00:00.000Z"
LATER = "2026-01-01T13:00:00.000Z"

GAME = GameRow(
    id="table",
    created=NOON,
    edition="modern",
    own_shops=(OwnShopRow("Photo", "Bücher", "📚"),),
    variants=("street-access", "trade-clock=8"),
    seats=(
        SeatRow(0, "", "Ann", link_of_token("token-0")),
        SeatRow(1, "", "", link_of_token("token-1")),
        SeatRow(2, "shopkeeper", "Mei", link_of_token("token-2")),
    ),
    host_seat=0,
    maker="ann",
    changed=NOON,
    holders=(HolderRow("ann", 0, NOON, "Firefox, Linux"),),
)

ACCOUNT = AccountRow(
    id="account",
    key="anna",
    looks="anna",
    name="Anna",
    guest="person",
    password="a digest",
    recovery_digest="another digest",
    preferences={"theme": "dark"},
    created=NOON,
)

REPORT = ReportRow(
    id="report",
    game="table",
    seat=1,
    whom="ben",
    name="Ben",
    reporter="ann",
    reporter_name="Ann",
    request="request",
    reason="insult",
    remark="He did it again",
    said=("You fool", "Grüße 🎲"),
    at=NOON,
)

WAY = AlertWayRow(
    id="way",
    guest="ann",
    kind="mail",
    address="ann@example.org",
    secret="",
    label="ann@example.org",
    language="en",
    created=NOON,
)


def another(name: str, **more: Any) -> GameRow:
    """Return a table of the same host under another id."""
    seats = tuple(replace(seat, link=link_of_token(f"{name} {seat.seat}")) for seat in GAME.seats)
    return replace(GAME, id=name, seats=seats, **more)


def row(number: int, action: Action, request: str | None = None) -> ActionRow:
    return ActionRow(number, action.seat, request, action, NOON)
