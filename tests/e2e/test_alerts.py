"""What a server pushes to a browser is shown there, and leads to the table."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

READY = "async () => (await navigator.serviceWorker.ready).active.state"
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, data }) => ({ title, body, path: data }));
}"""


@pytest.mark.only_browser("chromium")
def test_an_alert_is_shown_while_its_table_is_not(person: Page) -> None:
    person.context.grant_permissions(["notifications"])
    person.goto("/banker")
    person.evaluate(READY)
    registrations: list[dict[str, Any]] = []
    browser = person.context.new_cdp_session(person)
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    origin = person.evaluate("location.origin")
    while not registrations:
        person.wait_for_timeout(20)
    alert = {"title": "Chinatown", "body": "Table abcd is waiting for you.", "path": "/t/abcd"}
    message = {
        "origin": origin,
        "registrationId": registrations[0]["registrationId"],
        "data": json.dumps(alert),
    }
    browser.send("ServiceWorker.deliverPushMessage", message)
    while not (shown := person.evaluate(SHOWN)):
        person.wait_for_timeout(20)
    assert shown == [alert]
