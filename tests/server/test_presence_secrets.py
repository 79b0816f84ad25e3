"""What is told of who is at a table tells nothing of secrets either (docs/rules.md 10)."""

import json
from pathlib import Path

from tests.server.kit import Line
from tests.server.people import People, gathered, trading

from chinatown.game import Agree, Offer, Trade, Transfer

ANN, BEN, CHO = 0, 1, 2
GIFT = Offer(ANN, Trade((Transfer(ANN, BEN, cash=10_000),)), secret=True, seconds=600)


def kinds(line: Line, since: int) -> list[str]:
    """Return the kinds of the messages to a visitor from one on, answers left out."""
    messages = [json.loads(text) for text in line.heard[since:]]
    return [message["t"] for message in messages if message["t"] in ("welcome", "presence")]


async def test_a_secret_offer_does_not_end_what_its_author_is_seen_to_compose(
    tmp_path: Path,
) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, cho = people.lines
        await trading(people)
        await ann.ask({"t": "compose", "on": True})
        await cho.until(lambda line: line.seat_presence(ANN)["composing"])
        await ann.do(GIFT)
        await ben.until(lambda line: line.game["offers"])
        await ben.do(Agree(BEN, ben.game["offers"][0]["id"]))
        await cho.silence()
        assert cho.seat_presence(ANN)["composing"]
        await ann.do(Offer(ANN, GIFT.trade))
        await cho.until(lambda line: not line.seat_presence(ANN)["composing"])


async def pause(people: People) -> list[str]:
    """Let all agree to a pause; return what Cho was sent."""
    ann, ben, cho = people.lines
    await people.settle()
    since = len(cho.heard)
    for line in (ann, ben, cho):
        await line.ask({"t": "vote", "question": "pause", "about": None, "agree": True})
    await cho.until(lambda line: line.presence["paused"] is not None)
    return kinds(cho, since)


async def test_a_pause_shows_no_stranger_that_a_secret_offer_has_a_clock(tmp_path: Path) -> None:
    heard = []
    for secret in (False, True):
        async with gathered(tmp_path / str(secret)) as people:
            await trading(people)
            if secret:
                await people.lines[ANN].do(GIFT)
            heard.append(await pause(people))
    assert heard[0] == heard[1]
