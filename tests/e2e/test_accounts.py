"""Whoever signs in on another device is the same person there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browsing import PHONE
from tests.e2e.seating import seat
from tests.e2e.table import Table

pytestmark = pytest.mark.only_browser("chromium")

PASSWORD = "eleven noodles"


def test_anna_makes_an_account_and_sits_at_the_same_table_on_her_phone(
    new_person: Callable[..., Page],
) -> None:
    anna = new_person()
    seat(anna, bots=2, keep=True)
    there = Table(anna)
    there.expect_phase("trade")
    lots, table = there.lots_of(), anna.url
    anna.goto("/")
    anna.get_by_test_id("settings").click()
    anna.get_by_test_id("theme").select_option("dark")
    anna.keyboard.press("Escape")
    anna.get_by_test_id("account").click()
    anna.get_by_test_id("way-make").click()
    anna.get_by_test_id("account-name").fill("Anna of Mott Street")
    anna.get_by_test_id("account-password").fill(PASSWORD)
    anna.get_by_test_id("account-enter").click()
    expect(anna.get_by_test_id("recovery-code")).to_contain_text("-")
    anna.get_by_test_id("code-kept").click()
    expect(anna.get_by_test_id("signed-in")).to_contain_text("Anna of Mott Street")

    phone = new_person(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.goto("/account")
    phone.get_by_test_id("account-name").fill("anna of mott STREET")
    phone.get_by_test_id("account-password").fill(PASSWORD)
    phone.get_by_test_id("account-enter").click()
    phone.wait_for_url(lambda address: address.endswith("/"))
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
    phone.goto(table)
    here = Table(phone)
    here.expect_phase("trade")
    assert here.lots_of() == lots != []
