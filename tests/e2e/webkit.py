"""WebKitGTK as a person uses it, by WebDriver: Playwright drives no WebKit of a distribution.

What a person does is found by the same test ids as in the pages of the other browsers.
"""

import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from selenium.common.exceptions import ElementClickInterceptedException, WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from tests.e2e.hands import COUNT_DEAD_PRESSES

PATIENCE = 30.0
"""Seconds that anything may take, on a machine that has other things to do."""

POLL = 0.15
"""Seconds between two looks at a page, each of which makes the browser work."""

# Errors of the page, from its first script on, stand in the page where a test can read them.
NOTE_ERRORS = """window.troubles ??= [];
addEventListener("error", (event) => troubles.push(event.message));
addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
document.addEventListener("securitypolicyviolation", (event) =>
  troubles.push(`${event.violatedDirective} ${event.blockedURI}`));"""

Result = TypeVar("Result")


class Display:
    """A screen that nobody sees."""

    def __init__(self) -> None:
        program = shutil.which("Xvfb")
        assert program, "no Xvfb on this machine: scripts/browser installs it"
        self._process = subprocess.Popen(
            [program, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        self.name = f":{self._process.stdout.readline().strip()}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()


class WebKit:
    """A browser of one person, with cookies of its own."""

    def __init__(self, display: Display) -> None:
        driver = shutil.which("WebKitWebDriver")
        browsers = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
        assert driver, "no WebKitGTK on this machine: scripts/browser installs it"
        assert browsers, "WebKitGTK has no MiniBrowser on this machine"
        options = Options()
        options.binary_location = str(browsers[-1])
        options.add_argument("--automation")
        environment = {"DISPLAY": display.name, "PATH": "/usr/bin:/bin", "HOME": str(Path.home())}
        self.driver = WebKitGTK(options=options, service=Service(driver, env=environment))
        self.driver.set_window_size(1280, 850)

    def close(self) -> None:
        self.driver.quit()

    def open(self, url: str) -> None:
        self.driver.get(url)
        for script in (NOTE_ERRORS, COUNT_DEAD_PRESSES):
            self.driver.execute_script(script)

    @property
    def troubles(self) -> list[str]:
        """What went wrong in the page since it was opened."""
        troubles: list[str] = self.driver.execute_script("return window.troubles")
        return troubles

    def all(self, selector: str) -> list[WebElement]:
        """Return what is on the screen of what a CSS selector finds."""
        elements = self.driver.find_elements(By.CSS_SELECTOR, selector)
        return [element for element in elements if element.is_displayed()]

    def shows(self, words: str) -> bool:
        body: str = self.driver.execute_script("return document.body.innerText")
        return words in body

    def expect(self, condition: Callable[[], Result], what: str = "") -> Result:
        """Wait until something is so, and return it."""
        deadline = time.monotonic() + PATIENCE
        trouble: Exception | None = None
        while time.monotonic() < deadline:
            try:
                if result := condition():
                    return result
            except WebDriverException as error:
                # The page has changed between two looks at it.
                trouble = error
            time.sleep(POLL)
        raise AssertionError(f"waited in vain: {what}: {trouble}")

    def expect_shown(self, words: str) -> None:
        self.expect(lambda: self.shows(words), words)

    def expect_gone(self, words: str) -> None:
        self.expect(lambda: not self.shows(words), f"not {words}")

    def find(self, test_id: str) -> WebElement:
        """Wait until something is on the screen."""
        return self.expect(lambda: self.all(by_id(test_id))[0:1], test_id)[0]

    def press(self, test_id: str) -> None:
        """Wait until a button can be pressed, and press it."""

        def pressed() -> bool:
            return any(self._press(element) for element in self.all(by_id(test_id)))

        self.expect(pressed, f"press {test_id}")

    def _press(self, element: WebElement) -> bool:
        """Press a button if it can be pressed and has settled; return whether that counted."""
        if not element.is_enabled() or element.get_attribute("data-settling"):
            return False
        before = self._dead_presses
        try:
            element.click()
        except ElementClickInterceptedException:
            # It lies under the foot of a panel: a person scrolls first.
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
            element.click()
        counted = self._dead_presses <= before
        # What lies under a pointer would keep its place.
        self._point(0, 0)
        return counted

    @property
    def _dead_presses(self) -> int:
        page = self.driver.find_element(By.CSS_SELECTOR, "html")
        return int(page.get_attribute("data-dead-presses") or 0)

    def _point(self, x: int, y: int, *, click: bool = False) -> None:
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(x, y)  # type: ignore[no-untyped-call]
        if click:
            actions.pointer_action.click()
        actions.perform()

    def press_lot(self, building: int) -> None:
        """Press the middle of a lot on the map."""
        lot = self.find(f"lot-{building}")
        x, y = self.driver.execute_script(_MIDDLE, lot)
        self._point(x, y, click=True)

    def write(self, test_id: str, text: str) -> None:
        field = self.find(test_id)
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text)

    def choose(self, test_id: str, value: str) -> None:
        Select(self.find(test_id)).select_by_value(value)

    def lots(self, words: str) -> list[int]:
        """Return the lots about which these words are said."""
        lots: list[int] = self.driver.execute_script(_LOTS, words)
        return lots

    @property
    def standing_offer(self) -> str:
        """Wait for an offer that waits for my answer, and return its id."""
        button = self.expect(lambda: self.all("[data-testid^=agree-]")[0:1], "an offer")[0]
        return (button.get_attribute("data-testid") or "")[6:]

    @property
    def phase(self) -> str:
        return self.find("phase").get_attribute("data-phase") or ""

    def expect_phase(self, phase: str) -> None:
        self.expect(lambda: self.phase == phase, phase)

    def pass_building(self) -> None:
        """Build nothing, which is asked about where something could be built."""

        def passed() -> bool:
            for button in self.all(by_id("build-confirm")):
                self._press(button)
            return not self.all(by_id("build-confirm"))

        self.find("build-confirm")
        self.expect(passed, "building to end")

    def keep(self) -> None:
        """Keep the first cards of those dealt."""
        self.find("keep-confirm")
        for card in self.all("[data-testid^=card-]"):
            if self.find("keep-confirm").is_enabled():
                break
            self.press(card.get_attribute("data-testid") or "")
        self.press("keep-confirm")


_LOTS = """return [...document.querySelectorAll("[data-building]")]
  .filter((lot) => lot.getAttribute("aria-label").split(", ").includes(arguments[0]))
  .map((lot) => Number(lot.dataset.building))"""

_MIDDLE = """const [lot] = arguments;
lot.scrollIntoView({ block: "center", inline: "center" });
const { x, y, width, height } = lot.getBoundingClientRect();
return [Math.round(x + width / 2), Math.round(y + height / 2)]"""


def by_id(test_id: str) -> str:
    """Return the selector of a test id."""
    return f'[data-testid="{test_id}"]'
