"""A game on one person's screen. What is read here is what is on the screen."""

import re
from collections.abc import Iterable

from playwright.sync_api import Locator, Page, expect
from tests.e2e.hands import Hand, Mouse
from tests.e2e.reading import dollars, money, offer_ids, text


class Table:
    """A game as it stands on one person's screen."""

    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self.hand = hand or Mouse()
        self.phase = page.get_by_test_id("phase")
        self.round = page.get_by_test_id("round")
        self.done = page.get_by_test_id("done")
        self.log = page.get_by_test_id("log")
        self.toast = page.get_by_test_id("toast")
        self.cash_shown = page.get_by_test_id("my-cash")
        self.income = page.get_by_test_id("income-summary")
        self.ranking = page.get_by_test_id("ranking").get_by_role("listitem")
        self.build_confirm = page.get_by_test_id("build-confirm")
        self.keep_confirm = page.get_by_test_id("keep-confirm")

    def expect_phase(self, phase: str) -> None:
        expect(self.phase).to_have_attribute("data-phase", phase)

    @property
    def phase_now(self) -> str:
        return self.phase.get_attribute("data-phase") or ""

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def cash(self) -> int:
        return dollars(self.cash_shown.inner_text())

    def expect_cash(self, amount: int) -> None:
        expect(self.cash_shown).to_contain_text(money(amount))

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        players = self.page.locator("[data-testid^=player-] .who strong")
        return players.all_inner_texts()

    @property
    def first_player(self) -> int:
        """The seat that is first in this round."""
        first: int = self.page.evaluate(_FIRST)
        return first

    def lot(self, building: int) -> Locator:
        return self.page.get_by_test_id(f"lot-{building}")

    def expect_owner(self, building: int, name: str = "") -> None:
        """Wait until a lot is said to be somebody's, or mine."""
        owner = text("board-owner", name=name, mine="no" if name else "yes")
        expect(self.lot(building)).to_have_attribute("aria-label", re.compile(f", {owner}(,|$)"))

    def lots(self, words: str = "", *, pickable: bool | None = None) -> list[int]:
        """Return the lots about which these words are said, and that can be picked or cannot."""
        lots: list[int] = self.page.evaluate(_LOTS, [words, pickable])
        return lots

    def lots_of(self, name: str = "") -> list[int]:
        """Return somebody's lots, or mine."""
        return self.lots(text("board-owner", name=name, mine="no" if name else "yes"))

    def keep(self, *, on_map: bool = False) -> list[int]:
        """Choose the first cards of those dealt, there or on the map, and return what is kept."""
        confirm = self.keep_confirm
        expect(confirm).to_be_visible()
        kept = []
        for building in self.lots(text("board-mark-dealt")):
            if confirm.is_enabled():
                break
            card = self.page.get_by_test_id(f"card-{building}")
            self.hand.press(self.lot(building) if on_map else card)
            expect(card).to_have_attribute("aria-pressed", "true")
            kept.append(building)
        self.hand.press(confirm)
        expect(confirm).to_be_hidden()
        return kept

    @property
    def composer(self) -> Locator:
        return self.page.get_by_test_id("composer")

    def tile(self, shop: str) -> Locator:
        """Return my tiles of a type, by its slug."""
        return self.page.get_by_test_id(f"my-tile-{shop}")

    @property
    def tiles(self) -> list[str]:
        """The slugs of my tile types."""
        tiles = self.page.locator("[data-testid^=my-tile-]").all()
        return [(tile.get_attribute("data-testid") or "")[8:] for tile in tiles]

    def compose(
        self,
        partner: int,
        lots: Iterable[int] = (),
        tiles: Iterable[str] = (),
        cash: Iterable[tuple[int, int]] = (),
        *,
        secret: bool = False,
    ) -> None:
        """Put on the scale lots of anyone, tiles of mine, and money as (who gives, how much)."""
        self.hand.press(self.page.get_by_test_id("compose"))
        self.hand.press(self.page.get_by_test_id(f"party-{partner}"))
        for building in lots:
            self.hand.press(self.lot(building))
        for shop in tiles:
            # On a phone the scale takes the place of the shelf.
            on_scale = self.composer.locator(f".mine [data-testid^=add-][data-testid$=-{shop}]")
            self.hand.press(on_scale if on_scale.is_visible() else self.tile(shop))
        for giver, amount in cash:
            self.pay(giver, amount)
        if secret:
            self.hand.press(self.composer.get_by_role("checkbox", name=text("secret-offer")))

    def pay(self, giver: int, amount: int) -> None:
        """Put a smallest note on the scale once more, or type a larger sum."""
        step = self.page.get_by_test_id(f"cash-{giver}-{amount}")
        if step.count():
            self.hand.press(step)
        else:
            self.hand.write(self.page.get_by_test_id(f"money-{giver}"), str(amount))

    def send(self) -> str:
        """Offer what lies on the scale and return the offer's id."""
        offers = self.page.locator("article[data-testid^=offer-]")
        own_offers = offers.filter(has_text=text("offer-mine"))
        before = offer_ids(own_offers)
        self.hand.press(self.page.get_by_test_id("send-offer"))
        expect(own_offers).to_have_count(len(before) + 1)
        expect(self.composer).to_be_hidden()
        (new,) = offer_ids(own_offers) - before
        return new

    @property
    def offers(self) -> set[str]:
        """The ids of all offers of the round that this person sees."""
        return offer_ids(self.page.locator("article[data-testid^=offer-]"))

    def offer(self, offer: str) -> Locator:
        return self.page.get_by_test_id(f"offer-{offer}")

    def expect_offer(self, offer: str, status: str) -> None:
        expect(self.offer(offer)).to_have_attribute("data-status", status)

    def agree(self, offer: str) -> None:
        """Agree to an offer, also where the page asks whether I want to lose by it."""
        button = self.page.get_by_test_id(f"agree-{offer}")
        self.hand.press(button)
        if button.filter(has_text=text("agree-sure", money="").rstrip()).count():
            self.hand.press(button)

    def counter(self, offer: str) -> None:
        self.hand.press(self.page.get_by_test_id(f"counter-{offer}"))

    def withdraw(self, offer: str) -> None:
        self.hand.press(self.page.get_by_test_id(f"withdraw-{offer}"))

    def refuse(self, offer: str, reason: str = "") -> None:
        self.hand.press(self.page.get_by_test_id(f"refuse-{offer}"))
        if reason:
            self.hand.write(self.page.get_by_label(text("reason")), reason)
        self.hand.press(self.page.get_by_test_id(f"refuse-confirm-{offer}"))

    @property
    def asked(self) -> str:
        """The id of an offer that waits for my answer, empty for none."""
        offer: str = self.page.evaluate(_ASKED)
        return offer

    @property
    def may_say_done(self) -> bool:
        """Whether I am still trading; the phase may end at any moment when I am not."""
        return self.page.locator("[data-testid=done][aria-pressed=false]").count() > 0

    def say_done(self) -> None:
        self.hand.press(self.done)
        expect(self.page.locator("[data-testid=done][aria-pressed=false]")).to_be_hidden()

    def build(self, most: int = 30) -> list[tuple[str, int]]:
        """Place tiles wherever the first may go, confirm, and return types and lots."""
        self.expect_phase("build")
        income = self.page.get_by_test_id("build-income")
        expect(income).to_be_attached()
        placed: list[tuple[str, int]] = []
        usable = self.page.locator("[data-testid^=my-tile-]:enabled")
        while len(placed) < most and usable.count():
            tile, before = usable.first, income.text_content() or ""
            shop = (tile.get_attribute("data-testid") or "")[8:]
            if tile.get_attribute("aria-pressed") != "true":
                self.hand.press(tile)
                expect(self.tile(shop)).to_have_attribute("aria-pressed", "true")
            lot = self.lots(text("board-mark-legal"), pickable=True)[0]
            self.hand.press(self.lot(lot))
            # Every shop more pays more, so the server has answered when the sum is another.
            expect(income).not_to_have_text(before)
            placed.append((shop, lot))
        more = usable.count() > 0
        self.hand.press(self.build_confirm)
        if more:
            # Building less than could be built takes a second press.
            sure = text("build-less-sure", count=len(placed)) if placed else text("build-pass-sure")
            expect(self.build_confirm).to_have_text(sure)
            self.hand.press(self.build_confirm)
        return placed

    def read_income(self) -> int:
        """Wait for the summary of a round's income, put it away, and return what I got."""
        own_line = self.income.get_by_role("listitem").first
        expect(own_line).to_be_visible()
        total = dollars(own_line.locator(".total").inner_text())
        self.hand.press(self.page.get_by_test_id("income-close"))
        expect(self.income).to_be_hidden()
        return total

    def end_now(self) -> None:
        """Ask for the game to end here; where I am the only person, it does."""
        self.hand.press(self.page.get_by_test_id("menu"))
        # It is asked about once.
        self.hand.press(self.page.get_by_test_id("ask-end"))
        self.hand.press(self.page.get_by_test_id("ask-end"))

    def finish_round(self) -> None:
        """Play the rest of a round in the shortest way."""
        if self.phase_now == "deal":
            self.keep()
        self.expect_phase("trade")
        self.say_done()
        self.build(most=0)
        self.read_income()


_LOTS = """([words, pickable]) =>
  [...document.querySelectorAll("[data-building]")]
    .filter((lot) => pickable === null || (lot.getAttribute("role") === "button") === pickable)
    .filter((lot) => !words || lot.getAttribute("aria-label").split(", ").includes(words))
    .map((lot) => Number(lot.dataset.building))
    .sort((a, b) => a - b)"""

_FIRST = """() => [...document.querySelectorAll("[data-testid^=player-]")]
  .findIndex((player) => player.querySelector(".first"))"""

_ASKED = """() => document.querySelector("[data-testid^=agree-]")?.dataset.testid.slice(6) ?? "" """
