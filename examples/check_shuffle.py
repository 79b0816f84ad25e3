"""Check the shuffle of a finished game, with nothing of Chinatown's: no code, no package.

    python examples/check_shuffle.py game.json [digits of the commitment] [digits of the digest]

The commitment is what the table showed before the game, the digest what others have at the end.
"""

import json
import struct
import sys
from hashlib import blake2b, sha256
from pathlib import Path

APART = {"actions", "rounds", "result", "header_digest", "header_sums", "digest", "sums"}
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


def chain(parts):
    """Yield the digest of each part and of all before it."""
    digest = ""
    for part in parts:
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
header = {key: value for key, value in file.items() if key not in APART}
log = [{"number": at, "action": row["action"]} for at, row in enumerate(rows, 1)]
end = {"actions": len(log), "rounds": file["rounds"], "result": file["result"]}
written = [file["header_digest"], *(row["digest"] for row in rows), file["digest"]]
for at, digest in enumerate(chain([header, *log, end])):
    if not (len(written[at]) == (64 if at > len(log) else 16) and digest.startswith(written[at])):
        check(False, f"what was written up to action {at}")
check(digest.startswith(compared), f"the log; its digest is {digest[:12]}")
table, secret, seats, players = *map(shuffle.get, ("table", "secret", "seats")), len(names)
check(shuffle["commitment"].startswith(shown), f"the commitment {shuffle['commitment'][:12]}")
check(shuffle["commitment"] == hashed("secret", table, secret), "the server's secret")
for seat, own in enumerate(seats):
    opened, fixed = hashed("part", table, seat, own["part"]), hashed("fixed", table, seat, secret)
    right = opened == own["commitment"] if own["opened"] else own["part"] == fixed
    check(right, f"the part of {names[seat]}, {'own' if own['opened'] else 'fixed'}")
check(len(seats) == players, "a part for each player")
check(seed == hashed("seed", table, secret, *(own["part"] for own in seats)), "the seed")
words = dict(word.split("=") for word in file["variants"] if "=" in word)
begins, hold = int(words.get("first-seat", 0)), "keep-cards" in file["variants"]
first = begins - 1 if begins else sample(range(players), 1, seed, "first", 0)[0]
deck, bag = list(range(1, 86)), [kind for kind in range(12) for _ in range(6 + kind // 3)]
keeps = [row["action"] for row in log if row["action"]["do"] == "keep"]
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
