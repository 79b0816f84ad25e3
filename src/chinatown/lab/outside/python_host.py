"""Runs a Python class as a bot of its own process: `python_host MODULE CLASS`.

The class is made with its seat and a seed, as the bots of this package are, and its `decide` is
given the view of its seat. What it prints goes to stderr, as stdout has the answers.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final

from chinatown.lab.outside.errors import OutsideBotError, OutsideCode
from chinatown.protocol.bot_lines import PROTOCOL
from chinatown.record.encoder import plain

_CODES: Final[dict[str, OutsideCode]] = {
    "bot-not-importable": "bot-not-importable",
    "bot-class-missing": "bot-class-missing",
    "bot-not-made": "bot-not-made",
}


def main(module: str, name: str) -> None:
    """Answer the questions on stdin until it ends."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    start = json.loads(sys.stdin.buffer.readline())
    try:
        bot = _made(module, name, start)
    except _NotMade as failure:
        _write(answers, {"t": "failed", "code": failure.code, "problem": failure.problem})
        return
    _write(answers, {"t": "ready", "protocol": PROTOCOL})
    for line in sys.stdin.buffer:
        question = json.loads(line)
        if question["t"] == "decide":
            action = bot.decide(pickle.loads(base64.b64decode(question["pickle"])))
            answer = None if action is None else plain(action)
            _write(answers, {"t": "act", "n": question["n"], "action": answer})


def failure_of(line: bytes, kind: str) -> OutsideBotError | None:
    """Return why a class could not be made, as its host says it; None for any other line."""
    try:
        content = json.loads(line)
    except ValueError:
        return None
    if not isinstance(content, dict) or content.get("t") != "failed":
        return None
    code = _CODES.get(str(content.get("code")))
    if code is None:
        return None
    return OutsideBotError(code, bot=kind, problem=str(content.get("problem"))[:200])


class _NotMade(Exception):  # noqa: N818 - the name says it
    """The class cannot be made."""

    def __init__(self, code: str, problem: str) -> None:
        super().__init__(code, problem)
        self.code = code
        self.problem = problem


def _made(module: str, name: str, start: dict[str, Any]) -> Any:
    # The folder in which the command was given, as for any program of Python.
    sys.path.insert(0, str(Path.cwd()))
    try:
        made_of = getattr(import_module(module), name, None)
    except Exception as error:
        raise _NotMade("bot-not-importable", _said(error)) from error
    if not callable(made_of):
        raise _NotMade("bot-class-missing", name)
    try:
        bot = made_of(start["seat"], start["seed"])
    except Exception as error:
        raise _NotMade("bot-not-made", _said(error)) from error
    if not callable(getattr(bot, "decide", None)):
        raise _NotMade("bot-not-made", f"{name}.decide")
    return bot


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _write(answers: BinaryIO, content: dict[str, Any]) -> None:
    answers.write(json.dumps(content).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
