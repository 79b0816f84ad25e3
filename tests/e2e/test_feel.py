"""What a press starts is seen at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.lines import GIVEN_UP, Line
from tests.e2e.pages import gathered
from tests.e2e.serving import Server
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
