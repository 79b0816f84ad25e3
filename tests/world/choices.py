"""What people want to do next, as their scripts have it; the rules may refuse it."""

from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

from chinatown.game import Action, Agree, Build, Done, Keep, Offer, Refuse, Say, Trade, Transfer

Command = dict[str, Any]
"""A message to the server without its id."""

Change = dict[str, str | int | bool]


def lobby_command(info: Command, chance: Random, word: str) -> Command | None:
    """Return what somebody does who sits at a table before its game; `word` is a new one."""
    you, seats = info["you"], info["seats"]
    others = [it["seat"] for it in seats if it["kind"] == "human" and it["seat"] != you]
    free = [it["seat"] for it in seats if it["free"]]
    what = chance.random()
    change: Change | None = None
    if info["host"] and not free and what < 0.8:
        return {"t": "start"}
    if what < 0.6:
        return None
    if info["host"] and what < 0.85:
        taken = [seat for seat in others if seat not in free]
        change = {"do": "free-seat", "seat": chance.choice(taken)} if taken else None
    elif what < 0.75:
        change = {"do": "rename", "name": f"P{word}"}
    elif what < 0.85 and free:
        change = {"do": "sit", "seat": chance.choice(free)}
    elif what < 0.95:
        change = {"do": "ready", "ready": chance.random() < 0.8}
    elif not info["host"]:
        change = {"do": "stand-up"}
    return None if change is None else {"t": "arrange", "change": change}


def game_command(
    view: Command, seat: int, chance: Random, word: str, *, host: bool, paused: bool
) -> Command | None:
    """Return what somebody does in a game, None for nothing."""
    what = chance.random()
    if host and (paused or what < 0.01):
        question = "resume" if paused else "pause"
        return {"t": "vote", "question": question, "about": None, "agree": True}
    if what > 0.998:
        return {"t": "leave"}
    action = _action(view, seat, chance, word)
    return None if action is None else {"t": "act", "action": asdict(action)}


def _action(view: Command, seat: int, chance: Random, word: str) -> Action | None:
    own, phase = view["mine"], view["now"]["phase"]
    if phase == "deal":
        chosen = view["players"][seat]["chosen"]
        return None if chosen else Keep(seat, tuple(own["hand"][: own["keep"]]))
    if phase == "build":
        return Build(seat, ()) if seat in view["now"]["waiting"] else None
    return _bargain(view, seat, chance, word) if phase == "trade" else None


def _bargain(view: Command, seat: int, chance: Random, word: str) -> Action | None:
    asked = [
        offer["id"]
        for offer in view["offers"]
        if offer["status"] == "open"
        and any(it["seat"] == seat and it["answer"] == "waiting" for it in offer["parties"])
    ]
    others = [it["seat"] for it in view["players"] if it["seat"] != seat]
    what = chance.random()
    if asked and what < 0.7:
        answer: Callable[[int, str], Action] = Agree if chance.random() < 0.6 else Refuse
        return answer(seat, chance.choice(asked))
    if what < 0.35:
        return Say(seat, f"remark {word}")
    if what < 0.45:
        return Say(seat, f"whisper {word}", to=(chance.choice(others),))
    if what < 0.7:
        other = chance.choice(others)
        given = Transfer(seat, other, cash=10_000 * chance.randint(1, 2))
        lots = [at for at, owner in enumerate(view["board"]["owners"], 1) if owner == other]
        taken = Transfer(other, seat, buildings=tuple(lots[:1]))
        secret = chance.random() < 0.3
        return Offer(seat, Trade((given, taken) if lots else (given,)), secret=secret)
    return Done(seat)
