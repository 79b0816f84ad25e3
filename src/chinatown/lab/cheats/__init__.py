"""Players who try to take other players in: nobody's fool loses to any of them (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chinatown.bots import Bot
from chinatown.lab.cheats.flooding import Flooding
from chinatown.lab.cheats.greed import Coy, Greed, Limit, Patient
from chinatown.lab.cheats.holdup import HoldUp
from chinatown.lab.cheats.misjudging import Overvaluing, Undervaluing
from chinatown.lab.cheats.pieces import Rounding, Splitting
from chinatown.lab.cheats.probing import Probing, Stonewalling
from chinatown.lab.cheats.promising import Owing, Promising
from chinatown.lab.cheats.pumping import Pumping
from chinatown.lab.cheats.shifting import Calling, Shifting

CHEATS: Final[dict[str, Callable[[int, str], Bot]]] = {
    "cheat/calling": Calling,
    "cheat/coy": Coy,
    "cheat/flooding": Flooding,
    "cheat/greed": Greed,
    "cheat/hold-up": HoldUp,
    "cheat/limit": Limit,
    "cheat/overvaluing": Overvaluing,
    "cheat/owing": Owing,
    "cheat/patient": Patient,
    "cheat/probing": Probing,
    "cheat/promising": Promising,
    "cheat/pumping": Pumping,
    "cheat/rounding": Rounding,
    "cheat/shifting": Shifting,
    "cheat/splitting": Splitting,
    "cheat/stonewalling": Stonewalling,
    "cheat/undervaluing": Undervaluing,
}
"""The cheats, each with what makes one for a seat and a seed, as `BOTS` has the honest players."""
