"""A bot as a program: chinatown simulate --bots "exec:python examples/python_bot.py"."""

import json
import sys


def decide(view: dict, seat: int) -> dict | None:
    """Keep the first cards, agree to gifts, refuse the rest, build on the first empty lots."""
    phase, own = view["now"]["phase"], view["mine"]
    if phase == "trade":
        for offer in view["offers"]:
            parties = {party["seat"]: party["answer"] for party in offer["parties"]}
            if offer["status"] == "open" and parties.get(seat) == "waiting":
                gives = any(part["giver"] == seat for part in offer["trade"]["transfers"])
                agrees = not (gives or offer["trade"]["choices"] or offer["trade"]["promises"])
                return {"do": "agree" if agrees else "refuse", "seat": seat, "offer": offer["id"]}
        return {"do": "done", "seat": seat} if seat in view["now"]["waiting"] else None
    if phase == "deal":
        return {"do": "keep", "seat": seat, "cards": own["hand"][: own["keep"]]}
    placements = list(own["must_build"])
    tiles = list(view["players"][seat]["tiles"])
    for placement in placements:
        tiles.remove(placement["shop"])
    board = zip(view["board"]["owners"], view["board"]["shops"], strict=True)
    free = [lot for lot, (owner, shop) in enumerate(board, 1) if owner == seat and shop is None]
    for clause in [*placements, *(entry["clause"] for entry in view["clauses"])]:
        free = [lot for lot in free if lot != clause["building"]]
    pairs = zip(free, tiles, strict=False)
    placements += [{"building": lot, "shop": shop} for lot, shop in pairs]
    return {"do": "build", "seat": seat, "placements": placements}


for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "start":
        seat = message["seat"]
        print(json.dumps({"t": "ready", "protocol": 1}), flush=True)
    elif message["t"] == "decide":
        action = decide(message["view"], seat)
        print(json.dumps({"t": "act", "n": message["n"], "action": action}), flush=True)
