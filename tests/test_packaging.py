import gzip
import re
from collections.abc import Iterable
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest

import chinatown

ROOT = Path(__file__).parent.parent
LOCKS = [*ROOT.glob("requirements*.lock"), ROOT / "web" / "package-lock.json"]
LARGEST_CLIENT = 112_000
"""Bytes of gzipped JavaScript and CSS that a page may need to begin."""
LARGEST_EXTRAS = 16_000
"""Bytes of what is loaded only when somebody asks for it: QR codes and the banker."""


def built_client() -> Path:
    client = Path(str(files(chinatown) / "static"))
    assert client.is_dir(), "the client is not built: run make setup"
    return client


def test_the_installed_version_is_the_one_the_package_names() -> None:
    assert version("chinatown") == chinatown.__version__


def test_the_package_says_that_it_is_typed() -> None:
    assert files(chinatown).joinpath("py.typed").is_file()


def test_there_are_locks_for_all_that_is_installed() -> None:
    assert len(LOCKS) == 6


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_hashes_and_names_no_host(lock: Path) -> None:
    content = lock.read_text()
    assert "sha256:" in content or '"integrity": "sha512-' in content
    assert re.findall(r"\w+://|\bwww\.|\.org/|\.com/", content) == []


def test_every_package_that_playing_needs_has_the_same_version_in_tests() -> None:
    playing, testing = (
        set(re.findall(r"^([\w.-]+==\S+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert playing
    assert playing <= testing


def test_every_file_that_the_page_of_the_client_asks_for_is_in_the_package() -> None:
    client = built_client()
    asked = re.findall(r'(?:src|href)="/([^"]+)"', (client / "index.html").read_text())
    assert any(name.endswith(".js") for name in asked)
    assert [name for name in asked if not (client / name).is_file()] == []


def loaded_first(client: Path) -> set[Path]:
    """Return the scripts and styles that the page names, and what these import at once."""
    page = client / "index.html"
    names = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', page.read_text())
    waiting = [client / name for name in names]
    parts: set[Path] = set()
    while waiting:
        part = waiting.pop()
        if part not in parts:
            parts.add(part)
            imported = re.findall(r'(?:from|import)"(\./[^"]+\.js)"', part.read_text())
            waiting += [part.parent / name for name in imported]
    return parts


def gzipped(parts: Iterable[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in parts)


def test_the_client_is_light() -> None:
    client = built_client()
    first = {part.resolve() for part in loaded_first(client)}
    everything = {part.resolve() for part in client.rglob("*") if part.suffix in {".js", ".css"}}
    assert first < everything
    assert gzipped(first) <= LARGEST_CLIENT
    assert 0 < gzipped(everything - first) <= LARGEST_EXTRAS
