"""What a seat believes of tiles that it cannot see (docs/bots.md).

Where unplaced tiles are hidden, everyone knows how many tiles a seat has, and which of them have
changed hands. The rest follows from what was said in this round: whoever offers or calls out a
tile has it, whoever answers that it lacks one does not, and whoever seeks a type collects it. What
nobody has spoken of is as likely as the tiles that are loose.
"""

from __future__ import annotations

from math import comb
from typing import Final

from chinatown.game.codes import RefusalReason
from chinatown.game.types import Seat, ShopIndex
from chinatown.game.view import View

LACKING: Final[RefusalReason] = "lack-it"
"""The reason of a player who refuses what it does not have."""


def believed(view: View) -> View:
    """Return a view in which others have the tiles that the viewer believes them to have.

    Of those that it does not see, they are those that somebody showed by an offer or a call of this
    round; where the rest may be of a type that their owner seeks, they are taken to be. It serves
    to judge what things are worth to others; `unseen_tiles` counts what is still unknown.
    """
    if not any(view.unseen_tiles):
        return view
    loose = loose_tiles(view)
    tiles, unseen = list(view.tiles), list(view.unseen_tiles)
    for seat in range(view.players):
        if seat == view.viewer or not unseen[seat]:
            continue
        extra = _shown_by_talk(view, seat)
        _add_sought(view, seat, extra, loose)
        left = unseen[seat]
        counts = list(tiles[seat])
        for kind, more in enumerate(extra):
            more = min(more, left, loose[kind])
            counts[kind] += more
            left -= more
        tiles[seat], unseen[seat] = tuple(counts), left
    return view._replace(tiles=tuple(tiles), unseen_tiles=tuple(unseen))


def loose_tiles(view: View) -> tuple[int, ...]:
    """Return by shop type how many tiles the viewer does not see: in the bag, or before others."""
    known = map(sum, zip(*view.tiles, strict=True))
    return tuple(
        [
            count - standing.bit_count() - seen
            for count, standing, seen in zip(
                view.edition.tile_counts, view.shops, known, strict=True
            )
        ]
    )


def chance_of_tile(view: View, seat: Seat, kind: ShopIndex) -> float:
    """Return how likely it is that an unseen tile of a seat is of a type, from 0 to 1.

    `view` is a believed one. It is 0 after the seat has said that it lacks such a tile.
    """
    if LACKING in _answers_about(view, seat, kind):
        return 0.0
    loose = loose_tiles(view)
    pool, unseen = sum(loose), view.unseen_tiles[seat]
    if not unseen or not loose[kind]:
        return 0.0
    return 1.0 - comb(pool - loose[kind], unseen) / comb(pool, unseen)


def has_spoken(view: View, seat: Seat) -> bool:
    """Return whether a seat has called out in this round which tiles it has, or seeks."""
    return any(call.seat == seat and (call.gives.tiles or call.seeks.tiles) for call in view.calls)


def _shown_by_talk(view: View, seat: Seat) -> list[int]:
    """Return by type how many unseen tiles a seat has, by its own offers and calls of this round.

    Nobody can offer or call out a tile that they do not have. What it has given away since is taken
    off.
    """
    index = view.edition.index
    types = len(index)
    most, given = [0] * types, [0] * types
    for call in view.calls:
        if call.seat == seat:
            for shop in set(call.gives.tiles):
                most[index[shop]] = max(most[index[shop]], call.gives.tiles.count(shop))
    for offer in view.offers:
        if not (offer.agreed >> seat & 1 or offer.status == "made"):
            continue
        for part in offer.trade.transfers:
            if part.giver != seat:
                continue
            for shop in set(part.tiles):
                count, kind = part.tiles.count(shop), index[shop]
                if offer.status == "made":
                    given[kind] += count
                else:
                    most[kind] = max(most[kind], count)
    lacked = [LACKING in _answers_about(view, seat, kind) for kind in range(types)]
    return [
        0 if lacks else max(shown - gone - known, 0)
        for shown, gone, known, lacks in zip(most, given, view.tiles[seat], lacked, strict=True)
    ]


def _add_sought(view: View, seat: Seat, extra: list[int], loose: tuple[int, ...]) -> None:
    """Add to a seat's tiles what it seems to collect: the rest is of the types that it seeks."""
    index = view.edition.index
    kinds = {index[shop] for call in view.calls if call.seat == seat for shop in call.seeks.tiles}
    sought = [
        kind
        for kind in sorted(kinds)
        if not extra[kind] and LACKING not in _answers_about(view, seat, kind)
    ]
    rest = view.unseen_tiles[seat] - sum(extra)
    while rest > 0 and sought:
        for kind in tuple(sought):
            if rest and extra[kind] < min(loose[kind], view.edition.sizes[kind] - 1):
                extra[kind] += 1
                rest -= 1
            else:
                sought.remove(kind)


def _answers_about(view: View, seat: Seat, kind: ShopIndex) -> set[str]:
    """Return the reasons with which a seat refused to give a tile of a type in this round."""
    name = view.edition.shops[kind].name
    return {
        offer.because
        for offer in view.offers
        if offer.status == "refused"
        and offer.by == seat
        and any(part.giver == seat and name in part.tiles for part in offer.trade.transfers)
    }
