"""What a shell can complete after an option, read only when it asks."""

from __future__ import annotations


def language_tags(begun: str) -> list[str]:
    """Return the languages that begin so."""
    from chinatown.catalogue import languages

    return [tag for tag in languages() if tag.startswith(begun)]


def editions(begun: str) -> list[str]:
    """Return the names of editions that begin so."""
    from chinatown.game.editions import EDITIONS

    return [name for name in EDITIONS if name.startswith(begun)]


def variants(begun: str) -> list[str]:
    """Return the variants that begin so, with their positions where they have several."""
    from chinatown.game.variants import CHOICES, SWITCHES

    words = list(SWITCHES)
    for name, positions in CHOICES.items():
        words += [f"{name.replace('_', '-')}={position}" for position in positions]
    return [word for word in words if word.startswith(begun)]


def bot_lists(begun: str) -> list[str]:
    """Return lists of bots with the last of them completed."""
    from chinatown.bots.registry import BOTS

    before, comma, last = begun.rpartition(",")
    return [before + comma + kind for kind in BOTS if kind.startswith(last)]
