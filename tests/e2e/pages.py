"""The pages up to a game as a person uses them, and tables at which one has begun."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.hands import Hand, Mouse
from tests.e2e.reading import text
from tests.e2e.seating import seat
from tests.e2e.table import Table

BOT = "bot:shopkeeper"


class Home:
    """The first page: my tables, and the form for a new one."""

    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self.hand = hand or Mouse()

    def open(self) -> "Home":
        self.page.goto("/")
        expect(self.page.get_by_test_id("new-table")).to_be_visible()
        return self

    def make(
        self,
        name: str,
        others: Sequence[str] = (BOT, BOT, BOT),
        *,
        edition: str = "modern",
        characters: Sequence[str] = (),
    ) -> "Lobby":
        """Make a table: me in the first seat, then `friend` or a bot for each other one.

        Bots are silent unless they have `characters`, one a seat.
        """
        page, hand = self.page, self.hand
        hand.write(page.get_by_test_id("my-name"), name)
        usual = page.get_by_test_id("usual-table")
        if usual.is_visible():
            hand.press(usual)
        if edition != "modern":
            page.get_by_role("radio", name=text(f"edition-{edition}")).check()
        if len(others) != 3:
            page.get_by_role("radio", name=str(len(others) + 1), exact=True).check()
        for number, kind in enumerate(others, start=1):
            if kind != BOT:
                page.get_by_test_id(f"seat-kind-{number}").select_option(kind)
            if kind.startswith("bot:"):
                character = characters[number - 1] if characters else "none"
                page.get_by_test_id(f"character-{number}").select_option(character)
        hand.press(page.get_by_test_id("create-table"))
        page.wait_for_url("**/t/*")
        return Lobby(page, hand)

    def play(self, name: str, others: Sequence[str] = (BOT, BOT, BOT), **wish: Any) -> Table:
        """Make a table with bots, which starts at once."""
        return self.make(name, others, **wish).table()


class Lobby:
    """A table before its game begins."""

    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self.hand = hand or Mouse()

    @property
    def invite(self) -> str:
        """The link for friends."""
        return self.page.get_by_test_id("invite-link").input_value()

    @property
    def rejoin(self) -> str:
        """My private way back."""
        return self.page.get_by_test_id("rejoin-link").input_value()

    def join(self, name: str) -> None:
        self.hand.write(self.page.get_by_test_id("join-name"), name)
        self.hand.press(self.page.get_by_test_id("join"))

    def expect_seated(self, name: str) -> None:
        """Wait until a player of this name sits at the table."""
        seats = self.page.locator("[data-testid^=lobby-seat-]")
        expect(seats.filter(has_text=name)).to_be_visible()

    def start(self) -> Table:
        self.hand.press(self.page.get_by_test_id("start"))
        return self.table()

    def table(self) -> Table:
        """Wait until the game has begun."""
        table = Table(self.page, self.hand)
        expect(table.phase).to_be_visible()
        return table


def gathered(
    host: Page, *friends: tuple[Page, str], bots: int = 0, keep: bool = False, **wish: Any
) -> list[Table]:
    """Open a table on the pages of a host, Anna, and her friends, where the game has begun.

    With `keep` all have chosen their cards, and trade. Nothing of it is pressed: the lobby, the
    invitation and the cards have tests of their own. `wish` is as in `seat`.
    """
    seat(host, friends, bots, keep=keep, **wish)
    tables = [Lobby(page).table() for page in (host, *(page for page, _ in friends))]
    if keep:
        for table in tables:
            table.expect_phase("trade")
            # The panel comes after the page: what dies before has not begun to trade.
            expect(table.done).to_be_visible()
    return tables


def alone(person: Page, bots: int = 3, **wish: Any) -> Table:
    """Open a table with bots on a page, where the game has begun; see `gathered`."""
    (table,) = gathered(person, bots=bots, **wish)
    return table


def play_out_round(*tables: Table) -> list[int]:
    """From trading on let the people in the first seats play a round, and return their incomes."""
    for table in tables:
        table.say_done()
    first, players = tables[0].first_player, len(tables[0].names)
    # In the order in which they build.
    for _, table in sorted(enumerate(tables), key=lambda at: (at[0] - first) % players):
        table.build()
    return [table.read_income() for table in tables]
