"""What pages say, as tests read it."""

import re

from playwright.sync_api import Locator

from chinatown.catalogue import catalogue

text = catalogue("client", "board", "errors", "events", "shops").text
"""The sentence that the page shows for an id of the catalogue."""


def dollars(shown: str) -> int:
    """Return the amount in a text that holds one."""
    return int(re.sub(r"\D", "", shown))


def money(amount: int) -> str:
    """Return an amount as the page writes it."""
    return f"${amount:,}"


def offer_ids(offers: Locator) -> set[str]:
    """Return the ids of offers on the screen."""
    return {(it.get_attribute("data-testid") or "")[6:] for it in offers.all()}
