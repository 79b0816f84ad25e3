"""Standing instructions: carried out by the server, and seen by nobody but who gave them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Json, Line, come_back, keep_all, lot_of, running, seated, settle

from chinatown.game import Agree, Done, Offer, Trade, Transfer, Withdraw
from chinatown.record import Record, verify
from chinatown.server.tables.conduct import Spell
from chinatown.server.tables.instructions import matches

ANN, BEN, CHO = range(3)
NOTHING: Json = {"buildings": [], "tiles": [], "cash": 0}


def goods(*buildings: int, tiles: tuple[str, ...] = ()) -> Json:
    return {"buildings": list(buildings), "tiles": list(tiles), "cash": 0}


async def instruct(line: Line, gives: Json = NOTHING, gets: Json = NOTHING, money: int = 0) -> Json:
    return await line.ask({"t": "instruct", "gives": gives, "gets": gets, "money": money})


async def must_instruct(
    line: Line, gives: Json = NOTHING, gets: Json = NOTHING, money: int = 0
) -> None:
    """Leave an instruction that must be taken."""
    answer = await instruct(line, gives, gets, money)
    assert answer["t"] == "ok", answer


def buys(buyer: Line, lot: int, cash: int, *, secret: bool = False) -> Offer:
    """Return the offer of money for a lot of Ann's."""
    given = Transfer(buyer.seat, ANN, cash=cash)
    return Offer(buyer.seat, Trade((given, Transfer(ANN, buyer.seat, (lot,)))), secret)


def status(line: Line, place: int = -1) -> str:
    return str(line.game["offers"][place]["status"])


async def made(line: Line) -> None:
    await line.until(lambda line: status(line) == "made")


async def unanswered(line: Line) -> None:
    """See that the last offer is still open a moment later."""
    await asyncio.sleep(0.05)
    await settle(line)
    assert status(line) == "open"


async def test_an_offer_that_is_good_enough_is_agreed_to_and_no_other(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        lot, other = lot_of(ann, ANN), lot_of(ann, ANN, 1)
        await must_instruct(ann, gives=goods(lot), money=30_000)
        for offer in (
            buys(ben, lot, 20_000),
            buys(ben, other, 40_000),
            Offer(BEN, Trade((Transfer(ANN, BEN, (lot, other)), Transfer(BEN, ANN, cash=50_000)))),
            Offer(BEN, Trade((Transfer(ANN, BEN, (lot,)), Transfer(BEN, ANN, due=30_000)))),
        ):
            await ben.do(offer)
            await unanswered(ben)
        await cho.do(buys(cho, lot, 30_000))
        await made(cho)
        assert cho.game["board"]["owners"][lot - 1] == CHO
        row = (await site.tables.store.log.read(table))[-1]
        assert (row.seat, row.action) == (ANN, Agree(ANN, cho.game["offers"][-1]["id"]))


async def test_what_an_instruction_agreed_to_is_in_the_record_and_the_instruction_is_not(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann, _, cho = lines
        lot = lot_of(ann, ANN)
        await must_instruct(ann, gives=goods(lot), money=30_000)
        await cho.do(buys(cho, lot, 30_000))
        await made(cho)
        for line in lines:
            await line.vote("end")
        await cho.until(lambda line: line.game["now"]["phase"] == "over")
        for reader in (ANN, CHO):
            answer = await site.people[reader].http.get(f"/api/tables/{table}/record")
            record = Record.from_json(answer.content)
            assert verify(record) is None
            assert Agree(ANN, cho.game["offers"][-1]["id"]) in record.actions
            assert b"instruct" not in answer.content


async def test_what_is_to_be_bought_may_cost_as_much_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        lot = lot_of(ben, BEN)
        await must_instruct(ann, gets=goods(lot), money=-30_000)

        def sells(cash: int) -> Offer:
            return Offer(BEN, Trade((Transfer(BEN, ANN, (lot,)), Transfer(ANN, BEN, cash=cash))))

        await ben.do(sells(40_000))
        await unanswered(ben)
        await ben.do(sells(30_000))
        await made(ben)


async def test_only_who_gave_it_learns_of_an_instruction(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        eve = await site.person("Eve").look_on(table)
        for line in (ann, ben, cho, eve):
            await settle(line)
        lot = lot_of(ann, ANN)
        await must_instruct(ann, gives=goods(lot), money=1_230_000)
        expected = {"number": 1, "gives": goods(lot), "gets": NOTHING, "money": 1_230_000}
        assert ann.instructions == [{**expected, "agreed": ""}]
        for line in (ben, cho, eve):
            heard = len(line.heard)
            await line.silence()
            assert len(line.heard) == heard
            await settle(line)
            assert line.instructions == []
            assert "1230000" not in "".join(line.heard)
        # Numbers are each seat's own, so that they count nobody else's.
        await must_instruct(ben, gives=goods(lot_of(ben, BEN)), money=10_000)
        assert [known["number"] for known in ben.instructions] == [1]


async def test_one_trade_uses_an_instruction_up(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        lots = [lot_of(ann, ANN), lot_of(ann, ANN, 1)]
        await must_instruct(ann, gives=goods(*lots), money=10_000)
        await ben.do(buys(ben, lots[0], 10_000))
        await made(ben)
        await ann.until(lambda line: line.instructions == [])
        await cho.do(buys(cho, lots[1], 40_000))
        await unanswered(cho)
        rows = await site.tables.store.log.read(table)
        assert sum(isinstance(row.action, Agree) for row in rows) == 1


async def test_while_an_agreement_waits_for_a_third_the_instruction_agrees_to_nothing_else(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        _, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        lot, bens = lot_of(ann, ANN), lot_of(ben, BEN)
        await must_instruct(ann, gives=goods(lot), money=10_000)
        ring = Trade(
            (
                Transfer(ANN, BEN, (lot,)),
                Transfer(BEN, CHO, (bens,)),
                Transfer(CHO, ANN, cash=20_000),
            )
        )
        await ben.do(Offer(BEN, ring))
        offer = ben.game["offers"][-1]["id"]
        await ann.until(lambda line: [known["agreed"] for known in line.instructions] == [offer])
        await cho.do(buys(cho, lot, 40_000))
        await unanswered(cho)
        # What its person takes back it does not give again; it is free for other offers.
        await ann.do(Withdraw(ANN, offer))
        await made(cho)
        assert status(cho, 0) == "lapsed"


async def test_an_instruction_outlives_a_restart_and_finds_what_came_meanwhile(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games", instruction_seconds=600) as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        lot = lot_of(ann, ANN)
        await must_instruct(ann, gives=goods(lot), money=10_000)
        await ben.do(buys(ben, lot, 10_000))
        await unanswered(ben)
        jars = [person.http.cookies for person in site.people]
    async with running(tmp_path / "games") as site:
        ann = await come_back(site, jars[ANN], table)
        ben = await come_back(site, jars[BEN], table, "Ben")
        await made(ben)
        await settle(ann)
        assert ann.instructions == []


async def test_an_instruction_rests_while_the_game_does(tmp_path: Path) -> None:
    async with running(tmp_path / "games", instruction_seconds=0.1) as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        ann, ben, _ = lines
        await keep_all(lines)
        lot = lot_of(ann, ANN)
        await must_instruct(ann, gives=goods(lot), money=10_000)
        await ben.do(buys(ben, lot, 10_000))
        for line in lines:
            await line.vote("pause")
        await asyncio.sleep(0.3)
        await settle(ben)
        assert ben.presence["paused"] is not None
        assert status(ben) == "open"
        for line in lines:
            await line.vote("resume")
        await made(ben)


async def test_an_instruction_rests_while_a_bot_plays_for_its_seat(tmp_path: Path) -> None:
    async with running(tmp_path / "games", instruction_seconds=600) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        ann, ben, _ = lines
        await keep_all(lines)
        lot = lot_of(ann, ANN)
        await must_instruct(ann, gives=goods(lot), money=10_000)
        await ben.do(buys(ben, lot, 10_000))
        game = (await site.tables.get(table)).game
        assert [match.seat for match in matches(game)] == [ANN]
        game.conduct.spells[ANN] = Spell("vote", len(game.events))
        assert list(matches(game)) == []
        del game.conduct.spells[ANN]
        game.conduct.left.add(ANN)
        assert list(matches(game)) == []


async def test_an_instruction_that_is_taken_back_and_one_of_an_earlier_phase_do_nothing(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        ann, ben, _ = lines
        await keep_all(lines)
        lot = lot_of(ann, ANN)
        await must_instruct(ann, gives=goods(lot), money=10_000)
        revoke = {"t": "revoke", "instruction": 1}
        assert (await ann.ask(revoke))["t"] == "ok"
        assert ann.instructions == []
        assert (await ann.ask(revoke))["code"] == "no-such-instruction"
        await ben.do(buys(ben, lot, 10_000))
        await unanswered(ben)
        await must_instruct(ann, gives=goods(lot_of(ann, ANN, 1)), money=10_000)
        assert [known["number"] for known in ann.instructions] == [2]
        for line in lines:
            await line.do(Done(line.seat))
        await ann.until(lambda line: line.instructions == [])
        answer = await instruct(ann, gives=goods(lot), money=10_000)
        assert answer["code"] == "instruction-wrong-phase"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "instruction-empty"),
        ({"gives": goods(86)}, "unknown-building"),
        ({"gives": goods(tiles=("Tulips",))}, "unknown-shop-type"),
        ({"gives": {**goods(), "cash": 10_000}}, "instruction-money"),
        ({"gives": goods(tiles=("Photo",)), "money": 5}, "instruction-money"),
        ({"gives": goods(tiles=("Photo",)), "money": 10**12}, "instruction-money"),
    ],
)
async def test_a_bad_instruction_is_refused_and_changes_nothing(
    tmp_path: Path, wish: Any, code: str
) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        answer = await instruct(lines[ANN], **wish)
        assert (answer["t"], answer["code"]) == ("error", code)
        await settle(lines[ANN])
        assert lines[ANN].instructions == []


async def test_lots_must_lie_on_the_right_side_and_instructions_are_few(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        hers, his = goods(lot_of(ann, ANN)), goods(lot_of(ben, BEN))
        assert (await instruct(ann, gives=his))["code"] == "instruction-not-yours"
        assert (await instruct(ann, gets=hers))["code"] == "instruction-yours"
        for _ in range(8):
            await must_instruct(ann, gives=hers, money=10_000)
        assert (await instruct(ann, gives=hers))["code"] == "too-many-instructions"
        eve = await site.person("Eve").look_on(table)
        assert (await instruct(eve, gives=hers))["code"] == "not-seated"
