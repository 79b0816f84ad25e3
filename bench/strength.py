"""Measures how strong bots are, and writes that part of bench/results.md.

    .venv/bin/python -m bench.strength [--only NAME,NAME...] [--games 400] [--exploiter-games 200]

It takes hours, and can be stopped and resumed, also in parts: results are kept below --folder, and
no game is played twice. `--list` prints the names, `--report` reports the results without playing.
The folder's name depends on the bots' code, so that games of different bots are not mixed.
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

from bench.exploiters import HEADING, LEVELS, row
from bench.results import write_part

from chinatown.lab.exploit_trials import Trial, try_exploiter
from chinatown.lab.exploiters.registry import EXPLOITERS
from chinatown.lab.match import Contest, seating_count
from chinatown.lab.pools import Pool, processes
from chinatown.lab.scorebook import Scorebook
from chinatown.lab.tournament import Share, Tournament, play_tournament

HOME = Path(__file__).parent
SOURCES = HOME.parent / "src" / "chinatown"
SEED = "strength"


class Pairing(NamedTuple):
    """A tournament: its name, its contest, and the wanted win share of the first entrant."""

    name: str
    contest: Contest
    wanted: float = 0.0


def _against(
    first: str,
    others: str,
    players: int,
    edition: str,
    wanted: float,
    variants: tuple[str, ...] = (),
) -> Pairing:
    entrants = (first, *(others,) * (players - 1))
    words = [first, others, str(players), edition, *variants]
    return Pairing("-".join(words), Contest(entrants, SEED, edition, variants), wanted)


ALL_ON = ("street-access", "keep-cards", "hidden-tiles", "open-money")
"""The switches that change what is known and what can be traded, all of them on."""

SWITCHES = (*((switch,) for switch in ALL_ON), ALL_ON)
"""Each of these switches alone, and all together."""


WINS = [
    _against("tycoon", "shopkeeper", 4, "modern", 0.7),
    _against("tycoon", "merchant", 4, "modern", 0.4),
    _against("merchant", "shopkeeper", 4, "modern", 0.5),
    *(
        # At other tables the same order of levels is wanted: more than an even share.
        _against(first, others, players, edition, 1 / players)
        for players, edition in ((3, "modern"), (5, "modern"), (4, "classic"))
        for first, others in (
            ("tycoon", "shopkeeper"),
            ("tycoon", "merchant"),
            ("merchant", "shopkeeper"),
        )
    ),
    _against("tycoon", "tycoon-1", 4, "modern", 0.4),
    *(
        _against(first, others, 4, "modern", wanted, switches)
        for switches in SWITCHES
        for first, others, wanted in (
            ("tycoon", "merchant", 0.35),
            ("tycoon", "shopkeeper", 0.35),
            ("merchant", "shopkeeper", 0.25),
        )
    ),
]
EQUALS = [
    Pairing(f"four-{kind}s", Contest((kind,) * 4, SEED, efficiency=True))
    for kind in ("tycoon", "merchant", "shopkeeper")
]
MAX_SECONDS = {"four-tycoons": 5.0, "four-shopkeepers": 1.0}
MIN_EFFICIENCIES = {"four-tycoons": (0.80, 0.98)}


def trial_name(level: str, exploiter: str) -> str:
    """Return the name of an exploiter's games against a level."""
    return f"{exploiter}-{level}".replace("/", "-")


TRIALS = [(level, exploiter) for level in LEVELS for exploiter in EXPLOITERS]
NAMES = [
    *(pairing.name for pairing in [*WINS, *EQUALS]),
    *(trial_name(level, exploiter) for level, exploiter in TRIALS),
]


def command(pairing: Pairing, games: int) -> str:
    """Return the command that plays a pairing at the terminal."""
    contest = pairing.contest
    words = ["chinatown tournament --entrants", ",".join(contest.entrants)]
    words += ["--games", str(games), "--seed", contest.seed]
    words += ["--edition", contest.edition] if contest.edition != "modern" else []
    words += [f"--variant {variant}" for variant in contest.variants]
    words += ["--efficiency"] if contest.efficiency else []
    return " ".join(words)


def games_played(folder: Path, contest: Contest, name: str) -> int:
    """Return how many games of a contest have results in the folder."""
    file = folder / f"{name}.jsonl"
    if not file.exists():
        return 0
    with Scorebook(file, contest) as book:
        return len(book.matches)


def whole_deals(games: int, contest: Contest) -> int:
    """Return the number of games, rounded up so that every deal is played in all seatings."""
    return games + -games % seating_count(contest)


def play(pairing: Pairing, games: int, folder: Path, pool: Pool | None) -> Tournament:
    """Play the missing games of a pairing, and return the figures of all of them."""
    return play_tournament(
        pairing.contest,
        games,
        pool=pool,
        resume=folder / f"{pairing.name}.jsonl",
        progress=_progress(pairing.name),
    )


def _progress(name: str) -> Callable[[int], None]:
    def report_progress(done: int) -> None:
        print(f"\r{name}: {done}", end="", flush=True)

    return report_progress


def wins_row(pairing: Pairing, result: Tournament) -> str:
    """Return a row about who wins how often; money is in thousands of dollars."""
    first, *others = result.entrants
    low, high = first.win_share_interval
    cash_low, cash_high = first.mean_cash_interval
    sign = ">" if pairing.wanted == first.even_share else "at least "
    cells = (
        f"{first.bot} against {result.players - 1} {others[0].bot}s",
        ", ".join([pairing.contest.edition, *pairing.contest.variants]),
        f"{first.games}",
        f"{first.win_share:.1%} ({low:.1%} to {high:.1%})",
        f"{sign}{pairing.wanted:.0%}",
        f"{first.mean_cash / 1000:,.0f} ({cash_low / 1000:,.0f} to {cash_high / 1000:,.0f})",
        f"{others[0].mean_cash / 1000:,.0f}",
        f"{first.rating.mu:.1f} / {others[0].rating.mu:.1f}",
        f"{first.trades:.1f} / {result.trades_per_game:.1f}",
        f"{first.decision_ms:.0f} / {first.p99_ms:.0f} / {first.slowest_ms:.0f}",
    )
    return f"| {' | '.join(cells)} |"


WINS_HEADING = (
    "| | edition, switches | games | won (95%) | wanted | mean cash (95%) | the others' "
    "| OpenSkill | trades: its own, all | ms a decision: mean, 99%, most |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)
EQUALS_HEADING = (
    "| | games | income a game | efficiency (95%) | wanted | trading efficiency (95%) | wanted "
    "| median s a game | wanted | trades a game | ms a decision: mean, 99%, most |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


def equals_row(pairing: Pairing, result: Tournament) -> str:
    """Return a row about what four bots of a kind earn, and how long they take."""
    (entrant,) = result.entrants
    wanted = MIN_EFFICIENCIES.get(pairing.name)
    max_seconds = MAX_SECONDS.get(pairing.name)
    cells = (
        pairing.name.replace("-", " "),
        f"{result.games}",
        f"{result.mean_total_income / 1000:,.0f}",
        _share(result.efficiency),
        f"at least {wanted[0]:.2f}" if wanted else "",
        _share(result.trading_efficiency),
        f"at least {wanted[1]:.2f}" if wanted else "",
        f"{result.median_seconds:.2f}",
        f"at most {max_seconds:.0f}" if max_seconds else "",
        f"{result.trades_per_game:.1f}",
        f"{entrant.decision_ms:.1f} / {entrant.p99_ms:.0f} / {entrant.slowest_ms:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def _share(share: Share | None) -> str:
    assert share is not None
    low, high = share.interval
    return f"{share.mean:.3f} ({low:.3f} to {high:.3f})"


INTRODUCTION = """\
# Measured strength

Written by `make strength` (`.venv/bin/python -m bench.strength`); `docs/bots.md` says how games
are counted. Every entrant sits in every seat on the same deals. Money is in thousands of dollars,
times are those of one core, intervals are of 95%.

"""
ABOUT_EXPLOITERS = """\
Each exploiter (`docs/bots.md`) plays three bots of a level, and so does an honest merchant in its
seats on the same deals. Wanted: no exploiter ends above the merchant, and no bot agrees to a trade
by which it loses by its own judgement. "Not surely" means above by less than the interval.
"""


def report(folder: Path) -> str:
    """Return that part of the results: the figures of all games in the folder."""
    wins = list(_played(WINS, folder))
    equals = list(_played(EQUALS, folder))
    trials = list(_trials(folder))
    text = INTRODUCTION + _machine()
    if wins:
        lines = [WINS_HEADING, *(wins_row(*played) for played in wins)]
        text += _section("Who beats whom", lines)
    if equals:
        lines = [EQUALS_HEADING, *(equals_row(*played) for played in equals)]
        text += _section("What four of a kind earn", lines)
    if trials:
        text += _section("Exploiters", [ABOUT_EXPLOITERS, HEADING, *map(row, trials)])
    lines = [command(pairing, result.games) for pairing, result in [*wins, *equals]]
    if trials:
        games = max(trial.games for trial in trials)
        lines.append(f"python -m bench.exploiters --games {games} --seed {SEED}")
    return text + _section("The commands", ["```sh", *lines, "```"])


def _section(title: str, lines: list[str]) -> str:
    return "\n".join([f"## {title}", "", *lines, "", ""])


def _machine() -> str:
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{when}, Python {platform.python_version()}, {os.cpu_count()} cores.\n\n"


def _played(pairings: list[Pairing], folder: Path) -> Iterator[tuple[Pairing, Tournament]]:
    for pairing in pairings:
        if games := games_played(folder, pairing.contest, pairing.name):
            yield pairing, play(pairing, games, folder, None)


def _trials(folder: Path) -> Iterator[Trial]:
    for level, exploiter in TRIALS:
        contest = Contest((exploiter, *(level,) * 3), SEED)
        if games := games_played(folder, contest, trial_name(level, exploiter)):
            yield try_exploiter(exploiter, level, games, SEED, folder=folder)


def digest() -> str:
    """Return 12 hexadecimal digits that depend on the code of the rules, bots and exploiters."""
    files = [
        file
        for part in ("game", "bots", "lab/exploiters")
        for file in sorted((SOURCES / part).rglob("*.py"))
    ]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def main() -> None:
    """Play what is asked for, and report all results in the folder."""
    parser = argparse.ArgumentParser(description="how strong bots are")
    parser.add_argument("--only", default="", help="names with commas; a part of a name will do")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--exploiter-games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--report", action="store_true")
    arguments = parser.parse_args()
    names = [
        name
        for name in NAMES
        if not arguments.only or any(part in name for part in arguments.only.split(","))
    ]
    if arguments.list:
        print("\n".join(names))
        return
    folder = arguments.folder or HOME / "games" / digest()
    folder.mkdir(parents=True, exist_ok=True)
    pool = processes(arguments.processes)
    for pairing in [] if arguments.report else [*WINS, *EQUALS]:
        if pairing.name in names:
            play(pairing, whole_deals(arguments.games, pairing.contest), folder, pool)
            print()
    for level, exploiter in [] if arguments.report else TRIALS:
        name = trial_name(level, exploiter)
        if name in names:
            try_exploiter(
                exploiter,
                level,
                arguments.exploiter_games,
                SEED,
                pool=pool,
                folder=folder,
                progress=_progress(name),
            )
            print()
    write_part(report(folder))


if __name__ == "__main__":
    main()
