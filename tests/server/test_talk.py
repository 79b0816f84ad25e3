"""Talk: in the order in which it was said, for exactly those it was meant for, and for ever."""

from pathlib import Path

from tests.server.kit import Line, come_back, keep_all, lot_of, running, seated, settle

from chinatown.game import Offer, Say, Trade, Transfer


def heard(line: Line) -> list[tuple[int, str, list[int], str, str]]:
    """Return all that a viewer has heard said, as the log of the game has it."""
    return [
        (event["seat"], event["text"], event["to"], event["about"], event["kind"])
        for event in line.log_of("said")
    ]


async def test_everyone_hears_what_is_meant_for_them_in_the_order_it_was_said(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho", "Dan")
        ann, ben, cho, dan = lines
        await keep_all(lines)
        eve = await site.person("Eve").look_on(table)
        trade = Trade((Transfer(0, 1, (lot_of(ann, 0),)),))
        await ann.do(Offer(0, trade, secret=True))
        secret = ann.game["offers"][-1]["id"]
        await ann.do(Offer(0, trade))
        public = ann.game["offers"][-1]["id"]
        said = [
            (ann, Say(0, "Hello")),
            (ben, Say(1, "For Ann and Cho", (2, 0))),
            (ben, Say(1, "laugh", kind="reaction")),
            (ben, Say(1, "Why so little?", about=secret)),
            (cho, Say(2, "I would take it", about=public)),
            (ann, Say(0, "agreed", (1,), kind="reaction")),
            (dan, Say(3, kind="last-offers")),
        ]
        for line, words in said:
            await line.do(words)
        for line in (*lines, eve):
            await settle(line)
        everything = [
            (0, "Hello", [], "", "words"),
            (1, "For Ann and Cho", [0, 2], "", "words"),
            (1, "laugh", [], "", "reaction"),
            (1, "Why so little?", [], secret, "words"),
            (2, "I would take it", [], public, "words"),
            (0, "agreed", [1], "", "reaction"),
            (3, "", [], "", "last-offers"),
        ]
        meant = {ann: range(7), ben: range(7), cho: (0, 1, 2, 4, 6), dan: (0, 2, 4, 6)}
        meant[eve] = (0, 2, 4, 6)
        for line, places in meant.items():
            assert heard(line) == [everything[place] for place in places]
        # The numbers of updates count what was heard and nothing else.
        assert dan.n == eve.n
        jars = [person.http.cookies for person in site.people]
    async with running(tmp_path / "games") as site:
        for before, jar in zip((*lines, eve), jars, strict=True):
            again = await come_back(site, jar, table)
            assert heard(again) == heard(before)
            assert again.n == before.n


async def test_talk_is_plain_text_and_stays_what_it_was(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, (ann, ben, _) = await seated(site, "Ann", "Ben", "Cho")
        words = "<img src=x onerror=alert(1)> https://example.com {name} \u00e9\U0001f600"
        await ann.do(Say(0, f"  {words} "))
        await settle(ben)
        assert heard(ben)[-1][1] == words
        assert (await ann.act(Say(0, "back\u202ewards")))["code"] == "bad-text"
        assert (await ann.act(Say(0, "bell\u0007")))["code"] == "bad-text"
        assert (await ann.act(Say(0, "a" * 281)))["code"] == "text-length"
        assert (await ann.act(Say(0, "to nobody", (0,))))["code"] == "unknown-listener"
        assert (await ann.act(Say(0, "psst", (7,))))["code"] == "unknown-listener"
        assert (await ann.act(Say(1, "not me")))["code"] == "not-your-seat"


async def test_the_same_remark_sent_again_is_said_once(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, (ann, ben, _) = await seated(site, "Ann", "Ben", "Cho")
        for _ in range(2):
            assert (await ann.act(Say(0, "Hello"), id="hello"))["t"] == "ok"
        await settle(ben)
        assert [remark[1] for remark in heard(ben)] == ["Hello"]


async def test_who_looks_on_hears_and_does_not_speak(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, _ = await seated(site, "Ann", "Ben", "Cho")
        eve = await site.person("Eve").look_on(table)
        assert (await eve.act(Say(0, "Hello")))["code"] == "not-seated"
