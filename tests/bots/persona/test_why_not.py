"""Why not, and truly: who has no money cannot pay, and who collects has a use for more."""

import pytest
from tests.bots.persona.test_answering import ASKER, BOT, KINDS, Talk, beside_a_lot, said_in
from tests.game.kit import give, offered, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.game import Goods, Offer, Refuse, Say, State, view
from chinatown.game.meaning import ForSale

kinds = pytest.mark.parametrize("kind", KINDS)


def having(cash: int) -> State:
    """Return a table at which red's lot would be of use to a bot that has so much money."""
    state = beside_a_lot()
    sums = list(state.cash)
    sums[BOT] = cash
    return state._replace(cash=tuple(sums))


@kinds
@pytest.mark.parametrize("cash", [0, 10_000])
def test_who_has_no_money_says_so_and_nobody_else_tells_how_much(kind: str, cash: int) -> None:
    asks = ForSale((BOT,), Goods((22,)), Goods(cash=900_000))
    answer = Talk(kind, having(cash)).hears(asks)
    codes = [phrase.code for phrase in said_in(answer)]
    assert ("cannot-pay" in codes) == (isinstance(answer, Say) and not cash)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "/" in kind])
@pytest.mark.parametrize("cash", [0, 10_000])
def test_an_offer_is_refused_for_want_of_money_where_there_is_none(kind: str, cash: int) -> None:
    lot, price = give(ASKER, BOT, buildings=(22,)), give(BOT, ASKER, cash=900_000)
    state = offered(having(cash), ASKER, lot, price)
    answer = make_bot(kind, BOT, "").decide(view(state, BOT))
    # Or it asks for what it can pay instead.
    assert isinstance(answer, Refuse | Offer)
    refused = answer.because if isinstance(answer, Refuse) else ""
    assert refused != ("no-cash" if cash else "too-dear")


@kinds
@pytest.mark.parametrize("price", [0, 100_000])
@pytest.mark.parametrize("tiles", [["Antiques"] * 3, ["Photo"]])
def test_who_has_some_of_a_type_does_not_say_that_it_has_no_use_for_it(
    kind: str, price: int, tiles: list[str]
) -> None:
    """The bot has a single lot, taken by the first of its tiles: one more tile earns nothing."""
    lots = with_lots(trading(), {ASKER: [30], BOT: [20]})
    state = with_tiles(lots, {ASKER: ["Antiques"], BOT: tiles})
    asks = ForSale((BOT,), Goods(tiles=("Antiques",)), Goods(cash=price))
    codes = [phrase.code for phrase in said_in(Talk(kind, state).hears(asks))]
    assert codes
    assert "Antiques" not in tiles or "no-use" not in codes
