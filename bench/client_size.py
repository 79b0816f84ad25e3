"""What a browser loads of the built client, in bytes as they are sent: to begin, and when asked."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

LARGEST_START: Final = 132_000
"""Bytes of gzipped JavaScript and CSS that a page may need to begin."""

LARGEST_EXTRAS: Final = 40_000
"""Bytes of what is loaded only when asked for: QR codes, rules, typed commands, the banker."""


def loaded_first(client: Path) -> set[Path]:
    """Return the scripts and styles that the page names, and what these import at once."""
    page = client / "index.html"
    names = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', page.read_text())
    waiting = [client / name for name in names]
    parts: set[Path] = set()
    while waiting:
        part = waiting.pop().resolve()
        if part not in parts:
            parts.add(part)
            imported = re.findall(r'(?:from|import)"(\./[^"]+\.js)"', part.read_text())
            waiting += [part.parent / name for name in imported]
    return parts


def loaded_later(client: Path) -> set[Path]:
    """Return the other scripts and styles."""
    parts = {part.resolve() for part in client.rglob("*") if part.suffix in {".js", ".css"}}
    return parts - loaded_first(client)


def gzipped(parts: Iterable[Path]) -> int:
    """Return how many bytes files have together, each compressed."""
    return sum(len(gzip.compress(path.read_bytes())) for path in parts)
