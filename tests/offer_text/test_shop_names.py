"""A shop type can be typed as the page names it."""

import re

import pytest
from tests.offer_text.kit import LANGUAGES, interpreted, table

from chinatown.catalogue import catalogue, languages
from chinatown.game import EDITIONS, Edition

SPOKEN = sorted({*LANGUAGES} & {*languages()})


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_a_shop_type_is_heard_by_the_name_that_the_catalogue_gives_it(
    edition: Edition, language: str
) -> None:
    names = catalogue("shops", language=language)
    state = table(edition)
    for shop in edition.shops:
        name = names.text(f"shop-{re.sub(r'[^a-z]+', '-', shop.name.lower())}")
        assert interpreted(f"20 -> {name}", language, state=state) == interpreted(
            f"20 -> {shop.name}", "en", state=state
        )
