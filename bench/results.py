"""Writes the parts of bench/results.md: each command replaces its own and leaves the others."""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).parent / "results.md"


def write_part(text: str, file: Path = FILE) -> None:
    """Replace the part that begins with the same top-level heading, or append a new part."""
    heading = text.partition("\n")[0]
    parts = _parts(file.read_text(encoding="utf-8")) if file.exists() else {}
    parts[heading] = text
    whole = "\n\n".join(part.strip("\n") for part in parts.values())
    file.write_text(whole + "\n", encoding="utf-8")


def _parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    heading = ""
    code = False
    for line in text.splitlines():
        code ^= line.startswith("```")
        if line.startswith("# ") and not code:
            heading = line
        parts[heading] = f"{parts.get(heading, '')}{line}\n"
    return parts
