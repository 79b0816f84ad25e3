"""A recorded game in the terminal: what happened, the board, the players."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chinatown.cli.board import STYLES, abbreviations, draw_board, letter
from chinatown.cli.numbers import dollars
from chinatown.cli.printing import add_numbers, add_words, console, print_table
from chinatown.cli.words import (
    ISOLATES,
    phrase_text,
    printable,
    sentence,
    shop_name,
    text,
    tile_text,
)
from chinatown.game.errors import GameError
from chinatown.game.income import income
from chinatown.game.state import State
from chinatown.game.types import Seat
from chinatown.record.chain import Change, first_change, has_chain, short_digest
from chinatown.record.digest_words import digest_words
from chinatown.record.notation import COLOURS
from chinatown.record.record import Record
from chinatown.record.replaying import Mismatch, replay, verify
from chinatown.record.shuffle import Shuffle
from chinatown.record.strict_json import Document, path_text, read_json
from chinatown.record.transcript import transcript
from chinatown.record.whispers import game_digest


def print_replay(record: Record, to: int | None) -> None:
    """Print the log, the board and the players after action `to`, or at the end.

    Raises RecordError for an action that the rules refuse.
    """
    *_, last = replay(record, to)
    state = last.state
    out = console()
    names = tuple(map(printable, record.names))
    printed = replace(record, names=names)
    for line in transcript(printed, to, lambda phrase: phrase_text(phrase, names)):
        # Where rounds begin the transcript breaks the line; what is said in the game is quoted.
        out.print(Text(printable(line, "\n" + ISOLATES)), soft_wrap=True)
    out.print()
    out.print(Text(_title(record, state), style="bold"))
    year = text(f"year-{state.edition.years[state.round - 1]}")
    out.print(Text(text("replay-round", year=year, phase=state.phase)))
    out.print()
    out.print(draw_board(state), no_wrap=True, overflow="ignore", crop=False)
    print_legend(state, out)
    _print_players(record, state, out)


def _title(record: Record, state: State) -> str:
    edition = state.edition.name
    if state.phase == "over":
        return text("replay-over", edition=edition, number=state.number)
    count = len(record.actions)
    return text("replay-title", edition=edition, number=state.number, count=count)


def print_legend(state: State, out: Console) -> None:
    """Print what the board's abbreviations stand for."""
    shorts = abbreviations(tuple(shop.name for shop in state.edition.shops))
    legend = (f"{short} {shop_name(name)}" for name, short in shorts.items())
    out.print(Text("  ".join(legend), style="dim"))
    out.print()


def _print_players(record: Record, state: State, out: Console) -> None:
    table = Table()
    add_words(table, text("replay-player"))
    add_numbers(table, *(text(f"replay-{heading}") for heading in ("cash", "owns", "earns")))
    add_words(table, text("replay-tiles"))
    for seat, name in enumerate(record.names):
        owned = state.owned[seat]
        colour = text(f"colour-{COLOURS[seat]}")
        table.add_row(
            Text(f"{letter(seat)} {colour} {printable(name)}", style=STYLES[seat]),
            dollars(state.cash[seat]),
            str(owned.bit_count()),
            dollars(income(state.edition, owned, state.shops)),
            Text(_tiles(state, seat)),
        )
    print_table(table, out)


def _tiles(state: State, seat: Seat) -> str:
    return ", ".join(
        tile_text(shop.name, count)
        for shop, count in zip(state.edition.shops, state.tiles[seat], strict=True)
        if count
    )


class Proof(NamedTuple):
    """Whether a record is whole and replays as it says, and that in sentences."""

    holds: bool
    text: str


def proof_of(data: bytes) -> Proof:
    """Return what a record's file proves: by its digests, where it has them, and by its replay.

    Raises JsonError and RecordError for what is no record.
    """
    document = read_json(data)
    chained = has_chain(document.content)
    if chained and (change := first_change(document.content)):
        return Proof(False, _change_text(change, document))
    record = Record.from_json(data)
    if mismatch := verify(record):
        return Proof(False, _difference_text(mismatch, record))
    same = text("verify-same", actions=len(record.actions))
    total = record.result and text("verify-total", total=dollars(record.result.total))
    digest = game_digest(record)
    sentences = (
        same,
        total or text("verify-unfinished"),
        *([_shuffle_text(record.shuffle)] if record.shuffle else []),
        text("verify-whole" if chained else "verify-no-digests"),
        text("verify-digest", digest=short_digest(digest)),
        text("verify-words", words=" ".join(digest_words(digest))),
    )
    return Proof(True, " ".join(sentences))


def _shuffle_text(shuffle: Shuffle) -> str:
    """Return what a shuffle that is as committed to proves, and what to compare of it."""
    opened = sum(seat.opened for seat in shuffle.seats)
    words = " ".join(digest_words(shuffle.commitment))
    return text("verify-shuffle", opened=opened, seats=len(shuffle.seats), words=words)


def _change_text(change: Change, document: Document) -> str:
    line, column = document.place_of(change.path)
    path = printable(path_text(change.path))
    return text(f"verify-{change.kind}-changed", path=path, line=str(line), column=str(column))


def _difference_text(mismatch: Mismatch, record: Record) -> str:
    """Return where a record differs, as a sentence."""
    money = mismatch.what in ("round-cash", "cash", "total")
    values = {
        name: dollars(value) if money and isinstance(value, int) else value
        for name, value in (("expected", mismatch.expected), ("found", mismatch.found))
    }
    names = record.names
    known = 0 <= mismatch.seat < len(names)
    player = printable(names[mismatch.seat]) if known else str(mismatch.seat)
    reason = sentence(mismatch.cause, names) if isinstance(mismatch.cause, GameError) else ""
    return text(
        f"verify-{'total-differs' if mismatch.what == 'total' else mismatch.what}",
        number=mismatch.number,
        round=mismatch.round,
        player=player,
        reason=reason,
        **values,
    )
