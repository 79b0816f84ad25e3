"""What whoever runs a server does with its tables from the terminal, even while it runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeVar

from rich.table import Table
from rich.text import Text

from chinatown.cli.databases import chosen_database, opened, saying_what_is_wrong
from chinatown.cli.files import CommandError
from chinatown.cli.output import say
from chinatown.cli.printing import add_numbers, add_words, console, print_table
from chinatown.cli.words import printable, text
from chinatown.game.types import Seat
from chinatown.server.administration import Administration, TableLine, TableReport
from chinatown.server.identity import table_id_of
from chinatown.server.limits.bans import checked_network
from chinatown.server.store.reports import ReportRow

ACTIONS: Final = (
    *("list", "inspect", "end", "remove", "purge", "forget"),
    *("ban", "unban", "bans", "accounts", "reports", "close-report"),
)
"""What can be done."""

MAX_LISTED: Final = 200
"""How many tables are listed, latest first."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class AdminCommand:
    """What is to be done: an action, and the table, seat, days or address that it is about.

    Of `unban` the `table` is the id of a ban, of `reports` and `close-report` that of a report. An
    `account` is the name of a person's, `report` the id of one about the person to be banned.
    """

    action: str
    table: str
    seat: Seat | None
    days: float | None
    address: str = ""
    account: str = ""
    report: str = ""


def administer(command: AdminCommand, url: str, *, as_json: bool) -> None:
    """Do something with the tables of a database, and print what came of it.

    Raises CommandError or RequestError.
    """
    if command.action not in ACTIONS:
        raise CommandError("unknown-command", text=command.action, known=ACTIONS)
    if command.action in ("inspect", "end", "remove") and not command.table:
        raise CommandError("admin-needs-table", action=command.action)
    nobody = not command.account and (not command.table or command.seat is None)
    if command.action == "forget" and nobody:
        raise CommandError("admin-needs-person")
    if command.action == "purge" and command.days is None:
        raise CommandError("admin-needs-days", action=command.action)
    if command.action == "ban" and not (command.address or command.report) and nobody:
        raise CommandError("admin-needs-whom")
    if command.action == "unban" and not command.table:
        raise CommandError("admin-needs-ban")
    if command.action == "close-report" and not command.table:
        raise CommandError("admin-needs-report")
    _DONE_BY[command.action](command, chosen_database(url), as_json)


def _with_database(url: str, work: Callable[[Administration], Awaitable[T]]) -> T:
    async def run() -> T:
        async with opened(url) as store:
            return await work(Administration(store))

    with saying_what_is_wrong(url):
        return asyncio.run(run())


def _answer(fields: dict[str, Any], sentence: str, as_json: bool) -> None:
    say(json.dumps(fields) if as_json else sentence)


def _list(_command: AdminCommand, url: str, as_json: bool) -> None:
    lines = _with_database(url, lambda tables: tables.tables(MAX_LISTED))
    if as_json:
        say(json.dumps([_line_json(line) for line in lines]))
    elif lines:
        table = Table(title=text("admin-tables"), title_justify="left")
        add_words(table, *(text(f"admin-{name}") for name in ("table", "state", "people")))
        add_numbers(table, text("admin-bots"))
        add_words(table, text("admin-used"))
        for line in lines:
            state, people = text(f"admin-state-{line.state}"), ", ".join(line.people)
            table.add_row(line.id, state, Text(printable(people)), str(line.bots), line.last_used)
        print_table(table, console())
    else:
        say(text("admin-no-tables"))


def _inspect(command: AdminCommand, url: str, as_json: bool) -> None:
    table = table_id_of(command.table)
    report = _with_database(url, lambda tables: tables.report(table))
    fields = _report_json(report)
    if as_json:
        say(json.dumps(fields))
        return
    line, row = report.line, report.row
    say(text("admin-title", table=line.id, state=text(f"admin-state-{line.state}")))
    say(text("admin-times", created=line.created, used=line.last_used))
    say(text("admin-played", edition=row.edition, variants=" ".join(row.variants) or "-"))
    say(text("admin-actions", count=report.actions))
    seats = Table()
    add_numbers(seats, text("admin-seat"))
    add_words(seats, *(text(f"admin-{name}") for name in ("name", "bot", "browsers")))
    for seat in fields["seats"]:
        browsers = printable("; ".join(seat["browsers"]))
        name = Text(printable(seat["name"]))
        seats.add_row(str(seat["seat"]), name, seat["bot"], Text(browsers))
    print_table(seats, console())


def _end(command: AdminCommand, url: str, as_json: bool) -> None:
    table = table_id_of(command.table)
    _with_database(url, lambda tables: tables.end(table))
    _answer({"ended": table}, text("admin-ended", table=table), as_json)


def _remove(command: AdminCommand, url: str, as_json: bool) -> None:
    table = table_id_of(command.table)
    _with_database(url, lambda tables: tables.remove(table))
    _answer({"removed": table}, text("admin-removed", table=table), as_json)


def _purge(command: AdminCommand, url: str, as_json: bool) -> None:
    count = _with_database(url, lambda tables: tables.purge(command.days or 0.0))
    _answer({"purged": count}, text("admin-purged", count=count), as_json)


def _forget(command: AdminCommand, url: str, as_json: bool) -> None:
    table, seat = table_id_of(command.table), -1 if command.seat is None else command.seat
    if command.account:
        gone = _with_database(url, lambda tables: tables.forget_account(command.account))
    else:
        gone = _with_database(url, lambda tables: tables.forget(table, seat))
    sentence = text("admin-forgotten", tables=gone.tables, remarks=gone.remarks)
    _answer({"tables": gone.tables, "remarks": gone.remarks}, sentence, as_json)


def _ban(command: AdminCommand, url: str, as_json: bool) -> None:
    if command.address:
        try:
            network = checked_network(command.address)
        except ValueError as error:
            raise CommandError("bad-network", address=command.address) from error
        line = _with_database(url, lambda tables: tables.ban_network(network))
    elif command.account:
        line = _with_database(url, lambda tables: tables.ban_account(command.account))
    elif command.report:
        line = _with_database(url, lambda tables: tables.ban_reported(command.report))
    else:
        table, seat = table_id_of(command.table), -1 if command.seat is None else command.seat
        line = _with_database(url, lambda tables: tables.ban(table, seat))
    sentence = text("admin-banned", name=printable(line.name), ban=line.id)
    _answer(asdict(line), sentence, as_json)


def _unban(command: AdminCommand, url: str, as_json: bool) -> None:
    _with_database(url, lambda tables: tables.unban(command.table))
    _answer({"lifted": command.table}, text("admin-unbanned", ban=command.table), as_json)


def _bans(_command: AdminCommand, url: str, as_json: bool) -> None:
    lines = _with_database(url, lambda tables: tables.bans())
    if as_json:
        say(json.dumps([asdict(line) for line in lines]))
    elif lines:
        table = Table(title=text("admin-bans"), title_justify="left")
        add_words(table, *(text(f"admin-{name}") for name in ("ban", "whom", "since")))
        for line in lines:
            table.add_row(line.id, Text(printable(line.name)), line.since)
        print_table(table, console())
    else:
        say(text("admin-no-bans"))


def _accounts(_command: AdminCommand, url: str, as_json: bool) -> None:
    lines = _with_database(url, lambda tables: tables.accounts())
    if as_json:
        say(json.dumps([asdict(line) for line in lines]))
    elif lines:
        table = Table(title=text("admin-accounts"), title_justify="left")
        add_words(table, *(text(f"admin-{name}") for name in ("account", "made")))
        add_numbers(table, text("admin-sessions"))
        add_words(table, text("admin-used"))
        for line in lines:
            name = Text(printable(line.name))
            table.add_row(name, line.created, str(line.sessions), line.seen)
        print_table(table, console())
    else:
        say(text("admin-no-accounts"))


def _reports(command: AdminCommand, url: str, as_json: bool) -> None:
    if command.table:
        _report(_with_database(url, lambda tables: tables.read_report(command.table)), as_json)
        return
    rows = _with_database(url, lambda tables: tables.reports(MAX_LISTED))
    if as_json:
        say(json.dumps([_report_fields(row) for row in rows]))
    elif rows:
        table = Table(title=text("admin-reports"), title_justify="left")
        columns = ("report", "table", "whom", "reason", "since", "closed")
        add_words(table, *(text(f"admin-{name}") for name in columns))
        for row in rows:
            reason = text(f"reporting-reason-{row.reason}")
            table.add_row(row.id, row.game, Text(printable(row.name)), reason, row.at, row.closed)
        print_table(table, console())
    else:
        say(text("admin-no-reports"))


def _report(row: ReportRow, as_json: bool) -> None:
    if as_json:
        say(json.dumps(_report_fields(row)))
        return
    name, by = printable(row.name), printable(row.reporter_name) or "-"
    say(text("admin-report-title", report=row.id, name=name, table=row.game, seat=row.seat))
    say(text(f"reporting-reason-{row.reason}"))
    say(text("admin-report-by", by=by, at=row.at, closed=row.closed or "-"))
    if row.remark:
        say(text("admin-report-remark", remark=printable(row.remark)))
    say(text("admin-report-said", count=len(row.said)))
    for words in row.said:
        say(f"  {printable(words)}")


def _report_fields(row: ReportRow) -> dict[str, Any]:
    """Return a report without the ids of guests, by which people are known."""
    hidden = ("game", "whom", "reporter", "request")
    fields = {name: value for name, value in asdict(row).items() if name not in hidden}
    return {**fields, "table": row.game}


def _close_report(command: AdminCommand, url: str, as_json: bool) -> None:
    _with_database(url, lambda tables: tables.close_report(command.table))
    _answer({"closed": command.table}, text("admin-report-closed", report=command.table), as_json)


_DONE_BY: Final[dict[str, Callable[[AdminCommand, str, bool], None]]] = {
    "list": _list,
    "inspect": _inspect,
    "end": _end,
    "remove": _remove,
    "purge": _purge,
    "forget": _forget,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "accounts": _accounts,
    "reports": _reports,
    "close-report": _close_report,
}


def _line_json(line: TableLine) -> dict[str, Any]:
    return {
        "table": line.id,
        "state": line.state,
        "people": list(line.people),
        "bots": line.bots,
        "created": line.created,
        "used": line.last_used,
    }


def _report_json(report: TableReport) -> dict[str, Any]:
    """Return a table without links, guests and what is hidden in its game."""
    row = report.row
    return {
        **_line_json(report.line),
        "edition": row.edition,
        "variants": list(row.variants),
        "actions": report.actions,
        "following": row.following,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "bot": seat.bot,
                "host": seat.seat == row.host_seat,
                "browsers": [
                    holder.browser
                    for holder in row.holders
                    if holder.seat == seat.seat and not holder.lost
                ],
            }
            for seat in row.seats
        ],
    }
