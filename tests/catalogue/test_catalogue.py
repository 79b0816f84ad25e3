"""Texts are found by name, in the best language there is, with their arguments."""

import subprocess
import sys
from pathlib import Path

import pytest

import chinatown.catalogue as texts
from chinatown.catalogue import Catalogue, catalogue, languages


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two languages, of which the second lacks a text."""
    for language, content in {
        "en": "greeting = Hello { $name }\nfarewell = Bye\n",
        "fr": "greeting = Bonjour { $name }\n",
    }.items():
        folder = tmp_path / language
        folder.mkdir()
        (folder / "words.ftl").write_text(content, encoding="utf-8")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    languages.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def _forget_languages() -> None:
    languages.cache_clear()


@pytest.mark.parametrize("language", ["fr", "fr-CA"])
def test_a_text_comes_in_the_nearest_language(shelf: Path, language: str) -> None:
    words = Catalogue(("words",), language)
    assert words.text("greeting", name="Anna") == "Bonjour Anna"
    assert words.text("farewell") == "Bye"


@pytest.mark.parametrize("language", ["de", "../en", ""])
def test_an_unknown_language_is_english(shelf: Path, language: str) -> None:
    assert Catalogue(("words",), language).text("greeting", name="Anna") == "Hello Anna"


def test_a_missing_text_gives_its_name_and_is_a_problem() -> None:
    errors = catalogue("errors")
    assert not errors.has("no-such-text")
    assert errors.text("no-such-text") == "no-such-text"
    assert errors.formatted("no-such-text", {})[1] == ["no message no-such-text"]


def test_a_missing_argument_is_a_problem_and_a_surplus_one_is_not(shelf: Path) -> None:
    words = Catalogue(("words",))
    assert words.formatted("greeting", {})[1]
    assert not words.formatted("greeting", {"name": "Anna", "age": 7})[1]


def test_a_catalogue_is_made_once() -> None:
    assert catalogue("cli", "errors") is catalogue("cli", "errors")


def test_english_is_there() -> None:
    assert "en" in languages()


def test_nothing_is_read_before_the_first_text() -> None:
    code = (
        "import sys, chinatown.catalogue as c; c.catalogue('cli'); print('fluent' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
