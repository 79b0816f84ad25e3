"""The list of changes that no test can notice speaks of the code as it is."""

import ast
from pathlib import Path

import pytest
from scripts.mutation_score import Mutant, listed_as_equal

ROOT = Path(__file__).parent.parent
LISTED = listed_as_equal()


def lines_of(mutant: Mutant) -> list[str]:
    """Return the lines of the function that a mutant changes, without indentation."""
    path = ROOT / "src" / Path(*mutant.module.split(".")).with_suffix(".py")
    source = path.read_text(encoding="utf-8")
    node: ast.AST = ast.parse(source)
    for name in mutant.function.split("."):
        (node,) = (
            inner
            for inner in ast.walk(node)
            if isinstance(inner, ast.ClassDef | ast.FunctionDef) and inner.name == name
        )
    assert isinstance(node, ast.FunctionDef)
    return [line.strip() for line in source.splitlines()[node.lineno : node.end_lineno]]


@pytest.mark.parametrize("mutant", LISTED, ids=lambda mutant: f"{mutant.function} {mutant.becomes}")
def test_an_equal_mutant_changes_a_line_that_is_there(mutant: Mutant) -> None:
    assert mutant.was in lines_of(mutant)
    assert mutant.was != mutant.becomes
    assert LISTED[mutant].endswith(".")
