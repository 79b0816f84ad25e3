"""The server's log: one JSON object a line, which never holds what only some may know.

Whatever is logged passes `JsonLines`. Of an error it gives the type and the lines of code that it
came through, never its message, which may quote a private link, a hand, an amount or a secret
offer; of other libraries' messages only the first line. What still looks like a secret is masked.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sqlite3
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from chinatown.game.errors import GameError

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request or socket that is being answered, empty outside of one."""

MAX_OF_A_KIND: Final = 20
"""At most this many records of one kind are written within a minute."""

_MINUTE: Final = 60.0
_MAX_KINDS: Final = 1000
_OURS: Final = "chinatown"
_HIDDEN: Final = "***"
_SECRETS: Final = (
    # Private links, however they are written, and the cookies of guests and sessions.
    re.compile(r"(?<=/r/)[^\s\"'/?#]+"),
    re.compile(r"(?<=/seat-links/)[^\s\"'/?#{}]+"),
    # What stops mails, and where they go.
    re.compile(r"(?<=/alerts/stop/)[^\s\"'/?#{}]+"),
    re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"),
    re.compile(r"(?<=chinatown_guest=)[^\s\"';]+"),
    re.compile(r"(?<=chinatown_session=)[^\s\"';]+"),
    # Passwords in URLs.
    re.compile(r"(?<=:)[^:/@\s]+(?=@)"),
    # Tokens, seeds, keys and signed cookies have at least 32 such characters.
    re.compile(r"[A-Za-z0-9_-]{32,}"),
)
_PACKAGES: Final = re.compile(r".*/(?:site-packages|src|lib/python[0-9.]+)/")


def new_request_id() -> str:
    """Return an id for a request: it means nothing, but tells its log lines from others."""
    return secrets.token_hex(6)


class JsonLines(logging.Formatter):
    """Formats records as JSON, ASCII only, so that no text can pretend to be another line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": masked(_message(record)),
        }
        if request := request_id.get():
            line["request"] = request
        if address := getattr(record, "address", ""):
            line["address"] = address
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        if record.exc_info and record.exc_info[1] is not None:
            line["errors"] = [described(error) for error in _causes(record.exc_info[1])]
        return json.dumps(line)


class Flood(logging.Filter):
    """Lets only some records of one kind through in a minute, and says how many it left out.

    Records are of one kind if they have the same text before anything is filled in, and the same
    type of error. So nobody can fill a disk by making the server fail.
    """

    def __init__(self) -> None:
        super().__init__()
        self._passed: dict[object, list[float]] = {}
        self._left_out: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is to be written."""
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, str(record.msg).partition("\n")[0], error)
        recent = [at for at in self._passed.get(kind, ()) if at > record.created - _MINUTE]
        if len(recent) >= MAX_OF_A_KIND:
            self._left_out[kind] += 1
            return False
        if len(self._passed) >= _MAX_KINDS:
            self._passed.clear()
        self._passed[kind] = [*recent, record.created]
        record.left_out = self._left_out.pop(kind, 0)
        return True


def masked(text: str) -> str:
    """Return a text without what looks like a secret.

    >>> masked("opened /r/Zm9v at postgresql://ann:secret@localhost")
    'opened /r/*** at postgresql://ann:***@localhost'
    """
    for secret in _SECRETS:
        text = secret.sub(_HIDDEN, text)
    return text


def described(error: BaseException) -> dict[str, Any]:
    """Return what an error is and where it came from, without its message."""
    kind = type(error)
    description: dict[str, Any] = {"type": f"{kind.__module__}.{kind.__qualname__}"}
    if isinstance(error, GameError):
        description["code"] = error.code
    elif isinstance(error, OSError):
        description["code"] = error.errno
    elif isinstance(error, sqlite3.Error):
        description["code"] = getattr(error, "sqlite_errorname", "")
    frames = traceback.StackSummary.extract(
        traceback.walk_tb(error.__traceback__), lookup_lines=False
    )
    description["through"] = [
        f"{_PACKAGES.sub('', frame.filename)}:{frame.lineno} {frame.name}" for frame in frames
    ]
    return description


def _message(record: logging.LogRecord) -> str:
    message = record.getMessage()
    if record.name.split(".")[0] == _OURS:
        return message
    lines = message.strip().splitlines() or [""]
    if lines[0].startswith("Traceback"):
        # Text of a traceback, where its last line begins with the type of the error.
        return lines[-1].split(":")[0]
    return lines[0]


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and what it came from, the last first."""
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        yield cause
        hidden = cause.__suppress_context__
        cause = cause.__cause__ or (None if hidden else cause.__context__)


def set_up() -> None:
    """Have everything that this process logs written to stderr in this way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Flood())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(True)
