"""A server can be stopped at any moment."""

from pathlib import Path

import pytest
from tests.server.kit import keep_all, running, seated

from chinatown.game import Offer, Trade, Transfer
from chinatown.server.tables.table import Table


async def test_tables_that_are_loaded_while_others_are_closed_are_closed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "games") as site:
        first, _ = await seated(site, "Ann", "Ben", "Cho")
        second, lines = await seated(site, "Dan", "Eve", "Fay")
        await keep_all(lines)
        lot = lines[0].game["board"]["owners"].index(0) + 1
        await lines[0].do(Offer(0, Trade((Transfer(0, 1, (lot,)),)), seconds=60))
    async with running(tmp_path / "games") as site:
        # The second table is loaded just while the first is closed.
        await site.tables.get(first)
        late = await site.tables.get(second)
        await late.close(None)
        del site.tables.loaded[second]
        loaded = []
        close = Table.close

        async def load_another(table: Table, bots: None) -> None:
            if table.id == first:
                loaded.append(await site.tables.get(second))
            await close(table, bots)

        monkeypatch.setattr(Table, "close", load_another)
        await site.tables.close()
        assert len(loaded) == 1
        assert not loaded[0].clocks.running
