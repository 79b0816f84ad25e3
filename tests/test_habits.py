"""What all Python code here keeps to, beyond what the linters know."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
CODE = sorted(
    path for part in ("src", "tests", "scripts", "bench") for path in (ROOT / part).rglob("*.py")
)
TESTS = sorted((ROOT / "tests").rglob("*.py"))

EMPTY_WORDS = {"one", "told", "found", "held", "mine", "tried"}
"""Names of variables that say nothing about what they stand for."""

EMPTY_LIMITS = {"MOST", "KEPT", "TRIED", "MUCH", "MANY", "FEW", "PART", "LEAST", "LONGEST"}
"""Names of numbers that do not say what they limit, as `MAX_OFFERS` does."""

EMPTY_COLLECTIONS = {"[]", "{}", "set()", "dict()", "list()"}

BRANCHES = (ast.If, ast.Match, ast.ExceptHandler)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)

PLAYERS_OF_GAMES = {
    "watched",
    "play_game",
    "play_match",
    "play_slow_game",
    "play_tournament",
    "simulate",
    "try_exploiter",
}
"""Functions of `chinatown.lab` and `tests.bots.kit` that play whole games."""

QUERY = re.compile(r"@(?:media|container)[^{]*")

CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time", "time_ns", "utc_now"}
CACHE_COUNTERS = {"cache_info"}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def asserts_in_branches(node: ast.AST, *, branch: bool = False) -> Iterator[int]:
    """Yield the lines of asserts that run only if something else is so."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Assert) and branch:
            yield child.lineno
        inside = isinstance(child, BRANCHES) or (branch and not isinstance(child, FUNCTIONS))
        yield from asserts_in_branches(child, branch=inside)


def variables(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the name and line of each variable and parameter, except fields of classes."""
    nodes = list(ast.walk(tree))
    fields = {
        id(statement.target)
        for kind in nodes
        if isinstance(kind, ast.ClassDef)
        for statement in kind.body
        if isinstance(statement, ast.AnnAssign)
    }
    for node in nodes:
        if (
            isinstance(node, ast.Name)
            and isinstance(node.ctx, ast.Store)
            and id(node) not in fields
        ):
            yield node.id, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno


def names_in_asserts(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield what asserts mention, also in the comparisons of a measured time."""
    for statement in ast.walk(tree):
        if isinstance(statement, ast.Assert):
            for node in ast.walk(statement):
                if isinstance(node, ast.Attribute):
                    yield node.attr, node.lineno
                elif isinstance(node, ast.Name):
                    yield node.id, node.lineno


def names_used(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the names that a function mentions, fixtures and its own methods included."""
    names = {argument.arg for argument in function.args.args}
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "self":
            names.add(node.attr)
    return names


def game_tests(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the tests that play games, by themselves or through a helper beside them."""
    nodes = list(ast.walk(tree))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    imports = {
        alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    reaching = PLAYERS_OF_GAMES & imports
    while (
        more := {function.name for function in functions if names_used(function) & reaching}
        - reaching
    ):
        reaching |= more
    yield from (
        function
        for function in functions
        if function.name in reaching and function.name.startswith("test_")
    )


def state_made_at_import(tree: ast.Module) -> Iterator[int]:
    """Yield the lines of `global` statements and of empty lists, dicts and sets of a module.

    An empty collection can only be there to be filled later; `Final[Mapping[...]]` cannot be.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield node.lineno
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            value = statement.value
            kept = isinstance(statement, ast.AnnAssign) and "Final[Mapping[" in ast.unparse(
                statement.annotation
            )
            if not kept and ast.unparse(value) in EMPTY_COLLECTIONS:
                yield statement.lineno


def test_the_walk_through_branches_sees_what_it_should() -> None:
    code = """
def test_it(items):
    for item in items:
        assert item
    if items:
        for item in items:
            assert item
        def helper():
            assert items
    else:
        assert not items
"""
    assert list(asserts_in_branches(ast.parse(code))) == [7, 11]


def test_no_assert_is_skipped_when_a_condition_does_not_hold() -> None:
    skipped = [
        f"{name_of(path)}:{line}" for path in TESTS for line in asserts_in_branches(tree_of(path))
    ]
    assert skipped == []


def test_no_test_depends_on_the_speed_of_the_machine_or_on_caches() -> None:
    watched = CLOCKS | CACHE_COUNTERS
    depending = [
        f"{name_of(path)}:{line}"
        for path in TESTS
        for name, line in names_in_asserts(tree_of(path))
        if name in watched
    ]
    assert depending == []


def test_a_test_that_plays_whole_games_is_marked() -> None:
    unmarked = [
        f"{name_of(path)}:{test.lineno}"
        for path in TESTS
        for test in game_tests(tree_of(path))
        if "pytest.mark.whole_game" not in map(ast.unparse, test.decorator_list)
    ]
    assert unmarked == []


def test_variables_are_named_for_what_they_stand_for() -> None:
    empty = [
        f"{name_of(path)}:{line} {name}"
        for path in CODE
        for name, line in variables(tree_of(path))
        if name in EMPTY_WORDS or (name == "it" and path.is_relative_to(ROOT / "src"))
    ]
    assert empty == []


def test_limits_are_named_for_what_they_limit() -> None:
    empty = [
        f"{name_of(path)}:{statement.lineno} {name}"
        for path in CODE
        for statement in tree_of(path).body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        and isinstance(statement.value, ast.Constant)
        for name, _ in variables(ast.Module([statement], []))
        if name.strip("_") in EMPTY_LIMITS
    ]
    assert empty == []


def test_no_module_keeps_state() -> None:
    stateful = [
        f"{name_of(path)}:{line}"
        for path in CODE
        if path.is_relative_to(ROOT / "src")
        for line in state_made_at_import(tree_of(path))
    ]
    assert stateful == []


def test_screens_are_measured_in_letters_which_people_make_larger() -> None:
    styles = [path for kind in ("svelte", "css") for path in (ROOT / "web/src").rglob(f"*.{kind}")]
    queries = [query for path in styles for query in QUERY.findall(path.read_text("utf-8"))]
    assert queries
    assert [query for query in queries if "px" in query] == []
