"""Takes the pictures of the documentation: the same game each time, as the client looks now.

    scripts/screenshots

Bots play a game from a fixed seed. Moments of it become tables of a server, at which one of the
seats is a person's, whose screen is pictured.
"""

from __future__ import annotations

import asyncio
import base64
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from tests.e2e.browsing import CHROMIUM_ARGUMENTS, DESKTOP, PHONE, chromium
from tests.e2e.pages import Lobby
from tests.e2e.reading import text
from tests.e2e.serving import Server
from tests.e2e.table import Table

from chinatown.game import MODERN, Setup, State, waiting_for
from chinatown.game.state import BUILD
from chinatown.lab import make_bots, play_game
from chinatown.record import Record, replay
from chinatown.server.store.rows import ActionRow, GameRow, SeatRow, link_of_token
from chinatown.server.store.store import Store
from chinatown.server.times import time_text, utc_now

PERSON = "Anna"
BOTS = ("Mei", "Wing", "Rosa")
BOT = "shopkeeper"
SEED = "lanterns"
ROUND = 5
TILES = 3
MAX_PAUSE = 3600.0
"""A pause of bots, in seconds, in which any picture is taken."""


def main(folder: Path) -> None:
    """Write the pictures into a folder."""
    setup = Setup(MODERN, 1 + len(BOTS), SEED)
    record = play_game(setup, make_bots(setup, [BOT]), (PERSON, *BOTS)).record
    moments = {"table": moment(record, asked), "phone": moment(record, building)}
    with tempfile.TemporaryDirectory() as home:
        server = Server(Path(home), bot_pause=MAX_PAUSE)
        asyncio.run(keep_tables(server.database_url, record, moments))
        server.start()
        try:
            take_pictures(server, folder)
        finally:
            server.stop()


def take_pictures(server: Server, folder: Path) -> None:
    """Look at the tables that the server keeps."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        table = open_table(browser, server, "table", DESKTOP)
        phone = open_table(browser, server, "phone", PHONE)
        choose_a_tile(phone)
        for name, seen in (("table", table), ("phone", phone)):
            picture = without_filters(browser.new_page(), seen.page.screenshot())
            (folder / f"{name}.png").write_bytes(picture)
        browser.close()


class Moment(NamedTuple):
    """A point of a game: the number of the last action, and the seat that sees it in a picture."""

    number: int
    seat: int


def moment(record: Record, seats: Callable[[State], Iterable[int]]) -> Moment:
    """Return the first moment of the round at which there is such a seat."""
    return next(
        Moment(step.state.number, seat)
        for step in replay(record)
        if step.state.round >= ROUND
        for seat in seats(step.state)
    )


def asked(state: State) -> list[int]:
    """Return the seats that others wait for to answer an offer."""
    waiting = [offer.parties & ~offer.agreed for offer in state.offers if offer.status == "open"]
    return [seat for seat in range(state.players) if any(mask >> seat & 1 for mask in waiting)]


def building(state: State) -> list[int]:
    """Return the seats that may build and have much to place."""
    if state.phase != BUILD:
        return []
    return [seat for seat in waiting_for(state) if sum(state.tiles[seat]) >= TILES]


async def keep_tables(url: str, record: Record, moments: dict[str, Moment]) -> None:
    """Keep a table for each moment; its name is also the private way to the seat."""
    store = await Store.open(url)
    now = time_text(utc_now())
    for name, (number, me) in moments.items():
        others = iter(BOTS)
        seats = tuple(
            SeatRow(seat, "", PERSON, link_of_token(name))
            if seat == me
            else SeatRow(seat, BOT, next(others), link_of_token(f"{name}-{seat}"))
            for seat in range(record.setup.players)
        )
        game = GameRow(name, now, MODERN.name, (), (), seats, seed=record.setup.seed, started=now)
        await store.games.add(game)
        for at, action in enumerate(record.actions[:number], start=1):
            await store.log.write(name, ActionRow(at, action.seat, None, action, now), over=False)
    await store.close()


def open_table(browser: Browser, server: Server, name: str, size: ViewportSize) -> Table:
    """Sit down at a table."""
    small = size is PHONE
    context = browser.new_context(
        base_url=server.url,
        viewport=size,
        has_touch=small,
        is_mobile=small,
        color_scheme="light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"/r/{name}")
    page.get_by_test_id("take-seat").click()
    table = Lobby(page).table()
    expect(page.get_by_test_id("art")).to_be_attached()
    return table


def choose_a_tile(table: Table) -> None:
    """Take a tile that can be placed, so that lots light up."""
    table.page.locator("[data-testid^=my-tile-]:enabled").first.tap()
    legal = table.lots(text("board-mark-legal"), pickable=True)
    expect(table.lot(legal[0])).to_be_visible()


def without_filters(page: Page, picture: bytes) -> bytes:
    """Return the same PNG picture, written so that plain areas and letters take less room."""
    encoded = base64.b64encode(picture).decode()
    width, height, pixels = page.evaluate(PIXELS, encoded)
    raw = base64.b64decode(pixels)
    rows = [raw[at : at + 3 * width] for at in range(0, len(raw), 3 * width)]
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    # Filters, which browsers use, are good for photographs and bad for drawings.
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    chunks = [(b"IHDR", head), (b"IDAT", body), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


PIXELS = """async (picture) => {
  const image = await createImageBitmap(
    await (await fetch(`data:image/png;base64,${picture}`)).blob(),
  );
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const all = context.getImageData(0, 0, width, height).data;
  const pixels = all.filter((_, at) => at % 4 < 3);
  let bytes = "";
  for (let at = 0; at < pixels.length; at += 8192)
    bytes += String.fromCharCode(...pixels.subarray(at, at + 8192));
  return [width, height, btoa(bytes)];
}"""


if __name__ == "__main__":
    main(Path(sys.argv[1]))
