"""A bot from outside takes a seat by its private link and plays over the socket."""

import asyncio
import sys
from pathlib import Path

import pytest
from tests.server.kit import Site

EXAMPLE = Path(__file__).parents[2] / "examples" / "server_bot.py"


@pytest.mark.whole_game
async def test_the_example_plays_a_seat_to_the_end(site: Site) -> None:
    ann = site.person()
    table = await ann.make_table("me", "plain", "plain")
    line = await ann.look_on(table)
    link = site.url + line.table["rejoin"]
    await line.start()
    bot = await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, link)
    try:
        assert await asyncio.wait_for(bot.wait(), 120) == 0
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()
    await line.until(lambda line: line.game["now"]["phase"] == "over")
    board = line.game["board"]
    # It builds, as the plain bots beside it do not.
    assert {owner for owner, shop in zip(board["owners"], board["shops"], strict=True) if shop} == {
        line.seat
    }
