"""The guides of the first game play their parts, and nothing else in its first round."""

from pathlib import Path

import pytest
from tests.server.kit import running

from chinatown.bots import BOTS, make_bot
from chinatown.game import (
    MODERN,
    Action,
    Agree,
    Build,
    Choice,
    Done,
    Keep,
    Offer,
    Pledge,
    Refuse,
    Setup,
    State,
    Trade,
    Transfer,
    apply,
    initial_state,
    parse_variants,
    view,
)
from chinatown.server.bots.guide import (
    ANSWER,
    BUILD,
    CARDS_TO_KEEP,
    CHAIN,
    COUNTER,
    GUIDE,
    LEARNER,
    LOW,
    MAKE,
    NEIGHBOUR,
    SEED,
    TRADER,
    VARIANTS,
    Guide,
    accepts,
)


class FirstGame:
    """A first game without a server: the guides act as long as they have something to do."""

    def __init__(self) -> None:
        self.state: State = initial_state(Setup(MODERN, 3, SEED, parse_variants(VARIANTS)))
        self.guides = {seat: Guide(seat, "any") for seat in (TRADER, NEIGHBOUR)}
        self._wait()

    def do(self, action: Action) -> None:
        """Do something as the learner, then let the guides act."""
        self.state, _ = apply(self.state, action)
        self._wait()

    def offer(self, trade: Trade, counters: str = "") -> None:
        self.do(Offer(LEARNER, trade, counters=counters))

    def status(self, trade: Trade) -> str:
        return next((o.status for o in self.state.offers if o.trade == trade), "none")

    def _wait(self) -> None:
        acted = True
        while acted:
            acted = False
            for seat, guide in self.guides.items():
                action = guide.decide(view(self.state, seat))
                if action is not None:
                    self.state, _ = apply(self.state, action)
                    acted = True


@pytest.fixture
def trading() -> FirstGame:
    game = FirstGame()
    game.do(Keep(LEARNER, CARDS_TO_KEEP[LEARNER]))
    assert game.state.phase == "trade"
    return game


def agree(game: FirstGame, trade: Trade) -> None:
    offer = next(o for o in game.state.offers if o.trade == trade)
    game.do(Agree(LEARNER, offer.id))


def test_whoever_follows_the_script_finishes_a_business_in_the_first_round(
    trading: FirstGame,
) -> None:
    assert trading.status(ANSWER) == "open"
    assert trading.status(LOW) == "none"
    agree(trading, ANSWER)
    trading.offer(MAKE)
    assert trading.status(MAKE) == "made"
    assert trading.status(LOW) == "open"
    low = next(o for o in trading.state.offers if o.trade == LOW)
    trading.offer(COUNTER, counters=low.id)
    assert trading.status(COUNTER) == "made"
    trading.offer(CHAIN)
    assert trading.status(CHAIN) == "made"
    trading.do(Done(LEARNER))
    assert trading.state.phase == "build"
    cash = trading.state.cash[LEARNER]
    assert cash == 70_000
    trading.do(Build(LEARNER, BUILD))
    assert trading.state.round == 2
    # Three Photo shops finish a business, which pays 50,000.
    assert trading.state.cash[LEARNER] == cash + 50_000


def test_a_guide_refuses_for_a_reason_that_everyone_reads_in_their_language(
    trading: FirstGame,
) -> None:
    gift = Trade((Transfer(TRADER, LEARNER, cash=10_000),))
    trading.offer(gift)
    refused = next(o for o in trading.state.offers if o.trade == gift)
    assert (refused.status, refused.because, refused.reason) == ("refused", "not-now", "")


def test_guides_keep_the_cards_of_the_script(trading: FirstGame) -> None:
    owned = [{n for n in range(86) if lots >> n & 1} for lots in trading.state.owned]
    assert owned == [set(CARDS_TO_KEEP[seat]) for seat in range(3)]


def test_a_refused_offer_leads_on_as_an_accepted_one_does(trading: FirstGame) -> None:
    offer = next(o for o in trading.state.offers if o.trade == ANSWER)
    trading.do(Refuse(LEARNER, offer.id))
    trading.offer(MAKE)
    assert trading.status(LOW) == "open"


@pytest.mark.parametrize(
    "trade",
    [
        # What they need for the script, at another price or for another lot of the learner's.
        Trade((Transfer(NEIGHBOUR, LEARNER, (43,)), Transfer(LEARNER, NEIGHBOUR, (28,)))),
        Trade((Transfer(NEIGHBOUR, LEARNER, tiles=("Photo",)),)),
        Trade((*COUNTER.transfers[:1], Transfer(TRADER, LEARNER, cash=30_000))),
        Trade((Transfer(TRADER, LEARNER, due=10_000), COUNTER.transfers[0])),
        Trade(MAKE.transfers, promises=(Pledge(NEIGHBOUR, LEARNER, "my best lot"),)),
        Trade(
            MAKE.transfers[:1],
            choices=(
                Choice(
                    NEIGHBOUR,
                    (
                        Transfer(NEIGHBOUR, LEARNER, tiles=("Photo",)),
                        Transfer(NEIGHBOUR, LEARNER, cash=10_000),
                    ),
                ),
            ),
        ),
    ],
)
def test_guides_refuse_what_the_script_does_not_have(trading: FirstGame, trade: Trade) -> None:
    trading.offer(trade)
    assert trading.state.offers[-1].status == "refused"


def test_guides_take_gifts_and_better_prices() -> None:
    assert accepts(Trade((Transfer(LEARNER, TRADER, cash=10_000),)), TRADER)
    assert accepts(LOW, TRADER)
    dearer = (*MAKE.transfers, Transfer(LEARNER, NEIGHBOUR, cash=10_000))
    assert accepts(Trade(dearer), NEIGHBOUR)


def test_any_lot_of_the_learner_will_do_in_the_chain() -> None:
    chain = (Transfer(LEARNER, TRADER, (28,)), *CHAIN.transfers[1:])
    assert accepts(Trade(chain), TRADER)
    assert accepts(Trade(chain), NEIGHBOUR)


def test_guides_stop_trading_when_the_learner_does(trading: FirstGame) -> None:
    trading.do(Done(LEARNER))
    assert trading.state.phase == "build"


async def test_a_first_game_begins_at_once_and_goes_on_when_asked_for_again(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        ann = site.person()
        await ann.get("/api/me")
        tables = [
            (await ann.post("/api/lessons", {"name": "Ann"})).json()["table"] for _ in range(2)
        ]
        assert tables[0] == tables[1]
        info = await ann.get(f"/api/tables/{tables[0]}")
        assert info["status"] == "playing"
        assert info["you"] == LEARNER
        assert [seat["bot"] for seat in info["seats"]] == ["", GUIDE, GUIDE]
        [summary] = (await ann.get("/api/me"))["tables"]
        assert summary["lesson"]
        line = await ann.look_on(tables[0])
        script = await ann.get("/api/lessons/script")
        assert set(script["keep"]) <= set(line.game["mine"]["hand"])
        await line.do(Keep(LEARNER, tuple(script["keep"])))
        await line.until(lambda line: bool(line.game["offers"]))
        assert line.game["board"]["owners"][script["look"] - 1] == NEIGHBOUR
        other = site.person("Ben")
        await other.get("/api/me")
        theirs = (await other.post("/api/lessons", {"name": "Ben"})).json()["table"]
        assert theirs != tables[0]


async def test_nobody_can_seat_a_guide_at_another_table(tmp_path: Path) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        ann = site.person()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": GUIDE}, {"kind": "friend"}]
        wish = {"name": "Ann", "edition": "modern", "seats": seats}
        answer = await ann.post("/api/tables", wish)
        assert answer.json()["code"] == "unknown-bot"
