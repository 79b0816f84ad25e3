"""What bots from outside are sent, and how their answers are read."""

from __future__ import annotations

import base64
import pickle
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import orjson
from pydantic import ValidationError

from chinatown.game.errors import Param
from chinatown.game.events import Event
from chinatown.game.state import Setup
from chinatown.game.types import Seat
from chinatown.game.variants import variant_words
from chinatown.game.view import View
from chinatown.protocol.bot_lines import Act, Decide, Over, Ready, Refused, Start
from chinatown.protocol.editions import edition_info, map_info
from chinatown.protocol.encoder import Frame, ViewEncoder

MAX_QUOTED: Final = 200
"""How much of an answer is quoted to whoever mends the bot, in characters."""


class Unreadable(Exception):  # noqa: N818 - the name says it
    """A line that is not what was asked for; the argument says why."""


class Encoding(Protocol):
    """How questions are written to a bot."""

    def decide(self, n: int, view: View, events: Sequence[Event]) -> bytes:
        """Return question `n`: what the bot does now."""

    def over(self, view: View) -> bytes:
        """Return the last line: the game as it ended."""


class JsonLines:
    """Lines for programs of any language (docs/your-bot.md)."""

    def __init__(self) -> None:
        self._encoder = ViewEncoder()

    def decide(self, n: int, view: View, events: Sequence[Event]) -> bytes:
        """Return question `n`: what the bot does now."""
        shown = self._encoder.encode(Frame(view)).message
        return Decide(n=n, events=list(events), view=shown).model_dump_json().encode()

    def over(self, view: View) -> bytes:
        """Return the last line: the game as it ended."""
        shown = self._encoder.encode(Frame(view)).message
        return Over(view=shown).model_dump_json().encode()


class PickledViews:
    """Lines for the host of a Python class: the same, with the view as bots of this package see it.

    Only what this process has written is unpickled, by the program that it has started for that.
    """

    def decide(self, n: int, view: View, events: Sequence[Event]) -> bytes:
        """Return question `n`: what the bot does now."""
        pickled = base64.b64encode(pickle.dumps(view)).decode()
        return orjson.dumps({"t": "decide", "n": n, "pickle": pickled})

    def over(self, view: View) -> bytes:
        """Return the last line, as such a bot is not told how the game ended."""
        return orjson.dumps({"t": "over"})


def start_line(
    setup: Setup, names: Sequence[str], seat: Seat, seed: str, limits: tuple[float, float]
) -> bytes:
    """Return the first line to a bot; `limits` are the seconds for its start and for an answer."""
    start = Start(
        rules=setup.rules,
        seat=seat,
        players=setup.players,
        names=list(names),
        seed=seed,
        variants=list(variant_words(setup.variants)),
        start_seconds=limits[0],
        seconds=limits[1],
        edition=edition_info(setup.edition),
        map=map_info(),
    )
    return start.model_dump_json().encode()


def refused_line(n: int, code: str, params: Mapping[str, Param]) -> bytes:
    """Return what tells a bot why something else was done than answer `n` says."""
    return Refused(n=n, code=code, params=dict(params)).model_dump_json().encode()


def read_ready(line: bytes) -> int:
    """Return the version of the lines that a bot speaks. Raises Unreadable."""
    try:
        return Ready.model_validate_json(line).protocol
    except ValidationError as error:
        raise Unreadable(quoted(line)) from error


def read_act(line: bytes) -> Act:
    """Return a bot's answer. Raises Unreadable with what is wrong, and where."""
    try:
        return Act.model_validate_json(line)
    except ValidationError as error:
        problem = error.errors()[0]
        where = ".".join(str(part) for part in problem["loc"])
        about = f"{where}: {problem['msg']}" if where else problem["msg"]
        raise Unreadable(about[:MAX_QUOTED]) from error


def quoted(line: bytes) -> str:
    """Return the beginning of a line as text."""
    return line[: 4 * MAX_QUOTED].decode(errors="replace").strip()[:MAX_QUOTED]
