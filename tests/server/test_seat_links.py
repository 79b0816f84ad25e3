"""Private links: looking changes nothing, and nobody gains or loses a seat unawares."""

from typing import Any

import pytest
from tests.server.kit import Json, Person, Site, seated

from chinatown.game import Done
from chinatown.server.identity import browser_name
from chinatown.server.messages.lobby import MAX_BROWSERS

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0"


async def link_of(person: Person, table: str) -> str:
    """Return where the server answers about a person's private link."""
    rejoin = str((await person.get(f"/api/tables/{table}"))["rejoin"])
    assert rejoin.startswith("/r/")
    return f"/api/seat-links/{rejoin[3:]}"


async def take(person: Person, link: str) -> None:
    answer = await person.post(link, {})
    assert answer.status_code == 200, answer.text


async def seat_at(person: Person, table: str) -> Any:
    return (await person.get(f"/api/tables/{table}"))["you"]


async def arrange(line: Any, do: str, **more: Any) -> Json:
    answer: Json = await line.ask({"t": "arrange", "change": {"do": do, **more}})
    return answer


async def test_looking_where_a_link_leads_takes_no_seat(site: Site) -> None:
    ann, preview = site.person("Ann"), site.person("a link preview")
    table = await ann.make_table("me", "friend", "plain")
    link = await link_of(ann, table)
    for method in ("GET", "HEAD"):
        await preview.http.request(method, link.replace("/api/seat-links/", "/r/"))
    seen = await preview.get(link)
    assert seen["table"] == table
    assert (seen["seat"], seen["name"], seen["held"], seen["plays"]) == (0, "Ann", False, "")
    assert seen["names"][0] == "Ann"
    assert await seat_at(preview, table) is None
    assert len((await ann.get(f"/api/tables/{table}"))["browsers"]) == 1


async def test_a_seat_can_be_taken_in_another_browser_besides_the_first(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    phone.http.headers["User-Agent"] = PHONE
    line = await ann.look_on(table)
    link = await link_of(ann, table)
    await take(phone, link)
    assert await seat_at(phone, table) == 0
    assert await seat_at(ann, table) == 0
    # The first browser hears of the second at once.
    await line.until(lambda line: len(line.table["browsers"]) == 2)
    assert [browser["browser"] for browser in line.table["browsers"]][1] == "Firefox, Android"
    assert [browser["here"] for browser in line.table["browsers"]] == [True, False]
    assert (await phone.get(link))["held"]
    assert (await phone.look_on(table)).seat == 0


async def test_the_hosts_second_browser_is_the_host_too(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("me", "plain", "plain")
    await take(phone, await link_of(ann, table))
    line = await phone.look_on(table)
    assert line.table["host"]
    await line.start()


async def test_a_host_who_only_looks_on_is_the_host_in_a_second_browser_too(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("friend", "plain", "plain")
    line = await ann.look_on(table)
    link = await link_of(ann, table)
    seen = await phone.get(link)
    assert (seen["seat"], seen["name"], seen["held"]) == (None, "", False)
    assert not (await phone.look_on(table)).table["host"]
    await take(phone, link)
    far = await phone.look_on(table)
    assert (far.table["host"], far.table["you"]) == (True, None)
    await line.until(lambda line: len(line.table["browsers"]) == 2)
    assert (await arrange(far, "seat-bot", seat=0, bot="plain", character=""))["t"] == "ok"
    await far.start()


async def test_the_link_of_a_host_who_only_looks_on_is_renewed_and_browsers_removed(
    site: Site,
) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("friend", "plain", "plain")
    line, old = await ann.look_on(table), await link_of(ann, table)
    await take(phone, old)
    far = await phone.look_on(table)
    assert (await arrange(line, "renew-link"))["t"] == "ok"
    assert (await site.person().post(old, {})).json()["code"] == "unknown-link"
    assert await link_of(ann, table) != old
    there = next(it for it in line.table["browsers"] if not it["here"])
    assert (await arrange(line, "remove-browser", browser=there["id"]))["t"] == "ok"
    await far.until(lambda line: not line.table["host"])
    assert (far.table["lost"], far.table["rejoin"], far.table["browsers"]) == (
        "host-removed",
        "",
        [],
    )
    assert (await arrange(far, "renew-link"))["code"] == "not-seated"
    here = next(it for it in line.table["browsers"] if it["here"])
    answer = await arrange(line, "remove-browser", browser=here["id"])
    assert answer["code"] == "last-browser"


async def test_a_host_who_sits_down_keeps_the_role_in_all_browsers(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("friend", "plain", "plain")
    await take(phone, await link_of(ann, table))
    line, far = await ann.look_on(table), await phone.look_on(table)
    await ann.join(table)
    await far.until(lambda line: line.table["you"] == 0)
    assert far.table["host"]
    assert (await arrange(far, "stand-up"))["t"] == "ok"
    await line.until(lambda line: line.table["you"] is None)
    for it in (line, far):
        assert it.table["host"]
        assert len(it.table["browsers"]) == 2
        assert it.table["rejoin"].startswith("/r/")


async def test_who_is_a_host_no_more_has_no_link_to_the_role(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("friend", "plain", "plain")
    line, link = await ann.look_on(table), await link_of(ann, table)
    await ben.join(table)
    assert (await arrange(line, "hand-over", seat=0))["t"] == "ok"
    assert not line.table["host"]
    assert (await ann.get(f"/api/tables/{table}"))["rejoin"] == ""
    assert (await site.person().post(link, {})).json()["code"] == "unknown-link"


async def test_who_takes_another_seat_keeps_the_first_and_switches_between_them(
    site: Site,
) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    line = await ben.look_on(table)
    await take(ben, await link_of(ann, table))
    await line.until(lambda line: line.table["you"] == 0)
    assert line.table["seats_here"] == [0, 1]
    assert (await arrange(line, "choose-seat", seat=1))["t"] == "ok"
    assert line.seat == 1
    assert [seat["name"] for seat in line.table["seats"][:2]] == ["Ann", "Ben"]
    assert await seat_at(ann, table) == 0
    assert (await arrange(line, "choose-seat", seat=2))["code"] == "seat-not-held"


async def test_a_seat_is_played_and_switched_in_the_middle_of_a_game(site: Site) -> None:
    table, (ann, ben, _) = await seated(site, "Ann", "Ben", "Cho")
    people = site.people
    hand = ann.game["mine"]["hand"]
    await take(people[1], await link_of(people[0], table))
    await ben.until(lambda line: line.table["you"] == 0)
    assert ben.game["mine"]["hand"] == hand
    assert (await arrange(ben, "choose-seat", seat=1))["t"] == "ok"
    assert ben.game["mine"]["hand"] != hand


async def test_a_renewed_link_leaves_the_old_one_behind(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    line, old = await ann.look_on(table), await link_of(ann, table)
    assert (await arrange(line, "renew-link"))["t"] == "ok"
    answer = await phone.post(old, {})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-link")
    assert (await phone.http.get(old)).json()["code"] == "unknown-link"
    new = await link_of(ann, table)
    assert new != old
    await take(phone, new)


async def test_a_removed_browser_is_told_and_can_do_no_more(site: Site) -> None:
    table, (line, *_) = await seated(site, "Ann", "Ben", "Cho")
    ann, phone = site.people[0], site.person("Ann")
    await take(phone, await link_of(ann, table))
    far = await phone.look_on(table)
    await line.until(lambda line: [it["online"] for it in line.table["browsers"]] == [True, True])
    there = next(it for it in line.table["browsers"] if not it["here"])
    assert (await arrange(line, "remove-browser", browser=there["id"]))["t"] == "ok"
    await far.until(lambda line: line.table["you"] is None)
    assert far.table["lost"] == "browser-removed"
    assert far.game["mine"] is None
    assert (await far.act(Done(0)))["code"] == "not-seated"
    # It is told again when it comes back later.
    assert (await phone.get(f"/api/tables/{table}"))["lost"] == "browser-removed"
    assert await seat_at(ann, table) == 0


async def test_the_last_browser_of_a_seat_stays(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    line = await ann.look_on(table)
    (only,) = line.table["browsers"]
    answer = await arrange(line, "remove-browser", browser=only["id"])
    assert answer["code"] == "last-browser"
    assert (await arrange(line, "remove-browser", browser="x"))["code"] == "unknown-browser"
    assert await seat_at(ann, table) == 0


async def test_a_browser_may_give_its_own_hold_up(site: Site) -> None:
    ann, phone = site.person("Ann"), site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    await take(phone, await link_of(ann, table))
    line = await phone.look_on(table)
    here = next(it for it in line.table["browsers"] if it["here"])
    assert (await arrange(line, "remove-browser", browser=here["id"]))["t"] == "ok"
    assert (line.table["you"], line.table["lost"]) == (None, "")


async def test_a_seat_has_a_limited_number_of_browsers(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    link = await link_of(ann, table)
    for _ in range(MAX_BROWSERS - 1):
        await take(site.person("Ann"), link)
    answer = await site.person("Ann").post(link, {})
    assert answer.json() == {"code": "too-many-browsers", "params": {"most": MAX_BROWSERS}}


async def test_a_link_that_was_made_up_leads_nowhere(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    row = await site.tables.store.games.get(table)
    free, bot = (site.tables.store.links.token(row.seats[seat].link) for seat in (1, 2))
    for token in ("made-up", free, bot, row.seats[0].link.digest, row.seats[0].link.salt):
        answer = await ann.post(f"/api/seat-links/{token}", {})
        assert answer.json()["code"] == "unknown-link"


async def test_a_link_is_taken_by_pages_of_this_site_only(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    foreign = {"Origin": "https://example.org"}
    answer = await ann.http.post(await link_of(ann, table), json={}, headers=foreign)
    assert answer.json()["code"] == "foreign-origin"


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Firefox, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        ("curl/8.5.0", ""),
        ("", ""),
    ],
)
def test_a_browser_has_the_name_that_people_use(agent: str, name: str) -> None:
    assert browser_name(agent) == name
