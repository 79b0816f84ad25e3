"""A smoke test on WebKitGTK: two people, a line that dies, and a game to its ranking."""

from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from tests.e2e.lines import Line
from tests.e2e.reading import text
from tests.e2e.serving import Server
from tests.e2e.webkit import Display, WebKit, by_id

# The lists whose choice is wider than its room; arrows that browsers draw take some of that.
CUT = """return [...document.querySelectorAll("select")].filter((list) => {
  const style = getComputedStyle(list);
  // One that is drawn as something else shows no words.
  if (!list.getClientRects().length || style.opacity === "0") return false;
  const words = document.createElement("span");
  words.textContent = list.selectedOptions[0].textContent;
  words.style.cssText = `position: absolute; font: ${style.font}; white-space: nowrap`;
  document.body.append(words);
  const { width } = words.getBoundingClientRect();
  words.remove();
  const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return style.appearance !== "none" || width > room + 1;
}).map((list) => list.outerHTML.slice(0, 80))"""

# How far below the upper edge of its box each heading of the composer is, in pixels.
HEADINGS = """return [...document.querySelectorAll(".pan")].map((box) =>
  box.firstElementChild.getBoundingClientRect().top - box.getBoundingClientRect().top)"""


@pytest.fixture
def two_people() -> Iterator[tuple[WebKit, WebKit]]:
    """Give two browsers on one screen."""
    with ExitStack() as stack:
        display = Display()
        stack.callback(display.close)
        browsers = []
        for _ in range(2):
            browser = WebKit(display)
            stack.callback(browser.close)
            browsers.append(browser)
        yield browsers[0], browsers[1]


def test_headings_stand_inside_of_their_boxes_and_choices_are_not_cut(
    two_people: tuple[WebKit, WebKit], quick_server: Server
) -> None:
    anna, _ = two_people
    anna.open(quick_server.url)
    anna.find("seat-kind-1")
    assert anna.driver.execute_script(CUT) == []
    anna.write("my-name", "Anna")
    anna.press("create-table")
    anna.keep()
    anna.expect_phase("trade")
    anna.press("compose")
    anna.press("party-1")
    anna.find("gives-1")
    assert anna.driver.execute_script(CUT) == []
    assert min(anna.driver.execute_script(HEADINGS)) >= 4


def test_two_people_play_a_round_and_end_the_game_and_one_loses_the_line(
    two_people: tuple[WebKit, WebKit], quick_server: Server, line: Line
) -> None:
    anna, ben = two_people
    gather(anna, ben, quick_server, line)
    for person in two_people:
        person.keep()
    for person in two_people:
        person.expect_phase("trade")
    sell_a_lot(anna, ben)
    lose_the_line(anna, ben, line)
    anna.press("done")
    build(*two_people)
    for person in two_people:
        person.press("income-close")
    anna.press("menu")
    # It is asked about once.
    anna.press("ask-end")
    anna.press("ask-end")
    ben.press("vote-yes")
    for person in two_people:
        person.expect_phase("over")
        person.find("ranking")
        assert person.troubles == []


def gather(anna: WebKit, ben: WebKit, server: Server, line: Line) -> None:
    """Let Anna make a table, Ben come to it over another line, and the game begin."""
    anna.open(server.url)
    anna.write("my-name", "Anna")
    anna.choose("seat-kind-1", "friend")
    anna.press("create-table")
    invite = anna.find("invite-link").get_attribute("value") or ""
    ben.open(line.url + urlsplit(invite).path)
    ben.write("join-name", "Ben")
    ben.press("join")
    anna.press("start")


def sell_a_lot(anna: WebKit, ben: WebKit) -> None:
    """Let Anna sell Ben a lot."""
    owned = text("board-owner", name="", mine="yes")
    lot = anna.lots(owned)[0]
    anna.press("compose")
    anna.press("party-1")
    anna.press_lot(lot)
    anna.press("cash-1-10000")
    anna.press("send-offer")
    agree = f"agree-{ben.standing_offer}"
    ben.press(agree)

    def outcome() -> str:
        asks = any(sure in button.text for button in ben.all(by_id(agree)))
        return "asks" if asks else "has" if lot in ben.lots(owned) else ""

    # The page may ask whether Ben wants to lose by it.
    sure = text("agree-sure", money="").rstrip()
    if ben.expect(outcome, "an agreement") == "asks":
        ben.press(agree)
    ben.expect(lambda: lot in ben.lots(owned), "Ben to have the lot")
    anna.expect(lambda: lot not in anna.lots(owned), "Anna to have sold the lot")


def lose_the_line(anna: WebKit, ben: WebKit, line: Line) -> None:
    """Let Ben be done on a line that has died; it is shown, and done once when a line is back."""
    line.die()
    ben.press("done")
    ben.expect_shown(text("offline"))
    line.recover()
    ben.expect_gone(text("offline"))
    for person in (anna, ben):
        person.expect_shown(text("event-done-said", name="Ben", done="yes"))


def build(*people: WebKit) -> None:
    """Let everybody pass when it is their turn."""
    left = list(people)
    while left:
        ready = people[0].expect(
            lambda: [it for it in left if it.all("[data-testid=build-confirm]")], "a turn to build"
        )
        for person in ready:
            person.pass_building()
            left.remove(person)
