"""What may be imported where, beyond what the import linter can check."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
FACES = ("analysis", "bots", "game", "lab", "offer_text", "record")
SOURCES = ROOT / "src" / "chinatown"
STATELESS = ("bots", "offer_text", "protocol")
"""Packages that see only views, so that they can reveal nothing."""
PROGRAMS = [path for name in ("bench", "scripts", "tests") for path in (ROOT / name).rglob("*.py")]


def beside_a_face(source: str) -> Iterator[str]:
    """Yield each name imported from a module that a face above it offers."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in FACES:
                if node.module.startswith(f"chinatown.{name}."):
                    face, module = import_module(f"chinatown.{name}"), import_module(node.module)
                    for alias in node.names:
                        if getattr(face, alias.name, face) is getattr(module, alias.name, module):
                            yield f"{alias.name} from {node.module}"


def test_programs_import_from_the_faces() -> None:
    besides = {
        str(path.relative_to(ROOT)): list(beside_a_face(path.read_text())) for path in PROGRAMS
    }
    assert {path: names for path, names in besides.items() if names} == {}


def test_an_import_beside_the_face_is_noticed() -> None:
    source = "from chinatown.game.actions import MAX_TEXT, Trade"
    assert list(beside_a_face(source)) == ["Trade from chinatown.game.actions"]


def imports(source: str) -> Iterator[str]:
    """Yield what is imported, a module or a name of one, with all dots."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def reaches_state(source: str) -> bool:
    """Return whether a source imports the class of whole positions, or the module it is in."""
    return not {
        "chinatown.game.state",
        "chinatown.game.state.State",
        "chinatown.game.State",
    }.isdisjoint(imports(source))


def test_what_sees_only_views_imports_no_state() -> None:
    paths = [path for name in STATELESS for path in (SOURCES / name).rglob("*.py")]
    assert paths
    assert [path for path in paths if reaches_state(path.read_text("utf-8"))] == []


def test_an_import_of_the_state_is_noticed() -> None:
    assert reaches_state("from chinatown.game.state import TRADE, State")
    assert reaches_state("from chinatown.game import state")
    assert reaches_state("import chinatown.game.state")
    assert not reaches_state("from chinatown.game.state import TRADE, OfferState")


def test_the_rules_use_only_the_standard_library() -> None:
    known = {*sys.stdlib_module_names, "chinatown"}
    foreign = {
        f"{path.name}: {name}"
        for path in (SOURCES / "game").rglob("*.py")
        for name in imports(path.read_text("utf-8"))
        if name.partition(".")[0] not in known
    }
    assert foreign == set()
