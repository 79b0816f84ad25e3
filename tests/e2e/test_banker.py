"""The banker for people who play with the box, in a real browser."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.access import check_access
from tests.e2e.pages import text


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
