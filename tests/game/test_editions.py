"""Editions and own shop types (docs/rules.md 2, 6 and 9)."""

import pytest

from chinatown.game import CLASSIC, EDITIONS, MODERN, BadSetup, Edition, ShopType, edition_named
from chinatown.game.editions import _types, edition_under, pay_units

both = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


@both
def test_ninety_tiles_of_twelve_types_three_for_each_size(edition: Edition) -> None:
    assert sum(edition.tile_counts) == 90
    assert sorted(edition.sizes) == [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    assert sorted(set(edition.tile_counts)) == [6, 7, 8, 9]
    assert len(edition.index) == 12


@both
def test_everyone_starts_with_a_multiple_of_the_smallest_denomination(edition: Edition) -> None:
    assert edition.unit == min(edition.denominations)
    assert edition.start == 5 * edition.unit
    assert len(edition.years) == 6


def test_the_two_editions_name_their_types_and_sizes() -> None:
    named = {shop.name: shop.size for shop in MODERN.shops}
    assert (named["Photo"], named["Florist"], named["Dim Sum"], named["Antiques"]) == (3, 4, 5, 6)
    named = {shop.name: shop.size for shop in CLASSIC.shops}
    sizes = [named[name] for name in ("Pharmacy", "Restaurant", "Antiques", "Detective Agency")]
    assert sizes == [3, 4, 5, 6]


def test_money_comes_in_the_denominations_that_the_books_list() -> None:
    # EN08 and PL14: 10,000 to 200,000; FR99, VAR and MAN: 1,000 to 20,000.
    assert MODERN.denominations == (10_000, 50_000, 100_000, 200_000)
    assert CLASSIC.denominations == (1_000, 5_000, 10_000, 20_000)
    assert (MODERN.start, CLASSIC.start) == (50_000, 5_000)


def test_tiles_are_placed_as_each_version_of_the_rules_has_it() -> None:
    placing = [edition_under(CLASSIC, rules).placing for rules in (1, 2, 3)]
    assert placing == ["at-once", "at-once", "at-once-unless-asked"]
    assert edition_under(edition_under(CLASSIC, 2), 3) == CLASSIC
    assert all(edition_under(MODERN, rules) is MODERN for rules in (1, 2, 3))
    own = MODERN.with_own_shops({"Photo": ShopType("Bakery", 3, "B")})
    assert edition_under(own, 2) is own


def test_only_the_first_edition_has_outlook_cards() -> None:
    assert MODERN.outlook == ()
    assert len(CLASSIC.outlook) == 9
    assert CLASSIC.outlook.count(()) == 3


def test_the_income_table() -> None:
    assert [pay_units(size, 6) for size in range(1, 7)] == [1, 2, 4, 6, 8, 14]
    assert [pay_units(size, size) for size in (3, 4, 5, 6)] == [5, 8, 11, 14]


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as caught:
        edition_named("deluxe")
    assert caught.value.code == "unknown-edition"
    assert caught.value.params == {"edition": "deluxe", "known": ("modern", "classic")}


def test_own_shop_types_take_the_place_of_others() -> None:
    own = MODERN.with_own_shops({"Photo": ShopType("Bakery", 3, "B")})
    assert own.shops[0] == ShopType("Bakery", 3, "B")
    assert own.index["Bakery"] == 0
    assert "Photo" not in own.index
    assert sum(own.tile_counts) == 90


def test_own_shop_types_go_as_far_as_the_fifteen_blank_tiles() -> None:
    # EN08: 15 blank tiles; a type has three tiles more than the number printed on them.
    fifteen = [("Photo", 3, "Antiques", 6), ("Florist", 4, "Dim Sum", 5)]
    for small, size, large, other in fifteen:
        own = {small: ShopType("Bakery", size), large: ShopType("Bank", other)}
        assert MODERN.with_own_shops(own).index["Bakery"] == MODERN.index[small]
    sixteen = {"Florist": ShopType("Bakery", 4), "Antiques": ShopType("Bank", 6)}
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops(sixteen)
    assert caught.value.params == {"needed": 16, "blank": 15}


@pytest.mark.parametrize(
    ("own", "code"),
    [
        ({"Bank": ShopType("Bakery", 3)}, "unknown-shop-type"),
        ({"Photo": ShopType("Bakery", 4)}, "own-shop-size"),
        ({"Photo": ShopType(" ", 3)}, "own-shop-name"),
        ({"Photo": ShopType("B" * 25, 3)}, "own-shop-name"),
        ({"Photo": ShopType("Laundry", 3)}, "own-shop-name-twice"),
        ({"Laundry": ShopType("Bakery", 5), "Antiques": ShopType("Bank", 6)}, "not-enough-blank"),
    ],
)
def test_own_shop_types_that_cannot_be_are_refused(own: dict[str, ShopType], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops(own)
    assert caught.value.code.startswith(code)


def test_of_a_name_that_is_too_long_forty_letters_are_told() -> None:
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops({"Photo": ShopType("B" * 50, 3)})
    assert caught.value.params == {"shop": "B" * 40}


def test_the_first_edition_has_no_blank_tiles() -> None:
    with pytest.raises(BadSetup) as caught:
        CLASSIC.with_own_shops({"Pharmacy": ShopType("Bakery", 3)})
    assert caught.value.code == "not-enough-blank-tiles"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("laundry", "own-shop-name-twice"),
        ("Laundry ", "own-shop-name-twice"),
        ("\uff2c\uff41\uff55\uff4e\uff44\uff52\uff59", "own-shop-name-twice"),
        ("La\u200bundry", "own-shop-name"),
        ("\u3164", "own-shop-name"),
        ("T\u0301\u0302ea", "own-shop-name"),
    ],
)
def test_own_names_that_cannot_be_told_apart_are_only_in_records_of_the_first_rules(
    name: str, code: str
) -> None:
    own = {"Photo": ShopType(name, 3)}
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops(own)
    assert caught.value.code == code
    assert MODERN.with_own_shops(own, any_names=True).shops[0].name == name


@pytest.mark.parametrize("name", ["L\u0430undry", "Take 0ut", "TeaHouse"])
def test_own_names_that_look_like_another_were_allowed_by_the_second_rules(name: str) -> None:
    own = {"Photo": ShopType(name, 3)}
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops(own)
    assert caught.value.code == "own-shop-name-twice"
    assert MODERN.with_own_shops(own, alike_names=True).shops[0].name == name


@pytest.mark.parametrize("name", ["laundry", "Laundry ", "\u216caundry", "\uff2c\uff41\uff55ndry"])
def test_the_second_rules_allowed_no_names_that_differ_in_case_blanks_or_width(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops({"Photo": ShopType(name, 3)}, alike_names=True)
    assert caught.value.params["shop"] in (f"{name}, Laundry", f"Laundry, {name}")


def test_two_own_names_must_not_look_alike_either() -> None:
    own = {"Photo": ShopType("Bar", 3), "Florist": ShopType("\u0412ar", 4)}
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops(own)
    assert caught.value.params == {"shop": "Bar, \u0412ar"}


def test_types_are_made_of_a_size_and_names() -> None:
    assert _types(4, "Bakery", "Bank") == (ShopType("Bakery", 4), ShopType("Bank", 4))


@pytest.mark.parametrize(
    ("own", "code", "params"),
    [
        (
            {"Bank": ShopType("Bakery", 3)},
            "unknown-shop-type",
            {"shop": "Bank", "edition": "modern"},
        ),
        (
            {"Dim Sum": ShopType("Bakery", 4)},
            "own-shop-size",
            {"shop": "Bakery", "replaces": "Dim Sum", "size": 5},
        ),
        ({"Photo": ShopType("B" * 50, 3)}, "own-shop-name", {"shop": "B" * 40}),
        ({"Photo": ShopType("\u200b" * 20, 3)}, "own-shop-name", {"shop": "\u200b" * 20}),
        ({"Photo": ShopType("Bakery", 3, "B" * 9)}, "own-shop-name", {"shop": "Bakery"}),
        ({"Photo": ShopType("Bakery", 3, "\u200b")}, "own-shop-name", {"shop": "Bakery"}),
        (
            {"Laundry": ShopType("Bakery", 5), "Restaurant": ShopType("Bank", 6)},
            "not-enough-blank-tiles",
            {"needed": 17, "blank": 15},
        ),
        (
            {"Photo": ShopType("Laundry", 3), "Florist": ShopType("Bakery", 4)},
            "own-shop-name-twice",
            {"shop": "Laundry, Laundry"},
        ),
    ],
)
def test_a_refused_own_shop_type_is_named(
    own: dict[str, ShopType], code: str, params: dict[str, object]
) -> None:
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops(own)
    assert (caught.value.code, caught.value.params) == (code, params)


def test_a_long_name_that_hides_something_is_cut_in_the_message() -> None:
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops({"Photo": ShopType("B\u200b" * 12, 3)})
    assert caught.value.params == {"shop": "B\u200b" * 12}


def test_own_names_may_have_24_letters_and_symbols_8() -> None:
    longest = ShopType("B" * 24, 3, "B" * 8)
    assert MODERN.with_own_shops({"Photo": longest}).shops[0] == longest


def test_no_own_types_leave_the_edition_as_it_is() -> None:
    assert MODERN.with_own_shops({}) is MODERN


def test_the_first_rules_tell_names_apart_that_look_alike_but_not_the_same_name() -> None:
    with pytest.raises(BadSetup) as caught:
        MODERN.with_own_shops({"Photo": ShopType("Laundry", 3)}, any_names=True)
    assert caught.value.code == "own-shop-name-twice"
