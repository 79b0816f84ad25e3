"""Any editions, trades and actions, for tests that must hold for all of them; a notation."""

from typing import get_args

from hypothesis import strategies as st

from chinatown.game import (
    CLASSIC,
    MODERN,
    PHRASES,
    REACTIONS,
    REASONS,
    TABLE,
    Action,
    Agree,
    AskTurns,
    BadSetup,
    Build,
    BuildingClause,
    Call,
    Choice,
    CloseTrading,
    Discard,
    Done,
    Edition,
    EndCall,
    EndGame,
    Expire,
    Goods,
    Judge,
    Keep,
    Offer,
    Phrase,
    Placement,
    Pledge,
    Refuse,
    Say,
    Share,
    ShopType,
    TakeCall,
    Trade,
    Transfer,
    Withdraw,
)
from chinatown.game.codes import ShareOf
from chinatown.record import Notation

PLAIN = Notation(MODERN, 4, names=("Ann", "Bo", "yellow", "Ann"))

ODD = MODERN.with_own_shops(
    {
        "Photo": ShopType("card #3 + $5 -> red; x", 3),
        "Laundry": ShopType('24 "h"\\ \u2028nothing', 5),
    },
    any_names=True,
)
lots = st.integers(1, 85)
seats = st.integers(0, 4)
texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60)
ids = st.one_of(st.from_regex(r"[0-9a-f]{8}(\.[0-9])?", fullmatch=True), texts)
words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=24)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Either edition, or the modern one with shop types of any names at all."""
    if draw(st.booleans()):
        return draw(st.sampled_from([MODERN, CLASSIC, ODD]))
    names = draw(st.lists(words, min_size=2, max_size=2, unique=True))
    own = {"Sea Food": ShopType(names[0], 3), "Dim Sum": ShopType(names[1], 5)}
    try:
        return MODERN.with_own_shops(own, any_names=True)
    except BadSetup:
        return MODERN


def pairs() -> st.SearchStrategy[tuple[int, int]]:
    return st.tuples(seats, seats).filter(lambda pair: pair[0] != pair[1])


@st.composite
def trades(draw: st.DrawFn, edition: Edition) -> Trade:
    """Any trade that has content, in any order, several transfers a pair."""
    tiles = st.lists(st.sampled_from([shop.name for shop in edition.shops]), max_size=4)
    money = st.integers(0, 10**10)

    def transfer(giver: int, taker: int) -> Transfer:
        return Transfer(
            giver,
            taker,
            buildings=tuple(draw(st.lists(lots, max_size=3))),
            tiles=tuple(draw(tiles)),
            cash=draw(money),
            due=draw(money),
            cards=tuple(draw(st.lists(lots, max_size=2))),
            shares=tuple(draw(st.lists(shares(), max_size=1))),
            clauses=tuple(draw(st.lists(clauses(edition), max_size=2))),
        )

    transfers = [transfer(*draw(pairs())) for _ in range(draw(st.integers(1, 4)))]
    choices = []
    for _ in range(draw(st.integers(0, 2))):
        pair = draw(pairs())
        options = tuple(transfer(*pair) for _ in range(draw(st.integers(1, 3))))
        choices.append(Choice(draw(seats), options))
    promises = [Pledge(*draw(pairs()), draw(texts)) for _ in range(draw(st.integers(0, 2)))]
    return Trade((*transfers, Transfer(0, 1, cash=1)), tuple(promises), tuple(choices))


def shares() -> st.SearchStrategy[Share]:
    """Any share of income, in lowest terms or not."""
    named = st.lists(lots, min_size=1, max_size=3).map(tuple)
    limits = st.just(0) | st.integers(0, 10**10)
    parts = st.integers(0, 120)
    return st.builds(Share, named, parts, parts, limits, limits, st.sampled_from(get_args(ShareOf)))


def clauses(edition: Edition) -> st.SearchStrategy[BuildingClause]:
    """Any building clause."""
    shops = st.sampled_from([shop.name for shop in edition.shops])
    return st.builds(BuildingClause, lots, shops) | st.builds(
        BuildingClause, lots, st.just("") | shops, st.just(False)
    )


def phrases(edition: Edition) -> st.SearchStrategy[tuple[Phrase, ...]]:
    """Any phrases, of which sentences can be made or not."""
    shop = st.sampled_from([shop.name for shop in edition.shops])
    tiles = st.lists(shop, max_size=3).map(
        lambda names: sorted(names, key=edition.index.__getitem__)
    )
    phrase = st.builds(
        Phrase,
        st.sampled_from(list(PHRASES)),
        st.just(-1) | seats,
        st.just("") | shop,
        st.lists(lots, max_size=3).map(tuple),
        tiles.map(tuple),
        st.integers(0, 9),
        st.integers(0, 10**9),
        st.integers(0, 6),
    )
    return st.lists(phrase, max_size=3).map(tuple)


def actions(edition: Edition) -> st.SearchStrategy[Action]:
    """Any action at all, legal or not."""
    cards = st.lists(lots, max_size=5).map(tuple)
    shops = st.sampled_from([shop.name for shop in edition.shops])
    listeners = st.lists(seats, max_size=3).map(tuple)
    maybe_id = st.just("") | ids
    goods = st.builds(
        lambda lots, names, cash: Goods(
            tuple(sorted(lots)), tuple(sorted(names, key=edition.index.__getitem__)), cash
        ),
        st.lists(lots, max_size=2),
        st.lists(shops, max_size=3),
        st.integers(0, 10**9),
    )
    said = phrases(edition)
    placements = st.lists(st.builds(Placement, lots, shops), max_size=4).map(tuple)
    return st.one_of(
        st.builds(Keep, seats, cards),
        st.builds(
            Offer,
            seats,
            trades(edition),
            st.booleans(),
            counters=maybe_id,
            replaces=maybe_id,
            answers=maybe_id,
            seconds=st.integers(0, 3600),
            phrases=said,
        ),
        st.builds(Agree, seats, ids, st.lists(st.integers(0, 9), max_size=2).map(tuple)),
        st.builds(Refuse, seats, ids, st.just("") | texts, st.sampled_from(["", *REASONS]), said),
        st.builds(Withdraw, seats, ids),
        st.builds(Expire, st.just(TABLE), ids),
        st.builds(Call, seats, goods, goods, st.just("") | texts, st.booleans()),
        st.builds(TakeCall, seats, ids),
        st.builds(EndCall, seats, ids),
        st.builds(Say, seats, texts, listeners, maybe_id),
        st.builds(Say, seats, st.sampled_from(REACTIONS), listeners, maybe_id, st.just("reaction")),
        st.builds(Say, seats, st.just(""), kind=st.just("last-offers")),
        st.builds(
            Say,
            seats,
            st.just(""),
            listeners,
            maybe_id,
            kind=st.just("phrases"),
            phrases=said.filter(bool),
        ),
        st.builds(Done, seats, st.booleans(), st.booleans()),
        st.builds(AskTurns, seats),
        st.builds(Discard, seats, cards),
        st.builds(Judge, seats, ids, st.booleans()),
        st.builds(CloseTrading, st.just(TABLE) | seats),
        st.builds(EndGame, st.just(TABLE) | seats),
        st.builds(Build, seats, placements),
    )
