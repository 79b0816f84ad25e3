"""Reading a transcript back into the record of the game (docs/record.md)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from chinatown.game.actions import Action
from chinatown.game.errors import BadSetup, GameError, IllegalAction
from chinatown.game.state import Setup
from chinatown.game.variants import parse_variants
from chinatown.record.errors import NotationError, RecordError, TranscriptError
from chinatown.record.notation import COLOURS, Notation
from chinatown.record.record import FORMAT, Record, edition_with
from chinatown.record.replaying import record_of
from chinatown.record.scanner import Scanner
from chinatown.record.shuffle import Shuffle, ShufflePart

_NUMBERED: Final = re.compile(r"\s*([0-9]{1,9})\.\s+")
_HEAD: Final = re.compile(r"\s*([a-z]+)(?:\s+|$)")
_FORMAT: Final = re.compile(r"[0-9]{1,9}")
_HASHES: Final = re.compile(r"\s*([0-9a-f]{64})\s+([0-9a-f]{64})\s*")
_PART: Final = re.compile(r"\s*([0-9a-f]{64}|-)\s+([0-9a-f]{64})(\s+opened)?\s*")


def read_transcript(text: str) -> Record:
    """Return the record of the game in a transcript.

    The cash of each round and the result come from replaying the actions; lines that begin with `=`
    are not read. Raises TranscriptError: a line that is neither of the head nor an action
    (`transcript-line`), one that says something wrong (`transcript-wrong-line`, caused by a
    NotationError, RecordError, BadSetup or IllegalAction), an action number that is not the next
    one (`transcript-number`), a line of the head that is there twice (`transcript-twice`) or
    missing (`transcript-missing`).
    """
    head = _Head()
    notation: Notation | None = None
    actions: list[Action] = []
    lines: list[int] = []
    for line, words in enumerate(text.split("\n"), start=1):
        if not words.strip() or words.lstrip().startswith("="):
            continue
        numbered = _NUMBERED.match(words)
        if not numbered:
            if actions:
                raise TranscriptError("transcript-line", line=line)
            head.read(line, words)
            continue
        if notation is None:
            notation = head.notation()
        if int(numbered[1]) != len(actions) + 1:
            expected, actual = len(actions) + 1, int(numbered[1])
            raise TranscriptError("transcript-number", line=line, expected=expected, found=actual)
        actions.append(_action(notation, line, words, numbered.end()))
        lines.append(line)
    try:
        record = record_of(head.setup(), head.names, actions)
        return replace(record, shuffle=head.shuffle())
    except RecordError as error:
        cause = error.__cause__
        assert isinstance(cause, IllegalAction)
        raise _wrong(lines[int(str(error.params["number"])) - 1], cause) from cause


def _wrong(line: int, error: GameError) -> TranscriptError:
    return TranscriptError("transcript-wrong-line", line=line, reason=error.code)


def _action(notation: Notation, line: int, words: str, start: int) -> Action:
    try:
        # Spaces in place of the number: then positions count from the beginning of the line.
        return notation.read_action(" " * start + words[start:])
    except NotationError as error:
        raise _wrong(line, error) from error


class _Head:
    """What stands above the first action, as it is read."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._once: dict[str, str] = {}
        self._variants: list[str] = []
        self._own: dict[str, tuple[str, str]] = {}
        self._shuffle: Shuffle | None = None
        self._line = 0
        self._setup: Setup | None = None

    def read(self, line: int, words: str) -> None:
        """Take a line. Raises TranscriptError as `read_transcript` does."""
        self._line = line
        match = _HEAD.match(words)
        if not match:
            raise TranscriptError("transcript-line", line=line)
        # Spaces in place of the first word: then positions count from the beginning of the line.
        rest = " " * match.end() + words[match.end() :]
        try:
            self._take(line, match[1], rest)
        except (NotationError, RecordError, BadSetup) as error:
            raise _wrong(line, error) from error

    def _take(self, line: int, word: str, rest: str) -> None:
        if word in ("format", "edition", "seed"):
            if word in self._once:
                raise TranscriptError("transcript-twice", line=line, word=word)
            self._once[word] = _line_end(rest)
            self._check(word)
        elif word == "variant":
            self._variants.append(rest.strip())
            parse_variants(self._variants)
        elif word == "shop":
            self._take_shop(rest)
        elif word == "shuffle":
            self._take_shuffle(line, rest)
        elif word == "part" and self._shuffle and (part := _PART.fullmatch(rest)):
            commitment = "" if part[1] == "-" else part[1]
            given = ShufflePart(commitment, part[2], opened=bool(part[3]))
            self._shuffle = replace(self._shuffle, seats=(*self._shuffle.seats, given))
        elif (word,) == COLOURS[len(self.names) : len(self.names) + 1]:
            self.names.append(_line_end(rest))
        else:
            raise TranscriptError("transcript-line", line=line)

    def _check(self, word: str) -> None:
        if word == "edition":
            edition_with(self._once[word], {}, FORMAT)
        elif word == "format":
            number = self._once[word]
            if not _FORMAT.fullmatch(number) or not 1 <= int(number) <= FORMAT:
                raise RecordError("record-format", found=number[:40], known=FORMAT)

    def _take_shop(self, rest: str) -> None:
        scan = Scanner(rest)
        own = scan.quoted(), scan.quoted()
        scan.expect("for")
        self._own[scan.text[scan.at :].strip()] = own

    def _take_shuffle(self, line: int, rest: str) -> None:
        if self._shuffle:
            raise TranscriptError("transcript-twice", line=line, word="shuffle")
        scan = Scanner(rest)
        table = scan.quoted()
        if not (hashes := _HASHES.fullmatch(scan.text, scan.at)):
            raise TranscriptError("transcript-line", line=line)
        self._shuffle = Shuffle(table, hashes[1], hashes[2], ())

    def shuffle(self) -> Shuffle | None:
        """Return what the seed was made of, None where the head does not say."""
        return self._shuffle

    def setup(self) -> Setup:
        """Return how the game began. Raises TranscriptError as `read_transcript` does."""
        if self._setup is None:
            for word in ("format", "edition", "seed"):
                if word not in self._once:
                    raise TranscriptError("transcript-missing", word=word)
            rules = int(self._once["format"])
            try:
                self._setup = Setup(
                    edition=edition_with(self._once["edition"], self._own, rules),
                    players=len(self.names),
                    seed=self._once["seed"],
                    variants=parse_variants(self._variants),
                    rules=rules,
                )
            except BadSetup as error:
                raise _wrong(self._line, error) from error
        return self._setup

    def notation(self) -> Notation:
        """Return the notation of the game. Raises as `setup` does."""
        setup = self.setup()
        return Notation(setup.edition, setup.players, self.names)


def _line_end(rest: str) -> str:
    """Return what stands at the end of a line of the head, quoted or not."""
    if not rest.lstrip().startswith('"'):
        return rest.strip()
    scan = Scanner(rest)
    text = scan.quoted()
    scan.end()
    return text
