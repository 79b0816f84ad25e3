import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import Hand, Keys, Mouse
from tests.e2e.pages import Home
from tests.e2e.reading import offer_ids
from tests.e2e.table import Table

TRADER, NEIGHBOUR = 1, 2


class FirstGame(Table):
    """A first game, with what the lesson asks for."""

    def expect_step(self, step: str) -> None:
        expect(self.page.get_by_test_id("lesson")).to_have_attribute("data-step", step)

    def asked_offer(self) -> str:
        """Wait for an offer that waits for me, and return its id."""
        expect(self.page.locator("[data-testid^=agree-]").first).to_be_visible()
        return self.asked

    def sent(self) -> None:
        """Send what lies on the scale."""
        self.hand.press(self.page.get_by_test_id("send-offer"))
        expect(self.composer).to_be_hidden()


def begun(page: Page, hand: Hand) -> FirstGame:
    """Begin the first game from the first page."""
    Home(page, hand).open()
    hand.press(page.get_by_test_id("begin-lesson"))
    page.wait_for_url("**/t/*")
    game = FirstGame(page, hand)
    game.expect_step("keep")
    return game


# Once Tab has led through Firefox's own bars, keys of Playwright press no button any more.
@pytest.mark.only_browser("chromium")
def test_the_first_game_is_played_through_by_keyboard_alone(person: Page) -> None:
    hand = Keys(person)
    game = begun(person, hand)
    for card in (28, 34, 47, 51, 58):
        hand.press(person.get_by_test_id(f"card-{card}"))
    hand.press(game.keep_confirm)

    game.expect_step("look")
    game.lot(43).focus()
    game.expect_step("answer")
    game.agree(game.asked_offer())

    game.expect_step("make")
    game.compose(NEIGHBOUR, tiles=["take-out"])
    hand.press(person.get_by_test_id(f"player-{NEIGHBOUR}").get_by_role("button", name="Photo"))
    game.sent()

    game.expect_step("counter")
    # It goes on where it was left.
    person.reload()
    game.expect_step("counter")
    game.counter(game.asked_offer())
    game.pay(TRADER, 10_000)
    game.sent()

    game.expect_step("chain")
    hand.press(person.get_by_test_id("lesson-do"))
    game.expect_step("done")
    game.expect_owner(43)
    game.say_done()

    game.expect_step("build")
    hand.press(person.get_by_test_id("lesson-do"))
    assert game.read_income() >= 50_000
    game.expect_step("over")
    hand.press(person.get_by_test_id("lesson-next"))
    expect(person.get_by_test_id("player-2")).to_be_visible()
    expect(person.get_by_test_id("lesson")).to_be_hidden()
    expect(game.round).to_have_attribute("data-round", "1")


def test_a_lesson_can_be_sent_away_and_found_again(person: Page) -> None:
    game = begun(person, Mouse())
    at = person.url
    game.hand.press(person.get_by_test_id("lesson-end"))
    expect(person.get_by_test_id("lesson")).to_be_hidden()
    expect(game.keep_confirm).to_be_visible()
    Home(person).open()
    game.hand.press(person.get_by_test_id("begin-lesson"))
    person.wait_for_url(at)
    assert offer_ids(person.locator("article[data-testid^=offer-]")) == set()
