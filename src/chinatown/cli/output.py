"""What goes to stdout and stderr, other than tables: nothing in it controls a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn, TextIO

import typer

from chinatown.cli.hints import hinted
from chinatown.cli.words import FAILED, ISOLATES, printable, sentence
from chinatown.game.errors import GameError


def say(words: str) -> None:
    """Print text on stdout; whatever in it would control a terminal comes as escapes."""
    typer.echo(printable(words, "\n" + ISOLATES))


def complain(words: str) -> None:
    """Print one line on stderr, if that takes it."""
    try:
        typer.echo(printable(" ".join(words.splitlines()), ISOLATES), err=True)
    except OSError:
        discard(sys.stderr)


def fail(error: GameError, status: int = FAILED, names: Sequence[str] = ()) -> NoReturn:
    """Say on stderr what is wrong and end the command. Raises typer.Exit."""
    complain(sentence(hinted(error), names))
    raise typer.Exit(status)


def discard(stream: TextIO | None) -> None:
    """Let what could not be written go nowhere, so that the end of the process does not try again.

    `stream` is None where it was closed from the start.
    """
    if stream is None:
        return
    with suppress(OSError):
        descriptor = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, descriptor)
        os.close(nowhere)
