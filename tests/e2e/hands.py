"""The ways in which a person works a page: with a mouse, a finger, or the keyboard alone."""

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

MAX_STEPS = 250
"""How many presses of a key lead from anywhere to anywhere."""

MAX_TRIES = 5
"""How often a press is repeated that came before its button had settled."""

SETTLED = ":not([data-settling]), [data-settling='']"

HURRY = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { --settling-ms: 50 }");
  document.adoptedStyleSheets.push(sheet);
})()"""
"""Lets presses count that come 50 ms after their button, instead of half a second."""

COUNT_DEAD_PRESSES = """new MutationObserver((changes) => {
  const dead = changes.filter(({ target }) => target.dataset.settling === "pressed").length;
  const { dataset } = document.documentElement;
  if (dead) dataset.deadPresses = Number(dataset.deadPresses ?? 0) + dead;
}).observe(document, { subtree: true, attributeFilter: ["data-settling"] })"""
"""Lets a page count the presses that came before their button had settled."""


def press_settled(target: Locator, press: Callable[[], None]) -> None:
    """Press what has been in its place for a while; again where it moved in that very moment.

    Raises TimeoutError when it does not come, or is gone.
    """
    settled = target.and_(target.page.locator(SETTLED))
    before = dead_presses(target.page)
    for _ in range(MAX_TRIES):
        settled.wait_for(state="attached")
        press()
        after = dead_presses(target.page)
        if after <= before:
            return
        before = after
    raise AssertionError(f"{target} does not come to rest")


def dead_presses(page: Page) -> int:
    """Return how many presses on a page did not count; a new page begins anew."""
    return int(page.locator("html").get_attribute("data-dead-presses") or 0)


class Hand(Protocol):
    """Works what a person can press or fill in."""

    def press(self, target: Locator) -> None:
        """Press a button, a link, a lot or a box."""

    def write(self, target: Locator, text: str) -> None:
        """Put a text in a field, in place of what is there."""


class Mouse:
    """A mouse, and a keyboard for what must be written.

    It leaves what it has pressed, as what lies under it keeps its place.
    """

    def press(self, target: Locator) -> None:
        press_settled(target, target.click)
        target.page.mouse.move(0, 0)

    def write(self, target: Locator, text: str) -> None:
        target.fill(text)


class Finger:
    """A finger on a touch screen."""

    def press(self, target: Locator) -> None:
        press_settled(target, target.tap)

    def write(self, target: Locator, text: str) -> None:
        target.tap()
        target.fill(text)


class Keys:
    """A keyboard alone: Tab leads to everything, arrows from lot to lot, Enter presses."""

    def __init__(self, page: Page) -> None:
        self._keyboard = page.keyboard

    def press(self, target: Locator) -> None:
        self._reach(target)
        key = "Space" if target.get_attribute("type") == "checkbox" else "Enter"
        press_settled(target, lambda: self._keyboard.press(key))

    def write(self, target: Locator, text: str) -> None:
        self._reach(target)
        self._keyboard.press("Control+a")
        self._keyboard.type(text)

    def _reach(self, target: Locator) -> None:
        expect(target).to_be_enabled()
        on_map = target.get_attribute("data-building") is not None
        visited: set[tuple[str, str]] = set()
        for _ in range(MAX_STEPS):
            here, *arrows = target.evaluate(_WHERE)
            if here == "target":
                return
            # From lot to lot by arrows, from all else to all else by Tab.
            key = "Tab"
            if on_map and arrows:
                key = next(arrow for arrow in arrows if (here, arrow) not in visited)
            visited.add((here, key))
            self._keyboard.press(key)
        raise AssertionError(f"the keyboard does not lead to {target}")


# Where the focus is and, on a lot, the arrow keys, first the one that points most to the target.
_WHERE = """target => {
  const here = document.activeElement;
  if (here === target) return ["target"];
  if (!here.hasAttribute("data-building")) return ["elsewhere"];
  const [from, to] = [here, target].map((it) => it.getBoundingClientRect());
  const [x, y] = [to.x - from.x, to.y - from.y];
  const arrows = [["ArrowRight", x], ["ArrowLeft", -x], ["ArrowDown", y], ["ArrowUp", -y]];
  arrows.sort(([, one], [, other]) => other - one);
  return [here.dataset.building, ...arrows.map(([key]) => key)];
}"""
