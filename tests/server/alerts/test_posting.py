"""Nothing is posted to where only the server, and no stranger, could reach."""

import asyncio
import ipaddress
import socket
from typing import Any

import pytest
from tests.server.alerts.kit import HERE
from tests.server.alerts.stand_ins import answering, receiving

from chinatown.server.alerts.posting import AddressRefusedError, Poster, PostError, is_public


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a9fe:a9fe"),
    ],
)
def test_addresses_of_inner_networks_are_not_public_however_they_are_wrapped(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://2130706433/"),
        *("http://1.1.1.1/", "ftp://1.1.1.1/", "https://", "https:///path", "//1.1.1.1/"),
        *("https://user@1.1.1.1/", "https://1.1.1.1:99999/", "https://1.1.1.1/a b", "file:///etc"),
        "https://1.1.1.1/\r\nX-More: 1",
    ],
)
async def test_such_an_address_is_refused(url: str) -> None:
    with pytest.raises(PostError):
        await Poster().check(url)


async def test_a_name_with_any_inner_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def names(*_: Any, **__: Any) -> Any:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))
            for address in ("1.1.1.1", "10.0.0.7")
        ]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names)
    with pytest.raises(AddressRefusedError):
        await Poster().check("https://both.example.org/")
    await Poster([ipaddress.ip_network("10.0.0.0/24")]).check("https://both.example.org/")


async def test_what_is_connected_to_is_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with receiving() as receiver:
        port = int(receiver.url.rpartition(":")[2])
        asked: list[str] = []

        async def names(host: str, *_: Any, **__: Any) -> Any:
            asked.append(host)
            # Another answer the next time would lead elsewhere.
            address = "127.0.0.1" if len(asked) == 1 else "10.0.0.7"
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

        poster = Poster(HERE)
        loop = asyncio.get_running_loop()
        real = loop.getaddrinfo

        async def names_of_hosts(host: str, *arguments: Any, **more: Any) -> Any:
            if host == "moving.example.org":
                return await names(host)
            return await real(host, *arguments, **more)

        monkeypatch.setattr(loop, "getaddrinfo", names_of_hosts)
        assert await poster.post(f"http://moving.example.org:{port}/", b"{}", {}) == 204
        assert asked == ["moving.example.org"]
        assert receiver.posts[0].headers["host"] == f"moving.example.org:{port}"


async def test_a_host_that_never_answers_keeps_nobody_waiting() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with answering(silent) as port:
        with pytest.raises(PostError):
            await Poster(HERE, seconds=0.05).post(f"http://127.0.0.1:{port}/", b"", {})


async def test_an_answer_that_is_none_is_an_error() -> None:
    async def babbling(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 1000)
        writer.close()

    async with answering(babbling) as port:
        with pytest.raises(PostError):
            await Poster(HERE).post(f"http://127.0.0.1:{port}/", b"", {})
