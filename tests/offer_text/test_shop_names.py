"""A shop type can be typed as the page names it."""

import re

import pytest
from tests.offer_text.kit import LANGUAGES, interpreted, table

from chinatown.catalogue import catalogue, languages
from chinatown.game import EDITIONS, Edition

SHOPS = [(edition, shop.name) for edition in EDITIONS.values() for shop in edition.shops]
IDS = [f"{edition.name}-{shop}" for edition, shop in SHOPS]
SPOKEN = sorted({*LANGUAGES} & {*languages()})


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    ("edition", "shop"), SHOPS, ids=lambda part: str(getattr(part, "name", part))
)
def test_a_shop_type_is_heard_by_the_name_that_the_catalogue_gives_it(
    edition: Edition, shop: str, language: str
) -> None:
    slug = re.sub(r"[^a-z]+", "-", shop.lower())
    name = catalogue("shops", language=language).text(f"shop-{slug}")
    state = table(edition)
    assert interpreted(f"20 -> {name}", language, state=state) == interpreted(
        f"20 -> {shop}", "en", state=state
    )
