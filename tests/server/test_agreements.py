"""Agreements about the round over sockets: they are taken, shown to their parties, and bind."""

from pathlib import Path

from tests.server.kit import Line, keep_all, lot_of, running, seated, settle

from chinatown.game import (
    Agree,
    Build,
    BuildingClause,
    Choice,
    Done,
    Offer,
    Placement,
    Share,
    Trade,
    Transfer,
)


async def test_a_secret_agreement_binds_and_its_parties_alone_see_it(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann, ben, cho = lines
        lot, other, shop = lot_of(ann, 0), lot_of(ann, 0, 1), ann.game["players"][0]["tiles"][0]
        bound = Transfer(0, 1, clauses=(BuildingClause(lot, shop),))
        options = (
            Transfer(0, 1, shares=(Share((lot,), 1, 2),)),
            Transfer(0, 1, buildings=(other,)),
        )
        trade = Trade((bound, Transfer(1, 0, cash=10_000)), (), (Choice(1, options),))
        await ann.do(Offer(0, trade, secret=True))
        await ben.until(lambda line: line.game["offers"])
        name = ben.game["offers"][0]["id"]
        answer = await ben.act(Agree(1, name))
        assert (answer["t"], answer["code"]) == ("error", "choose-option")
        await ben.do(Agree(1, name, (1,)))
        await settle(ann)
        await settle(cho)
        (debt,) = ben.game["debts"]
        assert (debt["debtor"], debt["owed"], debt["share"]["buildings"]) == (0, 0, [lot])
        assert ben.game["offers"][0]["picks"] == [1]
        assert ann.game["mine"]["must_build"] == [{"building": lot, "shop": shop}]
        assert cho.game["debts"] == cho.game["clauses"] == cho.game["offers"] == []
        assert cho.log_of("trade-made") == cho.log_of("agreed") == []
        for line in lines:
            await line.do(Done(line.seat))
        while (seat := (await _waited_for(ann))) != 0:
            await lines[seat].do(Build(seat))
        answer = await ann.act(Build(0))
        assert (answer["t"], answer["code"]) == ("error", "agreed-to-build")
        await ann.do(Build(0, (Placement(lot, shop),)))
        while ann.game["now"]["round"] == 1:
            seat = await _waited_for(ann)
            if ann.game["now"]["round"] == 1:
                await lines[seat].do(Build(seat))
        await settle(ben)
        await settle(cho)
        (counted,) = ben.log_of("share-counted")
        assert (counted["earned"], counted["owed"]) == (10_000, 0)
        assert cho.log_of("share-counted") == []


async def _waited_for(line: Line) -> int:
    """Return the seat that a table waits for now."""
    await settle(line)
    seat: int = line.game["now"]["waiting"][0]
    return seat
