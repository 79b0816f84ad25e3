"""An action that the rules refuse is answered to its sender alone, and changes nothing."""

from typing import Any

import pytest
from tests.server.kit import Line, Site, seated, settle, trading

from chinatown.game import (
    Action,
    Agree,
    AskTurns,
    Build,
    CloseTrading,
    Discard,
    Done,
    EndGame,
    Judge,
    Keep,
    Offer,
    Placement,
    Pledge,
    Refuse,
    Trade,
    Transfer,
    Withdraw,
)


async def refused(lines: list[Line], seat: int, action: Action) -> dict[str, Any]:
    """Check that an action is refused, changes nothing and is told to nobody else."""
    before = [line.game for line in lines]
    answer = await lines[seat].act(action)
    assert answer["t"] == "error", answer
    for line in lines:
        await line.silence(0.01)
    for line, view in zip(lines, before, strict=True):
        await settle(line)
        assert line.game == view
    return answer


def lots_of(line: Line, seat: int) -> list[int]:
    owners = line.game["board"]["owners"]
    return [building for building, owner in enumerate(owners, start=1) if owner == seat]


def give(**what: Any) -> Trade:
    return Trade((Transfer(0, 1, **what),))


async def test_cards_that_cannot_be_kept(site: Site) -> None:
    _, lines = await seated(site, "Ann", "Ben", "Cho")
    hand = lines[0].game["mine"]["hand"]
    other = lines[1].game["mine"]["hand"]
    cases: list[tuple[tuple[int, ...], str]] = [
        (tuple(other[:5]), "card-not-dealt"),
        (tuple(hand[:4]), "keep-count"),
        (tuple(hand[:6]), "keep-count"),
        ((hand[0],) * 5, "keep-count"),
        ((*hand[:4], 10**30), "card-not-dealt"),
        ((*hand[:4], -1), "card-not-dealt"),
    ]
    for cards, code in cases:
        assert (await refused(lines, 0, Keep(0, cards)))["code"] == code


async def test_acting_twice_out_of_phase_and_for_another_seat(site: Site) -> None:
    _, lines = await seated(site, "Ann", "Ben", "Cho")
    assert (await refused(lines, 0, Done(0)))["code"] == "wrong-phase"
    assert (await refused(lines, 0, Build(0)))["code"] == "wrong-phase"
    hand = tuple(lines[1].game["mine"]["hand"][:5])
    assert (await refused(lines, 0, Keep(1, hand)))["code"] == "not-your-seat"
    for seat in (-1, 3, 99, 10**20):
        assert (await refused(lines, 0, Keep(seat, hand)))["code"] == "not-your-seat"
    await lines[1].do(Keep(1, hand))
    for line in lines:
        await settle(line)
    assert (await refused(lines, 1, Keep(1, hand)))["code"] == "already-chosen"


async def test_offers_that_cannot_be_made(site: Site) -> None:
    lines = await trading(site)
    ann = lines[0]
    own, theirs = lots_of(ann, 0)[0], lots_of(ann, 1)[0]
    tiles = set(ann.game["players"][0]["tiles"])
    lacking = next(
        shop["name"] for shop in ann.table["edition"]["shops"] if shop["name"] not in tiles
    )
    cases: list[tuple[Trade, str]] = [
        (give(buildings=(theirs,)), "building-not-owned"),
        (give(buildings=(86,)), "unknown-building"),
        (give(buildings=(10**40,)), "unknown-building"),
        (give(buildings=(own, own)), "building-twice"),
        (give(tiles=(lacking,)), "tile-not-held"),
        (give(tiles=("Bank",)), "unknown-shop-type"),
        (give(cash=15_000), "off-denomination"),
        (give(cash=-10_000), "off-denomination"),
        (give(cash=10**30), "off-denomination"),
        (give(cash=60_000), "not-enough-cash"),
        (give(due=5_000), "off-denomination"),
        (give(cards=(1,)), "cards-not-kept"),
        (give(), "empty-trade"),
        (Trade(()), "empty-trade"),
        (Trade((Transfer(0, 0, cash=10_000),)), "trade-with-oneself"),
        (Trade((Transfer(0, 7, cash=10_000),)), "unknown-seat"),
        (Trade((Transfer(1, 2, cash=10_000),)), "not-a-party"),
        (Trade((), (Pledge(0, 1, ""),)), "text-length"),
        (Trade((), (Pledge(0, 1, "x" * 281),)), "text-length"),
        (Trade((), (Pledge(0, 1, "tu\u202ern"),)), "bad-text"),
    ]
    for trade, code in cases:
        assert (await refused(lines, 0, Offer(0, trade)))["code"] == code, trade


async def test_answers_to_offers_that_moved_or_are_not_there(site: Site) -> None:
    lines = await trading(site)
    ann, _, cho = lines
    lot = lots_of(ann, 0)[0]
    sale = Trade((Transfer(0, 1, buildings=(lot,)), Transfer(1, 0, cash=10_000)))
    other = Trade((Transfer(0, 2, buildings=(lot,)), Transfer(2, 0, cash=20_000)))
    await ann.do(Offer(0, sale))
    await ann.do(Offer(0, other))
    for line in lines:
        await settle(line)
    first, second = (offer["id"] for offer in ann.game["offers"])
    assert (await refused(lines, 2, Agree(2, first)))["code"] == "not-a-party"
    assert (await refused(lines, 0, Agree(0, first)))["code"] == "already-agreed"
    assert (await refused(lines, 0, Refuse(0, first)))["code"] == "own-offer"
    assert (await refused(lines, 1, Withdraw(1, first)))["code"] == "not-agreed"
    assert (await refused(lines, 1, Agree(1, "zzz")))["code"] == "no-such-offer"
    assert (await refused(lines, 1, Judge(1, "zzz", kept=True)))["code"] == "no-such-promise"
    await cho.do(Agree(2, second))
    for line in lines:
        await settle(line)
    answer = await refused(lines, 1, Agree(1, first))
    assert answer["code"] == "offer-closed"
    assert answer["params"]["reason"] == "building-moved"


async def test_a_refusal_tells_nobody_what_another_has(site: Site) -> None:
    lines = await trading(site)
    ann, ben, _ = lines
    lot = lots_of(ann, 0)[0]
    sale = Trade((Transfer(0, 1, buildings=(lot,)), Transfer(1, 0, cash=60_000)))
    await ann.do(Offer(0, sale))
    await settle(ben)
    offer = ben.game["offers"][0]["id"]
    for line in lines:
        await settle(line)
    answer = await refused(lines, 1, Agree(1, offer))
    assert answer["params"] == {"cash": 60_000, "held": 50_000}


async def test_what_only_a_variant_or_the_clock_allows(site: Site) -> None:
    lines = await trading(site, ("trade-clock=5",))
    assert (await refused(lines, 0, CloseTrading()))["code"] == "clock-only"
    assert (await refused(lines, 0, CloseTrading(0)))["code"] == "clock-only"
    assert (await refused(lines, 0, EndGame()))["code"] == "clock-only"
    assert (await refused(lines, 0, AskTurns(0)))["code"] == "cannot-ask-turns"
    assert (await refused(lines, 0, Discard(0, (1,))))["code"] == "cards-not-kept"
    assert (await refused(lines, 0, Done(0, done=False)))["code"] == "not-done"


async def test_placements_that_cannot_be_made_or_previewed(site: Site) -> None:
    lines = await trading(site)
    for line in lines:
        await line.do(Done(line.seat))
    for line in lines:
        await settle(line)
    seat = lines[0].game["now"]["waiting"][0]
    late = (seat + 1) % 3
    assert (await refused(lines, late, Build(late)))["code"] == "not-your-turn"
    line = lines[seat]
    tile = line.game["players"][seat]["tiles"][0]
    own, theirs = lots_of(line, seat), lots_of(line, late)
    cases: list[tuple[tuple[Placement, ...], str]] = [
        ((Placement(theirs[0], tile),), "building-not-owned"),
        ((Placement(0, tile),), "unknown-building"),
        ((Placement(own[0], "Bank"),), "unknown-shop-type"),
        ((Placement(own[0], tile), Placement(own[0], tile)), "building-twice"),
        (tuple(Placement(lot, tile) for lot in own), "tile-not-held"),
    ]
    for placements, code in cases:
        assert (await refused(lines, seat, Build(seat, placements)))["code"] == code
        asked = [
            {"building": placement.building, "shop": placement.shop} for placement in placements
        ]
        answer = await line.ask({"t": "preview", "placements": asked})
        assert (answer["t"], answer["code"]) == ("error", code)
    await line.do(Build(seat, (Placement(own[0], tile),)))
    for other in lines:
        await settle(other)
    assert (await refused(lines, seat, Build(seat)))["code"] == "already-built"


async def test_a_spectator_and_a_table_that_has_not_begun(site: Site) -> None:
    ann = site.person("Ann")
    table = await ann.make_table("me", "friend", "plain")
    line = await ann.look_on(table)
    spectator = await site.person("Eve").look_on(table)
    keep = Keep(0, (1, 2, 3, 4, 5))
    assert (await spectator.act(keep))["code"] == "not-seated"
    assert (await spectator.ask({"t": "preview", "placements": []}))["code"] == "not-seated"
    assert (await spectator.ask({"t": "start"}))["code"] == "not-host"
    assert (await line.act(keep))["code"] == "not-started"
    assert (await line.ask({"t": "preview", "placements": []}))["code"] == "not-started"
    answer = await line.ask({"t": "start"})
    assert (answer["code"], answer["params"]) == ("seats-free", {"count": 1})
    await site.person("Ben").join(table)
    await line.start()
    assert (await line.ask({"t": "start"}))["code"] == "already-started"


@pytest.mark.whole_game
async def test_after_the_end_nothing_more_happens(site: Site) -> None:
    table, lines = await finished(site)
    assert (await refused(lines, 0, Done(0)))["code"] == "game-over"
    answer = await site.person("Ben").post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert answer.json()["code"] == "no-free-seat"


async def finished(site: Site) -> tuple[str, list[Line]]:
    ann = site.person("Ann")
    table = await ann.make_table("me", "plain", "plain")
    line = await ann.look_on(table)
    await line.start()
    while line.game["now"]["phase"] != "over":
        await line.until(
            lambda line: 0 in line.game["now"]["waiting"] or line.game["now"]["phase"] == "over"
        )
        own, phase = line.game["mine"], line.game["now"]["phase"]
        if phase == "deal":
            await line.do(Keep(0, tuple(own["hand"][: own["keep"]])))
        elif phase == "trade":
            await line.do(Done(0))
        elif phase == "build":
            await line.do(Build(0))
    await settle(line)
    return table, [line]
