"""What somebody is told by an alert: which table waits, and nothing of its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from chinatown.catalogue import catalogue


@dataclass(frozen=True, slots=True)
class Notice:
    """An alert as it is read, in the language of whoever is alerted.

    `kind` is a program's word for it. `table` is a table's id and `url` where it opens; both are
    empty for one that only tries a way out, and `url` where the server does not know its address.
    """

    kind: Literal["turn", "test"]
    title: str
    text: str
    table: str = ""
    url: str = ""


def turn_notice(table: str, public_url: str, language: str) -> Notice:
    """Return the alert that a table waits for somebody."""
    texts = catalogue("alerts", language=language)
    name = "-".join(table[start : start + 4] for start in range(0, len(table), 4))
    return Notice(
        kind="turn",
        title=texts.text("alert-turn-title"),
        text=texts.text("alert-turn", table=name),
        table=table,
        url=f"{public_url}/t/{table}" if public_url else "",
    )


def trial_notice(public_url: str, language: str) -> Notice:
    """Return the alert by which somebody tries a way out."""
    texts = catalogue("alerts", language=language)
    return Notice("test", texts.text("alert-test-title"), texts.text("alert-test"), url=public_url)
