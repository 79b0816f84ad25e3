import re
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest
from bench.client_size import LARGEST, LARGEST_CLIENT, gzipped, loaded_for, whole_client

import chinatown

ROOT = Path(__file__).parent.parent
LOCKS = [*ROOT.glob("requirements*.lock"), ROOT / "web" / "package-lock.json"]


def built_client() -> Path:
    client = Path(str(files(chinatown) / "static"))
    assert client.is_dir(), "the client is not built: run make setup"
    return client


def test_the_installed_version_is_the_one_the_package_names() -> None:
    assert version("chinatown") == chinatown.__version__


def test_the_package_says_that_it_is_typed() -> None:
    assert files(chinatown).joinpath("py.typed").is_file()


def test_there_are_locks_for_all_that_is_installed() -> None:
    assert len(LOCKS) == 7


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_hashes_and_names_no_host(lock: Path) -> None:
    content = lock.read_text()
    assert "sha256:" in content or '"integrity": "sha512-' in content
    assert re.findall(r"\w+://|\bwww\.|\.org/|\.com/", content) == []


def test_every_package_that_playing_needs_has_the_same_version_in_tests() -> None:
    playing, serving, testing = (
        set(re.findall(r"^([\w.-]+==\S+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.lock", "requirements-server.lock", "requirements-dev.lock")
    )
    assert playing
    assert playing < serving <= testing


def test_the_service_worker_keeps_every_file_that_is_kept_for_good() -> None:
    client = built_client()
    (kept,) = re.findall(r'const FILES = "([^"]+)"', (client / "sw.js").read_text())
    files = [file.name for file in (client / "assets").iterdir()]
    assets = [f"/assets/{name}" for name in files if not name.endswith(".br")]
    assert sorted(kept.split()) == sorted(assets)
    (store,) = re.findall(r'const STORE = "([^"]+)"', (client / "sw.js").read_text())
    assert re.fullmatch("chinatown-[0-9a-f]{12}", store)


def test_every_text_of_the_client_is_there_compressed_too() -> None:
    kinds = {".js", ".css", ".txt", ".html"}
    texts = [
        file
        for file in built_client().rglob("*")
        if file.suffix in kinds and file.stat().st_size > 200
    ]
    assert len(texts) > 100
    for file in texts:
        compressed = file.with_name(f"{file.name}.br")
        assert compressed.stat().st_size < file.stat().st_size, file.name


def test_every_file_that_the_page_of_the_client_asks_for_is_in_the_package() -> None:
    client = built_client()
    asked = re.findall(r'(?:src|href)="/([^"]+)"', (client / "index.html").read_text())
    assert any(name.endswith(".js") for name in asked)
    assert [name for name in asked if not (client / name).is_file()] == []


@pytest.mark.parametrize("page", LARGEST)
def test_each_page_of_the_client_is_light(page: str) -> None:
    parts = loaded_for(built_client(), page)
    assert {part.suffix for part in parts} == {".js", ".css"}
    assert gzipped(parts) <= LARGEST[page]


def test_the_whole_client_is_light() -> None:
    client = built_client()
    everything = whole_client(client)
    assert all(loaded_for(client, page) < everything for page in LARGEST)
    assert gzipped(everything) <= LARGEST_CLIENT


def test_a_page_in_any_language_needs_the_texts_of_that_language_only() -> None:
    assets = built_client() / "assets"
    english = set(re.findall(r"^([a-z][\w-]*) =", next(assets.glob("en-*.txt")).read_text(), re.M))
    languages = [path for path in assets.glob("*.txt") if re.match(r"[a-z]{2}-", path.name)]
    assert len(languages) >= 4
    for path in languages:
        assert english <= set(re.findall(r"^([a-z][\w-]*) =", path.read_text(), re.M))
