"""Reports of people: POST /api/tables/{id}/report."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from pydantic import Field

from chinatown.game.types import Seat
from chinatown.protocol.base import Message
from chinatown.server.messages.commands import RequestId

MAX_REMARK: Final = 300
"""The longest remark of a report, in characters."""

ReportReason: TypeAlias = Literal["insult", "threat", "name", "spam", "cheating", "other"]

REPORT_REASONS: Final[tuple[ReportReason, ...]] = get_args(ReportReason)
"""For what somebody can be reported."""


class NewReport(Message):
    """Report the person on a seat to whoever runs the server.

    Sending the same `request` again makes no other report.
    """

    request: RequestId
    seat: Seat
    reason: ReportReason
    remark: Annotated[str, Field(max_length=MAX_REMARK, repr=False)] = ""


class Reported(Message):
    """The report is kept; `report` is its id, by which whoever runs the server finds it."""

    report: str
