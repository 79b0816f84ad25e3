"""What is written as text reads back as the same trade or action, whatever the names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.kit import PLAIN, actions, editions, trades

from chinatown.game import (
    MODERN,
    TABLE,
    Action,
    Agree,
    AskTurns,
    Build,
    BuildingClause,
    Call,
    Choice,
    CloseTrading,
    Discard,
    Done,
    EndCall,
    EndGame,
    Expire,
    Goods,
    Judge,
    Keep,
    Offer,
    Phrase,
    Placement,
    Pledge,
    Refuse,
    Say,
    Share,
    ShopType,
    TakeCall,
    Trade,
    Transfer,
    Withdraw,
)
from chinatown.game.normal_form import merged
from chinatown.record import COLOURS, Notation, NotationError, dollars


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
    ("item", "share"),
    [
        ("half of income of #20", Share((20,), 1, 2)),
        ("all of income of #20 #21", Share((20, 21))),
        ("2/3 of income and outlook of #20", Share((20,), 2, 3, of="with-bonus")),
        ("1/4 of outlook of #20", Share((20,), 1, 4, of="bonus")),
        ("half of income of #20 at least $20,000", Share((20,), 1, 2, 20_000)),
        ("all of income of #20 at most $30,000", Share((20,), 1, 1, 0, 30_000)),
        ("half of income of #20 at least $20,000 at most $30,000",
         Share((20,), 1, 2, 20_000, 30_000)),
    ],
)  # fmt: skip
def test_a_share_of_income_is_an_item(item: str, share: Share) -> None:
    text = f"red: $10,000 -> yellow: Photo + {item}"
    trade = PLAIN.read_trade(text)
    assert trade.transfers[1] == Transfer(1, 0, tiles=("Photo",), shares=(share,))
    assert PLAIN.trade(trade) == text


@pytest.mark.parametrize(
    ("item", "clause"),
    [
        ("builds Tea House #22", BuildingClause(22, "Tea House")),
        ("leaves #22 empty", BuildingClause(22, builds=False)),
        ("leaves #22 without Tea House", BuildingClause(22, "Tea House", builds=False)),
    ],
)
def test_a_building_clause_is_an_item(item: str, clause: BuildingClause) -> None:
    text = f"red: $10,000 -> yellow: {item} + builds Photo #23"
    trade = PLAIN.read_trade(text)
    assert trade.transfers[1].clauses == (clause, BuildingClause(23, "Photo"))
    assert PLAIN.trade(trade) == text


def test_a_choice_stands_for_itself() -> None:
    text = "red: #20 -> yellow; red chooses yellow: 2 Dim Sum | Photo + #19 | $30,000 -> red"
    trade = PLAIN.read_trade(text)
    options = (
        Transfer(1, 0, tiles=("Dim Sum", "Dim Sum")),
        Transfer(1, 0, buildings=(19,), tiles=("Photo",)),
        Transfer(1, 0, cash=30_000),
    )
    assert trade == Trade((Transfer(0, 1, buildings=(20,)),), (), (Choice(0, options),))
    assert PLAIN.trade(trade) == text.replace("Photo + #19", "#19 + Photo")


def test_who_agrees_says_what_they_take() -> None:
    assert PLAIN.read_action("red agrees to ab12 taking 2, 1") == Agree(0, "ab12", (2, 1))
    assert PLAIN.action(Agree(0, "ab12", (2,))) == "red agrees to ab12 taking 2"
    assert PLAIN.action(Agree(0, "ab12", (2, 1))) == "red agrees to ab12 taking 2, 1"


def test_an_option_that_gives_nothing_is_read_for_the_rules_to_refuse() -> None:
    trade = PLAIN.read_trade("red chooses yellow: nothing | #19 + #3 -> red")
    options = Transfer(1, 0), Transfer(1, 0, buildings=(3, 19))
    assert trade == Trade((), (), (Choice(0, options),))


def test_shop_types_may_be_called_like_the_words_of_agreements() -> None:
    own = {"Photo": ShopType("All of income", 3), "Laundry": ShopType("Half Price", 5)}
    notation = Notation(MODERN.with_own_shops(own), 4)
    trade = Trade((Transfer(0, 1, tiles=("All of income", "Half Price")),))
    assert notation.read_trade(notation.trade(trade)) == trade
    assert notation.read_trade("red: Half Price -> yellow").transfers[0].tiles == ("Half Price",)


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


Line = tuple[str, Action]
SOLD = Trade((Transfer(0, 1, (20,)), Transfer(1, 0, cash=10_000)))
GIFT = Trade((Transfer(0, 2, (2,)),))
LINES: list[Line] = [
    ("red keeps #3 #7 #41", Keep(0, (3, 7, 41))),
    ("yellow keeps nothing", Keep(1, ())),
    ("red discards #12", Discard(0, (12,))),
    ("red offers: red: #20 -> yellow: $10,000", Offer(0, SOLD)),
    (
        "red offers secretly against a1 replacing a2 answering a3 within 5: red: #2 -> green",
        Offer(0, GIFT, True, "a1", "a2", "a3", 5),
    ),
    ("red offers against a1: red: #20 -> yellow: $10,000", Offer(0, SOLD, counters="a1")),
    (
        "red offers within 5 saying hello, thanks (of green; in Dim Sum): red: #2 -> green",
        Offer(
            0,
            GIFT,
            seconds=5,
            phrases=(Phrase("hello"), Phrase("thanks", seat=2, shop="Dim Sum")),
        ),
    ),
    ("red offers replacing a2: red: #20 -> yellow: $10,000", Offer(0, SOLD, replaces="a2")),
    ('red offers answering "a 3": red: #20 -> yellow: $10,000', Offer(0, SOLD, answers="a 3")),
    ("red offers within 3600: red: #20 -> yellow: $10,000", Offer(0, SOLD, seconds=3600)),
    ("yellow agrees to 5e1b9a00", Agree(1, "5e1b9a00")),
    ("yellow refuses a1", Refuse(1, "a1")),
    ('yellow refuses a1: "I need it."', Refuse(1, "a1", "I need it.")),
    ("yellow refuses a1 because too-little", Refuse(1, "a1", because="too-little")),
    (
        'yellow refuses a1 because too-dear saying wants ($50,000), hello: "No."',
        Refuse(1, "a1", "No.", "too-dear", (Phrase("wants", dollars=50_000), Phrase("hello"))),
    ),
    ("red withdraws a1", Withdraw(0, "a1")),
    ("table expires a1", Expire(TABLE, "a1")),
    (
        'green calls seeking 2 Photo; giving #3 + $10,000; first: "Quick!"',
        Call(2, Goods(tiles=("Photo",) * 2), Goods((3,), (), 10_000), "Quick!", True),
    ),
    (
        "green calls seeking #4; giving Photo; first",
        Call(2, Goods((4,)), Goods(tiles=("Photo",)), first=True),
    ),
    ("green calls seeking #4; giving $5", Call(2, Goods((4,)), Goods(cash=5))),
    ('green calls seeking nothing; giving nothing: "Hm?"', Call(2, Goods(), Goods(), "Hm?")),
    ("green takes a1", TakeCall(2, "a1")),
    ("green ends a1", EndCall(2, "a1")),
    ('red tells "Hello."', Say(0, "Hello.")),
    ('red tells "psst" to yellow, green', Say(0, "psst", (1, 2))),
    ('red tells "hm" about a1', Say(0, "hm", about="a1")),
    ("red reacts wow to yellow", Say(0, "wow", (1,), kind="reaction")),
    ("red wants last offers", Say(0, kind="last-offers")),
    ("red wants last offers to yellow", Say(0, to=(1,), kind="last-offers")),
    (
        "red remarks thanks (of yellow) to yellow about a1",
        Say(0, "", (1,), "a1", "phrases", (Phrase("thanks", seat=1),)),
    ),
    ("red is done", Done(0)),
    ("red is not done", Done(0, False)),
    ("red is done with grace", Done(0, hold=True)),
    ("red is not done with grace", Done(0, False, True)),
    ("red asks for turns", AskTurns(0)),
    ("yellow says a1.0 was kept", Judge(1, "a1.0", True)),
    ("yellow says a1.0 was broken", Judge(1, "a1.0", False)),
    ("table closes trading", CloseTrading()),
    ("table stops the game", EndGame()),
    ("red builds nothing", Build(0)),
    (
        "red builds Photo #12 + Dim Sum #13",
        Build(0, (Placement(12, "Photo"), Placement(13, "Dim Sum"))),
    ),
]


@pytest.mark.parametrize(("line", "action"), LINES, ids=[line for line, _ in LINES])
def test_each_kind_of_action_has_its_line(line: str, action: Action) -> None:
    assert PLAIN.action(action) == line
    assert PLAIN.read_action(line) == action


def test_a_trade_names_the_shops_that_stand_on_buildings() -> None:
    standing = {20: "Dim Sum"}
    line = "red offers: red: Dim Sum #20 -> yellow: $10,000"
    assert PLAIN.action(Offer(0, SOLD), standing) == line
    assert PLAIN.trade(SOLD, standing) == "red: Dim Sum #20 -> yellow: $10,000"
    assert PLAIN.building(3, standing) == "#3"
    assert PLAIN.items(Transfer(0, 1, (20,), ("Photo",), 10_000, 20_000, (4,))) == (
        "#20 + Photo + card #4 + $10,000 + $20,000 after income"
    )


def test_shops_of_names_that_mean_something_else_are_quoted() -> None:
    names = ["Card Shop", "Nothing", "24 h", "Tea"]
    assert [PLAIN.shop(name) for name in names] == ['"Card Shop"', '"Nothing"', '"24 h"', "Tea"]


def test_the_table_has_its_own_name_and_seats_their_colours() -> None:
    assert [PLAIN.seat(seat) for seat in (TABLE, 0, 1, 2, 3)] == [
        *("table", "red", "yellow", "green", "white")
    ]
    assert Notation(MODERN, 3).seats == ("red", "yellow", "green")


@pytest.mark.parametrize(
    ("text", "transfers"),
    [
        ("red: 90 Photo -> yellow", [Transfer(0, 1, tiles=("Photo",) * 90)]),
        ("red: 1 photo + Photo -> yellow", [Transfer(0, 1, tiles=("Photo", "Photo"))]),
        (
            "red: #3 + Photo #4 + #5 -> yellow",
            [Transfer(0, 1, buildings=(3, 4, 5))],
        ),
        (
            "red: $10 + $20 + $5 after income + $6 after income -> yellow",
            [Transfer(0, 1, cash=30, due=11)],
        ),
        ("red: card #3 + card #4 -> yellow", [Transfer(0, 1, cards=(3, 4))]),
        ("red -> yellow: $10", [Transfer(1, 0, cash=10)]),
        (
            "red: #1 -> yellow; green: #2 -> red; red: #3 -> green",
            [Transfer(0, 1, (1,)), Transfer(2, 0, (2,)), Transfer(0, 2, (3,))],
        ),
    ],
)
def test_things_of_one_side_are_joined(text: str, transfers: list[Transfer]) -> None:
    trade = PLAIN.read_trade(text)
    assert trade == merged(Trade(tuple(transfers)), MODERN)


def test_players_who_share_a_name_go_by_their_colours_only() -> None:
    shared = Notation(MODERN, 4, names=("Ann", "ANN", "Bo", "red"))
    assert shared.read_action("bo is done") == Done(2)
    assert shared.read_action("RED is done") == Done(0)
    for name in ("Ann", "purple"):
        with pytest.raises(NotationError):
            shared.read_action(f"{name} is done")


def test_own_shop_types_that_differ_only_in_case_are_told_apart() -> None:
    own = MODERN.with_own_shops({"Photo": ShopType("laundry", 3)}, any_names=True)
    notation = Notation(own, 3)
    for name in ("laundry", "Laundry"):
        assert notation.read_action(f"red builds {name} #3") == Build(0, (Placement(3, name),))
