"""Prints how many small changes of the rules the tests noticed, and which they did not.

Reads what mutmut left in `mutants/`, and from tests/equal_mutants.toml the changes that nobody can
notice, each with the reason; `is_for_the_checker` says which need no listing. Exits with 1 when
fewer than 95% were noticed, and prints what else went unnoticed.

    python scripts/mutation_score.py
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
EQUAL: Final = ROOT / "tests" / "equal_mutants.toml"
WANTED: Final = 0.95

_CAST: Final = re.compile(r'cast\((?:"[^"]*"|None), ')
_UNNOTICED: Final = {0: "no test fails", 5: "no test runs", 33: "no test runs it"}
"""mutmut's exit codes for changes that no test notices."""


class Mutant(NamedTuple):
    """A small change of a function that was tried.

    Attributes:
        module: The module, such as `chinatown.game.board`.
        function: The function's name, with its class where it has one.
        was: The line that was changed, without its indentation.
        becomes: The line that took its place.
    """

    module: str
    function: str
    was: str
    becomes: str


def listed_as_equal() -> dict[Mutant, str]:
    """Return the changes that nobody can notice, with the reasons."""
    entries = tomllib.loads(EQUAL.read_text(encoding="utf-8"))
    return {
        Mutant(module, entry["function"], entry["was"], becomes): entry["because"]
        for module, listed in entries.items()
        for entry in listed
        for becomes in entry["becomes"]
    }


def is_for_the_checker(mutant: Mutant) -> bool:
    """Return whether a change is only of what is said for the type checker's or a reader's sake.

    `cast` does nothing when it runs, and `assert_never` never runs. `zip` is told of equal lengths,
    and the parts of a position and of an edition have those: who could notice would have to break
    one of them first.
    """
    if mutant.was.startswith("assert_never("):
        return True
    if _CAST.sub("cast(", mutant.was) == _CAST.sub("cast(", mutant.becomes):
        return True
    loose = [mutant.was.replace("strict=True", how) for how in ("strict=None", "strict=False", "")]
    return mutant.becomes in loose


def _results(mutants: Path) -> Iterator[tuple[Path, str, int | None]]:
    """Yield each mutant's file, its name within the file, and what its tests' run came to."""
    for path in sorted(mutants.glob("src/**/*.py.meta")):
        for name, code in json.loads(path.read_text())["exit_code_by_key"].items():
            yield path.with_suffix(""), name.rpartition(".")[2], code


def _functions(path: Path) -> dict[str, list[str]]:
    """Return the lines of every function in a file of mutants, by name."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    return {
        node.name: lines[node.lineno - 1 : node.end_lineno]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    }


def _mutant(path: Path, name: str, functions: dict[str, list[str]]) -> Mutant:
    mangled = name.partition("__mutmut_")[0]
    original, changed = functions[f"{mangled}__mutmut_orig"], functions[name]
    # The first line differs by the name.
    differences = list(ndiff(original[1:], changed[1:]))
    removed = [line[2:].strip() for line in differences if line.startswith("- ")]
    if removed[0] == "case _:":
        # A case that was taken out is known by what it would do.
        del removed[0]
    was = removed[0]
    becomes = next((line[2:].strip() for line in differences if line.startswith("+ ")), "")
    module = ".".join(path.with_suffix("").parts[path.parts.index("chinatown") :])
    function = mangled.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
    return Mutant(module, function, was, becomes)


def main() -> int:
    """Print the score by module, then what went unnoticed, and return the exit code."""
    totals: Counter[str] = Counter()
    unnoticed: list[tuple[str, Path, str]] = []
    for path, name, code in _results(ROOT / "mutants"):
        if code is None:
            continue
        module = f"{path.parent.name}/{path.name}"
        totals[module] += 1
        if code in _UNNOTICED:
            unnoticed.append((module, path, name))
    if not totals:
        print("nothing was tried")
        return 1
    missed = Counter(module for module, _, _ in unnoticed)
    for module, count in totals.items():
        print(f"{module:32}{count - missed[module]:6} of {count:5} noticed")
    score = 1 - missed.total() / totals.total()
    print(f"{'':32}{totals.total() - missed.total():6} of {totals.total():5} noticed: {score:.1%}")

    functions = {path: _functions(path) for path in {path for _, path, _ in unnoticed}}
    mutants = [_mutant(path, name, functions[path]) for _, path, name in unnoticed]
    equal = listed_as_equal()
    surprises = [
        (name, mutant)
        for (_, _, name), mutant in zip(unnoticed, mutants, strict=True)
        if mutant not in equal and not is_for_the_checker(mutant)
    ]
    print(f"{len(mutants) - len(surprises)} of the unnoticed ones are known to be equal")
    for name, mutant in surprises:
        print(f"\n{mutant.module}.{name}\n- {mutant.was}\n+ {mutant.becomes}")
    return int(score < WANTED)


if __name__ == "__main__":
    sys.exit(main())
