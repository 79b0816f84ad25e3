"""What every way of alerting somebody has in common."""

from __future__ import annotations

from typing import Protocol

from chinatown.server.alerts.notice import Notice
from chinatown.server.store.alerts import AlertWayRow


class DeliveryError(Exception):
    """An alert did not reach where it was to go; trying again may help."""


class GoneError(DeliveryError):
    """Where an alert was to go is no more, and will not come back."""


class Delivery(Protocol):
    """Delivers alerts of one kind."""

    async def deliver(self, way: AlertWayRow, notice: Notice, message: str) -> None:
        """Deliver an alert; `message` is its id, the same when it is tried again.

        Raises DeliveryError or GoneError.
        """
