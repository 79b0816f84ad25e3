"""A server behind a proxy with TLS: whom it believes, and what it then demands."""

from pathlib import Path

import pytest
from tests.server.kit import new_table, running
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chinatown.server.identity import SECURE_COOKIE
from chinatown.server.limits.numbers import Limits
from chinatown.server.limits.proxies import Proxies, ProxyError, checked_proxies

PUBLIC = "https://chinatown.example.org"
FORWARDED = {
    "Host": "chinatown.example.org",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-For": "198.51.100.7",
    "Origin": PUBLIC,
}
BODY = new_table("me", "plain", "plain")


async def test_only_a_named_proxy_is_believed(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        answer = await site.person().http.post("/api/tables", json=BODY, headers=FORWARDED)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert "strict-transport-security" not in answer.headers
        plain = await site.person().http.get("/api/me", headers=FORWARDED)
        assert "secure" not in plain.headers["set-cookie"].lower()


async def test_over_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    async with running(tmp_path / "games", proxies=("127.0.0.1",)) as site:
        answer = await site.person().http.post("/api/tables", json=BODY, headers=FORWARDED)
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{SECURE_COOKIE}=")
        assert "; Secure" in cookie
        assert "; Path=/" in cookie
        assert "domain" not in cookie.lower()
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        value = cookie.split(";")[0]
        answer = await site.person().http.get("/api/me", headers={**FORWARDED, "Cookie": value})
        assert len(answer.json()["tables"]) == 1


async def test_an_origin_counts_with_its_scheme(tmp_path: Path) -> None:
    async with running(tmp_path / "games", proxies=("127.0.0.1",)) as site:
        for origin in ("http://chinatown.example.org", f"{PUBLIC}:444", f"{PUBLIC}.evil", "null"):
            headers = {**FORWARDED, "Origin": origin}
            answer = await site.person().http.post("/api/tables", json=BODY, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        table = await site.person().make_table("me", "plain", "plain")
        address = f"{site.url.replace('http', 'ws')}/ws/tables/{table}"
        foreign = {"X-Forwarded-Proto": "https", "Origin": site.url}
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=foreign)
        assert refused.value.response.status_code == 403


async def test_limits_count_for_whom_the_proxy_names(tmp_path: Path) -> None:
    limits = Limits(tables_per_address=2, connections_per_address=1)
    async with running(tmp_path / "games", proxies=("127.0.0.1",), limits=limits) as site:
        codes = []
        for address in ("198.51.100.7", "198.51.100.7", "203.0.113.9"):
            headers = {**FORWARDED, "X-Forwarded-For": address}
            answer = await site.person().http.post("/api/tables", json=BODY, headers=headers)
            codes.append(answer.status_code)
        assert codes == [200, 429, 200]


async def test_sockets_and_answers_to_one_person_are_not_compressed(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table = await site.person().make_table("me", "plain", "plain")
        async with connect(f"{site.url.replace('http', 'ws')}/ws/tables/{table}") as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers
        headers = {"Accept-Encoding": "gzip, br"}
        answer = await site.person().http.get("/api/me", headers=headers)
        assert "content-encoding" not in answer.headers


def test_a_proxy_is_an_address_or_a_network() -> None:
    proxies = Proxies(checked_proxies(["10.0.0.7", "172.18.0.0/16", "::1"]))
    assert "10.0.0.7" in proxies
    assert "172.18.3.4" in proxies
    assert "::1" in proxies
    assert "10.0.0.8" not in proxies
    assert "proxy" not in proxies


@pytest.mark.parametrize("word", ["*", "proxy", "10.0.0.7:80", "10.0.0.7/16"])
def test_nothing_else_is_one(word: str) -> None:
    with pytest.raises(ProxyError):
        checked_proxies([word])
