"""A table tells which bots sit at it, or hides it until the game is over."""

from pathlib import Path

import pytest
from tests.server.kit import Json, Line, Person, new_table, running

from chinatown.bots import BOTS, make_bot
from chinatown.bots.base import bot_seed
from chinatown.bots.persona.characters import CHARACTERS
from chinatown.bots.registry import resolved
from chinatown.game import SWITCHES

CHOICES = ["any", *CHARACTERS, "none"]


def wish(*bots: tuple[str, str], variants: tuple[str, ...] = ()) -> Json:
    """Return the wish for a table of bots, each a level and a character."""
    body = new_table(*["plain"] * len(bots), variants=variants)
    body["seats"] = [
        {"kind": "bot", "bot": level, "character": character} for level, character in bots
    ]
    return body


async def made(ann: Person, body: Json) -> str:
    answer = await ann.post("/api/tables", body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def revealed(info: Json) -> list[tuple[str, str]]:
    return [(seat["bot"], seat["character"]) for seat in info["seats"]]


async def test_what_can_be_chosen_is_told(tmp_path: Path) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        options = await site.person().get("/api/options")
        assert options["characters"] == CHOICES
        assert options["bots"] == list(BOTS)
        # What only the table itself follows comes after what the rules know.
        names = [switch["name"] for switch in options["switches"]]
        assert names == [*SWITCHES, "bots-hidden", "training", "watch-delay"]


async def test_any_level_with_any_character_can_be_seated(tmp_path: Path) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        ann = site.person()
        for character in CHOICES:
            bots = [(level, character) for level in ("shopkeeper", "merchant", "tycoon")]
            info = await ann.get(f"/api/tables/{await made(ann, wish(*bots))}")
            assert revealed(info) == bots


async def test_a_level_alone_gets_a_character_by_the_seed_and_a_random_player_none(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        ann = site.person()
        table = await made(ann, wish(("random", ""), ("shopkeeper", ""), ("merchant", "none")))
        before = revealed(await ann.get(f"/api/tables/{table}"))
        assert before == [("random", "none"), ("shopkeeper", "any"), ("merchant", "none")]
        line = await ann.look_on(table)
        await line.start()
        row = (await site.tables.get(table)).row
        drawn = resolved("shopkeeper/any", 1, bot_seed(row.seed, 1))
        assert revealed(line.table)[1] == tuple(drawn.split("/"))
        assert revealed(await ann.get(f"/api/tables/{table}")) == revealed(line.table)


async def test_an_unknown_character_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        bots = [("tycoon", "shy"), ("tycoon", ""), ("tycoon", "")]
        answer = await site.person().post("/api/tables", wish(*bots))
        assert answer.status_code == 400
        assert answer.json() == {
            "code": "unknown-character",
            "params": {"character": "shy", "known": CHOICES},
        }


@pytest.mark.whole_game
async def test_a_table_that_hides_its_bots_tells_their_names_alone_until_it_is_over(
    tmp_path: Path,
) -> None:
    bots = (("shopkeeper", "chatty"), ("merchant", ""), ("random", ""))
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        ann = site.person()
        table = await made(ann, wish(*bots, variants=("bots-hidden",)))
        heard = [(await ann.http.get(f"/api/tables/{table}")).text]
        line = await ann.look_on(table)
        assert revealed(line.table) == [("hidden", "hidden")] * 3
        assert line.table["variants"] == ["bots-hidden"]
        await line.start()
        await line.until(lambda line: line.view["now"]["phase"] == "over")
        heard += [(await ann.http.get("/api/me")).text, *_before_the_end(line)]
        assert len(heard) > 50
        everything = "\n".join(heard)
        for secret in (*BOTS, *CHARACTERS):
            assert secret not in everything
        await line.until(lambda line: line.table["status"] == "over")
        assert [level for level, _ in revealed(line.table)] == [level for level, _ in bots]
        assert revealed(line.table)[0] == bots[0]
        record = (await ann.http.get(f"/api/tables/{table}/record")).json()
        assert record["variants"] == []


def _before_the_end(line: Line) -> list[str]:
    """Return all that came over the socket before the table said that the game is over."""
    return [text for text in line.heard if '"status":"over"' not in text]
