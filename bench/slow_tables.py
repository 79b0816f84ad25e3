"""Whether bots change their minds for nothing beside partners who take their time.

    .venv/bin/python -m bench.slow_tables [--games 100]

In half of the games one partner takes 20 seconds for each answer, in the others it never answers;
half of these partners trade as a tycoon would, the others by chance.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

from chinatown.game import CLASSIC, MODERN, Setup
from chinatown.lab import make_bots
from chinatown.lab.slow_table import NEVER, SlowGame, play_slow_game

KINDS = ("tycoon/any", "tycoon", "merchant/any", "tycoon/generous", "shopkeeper/any")
PARTNERS = ("tycoon", "random")
DELAYS = (20.0, NEVER)


def game(index: int) -> SlowGame:
    players = 3 + index % 3
    setup = Setup((MODERN, CLASSIC)[index % 2], players, f"slow/{index}")
    kinds = [KINDS[(index + seat) % len(KINDS)] for seat in range(players)]
    partner = index % players
    kinds[partner] = PARTNERS[index // 2 % 2]
    return play_slow_game(setup, make_bots(setup, kinds), {partner: DELAYS[index // 4 % 2]})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(game, range(games)))
    causeless = sum(len(result.causeless) for result in played)
    unpaid = sum(len(result.shortfalls) for result in played)
    print(f"games: {games}, all to their end")
    print(f"changes of mind without a cause: {causeless}")
    print(f"words of one bot on one offer: {max(result.most_words for result in played)} at most")
    print(f"actions of one bot in a phase: {max(result.most_actions for result in played)} at most")
    print(f"debts of bots that their cash did not pay: {unpaid}")


if __name__ == "__main__":
    main()
