"""The switches of a table as people write them (docs/rules.md 8)."""

import pytest
from hypothesis import given
from tests.game.kit import variants

from chinatown.game import (
    MODERN,
    SWITCHES,
    BadSetup,
    Setup,
    Variants,
    parse_variants,
    variant_words,
)


def test_there_is_a_switch_for_each_variant_of_the_rules() -> None:
    assert sorted(SWITCHES) == sorted(
        [
            "street-access", "keep-cards", "early-outlook", "outlook-pays", "placing-tiles",
            "hidden-tiles", "open-money", "first-player", "trade-clock", "keep-fewer",
            "first-seat", "immediate-only",
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
     "trade-clock=61", "", "placing-tiles=never", "first-seat=6", "first-seat=red"],
)  # fmt: skip
def test_what_is_no_switch_or_position_is_refused(word: str) -> None:
    with pytest.raises(BadSetup):
        parse_variants([word])


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("streets", SWITCHES),
        ("Street-Access", SWITCHES),
        ("", SWITCHES),
        ("keep-cards=maybe", ("keep-cards=on", "keep-cards=off")),
        ("keep-cards=10", ("keep-cards=on", "keep-cards=off")),
        ("trade-clock=soon", ("trade-clock=10",)),
        ("trade-clock=on", ("trade-clock=10",)),
        (
            "outlook-pays=off",
            ("outlook-pays=tile", "outlook-pays=business", "outlook-pays=player"),
        ),
        ("first-player=on", ("first-player=passes", "first-player=stays")),
    ],
)
def test_a_refusal_names_the_positions_that_there_are(word: str, known: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as caught:
        parse_variants(["hidden-tiles", word])
    assert caught.value.code == "unknown-variant"
    assert caught.value.params == {"variant": word, "known": known}


@pytest.mark.parametrize(
    ("word", "chosen"),
    [
        ("street-access", Variants(street_access=True)),
        ("street-access=on", Variants(street_access=True)),
        (" keep-cards ", Variants(keep_cards=True)),
        ("keep-cards=off", Variants()),
        ("trade-clock", Variants(trade_clock=10)),
        ("trade-clock=0", Variants()),
        ("trade-clock=60", Variants(trade_clock=60)),
        ("placing-tiles", Variants(placing_tiles="at-once")),
        ("placing-tiles=in-turn", Variants(placing_tiles="in-turn")),
        ("first-player=passes", Variants()),
        ("outlook-pays=player", Variants(outlook_pays="player")),
    ],
)
def test_a_switch_goes_where_its_word_says(word: str, chosen: Variants) -> None:
    assert parse_variants([word]) == chosen


def test_the_last_of_several_words_for_a_switch_counts() -> None:
    words = ["keep-cards", "open-money", "keep-cards=off", "trade-clock=5", "trade-clock=6"]
    assert parse_variants(words) == Variants(open_money=True, trade_clock=6)


def test_what_differs_from_the_default_is_written_in_order() -> None:
    chosen = Variants(
        street_access=True,
        outlook_pays="player",
        placing_tiles="at-once",
        first_player="stays",
        trade_clock=1,
    )
    assert variant_words(chosen) == (
        "street-access",
        "outlook-pays=player",
        "placing-tiles=at-once",
        "first-player=stays",
        "trade-clock=1",
    )


@pytest.mark.parametrize("minutes", [-1, 61])
def test_a_trade_clock_has_at_most_an_hour(minutes: int) -> None:
    with pytest.raises(BadSetup) as caught:
        Variants(trade_clock=minutes)
    assert caught.value.code == "trade-clock-range"
    assert caught.value.params == {"minutes": minutes, "most": 60}


@pytest.mark.parametrize(
    ("switch", "known"),
    [
        ("outlook_pays", ("outlook-pays=tile", "outlook-pays=business", "outlook-pays=player")),
        (
            "placing_tiles",
            (
                "placing-tiles=at-once-unless-asked",
                "placing-tiles=at-once-unless-all-agree",
                "placing-tiles=in-turn",
                "placing-tiles=at-once",
            ),
        ),
        ("first_player", ("first-player=passes", "first-player=stays")),
    ],
)
def test_a_position_that_a_switch_does_not_have_is_refused(
    switch: str, known: tuple[str, ...]
) -> None:
    for position in ("never", *([""] if switch != "placing_tiles" else [])):
        with pytest.raises(BadSetup) as caught:
            Variants(**{switch: position})  # type: ignore[arg-type]
        assert caught.value.code == "unknown-variant"
        dashed = f"{switch.replace('_', '-')}={position}"
        assert caught.value.params == {"variant": dashed, "known": known}


def test_the_seat_that_begins_must_be_at_the_table() -> None:
    for seat in (4, 5):
        setup = Setup(MODERN, seat, "x", Variants(first_seat=seat))
        assert setup.variants.first_seat == seat
    with pytest.raises(BadSetup) as caught:
        Setup(MODERN, 3, "x", Variants(first_seat=4))
    assert (caught.value.code, caught.value.params) == (
        "first-seat-range",
        {"seat": 4, "players": 3},
    )


@pytest.mark.parametrize(
    "word", ["keep-fewer", "first-seat=2", "placing-tiles=at-once-unless-all-agree"]
)
def test_earlier_rules_do_not_know_what_came_later(word: str) -> None:
    chosen = parse_variants([word])
    assert Setup(MODERN, 3, "x", chosen, rules=3).variants == chosen
    with pytest.raises(BadSetup) as caught:
        Setup(MODERN, 3, "x", chosen, rules=2)
    assert caught.value.code == "needs-newer-rules"
    assert caught.value.params == {"what": word, "version": 3}


def test_a_first_seat_that_no_table_has_is_named() -> None:
    with pytest.raises(BadSetup) as caught:
        Variants(first_seat=9)
    assert caught.value.code == "first-seat-range"
    assert caught.value.params == {"seat": 9, "players": 5}
