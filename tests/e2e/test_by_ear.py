"""A whole game by typing and listening: nothing is seen, pointed at or clicked."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from chinatown.catalogue import catalogue

text = catalogue("client", "errors", "events", "shops", "spoken").text

MAX_TABS = 60
LAST_ROUND = 6
MAX_ASKED = 500
"""How often something is asked again, while others play."""


_LISTEN = """news => {
  globalThis.heard = [];
  new MutationObserver(() => globalThis.heard.push(news.textContent))
    .observe(news, { childList: true, characterData: true, subtree: true });
}"""


class Listener:
    """Somebody who has the keyboard and hears what a screen reader says."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.get_by_role("textbox", name=text("spoken-line"))
        self.answers = page.get_by_role("log", name=text("spoken-answer"))

    def listen(self) -> None:
        """Take note of all that is read aloud of its own accord from now on."""
        self.page.get_by_test_id("news").evaluate(_LISTEN)

    @property
    def heard(self) -> list[str]:
        heard: list[str] = self.page.evaluate("globalThis.heard")
        return heard

    def tab_to(self, target: Locator) -> None:
        """Press Tab until something has the keyboard."""
        for _ in range(MAX_TABS):
            if target.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def press(self, role: str, name: str, key: str = "Enter") -> None:
        target = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        expect(target).to_be_visible()
        self.tab_to(target)
        self.page.keyboard.press(key)

    def say(self, command: str) -> str:
        """Type a command and return what is answered."""
        expect(self.line).to_be_focused()
        before = self.answers.get_attribute("data-answered") or ""
        self.page.keyboard.insert_text(command)
        self.page.keyboard.press("Enter")
        expect(self.answers).not_to_have_attribute("data-answered", before)
        return "\n".join(filter(None, self.answers.inner_text().splitlines()))

    def wait(self, question: str, *signs: str, gone: str = "") -> str:
        """Ask again until the answer has one of some signs, or no longer has one."""
        for _ in range(MAX_ASKED):
            answer = self.say(question)
            if any(sign in answer for sign in signs) or (gone and gone not in answer):
                return answer
        raise AssertionError(f"{question}: {answer}")


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


def line_of(answer: str, beginning: str) -> str:
    return next(line for line in answer.splitlines() if line.startswith(beginning))


def learn_the_board(me: Listener, kept: list[int]) -> None:
    """Hear what is mine, what lies beside it, and who is in its district."""
    lots = numbers(line_of(me.say("what do I have"), "Without a shop"))
    assert lots == sorted(kept)
    beside = me.say(f"what is beside {lots[0]}?")
    near = numbers(line_of(beside, f"Beside {lots[0]}:"))[1:]
    assert near
    for building in near:
        assert f"Building {building}, " in beside
    about = me.say(f"who owns {lots[0]}")
    assert f"Building {lots[0]}, yours" in about
    district = numbers(line_of(about, "In district"))[0]
    owners = me.say(f"who owns district {district}")
    assert str(lots[0]) in line_of(owners, "you:")
    read_the_tables(me, lots[0])


def read_the_tables(me: Listener, building: int) -> None:
    """Open the board in words by a command, find a building of mine, and come back."""
    me.page.keyboard.insert_text("board")
    me.page.keyboard.press("Enter")
    board = me.page.get_by_role("dialog", name=text("spoken-board-title"))
    expect(board.get_by_role("table")).to_have_count(6)
    row = board.get_by_role("row").filter(
        has=me.page.get_by_role("rowheader", name=str(building), exact=True)
    )
    expect(row.get_by_role("cell").first).to_have_text("yours")
    me.page.keyboard.press("Escape")
    expect(board).to_be_hidden()
    expect(me.line).to_be_focused()


def make_an_offer(me: Listener, kept: list[int]) -> None:
    """Offer what only a fool would refuse, and hear that it is agreed to; answer what is asked."""
    offered = me.say(f"offer green {kept[0]} for 10000")
    assert f"building {kept[0]}" in offered
    assert text("spoken-confirm") in offered
    assert me.say("yes") == text("spoken-ok")
    me.wait("what happened", f"building {kept[0]}")
    # Several things at about the same time are read together, a moment later.
    me.page.wait_for_function("() => globalThis.heard.length > 0")
    again = " ".join(me.say("what was that").splitlines())
    assert again in [words.strip() for words in me.heard]


def build(me: Listener, in_round: str) -> None:
    """Place tiles where they may go until none is left or the round is over."""
    me.wait("status", "lace your tiles", gone=f"{in_round}Build")
    while True:
        where = me.say("where can I build")
        options = [line for line in where.splitlines() if " can go on " in line]
        if not options:
            break
        shop, lots = options[0].split(" can go on ")
        planned = me.say(f"build {shop} {numbers(lots)[0]}")
        assert f"{shop} on {numbers(lots)[0]}" in planned
    me.say("done")


# Once Tab has led through Firefox's own bars, keys of Playwright press no button any more.
@pytest.mark.only_browser("chromium")
def test_a_whole_game_is_played_by_typing_and_listening(person: Page) -> None:
    me = Listener(person)
    person.goto("/")
    name = person.get_by_role("textbox", name=text("my-name"))
    expect(name).to_be_visible()
    me.tab_to(name)
    person.keyboard.press("Control+A")
    person.keyboard.insert_text("Ada")
    me.press("button", text("create-table"))
    person.wait_for_url("**/t/*")
    me.listen()
    opener = person.get_by_role("button", name=text("spoken-open"))
    opener.wait_for(state="attached")
    me.tab_to(opener)
    person.keyboard.press("Enter")

    assert "offer green 20" in me.say("help")
    for round_number in range(1, LAST_ROUND + 1):
        in_round = f"round {round_number} of {LAST_ROUND}: "
        me.wait("status", f"{in_round}Deal")
        cards = me.say("cards")
        dealt = numbers(line_of(cards, "Your cards"))
        count = numbers(line_of(cards, "Keep"))[0]
        kept = dealt[:count]
        assert me.say(f"keep {' '.join(map(str, kept))}") == text("spoken-ok")
        me.wait("status", f"{in_round}Trade")
        if round_number == 1:
            learn_the_board(me, kept)
            make_an_offer(me, kept)
        me.say("done")
        me.wait("status", gone=f"{in_round}Trade")
        build(me, in_round)

    ranking = me.wait("who won", "Place 1")
    assert len(ranking.splitlines()) == 4
    assert "Ada" in ranking
    # Every round, every income and the end were read once, and not in hundreds of pieces.
    expect(person.get_by_test_id("news")).to_contain_text("with $")
    heard = " ".join(me.heard)
    for year in range(1966, 1971):
        assert len(re.findall(rf"\b{year}\b[^.]* begins", heard)) == 1
    assert len(re.findall(r" wins? with ", heard)) + heard.count("share the win") == 1
    assert len(me.heard) < 250
