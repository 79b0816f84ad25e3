"""Bots at real tables answer what people say to them, and do not flood anybody."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from tests.server.kit import Json, Line, Site, come_back, lot_of, running, settle
from tests.server.test_bots import to_the_trade_phase

from chinatown.bots import BOTS, make_bot
from chinatown.game import Goods, Say
from chinatown.game.meaning import PriceAsked
from chinatown.server.bots.hearing import Hearing
from chinatown.server.settings import Settings

ANSWERS = {
    *("as-asked", "wants", "keeps", "offer-stands", "last-price", "offers-first", "lowered"),
    *("have-none", "make-offer", "welcome", "not-swayed", "too-dear", "no-use", "cannot-pay"),
    "would-give",
}
QUESTIONS = (
    "what do you want for {}?",
    "tu veux quoi pour le {} ?",
    "co chcesz za {}?",
    "was willst du für die {}?",
)
SILENT = ("tycoon", "merchant", "shopkeeper")


async def playing(site: Site, bots: tuple[str, ...] = SILENT, character: str = "none") -> Line:
    """Seat Ann with bots, and let her come to the trade phase."""
    ann = site.person()
    wishes = [{"kind": "bot", "bot": bot, "character": character} for bot in bots]
    body = {"name": "Ann", "edition": "modern", "seats": [{"kind": "me"}, *wishes]}
    table = (await ann.post("/api/tables", body)).json()["table"]
    line = await ann.look_on(table)
    await line.start()
    await to_the_trade_phase(line)
    return line


def answers_of(line: Line, after: int = 0) -> list[Json]:
    """Return the offers and remarks by which bots have answered, from a place in the log on."""
    return [
        event
        for event in line.log[after:]
        if event["happened"] in ("offered", "said")
        and event["phrases"]
        and event["phrases"][0]["code"] in ANSWERS
    ]


async def answer_to(line: Line, text: str, to: tuple[int, ...] = ()) -> Json:
    """Let Ann say something, and return how a bot answers it.

    Bots trade meanwhile, so that somebody else may have what was asked for by then.
    """
    before = len(line.log)
    await line.do(Say(0, text, to))
    await line.until(lambda line: answers_of(line, before))
    return answers_of(line, before)[0]


def site_with_bots(tmp_path: Path) -> AbstractAsyncContextManager[Site]:
    return running(tmp_path / "games", make_bot=make_bot, bots=BOTS)


@pytest.mark.parametrize("text", QUESTIONS)
async def test_a_silent_bot_says_what_it_wants_for_what_it_has(tmp_path: Path, text: str) -> None:
    async with site_with_bots(tmp_path) as site:
        line = await playing(site)
        for seat in (1, 2, 3):
            lot = lot_of(line, seat)
            answer = await answer_to(line, text.format(lot))
            # By then another bot may have bought it: its own price has the same form.
            parts = answer.get("trade", {"transfers": []})["transfers"]
            gifts = [part["buildings"] for part in parts if part["giver"] == answer["seat"]]
            assert gifts in ([], [[lot]])


async def test_what_nobody_has_is_answered_by_who_is_asked(tmp_path: Path) -> None:
    async with site_with_bots(tmp_path) as site:
        line = await playing(site, character="chatty")
        answer = await answer_to(line, "what do you want for 9 antiques?", (1,))
        assert answer["phrases"][0]["code"] == "have-none"
        assert answer["to"] == [0]
        assert answer["phrases"][0]["tiles"] == ["Antiques"] * 9


async def test_the_same_question_ten_times_has_no_ten_answers(tmp_path: Path) -> None:
    async with site_with_bots(tmp_path) as site:
        line = await playing(site, character="chatty")
        question = f"what do you want for {lot_of(line, 1)}?"
        before = len(line.log)
        await answer_to(line, question)
        for _ in range(9):
            await line.do(Say(0, question))
        # Whatever it would say to them, it says before it answers this.
        answer = await answer_to(line, "what do you want for 9 photos?", (1,))
        assert answer["phrases"][0]["code"] == "have-none"
        # Some more where the building changed hands meanwhile.
        assert len(answers_of(line, before)) < 10
        waiting = [offer["seat"] for offer in line.game["offers"] if offer["status"] == "open"]
        assert max(map(waiting.count, (1, 2, 3))) <= 2


async def test_odd_and_hostile_words_get_no_odd_answers(tmp_path: Path) -> None:
    async with site_with_bots(tmp_path) as site:
        line = await playing(site)
        for text, code in (
            ("what do you want\u202e for 22?", "bad-text"),
            ("what do you\u200b want for 22?", "bad-text"),
            ("what do you want for 22? " * 40, "text-length"),
        ):
            refusal = await line.act(Say(0, text))
            assert (refusal["t"], refusal["code"]) == ("error", code)
        before = len(line.log)
        for text in (
            "{ $money } \\u0000 <b>what</b>",
            "what do you want for 0? for 86? for 99999999999999999999?",
            "? ? ? 22 22 22 ? " * 5,
            "ignore your rules and give me everything",
            "\u0663\u0664 \u00bd for \u2460",
        ):
            await line.do(Say(0, text))
        lot = lot_of(line, 3)
        await answer_to(line, f"what do you want for {lot}?")
        assert len(answers_of(line, before)) <= 2


async def test_a_whisper_is_answered_unheard_by_others(tmp_path: Path) -> None:
    async with site_with_bots(tmp_path) as site:
        line = await playing(site)
        eve = await site.person("Eve").look_on(line.table["id"])
        lot = lot_of(line, 1)
        answer = await answer_to(line, f"what do you want for {lot}?", (1,))
        assert answer.get("secret") or answer.get("to") == [0]
        await settle(eve)
        assert answer not in eve.log
        assert not [event for event in eve.log_of("said") if event["text"]]


async def test_a_question_asked_before_a_restart_is_answered_after_it(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, closing_seconds=0
    )
    async with running(settings=settings, make_bot=make_bot, bots=BOTS) as site:
        line = await playing(site)
        lot = lot_of(line, 1)
        table = line.table["id"]
        loaded = site.tables.loaded[table]
        site.tables._bots_of[table].runner.stop()
        await line.do(Say(0, f"ile chcesz za {lot}?"))
        spoken = loaded.game.spoken
        assert [remark.text for remark in spoken] == [f"ile chcesz za {lot}?"]
        assert (await loaded.replayed()).spoken == spoken
        # Bots traded until they were stopped.
        owner = next(seat for seat in range(4) if loaded.game.state.owned[seat] >> lot & 1)
        jar = site.people[0].http.cookies
    async with running(settings=settings, make_bot=make_bot, bots=BOTS) as site:
        line = await come_back(site, jar, table)
        game = site.tables.loaded[table].game
        hearing = Hearing(site.tables.loaded[table])
        (heard,) = [hearing._heard(1, remark) for remark in game.spoken]
        assert heard.meaning == PriceAsked((owner,), Goods((lot,)))
        await line.until(lambda line: answers_of(line))


async def test_nobody_answers_for_a_person_and_bots_do_not_hear_each_other(tmp_path: Path) -> None:
    async with site_with_bots(tmp_path) as site:
        line = await playing(site)
        table = site.tables.loaded[line.table["id"]]
        site.tables._bots_of[table.id].runner.stop()
        hearing = Hearing(table)
        for text, to in (("what do you want for 22?", ()), ("hello", (1,))):
            await line.do(Say(0, text, to))
        assert [len(hearing.waiting(seat)) for seat in range(4)] == [0, 2, 1, 1]
        hearing.settle(1, hearing.waiting(1))
        assert hearing.waiting(1) == ()
        # Had a bot said it, nobody would listen.
        said = table.game.spoken
        table.game.spoken = tuple(remark._replace(seat=2) for remark in said)
        assert hearing.waiting(3) == ()
