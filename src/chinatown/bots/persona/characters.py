"""Characters of bots: the style on top of a level, not its strength (docs/bots.md)."""

from __future__ import annotations

from typing import Final, NamedTuple

from chinatown.bots.trade.trading_style import TradingStyle


class Character(NamedTuple):
    """How a bot behaves at the table.

    Attributes:
        asking_change: What is added to the part of a joint gain that the level asks for.
        concession_factor: What multiplies how much the level comes down after a refusal.
        offers_change: What is added to how many vain offers the level makes a round.
        loyal: Whether it prefers those it has traded with in this round, where others would bring
            it no unit more.
        max_reasons: How many phrases an offer or a refusal carries at most.
        partner_first: Whether an offer begins with what the partner has of it.
        tells_price: Whether it says at what price it would agree.
        max_remarks: How many remarks it makes a round at most.
        occasions: What it remarks on (see `table_talk`).
        calling_rounds: In how many rounds of six it calls out what it misses.
        secret: Whether it makes weighty offers secret.
        offer_seconds: How long its offers stand, 0 for no limit.
    """

    asking_change: float = 0.0
    concession_factor: float = 1.0
    offers_change: int = 0
    loyal: bool = False
    max_reasons: int = 2
    partner_first: bool = False
    tells_price: bool = False
    max_remarks: int = 1
    occasions: frozenset[str] = frozenset()
    calling_rounds: int = 1
    secret: bool = False
    offer_seconds: int = 0


CHARACTERS: Final[dict[str, Character]] = {
    "generous": Character(
        asking_change=-0.05,
        concession_factor=1.3,
        partner_first=True,
        tells_price=True,
        max_remarks=2,
        occasions=frozenset({"greeting", "thanks", "trade"}),
        calling_rounds=2,
    ),
    "hard": Character(
        asking_change=0.05,
        concession_factor=0.7,
        max_reasons=1,
        partner_first=True,
        occasions=frozenset({"proud"}),
        secret=True,
    ),
    "chatty": Character(
        max_reasons=3,
        tells_price=True,
        max_remarks=4,
        occasions=frozenset({"greeting", "thanks", "trade", "praise", "proud", "done"}),
        calling_rounds=3,
    ),
    "quiet": Character(max_reasons=1, max_remarks=0, calling_rounds=0, secret=True),
    "impatient": Character(
        concession_factor=1.3,
        offers_change=-2,
        max_reasons=1,
        tells_price=True,
        max_remarks=2,
        occasions=frozenset({"waiting", "done"}),
        offer_seconds=60,
    ),
    "loyal": Character(
        loyal=True,
        max_remarks=2,
        occasions=frozenset({"greeting", "thanks", "pleasure"}),
        calling_rounds=2,
    ),
}
"""The characters there are; each changes so little that a bot stays as strong as its level."""

MIN_OFFERS: Final = 3
"""However impatient, a bot makes this many offers if its level does."""


def styled(style: TradingStyle, character: Character) -> TradingStyle:
    """Return a trading style as a character changes it."""
    max_offers = max(style.max_offers + character.offers_change, min(style.max_offers, MIN_OFFERS))
    return style._replace(
        asking_share=style.asking_share + character.asking_change,
        concession=style.concession * character.concession_factor,
        max_offers=max_offers,
    )
