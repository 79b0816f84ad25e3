"""What can be chosen for a table, and the map; the client asks for it once.

`python -m chinatown.server.options` prints it, for the client's tests.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from chinatown.bots.registry import BOTS
from chinatown.game.deal_table import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    ROUNDS,
    cards_dealt,
    cards_kept,
    tiles_drawn,
)
from chinatown.game.editions import EDITIONS
from chinatown.game.variants import CHOICES, FIRST_SEAT, PLAIN, SWITCHES
from chinatown.protocol.editions import edition_info, map_info
from chinatown.server.bots.kinds import CHARACTER_CHOICES
from chinatown.server.messages.alerts import AlertKind
from chinatown.server.messages.options import Options, RoundInfo, SwitchInfo
from chinatown.server.store.rows import BOTS_HIDDEN, TRAINING, WATCH_DELAY, WATCH_DELAYS

_MINUTES: Final = ("5", "6", "7", "8", "9", "10")
"""The trade clocks that the client offers; requests may name others (docs/rules.md 8)."""

_OUTLOOK_ONLY: Final = frozenset({"early-outlook", "outlook-pays"})


def options(
    bots: Iterable[str],
    public_url: str = "",
    *,
    public_tables: bool = False,
    accounts: bool = True,
    alerts: Sequence[AlertKind] = (),
) -> Options:
    """Return all that can be chosen for a table; `bots` are the kinds there are.

    The address on the network is left empty, as it may change while the server runs.
    """
    return Options(
        lots=map_info(),
        editions=[edition_info(edition) for edition in EDITIONS.values()],
        switches=[
            SwitchInfo(
                name=name,
                positions=list(_positions(name)),
                default=_default(name),
                needs_outlook=name in _OUTLOOK_ONLY,
            )
            for name in SWITCHES
        ]
        + [
            *(
                SwitchInfo(name=name, positions=["on"], default="", needs_outlook=False)
                for name in (BOTS_HIDDEN, TRAINING)
            ),
            SwitchInfo(
                name=WATCH_DELAY, positions=list(WATCH_DELAYS), default="", needs_outlook=False
            ),
        ],
        bots=list(bots),
        characters=list(CHARACTER_CHOICES),
        min_players=MIN_PLAYERS,
        max_players=MAX_PLAYERS,
        rounds={
            str(players): [
                RoundInfo(
                    dealt=cards_dealt(players, round_),
                    kept=cards_kept(players, round_),
                    drawn=tiles_drawn(players, round_),
                )
                for round_ in range(1, ROUNDS + 1)
            ]
            for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        },
        public_url=public_url,
        network_url="",
        public_tables=public_tables,
        accounts=accounts,
        alerts=list(alerts),
    )


def _default(switch: str) -> str:
    value = getattr(PLAIN, switch.replace("-", "_"))
    return value if isinstance(value, str) else ""


def _positions(switch: str) -> tuple[str, ...]:
    if switch == "trade-clock":
        return _MINUTES
    if switch == FIRST_SEAT:
        return tuple(map(str, range(1, MAX_PLAYERS + 1)))
    return CHOICES.get(switch.replace("-", "_"), ("on",))


if __name__ == "__main__":
    json.dump(options(BOTS).model_dump(), sys.stdout)
