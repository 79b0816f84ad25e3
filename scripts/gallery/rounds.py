"""A game in each of its phases: alone with bots, far on, and with people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect
from scripts.gallery.studio import LONG, Studio
from scripts.pictures import Moment, asked, building
from tests.e2e.access import show
from tests.e2e.hands import Mouse
from tests.e2e.pages import Lobby, alone, gathered
from tests.e2e.reading import text
from tests.e2e.table import Table

from chinatown.game import CLASSIC, MODERN, Edition, Setup, State
from chinatown.game.state import DEAL
from chinatown.lab import make_bots, play_game
from chinatown.record import Record, replay
from chinatown.server.store.rows import ActionRow, GameRow, SeatRow, link_of_token
from chinatown.server.store.store import Store
from chinatown.server.times import time_text, utc_now

NAMES = (LONG[0], "Maximiliana", "Mei", "Wing", LONG[2])


def round_alone(studio: Studio) -> None:
    """Picture a round with bots, and all that opens at a table."""
    page = studio.person()
    table = alone(page)
    show(page, "light", "en")
    hand = Mouse()
    hand.press(page.locator("[data-testid^=card-]").first)
    studio.take(page, "deal")
    hand.press(page.locator("[data-testid^=card-]").first)
    table.keep()
    table.expect_phase("trade")
    expect(table.done).to_be_visible()
    studio.take(page, "trade")
    page.get_by_test_id("menu").click()
    studio.take(page, "menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    studio.take(page, "keys")
    page.keyboard.press("Escape")
    hand.press(page.get_by_test_id("rules-").first)
    expect(page.get_by_test_id("rule-aim")).to_be_visible()
    studio.take(page, "rules-beside")
    hand.press(page.get_by_test_id("rules-close"))
    page.get_by_test_id("commands-open").press("Enter")
    line = page.get_by_test_id("command-line")
    line.fill("help")
    line.press("Enter")
    expect(page.get_by_test_id("command-answer")).not_to_be_empty()
    studio.take(page, "commands")
    hand.press(page.get_by_test_id("board-in-words"))
    studio.take(page, "board-in-words")
    page.keyboard.press("Escape")
    hand.press(page.get_by_test_id("commands-close"))
    table.say_done()
    table.expect_phase("build")
    expect(table.build_confirm).to_be_visible()
    studio.take(page, "build")
    table.build(most=2)
    expect(table.income).to_be_visible()
    studio.take(page, "income")


def training(studio: Studio) -> None:
    """Picture what was missed in trading, which a table for training shows at once."""
    page = studio.person()
    table = alone(page, keep=True, variants=["training"])
    show(page, "light", "en")
    table.say_done()
    table.expect_phase("build")
    expect(page.get_by_test_id("missed-look")).to_be_visible()
    studio.take(page, "training")
    Mouse().press(page.get_by_test_id("missed-look"))
    expect(page.get_by_test_id("missed-look")).to_be_hidden()
    studio.take(page, "training-shown")


def classic(studio: Studio) -> None:
    """Picture the classic edition with variants, for five."""
    page = studio.person()
    table = alone(page, bots=4, edition="classic", name=NAMES[0], variants=["street-access"])
    show(page, "light", "en")
    studio.take(page, "classic-deal")
    table.keep()
    table.expect_phase("trade")
    expect(table.done).to_be_visible()
    studio.take(page, "classic-trade")


def late(studio: Studio) -> None:
    """Picture the last rounds of a game of five, in which the board is full."""
    for edition in (MODERN, CLASSIC):
        record = played(edition)
        kinds: dict[str, Callable[[State], Iterable[int]]] = {"build": building, "trade": asked}
        if edition is MODERN:
            kinds["deal"] = dealt
        moments = {f"{edition.name}late{kind}": late_moment(record, kinds[kind]) for kind in kinds}
        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor() as pool:
            pool.submit(
                asyncio.run, keep_tables(studio.server.database_url, record, moments)
            ).result()
        for name in moments:
            page = studio.person()
            page.goto(f"/r/{name}")
            page.get_by_test_id("take-seat").click()
            table = Lobby(page).table()
            expect(page.get_by_test_id("art")).to_be_attached()
            show(page, "light", "en")
            if name.endswith("build"):
                Mouse().press(page.locator("[data-testid^=my-tile-]:enabled").first)
                legal = table.lots(text("board-mark-legal"), pickable=True)
                expect(table.lot(legal[0])).to_be_visible()
            studio.take(page, name)


def played(edition: Edition) -> Record:
    """Return a game of five bots to its end."""
    setup = Setup(edition, len(NAMES), "lanterns")
    return play_game(setup, make_bots(setup, ["shopkeeper"]), NAMES).record


def dealt(state: State) -> list[int]:
    """Return the seats that choose cards."""
    return list(range(state.players)) if state.phase == DEAL else []


def late_moment(record: Record, seats: Callable[[State], Iterable[int]]) -> Moment:
    """Return the last moment of the game at which there is such a seat."""
    return [
        Moment(step.state.number, seat) for step in replay(record) for seat in seats(step.state)
    ][-1]


async def keep_tables(url: str, record: Record, moments: dict[str, Moment]) -> None:
    """Keep a table for each moment, whose other seats are people who are away."""
    store = await Store.open(url)
    now = time_text(utc_now())
    for name, (number, me) in moments.items():
        seats = tuple(
            SeatRow(
                seat,
                "",
                record.names[seat],
                link_of_token(f"{name}-{seat}" if seat != me else name),
            )
            for seat in range(record.setup.players)
        )
        setup = record.setup
        game = GameRow(name, now, setup.edition.name, (), (), seats, seed=setup.seed, started=now)
        await store.games.add(game)
        for at, action in enumerate(record.actions[:number], start=1):
            await store.log.write(name, ActionRow(at, action.seat, None, action, now), over=False)
    await store.close()


def people(studio: Studio) -> None:
    """Picture what people settle at a table: a pause, a vote, somebody who is away."""
    host, *friends = (studio.person() for _ in range(3))
    anna, ben, cleo = gathered(host, (friends[0], NAMES[0]), (friends[1], "Cleo"), keep=True)
    for table in (anna, ben, cleo):
        show(table.page, "light", "en")
    ben.end_now()
    expect(host.get_by_test_id("ballot-end")).to_be_visible()
    studio.take(host, "ballot")
    host.get_by_test_id("vote-no").click()
    expect(host.get_by_test_id("ballot-end")).to_be_hidden()
    ask_pause(cleo)
    expect(
        friends[1].get_by_test_id("ballot-pause").or_(friends[1].get_by_test_id("paused"))
    ).to_be_visible()
    studio.take(friends[1], "ballot-mine")
    host.get_by_test_id("vote-yes").click()
    expect(host.get_by_test_id("paused")).to_be_visible()
    studio.take(host, "paused")
    host.get_by_test_id("menu").click()
    host.get_by_test_id("leave-game").click()
    studio.take(host, "menu-leave")


def ask_pause(table: Table) -> None:
    """Let a table rest."""
    table.hand.press(table.page.get_by_test_id("menu"))
    table.hand.press(table.page.get_by_test_id("ask-pause"))
