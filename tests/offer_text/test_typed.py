"""What people type in a game is read as they mean it; the sentences are in typed/*.toml."""

from collections.abc import Iterable

import pytest
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, with_tiles
from tests.offer_text.kit import LANGUAGES
from tests.offer_text.typed_table import (
    ADDRESSED,
    COLOURS,
    NAMES,
    TABLE,
    TILES,
    VIEWS,
    canonical,
    heard,
    heard_at,
    table,
    typed,
)

from chinatown.game import MODERN, Trade, Transfer, mask_of, view
from chinatown.game.codes import OfferStatus
from chinatown.game.meaning import ForSale, PriceAsked, Sought
from chinatown.offer_text import OfferTextError, understand
from chinatown.offer_text.meaning import hear
from chinatown.record import Notation


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_sentences_of_every_kind_in_every_language(language: str) -> None:
    meanings = [str(meaning) for _, _, meaning in typed(language)]
    assert len(meanings) >= 100
    for kind in ("price-asked", "sought", "for-sale", "threat", "counter", "thanks", "talk"):
        assert any(meaning.startswith(kind) for meaning in meanings)
    assert any("promises" in meaning for meaning in meanings)
    assert any(meaning.count(";") == 2 for meaning in meanings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_read_as_it_is_meant(language: str) -> None:
    rows = typed(language)
    read = {(section, text): heard(section, text, language) for section, text, _ in rows}
    assert read == {(section, text): canonical(meaning) for section, text, meaning in rows}


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_what_is_typed_is_read_the_same_whichever_language_is_asked_for(language: str) -> None:
    rows = typed(language)
    read = {(section, text): heard(section, text, "en") for section, text, _ in rows}
    assert read == {(section, text): canonical(meaning) for section, text, meaning in rows}


def has_wrong_direction(section: str, text: str, language: str) -> bool:
    """Return whether words are taken to sell what is not Ann's, or to ask for what is."""
    seat, _, earlier = section.partition("-after-")
    seen = VIEWS[earlier]
    try:
        meaning = hear(seen, NAMES, text, ADDRESSED[seat], language)
    except OfferTextError:
        return False
    match meaning:
        case PriceAsked(goods=goods) | Sought(goods=goods):
            return bool(mask_of(goods.buildings) & seen.owned[RED])
        case ForSale(goods=goods):
            return bool(mask_of(goods.buildings) & ~seen.owned[RED])
        case _:
            return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_asked_to_buy_what_is_theirs_or_to_sell_what_is_not(language: str) -> None:
    rows = typed(language)
    assert [text for section, text, _ in rows if has_wrong_direction(section, text, language)] == []


def things(parts: Iterable[Transfer]) -> set[int | str]:
    """Return the buildings and shop types that some transfers move."""
    result: set[int | str] = set()
    for part in parts:
        result.update(part.buildings, part.tiles)
    return result


def given_by_viewer(trade: Trade) -> set[int | str]:
    """Return what Ann would give away."""
    return things(part for part in trade.transfers if part.giver == RED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_spoken_to_nobody_gives_what_the_words_ask_for(language: str) -> None:
    notation = Notation(MODERN, 4)
    for section, text, meaning in typed(language):
        meanings = [meaning] if isinstance(meaning, str) else meaning
        if len(meanings) > 1 or not meanings[0].startswith(COLOURS) or "-after-" in section:
            continue
        meant = notation.read_trade(meanings[0])
        asked = things(part for part in meant.transfers if part.taker == RED)
        for to in ADDRESSED.values():
            try:
                trades = understand(VIEWS[""], NAMES, text, to, language)
            except OfferTextError:
                continue
            for trade in trades:
                assert not given_by_viewer(trade) & asked, (text, to, trade)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("20k for a Sea Food tile", "en"),
        ("20k pour une tuile poissonnerie", "fr"),
        ("20k für ein Plättchen Meeresfrüchte", "de"),
        ("20k za kafelek owoce morza", "pl"),
    ],
)
def test_who_names_money_first_pays_it_even_with_too_little(text: str, language: str) -> None:
    poor = view(table(cash=10_000), RED)
    assert heard_at(poor, text, language, [2]) == "not-enough-cash (cash=20000, held=10000)"
    # Bao has none, and Ann has one that she did not offer.
    assert heard_at(poor, text, language, [WHITE]) == "tile-not-held (shop='Sea Food', seat=3)"


def test_twenty_more_of_what_somebody_else_asks_is_not_guessed() -> None:
    seen = VIEWS["60k-for-33"]
    offer = seen.offers[0]._replace(seat=WHITE)
    theirs = seen._replace(offers=(offer,))
    with pytest.raises(OfferTextError, match="draft-which-way"):
        understand(theirs, NAMES, "20 more", [WHITE], "en")
    (trade,) = understand(theirs, NAMES, "i add 20k", [WHITE], "en")
    assert Transfer(RED, WHITE, cash=80_000) in trade.transfers


MORE = [("20 more", "en"), ("20 de plus", "fr"), ("20 mehr", "de"), ("20 więcej", "pl")]


@pytest.mark.parametrize(("text", "language"), MORE)
@pytest.mark.parametrize("status", ["refused", "withdrawn", "lapsed"])
def test_twenty_more_is_of_the_offer_that_stands_not_of_one_that_was_refused(
    text: str, language: str, status: OfferStatus
) -> None:
    """Bao pays 20,000 for 34, and refused Ann's own 60,000 for 33, or the other way round."""
    own, theirs = VIEWS["60k-for-33"].offers[0], VIEWS["20k-for-34"].offers[0]
    for standing, ended, payer, cash in ((theirs, own, WHITE, 40_000), (own, theirs, RED, 80_000)):
        offers = standing._replace(id="a"), ended._replace(id="b", status=status)
        for known in (offers, offers[::-1]):
            seen = VIEWS[""]._replace(offers=known)
            (trade,) = understand(seen, NAMES, text, [WHITE], language)
            assert Transfer(payer, WHITE + RED - payer, cash=cash) in trade.transfers


@pytest.mark.parametrize(("text", "language"), MORE)
def test_twenty_more_after_a_refusal_is_of_what_was_refused_last(text: str, language: str) -> None:
    own, theirs = VIEWS["60k-for-33"].offers[0], VIEWS["20k-for-34"].offers[0]
    refused = [offer._replace(status="refused") for offer in (theirs, own)]
    seen = VIEWS[""]._replace(offers=tuple(refused))
    (trade,) = understand(seen, NAMES, text, [WHITE], language)
    assert Transfer(RED, WHITE, cash=80_000) in trade.transfers


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("50k for one tea house", "en"),
        ("50k pour un salon de thé", "fr"),
        ("50k für ein Teehaus", "de"),
        ("50k za jedną herbaciarnię", "pl"),
    ],
)
def test_one_of_a_type_is_the_loose_tile_and_no_part_of_a_business(
    text: str, language: str
) -> None:
    """Ming has one loose, and three that stand together."""
    tiles = {**TILES, YELLOW: [*TILES[YELLOW], "Tea House"]}
    seen = view(with_tiles(TABLE, tiles), RED)
    whole = give(YELLOW, RED, buildings=(77, 80, 81))
    trades = understand(seen, NAMES, text, [YELLOW], language)
    assert give(YELLOW, RED, tiles=("Tea House",)) in trades[0].transfers
    # Only the whole business may be meant besides.
    assert all(whole in trade.transfers for trade in trades[1:])


def test_without_an_offer_before_there_is_nothing_to_change() -> None:
    for text in ("same but 60k", "20 more", "50k, final offer", "add 10k and we have a deal"):
        with pytest.raises(OfferTextError, match="draft-no-offer"):
            understand(VIEWS[""], NAMES, text, [WHITE], "en")


def test_a_whole_new_offer_is_no_change_of_the_last_one() -> None:
    (trade,) = understand(VIEWS["60k-for-33"], NAMES, "I offer Wei 24 for 44", [WHITE], "en")
    assert set(trade.parties) == {RED, GREEN}
