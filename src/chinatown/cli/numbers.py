"""Money and other numbers as the reader of a command writes them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from chinatown.cli.languages import reader

if TYPE_CHECKING:
    from babel import Locale

    from chinatown.game.types import Dollars


def dollars(amount: Dollars) -> str:
    """Return money as people write it, in whole dollars."""
    from babel.numbers import format_decimal

    # The sign alone, as in the browser: everybody at the table knows whose dollars they are.
    pattern = locale().currency_formats["standard"].pattern.replace("¤", "$").replace(".00", "")
    return format_decimal(amount, format=pattern, locale=locale())


def change(amount: Dollars) -> str:
    """Return money with a plus or minus sign, unless it is zero."""
    return f"+{dollars(amount)}" if amount > 0 else dollars(amount)


def decimal(value: float, places: int = 0) -> str:
    """Return a number rounded to the given decimal places."""
    from babel.numbers import format_decimal

    whole = locale().decimal_formats[None].pattern.split(".")[0]
    pattern = whole + "." + "0" * places if places else whole
    return format_decimal(value, format=pattern, locale=locale())


def percent(share: float, places: int = 0) -> str:
    """Return a fraction of 1 in per cent, rounded to the given decimal places."""
    from babel.numbers import format_percent

    pattern = locale().percent_formats[None].pattern
    if places:
        pattern = pattern.replace("0", "0." + "0" * places)
    return format_percent(share, format=pattern, locale=locale())


def locale() -> Locale:
    """Return how the reader's language and country write numbers and lists."""
    return _locale(reader().locale)


@cache
def _locale(tag: str) -> Locale:
    """Return a locale, that of its language where it is not known, or English."""
    from babel import Locale, UnknownLocaleError

    for name in (tag, tag.split("-")[0]):
        try:
            return Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return Locale("en")
