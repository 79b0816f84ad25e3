"""What docs/architecture.md says that an addition needs is all that it needs.

Each is made in a copy of the sources, and nothing but what the document lists is touched.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Any

import pytest

import chinatown

pytestmark = [pytest.mark.whole_game, pytest.mark.long]

ROOT = Path(__file__).parent.parent
PACKAGE = Path(chinatown.__file__).parent


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    """Return a copy of the package without the built client."""
    copied = tmp_path / "src" / "chinatown"
    copytree(PACKAGE, copied, ignore=ignore_patterns("static", "__pycache__"))
    return copied


def change(file: Path, old: str, new: str) -> None:
    content = file.read_text(encoding="utf-8")
    assert old in content
    file.write_text(content.replace(old, new, 1), encoding="utf-8")


def append(file: Path, text: str) -> None:
    with file.open("a", encoding="utf-8") as opened:
        opened.write(text)


def run(scratch: Path, *arguments: str, folder: Path = ROOT) -> str:
    """Run Python on the copy, in a folder, and return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(scratch.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def check_texts(scratch: Path, *more: str) -> None:
    """Check that every code of the copy has its text, and every text its code."""
    files = ("tests/catalogue/test_codes.py", *more)
    run(scratch, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files)


def options(scratch: Path) -> Any:
    """Return what the copy's server tells browsers that can be chosen."""
    return json.loads(run(scratch, "-m", "chinatown.server.options"))


def test_the_type_checker_lists_what_a_new_action_needs(scratch: Path) -> None:
    change(
        scratch / "game" / "actions.py",
        "PlayerAction: TypeAlias = (\n",
        "@dataclass(frozen=True, slots=True)\n"
        "class Bow:\n"
        "    seat: Seat\n"
        '    do: Literal["bow"] = field(default="bow", kw_only=True)\n'
        "\n\n"
        "PlayerAction: TypeAlias = (\n"
        "    Bow |\n",
    )
    change(scratch / "record" / "verbs.py", '    "builds",\n]', '    "builds",\n    "bows",\n]')
    checked = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--no-incremental", "--cache-dir", os.devnull),
            *("--config-file", str(ROOT / "pyproject.toml")),
            *("src/chinatown/game/play.py", "src/chinatown/record/notation.py"),
        ],
        cwd=scratch.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    reported = {
        line.partition(":")[0] for line in checked.stdout.splitlines() if "assert_never" in line
    }
    assert {file.removeprefix("src/chinatown/") for file in reported} == {
        "game/play.py",
        "record/verbs.py",
        "record/notation.py",
        "record/notation_parser.py",
    }, checked.stdout


def test_a_new_shop_type_needs_its_edition_and_its_name(scratch: Path) -> None:
    change(scratch / "game" / "editions.py", '"Pharmacy"', '"Bakery"')
    for texts in (scratch / "catalogue").glob("*/shops.ftl"):
        change(texts, "shop-pharmacy", "shop-bakery")
    check_texts(scratch)
    editions = {edition["name"]: edition["shops"] for edition in options(scratch)["editions"]}
    assert {"name": "Bakery", "size": 3, "symbol": ""} in editions["classic"]
    play(scratch, "--edition", "classic", "--bots", "shopkeeper/chatty")


def test_a_new_bot_needs_its_module_a_line_and_its_two_texts(scratch: Path) -> None:
    (scratch / "bots" / "levels" / "passer.py").write_text(
        '"""A bot that does what must be done and trades nothing."""\n\n'
        "from chinatown.bots.levels.random_bot import RandomBot\n\n\n"
        "class Passer(RandomBot):\n"
        '    """Plays at random."""\n'
    )
    registry = scratch / "bots" / "registry.py"
    change(
        registry,
        "from chinatown.bots.levels.random_bot",
        "from chinatown.bots.levels.passer import Passer\nfrom chinatown.bots.levels.random_bot",
    )
    change(
        registry, '    "random": RandomBot,\n', '    "random": RandomBot,\n    "passer": Passer,\n'
    )
    append(
        scratch / "catalogue" / "en" / "client.ftl",
        "\nbot-passer = passer\nplays-passer = Passes.\n",
    )
    check_texts(scratch)
    assert "passer" in options(scratch)["bots"]
    play(scratch, "--bots", "passer,passer/chatty")


def test_a_new_variant_needs_its_field_and_its_two_texts(scratch: Path) -> None:
    change(
        scratch / "game" / "variants.py",
        "    street_access: bool = False\n",
        "    street_access: bool = False\n    silent_streets: bool = False\n",
    )
    append(
        scratch / "catalogue" / "en" / "client.ftl",
        "\nswitch-silent-streets = Silent\nswitch-silent-streets-about = Nobody speaks.\n",
    )
    check_texts(scratch)
    assert "silent-streets" in [switch["name"] for switch in options(scratch)["switches"]]
    record = play(scratch, "--variant", "silent-streets")
    assert json.loads(record.read_text())["variants"] == ["silent-streets"]


def test_a_new_language_needs_its_folder_and_its_words(scratch: Path) -> None:
    words = scratch / "offer_text" / "words"
    (words / "it.toml").write_bytes((words / "en.toml").read_bytes())
    folder = scratch / "catalogue" / "it"
    copytree(scratch / "catalogue" / "en", folder)
    change(folder / "settings.ftl", "language-name = English", "language-name = Italiano")
    change(
        folder / "errors.ftl", "error-game-over = The game is over.", "error-game-over = Finito."
    )
    check_texts(scratch, "tests/catalogue/test_languages.py")
    code = (
        "from chinatown.catalogue import catalogue\n"
        "from chinatown.offer_text import languages\n"
        "print(catalogue('errors', language='it').text('error-game-over'), *languages())\n"
    )
    printed = run(scratch, "-c", code).split()
    assert printed[0] == "Finito."
    assert "it" in printed
    helped = run(scratch, "-m", "chinatown.cli", "play", "--help", "--lang", "it")
    assert "de, en, fr, it, pl" in " ".join(helped.split())
    assert '"it": { name: "Italiano",' in language_choice(scratch)
    check_sentences(scratch)


def check_sentences(scratch: Path) -> None:
    """Check that the tests of offers in words want nothing but two tables for a new language."""
    root = scratch.parent.parent
    tests = root / "tests"
    for area in ("game", "offer_text"):
        copytree(ROOT / "tests" / area, tests / area)
    copy(ROOT / "tests" / "examples.py", tests)
    copy(ROOT / "pyproject.toml", root)
    for folder in (tests / "offer_text", tests / "offer_text" / "typed"):
        copy(folder / "en.toml", folder / "it.toml")
    files = ("tests/offer_text/test_sentences.py", "tests/offer_text/test_typed.py")
    # What there is of the others is tested as it is.
    new = ("-k", "[it] or every_language")
    run(scratch, "-m", "pytest", "-q", "-p", "no:cacheprovider", *new, *files, folder=root)


def language_choice(scratch: Path) -> str:
    """Return what a client built beside the copy knows of its languages."""
    scripts = scratch.parent.parent / "web" / "scripts"
    copytree(ROOT / "web" / "scripts", scripts)
    code = (
        "import { texts } from './texts.mjs';\n"
        "const plugin = texts();\n"
        "plugin.configResolved({ command: 'serve' });\n"
        "console.log(plugin.load('\\0virtual:texts'));\n"
    )
    (scripts / "choice.mjs").write_text(code)
    return run(scratch, "scripts/client.py", "run", str(scripts / "choice.mjs"))


def play(scratch: Path, *arguments: str) -> Path:
    """Play a game of bots with the copy, verify its record, and return the record's path."""
    records = scratch.parent / "records"
    cli = ("-m", "chinatown.cli")
    run(scratch, *cli, "simulate", "--games", "1", "--record-dir", str(records), *arguments)
    (record,) = records.iterdir()
    run(scratch, *cli, "verify", str(record))
    return record
