"""Trades said in words: a draft comes back, and nothing happens."""

import random
from pathlib import Path
from typing import Any

from tests.server.kit import Line, keep_all, lot_of, running, seated, settle

from chinatown.server.limits.numbers import parse_limits


async def draft(line: Line, text: str, to: tuple[int, ...] = (), language: str = "en") -> Any:
    return await line.ask({"t": "draft", "text": text, "to": list(to), "language": language})


async def test_words_become_a_draft_and_no_offer(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann, ben, _ = lines
        own, theirs = lot_of(ann, 0), lot_of(ann, 1)
        answer = await draft(ann, f"my {own} and 10k for your #{theirs}", (1,))
        assert (answer["t"], answer["problem"]) == ("drafted", None)
        assert answer["trades"][0]["transfers"] == [
            {
                "giver": giver,
                "taker": taker,
                "buildings": [lot],
                "tiles": [],
                "cash": cash,
                "due": 0,
                "cards": [],
                "shares": [],
                "clauses": [],
            }
            for giver, taker, lot, cash in ((0, 1, own, 10_000), (1, 0, theirs, 0))
        ]
        # Only the player sends it: nothing stands, and nobody heard of it.
        heard = len(ben.heard)
        await settle(ben)
        assert len(ben.heard) == heard + 1
        assert ben.game["offers"] == []


async def test_what_is_no_offer_comes_back_with_what_is_unclear(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        early = await draft(lines[0], "my 20 for your 30", (1,))
        assert (early["trades"], early["problem"]["code"]) == ([], "draft-no-offer")
        await keep_all(lines)
        talk = await draft(lines[0], "good morning everyone")
        assert (talk["trades"], talk["problem"]["code"]) == ([], "draft-no-offer")


async def test_drafts_are_for_players_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, _ = await seated(site, "Ann", "Ben", "Cho")
        onlooker = await site.person("Eve").look_on(table)
        assert (await draft(onlooker, "my 20 for your 30"))["code"] == "not-seated"
        host = site.person("Dan")
        lobby = await host.look_on(await host.make_table("me", "friend", "friend"))
        assert (await draft(lobby, "my 20 for your 30"))["code"] == "not-started"


JUNK = (
    "",
    " ",
    "for for for for",
    "my my your your 20",
    "-1 for 999999999999999999999999999999",
    "20 20 20 20",
    "$ # k %",
    "\u00bd \u0664\u0665 \u2460",
    "\U0001f600" * 70,
    "<b>20</b> {20} { $name } \\u0000 %s",
    "give give give to to to",
    "A>B:20; B>A:10k; due",
    "1e9 10kk 10.10.10 0x20",
)


async def test_junk_is_answered_in_words_too(tmp_path: Path) -> None:
    async with running(tmp_path / "games", limits=parse_limits("off")) as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann = lines[0]
        chance = random.Random(1)
        words = [*" ".join(JUNK).split(), "my", "your", "for", "Ben", "20", "Photo", "and", ","]
        made = [" ".join(chance.choices(words, k=chance.randint(1, 20)))[:280] for _ in range(60)]
        for text in (*JUNK, *made):
            language = chance.choice(("en", "fr", "pl", "de", "xx", "", "../etc"))
            to = chance.choice(((), (1,), (0,), (-1, 99), (1, 2), (1, 1, 1, 1)))
            answer = await draft(ann, text, to, language)
            assert answer["t"] == "drafted" or answer["code"] == "bad-text", (text, answer)
            assert bool(answer["trades"]) != bool(answer["problem"]), (text, answer)
        assert (await draft(ann, "my 20\u202e for your 30"))["code"] == "bad-text"
        assert (await draft(ann, "a" * 281))["code"] == "message-wrong"
        assert (await draft(ann, "20", (1, 2, 3, 4, 5)))["code"] == "message-wrong"


async def test_words_are_heard_in_any_language_whatever_the_browsers_is(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        own, theirs = lot_of(lines[0], 0), lot_of(lines[0], 1)
        french = await draft(lines[0], f"mon {own} contre ton {theirs}", (1,), "fr")
        english = await draft(lines[0], f"my {own} for your {theirs}", (1,), "fr")
        assert len(french["trades"]) == 1
        assert english["trades"] == french["trades"]
        for words in (f"meine {own} gegen deine {theirs}", f"moje {own} za twoje {theirs}"):
            answer = await draft(lines[0], words, (1,), "en")
            assert answer["trades"] == french["trades"]
