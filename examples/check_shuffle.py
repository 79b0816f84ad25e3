"""Check the shuffle of a finished game, with nothing of Chinatown's: no code, no package.

python check_shuffle.py game.json [commitment shown by the table] [digest that others have]
"""

import json
import struct
import sys
from hashlib import blake2b, sha256
from pathlib import Path

END = {"rounds", "result"}
APART = {"actions", "header_digest", "header_sums", "digest", "sums", *END}
DEALT = {3: (7, 6, 6, 6, 6, 6), 4: (6, 5, 5, 5, 5, 5), 5: (5, 5, 5, 4, 4, 4)}
DRAWN = {3: (7, 4, 4, 4, 4, 4), 4: (6, 3, 3, 3, 3, 3), 5: (5, 3, 3, 2, 2, 2)}
SHOPS = {
    "modern": "Photo,Tea House,Sea Food,Jewellery,Tropical Fish,Florist,"
    "Take Out,Laundry,Dim Sum,Antiques,Factory,Restaurant",
    "classic": "Sea Food,Pharmacy,Jeans & Workwear,Laundry,Restaurant,Sports Articles,"
    "Antiques,Fireworks,Sewing,Detective Agency,Watch Makers,Radios",
}


def check(right, what):
    """Say that something is right, or that it is wrong and end."""
    print("right:" if right else "WRONG:", what)
    if not right:
        sys.exit(1)


def hashed(*lines):
    """Return the hash of lines of text."""
    return sha256("\n".join(("chinatown shuffle", *map(str, lines))).encode()).hexdigest()


def chain(file, actions):
    """Yield the digest of the header, of each action and of the end, with all before it."""
    digest, header = "", {key: file[key] for key in file.keys() - APART}
    log = [{"number": at, "action": action} for at, action in enumerate(actions, 1)]
    for part in (header, *log, {key: file[key] for key in END} | {"actions": len(log)}):
        text = json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest = sha256(f"{digest}\n{text}".encode()).hexdigest()
        yield digest


def sample(items, count, seed, what, round_):
    """Return the first of the items in the order that the seed gives them."""
    pool, words, block = list(items), [], 0
    key = blake2b(seed.encode(), digest_size=32).digest()
    for place in range(count):
        left, word = len(pool) - place, 2**32
        while word >= 2**32 - 2**32 % left:
            if not words:
                label, block = f"{what}/{round_}/{block}".encode(), block + 1
                words = list(struct.unpack("<16I", blake2b(label, key=key).digest()))
            word = words.pop(0)
        chosen = place + word % left
        pool[place], pool[chosen] = pool[chosen], pool[place]
    return pool[:count]


file = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
shown, compared, *_ = [*(digits.replace(" ", "") for digits in sys.argv[2:]), "", ""]
names, seed, rows, shuffle = file["names"], file["seed"], file["actions"], file["shuffle"]
actions = [row["action"] for row in rows]
written = [file["header_digest"], *(row["digest"] for row in rows), file["digest"]]
for at, digest in enumerate(chain(file, actions)):
    digits = 64 if at > len(rows) else 16
    if not (len(written[at]) == digits and digest.startswith(written[at])):
        check(False, f"what was written up to action {at}")
late = [action["do"] != "say" for action in actions[::-1]].index(True) if file["result"] else 0
*_, digest = chain(file, [it for it in actions[: len(actions) - late] if not it.get("to")])
check(digest.startswith(compared), f"the log; the digest of the game is {digest[:12]}")
table, secret, seats, players = *map(shuffle.get, ("table", "secret", "seats")), len(names)
check(shuffle["commitment"].startswith(shown), f"the commitment {shuffle['commitment'][:12]}")
check(shuffle["commitment"] == hashed("secret", table, secret), "the server's secret")
for seat, (name, own) in enumerate(zip(names, seats, strict=True)):
    opened, fixed = hashed("part", table, seat, own["part"]), hashed("fixed", table, seat, secret)
    right = opened == own["commitment"] if own["opened"] else own["part"] == fixed
    check(right, f"the part of {name}, {'own' if own['opened'] else 'fixed'}")
check(seed == hashed("seed", table, secret, *(own["part"] for own in seats)), "the seed")
words = dict(word.split("=") for word in file["variants"] if "=" in word)
begins, hold = int(words.get("first-seat", 0)), "keep-cards" in file["variants"]
first = begins - 1 if begins else sample(range(players), 1, seed, "first", 0)[0]
deck, bag = list(range(1, 86)), [kind for kind in range(12) for _ in range(6 + kind // 3)]
keeps = [action for action in actions if action["do"] == "keep"]
for round_ in range(1, 2 if hold else -(-len(keeps) // players) + 1):
    first += round_ > 1 and words.get("first-player") != "stays"
    dealt, drawn = DEALT[players][round_ - 1], DRAWN[players][round_ - 1]
    cards = sample(deck, dealt * players, seed, "deck", round_)
    tiles = sample(bag, drawn * players, seed, "bag", round_)
    for keep in keeps[(round_ - 1) * players : round_ * players]:
        at = (keep["seat"] - first) % players
        hand, name = sorted(cards[at * dealt : (at + 1) * dealt]), names[keep["seat"]]
        check({*keep["cards"]} <= {*hand}, f"round {round_}, {name} is dealt {hand}")
        shops = [SHOPS[file["edition"]].split(",")[kind] for kind in tiles[at * drawn :][:drawn]]
        print(f"       and draws {', '.join(sorted(shops))}")
        deck = [card for card in deck if card not in keep["cards"]]
    for kind in tiles:
        bag.remove(kind)
