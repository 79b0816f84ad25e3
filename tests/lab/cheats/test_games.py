"""Every cheat plays whole games by the rules, and takes nobody in."""

import pytest

from chinatown.bots import make_bot
from chinatown.game import CLASSIC, MODERN, Call, EndCall, Offer, Setup, parse_variants
from chinatown.lab import play_game
from chinatown.lab.cheats import CHEATS
from chinatown.lab.conscience import JUDGEMENTS, losses
from chinatown.lab.driver import Played
from chinatown.record import Record, verify

NAMES = ("Cheat", "Ann", "Bo", "Cy", "Di")
each_cheat = pytest.mark.parametrize("cheat", CHEATS)


def played(cheat: str, *others: str, setup: Setup | None = None) -> Played:
    game = setup or Setup(MODERN, 1 + len(others), "cheats")
    bots = [make_bot(kind, seat, game.seed) for seat, kind in enumerate(others, start=1)]
    return play_game(game, [CHEATS[cheat](0, game.seed), *bots], NAMES[: game.players])


def offers(record: Record) -> int:
    return sum(isinstance(one, Offer) and one.seat == 0 for one in record.actions)


@each_cheat
def test_it_plays_a_game_to_its_end_and_nobody_agrees_to_a_loss(cheat: str) -> None:
    others = ("shopkeeper", "merchant")
    found = played(cheat, *others)
    assert found.state.phase == "over"
    assert verify(found.record) is None
    judgements = {seat: JUDGEMENTS[kind] for seat, kind in enumerate(others, start=1)}
    assert losses(found.record, judgements) == []


@each_cheat
def test_it_understands_variants(cheat: str) -> None:
    variants = parse_variants(["hidden-tiles", "keep-cards", "early-outlook", "street-access"])
    setup = Setup(CLASSIC, 3, "cheats", variants)
    found = played(cheat, "random", "shopkeeper", setup=setup)
    assert found.state.phase == "over"
    assert verify(found.record) is None


def test_it_plays_the_same_game_again() -> None:
    games = [played("cheat/splitting", "shopkeeper", "shopkeeper").record for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("cheat", "least"), [("flooding", 150), ("probing", 30), ("greed", 80), ("stonewalling", 40)]
)
def test_some_offer_very_much(cheat: str, least: int) -> None:
    assert offers(played(f"cheat/{cheat}", "shopkeeper", "shopkeeper").record) >= least


def test_the_coy_wait_to_be_asked() -> None:
    assert offers(played("cheat/coy", "shopkeeper", "shopkeeper").record) == 0


def test_the_owing_owe_in_secret() -> None:
    record = played("cheat/owing", "shopkeeper", "shopkeeper").record
    mine = [one for one in record.actions if isinstance(one, Offer) and one.seat == 0]
    owed = [one for one in mine if any(part.due and not part.giver for part in one.trade.transfers)]
    assert owed
    assert all(one.secret for one in owed)


def test_the_promising_promise() -> None:
    record = played("cheat/promising", "shopkeeper", "shopkeeper").record
    mine = [one for one in record.actions if isinstance(one, Offer) and one.seat == 0]
    assert any(one.trade.promises for one in mine)


def test_the_shifting_put_worse_offers_in_the_place_of_others() -> None:
    record = played("cheat/shifting", "tycoon", "tycoon").record
    mine = [one for one in record.actions if isinstance(one, Offer) and one.seat == 0]
    assert any(one.replaces for one in mine)


def test_the_calling_take_their_calls_back() -> None:
    record = played("cheat/calling", "shopkeeper", "shopkeeper").record
    calls = [one for one in record.actions if isinstance(one, Call)]
    assert calls
    assert any(isinstance(one, EndCall) for one in record.actions)
