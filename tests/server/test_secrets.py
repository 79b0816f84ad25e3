"""What a viewer may not know is in no byte that the viewer gets (docs/rules.md 10)."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.kit import Line, running, seated, settle
from tests.server.rehearsal import Rehearsal

from chinatown.game import (
    EDITIONS,
    Agree,
    Build,
    Discard,
    Done,
    Expire,
    Judge,
    Keep,
    Offer,
    Placement,
    Pledge,
    Refuse,
    Say,
    Setup,
    State,
    Trade,
    Transfer,
    Withdraw,
    apply,
    buildings,
    initial_state,
    legal_lots,
    parse_variants,
    view,
)
from chinatown.protocol.encoder import Frame, ViewEncoder

PLAYERS = 4
ME = 0


def setup_of(edition: str, variants: str, seed: str = "a seed") -> Setup:
    return Setup(EDITIONS[edition], PLAYERS, seed, parse_variants(variants.split()))


def keep(state: State, seat: int) -> Keep:
    seen = view(state, seat)
    return Keep(seat, tuple(buildings(seen.hand))[: seen.keep])


def build(state: State, seat: int) -> Build:
    """Place a first tile where it may go."""
    seen = view(state, seat)
    for kind, count in zip(seen.edition.shops, seen.tiles[seat], strict=True):
        lots = legal_lots(seen, seat, kind.name)
        if count and lots:
            return Build(seat, (Placement(next(buildings(lots)), kind.name),))
    return Build(seat)


def public_offers(state: State) -> Iterator[Offer]:
    """Yield offers of buildings that everyone sees; none of them moves cash."""
    for seat in range(PLAYERS):
        lot = next(buildings(state.owned[seat]))
        yield Offer(seat, Trade((Transfer(seat, (seat + 1) % PLAYERS, buildings=(lot,)),)))


def whisper(stage: Rehearsal, chance: random.Random) -> None:
    """Let the others do in secret what only they may know of."""
    first, second = chance.sample([seat for seat in range(PLAYERS) if seat != ME], 2)
    terms = (
        Trade((Transfer(first, second, cash=stage.game.state.edition.unit),)),
        Trade((Transfer(first, second, due=stage.game.state.edition.unit),)),
        Trade((), (Pledge(first, second, "I shall help you"),)),
    )
    if not stage.try_to(Offer(first, chance.choice(terms), secret=True)):
        return
    offer = stage.game.state.offers[-1].id
    if chance.random() < 0.3:
        stage.do(Say(first, "Between us", (second,)))
        stage.do(Say(second, "What about it?", about=offer))
        stage.do(Say(second, "think", (first,), kind="reaction"))
    if chance.random() < 0.2:
        counter = Offer(second, terms[2], secret=True, counters=offer)
        if stage.try_to(counter):
            stage.do(
                Offer(second, terms[2], True, offer, stage.game.state.offers[-1].id, seconds=9)
            )
            stage.do(Expire(-1, stage.game.state.offers[-1].id))
    answer = chance.choice(
        (Agree(second, offer), Refuse(second, offer, "no"), Withdraw(first, offer), None)
    )
    if answer is not None:
        stage.do(answer)
    for promise in stage.game.state.promises:
        stage.do(Judge(promise.taker, promise.id, kept=chance.random() < 0.5))


def play(setup: Setup, chance: random.Random | None) -> Rehearsal:
    """Play up to the last income; with `chance`, the others whisper meanwhile."""
    stage = Rehearsal(setup)
    while True:
        state = stage.game.state
        waiting = view(state, None).waiting
        if state.phase == "deal":
            stage.do(keep(state, waiting[0]))
        elif state.phase == "build":
            if state.round == 6 and len(waiting) == 1:
                return stage
            stage.do(build(state, waiting[0]))
        else:
            for offer in public_offers(state):
                if chance:
                    whisper(stage, chance)
                stage.do(offer)
                made = stage.game.state.offers[-1]
                if chance:
                    whisper(stage, chance)
                stage.do(Agree((offer.seat + 1) % PLAYERS, made.id))
            for seat in waiting:
                stage.do(Done(seat))


@pytest.mark.whole_game
@pytest.mark.parametrize(
    ("edition", "variants"),
    [
        ("modern", ""),
        ("classic", ""),
        ("modern", "hidden-tiles street-access placing-tiles=at-once"),
        ("classic", "keep-cards hidden-tiles early-outlook placing-tiles=in-turn"),
    ],
)
def test_secret_talk_of_others_changes_no_byte(edition: str, variants: str) -> None:
    setup = setup_of(edition, variants)
    silent = play(setup, None)
    for number in range(3):
        talking = play(setup, random.Random(number))
        assert talking.game.state.number > silent.game.state.number + 20
        for viewer in (ME, None):
            assert talking.heard(viewer) == silent.heard(viewer)
        assert any(talking.heard(seat) != silent.heard(seat) for seat in (1, 2, 3))


def twins(state: State, chance: random.Random) -> Iterator[tuple[str, State]]:
    """Yield states that differ from this one only in what seat 0 may not know."""
    others = [seat for seat in range(PLAYERS) if seat != ME]
    cash = tuple(
        dollars if seat == ME else dollars + state.edition.unit * chance.randrange(1, 9)
        for seat, dollars in enumerate(state.cash)
    )
    yield "cash", state._replace(cash=cash)
    left = list(state.outlook[state.turned :])
    chance.shuffle(left)
    yield "outlook", state._replace(outlook=(*state.outlook[: state.turned], *left))
    hands, deck = list(state.hands), state.deck
    for seat in others:
        loose = hands[seat] & ~(state.chosen[seat] or 0)
        if loose and deck:
            own_lot, hidden_lot = loose & -loose, deck & -deck
            hands[seat] ^= own_lot | hidden_lot
            deck ^= own_lot | hidden_lot
    yield "hands", state._replace(hands=tuple(hands), deck=deck)
    if state.phase == "deal":
        chosen = tuple(
            None
            if kept is None
            else kept
            if seat == ME
            else sum(1 << card for card in list(buildings(state.hands[seat]))[-kept.bit_count() :])
            for seat, kept in enumerate(state.chosen)
        )
        yield "chosen", state._replace(chosen=chosen)
    plans = tuple(
        plan if seat == ME or plan is None else () for seat, plan in enumerate(state.plans)
    )
    yield "plans", state._replace(plans=plans)
    if state.variants.hidden_tiles:
        tiles, bag = [list(counts) for counts in state.tiles], list(state.bag)
        for seat in others:
            for kind, count in enumerate(tiles[seat]):
                other = next((at for at, rest in enumerate(bag) if rest and at != kind), None)
                if count > state.shown[seat][kind] and other is not None:
                    tiles[seat][kind] -= 1
                    bag[kind] += 1
                    tiles[seat][other] += 1
                    bag[other] -= 1
                    break
        yield "tiles", state._replace(tiles=tuple(map(tuple, tiles)), bag=tuple(bag))
    yield "seed", state._replace(setup=replace(state.setup, seed="another"))


def encoded(state: State, viewer: int | None) -> str:
    return ViewEncoder().encode(Frame(view(state, viewer))).message.model_dump_json()


def positions(setup: Setup) -> Iterator[State]:
    """Yield the positions of a game in which everybody does something."""
    state = initial_state(setup)
    while state.phase != "over":
        yield state
        waiting = view(state, None).waiting
        if state.phase == "deal":
            state, _ = apply(state, keep(state, waiting[-1]))
        elif state.phase == "build":
            state, _ = apply(state, build(state, waiting[-1]))
        else:
            if waiting[-1] == 1 and state.hands[1]:
                state, _ = apply(state, Discard(1, (next(buildings(state.hands[1])),)))
                yield state
            state, _ = apply(state, Done(waiting[-1]))


@pytest.mark.parametrize(
    ("edition", "variants"),
    [
        ("modern", ""),
        ("classic", ""),
        ("classic", "hidden-tiles keep-cards"),
        ("modern", "hidden-tiles placing-tiles=at-once"),
        ("classic", "keep-fewer placing-tiles=at-once-unless-all-agree"),
    ],
)
def test_states_that_differ_in_secrets_alone_look_the_same(edition: str, variants: str) -> None:
    chance = random.Random(edition + variants)
    differing = set()
    for state in positions(setup_of(edition, variants)):
        for what, twin in twins(state, chance):
            if twin == state:
                continue
            differing.add(what)
            if what == "seed":
                twin = twin._replace(setup=Setup(state.edition, PLAYERS, "another", state.variants))
            for viewer in (ME, None):
                assert encoded(state, viewer) == encoded(twin, viewer), what
    wanted = {"cash", "hands", "chosen", "seed"}
    wanted |= {"outlook"} if edition == "classic" else set()
    wanted |= {"tiles"} if "hidden" in variants else set()
    wanted |= {"plans"} if edition == "classic" or "at-once" in variants else set()
    assert differing == wanted


async def test_a_secret_trade_over_sockets_shows_what_visibly_moves_alone(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        spectator = await site.person("Eve").look_on(table)
        for line in lines:
            own = line.game["mine"]
            await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
        everyone = [*lines, spectator]
        for line in everyone:
            await settle(line)
        numbers = [line.n for line in everyone]
        lot = lines[1].game["board"]["owners"].index(1) + 1
        trade = Trade((Transfer(1, 2, buildings=(lot,)), Transfer(2, 1, cash=30_000)))
        await lines[1].do(Offer(1, trade, secret=True))
        await lines[2].until(lambda line: line.game["offers"])
        await lines[0].silence()
        await spectator.silence()
        await lines[2].do(Agree(2, lines[2].game["offers"][0]["id"]))
        await lines[1].until(lambda line: line.log[-1]["happened"] == "trade-made")
        assert lines[1].game["players"][1]["cash"] == 80_000
        for line in (lines[0], spectator):
            await only_the_building_moved(line, lot)
        assert [line.n for line in everyone] == [
            number + more for number, more in zip(numbers, (1, 2, 2, 1), strict=True)
        ]


async def only_the_building_moved(line: Line, lot: int) -> None:
    update = await line.hear("update")
    assert [event["happened"] for event in update["events"]] == ["items-moved"]
    assert update["events"][0]["trade"]["transfers"][0]["cash"] == 0
    assert set(update["changed"]) <= {"board", "players", "businesses"}
    assert line.game["board"]["owners"][lot - 1] == 2
    assert line.game["offers"] == []
    assert "30000" not in line.heard[-1]
    assert "80000" not in line.heard[-1]


async def test_no_message_to_others_holds_a_hand_a_token_or_the_seed(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        row = await site.tables.store.games.get(table)
        spectator = await site.person("Eve").look_on(table)
        for line in (*lines, spectator):
            everything = "".join(line.heard)
            assert row.seed not in everything
            others = [seat for seat in row.seats if seat.seat != line.table["you"]]
            token = site.tables.store.links.token
            for link in (seat.link for seat in others):
                assert token(link)
                assert not [it for it in (token(link), link.salt, link.digest) if it in everything]
        assert spectator.game["mine"] is None
        dealt = [event for event in lines[0].log if event["happened"] == "cards-dealt"]
        assert [event["seat"] for event in dealt] == [0]
        assert not [event for event in spectator.log if event["happened"] == "cards-dealt"]
