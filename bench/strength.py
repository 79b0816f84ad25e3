"""Measure how strong bots are, and write that part of bench/results.md.

    .venv/bin/python -m bench.strength [--only NAME,NAME...] [--games 400] [--cheat-games 200]

It takes hours, and can be stopped and run again, also in parts: games are kept below --folder and
not played twice. `--list` tells the names, `--report` writes down what is there without playing.
The folder's name changes with the bots' code, so that games of different bots are not mixed.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from bench.cheats import HEADING, LEVELS, row
from bench.results import write_part

from chinatown.lab.exploit_trials import Trial, try_exploiter
from chinatown.lab.exploiters import EXPLOITERS
from chinatown.lab.match import Contest, seatings
from chinatown.lab.pools import Pool, processes
from chinatown.lab.scorebook import Scorebook
from chinatown.lab.tournament import Share, Tournament, play_tournament

HOME = Path(__file__).parent
SOURCES = HOME.parent / "src" / "chinatown"
SEED = "strength"


class Pairing(NamedTuple):
    """A tournament: what it is called, who plays, the share that the first is to win at least."""

    name: str
    contest: Contest
    wanted: float = 0.0


def _against(first: str, others: str, players: int, edition: str, wanted: float) -> Pairing:
    entrants = (first, *(others,) * (players - 1))
    name = f"{first}-{others}-{players}-{edition}"
    return Pairing(name, Contest(entrants, SEED, edition), wanted)


WINS = [
    _against("tycoon", "shopkeeper", 4, "modern", 0.7),
    _against("tycoon", "merchant", 4, "modern", 0.4),
    _against("merchant", "shopkeeper", 4, "modern", 0.5),
    *(
        # With other tables the same order of levels is wanted: more than an even share.
        _against(first, others, players, edition, 1 / players)
        for players, edition in ((3, "modern"), (5, "modern"), (4, "classic"))
        for first, others in (
            ("tycoon", "shopkeeper"),
            ("tycoon", "merchant"),
            ("merchant", "shopkeeper"),
        )
    ),
]
EQUALS = [
    Pairing(f"four-{kind}s", Contest((kind,) * 4, SEED, efficiency=True))
    for kind in ("tycoon", "merchant", "shopkeeper")
]
MAX_SECONDS = {"four-tycoons": 5.0, "four-shopkeepers": 1.0}
LEAST = {"four-tycoons": (0.80, 0.98)}
TRIALS = [(level, cheat) for level in LEVELS for cheat in EXPLOITERS]
NAMES = [
    *(one.name for one in [*WINS, *EQUALS]),
    *(f"{cheat}-{level}".replace("/", "-") for level, cheat in TRIALS),
]


def command(one: Pairing, games: int) -> str:
    """Return the command that plays a pairing at the terminal."""
    contest = one.contest
    words = ["chinatown tournament --entrants", ",".join(contest.entrants)]
    words += ["--games", str(games), "--seed", contest.seed]
    words += ["--edition", contest.edition] if contest.edition != "modern" else []
    words += ["--efficiency"] if contest.efficiency else []
    return " ".join(words)


def kept(folder: Path, contest: Contest, name: str) -> int:
    """Return how many games of a contest are in the folder."""
    file = folder / f"{name}.jsonl"
    if not file.exists():
        return 0
    with Scorebook(file, contest) as book:
        return len(book.matches)


def everybody_sits_everywhere(games: int, contest: Contest) -> int:
    """Return the number of games, made up to whole deals."""
    return games + -games % seatings(contest)


def play(one: Pairing, games: int, folder: Path, pool: Pool | None) -> Tournament:
    """Play what is missing of a pairing, and return what all of it came to."""
    file = folder / f"{one.name}.jsonl"
    return play_tournament(one.contest, games, pool=pool, resume=file, progress=_progress(one.name))


def _progress(name: str) -> Callable[[int], None]:
    def tell(done: int) -> None:
        print(f"\r{name}: {done}", end="", flush=True)

    return tell


def wins_row(one: Pairing, found: Tournament) -> str:
    """Return a line about who wins how often; money in thousands of dollars."""
    first, *others = found.entrants
    low, high = first.win_share_interval
    least, most = first.mean_cash_interval
    sign = ">" if one.wanted == first.even_share else "at least "
    cells = (
        f"{first.bot} against {found.players - 1} {others[0].bot}s",
        one.contest.edition,
        f"{first.games}",
        f"{first.win_share:.1%} ({low:.1%} to {high:.1%})",
        f"{sign}{one.wanted:.0%}",
        f"{first.mean_cash / 1000:,.0f} ({least / 1000:,.0f} to {most / 1000:,.0f})",
        f"{others[0].mean_cash / 1000:,.0f}",
        f"{first.rating.mu:.1f} / {others[0].rating.mu:.1f}",
        f"{first.trades:.1f}",
        f"{first.decision_ms:.0f} / {first.p99_ms:.0f} / {first.slowest_ms:.0f}",
    )
    return f"| {' | '.join(cells)} |"


WINS_HEADING = (
    "| | edition | games | won (95%) | wanted | mean cash (95%) | the others' | OpenSkill "
    "| trades | ms a decision: mean, 99%, most |\n|---|---|---|---|---|---|---|---|---|---|"
)
EQUALS_HEADING = (
    "| | games | income a game | efficiency (95%) | wanted | trading efficiency (95%) | wanted "
    "| median s a game | wanted | trades a game | ms a decision: mean, 99%, most |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


def equals_row(one: Pairing, found: Tournament) -> str:
    """Return a line about what four equals earn, and in which time."""
    (entrant,) = found.entrants
    least = LEAST.get(one.name)
    most = MAX_SECONDS.get(one.name)
    cells = (
        one.name.replace("-", " "),
        f"{found.games}",
        f"{found.mean_total_income / 1000:,.0f}",
        _share(found.efficiency),
        f"at least {least[0]:.2f}" if least else "",
        _share(found.trading_efficiency),
        f"at least {least[1]:.2f}" if least else "",
        f"{found.median_seconds:.2f}",
        f"at most {most:.0f}" if most else "",
        f"{found.trades_per_game:.1f}",
        f"{entrant.decision_ms:.1f} / {entrant.p99_ms:.0f} / {entrant.slowest_ms:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def _share(share: Share | None) -> str:
    assert share is not None
    low, high = share.interval
    return f"{share.mean:.3f} ({low:.3f} to {high:.3f})"


INTRODUCTION = """\
# Measured strength

Written by `make strength` (`.venv/bin/python -m bench.strength`); `docs/bots.md` tells how games
are counted. Everyone sits in every seat on the same deals. Money is in thousands of dollars, times
are those of one core, intervals are of 95%.

"""
ABOUT_CHEATS = """\
Each cheat (`docs/bots.md`) plays three bots of a level, and so does an honest merchant in its seats
on the same deals. Wanted: no cheat ends above the merchant, and no bot agrees to a trade that loses
by its own judgement. "Not surely" is above by less than the interval.
"""


def report(folder: Path) -> str:
    """Return the part of the results: what all games come to that are in the folder."""
    wins = list(_played(WINS, folder))
    equals = list(_played(EQUALS, folder))
    trials = list(_trials(folder))
    text = INTRODUCTION + _machine()
    if wins:
        lines = [WINS_HEADING, *(wins_row(one, found) for one, found in wins)]
        text += _section("Who beats whom", lines)
    if equals:
        lines = [EQUALS_HEADING, *(equals_row(one, found) for one, found in equals)]
        text += _section("What four of a kind earn", lines)
    if trials:
        text += _section("Cheats", [ABOUT_CHEATS, HEADING, *map(row, trials)])
    lines = [command(one, found.games) for one, found in [*wins, *equals]]
    if trials:
        games = max(one.games for one in trials)
        lines.append(f"python -m bench.cheats --games {games} --seed {SEED}")
    return text + _section("The commands", ["```sh", *lines, "```"])


def _section(title: str, lines: list[str]) -> str:
    return "\n".join([f"## {title}", "", *lines, "", ""])


def _machine() -> str:
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{when}, Python {platform.python_version()}, {os.cpu_count()} cores.\n\n"


def _played(pairings: list[Pairing], folder: Path) -> Iterator[tuple[Pairing, Tournament]]:
    for one in pairings:
        if games := kept(folder, one.contest, one.name):
            yield one, play(one, games, folder, None)


def _trials(folder: Path) -> Iterator[Trial]:
    for level, cheat in TRIALS:
        contest = Contest((cheat, *(level,) * 3), SEED)
        if games := kept(folder, contest, f"{cheat}-{level}".replace("/", "-")):
            yield try_exploiter(cheat, level, games, SEED, folder=folder)


def digest() -> str:
    """Return a word that changes with the rules, the bots and the cheats."""
    files = [
        file
        for part in ("game", "bots", "lab/cheats")
        for file in sorted((SOURCES / part).rglob("*.py"))
    ]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def main() -> None:
    """Play what is asked for, and write down all that is there."""
    parser = argparse.ArgumentParser(description="how strong bots are")
    parser.add_argument("--only", default="", help="names with commas; a part of a name will do")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cheat-games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--report", action="store_true")
    wanted = parser.parse_args()
    names = [
        name
        for name in NAMES
        if not wanted.only or any(part in name for part in wanted.only.split(","))
    ]
    if wanted.list:
        print("\n".join(names))
        return
    folder = wanted.folder or HOME / "games" / digest()
    folder.mkdir(parents=True, exist_ok=True)
    pool = processes(wanted.processes)
    for one in [] if wanted.report else [*WINS, *EQUALS]:
        if one.name in names:
            play(one, everybody_sits_everywhere(wanted.games, one.contest), folder, pool)
            print()
    for level, cheat in [] if wanted.report else TRIALS:
        name = f"{cheat}-{level}".replace("/", "-")
        if name in names:
            tell = _progress(name)
            try_exploiter(
                cheat, level, wanted.cheat_games, SEED, pool=pool, folder=folder, progress=tell
            )
            print()
    write_part(report(folder))


if __name__ == "__main__":
    main()
