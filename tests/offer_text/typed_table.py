"""A table in the middle of a game at which people type their trades, and what was typed there."""

import tomllib
from pathlib import Path

from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, trading, with_lots, with_tiles

from chinatown.game import MODERN, Goods, Offer, State, Trade, Transfer, View, apply, mask_of, view
from chinatown.game.meaning import (
    ForSale,
    Meaning,
    PlainTalk,
    PriceAsked,
    PriceRejected,
    Proposal,
    Sought,
    Thanks,
    Threat,
)
from chinatown.game.normal_form import merged
from chinatown.offer_text import OfferTextError
from chinatown.offer_text.meaning import hear
from chinatown.record import Notation

NAMES = ("Ann", "Ming", "Wei", "Bao")
LOTS = {
    RED: [18, 24, 34, 48, 68, 74],
    YELLOW: [8, 16, 19, 27, 38, 45, 49, 64, 77, 80, 81],
    GREEN: [4, 6, 10, 11, 12, 14, 44, 47, 52, 53, 54, 56, 75],
    WHITE: [2, 5, 9, 28, 30, 31, 32, 33, 50, 83],
}
TILES = {
    RED: ["Photo", "Tea House", "Sea Food", *["Dim Sum"] * 3, *["Antiques"] * 2, *["Factory"] * 2],
    YELLOW: ["Photo", *["Florist"] * 2, "Take Out", *["Laundry"] * 2, *["Antiques"] * 2],
    GREEN: ["Tea House", "Sea Food", "Dim Sum", *["Factory"] * 2],
    WHITE: ["Tropical Fish", "Laundry", *["Restaurant"] * 5],
}
SHOPS = {
    "Photo": [27],
    "Tea House": [77, 80, 81],
    "Sea Food": [75],
    "Tropical Fish": [52, 53, 54, 56],
    "Jewellery": [28, 31, 32, 33],
}
EARLIER = {
    "60k-for-33": Offer(
        RED, Trade((give(RED, WHITE, cash=60_000), give(WHITE, RED, buildings=(33,))))
    ),
    "20k-for-34": Offer(
        WHITE, Trade((give(WHITE, RED, cash=20_000), give(RED, WHITE, buildings=(34,))))
    ),
}
COLOURS = ("red", "yellow", "green", "white")
KINDS: dict[type[Meaning], str] = {
    PriceAsked: "price-asked",
    Sought: "sought",
    ForSale: "for-sale",
    PriceRejected: "counter",
    Threat: "threat",
    Thanks: "thanks",
    PlainTalk: "talk",
}
ADDRESSED = {"nobody": [], "ming": [YELLOW], "wei": [GREEN], "bao": [WHITE]}


def table(cash: int = 400_000, **switches: object) -> State:
    """Return the position, with as much cash for everybody."""
    state = with_tiles(with_lots(trading(4, MODERN, **switches), LOTS), TILES)
    shops = list(state.shops)
    for name, lots in SHOPS.items():
        shops[state.edition.index[name]] |= mask_of(lots)
    return state._replace(shops=tuple(shops), cash=(cash,) * 4)


TABLE = table()
VIEWS = {"": view(TABLE, RED)}
for _name, _offer in EARLIER.items():
    VIEWS[_name] = view(apply(TABLE, _offer)[0], RED)


def typed(language: str) -> list[tuple[str, str, str | list[str]]]:
    """Return the section, the text and the meaning of everything that was typed in a language."""
    path = Path(__file__).parent / "typed" / f"{language}.toml"
    sections = tomllib.loads(path.read_text("utf-8"))
    return [
        (section, text, meaning)
        for section, meanings in sections.items()
        for text, meaning in meanings.items()
    ]


def canonical(meaning: str | list[str]) -> str | list[str]:
    """Return trades in the one form that `heard` gives them, anything else as it is."""
    if isinstance(meaning, list):
        return [str(canonical(trade)) for trade in meaning]
    if not meaning.startswith(COLOURS):
        return meaning
    notation = Notation(MODERN, 4)
    return notation.trade(merged(notation.read_trade(meaning), MODERN))


def heard(section: str, text: str, language: str) -> str | list[str]:
    """Return what a text means in a section's position: trades, an error, or its other sense."""
    seat, _, earlier = section.partition("-after-")
    return heard_at(VIEWS[earlier], text, language, ADDRESSED[seat])


def heard_at(seen: View, text: str, language: str, to: list[int]) -> str | list[str]:
    """Return what a text means to those who see a view."""
    try:
        meaning = hear(seen, NAMES, text, to, language)
    except OfferTextError as error:
        # The words of a promise stand in the text already.
        return error.code if error.code == "draft-promise" else str(error)
    notation = Notation(MODERN, 4)
    if isinstance(meaning, Proposal):
        trades = [notation.trade(merged(trade, MODERN)) for trade in meaning.trades]
        return trades[0] if len(trades) == 1 else trades
    return _in_words(meaning, notation)


def _in_words(meaning: Meaning, notation: Notation) -> str:
    link = "of" if isinstance(meaning, PriceAsked) else "to"
    said = KINDS[type(meaning)]
    if isinstance(meaning, PlainTalk | PriceRejected):
        return said
    if seats := [notation.seat(seat) for seat in getattr(meaning, "seats", ())]:
        said += f" {link} {' and '.join(seats)}"
    if isinstance(meaning, PriceAsked | Sought | ForSale):
        said += f": {notation.items(_transfer(meaning.goods))}"
    if isinstance(meaning, Sought | ForSale) and meaning.price != Goods():
        said += f" for {notation.items(_transfer(meaning.price))}"
    return said


def _transfer(goods: Goods) -> Transfer:
    return Transfer(0, 1, goods.buildings, goods.tiles, goods.cash)
