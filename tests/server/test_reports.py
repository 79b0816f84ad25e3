"""People report others to whoever runs the server, and nobody else learns of it."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.kit import Json, Person, Site, keep_all, running, seated, settle

from chinatown.game import Say
from chinatown.server.administration import Administration
from chinatown.server.errors import RequestError
from chinatown.server.limits.numbers import DEFAULT_LIMITS
from chinatown.server.messages.reports import MAX_REMARK
from chinatown.server.reports import MAX_SAID


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(tmp_path / "games") as site:
        yield site


def new_report(seat: int, **more: str) -> Json:
    return {"request": "first", "seat": seat, "reason": "insult", **more}


async def refusal(person: Person, table: str, body: Json) -> tuple[int, str]:
    answer = await person.post(f"/api/tables/{table}/report", body)
    return answer.status_code, answer.json().get("code", "")


async def test_a_report_holds_what_was_said_to_all_and_no_secret(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    for words in ("Hello", "You fool"):
        await lines[1].do(Say(1, words))
    await lines[1].do(Say(1, "A secret for Cho", to=(2,)))
    await lines[2].do(Say(2, "Stop it"))
    for line in lines:
        await settle(line)
    body = new_report(1, remark=" He always does ")
    answer = await site.people[0].post(f"/api/tables/{table}/report", body)
    assert answer.status_code == 200, answer.text
    (report,) = await Administration(site.tables.store).reports(9)
    assert answer.json() == {"report": report.id}
    assert (report.game, report.seat, report.name, report.reporter_name) == (table, 1, "Ben", "Ann")
    assert (report.reason, report.remark, report.closed) == ("insult", "He always does", "")
    assert report.said == ("Hello", "You fool")
    for line in lines:
        await line.silence()
    metrics = site.gate.metrics.text().decode()
    assert 'chinatown_reports_total{reason="insult"} 1.0' in metrics


async def test_only_the_latest_remarks_are_kept(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    site.tables.loaded[table].game.rate_limit.check = lambda *_, **__: None
    for number in range(MAX_SAID + 3):
        await lines[1].do(Say(1, f"remark {number}"))
    await site.people[0].post(f"/api/tables/{table}/report", new_report(1))
    (report,) = await Administration(site.tables.store).reports(9)
    assert len(report.said) == MAX_SAID
    assert report.said[-1] == f"remark {MAX_SAID + 2}"


async def test_a_name_is_reported_before_the_game_and_a_repeated_request_is_one_report(
    site: Site,
) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    path, body = f"/api/tables/{table}/report", {**new_report(0), "reason": "name"}
    answers = [(await ben.post(path, body)).json() for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    eve = await site.person("Eve").post(path, body)
    assert eve.json() != answers[0]
    reports = await Administration(site.tables.store).reports(9)
    assert [report.said for report in reports] == [(), ()]
    assert {report.reporter_name for report in reports} == {"Ben", ""}


async def test_whoever_was_sent_away_can_report_those_who_are_still_there(site: Site) -> None:
    ann, ben, cho = site.person("Ann"), site.person("Ben"), site.person("Cho")
    table = await ann.make_table("me", "friend", "friend", password="open sesame")
    host = await ann.look_on(table)
    for guest in (ben, cho):
        assert (
            await guest.post(f"/api/tables/{table}/enter", {"password": "open sesame"})
        ).is_success
        await guest.join(table)
    for change in ({"do": "ban", "seat": 1}, {"do": "free-seat", "seat": 2}):
        assert (await host.ask({"t": "arrange", "change": change}))["t"] == "ok"
    # Entering counts no more.
    change = {"do": "set-password", "password": "another one"}
    assert (await host.ask({"t": "arrange", "change": change}))["t"] == "ok"
    for guest, code in ((ben, "banned"), (cho, "password-needed")):
        assert (await guest.http.get(f"/api/tables/{table}")).json()["code"] == code
        assert await refusal(guest, table, new_report(0)) == (200, "")
        assert await refusal(guest, table, new_report(1)) == (400, "no-player-there")
    reports = await Administration(site.tables.store).reports(9)
    assert {(report.name, report.reporter_name) for report in reports} == {
        ("Ann", "Ben"),
        ("Ann", ""),
    }
    assert await refusal(site.person("Eve"), table, new_report(0)) == (403, "password-needed")


async def test_whom_a_report_is_about_is_banned_from_the_server_by_it(site: Site) -> None:
    ann, ben, phone = site.person("Ann"), site.person("Ben"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    link = (await ben.get(f"/api/tables/{table}"))["rejoin"].removeprefix("/r/")
    assert (await phone.post(f"/api/seat-links/{link}", {})).status_code == 200
    path = f"/api/tables/{table}/report"
    first = (await ann.post(path, new_report(1))).json()["report"]
    administration = Administration(site.tables.store)
    ban = await administration.ban_reported(first)
    assert ban.name == "Ben"
    row = await site.tables.store.games.get(table)
    guests, _ = await administration.banned()
    assert sorted(guests) == sorted(holder.guest for holder in row.holders_of(1))
    await administration.unban(ban.id)
    # Once the seat is another's, only the one who was reported is meant.
    line = await ann.look_on(table)
    await line.ask({"t": "arrange", "change": {"do": "free-seat", "seat": 1}})
    await site.person("Cho").join(table)
    await administration.ban_reported(first)
    assert (await administration.banned())[0] == [row.holders_of(1)[0].guest]
    await administration.remove(table)
    with pytest.raises(RequestError, match="unknown-report"):
        await administration.ban_reported(first)


async def test_what_cannot_be_reported_is_refused(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain", password="open sesame")
    for body, refused in (
        (new_report(0), (400, "report-oneself")),
        (new_report(1), (400, "no-player-there")),
        (new_report(2), (400, "no-player-there")),
        (new_report(9), (400, "unknown-seat")),
        (new_report(0, remark="a\u202eb"), (400, "bad-text")),
        (new_report(0, remark="a" * (MAX_REMARK + 1)), (400, "message-wrong")),
        (new_report(0, reason="boredom"), (400, "message-wrong")),
        (new_report(0, request="a\u0000"), (400, "message-wrong")),
    ):
        assert await refusal(ann, table, body) == refused, body
    assert await refusal(site.person("Eve"), table, new_report(0)) == (403, "password-needed")
    assert await refusal(ann, "nowhere", new_report(0)) == (404, "unknown-table")
    assert await Administration(site.tables.store).reports(9) == []


@pytest.mark.parametrize("limit", ["reports_per_guest", "reports_per_address"])
async def test_nobody_reports_without_end(tmp_path: Path, limit: str) -> None:
    limits = replace(DEFAULT_LIMITS, **{limit: 3})
    async with running(tmp_path / "games", limits=limits) as site:
        ann, eve = site.person("Ann"), site.person("Eve", "127.0.0.2")
        table = await ann.make_table("me", "friend", "plain")
        await eve.get("/api/me")
        bodies = [new_report(0, request=f"{number}") for number in range(4)]
        answers = [await refusal(eve, table, body) for body in bodies]
        assert answers == [(200, "")] * 3 + [(429, "too-many-reports")]


async def test_the_log_of_the_server_says_that_somebody_was_reported_and_not_who(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    ann, eve = site.person("Ann"), site.person("Eve", "127.0.0.2")
    table = await ann.make_table("me", "friend", "plain")
    caplog.clear()
    await refusal(eve, table, new_report(0, remark="my number is 555"))
    logged = [record for record in caplog.records if record.name == "chinatown.security"]
    assert [record.getMessage() for record in logged] == ["person-reported"]
    everything = json.dumps([str(vars(record)) for record in logged])
    assert not any(secret in everything for secret in ("555", "Ann", table))
