"""Three people side by side play a whole game, with a trade in every round."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.bargaining import ANNA, bargainers

ROUNDS = 6


def test_three_people_trade_and_build_through_six_rounds(new_person: Callable[..., Page]) -> None:
    host, *friends = (new_person() for _ in range(3))
    tables = bargainers(host, (friends[0], "Ben"), (friends[1], "Cleo"))
    anna, ben, cleo = tables
    for number in range(1, ROUNDS + 1):
        for table in tables:
            expect(table.round).to_have_attribute("data-round", str(number))
            if number > 1:
                table.keep(on_map=False)
        for table in tables:
            table.expect_phase("trade")
        buyer = (ben, cleo)[number % 2]
        lot = anna.lots_of()[0]
        buyer.compose(ANNA, lots=[lot])
        anna.agree(buyer.send())
        for table in tables:
            table.expect_owner(lot, "" if table is buyer else ("Cleo", "Ben")[buyer is ben])
        for table in tables:
            table.say_done()
        built: set[int] = set()
        while len(built) < len(tables):
            for seat, table in enumerate(tables):
                confirm = table.page.get_by_test_id("build-confirm")
                if seat not in built and confirm.count() and confirm.is_visible():
                    table.build(most=30 if number == 1 else 2)
                    built.add(seat)
        for table in tables:
            table.read_income()
    for table in tables:
        table.expect_phase("over")
        expect(table.ranking).to_have_count(3)
