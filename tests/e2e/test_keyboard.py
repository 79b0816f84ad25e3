import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import Keys
from tests.e2e.pages import Home, alone
from tests.e2e.reading import money, text

ME, BOT = 0, 1


# Once Tab has led through Firefox's own bars, keys of Playwright press no button any more.
@pytest.mark.only_browser("chromium")
def test_a_whole_round_by_keyboard_alone(person: Page) -> None:
    hand = Keys(person)
    table = Home(person, hand).open().play("Anna")
    kept = table.keep()
    table.expect_phase("trade")
    for building in kept:
        table.expect_owner(building)

    # Of what is mine, as bots may trade theirs away before it is offered for.
    table.compose(BOT, lots=kept[:1], tiles=table.tiles[:1], cash=[(ME, 10_000)], secret=True)
    offer = table.send()
    expect(table.offer(offer)).to_contain_text(money(10_000))
    expect(table.offer(offer)).to_contain_text(text("secret"))

    table.say_done()
    built = table.build()
    assert built
    expect(table.income).to_be_visible()
    before = person.evaluate("document.activeElement.dataset.testid")
    assert before == "income-close"
    assert table.read_income() > 0
    expect(table.round).to_have_attribute("data-round", "2")
    # Cards can be picked on the map too.
    table.keep(on_map=True)
    table.expect_phase("trade")


def test_escape_puts_away_what_is_in_the_way(person: Page) -> None:
    table = alone(person, keep=True)
    table.hand.press(person.get_by_test_id("compose"))
    expect(table.composer).to_be_visible()
    person.keyboard.press("Escape")
    expect(table.composer).to_be_hidden()
    table.say_done()
    table.build()
    expect(table.income).to_be_visible()
    person.keyboard.press("Escape")
    expect(table.income).to_be_hidden()
