"""A guest makes an account, and is the same person in every browser that signs in."""

import asyncio
import gzip
import io
import logging
import threading
import time
from pathlib import Path

import pytest
from tests.server.accounts import (
    KEPT_BY_SCRYPT,
    OTHER,
    PASSWORD,
    code_of,
    make_account,
    sent_away,
    sign_in,
)
from tests.server.kit import Site, keep_all, running, seated
from tests.server.redis_server import RedisServer
from tests.server.shared import person_at, servers

from chinatown.server import accounts
from chinatown.server.administration import Administration
from chinatown.server.backup import back_up
from chinatown.server.errors import RequestError
from chinatown.server.identity import SESSION_COOKIE
from chinatown.server.limits.gate import MAX_OPENING, Gate
from chinatown.server.limits.numbers import DEFAULT_LIMITS
from chinatown.server.passwords import MIN_OWN_PASSWORD, is_password
from chinatown.server.settings import AccountsError, Settings

pytestmark = pytest.mark.usefixtures("soon")


async def test_a_guest_who_makes_an_account_keeps_all_and_has_it_on_another_device(
    site: Site,
) -> None:
    table, lines = await seated(site, "Anna", "Ben", "Cho")
    await keep_all(lines)
    anna, phone = site.people[0], site.person("Anna")
    made = await anna.make_table("me", "plain", "plain")
    before = await anna.get("/api/me")
    await make_account(anna)
    await sent_away(lines[0])
    after = await anna.get("/api/me")
    assert after["account"]["name"] == "Anna"
    assert {**after, "account": None} == before
    assert (await anna.look_on(table)).seat == 0
    # Spelled as a phone's keyboard does.
    me = await sign_in(phone, " \uff21NNA ")
    assert {line["id"] for line in me["tables"]} == {table, made}
    assert {line["mine"] for line in me["tables"]} == {True}
    there = await phone.look_on(table)
    assert there.seat == 0
    assert there.game["mine"] == lines[0].game["mine"]
    assert (await phone.http.delete(f"/api/tables/{made}")).status_code == 200


async def test_over_https_a_cookie_that_another_host_could_set_signs_nobody_in(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games", proxies=("127.0.0.1",)) as site:
        anna = site.person("Anna")
        secure = site.url.replace("http:", "https:")
        anna.http.headers.update({"X-Forwarded-Proto": "https", "Origin": secure})
        answer = await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
        given = [
            words for words in answer.headers.get_list("set-cookie") if SESSION_COOKIE in words
        ]
        for attribute in ("__Host-", "Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert attribute in given[0]
        token = given[0].partition("=")[2].partition(";")[0]
        for name, account in ((SESSION_COOKIE, None), (f"__Host-{SESSION_COOKIE}", "Anna")):
            headers = {"Cookie": f"{name}={token}"}
            me = (await site.people[0].http.get("/api/me", headers=headers)).json()
            assert (me["account"] or {"name": None})["name"] == account


async def test_another_pages_form_signs_nobody_in(site: Site) -> None:
    await make_account(site.person("Anna"))
    body = {"name": "Anna", "password": PASSWORD}
    eve = site.person("Eve")
    answer = await eve.http.post(
        "/api/account/sign-in", json=body, headers={"Origin": "https://evil.example"}
    )
    assert answer.json()["code"] == "foreign-origin"


async def test_seats_of_the_guest_who_signs_in_go_over_to_the_account(site: Site) -> None:
    anna, phone, ben = site.person("Anna"), site.person("Anna"), site.person("Ben")
    await make_account(anna)
    table = await ben.make_table("me", "friend", "friend")
    theirs = await phone.make_table("me", "friend", "plain")
    await phone.join(table)
    watching = await phone.look_on(table)
    me = await sign_in(phone)
    assert {line["id"] for line in me["tables"]} == {table, theirs}
    await sent_away(watching)
    assert (await anna.look_on(table)).seat == 1
    assert [cookie.name for cookie in phone.http.cookies.jar] == [SESSION_COOKIE]


async def test_whoever_sat_at_the_same_table_as_a_guest_holds_both_seats_and_plays_the_first(
    site: Site,
) -> None:
    anna, phone = site.person("Anna"), site.person("Annie")
    table = await anna.make_table("me", "friend", "plain")
    await make_account(anna)
    await phone.join(table)
    await sign_in(phone)
    line = await phone.look_on(table)
    assert (line.seat, line.table["seats_here"]) == (0, [0, 1])
    change = {"do": "choose-seat", "seat": 1}
    assert (await line.ask({"t": "arrange", "change": change}))["t"] == "ok"
    await line.until(lambda line: line.table["you"] == 1)


async def test_whoever_brings_nothing_is_the_guest_again_after_signing_out(site: Site) -> None:
    anna, shared = site.person("Anna"), site.person("Ben")
    await make_account(anna)
    table = await shared.make_table("me", "friend", "plain")
    me = await sign_in(shared, bring=False)
    assert me["tables"] == []
    assert (await shared.look_on(table)).table["you"] is None
    back = (await shared.post("/api/account/sign-out", {})).json()
    assert back["account"] is None
    assert [line["id"] for line in back["tables"]] == [table]
    assert (await shared.look_on(table)).seat == 0


async def test_a_host_who_banned_a_guest_bans_the_account_that_the_guest_becomes(
    site: Site,
) -> None:
    anna, ben, phone = site.person("Anna"), site.person("Ben"), site.person("Annie")
    table = await ben.make_table("me", "friend", "friend")
    await phone.join(table)
    host = await ben.look_on(table)
    change = {"do": "ban", "seat": 1}
    assert (await host.ask({"t": "arrange", "change": change}))["t"] == "ok"
    await make_account(anna)
    await sign_in(phone)
    answer = await anna.http.get(f"/api/tables/{table}")
    assert answer.json()["code"] == "banned"


async def test_what_was_set_is_the_same_on_every_device_and_nothing_else_is_kept(
    site: Site,
) -> None:
    anna, phone = site.person("Anna"), site.person("Anna")
    await make_account(anna, preferences={"theme": "dark", "language": "pl"})
    account = (await sign_in(phone))["account"]
    assert (account["preferences"]["theme"], account["preferences"]["language"]) == ("dark", "pl")
    assert account["preferences"]["sound"] is None
    wanted = {**account["preferences"], "theme": None, "sound": True}
    assert (await phone.http.put("/api/account/preferences", json=wanted)).json() == wanted
    assert (await anna.get("/api/me"))["account"]["preferences"] == wanted
    for wrong in ({"theme": "pink"}, {"language": "x" * 300}, {"more": 1}):
        refused = await phone.http.put("/api/account/preferences", json=wrong)
        assert refused.json()["code"] == "message-wrong"
    stranger = await site.person().http.put("/api/account/preferences", json=wanted)
    assert stranger.json()["code"] == "not-signed-in"


async def test_names_that_are_the_same_or_look_alike_are_taken(site: Site) -> None:
    await make_account(site.person(), "Anna")
    for name in ("anna", "\uff21nna", "\u0410nn\u0430", " ANNA "):
        assert await code_of(site.person(), "/api/account", name=name, password=PASSWORD) == (
            "account-name-taken"
        )
    for name, code in (("", "name-empty"), ("x" * 25, "name-too-long"), ("a\u200bb", "bad-text")):
        assert await code_of(site.person(), "/api/account", name=name, password=PASSWORD) == code
    short = {"name": "Ben", "password": "x" * (MIN_OWN_PASSWORD - 1)}
    refused = (await site.person().post("/api/account", short)).json()
    assert refused == {"code": "password-short", "params": {"least": MIN_OWN_PASSWORD}}
    assert await code_of(site.person(), "/api/account", name="Ben", password="x" * 129) == (
        "message-wrong"
    )


async def test_only_one_of_two_who_want_a_name_at_once_gets_it(site: Site) -> None:
    people = [site.person() for _ in range(3)]
    body = {"name": "Anna", "password": PASSWORD}
    answers = await asyncio.gather(*(person.post("/api/account", body) for person in people))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]


async def test_a_wrong_password_and_an_unknown_name_are_answered_alike(site: Site) -> None:
    await make_account(site.person())
    eve = site.person("Eve")
    wrong, unknown = await sign_in(eve, password=OTHER), await sign_in(eve, "Nobody")
    assert wrong == unknown == {"code": "sign-in-wrong", "params": {}}
    body = {"code": "2345", "password": OTHER}
    for name in ("Anna", "Nobody"):
        assert await code_of(eve, "/api/account/recover", name=name, **body) == "recovery-wrong"


async def test_tries_to_sign_in_are_limited_for_each_address(site: Site) -> None:
    await make_account(site.person())
    eve = site.person("Eve", "127.0.0.2")
    codes = [(await sign_in(eve, f"Nobody {number}"))["code"] for number in range(21)]
    assert codes == ["sign-in-wrong"] * 20 + ["too-many-tries"]
    assert (await sign_in(eve))["code"] == "too-many-tries"
    assert (await sign_in(site.person("Anna", "127.0.0.3")))["account"]["name"] == "Anna"


def test_many_addresses_together_cannot_try_one_account_without_end() -> None:
    gate = Gate(DEFAULT_LIMITS)
    for number in range(40):
        gate.sign_in_try(f"192.0.2.{number}", "account")
    with pytest.raises(RequestError) as refused:
        gate.sign_in_try("192.0.2.200", "account")
    assert refused.value.code == "too-many-tries"
    gate.sign_in_try("192.0.2.200", "another")


def test_an_address_can_make_only_so_many_accounts() -> None:
    gate = Gate(DEFAULT_LIMITS)
    for _ in range(10):
        gate.new_account("192.0.2.1")
    with pytest.raises(RequestError) as refused:
        gate.new_account("192.0.2.1")
    assert refused.value.code == "too-many-new-accounts"
    gate.new_account("192.0.2.2")


async def test_somebody_who_is_signed_in_signs_out_before_they_sign_in_again(site: Site) -> None:
    anna = site.person("Anna")
    await make_account(anna)
    assert (await sign_in(anna))["code"] == "already-signed-in"
    answer = await anna.post("/api/account", {"name": "Ben", "password": PASSWORD})
    assert answer.json()["code"] == "already-signed-in"


async def test_a_server_without_accounts_makes_none_but_lets_those_in_that_there_are(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        await make_account(site.person())
        assert (await site.person().get("/api/options"))["accounts"]
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    settings = Settings(database_url=url, accounts="none")
    async with running(tmp_path / "games", settings=settings) as site:
        body = {"name": "Ben", "password": PASSWORD}
        assert await code_of(site.person(), "/api/account", **body) == "accounts-off"
        assert (await sign_in(site.person()))["account"]["name"] == "Anna"
        assert not (await site.person().get("/api/options"))["accounts"]


def test_accounts_are_open_or_there_are_none() -> None:
    def setting(words: str) -> str:
        return Settings.from_environment(environment={"CHINATOWN_ACCOUNTS": words}).accounts

    assert [setting(words) for words in ("", "open", "none")] == ["open", "open", "none"]
    with pytest.raises(AccountsError):
        setting("some")


async def test_a_banned_account_cannot_be_signed_in_to(site: Site) -> None:
    anna = site.person("Anna")
    await make_account(anna)
    administration = Administration(site.tables.store)
    await administration.ban_account("ANNA")
    answer = await anna.http.get("/api/me")
    while answer.status_code == 200:
        answer = await anna.http.get("/api/me")
    assert answer.json()["code"] == "banned-here"
    assert (await sign_in(site.person()))["code"] == "banned-here"
    with pytest.raises(RequestError) as refused:
        await administration.ban_account("Nobody")
    assert refused.value.code == "unknown-account"


async def test_no_password_code_or_token_is_in_any_log_backup_or_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, logger="chinatown"):
        async with running(tmp_path / "games") as site:
            anna = site.person("Anna")
            code = await make_account(anna)
            await sign_in(site.person(), password="wrong " + PASSWORD)
            secrets = [PASSWORD, code, str(anna.http.cookies[SESSION_COOKIE])]
            out = io.BytesIO()
            await back_up(site.tables.store, out)
            kept = repr(await site.tables.store.accounts.named("anna"))
        files = await asyncio.to_thread(
            lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir())
        )
    backup = gzip.decompress(out.getvalue()).decode()
    for text in (caplog.text, kept, backup, files.decode(errors="replace")):
        assert not [secret for secret in secrets if secret in text]
    assert "argon2" not in caplog.text + kept
    assert {"account-made", "refused: sign-in-wrong"} <= {
        record.message for record in caplog.records
    }


async def test_what_was_kept_of_a_password_before_is_replaced_when_its_owner_signs_in(
    site: Site,
) -> None:
    await make_account(site.person("Anna"))
    store = site.tables.store.accounts

    async def kept() -> str:
        known = await store.named("anna")
        assert known is not None
        return str(known.password)

    account = await store.named("anna")
    assert account is not None
    await store.rehash(account.id, account.password, KEPT_BY_SCRYPT)
    assert (await sign_in(site.person(), password=OTHER))["code"] == "sign-in-wrong"
    assert await kept() == KEPT_BY_SCRYPT
    for _ in range(2):
        assert (await sign_in(site.person()))["account"]["name"] == "Anna"
    renewed = await kept()
    assert renewed.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    await sign_in(site.person())
    assert await kept() == renewed


async def test_few_passwords_are_compared_at_a_time_and_none_where_everybody_else_waits(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_account(site.person("Anna"))
    busy: list[int] = []
    most = 0

    def compare(password: str, kept: str) -> bool:
        nonlocal most
        busy.append(threading.get_ident())
        most = max(most, len(busy))
        time.sleep(0.05)
        assert threading.get_ident() != everybody
        busy.remove(threading.get_ident())
        return is_password(password, kept)

    everybody = threading.get_ident()
    monkeypatch.setattr(accounts, "is_password", compare)
    answers = await asyncio.gather(*(sign_in(site.person()) for _ in range(6)))
    assert {answer["account"]["name"] for answer in answers} == {"Anna"}
    assert most == MAX_OPENING


async def test_an_account_made_through_one_server_signs_in_at_another(
    postgres_url: str, redis: RedisServer
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        anna, phone = sites[0].person("Anna"), sites[1].person("Anna")
        table = await anna.make_table("me", "friend", "plain")
        await make_account(anna)
        await sign_in(phone)
        line = await phone.look_on(table)
        assert line.seat == 0
        answer = await anna.post("/api/account/password", {"current": PASSWORD, "password": OTHER})
        assert answer.status_code == 200
        await sent_away(line)
        moved = person_at(sites[1], "Anna", same_as=anna)
        assert (await moved.look_on(table)).seat == 0
