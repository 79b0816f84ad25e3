"""Typed commands: what they mean comes back, and nothing happens."""

from pathlib import Path

from tests.server.kit import keep_all, lot_of, running, seated


async def test_a_command_is_understood_and_not_carried_out(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann = lines[0]
        before = ann.game
        own, theirs = lot_of(ann, 0), lot_of(ann, 1)
        spoken = {"t": "speak", "language": "en"}
        answer = await ann.ask({**spoken, "text": f"offer Ben {own} for {theirs}"})
        assert (answer["t"], answer["problem"]) == ("understood", None)
        assert answer["command"]["verb"] == "offer"
        transfers = answer["command"]["trades"][0]["transfers"]
        assert [(part["giver"], part["buildings"]) for part in transfers] == [
            (0, [own]),
            (1, [theirs]),
        ]
        unknown = await ann.ask({**spoken, "text": "good morning"})
        assert (unknown["command"], unknown["problem"]["code"]) == (None, "command-unknown")
        odd = await ann.ask({**spoken, "text": "agree \u202e1"})
        assert (odd["t"], odd["code"]) == ("error", "bad-text")
        assert ann.game == before

        eve = await site.person("Eve").look_on(table)
        question = await eve.ask({**spoken, "text": "was ist neben 22?", "language": "de"})
        assert (question["command"]["verb"], question["command"]["numbers"]) == ("beside", [22])
