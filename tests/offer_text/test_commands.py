"""What is typed to play without a mouse, in each language; the tables are in the *.toml here."""

import re

import pytest
from tests.game.kit import RED, YELLOW
from tests.offer_text.kit import LANGUAGES, NAMES, SENTENCES, TABLE

from chinatown.catalogue import catalogue
from chinatown.game import MODERN, Goods, Offer, Trade, Transfer, apply, view
from chinatown.offer_text import OfferTextError, SpokenCommand, read_command
from chinatown.offer_text.commands import VERBS
from chinatown.offer_text.vocabulary import language_of
from chinatown.record import Notation

OFFERED, _ = apply(TABLE, Offer(YELLOW, Trade((Transfer(YELLOW, RED, (22,)),))))
"""The table with an offer of Anna's, to be countered."""


def read(text: str, language: str = "en") -> SpokenCommand:
    return read_command(view(OFFERED, RED), NAMES, text, language)


def problem(text: str, language: str = "en") -> OfferTextError:
    with pytest.raises(OfferTextError) as caught:
        read(text, language)
    return caught.value


def described(command: SpokenCommand) -> str:
    """Return a command in short: its verb and all that it names."""
    notation = Notation(MODERN, 4)
    parts = [
        *map(str, command.numbers),
        *(f"{placed.shop} #{placed.building}" for placed in command.placements),
        *command.shops,
        *(f"seat {seat}" for seat in command.seats),
        *(f"{{{notation.trade(trade)}}}" for trade in command.trades),
        *([f"'{command.text}'"] if command.text else []),
    ]
    return " ".join([command.verb, *parts])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_understood(language: str) -> None:
    meanings = SENTENCES[language]["commands"]
    assert {text: described(read(text, language)) for text in meanings} == meanings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_every_command(language: str) -> None:
    assert {*language_of(language).commands} == {*VERBS} - {"choose"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_mean_two_commands(language: str) -> None:
    verbs = language_of(language).commands
    phrases = [phrase for patterns in verbs.values() for phrase in patterns]
    assert len(phrases) == len(set(phrases))


def test_a_command_in_another_language_than_the_page_is_understood() -> None:
    assert read("was ist neben 22?", "fr").verb == "beside"
    assert read("pomoc", "en").verb == "help"


@pytest.mark.parametrize("text", ["good morning everyone", "hello there", "?", ""])
def test_what_is_neither_command_nor_offer_is_said_to_be_none(text: str) -> None:
    assert problem(text).code == "command-unknown"


def test_what_a_command_lacks_is_said() -> None:
    assert problem("build laundry").code == "command-placement"
    assert problem("build laundry photo 20").code == "command-placement"
    assert problem("build pharmacy 20").code == "unknown-shop-type"
    assert problem("whisper Zoe hello").code == "draft-unknown-player"
    assert problem("offer my 22 for 10k").code == "building-not-owned"


QUOTED = re.compile(r"[“„«]\s*([^”“»]+?)\s*[”“»]")
NOT_HERE = {"unknown-shop-type", "building-not-owned", "tile-not-held", "draft-nobody-has"}
"""What an example may lack at a certain table, though its words are understood."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_that_the_page_gives_is_understood(language: str) -> None:
    examples = QUOTED.findall(catalogue("spoken", language=language).text("spoken-help"))
    assert len(examples) >= 25
    lost = [example for example in examples if _code(example, language) not in {"", *NOT_HERE}]
    assert lost == []


def _code(example: str, language: str) -> str:
    try:
        read(example, language)
    except OfferTextError as error:
        return error.code
    return ""


def test_an_offer_to_everyone_is_one_to_each_who_can_take_it() -> None:
    assert (
        described(read("offer everyone 20 for photo"))
        == "offer-each {red: #20 -> green: Photo} {red: #20 -> white: Photo}"
    )
    assert (
        described(read("offer to each Anna, Bo: 20 for 10k"))
        == "offer-each {red: #20 -> yellow: $10,000} {red: #20 -> green: $10,000}"
    )
    assert problem("offer everyone my 22 for 10k").code == "building-not-owned"


@pytest.mark.parametrize(
    ("text", "seeks", "gives"),
    [
        ("call 2 laundry for 20k", Goods(tiles=("Laundry", "Laundry")), Goods(cash=20_000)),
        ("call 20k for 22", Goods(buildings=(22,)), Goods(cash=20_000)),
        ("call my 20 for 40000", Goods(cash=40_000), Goods(buildings=(20,))),
        ("call selling all my photos", Goods(), Goods(tiles=("Photo", "Photo"))),
        ("call looking for 22, giving 21", Goods(buildings=(22,)), Goods(buildings=(21,))),
        ("call first photo for 22", Goods(tiles=("Photo",)), Goods(buildings=(22,))),
        ("always agree to 60k for 20", Goods(cash=60_000), Goods(buildings=(20,))),
    ],
)
def test_a_call_seeks_what_is_not_ones_own(text: str, seeks: Goods, gives: Goods) -> None:
    command = read(text)
    assert (command.seeks, command.gives) == (seeks, gives)


def test_a_call_for_nothing_is_said_to_lack_something() -> None:
    assert problem("call").code == "command-call"
