"""Which characters look like which others, and so which names (docs/rules.md 9)."""

import pytest
from scripts.confusables import TARGET, main, table

from chinatown.game.confusables import prototypes
from chinatown.game.look_alikes import find_look_alike, look_alike


def test_the_table_is_the_one_of_unicode() -> None:
    assert prototypes() == table()
    assert len(table()) > 2000


def test_the_script_writes_the_table_that_is_there() -> None:
    before = TARGET.read_bytes()
    main()
    assert TARGET.read_bytes() == before


ALIKE = ["L\u0430undry", "laundry", " Laundry", "\uff2caundry", "LAUNDRY"]


@pytest.mark.parametrize("other", ALIKE)
def test_what_looks_like_a_name_is_found(other: str) -> None:
    assert look_alike("Laundry", other)
    assert find_look_alike(other, ["Photo", "Laundry"]) == "Laundry"


@pytest.mark.parametrize("other", ["Laundrette", "Laundry 2", "", "\u6d17"])
def test_other_names_are_not(other: str) -> None:
    assert not look_alike("Laundry", other)


def test_among_names_that_all_look_different_none_is_found() -> None:
    assert find_look_alike("Laundry", ["Photo", "", "Bakery"]) is None
    assert find_look_alike("Laundry", []) is None


def test_two_letters_can_look_like_one() -> None:
    assert look_alike("Modern", "Modem")
