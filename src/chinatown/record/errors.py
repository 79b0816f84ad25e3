"""What can be wrong with a record, an action or a trade that was read."""

from __future__ import annotations

from typing import Literal, TypeAlias

from chinatown.game.codes import SetupCode
from chinatown.game.errors import GameError, Param

RecordCode: TypeAlias = (
    Literal[
        "record-not-json",
        "record-format",
        "record-missing-field",
        "record-unknown-field",
        "record-unknown-action",
        "record-bad-value",
        "record-numbers",
        "record-illegal-action",
    ]
    | SetupCode
)
"""Why a record cannot be read or replayed; its text is `error-<code>`."""

NotationCode: TypeAlias = Literal[
    "notation-player",
    "notation-shop",
    "notation-item",
    "notation-number",
    "notation-count",
    "notation-expected",
    "notation-more",
    "notation-quote",
    "notation-verb",
    "notation-id",
]
"""What cannot be read in a line of notation; its text is `error-<code>`."""

TranscriptCode: TypeAlias = Literal[
    "transcript-line",
    "transcript-wrong-line",
    "transcript-number",
    "transcript-twice",
    "transcript-missing",
]
"""Why a transcript cannot be read; its text is `error-<code>`."""


class RecordError(GameError):
    """A record that cannot be read, or does not replay: a code with parameters."""

    code: RecordCode

    def __init__(self, code: RecordCode, **params: Param) -> None:
        super().__init__(code, **params)


class NotationError(GameError):
    """Text that is no trade or action; `params["position"]` counts its characters from 1."""

    code: NotationCode

    def __init__(self, code: NotationCode, **params: Param) -> None:
        super().__init__(code, **params)


class TranscriptError(GameError):
    """A transcript that cannot be read; `params["line"]` counts its lines from 1."""

    code: TranscriptCode

    def __init__(self, code: TranscriptCode, **params: Param) -> None:
        super().__init__(code, **params)
