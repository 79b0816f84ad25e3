"""Who is meant, what is meant, and what the view shows to be impossible."""

import tomllib
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.game.kit import RED, YELLOW, all_done, trading, with_lots
from tests.offer_text.kit import LANGUAGES, NAMES, TABLE, interpreted, problem, table

from chinatown.game import CLASSIC, MODERN, Edition, ShopType, view
from chinatown.game.deal_table import MARKERS
from chinatown.offer_text import OfferTextError, understand
from chinatown.offer_text.folding import expand
from chinatown.offer_text.vocabulary import language_of, words_of


def test_a_shop_on_a_building_and_a_tile_are_both_offered_to_choose() -> None:
    assert interpreted("my 20 for your tea house", to=[1]) == [
        "red: #20 -> yellow: Tea House",
        "red: #20 -> yellow: #19",
    ]
    assert interpreted("my 20 for your tea house tile", to=[1]) == ["red: #20 -> yellow: Tea House"]
    assert interpreted("my 20 for your tea house building", to=[1]) == ["red: #20 -> yellow: #19"]
    assert interpreted("my 20 for your built antiques", to=[1]) == [
        "red: #20 -> yellow: #36",
        "red: #20 -> yellow: #45",
    ]
    assert interpreted("my 20 for your 2 antiques", to=[1]) == ["red: #20 -> yellow: #36 + #45"]


def test_who_is_not_named_is_who_owns_what_is_asked_for() -> None:
    assert interpreted("20k for 22") == ["red: $20,000 -> yellow: #22"]
    assert interpreted("20k for 18") == ["red: $20,000 -> green: #18"]
    assert interpreted("20 for your dim sum") == [
        "red: #20 -> yellow: Dim Sum",
        "red: #20 -> white: Dim Sum",
    ]


def test_who_is_spoken_to_must_own_it() -> None:
    assert str(problem("20k for 18", to=[1])) == "building-not-owned (building=18, seat=1)"
    assert interpreted("20k for 18", to=[1, 2]) == ["red: $20,000 -> green: #18"]


def test_a_named_player_comes_before_whoever_is_spoken_to() -> None:
    assert interpreted("give Bo 20, get 18", to=[1]) == ["red: #20 -> green: #18"]
    assert interpreted("I give Bo 20k, you give me 22", to=[1]) == [
        "yellow: #22 -> red; red: $20,000 -> green"
    ]


def test_numbers_without_a_building_are_thousands() -> None:
    assert interpreted("22 for 80", to=[1]) == ["red: $80,000 -> yellow: #22"]
    assert interpreted("22 for 30", to=[1]) == ["red: #30 -> yellow: #22"]
    assert interpreted("50 for 22", to=[1]) == ["red: $50,000 -> yellow: #22"]


def test_the_speaker_is_the_viewer_whatever_the_seat() -> None:
    assert interpreted("my 22 for 20", viewer=YELLOW) == ["red: #20 -> yellow: #22"]
    assert interpreted("red, give me 20 for 22", viewer=YELLOW) == ["red: #20 -> yellow: #22"]


def test_names_in_other_writing_are_known() -> None:
    names = ("李", "Zoë", "Jean-Luc", "Mary Ann")
    assert interpreted("zoe: 20 for 22", names=names) == ["red: #20 -> yellow: #22"]
    assert interpreted("jean luc: 20k for 18", names=names) == ["red: $20,000 -> green: #18"]
    assert interpreted("Mary Ann's 50 for my 20", names=names) == ["red: #20 -> white: #50"]
    assert interpreted("李 gives Zoë 20, Zoë gives 李 22", names=names) == [
        "red: #20 -> yellow: #22"
    ]


def test_a_name_that_is_also_a_colour_can_mean_both() -> None:
    names = ("Mei", "Green", "Bo", "Chen")
    assert interpreted("I give green 20 for 30k", names=names) == [
        "red: #20 -> yellow: $30,000",
        "red: #20 -> green: $30,000",
    ]
    assert interpreted('I give @"Green" 20 for 30k', names=names) == ["red: #20 -> yellow: $30,000"]


def test_a_name_that_is_also_a_word_is_known_where_somebody_is_called() -> None:
    names = ("Mei", "Will", "Bo", "Chen")
    assert interpreted("Will, give me 22 for 20k", names=names) == ["red: $20,000 -> yellow: #22"]
    assert interpreted("@will 20k for 22", names=names) == ["red: $20,000 -> yellow: #22"]
    assert interpreted("will you give me 22 for 20k", names=names) == [
        "red: $20,000 -> yellow: #22"
    ]


def test_own_shop_types_are_known_by_their_names() -> None:
    state = table(MODERN.with_own_shops({"Dim Sum": ShopType("Karaoke Bar", 5)}))
    index = state.edition.index["Karaoke Bar"]
    tiles = [list(counts) for counts in state.tiles]
    tiles[1][index] = 2
    state = state._replace(tiles=tuple(map(tuple, tiles)))
    for text in ("my 20 for your 2 karaoke bars", "20 for 2 Karaoke-Bar", "20 for 2 karoake bar"):
        assert interpreted(text, state=state, to=[1]) == ["red: #20 -> yellow: 2 Karaoke Bar"]
    refused = problem("20 for 2 dim sum", state=state, to=[1])
    assert str(refused) == "unknown-shop-type (shop='Dim Sum', edition='modern')"


def test_the_classic_edition_has_its_own_shops_and_money() -> None:
    state = table(CLASSIC)
    assert interpreted("my 2 pharmacies for your radios and 3k", state=state, to=[1]) == [
        "red: 2 Pharmacy -> yellow: Radios + $3,000"
    ]
    assert interpreted("jeans & workwear for 20", state=state) == [
        "red: #20 -> white: Jeans & Workwear"
    ]
    said = {
        "fr": "feux d'artifice contre ma pharmacie",
        "de": "Feuerwerk gegen meine Apotheke",
        "pl": "fajerwerki za moją aptekę",
    }
    for language, text in said.items():
        assert interpreted(text, language, state=state) == ["red: Pharmacy -> yellow: Fireworks"]


def test_hidden_tiles_may_be_asked_for() -> None:
    state = table(hidden_tiles=True)
    assert interpreted("20 for your jewellery", state=state, to=[1]) == [
        "red: #20 -> yellow: Jewellery"
    ]
    assert problem("my jewellery for 22", state=state, to=[1]).code == "draft-not-there"
    assert problem("20 for 9 photo", state=state, to=[1]).code == "tile-not-held"


def test_cards_are_traded_where_they_are_kept() -> None:
    state = table(keep_cards=True)
    free = next(card for card in range(1, 86) if state.deck >> card & 1)
    state = state._replace(hands=(1 << free, 0, 0, 0))
    assert interpreted(f"card {free} for 22", state=state) == [f"red: card #{free} -> yellow: #22"]
    assert problem("my cards 1 and 2 for 22", state=state).code == "card-not-held"


def test_open_money_shows_who_lacks_it() -> None:
    state = table(open_money=True)
    refused = problem("my 20 for 110k", state=state, to=[1])
    assert str(refused) == "draft-lacks-cash (seat=1, cash=110000, held=100000)"


def test_only_the_trade_phase_and_players_have_offers() -> None:
    for state, viewer in ((all_done(TABLE), 0), (TABLE, None)):
        with pytest.raises(OfferTextError, match="draft-no-offer"):
            understand(view(state, viewer), NAMES, "red: #20 -> yellow", (), "en")


def test_the_notation_says_precisely_what_is_wrong() -> None:
    assert str(problem("red: #22 -> yellow")) == "building-not-owned (building=22, seat=0)"
    assert problem("yellow: #22 -> green").code == "not-a-party"
    assert problem("red: $5 -> yellow").code == "off-denomination"
    assert problem('red promises yellow ""').code == "text-length"
    assert problem("red: $0 -> yellow").code == "draft-nothing"


@pytest.mark.parametrize("tag", ["fr-CA", "FR", "fr_FR"])
def test_a_kind_of_a_language_is_that_language(tag: str) -> None:
    assert interpreted("mon 20 contre ton 22", tag, to=[1]) == ["red: #20 -> yellow: #22"]


def test_an_unknown_language_is_english() -> None:
    assert interpreted("my 20 for your 22", "tlh", to=[1]) == ["red: #20 -> yellow: #22"]


def ambiguous(language: str, edition: Edition) -> set[str]:
    """Return the phrases, without accents, that mean different things in an edition's games."""
    source = (files("chinatown.offer_text") / "words" / f"{language}.toml").read_text("utf-8")
    parts = tomllib.loads(source)
    names = {shop.name for shop in edition.shops}
    parts["shops"] = {name: said for name, said in parts["shops"].items() if name in names}
    meanings: dict[str, set[tuple[str, str]]] = {}
    for part in ("shops", "colours", "numbers", "verbs", "words"):
        for key, patterns in parts[part].items():
            name = key if part == "shops" else key.partition("-")[0]
            meaning = (part, {"my": "me", "your": "you"}.get(name, name))
            for phrase in (phrase for pattern in patterns for phrase in expand(pattern)):
                folded = " ".join(word.folded for word in words_of(phrase))
                meanings.setdefault(folded, set()).add(meaning)
    return {phrase for phrase, senses in meanings.items() if len(senses) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shop_type_has_words_and_no_words_mean_two_things(language: str) -> None:
    words = language_of(language)
    names = {shop.name for edition in (MODERN, CLASSIC) for shop in edition.shops}
    assert set(words.shops) == names
    for edition in (MODERN, CLASSIC):
        # Accents part what else would be one: `hätte` and `hatte`, `donne` and `donné`.
        assert ambiguous(language, edition) <= {"hatte", "donne", "achete", "ou"}
        assert words.grammar.has(words.templates["due"].format(money=""))


WORDS = """
    my your I you give gives get for and to Anna red 20 22 10k $5 # photo dim sum tea house
    after income all both card with "x" @ : ; , + -> ● tile x 2 promise swap want nothing 0
    99999 moje za daj contre donne je für gib mir 1.000 Annie twoją pour moi wszystkie no.
    from
"""


@examples(150)
@given(
    st.text(max_size=80) | st.lists(st.sampled_from(WORDS.split()), max_size=25).map(" ".join),
    st.sampled_from(LANGUAGES),
    st.lists(st.integers(-1, 9), max_size=3),
)
def test_junk_is_refused_with_a_code_and_never_a_crash(
    text: str, language: str, to: list[int]
) -> None:
    try:
        trades = understand(view(TABLE, 0), NAMES, text, to, language)
    except OfferTextError:
        return
    assert 1 <= len(trades) <= 6
    assert all(0 in trade.parties for trade in trades)
    assert len(set(trades)) == len(trades)


def test_long_texts_are_talk() -> None:
    assert problem("give me 22 and " * 200).code == "draft-no-offer"


def test_nobody_is_offered_more_buildings_than_there_are_markers() -> None:
    state = with_lots(trading(), {RED: range(1, MARKERS + 1), YELLOW: [85]})
    with pytest.raises(OfferTextError) as caught:
        understand(view(state, RED), NAMES, "Anna gives me 85 for $10,000", (), "en")
    assert caught.value.code == "too-many-buildings"
