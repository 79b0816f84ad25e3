"""Positions of a game on a real table, read from JSON, and what they pay (docs/rules.md 6, 7)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chinatown.cli.files import CommandError
from chinatown.game.board import BUILDINGS, buildings
from chinatown.game.deal_table import MARKERS, MAX_PLAYERS
from chinatown.game.editions import Edition, edition_named
from chinatown.game.errors import GameError
from chinatown.game.income import Business, businesses, outlook_bonus
from chinatown.game.variants import Variants, parse_variants


@dataclass(frozen=True, slots=True)
class Position:
    """Who owns which buildings with which shops; `owned` by owner, `shops` by type, as sets.

    `card` is the sizes of the outlook card, None when none is turned over.
    """

    name: str
    edition: Edition
    variants: Variants
    owned: Mapping[str, int]
    shops: tuple[int, ...]
    card: tuple[int, ...] | None

    def businesses(self, owner: str) -> tuple[Business, ...]:
        """Return an owner's businesses."""
        return businesses(self.edition, self.owned[owner], self.shops)

    def bonus(self, owner: str) -> int:
        """Return what the outlook card pays an owner, in dollars."""
        pays = self.variants.outlook_pays
        return outlook_bonus(self.edition, self.owned[owner], self.shops, self.card or (), pays)

    def income(self, owner: str) -> int:
        """Return all that an owner gets, in dollars."""
        return self.bonus(owner) + sum(business.pays for business in self.businesses(owner))

    def as_json(self) -> dict[str, Any]:
        """Return the incomes and businesses by owner, and the bonus where there is a card."""
        answer: dict[str, Any] = {
            "income": {owner: self.income(owner) for owner in self.owned},
            "businesses": {
                owner: [
                    {
                        "type": self.edition.shops[business.shop].name,
                        "buildings": list(buildings(business.lots)),
                        "size": business.size,
                        "finished": business.finished,
                        "pays": business.pays,
                    }
                    for business in self.businesses(owner)
                ]
                for owner in self.owned
            },
        }
        if self.card is not None:
            answer["bonus"] = {owner: self.bonus(owner) for owner in self.owned}
        return answer


def read_positions(data: bytes) -> tuple[list[Position], bool]:
    """Return the positions that JSON holds, and whether it holds a list of them.

    Raises GameError with what is wrong, in a list wrapped in `in-position` with its number.
    """
    try:
        content = json.loads(data, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        if isinstance(error, GameError):
            raise
        raise CommandError("not-json", problem=str(error)) from error
    if not isinstance(content, list):
        return [_position(content)], False
    positions = []
    for number, position in enumerate(content, start=1):
        try:
            positions.append(_position(position))
        except GameError as error:
            raise CommandError("in-position", number=number, reason=error.code) from error
    return positions, True


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in pairs:
        if key in values and key.isdecimal():
            raise CommandError("building-twice", building=key)
        if key in values:
            raise CommandError("key-twice", key=key)
        values[key] = value
    return values


def _position(content: object) -> Position:
    if not isinstance(content, dict):
        raise CommandError("not-a-position")
    for key in ("edition", "buildings"):
        if key not in content:
            raise CommandError("position-missing", key=key)
    if not isinstance(content["edition"], str):
        raise CommandError("position-value", key="edition")
    edition = edition_named(content["edition"])
    owned, shops = _board(content["buildings"], edition)
    card, pays = _card(content, edition)
    return Position(
        name=str(content.get("name") or ""),
        edition=edition,
        variants=_variants(content.get("variants"), pays),
        owned=owned,
        shops=shops,
        card=card,
    )


def _board(content: object, edition: Edition) -> tuple[dict[str, int], tuple[int, ...]]:
    if not isinstance(content, dict):
        raise CommandError("position-value", key="buildings")
    owned: dict[str, int] = {}
    shops = [0] * len(edition.shops)
    seen = 0
    for key, value in content.items():
        lot = _building(key)
        if seen >> lot & 1:
            raise CommandError("building-twice", building=lot)
        seen |= 1 << lot
        owner, shop = _owner_and_shop(lot, value)
        owned[owner] = owned.get(owner, 0) | 1 << lot
        if shop is not None:
            if shop not in edition.index:
                raise CommandError("unknown-shop-type", shop=shop, edition=edition.name)
            shops[edition.index[shop]] |= 1 << lot
    _check_counts(owned, shops, edition)
    return owned, tuple(shops)


def _building(key: str) -> int:
    if not (key.isascii() and key.isdecimal() and len(key) < 4 and int(key) in BUILDINGS):
        raise CommandError("not-a-building", building=key, most=len(BUILDINGS))
    return int(key)


def _owner_and_shop(lot: int, value: object) -> tuple[str, str | None]:
    match value:
        case [str(owner), str() | None as shop] if owner:
            return owner, shop
    raise CommandError("not-owned-by-one", building=lot)


def _check_counts(owned: Mapping[str, int], shops: list[int], edition: Edition) -> None:
    if len(owned) > MAX_PLAYERS:
        raise CommandError("too-many-owners", count=len(owned), most=MAX_PLAYERS)
    for owner, lots in owned.items():
        if lots.bit_count() > MARKERS:
            raise CommandError("too-many-buildings", seat=owner, most=MARKERS)
    for shop, lots in zip(edition.shops, shops, strict=True):
        count = lots.bit_count()
        if count > shop.tiles:
            raise CommandError("too-many-tiles", shop=shop.name, count=count, most=shop.tiles)


def _card(content: Mapping[str, Any], edition: Edition) -> tuple[tuple[int, ...] | None, str]:
    """Return the sizes on the outlook card, and what it pays for where the card says so."""
    card: Any = content.get("card", content.get("outlook"))
    pays: Any = content.get("pays", "")
    if isinstance(card, dict):
        inside: dict[str, Any] = card
        card, pays = inside.get("card", inside.get("sizes")), inside.get("pays", pays)
    if not isinstance(pays, str):
        raise CommandError("position-value", key="pays")
    if card is None:
        return None, pays
    if not edition.outlook:
        raise CommandError("no-outlook-cards", edition=edition.name)
    if (
        not isinstance(card, list)
        or any(type(size) is not int or size not in edition.sizes for size in card)
        or len(set(card)) < len(card)
    ):
        raise CommandError("not-a-card")
    return tuple(card), pays


def _variants(content: object, pays: str) -> Variants:
    """Read variants as words, or as an object of switches, and what the card says it pays."""
    match content:
        case None:
            words: list[Any] = []
        case str():
            words = content.split()
        case list():
            words = content
        case dict():
            words = [_word(switch, position) for switch, position in content.items()]
        case _:
            raise CommandError("position-value", key="variants")
    if not all(isinstance(word, str) for word in words):
        raise CommandError("position-value", key="variants")
    return parse_variants([*words, f"outlook-pays={pays}"] if pays else words)


def _word(switch: str, position: object) -> str:
    if isinstance(position, bool):
        position = "on" if position else "off"
    return f"{switch.replace('_', '-')}={position}"
