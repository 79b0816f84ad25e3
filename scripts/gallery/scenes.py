"""All scenes of which pictures are taken, by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scripts.gallery import after, bargains, pages, rounds, troubles
from scripts.gallery.studio import Studio

SCENES: Final[dict[str, Callable[[Studio], None]]] = {
    "home": pages.home,
    "account": pages.account,
    "puzzles": pages.puzzles,
    "lobby": pages.lobby,
    "shared-device": pages.shared_device,
    "learning": pages.learning,
    "banker": pages.banker,
    "public": pages.public_tables,
    "round": rounds.round_alone,
    "training": rounds.training,
    "classic": rounds.classic,
    "late": rounds.late,
    "people": rounds.people,
    "composing": bargains.composing,
    "offers": bargains.offers,
    "words": bargains.words,
    "over": after.over,
    "replay": after.replay,
    "games": after.games,
    "tv": after.tv,
    "notices": troubles.notices,
    "blocked": troubles.blocked,
    "away": troubles.away,
}
