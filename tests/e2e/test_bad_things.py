import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.pages import BOT, Home, Lobby, alone, gathered
from tests.e2e.reading import text
from tests.e2e.table import Table
from tests.e2e.watch import SlowLine, Watch

pytestmark = pytest.mark.only_browser("chromium")

ANNA, BEN = range(2)
REFUSED = "console error: Failed to load resource"


def test_two_people_cannot_take_one_seat(new_person: Callable[..., Page], watch: Watch) -> None:
    host = new_person()
    lobby = Home(host).open().make("Anna", ["friend", BOT])
    late, quick = new_person(), new_person()
    line = SlowLine(late)
    for page in (late, quick):
        page.goto(lobby.invite)
        expect(page.get_by_test_id("join")).to_be_visible()
    line.slow()
    Lobby(quick).join("Ben")
    expect(host.get_by_test_id("start")).to_be_enabled()

    watch.expect("refused: 4.. .*/join", REFUSED)
    Lobby(late).join("Cleo")
    expect(late.get_by_test_id("toast")).to_contain_text(text("error-no-free-seat"))
    line.recover()
    expect(late.get_by_text(text("table-full"))).to_be_visible()
    expect(late.get_by_test_id("join")).to_be_hidden()
    assert lobby.start().names[:2] == ["Anna", "Ben"]


def test_two_people_at_a_table_cannot_have_one_name(
    new_person: Callable[..., Page], watch: Watch
) -> None:
    lobby = Home(new_person()).open().make("Anna", ["friend", BOT])
    friend = new_person()
    friend.goto(lobby.invite)
    watch.expect("refused: 4.. .*/join", REFUSED)
    Lobby(friend).join("anna")
    expect(friend.get_by_test_id("toast")).to_contain_text(text("error-name-taken", player="Anna"))
    Lobby(friend).join("Ben")
    expect(friend.get_by_text(text("waits-for-host"))).to_be_visible()


@pytest.mark.parametrize(
    ("address", "sentence", "trouble"),
    [
        ("/t/nosuchtable", text("error-unknown-table"), ["refused: 404", REFUSED]),
        ("/elsewhere", text("lost"), []),
        ("/r/nobodysway", text("error-unknown-link"), ["refused: 404", REFUSED]),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_leads_home(
    person: Page, watch: Watch, address: str, sentence: str, trouble: list[str]
) -> None:
    watch.expect(*trouble)
    person.goto(address)
    expect(person.get_by_role("heading", name=text("lost-title"))).to_be_visible()
    expect(person.get_by_text(sentence)).to_be_visible()
    person.get_by_role("link", name=text("to-my-tables"), exact=True).click()
    expect(person.get_by_test_id("new-table")).to_be_visible()


def test_acting_out_of_phase_from_a_second_tab_is_refused_and_changes_nothing(
    person: Page,
) -> None:
    first = alone(person)
    page = person.context.new_page()
    line = SlowLine(page)
    page.goto(f"/t/{first.id}")
    second = Lobby(page).table()

    line.slow()
    person.bring_to_front()
    kept = first.keep()
    first.expect_phase("trade")
    press_keep(second)
    expect(second.toast).to_contain_text(
        re.compile(f"{re.escape(wrong_phase('deal', 'trade'))}|{text('error-already-chosen')}")
    )
    second.expect_phase("deal")
    line.recover()
    second.expect_phase("trade")
    assert second.lots_of() == first.lots_of() == kept

    line.slow()
    cash = first.cash
    first.say_done()
    second.done.click()
    said = f"{text('error-already-done')}|{re.escape(wrong_phase('trade', 'build'))}"
    expect(second.toast.last).to_contain_text(re.compile(said))
    line.recover()
    first.expect_phase("build")
    second.expect_phase("build")
    assert first.cash == cash

    expect(second.build_confirm).to_be_visible()
    line.slow()
    built = first.build(most=2)
    first.read_income()
    for _ in range(2):
        second.hand.press(second.build_confirm)
    expect(second.toast.last).to_contain_text(wrong_phase("build", "deal"))
    line.recover()
    second.read_income()
    second.expect_phase("deal")
    assert second.cash == first.cash
    for shop, lot in built:
        for table in (first, second):
            label = re.compile(text(f"shop-{shop}"))
            expect(table.lot(lot)).to_have_attribute("aria-label", label)


def press_keep(table: Table) -> None:
    confirm = table.page.get_by_test_id("keep-confirm")
    for card in table.page.locator("[data-testid^=card-]").all()[::-1]:
        if confirm.is_enabled():
            break
        card.click()
    confirm.click()


def wrong_phase(needs: str, phase: str) -> str:
    return text("error-wrong-phase", needs=needs, phase=phase)


def test_an_offer_that_was_withdrawn_meanwhile_cannot_be_agreed_to(
    new_person: Callable[..., Page],
) -> None:
    host, friend = new_person(), new_person()
    line = SlowLine(friend)
    anna, ben = gathered(host, (friend, "Ben"), bots=1, keep=True)
    kept = ben.lots_of()
    anna.compose(BEN, lots=[kept[0]], cash=[(ANNA, 10_000)])
    offer = anna.send()
    expect(ben.offer(offer)).to_be_visible()
    line.slow()
    anna.withdraw(offer)
    anna.expect_offer(offer, "withdrawn")

    ben.agree(offer)
    expect(ben.toast).to_contain_text(text("error-offer-closed", status="withdrawn", reason=""))
    line.recover()
    ben.expect_offer(offer, "withdrawn")
    ben.expect_owner(kept[0])
    for table in (anna, ben):
        table.expect_cash(50_000)


def test_money_that_one_has_not_got_cannot_be_put_on_the_scale(person: Page) -> None:
    table = alone(person, keep=True)
    table.compose(BEN, cash=[(ANNA, 50_000)])
    field = person.get_by_test_id(f"money-{ANNA}")
    expect(person.get_by_test_id(f"cash-{ANNA}-10000")).to_be_disabled()
    field.fill("60000")
    field.blur()
    expect(field).to_have_value("$50,000")
