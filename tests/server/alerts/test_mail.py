"""Alerts by e-mail go to addresses whose owners have said so, and stop at one press."""

import logging
import re
from datetime import timedelta
from pathlib import Path

import pytest
from tests.server.alerts.kit import SITE, alerting, minute, ways_of
from tests.server.alerts.stand_ins import MailBox, mailing
from tests.server.kit import Json, Person

from chinatown.server.alerts.mail import is_mail_address

ADDRESS = "ben.secret@example.org"


async def wish_for(person: Person, address: str = ADDRESS, language: str = "en") -> Json:
    """Ask for mail and return the way, which is not confirmed."""
    body = {"address": address, "language": language}
    answer = await person.post("/api/alerts/mail", body)
    assert answer.status_code == 200, answer.text
    way: Json = answer.json()["ways"][-1]
    assert not way["confirmed"]
    return way


async def code_in(box: MailBox, number: int = 1) -> str:
    mail = await box.mail(number)
    code = re.search(r"^\w{4}-\w{4}\r?$", mail.get_content(), re.MULTILINE)
    assert code is not None
    return code[0].strip()


async def confirm(person: Person, way: Json, code: str) -> str:
    """Say a code and return why it is refused, empty where it is not."""
    answer = await person.post(f"/api/alerts/{way['id']}/confirm", {"code": code})
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def test_an_address_is_used_once_its_code_is_there(tmp_path: Path) -> None:
    async with mailing() as box, alerting(tmp_path, mail_port=box.port) as people:
        ben = people.site.people[1]
        way = await wish_for(ben, language="de")
        code = await code_in(box)
        assert box.mails[0]["Subject"] == "Chinatown: dein Code"
        await people.leave(1)
        await minute(people)
        assert len(box.mails) == 1
        assert await confirm(ben, way, "2222-2222") == "mail-code-wrong"
        assert await confirm(people.site.people[0], way, code) == "unknown-alert-way"
        assert await confirm(ben, way, f" {code.upper()} ") == ""
        await people.come(1)
        await people.leave(1)
        await minute(people)
        mail = await box.mail(2)
        assert (mail["To"], mail["Subject"]) == (ADDRESS, "Chinatown: du bist dran")
        said = mail.get_content()
        assert f"{SITE}/t/{people.table}" in said
        assert "wartet auf dich" in said


async def test_mail_is_stopped_by_the_button_of_a_mail_program_or_of_a_page(tmp_path: Path) -> None:
    async with mailing() as box, alerting(tmp_path, mail_port=box.port) as people:
        ben, stranger = people.site.people[1], people.site.person("Eve")
        way = await wish_for(ben)
        await confirm(ben, way, await code_in(box))
        await ben.post("/api/alerts/test", {})
        mail = await box.mail(2)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = mail["List-Unsubscribe"].strip("<>").removeprefix(SITE)
        # What opens every address in a mail stops nothing.
        page = await stranger.http.get(stop, headers={"Accept-Language": "pl"})
        assert page.status_code == 200
        assert "Rezygnuję" in page.text
        assert page.headers["Referrer-Policy"] == "same-origin"
        assert len(await ways_of(ben)) == 1
        one_click = {"List-Unsubscribe": "One-Click"}
        del stranger.http.headers["Origin"]
        for _ in range(2):
            assert (await stranger.http.post(stop, data=one_click)).status_code == 200
        assert await ways_of(ben) == []
        assert (await stranger.http.post(f"{stop}x", data=one_click)).status_code == 404


async def test_a_code_is_good_for_an_hour_and_few_tries(tmp_path: Path) -> None:
    async with mailing() as box, alerting(tmp_path, mail_port=box.port) as people:
        ben = people.site.people[1]
        way = await wish_for(ben)
        code = await code_in(box)
        for _ in range(5):
            assert await confirm(ben, way, "2222-2222") == "mail-code-wrong"
        assert await confirm(ben, way, code) == "unknown-alert-way"
        way = await wish_for(ben)
        code = await code_in(box, 2)
        people.watch.ahead += timedelta(minutes=61)
        assert await confirm(ben, way, code) == "mail-code-wrong"


async def test_nobody_is_sent_codes_without_end(tmp_path: Path) -> None:
    async with mailing() as box, alerting(tmp_path, mail_port=box.port) as people:
        body = {"address": ADDRESS, "language": "en"}
        answers = [
            await person.post("/api/alerts/mail", body)
            for person in people.site.people
            for _ in range(2)
        ]
        codes = [answer.json().get("code") for answer in answers]
        assert codes[-1] == "too-many-alerts"
        assert len(box.mails) == codes.count(None) <= 4


async def test_an_address_that_the_mail_server_refuses_is_not_kept(tmp_path: Path) -> None:
    async with mailing() as box, alerting(tmp_path, mail_port=box.port) as people:
        ben = people.site.people[1]
        way = await wish_for(ben)
        await confirm(ben, way, await code_in(box))
        box.refuses = "550 no such user here"
        body = {"address": "other@example.org", "language": "en"}
        assert (await ben.post("/api/alerts/mail", body)).json()["code"] == "mail-not-sent"
        assert [way["shown"] for way in await ways_of(ben)] == [ADDRESS]
        assert (await ben.post("/api/alerts/test", {})).json()["ways"] == []


async def test_no_log_shows_an_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with mailing() as box, alerting(tmp_path, mail_port=box.port) as people:
        ben = people.site.people[1]
        way = await wish_for(ben)
        await confirm(ben, way, await code_in(box))
        box.refuses = "451 not now"
        await ben.post("/api/alerts/test", {})
        assert [way["failing"] for way in await ways_of(ben)] == [True]
        rows = await people.site.tables.store.alerts.of_guests([""])
        assert rows == []
    ours = [record for record in caplog.records if record.name.startswith("chinatown")]
    assert ours
    assert not [record for record in ours if "secret" in record.getMessage()]


@pytest.mark.parametrize(
    "text",
    [
        *("ann", "ann@host", "@example.org", "ann@example.org, ben@example.org", "ann@a b.org"),
        *("ann@example.org\nBcc: ben@example.org", "Ann <ann@example.org>", "a" * 65 + "@b.org"),
    ],
)
def test_what_is_no_address_is_sent_nothing(text: str) -> None:
    assert not is_mail_address(text)
