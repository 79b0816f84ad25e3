"""Measures the peer in the same run: catanatron's random players, in a venv of their own.

Catanatron is under the GPL, so it is never a dependency: it is installed into `.bench-venv` only
for this measurement, and if that fails the results say so.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench.measures import Figure

HOME = Path(__file__).parent.parent
VENV = HOME / ".bench-venv"
PYTHON = VENV / "bin" / "python"

GAMES = """
import json, random, sys
from importlib.metadata import version
from time import process_time
from catanatron import Color, Game, RandomPlayer

def play(seed):
    random.seed(seed)
    game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=seed)
    game.play()
    return len(game.state.actions)

play(0)
runs = []
for run in range(int(sys.argv[1])):
    began = process_time()
    actions = sum(play(5 * run + game) for game in range(5))
    seconds = process_time() - began
    runs.append((actions / seconds, 5 / seconds))
print(json.dumps([version("catanatron"), *max(runs)]))
"""


def peer(*, fast: bool) -> list[Figure]:
    """Measure games of four of catanatron's random players on this machine."""
    try:
        if not PYTHON.exists():
            subprocess.run(
                [sys.executable, "-m", "venv", str(VENV)], check=True, capture_output=True
            )
        install = [str(PYTHON), "-m", "pip", "install", "--quiet", "catanatron==3.2.1"]
        subprocess.run(install, check=True, capture_output=True, timeout=300)
        run = subprocess.run(
            [str(PYTHON), "-c", GAMES, "2" if fast else "12"],
            check=True,
            capture_output=True,
            text=True,
            timeout=600,
        )
    except (OSError, subprocess.SubprocessError) as problem:
        return [
            Figure("catanatron", "not measured", "", f"could not be run: {type(problem).__name__}")
        ]
    version, actions, games = json.loads(run.stdout)
    note = f"catanatron {version}, best of several runs of 5 games"
    return [
        Figure("games of its four random players a second", f"{games:.1f}", "", note),
        Figure("their actions a second", f"{actions:,.0f}"),
    ]
