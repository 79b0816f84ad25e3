"""Pages, links, cookies and what browsers are told to refuse."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.kit import Site, new_table, running
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chinatown.server.addresses import network_addresses
from chinatown.server.identity import COOKIE
from chinatown.server.settings import Settings


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Chinatown</title>" + " " * 600)
    (folder / "assets" / "index-abc123.js").write_text("let play = true;" * 100)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("not for visitors")
    return folder


@pytest.fixture
async def site(tmp_path: Path, static: Path) -> AsyncIterator[Site]:
    async with running(tmp_path / "games", static=static) as site:
        yield site


async def test_options_tell_the_map_the_editions_and_the_switches(site: Site) -> None:
    options = await site.person().get("/api/options")
    assert len(options["lots"]) == 85
    assert options["lots"][0] == {
        "building": 1,
        "row": 0,
        "column": 1,
        "district": 0,
        "street": True,
    }
    assert sum(not lot["street"] for lot in options["lots"]) == 19
    assert sorted({lot["district"] for lot in options["lots"]}) == [0, 1, 2, 3, 4, 5]
    assert [edition["name"] for edition in options["editions"]] == ["modern", "classic"]
    switches = {switch["name"]: switch for switch in options["switches"]}
    assert switches["street-access"]["positions"] == ["on"]
    assert switches["trade-clock"]["positions"] == ["5", "6", "7", "8", "9", "10"]
    assert switches["first-player"]["positions"] == ["passes", "stays"]
    assert [name for name, switch in switches.items() if switch["needs_outlook"]] == [
        "early-outlook",
        "outlook-pays",
    ]
    assert options["bots"] == ["plain"]
    assert (options["min_players"], options["max_players"]) == (3, 5)


async def test_the_options_tell_the_address_for_others(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    public = "https://chinatown.example.org"
    for host, public_url in (("127.0.0.1", ""), ("127.0.0.1", public), ("0.0.0.0", "")):
        settings = Settings(host=host, port=8137, database_url=url, public_url=public_url)
        async with running(tmp_path / "games", settings=settings) as site:
            options = await site.person().get("/api/options")
        assert options["public_url"] == public_url
        addresses = network_addresses() if host == "0.0.0.0" else []
        assert options["network_url"] == (f"http://{addresses[0]}:8137" if addresses else "")


async def test_pages_at_the_public_address_are_pages_of_this_site(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    public = "https://chinatown.example.org"
    settings = Settings(database_url=url, bot_pause=0, public_url=public)
    async with running(tmp_path / "games", settings=settings) as site:
        body = new_table("me", "plain", "plain")
        answer = await site.person().http.post("/api/tables", json=body, headers={"Origin": public})
        assert answer.status_code == 200


async def test_every_position_of_every_switch_makes_a_table(site: Site) -> None:
    ann = site.person()
    options = await ann.get("/api/options")
    for switch in options["switches"]:
        position = switch["positions"][-1]
        word = switch["name"] if position == "on" else f"{switch['name']}={position}"
        # The last seat that can be named first is that of a table of five.
        seats = ("me", *["plain"] * 4)
        table = await ann.make_table(*seats, variants=(word,))
        info = await ann.get(f"/api/tables/{table}")
        assert info["variants"] in ([word], [])


async def test_a_table_with_own_shop_types_tells_them(site: Site) -> None:
    ann = site.person()
    own = {"replaces": "Photo", "name": " Book  Shop ", "symbol": "B"}
    table = await ann.make_table("me", "friend", "plain", own_shops=[own])
    info = await ann.get(f"/api/tables/{table}")
    assert info["edition"]["shops"][0] == {"name": "Book Shop", "size": 3, "symbol": "B"}
    assert info["seats"][1] == {
        "seat": 1,
        "kind": "human",
        "bot": "",
        "character": "",
        "name": "",
        "free": True,
        "online": False,
        "ready": False,
        "host": False,
        "kept_for": "",
    }
    assert (info["status"], info["you"], info["host"]) == ("lobby", 0, True)
    assert info["invite"] == f"/t/{table}"


async def test_my_tables_are_listed_with_my_last_name(site: Site) -> None:
    ann = site.person("Ann")
    assert await ann.get("/api/me") == {
        "name": "",
        "tables": [],
        "as_strong": None,
        "account": None,
    }
    table = await ann.make_table("me", "plain", "plain")
    me = await ann.get("/api/me")
    assert me["name"] == "Ann"
    (entry,) = me["tables"]
    assert (entry["id"], entry["status"], entry["your_turn"]) == (table, "lobby", False)
    line = await ann.look_on(table)
    await line.start()
    (entry,) = (await ann.get("/api/me"))["tables"]
    assert (entry["status"], entry["round"], entry["your_turn"]) == ("playing", 1, True)
    assert entry["names"][0] == "Ann"
    assert len(set(entry["names"])) == 3
    stranger = await site.person("Eve").get("/api/me")
    assert stranger == {"name": "", "tables": [], "as_strong": None, "account": None}


async def test_who_sits_down_while_the_socket_opens_is_no_mere_visitor(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", "plain")
    await ben.join(table)
    held_by, looks = site.tables.store.seats.held_by, 0

    async def late(*about: str) -> int | None:
        nonlocal looks
        looks += 1
        seat: int | None = await held_by(*about)
        return None if looks == 1 else seat

    monkeypatch.setattr(site.tables.store.seats, "held_by", late)
    line = await ben.look_on(table)
    await line.until(lambda line: line.table["you"] == 1)


async def test_a_cookie_that_was_made_up_or_changed_is_nobody(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    path = f"/api/tables/{table}"
    real = ann.http.cookies[COOKIE]
    for cookie in ("", "x", real[:-1], f"x{real}", real.split(".")[0]):
        async with httpx.AsyncClient(base_url=site.url, verify=False) as http:
            answer = await http.get(path, headers={"Cookie": f"{COOKIE}={cookie}"})
            assert answer.json()["you"] is None
            assert answer.json()["host"] is False


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(site: Site) -> None:
    answer = await site.person().http.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "max-age=31536000" in cookie
    assert answer.headers["cache-control"] == "no-store"


async def test_pages_of_other_sites_are_refused(site: Site) -> None:
    ann = site.person()
    foreign = {"Origin": "https://example.org"}
    body = new_table("me", "plain", "plain")
    answer = await ann.http.post("/api/tables", json=body, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    table = await ann.make_table("me", "plain", "plain")
    address = f"{site.url.replace('http', 'ws')}/ws/tables/{table}"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers=foreign)
    assert refused.value.response.status_code == 403
    async with connect(address):
        pass


async def test_bodies_without_end_are_refused(site: Site) -> None:
    ann = site.person()
    answer = await ann.http.post("/api/tables", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-large")

    async def endless() -> AsyncIterator[bytes]:
        yield b"{}"

    answer = await ann.http.post("/api/tables", content=endless())
    assert answer.status_code == 413


async def test_every_answer_carries_the_headers_of_a_careful_site(site: Site) -> None:
    for path in ("/", "/api/options", "/assets/index-abc123.js", "/api/tables/nowhere", "/healthz"):
        headers = (await site.person().http.get(path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/icon.svg", "/api/options"])
async def test_what_a_browser_has_already_is_not_sent_again(site: Site, path: str) -> None:
    http = site.person().http
    first = await http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = await http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    another = await http.get(path, headers={"If-None-Match": '"another"'})
    assert (another.status_code, another.content) == (200, first.content)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/r/abc", "/not-found", "/no/such/page"])
async def test_every_page_is_the_client(site: Site, path: str) -> None:
    answer = await site.person().http.get(path)
    assert answer.status_code == 200
    assert "<title>Chinatown</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


async def test_hashed_files_are_kept_for_good_and_compressed(site: Site) -> None:
    http = site.person().http
    answer = await http.get("/assets/index-abc123.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let play")
    assert "javascript" in answer.headers["content-type"]
    assert len(gzip.compress(answer.content)) < len(answer.content)
    icon = await http.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    assert (await http.get("/api/options")).headers["content-encoding"] == "gzip"
    plain = await http.get("/api/options", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == (await http.get("/api/options")).json()
    assert "content-encoding" not in (await http.get("/api/me")).headers


async def test_what_the_build_has_compressed_is_sent_as_it_is(site: Site, static: Path) -> None:
    (static / "icon.svg.br").write_bytes(b"smaller")
    http = site.person().http
    for encoding, body in (("br", b"smaller"), ("gzip, deflate, br", b"smaller")):
        async with http.stream("GET", "/icon.svg", headers={"accept-encoding": encoding}) as answer:
            assert b"".join([part async for part in answer.aiter_raw()]) == body
            assert answer.headers["content-encoding"] == "br"
            assert answer.headers["content-type"] == "image/svg+xml"
            assert "accept-encoding" in answer.headers["vary"].lower()
    plain = await http.get("/icon.svg", headers={"accept-encoding": "identity"})
    assert plain.content == (static / "icon.svg").read_bytes()


@pytest.mark.parametrize(
    "path", ["/assets/old-hash.js", "/api/no-such", "/assets/%2e%2e/%2e%2e/secret.txt", "/ws/x"]
)
async def test_what_is_not_there_is_not_the_client(site: Site, path: str) -> None:
    answer = await site.person().http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")


@pytest.mark.parametrize("path", ["/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"])
async def test_nothing_outside_the_client_can_be_fetched(site: Site, path: str) -> None:
    answer = await site.person().http.get(path)
    assert "not for visitors" not in answer.text
    assert "root:" not in answer.text


async def test_without_a_built_client_the_server_says_so(tmp_path: Path) -> None:
    async with running(tmp_path / "games", static=tmp_path / "none") as site:
        answer = await site.person().http.get("/")
        assert answer.json()["code"] == "client-not-built"
        assert (await site.person().get("/healthz")) == {"status": "ok"}


async def test_a_failure_within_is_told_without_its_secrets(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("password: hunter2")

    monkeypatch.setattr(site.tables.store.seats, "last_name", broken)
    answer = await site.person().http.get("/api/me")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal", "params": {}})
    assert answer.headers["x-frame-options"] == "DENY"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


CONTROLS = ("%00", "%0a", "%0d", "%1b", "%7f", "%c2%85", "%e2%80%a8")
"""Zero, line feed, carriage return, escape, delete, next line and line separator."""


@pytest.mark.parametrize("control", CONTROLS)
async def test_a_control_character_in_an_address_is_a_page_that_is_not_there(
    site: Site, control: str
) -> None:
    ann = site.person()
    for path in (
        f"/{control}",
        f"/t/a{control}b",
        f"/api/tables/a{control}b",
        f"/api/seat-links/a{control}b",
        f"/assets/a{control}.js",
    ):
        answer = await ann.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page"), path
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    answer = await ann.post(f"/api/tables/a{control}b/join", {"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{site.url.replace('http', 'ws')}/ws/tables/a{control}b")
    assert refused.value.response.status_code == 404


async def test_an_address_longer_than_any_file_name_is_the_start_page(site: Site) -> None:
    ann = site.person()
    assert (await ann.http.get(f"/t/{'a' * 3000}")).status_code == 200
    assert (await ann.http.get(f"/assets/{'a' * 3000}")).status_code == 404
