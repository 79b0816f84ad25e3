"""Whoever is away is alerted once, by a post to an address of their own."""

import json
from pathlib import Path

import pytest
from tests.server.alerts.kit import SITE, add_webhook, alerting, minute, settings, ways_of
from tests.server.alerts.stand_ins import receiving
from tests.server.kit import keep_all, running
from tests.server.people import People

from chinatown.game import Done, Keep
from chinatown.server.alerts.webhooks import signature


async def keep(people: People, seat: int) -> None:
    line = people.lines[seat]
    own = line.game["mine"]
    await line.do(Keep(seat, tuple(own["hand"][: own["keep"]])))


async def test_whoever_is_away_for_a_minute_is_told_which_table_waits(tmp_path: Path) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        ben = people.site.people[1]
        secret = (await add_webhook(ben, f"{receiver.url}/hooks?of=ben", "fr"))["secret"]
        await people.leave(1)
        await minute(people, 59)
        assert receiver.posts == []
        await minute(people, 1)
        post = await receiver.post()
        assert post.path == "/hooks?of=ben"
        said = json.loads(post.body)
        link = f"{SITE}/t/{people.table}"
        assert said["type"] == "turn"
        assert said["data"] == {"table": people.table, "url": link}
        name = "-".join(people.table[place : place + 4] for place in (0, 4, 8))
        assert said["text"] == said["content"] == f"La table {name} vous attend. {link}"
        signed = signature(
            secret, post.headers["webhook-id"], post.headers["webhook-timestamp"], post.body
        )
        assert post.headers["webhook-signature"] == f"v1,{signed}"


async def test_nobody_is_alerted_twice_of_the_same(tmp_path: Path) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        await add_webhook(people.site.people[1], receiver.url)
        await people.leave(1)
        await minute(people)
        await receiver.post()
        await minute(people)
        await keep(people, 0)
        await minute(people)
        # Whoever came back and went away again is alerted anew.
        await people.come(1)
        await people.leave(1)
        await minute(people)
        await receiver.post(2)
        # So is whoever has acted and is waited for again.
        await people.come(1)
        await keep_all(people.lines[1:])
        await people.leave(1)
        await minute(people)
        await receiver.post(3)
        assert len(receiver.posts) == 3


async def test_whoever_is_there_or_not_waited_for_is_not_alerted(tmp_path: Path) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        for person in people.site.people:
            await add_webhook(person, f"{receiver.url}/{person.name}")
        await keep(people, 1)
        await people.leave(1)
        await minute(people, 600)
        assert receiver.posts == []
        await keep(people, 0)
        await keep(people, 2)
        # Trading begins, and waits for all.
        await minute(people)
        await receiver.post()
        assert [post.path for post in receiver.posts] == ["/Ben"]
        await people.lines[0].do(Done(0))


async def test_a_server_that_starts_again_alerts_nobody_again(tmp_path: Path) -> None:
    async with receiving() as receiver:
        async with alerting(tmp_path, webhooks=True) as people:
            await add_webhook(people.site.people[1], receiver.url)
            await people.leave(1)
            await minute(people)
            await receiver.post()
            table, watch = people.table, people.watch
        async with running(settings=settings(tmp_path, webhooks=True), clock=watch) as site:
            again = People(site, watch, table, [])
            await minute(again)
            await minute(again)
        assert len(receiver.posts) == 1


async def test_only_the_process_that_leads_a_table_alerts(tmp_path: Path) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        await add_webhook(people.site.people[1], receiver.url)
        await people.leave(1)
        table = await people.site.tables.get(people.table)
        table.set_leads(False)
        await minute(people)
        assert receiver.posts == []
        table.set_leads(True)
        await minute(people)
        await receiver.post()


async def test_a_paused_table_waits_for_nobody(tmp_path: Path) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        await add_webhook(people.site.people[1], receiver.url)
        await people.leave(1)
        assert (await people.lines[0].vote("pause"))["t"] == "ok"
        await minute(people, 600)
        assert receiver.posts == []


async def test_what_does_not_arrive_is_sent_again_and_then_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        monkeypatch.setattr(people.site.app.state.alerts.sender, "_pauses", (0.0,))
        ben = people.site.people[1]
        await add_webhook(ben, receiver.url)
        receiver.status = 503
        await people.leave(1)
        await minute(people)
        first, second = await receiver.post(1), await receiver.post(2)
        # Whoever gets both knows that they are one.
        assert first.headers["webhook-id"] == second.headers["webhook-id"]
        await people.site.app.state.alerts.sender.close()
        assert [way["failing"] for way in await ways_of(ben)] == [True]
        receiver.status = 200
        answer = await ben.post("/api/alerts/test", {})
        assert [way["failing"] for way in answer.json()["ways"]] == [False]
        assert json.loads(receiver.posts[-1].body)["type"] == "test"
        receiver.status = 410
        assert (await ben.post("/api/alerts/test", {})).json()["ways"] == []


async def test_an_answer_sends_nothing_elsewhere(tmp_path: Path) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        ben = people.site.people[1]
        await add_webhook(ben, receiver.url)
        receiver.status = 302
        answer = await ben.post("/api/alerts/test", {})
        assert [way["failing"] for way in answer.json()["ways"]] == [True]
        assert [post.path for post in receiver.posts] == ["/"]


async def test_no_other_s_alerts_can_be_seen_or_removed(tmp_path: Path) -> None:
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        ann, ben = people.site.people[:2]
        (way,) = (await add_webhook(ben, f"{receiver.url}/secret"))["alerts"]["ways"]
        assert (way["kind"], way["shown"]) == ("webhook", "127.0.0.1")
        assert await ways_of(ann) == []
        path = f"/api/alerts/{way['id']}"
        assert (await ann.http.delete(path)).json()["code"] == "unknown-alert-way"
        assert (await ben.http.delete(path)).json()["ways"] == []


async def test_a_server_without_alerts_offers_none(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        person = site.person()
        assert (await person.get("/api/options"))["alerts"] == []
        body = {"url": "https://example.org", "language": "en"}
        answer = await person.post("/api/alerts/webhook", body)
        assert (answer.status_code, answer.json()["code"]) == (403, "alerts-off")
