"""Measures what people feel of the client, in Chromium: presses, frames, loading, and growth.

    .venv/bin/python -m bench.browser [--fast]

A server and a browser of its own share this machine's processor; what else runs on it disturbs all
figures. They are wall-clock times.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from tests.e2e.browsing import CHROMIUM_ARGUMENTS, chromium
from tests.e2e.hands import HURRY
from tests.e2e.lines import Line as Way
from tests.e2e.seating import line_of, seat
from tests.e2e.serving import Server

SCREEN: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 120_000
"""Milliseconds that anything may take."""

FAR = 0.5
"""Seconds that everything takes to and from the server that is far away."""

SLOW_3G = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
"""400 kbit/s with 400 ms to the server and back, as WebPageTest has it."""

Row = tuple[str, str, str, str]
"""What is measured, the measure, what is wanted, and a note."""

_COUNT_FRAMES = """() => {
  window.frames_ = [];
  let before = performance.now();
  const note = (now) => {
    window.frames_.push(now - before);
    before = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""

_NOTE_PRESSES = """(() => {
  window.presses = [];
  let press = null;
  addEventListener("pointerdown", ({ timeStamp }) => {
    press = { at: timeStamp, seen: null };
    window.presses.push(press);
  }, true);
  const ticks = "[role=timer], .clock, .left";
  const look = (changes) => {
    const noted = press;
    const changed = changes.some(({ target, attributeName }) =>
      attributeName !== "data-settling" && !(target.parentElement ?? target).closest?.(ticks));
    if (!noted || noted.seen !== null || !changed) return;
    noted.seen = 0;
    // Once the frame with the change has been drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (noted.seen = performance.now() - noted.at);
      port2.postMessage(0);
    });
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
})()"""

_CARDS_CAN_BE_KEPT = """() => {
  const card = document.querySelector("[data-testid^=card-]");
  if (!card || !card.checkVisibility()) return false;
  window.usable ??= performance.now();
  return true;
}"""


@dataclass
class Held:
    """What a page holds after all that nobody needs was thrown away."""

    bytes: int
    nodes: int
    listeners: int


class Bench:
    """A browser and the server whose tables it shows."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server

    @contextmanager
    def visitor(self, url: str = "") -> Iterator[Page]:
        """Open a page of a new visitor, who lets things move and whose presses count at once."""
        context = self._browser.new_context(base_url=url or self._server.url, viewport=SCREEN)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(HURRY)
        yield context.new_page()
        context.close()

    def presses(self) -> list[Row]:
        """Measure how soon something is seen of presses whose server is far away."""
        way = Way(self._server.port, FAR)
        try:
            with self.visitor(way.url) as page:
                page.context.add_init_script(_NOTE_PRESSES)
                seat(page, bots=3)
                seen = [time for time in map(_press, [page] * 40, _steps(page)) if time is not None]
        finally:
            way.close()
        note = f"{len(seen)} kinds of presses, {FAR} s to the server and as much back"
        return [
            ("a press is seen, median", f"{median(seen):.0f} ms", "at most 50 ms", note),
            ("a press is seen, slowest", f"{max(seen):.0f} ms", "at most 50 ms", ""),
        ]

    def frames(self, deals: int) -> list[Row]:
        """Measure the frames of 0.6 s in which cards are revealed and tiles drawn, with motion."""
        frames: list[float] = []
        for _ in range(deals):
            with self.visitor() as page:
                seat(page, bots=4)
                page.wait_for_load_state("networkidle")
                _pick_cards(page)
                page.evaluate(_COUNT_FRAMES)
                page.get_by_test_id("keep-confirm").click()
                page.locator("[data-phase=trade]").first.wait_for()
                page.wait_for_timeout(600)
                frames += page.evaluate("() => window.frames_")
        note = f"{len(frames)} frames, {deals} deals to five players, no graphics card"
        return [
            ("a frame while dealing, median", f"{median(frames):.1f} ms", "at most 17 ms", note)
        ]

    def loading(self) -> list[Row]:
        """Measure when cards can be chosen at a table that is opened, and the second visit."""
        usual, _ = self._opened(slow=False)
        slow, again = self._opened(slow=True)
        return [
            ("a table can be played", f"{usual:.2f} s", "at most 1 s", "nothing stored before"),
            (
                "the same, slow",
                f"{slow:.2f} s",
                "at most 5 s",
                "6x slowed processor, 400 kbit/s, 400 ms to the server and back",
            ),
            ("a second visit loads", f"{again / 1000:.1f} kB", "at most 10 kB", "over HTTP"),
        ]

    def _opened(self, *, slow: bool) -> tuple[float, int]:
        """Return the seconds until a new table can be played, and the bytes of a second visit."""
        with self.visitor() as host, self.visitor() as page:
            seat(host, bots=3)
            page.context.add_cookies(host.context.cookies())  # type: ignore[arg-type]
            network = page.context.new_cdp_session(page)
            network.send("Network.enable")
            if slow:
                network.send("Emulation.setCPUThrottlingRate", {"rate": 6})
                network.send("Network.emulateNetworkConditions", SLOW_3G)
            page.goto(host.url, wait_until="commit")
            page.wait_for_function(_CARDS_CAN_BE_KEPT, polling="raf")
            seconds = page.evaluate("window.usable") / 1000
            page.wait_for_load_state("networkidle")
            return seconds, self._loaded_again(page, network, host.url)

    def _loaded_again(self, page: Page, network: CDPSession, url: str) -> int:
        loaded: list[float] = []
        network.on(
            "Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"])
        )
        page.goto("about:blank")
        loaded.clear()
        page.goto(url)
        page.wait_for_function(_CARDS_CAN_BE_KEPT)
        page.wait_for_load_state("networkidle")
        return round(sum(loaded))

    def growth(self) -> list[Row]:
        """Compare a page that has shown a whole game of bots with one that is opened at its end."""
        with self.visitor() as page:
            table = _table_of_bots(page)
            page.get_by_test_id("ranking").wait_for()
            page.wait_for_timeout(8000)
            # What came by itself after the last round, and does not on a page that is opened later.
            page.get_by_test_id("income-close").click()
            # Presses are compared with the two before, whose buttons are kept for that.
            for name in ("talk", "happened", "all"):
                page.get_by_test_id(f"filter-{name}").click()
                page.wait_for_timeout(1000)
            lived = _held(page)
            page.goto("about:blank")
            page.goto(table)
            page.get_by_test_id("ranking").wait_for()
            page.wait_for_timeout(8000)
            # A page that is opened later has the end of the log until somebody wants more of it.
            while (earlier := page.get_by_test_id("log-earlier")).is_visible():
                earlier.click()
                page.wait_for_timeout(1000)
            fresh = _held(page)
        memory = f"{lived.bytes / 1e6:.1f} MB, {fresh.bytes / 1e6:.1f} MB when opened at its end"
        nodes = f"{lived.nodes:,} and {fresh.nodes:,}, text and what was taken out included"
        return [
            _grown(
                "memory of a page after a game of six rounds", lived.bytes / fresh.bytes, memory
            ),
            _grown("nodes of the page, likewise", lived.nodes / fresh.nodes, nodes),
        ]


def _grown(name: str, ratio: float, note: str) -> Row:
    return name, f"{ratio - 1:+.0%}", "at most +10%", note


def _steps(page: Page) -> Iterator[str]:
    """Yield the presses of somebody who goes through a round, as selectors."""
    _pick_cards(page)
    yield "[data-testid=keep-confirm]"
    page.locator("[data-phase=trade]").first.wait_for()
    page.wait_for_timeout(3000)
    yield "[data-testid=compose]"
    yield "[data-testid=party-1]"
    yield "[data-testid=cash-0-10000]"
    yield "[data-building].selectable"
    yield "[data-testid=send-offer]"
    yield "[data-testid^=my-tile-]:enabled"
    yield "[data-testid=drop-draft]"
    yield "[data-testid=new-call]"
    yield "[data-testid^=call-seeks-cash]"
    yield "[data-testid=send-call]"
    page.get_by_test_id("chat").locator("input").fill("Who has a tea house?")
    yield "[data-testid=chat-send]"
    yield "[data-testid=chat-to]"
    yield "[data-testid=menu]"
    yield "[data-testid=plain-board]"
    yield "[data-testid^=mute-]"
    page.keyboard.press("Escape")
    yield "[data-testid=done]"


def _press(page: Page, selector: str) -> float | None:
    """Press something, and return after how many milliseconds something of it was drawn."""
    page.wait_for_timeout(1200)
    page.locator(selector).first.click()
    page.wait_for_function("() => window.presses.at(-1)?.seen > 0")
    seen: float = page.evaluate("() => window.presses.at(-1).seen")
    print(f"    {selector}: {seen:.0f} ms", file=sys.stderr)
    return seen


def _pick_cards(page: Page) -> None:
    confirm = page.get_by_test_id("keep-confirm")
    page.locator("[data-testid^=card-]").first.wait_for()
    for card in page.locator("[data-testid^=card-]").all():
        if not confirm.is_enabled():
            card.click()


def _table_of_bots(page: Page) -> str:
    """Begin a game of four bots, look on, and return its address."""
    bot = {"kind": "bot", "bot": "shopkeeper", "character": "none"}
    wish = {"name": "Anna", "edition": "modern", "seats": [bot] * 4}
    made = page.context.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    table = made.json()["table"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("start").wait_for()
    with line_of(page, made.url + f"/{table}") as line:
        line.ask(t="start")
    return f"/t/{table}"


def _held(page: Page) -> Held:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    values = {metric["name"]: int(metric["value"]) for metric in metrics}
    return Held(values["JSHeapUsedSize"], values["Nodes"], values["JSEventListeners"])


def rows(*, fast: bool) -> Iterator[Row]:
    """Measure everything in a browser, one after the other."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_pause=0.05, limits="off")
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=chromium(), args=CHROMIUM_ARGUMENTS
            )
            bench = Bench(browser, server)
            yield from bench.loading()
            yield from bench.frames(1 if fast else 4)
            yield from bench.presses()
            yield from bench.growth()
        finally:
            server.kill()


def main() -> None:
    """Measure, and print the figures."""
    for name, value, wanted, note in rows(fast="--fast" in sys.argv[1:]):
        print(f"{name}: {value} ({wanted}) {note}", flush=True)


if __name__ == "__main__":
    main()
