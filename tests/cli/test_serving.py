"""`chinatown serve` and `chinatown play` start a server and say where it is."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from chinatown.cli.serving import address, has_display, network_addresses

COMMAND = [sys.executable, "-m", "chinatown.cli"]


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """Run the command until the block ends; it must not hang longer than a minute."""
    clean = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        env=clean | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    alarm = threading.Timer(60, process.kill)
    alarm.start()
    try:
        yield process
    finally:
        alarm.cancel()
        if process.poll() is None:
            process.kill()
        process.communicate()


def stop(process: "subprocess.Popen[str]") -> tuple[int, str]:
    """Stop it as a person does with Ctrl+C; return exit status and stderr."""
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    return process.returncode, err


def database(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}"


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_serve_prints_its_address_as_soon_as_it_answers_and_stops_quietly(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database-url", database(tmp_path)) as process:
        line = first_line(process)
        assert re.fullmatch(r"http://127\.0\.0\.1:[1-9]\d+", line)
        with urlopen(f"{line}/api/options", timeout=10) as answer:
            assert {"editions", "lots", "bots"} <= json.load(answer).keys()
        assert stop(process) == (0, "Stopped. Every game is kept.\n")


def test_play_takes_the_next_free_port_and_tells_people(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database_url = database(tmp_path)
        with running("play", "--port", str(port), "--database-url", database_url) as process:
            found = re.fullmatch(
                r"Chinatown is at (http://127\.0\.0\.1:(\d+))", first_line(process)
            )
            assert found
            assert port < int(found[2]) < port + 100
            assert "--host 0.0.0.0" in first_line(process)
            with urlopen(found[1], timeout=10) as answer:
                assert answer.status == 200
            assert stop(process)[0] == 0


def test_play_tells_the_address_for_others_when_they_may_come(tmp_path: Path) -> None:
    arguments = ("play", "--host", "0.0.0.0", "--port", "0", "--database-url", database(tmp_path))
    with running(*arguments) as process:
        assert re.fullmatch(r"Chinatown is at http://127\.0\.0\.1:\d+", first_line(process))
        for found in network_addresses():
            line = first_line(process)
            assert re.fullmatch(rf"Others on this network find it at http://{found}:\d+", line)
        assert stop(process)[0] == 0


def test_play_opens_the_browser_where_there_is_a_display(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/opened.part\n'
        f"mv {tmp_path}/opened.part {tmp_path}/opened\n"
    )
    browser.chmod(0o755)
    arguments = ("play", "--port", "0", "--database-url", database(tmp_path))
    with running(*arguments, DISPLAY=":9", BROWSER=f"{browser} %s") as process:
        place = first_line(process).removeprefix("Chinatown is at ")
        opened = tmp_path / "opened"
        waiting = threading.Event()
        for _ in range(200):
            if opened.exists():
                break
            waiting.wait(0.05)
        assert opened.read_text().strip() == place
        assert stop(process)[0] == 0


def test_games_are_kept_in_the_users_own_folder_by_default(tmp_path: Path) -> None:
    with running("serve", "--port", "0", XDG_DATA_HOME=str(tmp_path)) as process:
        assert first_line(process)
        assert (tmp_path / "chinatown" / "games.sqlite3").is_file()
        assert stop(process)[0] == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--host", "192.0.2.77"), "cannot be used"),
        (("--port", "0", "--database-url", "sqlite+nothing:///x"), "cannot be kept"),
        (("--port", "0", "--database-url", "nonsense"), "cannot be kept"),
        (("--port", "0", "--database-url", "sqlite+aiosqlite:////dev/null/x"), "cannot be kept"),
    ],
)
def test_serve_says_what_keeps_it_from_starting(arguments: tuple[str, ...], words: str) -> None:
    with running("serve", *arguments) as process:
        out, err = process.communicate()
        assert (process.returncode, out) == (1, "")
        assert len(err.splitlines()) == 1
        assert words in err


def test_serve_says_that_its_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with running("serve", "--port", port, "--database-url", database(tmp_path)) as process:
            _, err = process.communicate()
            assert process.returncode == 1
            assert err.startswith(f"Port {port} of 127.0.0.1 cannot be used")


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_cannot_be_is_wrong_usage(port: str) -> None:
    with running("serve", "--port", port) as process:
        process.communicate()
        assert process.returncode == 2


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://127.0.0.1:80"),
        ("::1", "http://[::1]:80"),
        ("table.example", "http://table.example:80"),
    ],
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, expected: str) -> None:
    assert address(host, 80) == expected


def test_our_own_addresses_are_not_for_others() -> None:
    assert not [one for one in network_addresses() if one.startswith("127.")]


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_display_is_found_where_there_is_one(
    platform: str, environment: dict[str, str], expected: bool
) -> None:
    assert has_display(environment, platform) is expected
