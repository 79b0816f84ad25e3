"""The command speaks the language of `--lang`, else that of the system; JSON knows no language."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from chinatown.catalogue import catalogue, languages
from chinatown.cli import numbers
from chinatown.cli.app import app
from chinatown.cli.languages import Reader, UnknownLanguageError, choose_language, reader
from chinatown.cli.numbers import decimal, dollars, percent

RECORDS = Path(__file__).parent.parent / "data" / "records"
POSITION = json.dumps(
    {
        "edition": "modern",
        "buildings": {"1": ["Ann", "Photo"], "2": ["Ann", "Photo"], "3": ["Ann", "Photo"]},
    }
)
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    choose_language([], {})


def run(*arguments: str, **environment: str) -> Result:
    """Run a command where the system's language is as given, C where it is not."""
    system = dict.fromkeys(VARIABLES, "") | environment
    return CliRunner().invoke(app, arguments, input=POSITION, env=system)


@pytest.mark.parametrize(
    ("arguments", "environment", "language", "locale"),
    [
        ("", {}, "en", "en"),
        ("", {"LANG": "de_DE.UTF-8"}, "de", "de-DE"),
        ("", {"LANG": "de_CH.UTF-8@euro"}, "de", "de-CH"),
        ("", {"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en", "en"),
        ("", {"LANG": "POSIX"}, "en", "en"),
        ("", {"LANGUAGE": "fr"}, "en", "en"),
        ("", {"LANG": "en_GB.UTF-8", "LANGUAGE": "pl:fr"}, "pl", "pl"),
        ("", {"LANG": "fr_CA.UTF-8", "LANGUAGE": "fr"}, "fr", "fr-CA"),
        ("", {"LANG": "ja_JP.UTF-8", "LANGUAGE": "ko:pl"}, "pl", "pl"),
        ("", {"LANG": "ja_JP.UTF-8"}, "en", "en"),
        ("", {"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr", "fr-FR"),
        ("", {"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "pl_PL"}, "pl", "pl-PL"),
        ("--lang fr income", {"LANG": "de_DE"}, "fr", "fr"),
        ("income --lang=de", {"LANG": "de_AT"}, "de", "de-AT"),
        ("income --lang FR_ca.utf8", {}, "fr", "FR-ca"),
        ("income --lang de --lang pl", {}, "pl", "pl"),
        ("income -- --lang de", {}, "en", "en"),
        ("income --lang", {"LANG": "de"}, "de", "de"),
    ],
)
def test_the_option_comes_before_the_system(
    arguments: str, environment: dict[str, str], language: str, locale: str
) -> None:
    choose_language(arguments.split(), environment)
    assert reader() == Reader(language, locale)


def test_an_unknown_language_is_told_in_that_of_the_system() -> None:
    with pytest.raises(UnknownLanguageError) as raised:
        choose_language(["--lang", "tlh"], {"LANG": "de"})
    assert raised.value.code == "unknown-language"
    assert raised.value.params == {"language": "tlh", "known": languages()}
    assert reader().language == "de"


def test_an_unknown_language_is_wrong_usage_that_names_those_there_are() -> None:
    result = run("income", "-", "--lang", "enn")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "de, en, fr, pl" in result.stderr
    assert "Did you mean “en”?" in result.stderr


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["", *(it.name or "" for it in app.registered_commands)])
def test_help_is_in_the_language(command: str, language: str) -> None:
    result = run(*command.split(), "--help", "--lang", language)
    assert result.exit_code == 0
    frame = catalogue("usage", language=language)
    help_ = catalogue("cli", language=language).text(f"help-{command or 'chinatown'}")
    assert result.stdout.startswith(frame.text("frame-line"))
    assert frame.text("frame-options") + ":" in result.stdout
    assert frame.text("frame-help") in result.stdout
    assert help_.split()[0] in result.stdout
    # Every text was found by its name.
    assert "help-" not in result.stdout.replace("--help", "")
    assert "frame-" not in result.stdout


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("simulate --gamess 2", "wrong-option"),
        ("simulate --games many", "wrong-number"),
        ("solve game.json", "wrong-missing"),
        ("income a b", "wrong-extra"),
        ("simulate --json=1", "wrong-value"),
        ("simulate --games", "wrong-value"),
    ],
)
def test_a_wrong_call_is_told_in_the_language(arguments: str, message: str, language: str) -> None:
    result = run("--lang", language, *arguments.split())
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    # The sentence begins as the text does, up to its first value or choice.
    others = [
        run("--lang", other, *arguments.split()).stderr
        for other in languages()
        if other != language
    ]
    assert result.stderr not in others


def test_shops_and_money_are_as_the_reader_writes_them() -> None:
    english = run("income", "-").stdout
    german = run("income", "-", "--lang", "de").stdout
    assert "$50,000" in english
    assert "50.000\u00a0$" in german
    assert catalogue("shops", language="de").text("shop-photo") in german


@pytest.mark.parametrize("language", languages())
def test_json_is_the_same_in_every_language(language: str) -> None:
    assert (
        run("income", "-", "--json", "--lang", language).stdout
        == run("income", "-", "--json").stdout
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("command", "area", "message"),
    [("verify", "cli", "verify-no-digests"), ("replay", "usage", "colour-yellow")],
)
def test_a_record_is_told_in_the_language(
    command: str, area: str, message: str, language: str
) -> None:
    result = run(command, str(RECORDS / "36-classic-3-bots.json"), "--lang", language)
    assert result.exit_code == 0
    assert catalogue(area, language=language).text(message) in result.stdout


@pytest.mark.parametrize(
    ("locale", "money", "number", "share"),
    [
        ("en", "-$1,234,500", "1,234.5", "12.5%"),
        ("en-IN", "-$12,34,500", "1,234.5", "12.5%"),
        ("de", "-1.234.500 $", "1.234,5", "12,5 %"),
        ("pl", "-1 234 500 $", "1 234,5", "12,5%"),
        ("xx", "-$1,234,500", "1,234.5", "12.5%"),
    ],
)
def test_numbers_are_as_the_locale_writes_them(
    locale: str, money: str, number: str, share: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbers, "reader", lambda: Reader("en", locale))
    written = dollars(-1_234_500), decimal(1234.5, 1), percent(0.125, 1)
    assert tuple(words.replace("\u00a0", " ") for words in written) == (money, number, share)
