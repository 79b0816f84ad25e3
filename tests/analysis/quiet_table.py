"""A table at which nothing happens but what a test wants, so that everything can be counted."""

from __future__ import annotations

from chinatown.analysis.stories import stories
from chinatown.game import (
    MODERN,
    Action,
    Agree,
    Build,
    Done,
    Edition,
    Keep,
    Offer,
    Placement,
    Pledge,
    Setup,
    Trade,
    Transfer,
    apply,
    buildings,
    initial_state,
    parse_variants,
    view,
)
from chinatown.game.board import around
from chinatown.record import Record, record_of


class Table:
    """A game of three in which nothing happens but what it is told."""

    def __init__(
        self,
        edition: Edition = MODERN,
        variants: str = "",
        *,
        dealt: bool = True,
        seed: str = "a seed",
    ) -> None:
        self.setup = Setup(edition, 3, seed, parse_variants(variants.split()))
        self.state = initial_state(self.setup)
        self.actions: list[Action] = []
        if dealt:
            self.deal()

    def do(self, action: Action) -> None:
        self.state, _ = apply(self.state, action)
        self.actions.append(action)

    def deal(self) -> None:
        while self.state.phase == "deal":
            seat = view(self.state, None).waiting[0]
            seen = view(self.state, seat)
            self.do(Keep(seat, tuple(buildings(seen.hand))[: seen.keep]))

    def trade(self, *transfers: Transfer, promises: tuple[Pledge, ...] = ()) -> None:
        trade = Trade(transfers, promises)
        author, *others = trade.parties
        self.do(Offer(author, trade))
        for seat in others:
            self.do(Agree(seat, self.state.offers[-1].id))

    def end_trading(self) -> None:
        for seat in view(self.state, None).waiting:
            self.do(Done(seat))

    def end_round(self, builds: dict[int, tuple[Placement, ...]] | None = None) -> None:
        """End the trading, build, and go on to the trading of the next round."""
        round_ = self.state.round
        self.end_trading()
        while self.state.phase == "build" and self.state.round == round_:
            seat = view(self.state, None).waiting[0]
            self.do(Build(seat, (builds or {}).get(seat, ())))
        self.deal()

    def record(self) -> Record:
        """Return the record of the game so far."""
        return record_of(self.setup, ("Ann", "Ben", "Cho"), self.actions)

    def finish(self) -> Record:
        """Play on to the end and return the record."""
        while self.state.phase != "over":
            self.end_round()
        return self.record()

    def end(self) -> list[dict[int, int]]:
        """Play on to the end and return what each trade was worth."""
        return [dict(story.worth) for story in stories(self.finish()).trades]

    def lots(self, seat: int) -> list[int]:
        return list(buildings(self.state.owned[seat]))

    def tile(self, seat: int, place: int = 0) -> str:
        """Return a tile of a seat, by its place among those that it has."""
        counts = zip(self.state.edition.shops, self.state.tiles[seat], strict=True)
        return [kind.name for kind, count in counts for _ in range(count)][place]

    def neighbours(self, seat: int) -> tuple[int, int]:
        """Return two lots of a seat that are beside each other."""
        owned = self.state.owned[seat]
        lot = next(lot for lot in self.lots(seat) if around(1 << lot) & owned)
        return lot, next(buildings(around(1 << lot) & owned))

    def tile_twice(self, seat: int) -> str:
        """Return a shop type of which a seat has more than one tile."""
        counts = zip(self.state.edition.shops, self.state.tiles[seat], strict=True)
        return next(kind.name for kind, count in counts if count > 1)
