"""Browsers that are signed in to an account, and what ends their sessions."""

import pytest
from tests.server.accounts import OTHER, PASSWORD, code_of, make_account, sent_away, sign_in
from tests.server.kit import Site
from tests.server.test_signing_out import copy_of

from chinatown.server.identity import SESSION_COOKIE

pytestmark = pytest.mark.usefixtures("soon")


async def test_the_cookie_of_before_opens_nothing_and_each_session_has_a_token_of_its_own(
    site: Site,
) -> None:
    anna = site.person("Anna")
    table = await anna.make_table("me", "friend", "plain")
    thief = copy_of(site, anna)
    planted = "x" * 43
    anna.http.cookies.set(SESSION_COOKIE, planted, domain="127.0.0.1")
    await make_account(anna)
    names = {cookie.name: str(cookie.value) for cookie in anna.http.cookies.jar}
    assert names.keys() == {SESSION_COOKIE}
    assert names[SESSION_COOKIE] != planted
    assert (await thief.get("/api/me"))["tables"] == []
    assert (await thief.look_on(table)).table["you"] is None
    phone = site.person("Anna")
    await sign_in(phone)
    assert phone.http.cookies[SESSION_COOKIE] != names[SESSION_COOKIE]


async def test_a_recovery_code_sets_a_new_password_once_and_ends_all_sessions(site: Site) -> None:
    anna, phone, thief = site.person("Anna"), site.person("Anna"), site.person("Eve")
    table = await anna.make_table("me", "friend", "plain")
    code = await make_account(anna)
    await sign_in(thief)
    playing = await thief.look_on(table)
    spelled = code.upper().replace("-", " ")
    body = {"name": "Anna", "code": spelled, "password": OTHER}
    answer = await phone.post("/api/account/recover", body)
    assert answer.json()["code"] != code
    await sent_away(playing)
    for other in (anna, thief):
        assert (await other.get("/api/me"))["account"] is None
    assert (await phone.look_on(table)).seat == 0
    assert (await sign_in(site.person()))["code"] == "sign-in-wrong"
    assert await code_of(site.person(), "/api/account/recover", **body) == "recovery-wrong"
    assert (await sign_in(anna, password=OTHER))["account"]["name"] == "Anna"


async def test_whoever_changes_the_password_is_signed_out_everywhere_else(site: Site) -> None:
    anna, phone = site.person("Anna"), site.person("Anna")
    table = await anna.make_table("me", "friend", "plain")
    await make_account(anna)
    await sign_in(phone)
    line, token = await phone.look_on(table), anna.http.cookies[SESSION_COOKIE]
    path = "/api/account/password"
    assert await code_of(anna, path, current=OTHER, password=OTHER) == "own-password-wrong"
    assert await code_of(anna, path, current=PASSWORD, password="short") == "password-short"
    answer = await anna.post(path, {"current": PASSWORD, "password": OTHER})
    assert [session["here"] for session in answer.json()["sessions"]] == [True]
    await sent_away(line)
    assert (await phone.get("/api/me"))["account"] is None
    assert anna.http.cookies[SESSION_COOKIE] != token
    assert (await anna.look_on(table)).seat == 0
    assert (await sign_in(phone))["code"] == "sign-in-wrong"


async def test_another_browser_is_signed_out_by_its_line_in_the_list(site: Site) -> None:
    anna, phone, eve = site.person("Anna"), site.person("Anna"), site.person("Eve")
    await make_account(anna)
    await sign_in(phone)
    await make_account(eve, "Eve")
    listed = (await anna.get("/api/account/sessions"))["sessions"]
    other = next(session["id"] for session in listed if not session["here"])
    assert len(listed) == 2
    path = f"/api/account/sessions/{other}"
    assert (await eve.http.delete(path)).json()["code"] == "unknown-session"
    left = (await anna.http.delete(path)).json()["sessions"]
    assert [session["here"] for session in left] == [True]
    assert (await phone.get("/api/me"))["account"] is None
    answer = await phone.http.get("/api/account/sessions")
    assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")
    for name in ("", "0" * 5, "%"):
        assert (await anna.http.delete(f"/api/account/sessions/{name}")).status_code == 404


async def test_signing_out_elsewhere_ends_other_sessions_and_private_links(site: Site) -> None:
    anna, phone = site.person("Anna"), site.person("Anna")
    table = await anna.make_table("me", "friend", "plain")
    link = (await anna.get(f"/api/tables/{table}"))["rejoin"]
    await make_account(anna)
    await sign_in(phone)
    me = (await anna.post("/api/sign-out-elsewhere", {})).json()
    assert me["account"]["name"] == "Anna"
    assert (await anna.look_on(table)).seat == 0
    assert (await phone.get("/api/me"))["account"] is None
    answer = await phone.post(f"/api/seat-links/{link.removeprefix('/r/')}", {})
    assert answer.json()["code"] == "unknown-link"
    assert [line["id"] for line in (await sign_in(phone))["tables"]] == [table]


async def test_a_new_recovery_code_needs_the_password_and_makes_the_old_one_void(
    site: Site,
) -> None:
    anna = site.person("Anna")
    old = await make_account(anna)
    path = "/api/account/recovery-code"
    assert await code_of(anna, path, password=OTHER) == "own-password-wrong"
    new = await code_of(anna, path, password=PASSWORD)
    body = {"name": "Anna", "password": OTHER}
    for code, status in ((old, 403), (new, 200)):
        answer = await site.person().post("/api/account/recover", {**body, "code": code})
        assert answer.status_code == status
