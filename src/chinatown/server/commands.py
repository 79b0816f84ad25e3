"""Commands that clients send over a socket: validated, carried out, and answered exactly once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, ParamSpec, TypeVar, assert_never

import orjson
from pydantic import TypeAdapter, ValidationError

from chinatown.game.actions import Goods
from chinatown.game.meaning import Proposal
from chinatown.game.view import View
from chinatown.offer_text.commands import read_command
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.meaning import hear
from chinatown.protocol.base import Message
from chinatown.server.effects import effects
from chinatown.server.errors import REFUSALS, Refusal, RequestError, own_trouble, params_of, problem
from chinatown.server.messages.answers import (
    Drafted,
    Error,
    Ok,
    Pong,
    Rated,
    Suggested,
    Understood,
    Weighed,
)
from chinatown.server.messages.commands import (
    MAX_MESSAGE_BYTES,
    MAX_REQUEST_ID,
    Act,
    Arrange,
    ClientMessage,
    ComeBack,
    Command,
    Commit,
    Compose,
    Draft,
    Instruct,
    Leave,
    Look,
    Mute,
    Nudge,
    Open,
    Ping,
    Preview,
    Rate,
    Revoke,
    Speak,
    Start,
    Suggest,
    Vote,
    Weigh,
)
from chinatown.server.messages.lobby import Ban, SetPassword
from chinatown.server.preview import preview_placements
from chinatown.server.ratings import ratings
from chinatown.server.security_events import note_change, note_refusal
from chinatown.server.store.proceedings import NOBODY
from chinatown.server.suggestions import suggestions
from chinatown.server.tables import committing, lobby, starting
from chinatown.server.tables.arrangement import Requester
from chinatown.server.tables.connection import TOO_MUCH, Connection
from chinatown.server.tables.host import watch_host
from chinatown.server.tables.table import Table
from chinatown.server.text_validation import is_plain
from chinatown.server.times import time_text

_MESSAGES: TypeAdapter[Command] = TypeAdapter(ClientMessage)

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

_log = logging.getLogger("chinatown.server")


UNITS: Final = {
    **dict.fromkeys(("look", "weigh", "rate", "draft", "speak"), 4),
    **dict.fromkeys(("arrange", "mute", "instruct", "revoke", "start", "vote", "preview"), 1),
    **dict.fromkeys(("commit", "open"), 1),
    "suggest": 40,
}
"""The units of work that a command takes besides the one that every message does."""

PASSWORD_UNITS: Final = 40
"""The units of work that a new password takes."""

_BYTES_A_UNIT: Final = 4096

_MAX_PING: Final = 200
"""The longest message, in characters, that may be a ping."""


def pong(sent: str | bytes) -> Pong | None:
    """Return the answer to a ping; None for anything else."""
    if isinstance(sent, bytes) or len(sent) > _MAX_PING or '"ping"' not in sent:
        return None
    try:
        message = read(sent)
    except RequestError:
        return None
    return Pong(t="pong", id=message.id) if isinstance(message, Ping) else None


async def answer(table: Table, connection: Connection, sent: str | bytes) -> None:
    """Carry out a client's command and send it one answer; only that client learns of errors."""
    try:
        # A message that is refused for its length or number is not even read.
        _charge(connection, 1 + len(sent) / _BYTES_A_UNIT)
        message = read(sent)
        _charge(connection, UNITS.get(message.t, 0))
    except RequestError as error:
        note_refusal(error.code, connection.account.network)
        connection.account.gate.metrics.refused(error.code)
        connection.send(_error(_request_id(sent), error))
        if connection.account.gate.is_flooding(connection.account):
            connection.end(TOO_MUCH)
        return
    began = perf_counter()
    try:
        reply = await _carry_out(table, connection, message)
    except REFUSALS as error:
        reply = _error(message.id, error)
        note_refusal(error.code, connection.account.network)
        connection.account.gate.metrics.refused(error.code)
        _charge_refusal(connection)
    except Exception as error:
        _log.exception("a command of table %s failed", table.id)
        trouble = own_trouble(error)
        if trouble.code == "internal":
            # Otherwise reading would fail, too; the next command notices what it has missed.
            await _recover(table)
        reply = _error(message.id, trouble)
    if reply is not None:
        connection.send(reply)
    connection.account.gate.metrics.answered(message.t, perf_counter() - began)


def may_ask(connection: Connection) -> bool:
    """Note that a client asks whether the server is there; False if it asks too often."""
    try:
        _charge(connection, 1)
    except RequestError:
        return False
    return True


def _charge(connection: Connection, units: float) -> None:
    """Note the work that a command makes. Raises RequestError `too-many-requests`."""
    connection.account.gate.work(connection.account, units)


def _charge_refusal(connection: Connection) -> None:
    """Note that a command was refused, which had to be looked into all the same."""
    with contextlib.suppress(RequestError):
        _charge(connection, 1)


def _error(request: str, error: Refusal) -> Error:
    return Error(t="error", id=request, code=error.code, params=params_of(error))


async def _carry_out(table: Table, connection: Connection, message: Command) -> Message | None:
    match message:
        case Act():
            await table.act(connection.seat, message.id, message.action, message.withdraws)
        case Start():
            async with connection.account.gate.opening.turn(connection.account.party):
                await starting.start(table, connection, message.id)
            await watch_host(table)
        case Commit():
            await committing.commit(table, connection, message.commitment)
        case Open():
            await committing.open_part(table, connection, message.part)
        case Arrange():
            await _arrange(table, connection, message)
        case Look():
            table.subscribers.welcome(connection, table.game)
            return None
        case Preview():
            view = _view_of_seat(connection, table)
            return preview_placements(view, message.id, message.placements)
        case Mute():
            await table.mute(connection.seat, message.seat, muted=message.muted)
        case Weigh():
            view, shown = _view(connection, table), table.row.effects
            weighed = await _analysed(connection, effects, view, message.trade, shown)
            return Weighed(t="weighed", id=message.id, effects=weighed)
        case Instruct():
            terms = message.gives, message.gets, message.money
            await table.steward.instruct(connection.seat, message.id, *terms)
        case Revoke():
            await table.steward.revoke(connection.seat, message.id, message.instruction)
        case Rate():
            view = _view_of_seat(connection, table)
            wanted = [] if table.row.effects == "off" else message.buildings
            rated = await _analysed(connection, ratings, view, wanted)
            return Rated(t="rated", id=message.id, ratings=rated)
        case Suggest():
            return await _suggested(connection, table, message)
        case Ping():
            return Pong(t="pong", id=message.id)
        case Vote():
            about = NOBODY if message.about is None else message.about
            await table.steward.vote(
                connection, message.id, message.question, about, agree=message.agree
            )
        case ComeBack():
            await table.steward.come_back(connection.seat, message.id)
        case Leave():
            await table.steward.leave(connection.seat, message.id)
            await watch_host(table)
        case Nudge():
            table.steward.signals.nudge(connection.seat, message.seat)
        case Compose():
            table.steward.signals.compose(connection.seat, on=message.on)
        case Draft():
            return await _draft(connection, table, message)
        case Speak():
            return await _understood(connection, table, message)
        case _:
            assert_never(message)
    return Ok(t="ok", id=message.id)


async def _arrange(table: Table, connection: Connection, message: Arrange) -> None:
    guest = connection.acts_for
    if guest is None:
        raise RequestError("not-seated")
    by = Requester(guest, time_text(table.clock()), connection.browser, table.bot_kinds)
    if isinstance(message.change, SetPassword):
        _charge(connection, PASSWORD_UNITS)
        async with connection.account.gate.opening.turn(connection.account.party):
            await lobby.arrange(table, by, message.id, message.change)
        note_change("password-set", connection.account.network)
    else:
        await lobby.arrange(table, by, message.id, message.change)
        if isinstance(message.change, Ban):
            note_change("person-banned", connection.account.network)
    await watch_host(table)


async def _analysed(
    connection: Connection,
    analyse: Callable[_Given, _Result],
    *given: _Given.args,
    **named: _Given.kwargs,
) -> _Result:
    """Return what is worked out in a thread, beside few others."""
    async with connection.account.gate.analysing.turn(connection.account.party):
        return await asyncio.to_thread(analyse, *given, **named)


async def _suggested(connection: Connection, table: Table, message: Suggest) -> Suggested:
    view = _view_of_seat(connection, table)
    wanted = Goods(tuple(message.buildings), tuple(message.tiles))
    shown = table.row.effects
    helpful = await _analysed(connection, suggestions, view, wanted, message.owner, shown)
    return Suggested(t="suggested", id=message.id, suggestions=helpful)


async def _draft(connection: Connection, table: Table, draft: Draft) -> Drafted:
    view = _view_of_seat(connection, table)
    if not is_plain(draft.text):
        raise RequestError("bad-text", field="text")
    names = [seat.name for seat in table.row.seats]
    try:
        meaning = await _analysed(
            connection, hear, view, names, draft.text, draft.to, draft.language
        )
        if not isinstance(meaning, Proposal):
            raise OfferTextError("draft-no-offer")
    except OfferTextError as error:
        return Drafted(t="drafted", id=draft.id, trades=[], problem=problem(error))
    return Drafted(t="drafted", id=draft.id, trades=list(meaning.trades), problem=None)


async def _understood(connection: Connection, table: Table, speech: Speak) -> Understood:
    view = _view(connection, table)
    if not is_plain(speech.text):
        raise RequestError("bad-text", field="text")
    names = [seat.name for seat in table.row.seats]
    try:
        command = await _analysed(
            connection, read_command, view, names, speech.text, speech.language
        )
    except OfferTextError as error:
        return Understood(t="understood", id=speech.id, command=None, problem=problem(error))
    return Understood(t="understood", id=speech.id, command=command, problem=None)


def _view(connection: Connection, table: Table) -> View:
    if table.game is None:
        raise RequestError("not-started")
    return table.game.views[connection.seat]


def _view_of_seat(connection: Connection, table: Table) -> View:
    if connection.seat is None:
        raise RequestError("not-seated")
    return _view(connection, table)


async def _recover(table: Table) -> None:
    try:
        await table.recover()
    except Exception:
        _log.exception("table %s could not be read again", table.id)


def read(sent: str | bytes) -> Command:
    """Return the command that a client has sent.

    Raises RequestError: `message-binary`, `message-too-large`, `message-not-json`,
    `message-unknown` (no such message or action), `message-wrong` (with the field), or `bad-text`
    for a zero byte in any text.
    """
    if isinstance(sent, bytes):
        raise RequestError("message-binary")
    if len(sent) > MAX_MESSAGE_BYTES or len(sent.encode(errors="replace")) > MAX_MESSAGE_BYTES:
        raise RequestError("message-too-large", most=MAX_MESSAGE_BYTES)
    try:
        message = _MESSAGES.validate_json(sent)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    else:
        _check_zero_bytes(sent)
        return message
    if first["type"] == "json_invalid":
        raise RequestError("message-not-json")
    if first["type"] in ("union_tag_invalid", "union_tag_not_found"):
        raise RequestError("message-unknown")
    raise RequestError("message-wrong", field=str(first["loc"][-1])[:40] if first["loc"] else "")


def _check_zero_bytes(sent: str) -> None:
    """Raise RequestError `bad-text` if any text in a JSON document has a zero byte."""
    # JSON can only hold one by its escape, so most messages need no search.
    if "\\u0000" in sent and (field := _field_with_zero(orjson.loads(sent), "")) is not None:
        raise RequestError("bad-text", field=field[:40])


def _field_with_zero(value: Any, field: str) -> str | None:
    if isinstance(value, str):
        return field if "\0" in value else None
    if isinstance(value, list):
        parts = [(field, part) for part in value]
    else:
        parts = list(value.items()) if isinstance(value, dict) else []
    fields = (_field_with_zero(part, name) for name, part in parts)
    return next((field for field in fields if field is not None), None)


def _request_id(sent: str | bytes) -> str:
    """Return the id of a message that cannot be understood, empty where it has none."""
    if len(sent) > MAX_MESSAGE_BYTES:
        return ""
    try:
        raw: Any = orjson.loads(sent)
    except orjson.JSONDecodeError:
        return ""
    request = raw.get("id") if isinstance(raw, dict) else None
    return request if isinstance(request, str) and len(request) <= MAX_REQUEST_ID else ""
