"""Writes src/chinatown/game/confusables.py: which characters look like which others.

The table comes from Unicode's list of confusable characters, as the package
`confusable-homoglyphs` of the development dependencies has it.

    .venv/bin/python scripts/confusables.py
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from pathlib import Path
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

TARGET: Final = Path(__file__).parent.parent / "src" / "chinatown" / "game" / "confusables.py"
_WIDTH: Final = 94

_HEAD: Final = '''"""Which characters look like which others, by Unicode's list of confusables.

Written by scripts/confusables.py. Each row holds what a reader takes them for, a space, and the
characters; those that NFKD decomposes are left out, as names are compared in that form. The list
is copyright Unicode, Inc., under the licence at https://www.unicode.org/license.txt.
"""

from __future__ import annotations

from functools import cache
from typing import Final


@cache
def prototypes() -> dict[str, str]:
    """Return what each character is taken for that is taken for something else."""
    rows = (row.rpartition(" ") for row in _ROWS.split("\\n"))
    return {letter: prototype for prototype, _, letters in rows for letter in letters}


_ROWS: Final = (
'''


def prototype(letter: str) -> str:
    """Return what a character is taken for in the package's table, itself if for nothing else.

    The table names for each text all that look like it. The prototype, which Unicode chose among
    them, is the one that several point to.
    """
    alike = confusables_data.get(letter, ())
    if len(alike) != 1:
        return letter
    other = str(alike[0]["c"]).strip("\u200e\u200f")
    points_back = confusables_data.get(other, ())
    return other if len(points_back) > 1 else min(letter, other, key=_choice)


def _choice(text: str) -> tuple[int, str]:
    # Among two, a text of several characters, as only single ones are replaced.
    return -len(text), text


def table() -> dict[str, str]:
    """Return the prototype of each character that has another one and that NFKD leaves alone."""
    letters = (text for text in confusables_data if len(text) == 1)
    return {
        letter: prototype(letter)
        for letter in sorted(letters)
        if unicodedata.normalize("NFKD", letter) == letter and prototype(letter) != letter
    }


def main() -> None:
    """Write the module."""
    letters = defaultdict(list)
    for letter, other in table().items():
        letters[other].append(letter)
    rows = "\n".join(f"{other} {''.join(letters[other])}" for other in sorted(letters))
    pieces = [_escaped(letter) for letter in rows]
    lines, line = [], ""
    for piece in pieces:
        if len(line) + len(piece) > _WIDTH - 2:
            lines.append(line)
            line = ""
        line += piece
    body = "".join(f'    "{line}"\n' for line in [*lines, line])
    TARGET.write_text(f"{_HEAD}{body})\n", encoding="utf-8")


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    return letter if letter.isascii() and letter.isprintable() else ascii(letter)[1:-1]


if __name__ == "__main__":
    main()
