"""The commands and their options; the work is done in modules imported when they are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import chinatown
from chinatown.cli.completion import bot_lists, editions, language_tags, variants
from chinatown.cli.help_texts import Worded
from chinatown.cli.output import complain, fail, say
from chinatown.cli.program import Program
from chinatown.cli.words import FAILED, USAGE, text
from chinatown.game.errors import BadSetup, GameError

app = typer.Typer(
    name="chinatown",
    cls=Program,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _command(
    name: str, context_settings: dict[str, Any] | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return what makes a command of a function; `Program` gives it its texts."""
    return app.command(name, cls=Worded, context_settings=context_settings)


def _print_version(wanted: bool) -> None:
    if wanted:
        say(f"chinatown {chinatown.__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_print_version, is_eager=True, help="help-version"),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        help="frame-lang",
        expose_value=False,
        autocompletion=language_tags,
    ),
]
Host = Annotated[str, typer.Option(metavar="ADDRESS", help="help-host")]
DatabaseUrl = Annotated[str, typer.Option(metavar="URL", help="help-database")]
RedisUrl = Annotated[str, typer.Option(metavar="URL", help="help-redis")]
TrustedProxy = Annotated[
    list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", help="help-trusted-proxy")
]
PublicUrl = Annotated[str, typer.Option(metavar="URL", help="help-public-url")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="help-replay-file")]


def _port(message: str) -> Any:
    return typer.Option(metavar="PORT", min=0, max=65535, help=message)


def _option(message: str, metavar: str, complete: Callable[[str], list[str]] | None = None) -> Any:
    return typer.Option(metavar=metavar, help=message, autocompletion=complete)


def _readable(word: str) -> str:
    """Return an argument with escapes for bytes that are no UTF-8, so that a file can hold it."""
    return word.encode(errors="backslashreplace").decode()


@contextmanager
def _saying(status: int = FAILED) -> Iterator[None]:
    """Turn an error into a sentence on stderr and an exit status."""
    try:
        yield
    except GameError as error:
        fail(error, status)


@app.callback()
def chinatown_(context: typer.Context, version: Version = False, lang: Lang = "") -> None:
    """Print help where no command is named."""
    del version, lang  # a callback has printed the one, and `Program` speaks the other
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(USAGE)


@_command("play")
def play(
    host: Host = "127.0.0.1",
    port: Annotated[int, _port("help-play-port")] = 8000,
    database_url: DatabaseUrl = "",
    public_url: PublicUrl = "",
    trusted_proxy: TrustedProxy = None,
) -> None:
    """Start a server on the port or the next free one, and open the browser there."""
    from chinatown.cli.serving import run_and_open

    with _saying():
        run_and_open(host, port, database_url, public_url, trusted_proxy or ())


@_command("serve")
def serve(
    host: Host = "127.0.0.1",
    port: Annotated[int, _port("help-port")] = 8000,
    database_url: DatabaseUrl = "",
    public_url: PublicUrl = "",
    redis_url: RedisUrl = "",
    trusted_proxy: TrustedProxy = None,
) -> None:
    """Start a server on exactly this port, or any for 0, and print its address."""
    from chinatown.cli.serving import run

    with _saying():
        run(host, port, database_url, public_url, redis_url, trusted_proxy or ())


@_command("admin")
def admin(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="help-admin-action")],
    table: Annotated[str, typer.Argument(metavar="[TABLE]", help="help-admin-table")] = "",
    seat: Annotated[int | None, _option("help-admin-seat", "N")] = None,
    days: Annotated[float | None, typer.Option(min=0, metavar="N", help="help-admin-days")] = None,
    account: Annotated[str, _option("help-admin-account", "NAME")] = "",
    address: Annotated[str, _option("help-admin-address", "ADDRESS")] = "",
    report: Annotated[str, _option("help-admin-report", "REPORT")] = "",
    database_url: DatabaseUrl = "",
    as_json: Json = False,
) -> None:
    """Do something with the tables of a server, which may run meanwhile."""
    from chinatown.cli.administering import AdminCommand, administer

    with _saying():
        command = AdminCommand(action, table, seat, days, address, account, report)
        administer(command, database_url, as_json=as_json)


@_command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    database_url: DatabaseUrl = "",
) -> None:
    """Write all tables of a database into a file."""
    from chinatown.cli.backing_up import print_backup

    with _saying():
        print_backup(file, database_url)


@_command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    database_url: DatabaseUrl = "",
) -> None:
    """Add the tables of a backup that a database does not have."""
    from chinatown.cli.backing_up import print_restored

    with _saying():
        print_restored(file, database_url)


@_command("import")
def import_(record: RecordFile, database_url: DatabaseUrl = "") -> None:
    """Make a recorded game a finished table of a server."""
    from chinatown.cli.importing import print_imported

    with _saying():
        print_imported(record, database_url)


@_command("simulate", context_settings={"allow_extra_args": True})
def simulate(
    context: typer.Context,
    players: Annotated[int, _option("help-players", "N")] = 4,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="help-games")] = 100,
    seed: Annotated[str, _option("help-seed", "TEXT")] = "1",
    edition: Annotated[str, _option("help-edition", "NAME", editions)] = "modern",
    variant: Annotated[list[str] | None, _option("help-variant", "VARIANT", variants)] = None,
    bots: Annotated[str, _option("help-bots", "BOT,BOT...", bot_lists)] = "random",
    record_dir: Annotated[Path | None, _option("help-record-dir", "FOLDER")] = None,
    as_json: Json = False,
) -> None:
    """Print what many games of bots come to; `--variant a b` is taken as two variants."""
    from chinatown.bots.base import UnknownBot
    from chinatown.cli.files import CommandError
    from chinatown.cli.simulating import print_simulation, run_simulation
    from chinatown.lab.errors import BadRun
    from chinatown.lab.outside.errors import OutsideBotError

    words = [*(variant or []), *context.args]
    try:
        result = run_simulation(
            players=players,
            games=games,
            seed=_readable(seed),
            edition=edition,
            variants=[word for words_ in words for word in words_.replace(",", " ").split()],
            bots=[bot.strip() for bot in bots.split(",") if bot.strip()],
            record_dir=record_dir,
        )
    except (BadSetup, BadRun, UnknownBot, OutsideBotError, CommandError) as error:
        fail(error, USAGE)
    except GameError as error:
        fail(error)
    print_simulation(result, as_json=as_json)


@_command("tournament", context_settings={"allow_extra_args": True})
def tournament(
    context: typer.Context,
    entrants: Annotated[str, _option("help-entrants", "BOT,BOT...", bot_lists)],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="help-games")] = 100,
    seed: Annotated[str, _option("help-seed", "TEXT")] = "1",
    edition: Annotated[str, _option("help-edition", "NAME", editions)] = "modern",
    variant: Annotated[list[str] | None, _option("help-variant", "VARIANT", variants)] = None,
    processes: Annotated[int, typer.Option(min=1, metavar="N", help="help-processes")] = 1,
    ray: Annotated[str, _option("help-ray", "ADDRESS")] = "",
    efficiency: Annotated[bool, typer.Option("--efficiency", help="help-efficiency")] = False,
    resume: Annotated[Path | None, _option("help-resume", "FILE")] = None,
    csv: Annotated[Path | None, _option("help-csv", "FILE")] = None,
    record_dir: Annotated[Path | None, _option("help-record-dir", "FOLDER")] = None,
    as_json: Json = False,
) -> None:
    """Print how bots do against each other; `--variant a b` is taken as two variants."""
    from chinatown.bots.base import UnknownBot
    from chinatown.cli.files import CommandError
    from chinatown.cli.tournament import print_tournament, run_tournament
    from chinatown.lab import pools
    from chinatown.lab.errors import BadRun
    from chinatown.lab.match import Contest
    from chinatown.lab.outside.errors import OutsideBotError
    from chinatown.lab.ray_pool import RayError, RayPool
    from chinatown.lab.scorebook import OtherTournament

    words = " ".join([*(variant or []), *context.args]).replace(",", " ").split()
    kinds = tuple(bot.strip() for bot in entrants.split(",") if bot.strip())
    try:
        result = run_tournament(
            Contest(kinds, _readable(seed), edition, tuple(words), efficiency),
            games,
            pool=RayPool(ray) if ray else pools.processes(processes),
            resume=resume,
            csv=csv,
            record_dir=record_dir,
        )
    except (
        *(BadSetup, BadRun, UnknownBot, OutsideBotError),
        *(CommandError, OtherTournament, RayError),
    ) as error:
        fail(error, USAGE)
    except GameError as error:
        fail(error)
    print_tournament(result, as_json=as_json)


@_command("puzzles")
def puzzles(
    seed: Annotated[str, _option("help-seed", "TEXT")] = "1",
    number: Annotated[int, typer.Option(min=1, metavar="N", help="help-puzzles-number")] = 10,
    processes: Annotated[int, typer.Option(min=1, metavar="N", help="help-processes")] = 1,
    out: Annotated[Path | None, _option("help-puzzles-out", "FILE")] = None,
) -> None:
    """Make puzzles from games of bots, each rated by how often bots miss its trade."""
    from chinatown.cli.puzzling import write_puzzles
    from chinatown.lab import pools

    with _saying():
        write_puzzles(_readable(seed), number, out, pools.processes(processes))


@_command("income")
def income(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-income-file")],
    as_json: Json = False,
) -> None:
    """Print what the businesses of one position or several pay."""
    import json

    from chinatown.cli.files import read
    from chinatown.cli.income_table import print_income
    from chinatown.cli.positions import read_positions

    with _saying(USAGE):
        data = read(file)
    with _saying():
        positions, listed = read_positions(data)
    if as_json:
        answers = [position.as_json() for position in positions]
        say(json.dumps(answers if listed else answers[0]))
        return
    if not positions:
        say(text("income-no-positions"))
    for position in positions:
        print_income(position)


@_command("replay")
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="help-to")] = None,
) -> None:
    """Print what happened in a game, and the board, up to an action or the end."""
    from chinatown.cli.files import read
    from chinatown.cli.replaying import print_replay
    from chinatown.record.record import Record

    with _saying(USAGE):
        data = read(file)
    with _saying():
        print_replay(Record.from_json(data), to)


@_command("solve")
def solve(
    file: RecordFile,
    round_: Annotated[int, typer.Option("--round", metavar="N", help="help-round")],
    seat: Annotated[str, _option("help-seat", "PLAYER")] = "",
    fixed: Annotated[bool, typer.Option("--fixed", help="help-fixed")] = False,
    as_json: Json = False,
) -> None:
    """Print and draw the placement that pays most, of one owner of everything or of a player."""
    from chinatown.cli.files import read
    from chinatown.cli.solve import print_solved
    from chinatown.record.record import Record

    with _saying(USAGE):
        data = read(file)
    with _saying():
        print_solved(Record.from_json(data), round_, seat, fixed=fixed, as_json=as_json)


@_command("verify")
def verify(
    file: RecordFile,
) -> None:
    """Exit with 0 when a record is whole and replays as it says, else with 1, saying where not."""
    from chinatown.cli.files import read
    from chinatown.cli.replaying import proof_of

    with _saying(USAGE):
        data = read(file)
    with _saying():
        proof = proof_of(data)
    if not proof.holds:
        complain(proof.text)
        raise typer.Exit(FAILED)
    say(proof.text)


@_command("convert")
def convert(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-convert-file")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="help-out")
    ] = None,
) -> None:
    """Write the transcript of a record, or the record of a transcript."""
    from chinatown.cli.converting import converted, write
    from chinatown.cli.files import read

    with _saying(USAGE):
        data = read(file)
    with _saying():
        result = converted(data)
    with _saying(USAGE):
        write(out, result)


@_command("report")
def report(
    source: Annotated[Path, typer.Argument(metavar="RECORD|FOLDER", help="help-report-source")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="PATH", help="help-report-out")
    ] = None,
    csv: Annotated[Path | None, _option("help-csv", "FILE")] = None,
    parquet: Annotated[Path | None, _option("help-parquet", "FILE")] = None,
    force: Annotated[bool, typer.Option("--force", help="help-force")] = False,
    as_json: Json = False,
) -> None:
    """Write the figures of a finished game, or of all in a folder, for people or programs."""
    from chinatown.cli.report.command import outputs, report_folder, report_game

    with _saying(USAGE):
        output = outputs(source, out, csv, parquet, as_json=as_json, force=force)
    with _saying():
        (report_folder if source.is_dir() else report_game)(source, output)
