"""Characters of bots: the style on top of a level, not its strength (docs/bots.md)."""

from __future__ import annotations

from typing import Final, NamedTuple

from chinatown.bots.trade.trading_style import TradingStyle


class Character(NamedTuple):
    """How a bot behaves at the table.

    `asks` is added to the part of a joint gain that it asks for, `yields` multiplies how much it
    comes down, `offers` is added to how many vain offers it makes a round; `loyal` prefers those
    it has traded with in this round, where others would bring it no unit more.

    `reasons` is how many phrases an offer or a refusal carries, `yours_first` whether it begins
    with what the partner has of it, `tells_price` whether it says at what price it would agree.
    `remarks` is how many remarks it makes a round, on the `occasions` named. `calls` is in how many
    rounds of six it calls out what it misses. `secret` makes weighty offers secret; `seconds`
    limits how long its offers stand, 0 for no limit.
    """

    asks: float = 0.0
    yields: float = 1.0
    offers: int = 0
    loyal: bool = False
    reasons: int = 2
    yours_first: bool = False
    tells_price: bool = False
    remarks: int = 1
    occasions: frozenset[str] = frozenset()
    calls: int = 1
    secret: bool = False
    seconds: int = 0


CHARACTERS: Final[dict[str, Character]] = {
    "generous": Character(
        asks=-0.05,
        yields=1.3,
        yours_first=True,
        tells_price=True,
        remarks=2,
        occasions=frozenset({"greeting", "thanks", "trade"}),
        calls=2,
    ),
    "hard": Character(
        asks=0.05,
        yields=0.7,
        reasons=1,
        yours_first=True,
        occasions=frozenset({"proud"}),
        secret=True,
    ),
    "chatty": Character(
        reasons=3,
        tells_price=True,
        remarks=4,
        occasions=frozenset({"greeting", "thanks", "trade", "praise", "proud", "done"}),
        calls=3,
    ),
    "quiet": Character(reasons=1, remarks=0, calls=0, secret=True),
    "impatient": Character(
        yields=1.3,
        offers=-2,
        reasons=1,
        tells_price=True,
        remarks=2,
        occasions=frozenset({"waiting", "done"}),
        seconds=60,
    ),
    "loyal": Character(
        loyal=True, remarks=2, occasions=frozenset({"greeting", "thanks", "pleasure"}), calls=2
    ),
}
"""The characters there are; each changes so little that a bot stays as strong as its level."""

MIN_OFFERS: Final = 3
"""However impatient, a bot makes so many offers."""


def styled(style: TradingStyle, character: Character) -> TradingStyle:
    """Return a trader's style with the bounds of a character."""
    max_offers = max(style.max_offers + character.offers, min(style.max_offers, MIN_OFFERS))
    return style._replace(
        asking_share=style.asking_share + character.asks,
        concession=style.concession * character.yields,
        max_offers=max_offers,
    )
