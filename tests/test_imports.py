"""Programs outside the package import from its faces whatever these offer."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
FACES = ("analysis", "bots", "game", "lab", "offer_text", "record")
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
