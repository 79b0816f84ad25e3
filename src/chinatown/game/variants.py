"""The switches of a table (docs/rules.md 8), all off by default."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final, Literal, get_args

from chinatown.game.codes import FirstPlayer, OutlookPays, Placing
from chinatown.game.deal_table import MAX_PLAYERS
from chinatown.game.editions import AT_ONCE
from chinatown.game.errors import BadSetup

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "outlook_pays": get_args(OutlookPays),
    "placing_tiles": get_args(Placing),
    "first_player": get_args(FirstPlayer),
}
"""The switches that have more than two positions, with those positions."""

DEFAULT_WHEN_ON: Final[dict[str, str]] = {
    "outlook_pays": "business",
    "placing_tiles": AT_ONCE,
    "first_player": "stays",
    "first_seat": "1",
    "trade_clock": "10",
}
"""Where these switches go when they are turned on without saying where."""

FIRST_SEAT: Final = "first-seat"
"""The switch that names the seat which begins."""

SINCE_VERSION: Final[dict[str, int]] = {
    "keep-fewer": 3,
    FIRST_SEAT: 3,
    "immediate-only": 3,
    "placing-tiles=at-once-unless-all-agree": 3,
}
"""The first version of the rules with a switch, or with a position of one, where it is not 1."""

MAX_CLOCK: Final = 60
"""The longest trade clock, in minutes."""

_NUMBERS: Final = frozenset({"first_seat", "trade_clock"})
"""The switches whose position is a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variants:
    """Which variants a table plays.

    `placing_tiles` empty means the edition's own way; `first_seat` is the seat that begins, counted
    from 1, 0 for one that is drawn; `trade_clock` is in minutes, 0 for none. `early_outlook` and
    `outlook_pays` change nothing in an edition without outlook cards. Raises BadSetup for a
    position that a switch does not have.
    """

    street_access: bool = False
    keep_fewer: bool = False
    keep_cards: bool = False
    early_outlook: bool = False
    outlook_pays: OutlookPays = "tile"
    placing_tiles: Placing | Literal[""] = ""
    hidden_tiles: bool = False
    open_money: bool = False
    first_seat: int = 0
    first_player: FirstPlayer = "passes"
    trade_clock: int = 0
    immediate_only: bool = False

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if value not in choices and not (name == "placing_tiles" and value == ""):
                known = tuple(f"{_dashed(name)}={choice}" for choice in choices)
                raise BadSetup("unknown-variant", variant=f"{_dashed(name)}={value}", known=known)
        if not 0 <= self.trade_clock <= MAX_CLOCK:
            raise BadSetup("trade-clock-range", minutes=self.trade_clock, most=MAX_CLOCK)
        if not 0 <= self.first_seat <= MAX_PLAYERS:
            raise BadSetup("first-seat-range", seat=self.first_seat, players=MAX_PLAYERS)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


PLAIN: Final = Variants()
"""No variant at all."""

SWITCHES: Final[tuple[str, ...]] = tuple(_dashed(field.name) for field in fields(Variants))
"""The names of the switches as people write them, with dashes."""


def parse_variants(words: Iterable[str]) -> Variants:
    """Read variants as people write them: `street-access`, `first-player=stays`, `trade-clock=8`.

    A switch without `=` is turned on, to its usual position where it has several. Raises BadSetup
    for what is not a switch or a position.

    >>> parse_variants(["keep-cards", "outlook-pays=business"]).outlook_pays
    'business'
    """
    chosen: dict[str, bool | str | int] = {}
    for word in words:
        switch, _, value = word.strip().partition("=")
        if switch not in SWITCHES:
            raise BadSetup("unknown-variant", variant=word, known=SWITCHES)
        name = switch.replace("-", "_")
        value = value or DEFAULT_WHEN_ON.get(name, "on")
        if name in _NUMBERS and value.isdecimal():
            chosen[name] = int(value)
        elif value in CHOICES.get(name, ()):
            chosen[name] = value
        elif name not in DEFAULT_WHEN_ON and value in ("on", "off"):
            chosen[name] = value == "on"
        else:
            known = CHOICES.get(
                name, (DEFAULT_WHEN_ON[name],) if name in DEFAULT_WHEN_ON else ("on", "off")
            )
            positions = tuple(f"{switch}={position}" for position in known)
            raise BadSetup("unknown-variant", variant=word, known=positions)
    return Variants(**chosen)  # type: ignore[arg-type]


def variant_words(variants: Variants) -> tuple[str, ...]:
    """Return what `parse_variants` would read to give these variants, only what is not default.

    >>> variant_words(Variants(street_access=True, trade_clock=8))
    ('street-access', 'trade-clock=8')
    """
    plain = PLAIN
    words = []
    for field in fields(Variants):
        value = getattr(variants, field.name)
        if value != getattr(plain, field.name):
            words.append(_dashed(field.name) if value is True else f"{_dashed(field.name)}={value}")
    return tuple(words)


def first_version(word: str) -> int:
    """Return the first version of the rules with a variant, as `variant_words` writes it."""
    switch = word.partition("=")[0]
    return SINCE_VERSION.get(word, SINCE_VERSION.get(switch, 1))
