"""The switches of a table as people write them (docs/rules.md 8)."""

import pytest
from hypothesis import given
from tests.game.kit import variants

from chinatown.game import SWITCHES, BadSetup, Variants, parse_variants, variant_words


def test_there_is_a_switch_for_each_variant_of_the_rules() -> None:
    assert sorted(SWITCHES) == sorted(
        [
            "street-access", "keep-cards", "early-outlook", "outlook-pays", "placing-tiles",
            "hidden-tiles", "open-money", "first-player", "trade-clock",
        ]
    )  # fmt: skip


def test_no_words_are_no_variants() -> None:
    assert parse_variants([]) == Variants()
    assert variant_words(Variants()) == ()


@given(variants)
def test_what_is_written_reads_back(chosen: Variants) -> None:
    assert parse_variants(variant_words(chosen)) == chosen


def test_a_switch_without_a_position_goes_to_its_usual_one() -> None:
    chosen = parse_variants(["street-access", "first-player", "outlook-pays", "trade-clock"])
    assert chosen == Variants(
        street_access=True, first_player="stays", outlook_pays="business", trade_clock=10
    )


@pytest.mark.parametrize(
    "word",
    ["streets", "street_access", "outlook-pays=none", "keep-cards=maybe", "trade-clock=soon",
     "trade-clock=61", "", "placing-tiles=never"],
)  # fmt: skip
def test_what_is_no_switch_or_position_is_refused(word: str) -> None:
    with pytest.raises(BadSetup):
        parse_variants([word])
