"""A signal ends a command quietly, at any moment, together with everything it has started."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "chinatown.cli"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")

# Tests that run in the background ignore interrupts, and `signal` must not be loaded yet.
INTERRUPTED_IMPORT = """
import _signal, os, sys
_signal.signal(2, _signal.default_int_handler)

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), 2)

sys.meta_path.insert(0, Interrupt())
sys.argv = ["chinatown", "simulate", "--games", "1"]
from chinatown.cli import main
main()
"""


@pytest.mark.own_process
@pytest.mark.parametrize(
    "module",
    ["signal", "chinatown.cli.process", "typer", "fluent.runtime", "rich.console", "chinatown.lab"],
)
def test_an_interrupt_while_it_loads_ends_it_without_a_word(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_IMPORT.format(module=module)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def wait_for(path: Path) -> None:
    """Wait until a file is there."""
    for _ in range(3000):
        if path.exists():
            return
        time.sleep(0.02)
    raise TimeoutError(path)


@pytest.mark.whole_game
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_the_workers_of_a_tournament_end_with_it(number: signal.Signals, tmp_path: Path) -> None:
    bots = ["--entrants", "random,random,random", "--games", "5000", "--processes", "2"]
    process = subprocess.Popen(
        [*COMMAND, "tournament", *bots, "--record-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_for(tmp_path / "game-0002.json")
        if number == signal.SIGINT:
            # That of a terminal reaches the workers too.
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        # The pipes are closed only when nobody is left who could write to them.
        out, err = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert (process.returncode, out) == (-number, ""), err
    # Where the pool had no time, Python itself says on stderr what it had to clear away.
    assert "Traceback" not in err


@pytest.mark.whole_game
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_simulation_dies_of_the_signal(number: signal.Signals, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "--games", "100000", "--record-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait_for(tmp_path / "game-0001.json")
        process.send_signal(number)
        out, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert (process.returncode, out, err) == (-number, "", "")
