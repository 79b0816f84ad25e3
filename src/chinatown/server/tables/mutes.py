"""Which players a seat has muted (docs/server.md)."""

from __future__ import annotations

from chinatown.game.actions import Action, Offer, Say
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.store.store import Store


class Mutes:
    """Which seats of one table have muted which others."""

    def __init__(self, store: Store, game: str) -> None:
        self._rows = store.mutes
        self._game = game
        self._pairs: set[tuple[Seat, Seat]] = set()

    async def load(self) -> None:
        """Read the mutes from the store."""
        self._pairs = await self._rows.of_game(self._game)

    def replace(self, pairs: set[tuple[Seat, Seat]]) -> None:
        """Take in who has muted whom, by pairs of seats."""
        self._pairs = pairs

    async def set(self, seat: Seat, other: Seat, *, muted: bool) -> None:
        """Let a seat mute another, or hear it again. Raises RequestError `mute-oneself`."""
        if seat == other:
            raise RequestError("mute-oneself")
        await self._rows.set(self._game, seat, other, muted=muted)
        if muted:
            self._pairs.add((seat, other))
        else:
            self._pairs.discard((seat, other))

    def muted_by(self, seat: Seat | None) -> list[Seat]:
        """Return the seats that a seat has muted, in order."""
        return sorted(other for muter, other in self._pairs if muter == seat)

    def check(self, action: Action) -> None:
        """Raise RequestError `muted-by` for an offer or a whisper to a seat that muted its author.

        Table chat and remarks about offers are not refused: clients hide them.
        """
        addressed: tuple[Seat, ...] = ()
        if isinstance(action, Offer):
            addressed = action.trade.parties
        elif isinstance(action, Say):
            addressed = action.to
        for seat in addressed:
            if (seat, action.seat) in self._pairs:
                raise RequestError("muted-by", seat=seat)
