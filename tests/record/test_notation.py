"""What is written as text reads back as the same trade or action, whatever the names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.kit import actions, editions, trades

from chinatown.game import (
    MODERN,
    Done,
    Pledge,
    Trade,
    Transfer,
)
from chinatown.game.trade_facts import merged
from chinatown.record import COLOURS, Notation, NotationError, dollars

PLAIN = Notation(MODERN, 4, names=("Ann", "Bo", "yellow", "Ann"))


@given(st.data())
def test_a_trade_reads_back_as_it_was_written(data: st.DataObject) -> None:
    edition = data.draw(editions())
    notation = Notation(edition, 5)
    trade = data.draw(trades(edition))
    text = notation.trade(trade, standing={4: edition.shops[0].name, 5: edition.shops[8].name})
    assert notation.read_trade(text) == merged(trade, edition)


@given(st.data())
def test_an_action_reads_back_as_it_was_written(data: st.DataObject) -> None:
    edition = data.draw(editions())
    notation = Notation(edition, 5, names=COLOURS[::-1])
    action = data.draw(actions(edition))
    assert notation.read_action(notation.action(action)) == action


def test_the_trade_of_the_rulebook_reads_as_people_write_it() -> None:
    text = "red: #20 + 2 Dim Sum -> yellow: Tea House #19 + $10,000"
    trade = PLAIN.read_trade(text)
    assert trade == Trade(
        (
            Transfer(0, 1, buildings=(20,), tiles=("Dim Sum", "Dim Sum")),
            Transfer(1, 0, buildings=(19,), cash=10_000),
        )
    )
    assert PLAIN.trade(trade, standing={19: "Tea House"}) == text


def test_three_parties_a_debt_and_a_promise_fit_in_one_line() -> None:
    text = (
        "red: Photo -> yellow: $20,000 + $30,000 after income; green: card #7 -> red; "
        'red promises green "You get 21, \\"really\\"."'
    )
    trade = PLAIN.read_trade(text)
    assert trade == Trade(
        (
            Transfer(0, 1, tiles=("Photo",)),
            Transfer(1, 0, cash=20_000, due=30_000),
            Transfer(2, 0, cards=(7,)),
        ),
        (Pledge(0, 2, 'You get 21, "really".'),),
    )
    assert PLAIN.trade(trade) == text


@pytest.mark.parametrize(
    ("text", "seat"),
    [("Bo is done", 1), ("BO is Done", 1), ('"bo" is done', 1), ("yellow is done", 1)],
)
def test_players_go_by_name_or_colour_and_colours_come_first(text: str, seat: int) -> None:
    assert PLAIN.read_action(text) == Done(seat)


def test_trading_that_the_table_held_open_is_read_as_such() -> None:
    assert PLAIN.read_action("red is done with grace") == Done(0, hold=True)


@pytest.mark.parametrize("text", ["#20 + dim sum", "#20+1  DIM SUM", " #20  + Dim Sum "])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    trade = PLAIN.read_trade(f"red:{text}->green")
    assert trade == Trade((Transfer(0, 2, buildings=(20,), tiles=("Dim Sum",)),))


def test_dollars_need_no_commas_but_right_ones() -> None:
    assert PLAIN.read_trade("red: $10000 -> green").transfers[0].cash == 10_000
    with pytest.raises(NotationError):
        PLAIN.read_trade("red: $10,00 -> green")
    assert dollars(1_200_000) == "$1,200,000"


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "notation-player", 1),
        ("pink: #20 -> red", "notation-player", 1),
        ("Ann: #20 -> red", "notation-player", 1),
        ("red: #20 -> purple", "notation-player", 13),
        ("red: Opera -> yellow", "notation-shop", 6),
        ("red: 2 Opera #20 -> yellow", "notation-shop", 8),
        ("red: -> yellow", "notation-item", 6),
        ("red: #x -> yellow", "notation-number", 7),
        ("red: 0 Photo -> yellow", "notation-count", 8),
        ("red: 91 Photo -> yellow", "notation-count", 9),
        ("red: #20 yellow", "notation-expected", 10),
        ("red: $5 after tea -> yellow", "notation-expected", 15),
        ("red: #20 -> yellow and more", "notation-more", 20),
        ('red promises yellow "never ends', "notation-quote", 21),
        ('red promises yellow "a \\n b"', "notation-quote", 24),
        ("red promises yellow nothing", "notation-expected", 21),
        ("red: #20 -> yellow;", "notation-player", 20),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_trade(text)
    assert (caught.value.code, caught.value.params["position"]) == (code, position)


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("red dances", "notation-verb", 5),
        ("red", "notation-verb", 4),
        ("red agrees ab12", "notation-expected", 12),
        ("red agrees to", "notation-id", 14),
        ("red keeps 3", "notation-expected", 11),
        ("red builds Photo", "notation-expected", 17),
        ("red says ab12.0 was good", "notation-expected", 21),
        ("red is not ready", "notation-expected", 12),
        ("red offers red: #1 -> yellow", "notation-expected", 12),
        ("table is done twice", "notation-more", 15),
    ],
)
def test_a_line_that_is_no_action_is_pointed_at(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        PLAIN.read_action(text)
    assert (caught.value.code, caught.value.params["position"]) == (code, position)


def problem(text: str) -> NotationError | None:
    """Return what is wrong with a text as a trade and as an action, if anything is."""
    for read in (PLAIN.read_trade, PLAIN.read_action):
        try:
            read(text)
        except NotationError as error:
            return error
    return None


SIGNS = (":", ";", "#", "->", "+", "$", ",", '"', "\\", "0", "12")
WORDS = ("red", "yellow", "after", "income", "card", "Photo", "promises", "Tea", "House")


@given(st.text(max_size=60) | st.lists(st.sampled_from(SIGNS + WORDS), max_size=20).map(" ".join))
def test_junk_is_an_error_with_a_position_and_never_a_crash(text: str) -> None:
    error = problem(text)
    assert error is not None
    assert 1 <= int(str(error.params["position"])) <= len(text) + 1
