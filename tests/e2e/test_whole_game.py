import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.access import check_access
from tests.e2e.pages import Home
from tests.e2e.reading import money, text
from tests.e2e.table import Table

from chinatown.game import ranking
from chinatown.record import Record, replay, verify

ROUNDS = 6
ME = 0
BUYER = 1

ANSWERED = """offer => document.querySelector("[data-testid^=agree-]")
  || document.querySelector(`[data-testid="offer-${offer}"]`).dataset.status !== "open" """
TAKEN = """offer => !document.querySelector(`[data-testid="agree-${offer}"]`)
  || document.querySelector("[data-testid=toast]") """
SOMETHING_TO_DO = """() => document.querySelector("[data-testid^=agree-]")
  || document.querySelector("[data-testid=phase]").dataset.phase !== "trade"
  || document.querySelector("[data-testid=done][aria-pressed=false]") """


# It is long; Firefox plays whole rounds on several screens instead.
@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(
    "edition",
    [
        # At a person's pace.
        pytest.param("modern", marks=pytest.mark.settling),
        "classic",
    ],
)
def test_one_person_and_three_bots_play_six_rounds_to_the_ranking(
    person: Page, edition: str
) -> None:
    table = Home(person).open().play("Anna", edition=edition)
    cash = []
    for number in range(1, ROUNDS + 1):
        expect(table.round).to_have_attribute("data-round", str(number))
        for building in table.keep(on_map=number % 2 == 0):
            table.expect_owner(building)
        table.expect_phase("trade")
        if number in (2, 4):
            sell_a_lot(table)
        trade_until_all_are_done(table, agreeable=number != 3)
        for shop, lot in table.build():
            name = text(f"shop-{shop}")
            expect(table.lot(lot)).to_have_attribute("aria-label", re.compile(name))
        assert table.read_income() > 0
        cash.append(table.cash)

    table.expect_phase("over")
    expect(table.ranking).to_have_count(4)
    record = record_of(table)
    assert [after[ME] for after in record.rounds] == cash
    *_, last = replay(record)
    for shown, standing in zip(table.ranking.all_inner_texts(), ranking(last.state), strict=True):
        assert f"{standing.place}." in shown
        assert record.names[standing.seat] in shown
        assert money(standing.cash) in shown
        assert text("tiles-on-board", count=standing.tiles) in shown
    check_access(person)


def sell_a_lot(table: Table) -> None:
    """Offer a bot a lot of mine for two of the smallest notes, and wait for its answer.

    A lot of mine, as a bot's may be another's before it is offered for; and for its money, as I may
    have spent all of mine.
    """
    unit = smallest_note(table)
    table.compose(BUYER, lots=[table.lots_of()[0]], cash=[(BUYER, unit), (BUYER, unit)])
    offer = table.send()
    table.page.wait_for_function(ANSWERED, arg=offer)


def smallest_note(table: Table) -> int:
    return 10_000 if table.page.get_by_text("Year of").count() else 1_000


def trade_until_all_are_done(table: Table, *, agreeable: bool) -> None:
    """Answer what bots offer, and be done with all else."""
    while table.phase_now == "trade":
        if offer := table.asked:
            try:
                if agreeable:
                    agree_or_refuse(table, offer)
                else:
                    table.refuse(offer, text("reason-need-it"))
            except TooLate:
                # A bot may take its offer back at any moment.
                expect(table.page.get_by_test_id(f"agree-{offer}")).to_be_hidden()
        elif table.may_say_done:
            table.say_done()
        table.page.wait_for_function(SOMETHING_TO_DO)


def agree_or_refuse(table: Table, offer: str) -> None:
    """Agree to an offer, and refuse it where that cannot be paid for."""
    table.agree(offer)
    table.page.wait_for_function(TAKEN, arg=offer)
    if table.page.get_by_test_id(f"agree-{offer}").count():
        table.refuse(offer)


def record_of(table: Table) -> Record:
    """Return the record that the server gives out, which must be true to the rules."""
    answer = table.page.request.get(f"/api/tables/{table.id}/record")
    record = Record.from_json(answer.body())
    assert verify(record) is None
    return record
