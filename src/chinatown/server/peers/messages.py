"""What a process tells the others of a table, and how it is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from chinatown.game.types import Seat
from chinatown.record.codec import action_from_json, action_to_json
from chinatown.server.store.rows import ActionRow


@dataclass(frozen=True, slots=True)
class LoggedRow:
    """A row of the log as it is told: its `action` is JSON, as in the database."""

    number: int
    seat: Seat
    request: str | None
    action: str
    at: str

    @classmethod
    def of(cls, row: ActionRow) -> LoggedRow:
        """Return a row as it is told."""
        action = action_to_json(row.action).decode()
        return cls(row.number, row.seat, row.request, action, row.at)

    def row(self) -> ActionRow:
        """Return the row that was told. Raises GameError or ValueError for none."""
        action = action_from_json(self.action)
        return ActionRow(self.number, self.seat, self.request, action, self.at)


@dataclass(frozen=True, slots=True)
class Acted:
    """Actions are in the log."""

    rows: tuple[LoggedRow, ...]
    t: Literal["acted"] = field(default="acted", kw_only=True)


@dataclass(frozen=True, slots=True)
class Settled:
    """The proceedings have an entry of this number."""

    number: int
    t: Literal["settled"] = field(default="settled", kw_only=True)


@dataclass(frozen=True, slots=True)
class TableChanged:
    """The table's row, its seats, their holders or mutes have changed."""

    t: Literal["changed"] = field(default="changed", kw_only=True)


@dataclass(frozen=True, slots=True)
class Gone:
    """The table has been deleted."""

    t: Literal["gone"] = field(default="gone", kw_only=True)


@dataclass(frozen=True, slots=True)
class Asking:
    """A process has just loaded the table and does not know who is there."""

    t: Literal["asking"] = field(default="asking", kw_only=True)


@dataclass(frozen=True, slots=True)
class Here:
    """Who looks on through the process that tells it: guest and seat, each empty where None."""

    viewers: tuple[tuple[str | None, Seat | None], ...]
    t: Literal["here"] = field(default="here", kw_only=True)


@dataclass(frozen=True, slots=True)
class Released:
    """What bots did unseen by some is to be shown to the others now."""

    t: Literal["released"] = field(default="released", kw_only=True)


@dataclass(frozen=True, slots=True)
class Composing:
    """A seat composes an offer, or no longer does."""

    seat: Seat
    on: bool
    t: Literal["composing"] = field(default="composing", kw_only=True)


@dataclass(frozen=True, slots=True)
class Nudging:
    """A seat reminds another that the table waits for it."""

    by: Seat
    seat: Seat
    t: Literal["nudging"] = field(default="nudging", kw_only=True)


@dataclass(frozen=True, slots=True)
class Granted:
    """The extra seconds that each seat has in this phase; None where it was given none."""

    seconds: tuple[float | None, ...]
    t: Literal["granted"] = field(default="granted", kw_only=True)


@dataclass(frozen=True, slots=True)
class Free:
    """Nobody leads the table; `heir` is to, or whoever wants where it is empty."""

    heir: str = ""
    t: Literal["free"] = field(default="free", kw_only=True)


PeerMessage: TypeAlias = (
    Acted
    | Settled
    | TableChanged
    | Gone
    | Asking
    | Here
    | Released
    | Composing
    | Nudging
    | Granted
    | Free
)

_MESSAGE: Final[TypeAdapter[PeerMessage]] = TypeAdapter(
    Annotated[PeerMessage, Field(discriminator="t")]
)


def encoded(sender: str, message: PeerMessage) -> bytes:
    """Return a message as it is told, with the name of the process that tells it."""
    return b"%s %s" % (sender.encode(), _MESSAGE.dump_json(message))


def decoded(data: bytes) -> tuple[str, PeerMessage]:
    """Return a message that was told, and by which process. Raises ValueError for what is none."""
    sender, _, message = data.partition(b" ")
    return sender.decode(), _MESSAGE.validate_json(message)
