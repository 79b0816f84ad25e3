"""Who hears what is said at the table, and what becomes of an offer in words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.bargaining import ANNA, BEN, CLEO, bargainers, text, the_lot
from tests.e2e.reading import money
from tests.e2e.watch import frames

pytestmark = pytest.mark.only_browser("chromium")


# Playwright sees no messages of sockets in Firefox.
def test_whispers_and_remarks_are_heard_by_those_they_are_for(
    new_person: Callable[..., Page],
) -> None:
    host, *friends = (new_person() for _ in range(3))
    heard = frames(friends[1])
    anna, ben, cleo = bargainers(host, (friends[0], "Ben"), (friends[1], "Cleo"))

    anna.tell("The corner is worth nothing", [BEN])
    anna.expect_silent()
    expect(ben.heard("The corner is worth nothing", "whisper")).to_be_visible()
    anna.tell("You two look tired", [BEN, CLEO])
    for table in (ben, cleo):
        expect(table.heard("You two look tired", "whisper")).to_be_visible()

    anna.compose(BEN, lots=[ben.lots_of()[0]], secret=True)
    hidden = anna.send()
    ben.remark(hidden, "Not even for gold")
    expect(anna.offer(hidden).locator("..")).to_contain_text("Not even for gold")
    cleo.compose(BEN, lots=[ben.lots_of()[1]])
    seen = cleo.send()
    ben.remark(seen, "That one is my best")
    for table in (anna, cleo):
        expect(table.heard("That one is my best", "remark")).to_be_visible()

    # What is said last arrives last, so nothing else is on its way.
    anna.tell("Shall we?", [])
    ben.tell("We shall")
    for table in (anna, ben, cleo):
        expect(table.heard("Shall we?", "talk")).to_be_visible()
        expect(table.heard("We shall", "talk")).to_be_visible()
    for secret in ("The corner is worth nothing", "Not even for gold"):
        assert secret not in cleo.page.content()
        assert not any(secret in frame for frame in heard)
    assert any("You two look tired" in frame for frame in heard)


def test_an_offer_in_words_is_a_draft_until_it_is_confirmed(
    new_person: Callable[..., Page],
) -> None:
    host, *friends = (new_person() for _ in range(3))
    anna, ben, cleo = bargainers(host, (friends[0], "Ben"), (friends[1], "Cleo"))
    (hers, other), his = anna.lots_of()[:2], ben.lots_of()[0]

    anna.tell(f"Ben, my {hers} and 10k for your {his}")
    expect(anna.page.get_by_test_id(f"gives-{ANNA}")).to_contain_text(the_lot(hers))
    expect(anna.page.get_by_test_id(f"gives-{ANNA}")).to_contain_text(money(10_000))
    expect(anna.page.get_by_test_id(f"gives-{BEN}")).to_contain_text(the_lot(his))
    anna.expect_silent()
    assert anna.offers == ben.offers == set()
    offer = anna.send()
    ben.agree(offer)
    for table, at_anna, at_ben in ((anna, "", "Ben"), (ben, "Anna", ""), (cleo, "Anna", "Ben")):
        table.expect_owner(his, at_anna)
        table.expect_owner(hers, at_ben)

    # It does not say to whom.
    anna.tell(f"my {other} for 20k")
    choices = anna.page.get_by_test_id("chat-choices")
    expect(choices).to_contain_text(text("which-offer"))
    expect(choices.locator("[data-testid^=chat-choice-]")).to_have_count(2)
    expect(anna.composer).to_be_hidden()
    anna.hand.press(choices.get_by_role("button", name="Cleo"))
    expect(choices).to_be_hidden()
    expect(anna.page.get_by_test_id(f"gives-{CLEO}")).to_contain_text(money(20_000))
    expect(anna.page.get_by_test_id(f"gives-{BEN}")).to_be_hidden()
    anna.drop()

    anna.tell("give me 86 for 10k, Ben")
    trouble = anna.page.get_by_test_id("chat-trouble")
    expect(trouble).to_have_text(text("error-unknown-building", building="86"))
    anna.hand.press(anna.page.get_by_test_id("chat-plainly"))
    expect(cleo.heard("give me 86 for 10k, Ben", "talk")).to_be_visible()
    anna.tell("one for you, one for me")
    expect(cleo.heard("one for you, one for me", "talk")).to_be_visible()
    expect(anna.composer).to_be_hidden()
    assert anna.offers == ben.offers == {offer}
