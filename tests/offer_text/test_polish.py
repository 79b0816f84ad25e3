"""Polish names of shops are understood in every case in which people write them."""

import pytest
from tests.game.kit import RED, YELLOW, with_tiles
from tests.offer_text.kit import interpreted, table

from chinatown.catalogue import catalogue
from chinatown.game import CLASSIC, EDITIONS, MODERN
from chinatown.offer_text.vocabulary import language_of

FORMS = {
    "Antiques": "antyki, antyków, antykami, antykwariat",
    "Laundry": "pralnia, pralni, pralnię, pralnią",
    "Restaurant": "restauracja, restauracji, restaurację, restauracją",
    "Sea Food": "owoce morza, owoców morza, owocami morza, restauracja z owocami morza",
    "Photo": "foto, zakład fotograficzny, zakładu fotograficznego, zakładem fotograficznym",
    "Tea House": "herbaciarnia, herbaciarni, herbaciarnię, herbaciarnią",
    "Jewellery": "jubiler, jubilera, jubilerem, biżuterię",
    "Tropical Fish": "tropikalne ryby, tropikalnych ryb, tropikalnymi rybami, rybki tropikalne, "
    "sklep z tropikalnymi rybami",
    "Florist": "kwiaciarnia, kwiaciarni, kwiaciarnię, kwiaciarnią",
    "Take Out": "dania na wynos, dań na wynos, daniami na wynos, danie na wynos",
    "Dim Sum": "dim sum, dim sumy, dim sumów",
    "Factory": "fabryka, fabryki, fabrykę, fabryką",
    "Pharmacy": "apteka, apteki, aptekę, apteką",
    "Jeans & Workwear": "odzież robocza, odzieży roboczej, odzież roboczą, odzieżą roboczą, "
    "ubrania robocze, dżinsy",
    "Sports Articles": "artykuły sportowe, artykułów sportowych, artykułami sportowymi",
    "Fireworks": "fajerwerki, fajerwerków, fajerwerkami",
    "Sewing": "szwalnia, szwalni, szwalnię, szwalnią, krawiec, krawca",
    "Detective Agency": "agencja detektywistyczna, agencji detektywistycznej, "
    "agencję detektywistyczną, agencjami detektywistycznymi, agencja, detektyw",
    "Watch Makers": "zegarmistrz, zegarmistrza, zegarmistrzem, zegarmistrze",
    "Radios": "radia, radio, radiem, radiami",
}


@pytest.mark.parametrize("shop", FORMS)
def test_a_shop_is_understood_in_every_case(shop: str) -> None:
    edition = MODERN if shop in MODERN.index else CLASSIC
    state = with_tiles(table(edition), {RED: [], YELLOW: [shop]})
    for form in FORMS[shop].split(", "):
        meanings = interpreted(f"20 za kafelek {form}", "pl", [YELLOW], state=state)
        assert meanings == [f"red: #20 -> yellow: {shop}"], form


def test_trades_are_written_with_the_names_of_the_catalogue() -> None:
    names = catalogue("shops", language="pl")
    for edition in EDITIONS.values():
        for shop in edition.shops:
            slug = "-".join(shop.name.lower().replace("&", "").split())
            assert language_of("pl").display_name(shop.name) == names.text(f"shop-{slug}")
