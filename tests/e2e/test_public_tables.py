"""Strangers find a table in the list of the home page, and sit down."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.reading import text
from tests.e2e.serving import Server

pytestmark = pytest.mark.only_browser("chromium")


@pytest.fixture
def listing_server(tmp_path: Path) -> Iterator[Server]:
    """Give a server that lists public tables."""
    server = Server(tmp_path)
    server.settings["CHINATOWN_PUBLIC_TABLES"] = "1"
    server.start()
    yield server
    server.stop()


def test_a_table_is_listed_joined_and_taken_off_the_list(
    listing_server: Server, new_person: Callable[..., Page]
) -> None:
    host, stranger = (new_person(base_url=listing_server.url) for _ in range(2))
    host.goto("/")
    host.get_by_test_id("my-name").fill("Anna")
    host.get_by_test_id("seat-kind-1").select_option("friend")
    host.get_by_test_id("public").check()
    host.get_by_test_id("create-table").click()
    expect(host.get_by_test_id("public")).to_be_checked()

    stranger.goto("/")
    tables = stranger.get_by_test_id("public-tables").get_by_role("listitem")
    expect(tables).to_contain_text("Anna")
    tables.get_by_role("button").click()
    stranger.wait_for_url("**/t/*")
    expect(host.get_by_test_id("start")).to_be_enabled()

    host.get_by_test_id("public").uncheck()
    expect(host.get_by_test_id("public")).not_to_be_checked()
    late = new_person(base_url=listing_server.url)
    late.goto("/")
    expect(late.get_by_text(text("public-tables-none"))).to_be_visible()
