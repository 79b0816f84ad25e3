"""What a browser loads of the built client, in bytes as they are sent: for a page, and in all."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

PAGES: Final = {
    "home": ("Home",),
    "lobby": ("game", "Lobby"),
    "table": ("game", "table", "DealPanel"),
    "trading": ("game", "table", "trade"),
    "banker": ("Banker",),
}
"""The files that make each page, of a table with what it is dealt or traded with.

`SHARED` in web/vite.config.ts names those that hold more than one component.
"""

LARGEST: Final = {
    "home": 56_000,
    "lobby": 67_500,
    "table": 90_000,
    "trading": 105_000,
    "banker": 66_000,
}
"""Bytes of gzipped JavaScript and CSS that a page may need."""

LARGEST_CLIENT: Final = 300_000
"""Bytes of all of them together."""

_LATER: Final = re.compile(
    r"import\(`\./([^`]+\.js)`\)(?:\.then\(e=>e\.\w+\))?,__vite__mapDeps\(\[([\d,]*)\]\)"
)
"""What loads a file later, perhaps for one export of it, and the numbers of what goes with it."""


def loaded_for(client: Path, page: str) -> set[Path]:
    """Return the scripts and styles that one of `PAGES` needs.

    They are those that the start page names, and those of its parts, with what these import.
    """
    start = (client / "index.html").read_text()
    named = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', start)
    parts = _with_imports(client / name for name in named)
    beside = _beside(parts)
    for name in PAGES[page]:
        (script,) = (client / "assets").glob(f"{name}-*.js")
        parts |= _with_imports([script, *beside.get(script.name, ())])
        beside |= _beside(parts)
    return parts


def _with_imports(files: Iterable[Path]) -> set[Path]:
    waiting = list(files)
    parts: set[Path] = set()
    while waiting:
        part = waiting.pop().resolve()
        if part not in parts:
            parts.add(part)
            imported = re.findall(r'(?:from|import)"(\./[^"]+\.js)"', part.read_text())
            waiting += [part.parent / name for name in imported]
    return parts


def _beside(parts: Iterable[Path]) -> dict[str, list[Path]]:
    """Return by its name what is loaded together with each script that these load later.

    A script holds a list of files, and at each `import()` which of them go with it.
    """
    beside: dict[str, list[Path]] = {}
    for part in parts:
        text = part.read_text()
        listed = re.search(r"m\.f=\[([^\]]*)\]", text)
        if listed is None:
            continue
        files = [part.parent.parent / name for name in re.findall(r'"([^"]+)"', listed[1])]
        for name, numbers in _LATER.findall(text):
            beside[name] = [files[int(number)] for number in numbers.split(",") if number]
    return beside


def whole_client(client: Path) -> set[Path]:
    """Return all scripts and styles."""
    return {part.resolve() for part in client.rglob("*") if part.suffix in {".js", ".css"}}


def gzipped(parts: Iterable[Path]) -> int:
    """Return how many bytes files have together, each compressed."""
    return sum(len(gzip.compress(path.read_bytes())) for path in parts)
