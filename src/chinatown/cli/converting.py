"""A recorded game as JSON or as its transcript: each is made from the other."""

from __future__ import annotations

import sys
from pathlib import Path

import typer

from chinatown.cli.files import CommandError
from chinatown.cli.output import complain
from chinatown.cli.replaying import proof_of
from chinatown.cli.words import FAILED, phrase_text, printable
from chinatown.record.record import Record
from chinatown.record.strict_json import decoded
from chinatown.record.transcript import transcript
from chinatown.record.transcript_reader import read_transcript


def converted(data: bytes) -> bytes:
    """Return the transcript of a record, or the record of a transcript.

    Raises JsonError, RecordError or TranscriptError for what is neither, typer.Exit after saying
    on stderr where a record was changed or does not replay as it says: its transcript would not
    show that any more.
    """
    text = decoded(data)
    is_json = not text.strip() or text.lstrip()[0] in "{["
    return _as_transcript(data) if is_json else read_transcript(text).to_json()


def _as_transcript(data: bytes) -> bytes:
    proof = proof_of(data)
    if not proof.holds:
        complain(proof.text)
        raise typer.Exit(FAILED)
    record = Record.from_json(data)
    names = tuple(map(printable, record.names))
    lines = transcript(record, spoken=lambda phrase: phrase_text(phrase, names))
    return "".join(f"{line}\n" for line in lines).encode()


def write(file: Path | None, data: bytes) -> None:
    """Write to a file, or to the standard output for None or `-`.

    Raises CommandError `file-unwritable`.
    """
    if file is None or str(file) == "-":
        # A terminal gets no characters that control it; a pipe gets every byte.
        text = printable(data.decode(), "\n") if sys.stdout.isatty() else data
        typer.echo(text, nl=False)
        return
    try:
        file.write_bytes(data)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise CommandError("file-unwritable", file=str(file), problem=problem) from error
