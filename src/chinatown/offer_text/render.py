"""Writes a trade as a sentence that reads back as the same trade."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from chinatown.game.actions import Choice, Trade, Transfer
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Dollars, Seat
from chinatown.offer_text.folding import to_word
from chinatown.offer_text.lexer import SEAT_SIGNS
from chinatown.offer_text.players import name_words
from chinatown.offer_text.vocabulary import Language, language_of
from chinatown.record.scanner import quote

_SIMPLE: Final = re.compile(r"[^\W\d_]+(?: [^\W\d_]+)*")
FRACTIONS: Final = {
    (1, 1): "all",
    (1, 2): "half",
    (1, 3): "third",
    (2, 3): "two-thirds",
    (1, 4): "quarter",
    (3, 4): "three-quarters",
}
"""The fractions that have words, by numerator and denominator."""

_MAX_FEW: Final = 4
"""Up to this many tiles take the plural form of few, as in Polish."""


def render(trade: Trade, names: Sequence[str], language: str) -> str:
    """Return a trade as a sentence in a language, English where that is not known.

    `names` are the players by seat. In a game with these names, `understand` reads the sentence
    back as the same trade, normalised. A player whose name could be taken for something else is
    written `@"name"`, an own shop type `"name"`.
    """
    return _Renderer(names, language_of(language)).sentence(trade)


class _Renderer:
    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = tuple(names)
        self._language = language
        self._templates = language.templates

    def sentence(self, trade: Trade) -> str:
        statements = [
            self._templates["gives"].format(
                giver=self._player(part.giver),
                taker=self._player(part.taker),
                items=self._list(self._items(part)),
            )
            for part in trade.transfers
            if self._items(part)
        ]
        statements += [self._choice(choice) for choice in trade.choices]
        statements += [
            self._templates["promises"].format(
                giver=self._player(promise.giver),
                taker=self._player(promise.taker),
                words=quote(promise.text),
            )
            for promise in trade.promises
        ]
        return "; ".join(statements)

    def _player(self, seat: Seat) -> str:
        name = self._names[seat] if seat < len(self._names) else ""
        if self._names.count(name) != 1:
            return SEAT_SIGNS[seat]
        folded = [to_word(other).folded for other in self._names]
        found_by = [[word.folded for word in name_words(other)] for other in self._names]
        clear = (
            _SIMPLE.fullmatch(name)
            and folded.count(folded[seat]) == 1
            and found_by.count(found_by[seat]) == 1
            and not any(word in self._language.reserved for word in found_by[seat])
        )
        return name if clear else f"@{quote(name)}"

    def _list(self, items: list[str]) -> str:
        *others, last = items
        return f"{', '.join(others)}{self._templates['and']}{last}" if others else last

    def _items(self, part: Transfer) -> list[str]:
        templates = self._templates
        items = [templates["building"].format(number=lot) for lot in part.buildings]
        items += [self._tiles(shop, count) for shop, count in Counter(part.tiles).items()]
        items += [templates["card"].format(number=card) for card in part.cards]
        if part.cash:
            items.append(self._money(part.cash))
        if part.due:
            items.append(templates["due"].format(money=self._money(part.due)))
        items += map(self._share, part.shares)
        return items + [self._clause(clause) for clause in part.clauses]

    def _choice(self, choice: Choice) -> str:
        templates = self._templates
        options = [templates["and"].join(self._items(option)) for option in choice.options]
        return templates["choice"].format(
            giver=self._player(choice.options[0].giver),
            taker=self._player(choice.options[0].taker),
            options=templates["or"].join(options),
            chooser=self._player(choice.chooser),
        )

    def _share(self, share: Share) -> str:
        templates = self._templates
        named = FRACTIONS.get((share.parts, share.whole))
        limits = [("least", share.at_least), ("most", share.at_most)]
        return templates["share"].format(
            fraction=templates[named] if named else f"{share.parts}/{share.whole}",
            of=templates[f"share-{share.of}"],
            lots=self._list([templates["building"].format(number=lot) for lot in share.buildings]),
            limits="".join(
                templates[name].format(money=self._money(dollars))
                for name, dollars in limits
                if dollars
            ),
        )

    def _clause(self, clause: BuildingClause) -> str:
        lot = self._templates["building"].format(number=clause.building)
        name = "builds" if clause.builds else "without" if clause.shop else "empty"
        return self._templates[name].format(lot=lot, shop=self._shop(clause.shop))

    def _shop(self, shop: str) -> str:
        return self._language.display_name(shop) or quote(shop)

    def _tiles(self, shop: str, count: int) -> str:
        name = self._shop(shop)
        if count == 1:
            return self._templates["tile"].format(shop=name)
        key = "tiles-few" if count <= _MAX_FEW else "tiles-many"
        return self._templates[key].format(count=count, shop=name)

    def _money(self, dollars: Dollars) -> str:
        amount = f"{dollars:,}".replace(",", self._templates["thousands"])
        return self._templates["money"].format(amount=amount)
