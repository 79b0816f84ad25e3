"""What trades turned out to be worth, in games small enough to count by hand."""

from pathlib import Path

from chinatown.analysis.stories import stories
from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    Agree,
    Build,
    Done,
    Edition,
    Keep,
    Offer,
    Placement,
    Setup,
    Share,
    Trade,
    Transfer,
    apply,
    buildings,
    initial_state,
    parse_variants,
    view,
)
from chinatown.game.board import around
from chinatown.record import Record, record_of

RECORDS = Path(__file__).parent.parent / "data" / "records"
UNIT = 10_000


class Table:
    """A game of three in which nothing happens but what it is told."""

    def __init__(self, edition: Edition = MODERN, variants: str = "") -> None:
        self.setup = Setup(edition, 3, "a seed", parse_variants(variants.split()))
        self.state = initial_state(self.setup)
        self.actions: list[Action] = []
        self.deal()

    def do(self, action: Action) -> None:
        self.state, _ = apply(self.state, action)
        self.actions.append(action)

    def deal(self) -> None:
        while self.state.phase == "deal":
            seat = view(self.state, None).waiting[0]
            seen = view(self.state, seat)
            self.do(Keep(seat, tuple(buildings(seen.hand))[: seen.keep]))

    def trade(self, *transfers: Transfer) -> None:
        trade = Trade(transfers)
        author, *others = trade.parties
        self.do(Offer(author, trade))
        for seat in others:
            self.do(Agree(seat, self.state.offers[-1].id))

    def end_round(self, builds: dict[int, tuple[Placement, ...]] | None = None) -> None:
        """End the trading, build, and go on to the trading of the next round."""
        round_ = self.state.round
        for seat in view(self.state, None).waiting:
            self.do(Done(seat))
        while self.state.phase == "build" and self.state.round == round_:
            seat = view(self.state, None).waiting[0]
            self.do(Build(seat, (builds or {}).get(seat, ())))
        self.deal()

    def end(self) -> list[dict[int, int]]:
        """Play on to the end and return what each trade was worth."""
        while self.state.phase != "over":
            self.end_round()
        record = record_of(self.setup, ("Ann", "Ben", "Cho"), self.actions)
        return [dict(story.worth) for story in stories(record)]

    def lots(self, seat: int) -> list[int]:
        return list(buildings(self.state.owned[seat]))

    def tile(self, seat: int, place: int = 0) -> str:
        """Return a tile of a seat, by its place among those that it has."""
        counts = zip(self.state.edition.shops, self.state.tiles[seat], strict=True)
        return [kind.name for kind, count in counts for _ in range(count)][place]


def test_what_is_never_built_on_is_worth_what_was_paid() -> None:
    table = Table()
    table.trade(Transfer(0, 1, (table.lots(0)[0],)), Transfer(1, 0, cash=2 * UNIT))
    assert table.end() == [{0: 2 * UNIT, 1: -2 * UNIT}]


def test_a_shop_on_a_bought_building_pays_its_buyer_for_it_in_every_round() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.trade(Transfer(0, 1, (lot,)), Transfer(1, 0, cash=2 * UNIT))
    table.end_round({1: (Placement(lot, table.tile(1)),)})
    # The seller had not built that shop, so it loses nothing by it.
    assert table.end() == [{0: 2 * UNIT, 1: 6 * UNIT - 2 * UNIT}]


def test_a_building_with_its_shop_pays_its_buyer_what_its_seller_loses() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    table.trade(Transfer(0, 2, (lot,)), Transfer(2, 0, cash=3 * UNIT))
    assert table.end() == [{0: 3 * UNIT - 5 * UNIT, 2: 5 * UNIT - 3 * UNIT}]


def test_a_bought_tile_pays_from_the_round_in_which_it_is_placed() -> None:
    table = Table()
    shop = next(
        name
        for place in range(7)
        if (name := table.tile(0, place)) not in [table.tile(1, other) for other in range(7)]
    )
    table.trade(Transfer(0, 1, tiles=(shop,)), Transfer(1, 0, cash=UNIT))
    table.end_round()
    table.end_round({1: (Placement(table.lots(1)[0], shop),)})
    assert table.end() == [{0: UNIT, 1: 5 * UNIT - UNIT}]


def test_who_has_a_tile_of_the_type_places_that_first() -> None:
    table = Table()
    shop = table.tile(1)
    seat = next(seat for seat in (0, 2) if table.state.tiles[seat][MODERN.index[shop]])
    tiles = table.state.tiles[1][MODERN.index[shop]]
    table.trade(Transfer(seat, 1, tiles=(shop,)))
    apart = [lot for lot in table.lots(1) if not around(1 << lot) & table.state.owned[1]]
    table.end_round({1: tuple(Placement(lot, shop) for lot in apart[:tiles])})
    assert table.end() == [{seat: 0, 1: 0}]


def test_what_was_passed_on_counts_for_as_long_as_it_was_kept() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    table.trade(Transfer(0, 1, (lot,)))
    table.end_round()
    table.end_round()
    table.trade(Transfer(1, 2, (lot,)))
    table.end_round()
    # It comes back to the first buyer, but by another trade.
    table.trade(Transfer(2, 1, (lot,)))
    assert table.end() == [
        {0: -2 * UNIT, 1: 2 * UNIT},
        {1: -UNIT, 2: UNIT},
        {1: 2 * UNIT, 2: -2 * UNIT},
    ]


def test_payments_due_count_as_far_as_they_were_paid() -> None:
    table = Table()
    # Nobody earns anything, so the debtor pays what it has got and drops the rest in the end.
    table.trade(Transfer(0, 1, cash=2 * UNIT, due=2 * UNIT), Transfer(0, 2, due=4 * UNIT))
    assert table.state.cash[0] == 3 * UNIT
    assert table.end() == [{0: -5 * UNIT, 1: 4 * UNIT, 2: UNIT}]


def test_shares_of_income_count_as_far_as_they_were_paid() -> None:
    table = Table()
    lot, other = table.lots(0)[:2]
    nothing = Transfer(0, 2, shares=(Share((other,)),))
    table.trade(nothing, Transfer(2, 0, cash=UNIT))
    sold = Transfer(0, 1, shares=(Share((lot,), at_least=3 * UNIT),))
    table.trade(sold, Transfer(1, 0, cash=UNIT, due=UNIT))
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    assert table.end() == [{0: UNIT, 2: -UNIT}, {0: -UNIT, 1: UNIT}]


def test_the_outlook_card_counts_as_it_was() -> None:
    table = Table(CLASSIC, "placing-tiles=in-turn")
    lot, shop = table.lots(0)[0], table.tile(0)
    table.trade(Transfer(0, 1, (lot,), (shop,)))
    place = CLASSIC.index[shop]
    named = sum(CLASSIC.sizes[place] in card for card in table.state.outlook)
    assert named > 0
    table.end_round({1: (Placement(lot, shop),)})
    assert table.end() == [{0: 0, 1: (6 + named) * 1_000}]


def test_half_a_business_given_away_takes_from_one_what_it_brings_the_other() -> None:
    table = Table()
    lot = next(lot for lot in table.lots(0) if around(1 << lot) & table.state.owned[0])
    beside = next(buildings(around(1 << lot) & table.state.owned[0]))
    shop = next(
        kind.name
        for kind, count in zip(MODERN.shops, table.state.tiles[0], strict=True)
        if count > 1
    )
    table.end_round({0: (Placement(lot, shop), Placement(beside, shop))})
    table.trade(Transfer(0, 1, (lot,)))
    # Two shops together pay two units, one alone one.
    assert table.end() == [{0: -5 * UNIT, 1: 5 * UNIT}]


def test_every_trade_of_a_recorded_game_has_its_story() -> None:
    for name in (
        "01-modern-4-plain",
        "25-classic-4-street-access+keep-cards+hidden-tiles+trade-clock-10",
    ):
        record = Record.from_json((RECORDS / f"{name}.json").read_bytes())
        results = stories(record)
        assert results
        for story in results:
            assert tuple(story.worth) == story.trade.parties
            assert 1 <= story.round <= 6
