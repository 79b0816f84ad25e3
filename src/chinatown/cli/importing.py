"""Making a recorded game a finished table of a server, which may run meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

from chinatown.cli.databases import chosen_database, opened, saying_what_is_wrong
from chinatown.cli.files import CommandError, read
from chinatown.cli.output import say
from chinatown.cli.replaying import proof_of
from chinatown.cli.words import text
from chinatown.record.record import Record
from chinatown.server.importing import Imported, import_record


def print_imported(file: Path, url: str) -> None:
    """Import a record, and print at which table it can be looked at.

    Raises CommandError for a file that cannot be read, or one that `verify` would not accept
    (`record-not-verified`), and what `import_record` raises.
    """
    data = read(file)
    proof = proof_of(data)
    if not proof.holds:
        raise CommandError("record-not-verified", file=str(file), reason=proof.text)
    record, database = Record.from_json(data), chosen_database(url)

    async def run() -> Imported:
        async with opened(database, new=True) as store:
            return await import_record(store, record)

    with saying_what_is_wrong(database):
        imported = asyncio.run(run())
    say(text("admin-imported" if imported.new else "admin-imported-before", table=imported.table))
