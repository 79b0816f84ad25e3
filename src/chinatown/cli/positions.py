"""Reads positions of a game on a real table from JSON, strictly (docs/command-line.md)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from chinatown.cli.banker import Position
from chinatown.cli.files import CommandError
from chinatown.cli.hints import hinted, with_hint
from chinatown.cli.json_cursor import Cursor
from chinatown.game.board import BUILDINGS
from chinatown.game.deal_table import MARKERS, MAX_PLAYERS
from chinatown.game.editions import Edition, ShopType, edition_named
from chinatown.game.errors import BadSetup
from chinatown.game.look_alikes import find_look_alike
from chinatown.game.names import name_key
from chinatown.game.types import Building, BuildingSet
from chinatown.game.variants import Variants, parse_variants
from chinatown.record.strict_json import read_json

KEYS: Final = (
    "edition",
    "buildings",
    "card",
    "outlook",
    "pays",
    "variants",
    "own_shops",
    "name",
    "source",
    "income",
    "bonus",
    "businesses",
)
"""The keys of a position; the last three say what it is expected to pay."""


def read_positions(data: bytes) -> tuple[list[Position], bool]:
    """Return the positions that JSON holds, and whether it holds a list of them.

    Raises JsonError for what is not JSON, and CommandError `in-position` with what is wrong and
    where.
    """
    document = read_json(data)
    content = document.content
    if not isinstance(content, list):
        return [_position(Cursor(document, (), content))], False
    return [
        _position(Cursor(document, (at,), position, at + 1)) for at, position in enumerate(content)
    ], True


def _position(at: Cursor) -> Position:
    if not isinstance(at.content, dict):
        at.fail(CommandError("not-a-position"))
    at.mapping(KEYS)
    for key in ("edition", "buildings"):
        if key not in at.content:
            at.fail(CommandError("position-missing", key=key))
    edition = _edition(at)
    board = _Board.read(at.child("buildings"), edition)
    card, outlook_pays = _card(at, edition)
    position = Position(
        name=_text(at, "name"),
        edition=edition,
        variants=_variants(at, outlook_pays),
        owned=board.owned,
        shops=tuple(board.shops),
        card=card,
    )
    _text(at, "source")
    _check_expected(at, position)
    return position


def _text(at: Cursor, key: str) -> str:
    text = at.get(key)
    return text.text() if text else ""


def _edition(at: Cursor) -> Edition:
    named = at.child("edition")
    name = named.text()
    try:
        edition = edition_named(name)
    except BadSetup as error:
        named.fail(hinted(error))
    own = at.get("own_shops")
    return _with_own_shops(own, edition) if own else edition


def _with_own_shops(at: Cursor, edition: Edition) -> Edition:
    """Read own shop types: the type replaced -> a name, or an object with name and symbol."""
    shops: dict[str, ShopType] = {}
    for replaced, own in at.members():
        if replaced not in edition.index:
            error = BadSetup("unknown-shop-type", shop=replaced, edition=edition.name)
            own.fail(with_hint(error, replaced, edition.names), key=True)
        name, symbol = own, ""
        if isinstance(own.content, dict):
            own.mapping(("name", "symbol"))
            if "name" not in own.content:
                own.fail(CommandError("position-missing", key="name"))
            name, symbol = own.child("name"), _text(own, "symbol")
        size = edition.sizes[edition.index[replaced]]
        shops[replaced] = ShopType(name.text(), size, symbol)
        with own.placed():
            edition.with_own_shops({replaced: shops[replaced]})
    with at.placed(key=True):
        return edition.with_own_shops(shops)


class _Board(NamedTuple):
    """Sets of buildings: `owned` by owner, `shops` by type."""

    owned: dict[str, BuildingSet]
    shops: list[BuildingSet]

    @classmethod
    def read(cls, at: Cursor, edition: Edition) -> _Board:
        """Read who owns which buildings, and what stands there."""
        board = cls({}, [0] * len(edition.shops))
        seen: dict[Building, str] = {}
        for key, value in at.members():
            with value.placed(key=True):
                lot = _building(key)
                if lot in seen:
                    raise CommandError("building-twice", building=lot)
            seen[lot] = key
            board.add(lot, value, edition)
        with at.placed(key=True):
            _check_counts(board, edition)
        return board

    def add(self, lot: Building, at: Cursor, edition: Edition) -> None:
        """Read the owner and the shop of a building."""
        match at.content:
            case [str(owner), str() | None as shop] if name_key(owner):
                pass
            case _:
                at.fail(CommandError("not-owned-by-one", building=lot))
        if owner not in self.owned and (other := find_look_alike(owner, self.owned)):
            at.child(0).fail(CommandError("owners-alike", player=owner, other=other))
        self.owned[owner] = self.owned.get(owner, 0) | 1 << lot
        if shop is None:
            return
        if shop not in edition.index:
            error = CommandError("unknown-shop-type", shop=shop, edition=edition.name)
            at.child(1).fail(with_hint(error, shop, edition.names))
        self.shops[edition.index[shop]] |= 1 << lot


def _building(key: str) -> Building:
    if not (key.isascii() and key.isdecimal() and len(key) < 4 and int(key) in BUILDINGS):
        raise CommandError("not-a-building", building=key, most=len(BUILDINGS))
    return int(key)


def _check_counts(board: _Board, edition: Edition) -> None:
    if len(board.owned) > MAX_PLAYERS:
        raise CommandError("too-many-owners", count=len(board.owned), most=MAX_PLAYERS)
    for owner, lots in board.owned.items():
        if lots.bit_count() > MARKERS:
            raise CommandError("too-many-buildings", seat=owner, most=MARKERS)
    for shop, lots in zip(edition.shops, board.shops, strict=True):
        count = lots.bit_count()
        if count > shop.tiles:
            raise CommandError("too-many-tiles", shop=shop.name, count=count, most=shop.tiles)


def _only(at: Cursor, *keys: str) -> Cursor | None:
    """Return the value of whichever of these keys there is; two of them contradict each other."""
    there = [value for key in keys if (value := at.get(key)) is not None]
    if len(there) > 1:
        first, second = (str(value.path[-1]) for value in there[:2])
        there[1].fail(CommandError("keys-contradict", key=first, other=second), key=True)
    return there[0] if there else None


def _card(at: Cursor, edition: Edition) -> tuple[tuple[int, ...] | None, Cursor | None]:
    """Return the sizes on the outlook card, and where it is said what the card pays for."""
    card, pays = _only(at, "card", "outlook"), at.get("pays")
    if card and isinstance(card.content, dict):
        card.mapping(("card", "sizes", "pays"))
        inside = card.get("pays")
        if pays and inside and pays.content != inside.content:
            inside.fail(CommandError("keys-contradict", key="pays", other="pays"), key=True)
        card, pays = _only(card, "card", "sizes"), inside or pays
    if pays:
        pays.text()
    if card is None or card.content is None:
        return None, pays
    if not edition.outlook:
        card.fail(CommandError("no-outlook-cards", edition=edition.name), key=True)
    sizes = card.content
    if (
        not isinstance(sizes, list)
        or any(type(size) is not int or size not in edition.sizes for size in sizes)
        or len(set(sizes)) < len(sizes)
    ):
        card.fail(CommandError("not-a-card"))
    return tuple(sizes), pays


def _variants(at: Cursor, pays: Cursor | None) -> Variants:
    """Read variants as words, or as an object of switches, and what the card says it pays."""
    words = _words(at.get("variants"))
    if pays:
        words.append((f"outlook-pays={pays.content}", pays))
    positions: dict[str, str] = {}
    for word, where in words:
        switch, _, position = word.strip().partition("=")
        with where.placed():
            try:
                parse_variants([word])
            except BadSetup as error:
                where.fail(hinted(error))
            if switch in positions and (where is not pays or positions[switch] != position):
                raise CommandError("variant-twice", variant=switch)
        positions[switch] = position
    return parse_variants(word for word, _ in words)


def _words(at: Cursor | None) -> list[tuple[str, Cursor]]:
    if at is None or at.content is None:
        return []
    if isinstance(at.content, str):
        return [(word, at) for word in at.content.split()]
    if isinstance(at.content, list):
        places = [at.child(place) for place in range(len(at.content))]
        return [(place.text(), place) for place in places]
    return [(_word(switch, where), where) for switch, where in at.members()]


def _word(switch: str, at: Cursor) -> str:
    position = at.content
    if isinstance(position, bool):
        position = "on" if position else "off"
    return f"{switch.replace('_', '-')}={position}"


def _check_expected(at: Cursor, position: Position) -> None:
    """Compare what a position says that it pays, as the books' examples do, with what it pays."""
    answer = position.as_json()
    for key in ("income", "bonus", "businesses"):
        expected = at.get(key)
        for owner, value in expected.members() if expected else ():
            if owner not in position.owned:
                error = CommandError("owner-unknown", player=owner, known=tuple(position.owned))
                value.fail(with_hint(error, owner, position.owned), key=True)
            paid = answer.get(key, {}).get(owner, 0)
            if value.content not in (paid, _in_short(paid)):
                value.fail(CommandError("not-as-expected", key=key, player=owner))


def _in_short(paid: Any) -> Any:
    """Return businesses as lists of type, size and pay, as examples have them."""
    if not isinstance(paid, list):
        return paid
    return [[business[key] for key in ("type", "size", "pays")] for business in paid]
