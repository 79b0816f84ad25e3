"""The banker for people who play with the box, in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.access import check_access
from tests.e2e.reading import text
from tests.e2e.serving import Server
from tests.e2e.watch import Watch

SEA_FOOD = re.compile("^Sea Food")
READY = "async () => (await navigator.serviceWorker.ready).active.state"
"""Waits until the page is kept for later."""


# What axe looks at is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_a_banker_counts_incomes_without_the_network(person: Page) -> None:
    person.goto("/")
    person.get_by_role("link", name=text("banker-from-home")).click()
    expect(person.get_by_test_id("lot-1")).to_be_visible()
    check_access(person)
    asked: list[str] = []
    person.on("request", lambda request: asked.append(request.url))
    person.get_by_text("Sea Food", exact=True).last.click()
    for building in (28, 29, 30):
        person.get_by_test_id(f"lot-{building}").click()
    person.get_by_test_id("lot-33").focus()
    person.keyboard.press("Enter")
    expect(person.get_by_test_id("banker-totals")).to_contain_text("$60,000")
    check_access(person)
    assert asked == []
    person.reload()
    expect(person.get_by_test_id("banker-totals")).to_contain_text("$60,000")


@pytest.mark.only_browser("chromium")
def test_a_banker_comes_back_without_the_server_and_is_the_servers_when_there_is_one(
    new_person: Callable[..., Page], own_server: Server, watch: Watch
) -> None:
    person = new_person(base_url=own_server.url)
    person.goto("/banker")
    person.get_by_role("radio", name=SEA_FOOD).check()
    person.get_by_test_id("lot-28").click()
    expect(person.get_by_test_id("banker-totals")).to_contain_text("$10,000")
    person.evaluate(READY)

    watch.expect("ERR_CONNECTION_REFUSED")
    own_server.stop()
    person.reload()
    expect(person.get_by_test_id("banker-totals")).to_contain_text("$10,000")
    person.get_by_role("radio", name=SEA_FOOD).check()
    for building in (29, 30, 33):
        person.get_by_test_id(f"lot-{building}").click()
    expect(person.get_by_test_id("banker-totals")).to_contain_text("$60,000")

    own_server.start()
    with person.expect_response(lambda answer: answer.url.endswith("/api/options")) as options:
        answer = person.reload()
    assert answer is not None
    # What the worker passes on, it has from the server.
    for response in (answer, options.value):
        assert response.from_service_worker
        assert "date" in response.headers
    expect(person.get_by_test_id("banker-totals")).to_contain_text("$60,000")
