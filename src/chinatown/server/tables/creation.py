"""A new table as a visitor wants it, checked and turned into rows."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS
from chinatown.game.editions import MODERN
from chinatown.game.errors import BadSetup
from chinatown.game.look_alikes import find_look_alike, look_alike
from chinatown.game.types import Seat
from chinatown.game.variants import parse_variants, variant_words
from chinatown.server.bots.guide import GUIDE, LEARNER, VARIANTS
from chinatown.server.bots.kinds import bot_kind, stand_in_level
from chinatown.server.errors import RequestError
from chinatown.server.identity import new_table_id
from chinatown.server.messages.presence import Pace
from chinatown.server.messages.tables import NewTable, OwnShop, SeatWish
from chinatown.server.store.rows import (
    BOTS_HIDDEN,
    NO_LINK,
    TRAINING,
    WATCH_DELAY,
    WATCH_DELAYS,
    WATCHING,
    GameRow,
    HolderRow,
    OwnShopRow,
    SeatRow,
    game_words,
    is_watch_delay,
    new_link,
)
from chinatown.server.text_validation import check_name_is_free, cleaned_name, is_plain

BOT_NAMES: Final = ("Mei", "Wing", "Rosa", "Hong", "Otis", "Lian", "Ada", "Kwan")
"""The names of bots; more than there are seats, as a person may have one of them."""


def new_game(
    new: NewTable, host: str, created: str, bots: frozenset[str], browser: str = ""
) -> GameRow:
    """Return the rows of a new table. `bots` are the kinds of bots there are.

    `browser` is the name of the host's browser.

    Raises RequestError or BadSetup for what cannot be played.
    """
    if not MIN_PLAYERS <= len(new.seats) <= MAX_PLAYERS:
        raise BadSetup("player-count", players=len(new.seats), least=MIN_PLAYERS, most=MAX_PLAYERS)
    seat = host_seat(new)
    watching = seat == WATCHING
    shared = [number for number, wish in enumerate(new.seats) if wish.kind == "here"]
    if shared and watching:
        raise RequestError("sharing-needs-own-seat")
    game = GameRow(
        id=new_table_id(),
        created=created,
        edition=new.edition,
        own_shops=own_shop_rows(new.own_shops),
        variants=variant_rows(new.variants),
        seats=_seats(new, bots),
        effects=new.effects,
        host_seat=seat,
        host_link=new_link() if watching else NO_LINK,
        maker=host,
        changed=created,
        holders=(
            HolderRow(host, seat, created, browser, chosen=not watching),
            *(HolderRow(host, other, created, browser, chosen=False) for other in shared),
        ),
        pace=checked_pace(new.pace, bots),
        public=new.public,
    )
    game.setup()
    return game


def first_game(
    name: str, host: str, created: str, bots: frozenset[str], browser: str = ""
) -> GameRow:
    """Return the rows of a table at which two guides teach a newcomer called `name`.

    Raises RequestError for a name that cannot be shown.
    """
    seats = [SeatWish(kind="me" if seat == LEARNER else "friend") for seat in range(MIN_PLAYERS)]
    new = NewTable(name=name, edition=MODERN.name, seats=seats, variants=list(VARIANTS))
    game = new_game(new, host, created, bots, browser)
    names = (guide for guide in BOT_NAMES if not look_alike(guide, game.seats[LEARNER].name))
    rows = (
        row if row.seat == LEARNER else replace(row, bot=GUIDE, name=next(names))
        for row in game.seats
    )
    return replace(game, seats=tuple(rows))


def host_seat(new: NewTable) -> Seat:
    """Return the seat that the host takes, or WATCHING for a host who only looks on."""
    seats = (number for number, seat in enumerate(new.seats) if seat.kind == "me")
    return next(seats, WATCHING)


def _seats(new: NewTable, bots: frozenset[str]) -> tuple[SeatRow, ...]:
    if sum(seat.kind == "me" for seat in new.seats) > 1:
        raise RequestError("two-seats-for-me")
    host = cleaned_name(new.name)
    people = [host]
    for seat in new.seats:
        if seat.kind == "here":
            name = cleaned_name(seat.name)
            check_name_is_free(name, people)
            people.append(name)
    bot_names = iter(name for name in BOT_NAMES if not find_look_alike(name, people))
    names_here = iter(people[1:])
    rows = []
    for number, seat in enumerate(new.seats):
        bot, name = "", ""
        if seat.kind == "me":
            name = host
        elif seat.kind == "here":
            name = next(names_here)
        elif seat.kind == "bot":
            bot, name = bot_kind(seat, bots), next(bot_names)
        rows.append(SeatRow(number, bot, name, new_link()))
    return tuple(rows)


def checked_pace(pace: Pace, bots: frozenset[str]) -> Pace:
    """Return a pace with the level of the bot that stands in. Raises RequestError."""
    return pace.model_copy(update={"stand_in": stand_in_level(pace.stand_in, bots)})


def variant_rows(words: list[str]) -> tuple[str, ...]:
    """Return the words for what is played, in order. Raises BadSetup."""
    played = variant_words(parse_variants(game_words(words)))
    own = (word for word in (BOTS_HIDDEN, TRAINING) if word in words)
    return (*played, *own, *_watch_delay(words))


def _watch_delay(words: list[str]) -> tuple[str, ...]:
    known = tuple(f"{WATCH_DELAY}={minutes}" for minutes in WATCH_DELAYS)
    wanted = [word.strip() for word in words if is_watch_delay(word)]
    for word in wanted:
        if word not in known:
            raise BadSetup("unknown-variant", variant=word, known=known)
    return tuple(wanted[-1:])


def own_shop_rows(own_shops: list[OwnShop]) -> tuple[OwnShopRow, ...]:
    """Return own shop types with checked names. Raises RequestError."""
    replaced = [shop.replaces for shop in own_shops]
    for name in replaced:
        if replaced.count(name) > 1:
            raise RequestError("own-shop-replaces-twice", shop=name)
    rows = []
    for shop in own_shops:
        if not is_plain(shop.symbol):
            raise RequestError("bad-text", field="symbol")
        rows.append(OwnShopRow(shop.replaces, cleaned_name(shop.name), shop.symbol.strip()))
    return tuple(rows)
