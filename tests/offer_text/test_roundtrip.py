"""A trade that is written, in the notation or in words, is heard as that very trade."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.examples import examples
from tests.game.kit import RED
from tests.offer_text.kit import LANGUAGES, NAMES, SENTENCES, TABLE, legal_trades, table

from chinatown.game import CLASSIC, MODERN, BadSetup, ShopType, State, Trade, Transfer, view
from chinatown.offer_text import render, understand
from chinatown.record import Notation

OWN = MODERN.with_own_shops(
    {"Photo": ShopType("Karaoke Bar", 3), "Laundry": ShopType('24 "h" + $5 -> #3', 5)}
)


def with_cards(state: State) -> State:
    """Return a table with cards in the players' hands where cards are kept."""
    if not state.variants.keep_cards:
        return state
    cards = [card for card in range(1, 86) if state.deck >> card & 1]
    hands = tuple((1 << cards[seat]) | (1 << cards[seat + 4]) for seat in range(state.players))
    return state._replace(hands=hands, deck=state.deck & ~sum(hands))


TABLES = [
    TABLE,
    table(CLASSIC),
    with_cards(table(keep_cards=True)),
    table(hidden_tiles=True),
    table(OWN),
]
BAD_NAMES = ("yellow", "red", "Photo", "20")
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
names = st.one_of(
    st.just(NAMES),
    st.just(BAD_NAMES),
    st.permutations(["Gib", "Ann", "Anna", "Annas"]),
    st.permutations(["Mary Ann", "Mary", "żółty", "za 20k"]),
    st.permutations(["●", "k", "O'Neil", "Jean-Luc"]),
    st.lists(texts, min_size=4, max_size=4),
)


@given(st.data())
def test_the_notation_is_heard_as_it_was_written(data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(TABLES))
    viewer = data.draw(st.integers(0, 3))
    trade = data.draw(legal_trades(state, viewer))
    text = Notation(state.edition, 4).trade(trade)
    language = data.draw(st.sampled_from(LANGUAGES))
    player_names = data.draw(names)
    assert understand(view(state, viewer), player_names, text, (), language) == (trade,)


@pytest.mark.parametrize("language", LANGUAGES)
@examples(60)
@given(data=st.data(), player_names=names)
def test_what_is_said_is_heard(language: str, data: st.DataObject, player_names: list[str]) -> None:
    state = data.draw(st.sampled_from(TABLES))
    viewer = data.draw(st.integers(0, 3))
    trade = data.draw(legal_trades(state, viewer))
    text = render(trade, player_names, language)
    assert understand(view(state, viewer), player_names, text, (), language) == (trade,), text


@examples(20)
@given(name=st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=24))
@example("Anna")
@example("for")
@example("Tea House Deluxe")
@example("Café «Ö»")
def test_tiles_of_own_shop_types_are_heard_whatever_they_are_called(name: str) -> None:
    try:
        edition = MODERN.with_own_shops({"Photo": ShopType(name, 3)})
    except BadSetup:
        return
    state = table(edition)
    index = edition.index[name]
    tiles = [list(counts) for counts in state.tiles]
    tiles[RED][index] = 2
    state = state._replace(tiles=tuple(map(tuple, tiles)))
    trade = Trade((Transfer(0, 1, tiles=(name, name)), Transfer(1, 0, tiles=("Tea House",))))
    for language in LANGUAGES:
        text = render(trade, NAMES, language)
        assert understand(view(state, RED), NAMES, text, (), language) == (trade,), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trade_is_said_as_people_would(language: str) -> None:
    trade = Notation(MODERN, 4).read_trade(
        "red: #20 + 2 Photo + $10,000 -> yellow: #22 + $20,000 after income; "
        'yellow promises red "No more Photo."'
    )
    assert render(trade, NAMES, language).split() == SENTENCES[language]["trade"].split()


def test_a_name_that_means_something_else_is_marked() -> None:
    trade = Trade((Transfer(0, 1, buildings=(20,)), Transfer(2, 0, buildings=(40,))))
    assert render(trade, BAD_NAMES, "en") == (
        '@"yellow" gives @"red" #20; @"Photo" gives @"yellow" #40'
    )
    assert render(trade, ("Ann", "Jo", ":Ann", "Chen"), "en") == (
        '@"Ann" gives Jo #20; @":Ann" gives @"Ann" #40'
    )
    assert render(trade, ("Ann", "Ann", "Bo", "Chen"), "xx") == "● gives ▲ #20; Bo gives ● #40"
