"""What became of agreements about the round: shares of income, building clauses (docs/rules.md 5).

Only those who may know of an agreement are told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from chinatown.game.codes import ClauseLapse, ShareLapse
from chinatown.game.fast_init import fast_init
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Dollars, Seat


@fast_init
@dataclass(frozen=True, slots=True)
class ShareCounted:
    """Income was paid, and a share of it came to `owed` dollars; its businesses paid `earned`."""

    debtor: Seat
    creditor: Seat
    share: Share
    earned: Dollars
    owed: Dollars
    happened: Literal["share-counted"] = field(default="share-counted", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class ShareLapsed:
    """Nothing is due for a share of income: what it was a share of is no longer to be had."""

    debtor: Seat
    creditor: Seat
    share: Share
    why: ShareLapse
    happened: Literal["share-lapsed"] = field(default="share-lapsed", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class ClauseLapsed:
    """A building clause no longer binds its giver, as it has become impossible to keep."""

    giver: Seat
    taker: Seat
    clause: BuildingClause
    why: ClauseLapse
    happened: Literal["clause-lapsed"] = field(default="clause-lapsed", kw_only=True)
