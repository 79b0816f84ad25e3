"""What a server logs helps whoever runs it, and tells nobody's secrets."""

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Person, running

from chinatown.game import Keep
from chinatown.server.logs import MAX_OF_A_KIND, Flood, JsonLines, masked
from chinatown.server.security_events import note_refusal

BROKEN = """
import asyncio, contextlib, sys
from chinatown.server.run import serve
from chinatown.server.settings import Settings
from chinatown.server.store.log import ActionLog
from chinatown.server.store.seats import Seats
from chinatown.server.tables.registry import Tables

async def by_token(self, token):
    raise ValueError(f"no seat has the link /r/{token}")

async def write(self, game, *rows, over):
    asyncio.get_running_loop().create_task(lost(rows))
    raise ValueError(f"cannot write {rows}")

async def lost(rows):
    raise ValueError(f"lost {rows}")

async def of_guest(self, guest):
    try:
        raise KeyError(guest)
    except KeyError as error:
        raise ValueError(f"no tables of {guest}\\n{{}}") from error

Seats.by_token, ActionLog.write, Tables.of_guest = by_token, write, of_guest
settings = Settings(port=0, database_url=sys.argv[1], bot_pause=0)
with contextlib.suppress(KeyboardInterrupt):
    serve(settings, ready=lambda host, port: print(port, flush=True))
"""


class Result:
    """What a visitor of a broken server was told, and what the server logged."""

    secrets: list[str]
    request: str
    lines: list[dict[str, Any]]
    text: str


async def visit(url: str) -> Result:
    result, ann = Result(), Person(url, "Ann")
    try:
        table = await ann.make_table("me", "friend", "friend")
        info = await ann.get(f"/api/tables/{table}")
        token = info["rejoin"].rsplit("/", 1)[-1]
        cookie = ann.http.cookies["chinatown_guest"]
        answer = await ann.http.get(f"/api/seat-links/{token}")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        result.request = answer.headers["X-Request-Id"]
        assert (await ann.http.get("/api/me")).status_code == 500
        for path in ("%0aforged", f"{token}%0d%0a%7b%7d", f"r/{token}%0a"):
            await ann.http.get(f"/api/seat-links/{path}")
        others = [Person(url, name) for name in ("Ben", "Cho")]
        for other in others:
            joined = await other.post(f"/api/tables/{table}/join", {"name": other.name})
            assert joined.status_code == 200
        line = await ann.look_on(table)
        await line.start()
        hand = line.game["mine"]["hand"]
        kept = await line.act(Keep(0, tuple(hand[: line.game["mine"]["keep"]])))
        assert kept["code"] == "internal"
        result.secrets = [token, cookie, cookie.split(".")[0], str(hand[0]) + ", "]
        for other in others:
            await other.leave()
    finally:
        await ann.leave()
    return result


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Result:
    url = f"sqlite:///{tmp_path_factory.mktemp('games') / 'games.sqlite3'}"
    with subprocess.Popen(
        [sys.executable, "-c", BROKEN, url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    ) as process:
        assert process.stdout is not None
        result = asyncio.run(visit(f"http://127.0.0.1:{process.stdout.readline().strip()}"))
        process.send_signal(signal.SIGINT)
        _, result.text = process.communicate(timeout=30)
    result.lines = [json.loads(line) for line in result.text.splitlines()]
    return result


@pytest.mark.own_process
def test_no_log_line_of_a_real_server_tells_a_secret(result: Result) -> None:
    for secret in result.secrets:
        assert secret not in result.text
    # Neither the action nor any other message of an error is there.
    for word in ("Keep", "cannot write", "lost (", "no seat has", "no tables of", "ActionRow("):
        assert word not in result.text


@pytest.mark.own_process
def test_nobody_can_forge_a_log_line(result: Result) -> None:
    assert "forged" not in result.text
    assert all(line.keys() >= {"at", "level", "logger", "message"} for line in result.lines)
    assert result.text.isascii()


@pytest.mark.own_process
def test_a_log_line_says_where_an_error_came_from_and_of_which_request(result: Result) -> None:
    failed = [line for line in result.lines if line["message"].startswith("GET /api/seat-links")]
    assert [line["request"] for line in failed] == [result.request]
    assert failed[0]["message"] == "GET /api/seat-links/{token} failed"
    assert [error["type"] for error in failed[0]["errors"]] == ["builtins.ValueError"]
    assert failed[0]["errors"][0]["through"][-1].endswith(" by_token")
    (me,) = [line for line in result.lines if line["message"] == "GET /api/me failed"]
    assert [error["type"] for error in me["errors"]] == ["builtins.ValueError", "builtins.KeyError"]
    messages = [line["message"] for line in result.lines]
    assert any(re.fullmatch(r"a command of table \w+ failed", message) for message in messages)
    assert "Task exception was never retrieved" in messages


def formatted(name: str, message: str, *arguments: object) -> str:
    record = logging.LogRecord(name, logging.ERROR, "", 0, message, arguments, None)
    text: str = json.loads(JsonLines().format(record))["message"]
    return text


def test_of_what_libraries_log_only_the_first_line_stays() -> None:
    assert formatted("asyncio", "Task failed\nfuture: <Task exception=Hand(1, 2)>") == "Task failed"
    traceback = 'Traceback (most recent call last):\n  File "a.py"\nsqlalchemy.exc.X: [1, 2]\n'
    assert formatted("uvicorn.error", traceback) == "sqlalchemy.exc.X"
    assert formatted("uvicorn.error", "%s", "one\nINFO: two") == "one"
    assert formatted("asyncio", "") == ""


def test_of_records_of_one_kind_only_some_are_written_in_a_minute() -> None:
    flood = Flood()
    written = []
    for second in range(100):
        for message, arguments in (("table %s failed", (str(second),)), ("another", ())):
            record = logging.LogRecord("chinatown", logging.ERROR, "", 0, message, arguments, None)
            record.created = float(second) if message != "another" else second * 10.0
            if flood.filter(record):
                written.append((record.getMessage(), record.created, record.__dict__["left_out"]))
    failed = [(at, left_out) for text, at, left_out in written if text != "another"]
    first = [(float(second), 0) for second in range(MAX_OF_A_KIND)]
    later = [(60.0 + second, 40 if second == 0 else 0) for second in range(MAX_OF_A_KIND)]
    assert failed == first + later
    assert len(written) - len(failed) == 100


@pytest.mark.parametrize(
    "text",
    [
        "GET /r/{} failed",
        "GET /api/seat-links/{}?x=1",
        "POST /api/alerts/stop/{} failed",
        "Cookie: chinatown_guest={}; a=b",
        "postgresql+asyncpg://ann:{}@localhost/games",
    ],
)
def test_what_looks_like_a_secret_is_masked(text: str) -> None:
    assert masked(text.format("s3cret")) == text.format("***")


def test_an_e_mail_address_is_masked() -> None:
    assert masked("RCPT TO:<ann.lee@mail.example.org> refused") == "RCPT TO:<***> refused"


def test_a_token_is_masked_wherever_it_stands() -> None:
    assert masked(f"token={'aB3_-' * 8}, seed={'0f' * 16}") == "token=***, seed=***"
    assert masked("table abcdefghjkmn of Ann") == "table abcdefghjkmn of Ann"


async def test_attempts_to_get_in_are_logged_without_what_was_tried(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, logger="chinatown.security")
    async with running(tmp_path / "games") as site:
        ann, eve = site.person("Ann"), site.person("Eve", "127.0.0.2")
        table = await ann.make_table("me", "friend", "plain", password="blue dragon")
        host = await ann.look_on(table)
        await eve.get("/api/options")
        await eve.http.get("/api/seat-links/no-such-token")
        for password in ("red dragon", "blue dragon"):
            await eve.post(f"/api/tables/{table}/enter", {"password": password})
        foreign = {"Origin": "https://example.org"}
        await eve.http.post("/api/tables", json={}, headers=foreign)
        line = await eve.look_on(table)
        await line.ask({"t": "arrange", "change": {"do": "set-players", "players": 4}})
        await eve.join(table)
        await host.until(lambda line: line.table["seats"][1]["name"] == "Eve")
        await host.ask({"t": "arrange", "change": {"do": "ban", "seat": 1}})
        await eve.http.get(f"/api/tables/{table}")
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert [(line["message"], line.get("address")) for line in lines] == [
        ("refused: unknown-link", "127.0.0.2"),
        ("refused: password-wrong", "127.0.0.2"),
        ("password-said", "127.0.0.2"),
        ("refused: foreign-origin", "127.0.0.2"),
        ("refused: not-host", "127.0.0.2"),
        ("person-banned", None),
        ("refused: banned", "127.0.0.2"),
    ]
    assert {line["logger"] for line in lines} == {"chinatown.security"}
    for secret in ("dragon", "no-such-token", "Eve", table):
        assert secret not in caplog.text


def test_a_flood_of_refusals_fills_no_log() -> None:
    handler = logging.Handler()
    handler.addFilter(Flood())
    written: list[str] = []
    handler.emit = lambda record: written.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("chinatown.security")
    logger.addHandler(handler)
    try:
        for number in range(100):
            note_refusal("too-many-requests", f"192.0.2.{number}")
        note_refusal("banned-here", "192.0.2.1")
    finally:
        logger.removeHandler(handler)
    assert written == ["refused: too-many-requests"] * MAX_OF_A_KIND + ["refused: banned-here"]
