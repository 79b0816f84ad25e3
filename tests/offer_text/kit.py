"""A table at which everything can be said, and all that is legal there."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from hypothesis import assume
from hypothesis import strategies as st
from tests.game.kit import GREEN, RED, WHITE, YELLOW, trading, with_lots, with_tiles

from chinatown.game import (
    MODERN,
    BuildingClause,
    Choice,
    Edition,
    Pledge,
    Share,
    State,
    Trade,
    Transfer,
    mask_of,
    view,
)
from chinatown.game.codes import ShareOf
from chinatown.game.normal_form import merged
from chinatown.offer_text import OfferTextError, languages, understand
from chinatown.offer_text.checking import obstacle
from chinatown.record import Notation

NAMES = ("Mei", "Anna", "Bo", "Chen")
LANGUAGES: Final = languages()
SENTENCES: Final[dict[str, dict[str, Any]]] = {
    language: tomllib.loads(Path(__file__).with_name(f"{language}.toml").read_text("utf-8"))
    for language in LANGUAGES
}
"""What is said in each language, and what it means."""

LOTS = {
    RED: [20, 21, 25, 30, 70],
    YELLOW: [19, 22, 33, 36, 45],
    GREEN: [18, 40, 41, 60],
    WHITE: [1, 2, 3, 50],
}
MODERN_TILES = {
    RED: ["Photo", "Photo", "Laundry", "Tea House"],
    YELLOW: ["Dim Sum", "Dim Sum", "Jewellery", "Tea House"],
    GREEN: ["Photo", "Photo", "Laundry", "Florist", "Factory", "Take Out"],
    WHITE: ["Photo", "Dim Sum", "Dim Sum", "Restaurant", "Tropical Fish", "Sea Food", "Antiques"],
}
CLASSIC_TILES = {
    RED: ["Pharmacy", "Pharmacy", "Laundry", "Sewing", "Sea Food"],
    YELLOW: ["Radios", "Radios", "Watch Makers", "Fireworks"],
    GREEN: ["Sports Articles", "Detective Agency", "Laundry", "Restaurant"],
    WHITE: ["Jeans & Workwear", "Antiques", "Pharmacy", "Restaurant"],
}
STANDING = {"Laundry": [33], "Antiques": [36, 45], "Restaurant": [40]}


def table(edition: Edition = MODERN, **switches: object) -> State:
    """Return a game of four in the trade phase, Mei on red, with known things in known hands."""
    state = with_lots(trading(4, edition, **switches), LOTS)
    names = {shop.name for shop in edition.shops}
    tiles = MODERN_TILES if edition.name == "modern" else CLASSIC_TILES
    state = with_tiles(
        state, {seat: [tile for tile in owned if tile in names] for seat, owned in tiles.items()}
    )
    shops = list(state.shops)
    for name, lots in {**STANDING, "Tea House": [19]}.items():
        if name in names:
            shops[edition.index[name]] |= mask_of(lots)
    return state._replace(shops=tuple(shops), cash=(10 * edition.unit,) * 4)


TABLE = table()


def interpreted(
    text: str,
    language: str = "en",
    to: Sequence[int] = (),
    *,
    state: State = TABLE,
    names: Sequence[str] = NAMES,
    viewer: int = RED,
) -> list[str]:
    """Return what a text means, in the notation of the record."""
    notation = Notation(state.edition, state.players)
    trades = understand(view(state, viewer), names, text, to, language)
    return [notation.trade(by_pair(trade)) for trade in trades]


def problem(
    text: str,
    language: str = "en",
    to: Sequence[int] = (),
    *,
    state: State = TABLE,
    names: Sequence[str] = NAMES,
) -> OfferTextError:
    """Return why a text is no trade."""
    with pytest.raises(OfferTextError) as caught:
        understand(view(state, RED), names, text, to, language)
    return caught.value


@st.composite
def legal_trades(draw: st.DrawFn, state: State, viewer: int = RED) -> Trade:
    """Any trade of `viewer` with others that the rules allow, as far as all can see, normalised.

    Everyone has what they give, and nobody gets more cards or buildings than a player may have.
    """
    seats = range(state.players)
    others = [seat for seat in seats if seat != viewer]
    pairs = [(viewer, draw(st.sampled_from(others)))]
    pairs += draw(
        st.lists(
            st.tuples(st.sampled_from(seats), st.sampled_from(seats)).filter(
                lambda pair: pair[0] != pair[1]
            ),
            max_size=3,
        )
    )
    if draw(st.booleans()):
        pairs[0] = pairs[0][::-1]
    transfers = tuple(draw(_transfers(state, *pair)) for pair in sorted(set(pairs)))
    texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)
    pledges = st.builds(
        lambda pair, text: Pledge(pair[0], pair[1], text.strip()),
        st.sampled_from(pairs),
        texts.filter(lambda text: text.strip() != ""),
    )
    promises = draw(st.lists(pledges, max_size=2))
    choices = []
    if draw(st.integers(0, 3)) == 0:
        giver, taker = draw(st.sampled_from(pairs))
        options = st.lists(_options(state, giver, taker), min_size=2, max_size=3, unique=True)
        chooser = draw(st.sampled_from([seat for seat in (giver, taker) if seat != viewer]))
        choices = [Choice(chooser, tuple(draw(options)))]
    trade = _afforded(state, viewer, Trade(transfers, tuple(promises), tuple(choices)))
    seen = view(state, viewer)
    simpler = (trade, replace(trade, choices=()), _without_agreements(trade))
    legal = [candidate for candidate in simpler if obstacle(seen, candidate) is None]
    assume(legal)
    return legal[0]


def _without_agreements(trade: Trade) -> Trade:
    """Return what a trade moves and promises, without choices and agreements about the round."""
    parts = [replace(part, shares=(), clauses=()) for part in trade.transfers]
    return Trade(tuple(part for part in parts if part != Transfer(*_pair(part))), trade.promises)


def _pair(part: Transfer) -> tuple[int, int]:
    return part.giver, part.taker


def _options(state: State, giver: int, taker: int) -> st.SearchStrategy[Transfer]:
    """One thing of those that agreements and trades are about."""
    lots = [lot for lot in range(1, 86) if state.owned[giver] >> lot & 1]
    units = st.integers(1, 9).map(lambda count: count * state.edition.unit)
    return st.one_of(
        st.builds(lambda lot: Transfer(giver, taker, buildings=(lot,)), st.sampled_from(lots)),
        st.builds(lambda cash: Transfer(giver, taker, cash=cash), units),
        st.builds(lambda share: Transfer(giver, taker, shares=(share,)), _shares(state, giver)),
        st.builds(lambda bound: Transfer(giver, taker, clauses=(bound,)), _clauses(state, giver)),
    )


def _shares(state: State, giver: int) -> st.SearchStrategy[Share]:
    lots = [lot for lot in range(1, 86) if state.owned[giver] >> lot & 1]
    few = st.integers(0, 9).map(lambda units: units * state.edition.unit)
    kinds = get_args(ShareOf) if state.edition.outlook else ("income",)
    named = st.lists(st.sampled_from(lots), min_size=1, max_size=3, unique=True).map(tuple)
    whole = st.integers(1, 5)
    shares = st.builds(Share, named, whole, whole, few, few, st.sampled_from(kinds))
    legal = shares.filter(
        lambda share: share.parts <= share.whole and share.at_most >= share.at_least
    )
    return legal.map(lambda share: share.normalised)


def _clauses(state: State, giver: int) -> st.SearchStrategy[BuildingClause]:
    built = 0
    for standing in state.shops:
        built |= standing
    lots = [lot for lot in range(1, 86) if state.owned[giver] & ~built & 1 << lot]
    types = [shop.name for shop in state.edition.shops]
    in_hand = [shop for shop, count in zip(types, state.tiles[giver], strict=True) if count]
    return st.one_of(
        st.builds(BuildingClause, st.sampled_from(lots), st.sampled_from(in_hand)),
        st.builds(
            BuildingClause, st.sampled_from(lots), st.sampled_from(["", *types]), st.just(False)
        ),
    )


@st.composite
def _transfers(draw: st.DrawFn, state: State, giver: int, taker: int) -> Transfer:
    lots = [lot for lot in range(1, 86) if state.owned[giver] >> lot & 1]
    types = [
        shop.name
        for shop, count in zip(state.edition.shops, state.tiles[giver], strict=True)
        for _ in range(count)
    ]
    cards = [card for card in range(1, 86) if state.hands[giver] >> card & 1]
    few = st.integers(0, 9).map(lambda units: units * state.edition.unit)
    tiles = draw(st.lists(st.integers(0, len(types) - 1), unique=True, max_size=4)) if types else []
    return Transfer(
        giver,
        taker,
        buildings=tuple(sorted(draw(st.lists(st.sampled_from(lots), unique=True, max_size=3)))),
        tiles=tuple(types[place] for place in sorted(tiles)),
        cash=draw(few),
        due=draw(few | st.just(1_000_000)),
        cards=tuple(sorted(draw(st.lists(st.sampled_from(cards), unique=True, max_size=2))))
        if cards
        else (),
        shares=tuple(draw(st.lists(_shares(state, giver), max_size=1))),
        clauses=tuple(draw(st.lists(_clauses(state, giver), max_size=1))),
    )


def _afforded(state: State, viewer: int, trade: Trade) -> Trade:
    """Return the trade without what is given twice, with as much cash as the viewer has."""
    lots: set[int] = set()
    given: Counter[tuple[int, str]] = Counter()
    left = state.cash[viewer]
    parts = []
    for part in trade.transfers:
        tiles = []
        for shop in part.tiles:
            given[part.giver, shop] += 1
            if given[part.giver, shop] <= state.tiles[part.giver][state.edition.index[shop]]:
                tiles.append(shop)
        cash = min(part.cash, left) if part.giver == viewer else part.cash
        left -= cash if part.giver == viewer else 0
        parts.append(
            Transfer(
                part.giver,
                part.taker,
                tuple(lot for lot in part.buildings if lot not in lots),
                tuple(tiles),
                cash,
                part.due,
                tuple(card for card in part.cards if card not in lots),
                part.shares,
                part.clauses,
            )
        )
        lots |= {*part.buildings, *part.cards}
    parts.append(Transfer(viewer, (viewer + 1) % state.players, due=state.edition.unit))
    return merged(Trade(tuple(parts), trade.promises, trade.choices), state.edition)


def by_pair(trade: Trade) -> Trade:
    """Return the trade with what two players give each other side by side."""

    def pair(part: Transfer) -> tuple[int, int]:
        return min(part.giver, part.taker), max(part.giver, part.taker)

    return Trade(tuple(sorted(trade.transfers, key=pair)), trade.promises, trade.choices)
