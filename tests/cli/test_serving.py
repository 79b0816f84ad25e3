"""`chinatown serve` and `chinatown play` start a server and say where it is."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from chinatown.cli import serving
from chinatown.cli.app import app
from chinatown.cli.serving import has_display
from chinatown.server.addresses import address, network_addresses
from chinatown.server.run import Ready
from chinatown.server.settings import Settings

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


@pytest.mark.own_process
def test_serve_prints_its_address_as_soon_as_it_answers_and_stops_quietly(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database-url", database(tmp_path)) as process:
        line = first_line(process)
        assert re.fullmatch(r"http://127\.0\.0\.1:[1-9]\d+", line)
        with urlopen(f"{line}/api/options", timeout=10) as answer:
            assert {"editions", "lots", "bots"} <= json.load(answer).keys()
        assert stop(process) == (0, "Stopped. Every game is saved.\n")


@pytest.mark.own_process
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is always full here")
def test_a_server_that_cannot_say_where_it_is_stops(tmp_path: Path) -> None:
    command = [*COMMAND, "serve", "--port", "0", "--database-url", database(tmp_path)]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60
        )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "Can’t write the output: No space left on device."
    assert "Traceback" not in done.stderr


@pytest.mark.own_process
def test_a_server_that_is_told_to_end_keeps_its_games_and_dies_of_it(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database-url", database(tmp_path)) as process:
        first_line(process)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate()
        assert (process.returncode, err) == (-signal.SIGTERM, "Stopped. Every game is saved.\n")


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'none' / 'games.sqlite3'}"
    (tmp_path / "none").write_text("a file, no folder")
    status, _, err = chinatown("serve", "--port", "0", "--database-url", url)
    assert (status, err.startswith("Can’t keep games in")) == (1, True)


@pytest.mark.whole_game
def test_play_takes_the_next_free_port_and_tells_people(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database_url = database(tmp_path)
        with running("play", "--port", str(port), "--database-url", database_url) as process:
            match = re.fullmatch(
                r"Chinatown is at (http://127\.0\.0\.1:(\d+))", first_line(process)
            )
            assert match
            assert port < int(match[2]) < port + 100
            assert "--host 0.0.0.0" in first_line(process)
            with urlopen(match[1], timeout=10) as answer:
                assert answer.status == 200
            assert stop(process)[0] == 0


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """Let servers stop as soon as they have started; return what they were told."""
    given: list[Settings] = []

    def serve(settings: Settings, listening: socket.socket, ready: Ready) -> None:
        given.append(settings)
        ready(*listening.getsockname()[:2])
        listening.close()

    monkeypatch.setattr(serving, "serve_until_stopped", serve)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return given


def chinatown(*arguments: str) -> tuple[int, str, str]:
    """Run the command in this process; return exit status, stdout and stderr."""
    result = CliRunner().invoke(app, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_play_tells_the_address_for_others_when_they_may_come(started: list[Settings]) -> None:
    status, out, _ = chinatown("play", "--host", "0.0.0.0", "--port", "0")
    lines = out.splitlines()
    assert status == 0
    assert re.fullmatch(r"Chinatown is at http://127\.0\.0\.1:\d+", lines[0])
    addresses = network_addresses()
    for line, number in zip(lines[1:], addresses, strict=False):
        assert re.fullmatch(rf"Others on this network can reach it at http://{number}:\d+", line)
    assert len(lines) == 2 + len(addresses)
    assert started[0].host == "0.0.0.0"


def test_play_tells_the_public_address_and_opens_the_browser_here(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    monkeypatch.setenv("DISPLAY", ":9")
    public = "https://chinatown.example.org"
    _, out, _ = chinatown("play", "--host", "0.0.0.0", "--port", "0", "--public-url", f"{public}/")
    assert f"Others find it at {public}" in out
    assert opened.get(timeout=10).startswith("http://127.0.0.1:")
    assert started[0].public_url == public


@pytest.mark.parametrize("url", ["chinatown.example.org", "ftp://x.org", "https://", "http://x/y"])
def test_a_public_address_that_no_browser_opens_is_refused(
    started: list[Settings], url: str
) -> None:
    status, out, err = chinatown("serve", "--port", "0", "--public-url", url)
    assert (status, out) == (1, "")
    assert url in err
    assert started == []


def test_play_opens_the_browser_where_there_is_a_display(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    chinatown("play", "--port", "0")
    monkeypatch.setenv("DISPLAY", ":9")
    _, out, _ = chinatown("play", "--port", "0")
    assert out.startswith(f"Chinatown is at {opened.get(timeout=10)}\n")
    assert opened.empty()


def test_play_goes_on_when_no_browser_opens(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: str) -> bool:
        raise webbrowser.Error("none")

    monkeypatch.setattr(webbrowser, "open", fails)
    monkeypatch.setenv("DISPLAY", ":9")
    assert chinatown("play", "--port", "0")[0] == 0


def test_games_are_kept_in_the_users_own_folder_by_default(
    started: list[Settings], tmp_path: Path
) -> None:
    assert chinatown("serve", "--port", "0")[0] == 0
    assert started[0].database_url == database(tmp_path / "chinatown")
    assert (tmp_path / "chinatown" / "games.sqlite3").is_file()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--host", "192.0.2.77"), "Can’t use port"),
        (("--port", "0", "--database-url", "sqlite+nothing:///x"), "Can’t keep games in"),
        (("--port", "0", "--database-url", "nonsense"), "Can’t keep games in"),
        (
            ("--port", "0", "--database-url", "sqlite+aiosqlite:////dev/null/x"),
            "Can’t keep games in",
        ),
    ],
)
def test_serve_says_what_keeps_it_from_starting(
    started: list[Settings],
    arguments: tuple[str, ...],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = chinatown("serve", *arguments)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert words in err
    assert started == []
    assert list(tmp_path.iterdir()) == []


def test_a_taken_port_is_said_to_be_taken(started: list[Settings]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, out, err = chinatown("serve", "--port", str(port))
    assert (status, out) == (1, "")
    assert err.startswith(f"Can’t use port {port} of 127.0.0.1")


def test_play_says_when_no_port_is_free(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "TRIES", 2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 65535))
        taken.listen()
        status, out, err = chinatown("play", "--port", "65535")
    assert (status, out) == (1, "")
    assert err == "None of the ports 65535 to 65535 of 127.0.0.1 is free.\n"


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_cannot_be_is_wrong_usage(command: str, port: str) -> None:
    status, out, err = chinatown(command, "--port", port)
    assert (status, out) == (2, "")
    assert "--port" in err


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
    assert not [address for address in network_addresses() if address.startswith("127.")]


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
