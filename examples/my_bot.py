"""A bot as a class: chinatown simulate --bots examples.my_bot:MyBot,shopkeeper."""

from chinatown.bots import make_bot
from chinatown.game import Action, Build, Offer, View


class MyBot:
    """Plays as a shopkeeper does, but makes no offers and builds nothing in the first round."""

    def __init__(self, seat: int, seed: str) -> None:
        self._seat = seat
        self._teacher = make_bot("shopkeeper", seat, seed)

    def decide(self, view: View) -> Action | None:
        """Return what to do in the position of this view, or None for nothing."""
        if view.phase == "build" and view.round == 1 and not view.clauses:
            return Build(self._seat)
        action = self._teacher.decide(view)
        return None if isinstance(action, Offer) else action
