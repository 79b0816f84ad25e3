"""Games with partners who take their time or never answer."""

import pytest
from tests.game.kit import give, trading

from chinatown.bots import Bot, make_bot
from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    Agree,
    Edition,
    Offer,
    Setup,
    Trade,
    View,
    Withdraw,
    apply,
    view,
)
from chinatown.game.state import TRADE
from chinatown.lab import make_bots
from chinatown.lab.slow_table import NEVER, play_slow_game, position_without


@pytest.mark.whole_game
@pytest.mark.parametrize("delay", [20.0, NEVER])
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        (MODERN, ["random", "tycoon/any", "tycoon", "merchant/any"]),
        (CLASSIC, ["tycoon", "tycoon/generous", "shopkeeper/any"]),
    ],
)
def test_nobody_changes_its_mind_for_nothing_and_all_pay_what_they_owe(
    edition: Edition, kinds: list[str], delay: float
) -> None:
    setup = Setup(edition, len(kinds), "a slow partner")
    game = play_slow_game(setup, make_bots(setup, kinds), {0: delay})
    assert game.state.phase == "over"
    assert game.causeless == ()
    assert game.shortfalls == ()
    assert 0 < game.most_words < 10
    assert game.most_actions < 80


class Wavering:
    """Plays as another does, but agrees to a gift, takes that back, and agrees again."""

    def __init__(self, seat: int) -> None:
        self._bot = make_bot("shopkeeper", seat, "")
        self._seat = seat
        self._words = 0

    def decide(self, seen: View) -> Action | None:
        for offer in seen.offers:
            if offer.status == "open" and len(offer.trade.parties) == 3 and self._words < 3:
                self._words += 1
                agrees = not offer.agreed >> self._seat & 1
                return (Agree if agrees else Withdraw)(self._seat, offer.id)
        return self._bot.decide(seen)


class Giving:
    """Plays as another does, but begins with gifts to two others, and waits for their answers."""

    def __init__(self, seat: int) -> None:
        self._bot = make_bot("shopkeeper", seat, "")
        self._seat = seat

    def decide(self, seen: View) -> Action | None:
        if seen.phase == TRADE and seen.round == 1 and not seen.offers:
            gifts = [give(self._seat, other, cash=10_000) for other in (1, 2)]
            return Offer(self._seat, Trade(tuple(gifts)))
        if any(offer.status == "open" for offer in seen.offers) and not seen.done:
            return None
        return self._bot.decide(seen)


@pytest.mark.whole_game
def test_a_bot_that_wavers_is_found_out() -> None:
    setup = Setup(MODERN, 3, "wavering")
    bots: list[Bot] = [Giving(0), Wavering(1), make_bot("shopkeeper", 2, "")]
    game = play_slow_game(setup, bots, {2: NEVER})
    assert [change.seat for change in game.causeless] == [1, 1]
    assert game.most_words == 3


def test_own_words_change_nothing_and_those_of_others_do() -> None:
    gifts = Trade((give(0, 1, cash=10_000), give(0, 2, cash=10_000)))
    state, _ = apply(trading(), Offer(0, gifts))
    offer = state.offers[0].id
    agreed, _ = apply(state, Agree(1, offer))
    assert position_without(view(state, 1), 1) == position_without(view(agreed, 1), 1)
    assert position_without(view(state, 2), 2) != position_without(view(agreed, 2), 2)
