"""What a press starts is seen at once, and things move where they go."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.lines import GIVEN_UP, Line
from tests.e2e.pages import gathered
from tests.e2e.seating import line_of
from tests.e2e.serving import Server
from tests.e2e.test_stillness import Actor
from tests.e2e.watch import Watch

pytestmark = pytest.mark.only_browser("chromium")


def test_a_press_shows_at_once_that_it_is_on_its_way_however_slow_the_line(
    new_person: Callable[..., Page], usual_server: Server, watch: Watch
) -> None:
    watch.allow(GIVEN_UP)
    line = Line(usual_server.port)
    try:
        ben = new_person(base_url=usual_server.url)
        (anna, _) = gathered(new_person(base_url=line.url), (ben, "Ben"), bots=1, keep=True)
        sent = anna.page.locator("[data-sent]")
        expect(anna.done).to_be_visible()
        line.hold()
        anna.hand.press(anna.done)
        expect(sent).to_have_attribute("data-testid", "done")
        # It has not been done: nothing is shown that might turn out to be wrong.
        expect(anna.done).to_have_attribute("aria-pressed", "false")
        line.recover()
        expect(sent).to_have_count(0)
        expect(anna.done).to_have_attribute("aria-pressed", "true")
    finally:
        line.close()


_COUNT_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    window.flown += changes.flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node.matches?.(".motion > span")).length;
  }).observe(document.querySelector(".motion"), { childList: true });
}"""


def test_what_is_traded_is_seen_on_its_way_unless_somebody_wants_no_motion(
    new_person: Callable[..., Page], server: Server
) -> None:
    moving, still = new_person(reduced_motion="no-preference"), new_person()
    anna, ben = gathered(moving, (still, "Ben"), bots=1, keep=True)
    for table in (anna, ben):
        table.page.locator(".motion").wait_for(state="attached")
        table.page.evaluate(_COUNT_FLIGHTS)
    address = f"{server.url}/api/tables/{anna.id}"
    with line_of(moving, address) as anna_line, line_of(still, address) as ben_line:
        giver, taker = Actor(0, anna_line), Actor(1, ben_line)
        (lot, *_) = giver.lots
        taker.act("agree", offer=giver.offer(1, lot))
    anna.expect_owner(lot, "Ben")
    ben.expect_owner(lot)
    moving.wait_for_function("() => window.flown === 1")
    # Gone when it has come.
    expect(moving.locator(".motion > *")).to_have_count(0)
    assert still.evaluate("() => window.flown") == 0
