"""The walks through the code in docs/architecture.md lead to files and functions that are there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "chinatown"
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALKS = re.findall(r"^### (Where .*)\n\n((?:\d+\. .*\n(?:   .*\n)*)+)", DOCUMENT, re.MULTILINE)
FILE = re.compile(r"`([\w/.]+\.(?:py|ts|svelte))`")
NAME = re.compile(r"`([A-Za-z_][\w.]*)(?:\(\))?`")


def steps(walk: str) -> list[str]:
    return re.findall(r"^\d+\. (.*(?:\n   .*)*)", walk, re.MULTILINE)


def defined_in(path: Path) -> set[str]:
    """Return the functions, classes, methods (`Class.method`), fields and constants of a file."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names.add(node.name)
            for part in node.body:
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                    names.add(f"{node.name}.{part.name}")
                elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    names.add(f"{node.name}.{part.target.id}")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def test_there_are_three_walks_of_ten_steps() -> None:
    assert [title for title, _ in WALKS] == [
        "Where an offer becomes a trade",
        "Where a bot sets its price",
        "Where a secret is hidden",
    ]
    assert [len(steps(walk)) for _, walk in WALKS] == [10, 10, 10]


@pytest.mark.parametrize("step", [step for _, walk in WALKS for step in steps(walk)])
def test_what_a_step_names_is_in_the_file_that_it_names(step: str) -> None:
    files = FILE.findall(step)
    assert len(files) == 1, "a step names one file"
    (file,) = files
    path = ROOT / file if file.startswith("web/") else SOURCES / file
    assert path.is_file()
    names = NAME.findall(FILE.sub("", step))
    assert names, "a step names what to look for"
    text = path.read_text(encoding="utf-8")
    known = defined_in(path) if path.suffix == ".py" else set(re.findall(r"[\w.]+", text))
    assert [name for name in names if name not in known] == []
