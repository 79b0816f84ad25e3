"""Writing a trade in the words of a language, so that it reads back as the same trade."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from chinatown.game import Trade, Transfer
from chinatown.offer_text.folding import word
from chinatown.offer_text.lexer import SIGNS
from chinatown.offer_text.vocabulary import Language, language_of
from chinatown.record.scanner import quote

_SIMPLE: Final = re.compile(r"[^\W\d_]+(?: [^\W\d_]+)*")
_FEW: Final = 4


def say(trade: Trade, names: Sequence[str], language: str) -> str:
    """Return a trade as a sentence in a language, English where that is not known.

    `names` are the players by seat. In a game with these names `understand` reads the sentence back
    as the same trade, normalised. Players whose name could be taken for something else are called
    `@"so"`, own shop types `"so"`.
    """
    return _Saying(names, language_of(language)).sentence(trade)


class _Saying:
    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names = tuple(names)
        self._language = language
        self._say = language.say

    def sentence(self, trade: Trade) -> str:
        statements = [
            self._say["gives"].format(
                giver=self._player(part.giver),
                taker=self._player(part.taker),
                items=self._list(self._items(part)),
            )
            for part in trade.transfers
            if self._items(part)
        ]
        statements += [
            self._say["promises"].format(
                giver=self._player(one.giver), taker=self._player(one.taker), words=quote(one.text)
            )
            for one in trade.promises
        ]
        return "; ".join(statements)

    def _player(self, seat: int) -> str:
        name = self._names[seat] if seat < len(self._names) else ""
        if self._names.count(name) != 1:
            return SIGNS[seat]
        words = [word(part) for part in name.split(" ")]
        folded = [word(other).folded for other in self._names]
        clear = (
            _SIMPLE.fullmatch(name)
            and folded.count(word(name).folded) == 1
            and not any(self._is_taken(one.folded) for one in words)
        )
        return name if clear else f"@{quote(name)}"

    def _is_taken(self, folded: str) -> bool:
        return folded in self._language.taken

    def _list(self, items: list[str]) -> str:
        *others, last = items
        return f"{', '.join(others)}{self._say['and']}{last}" if others else last

    def _items(self, part: Transfer) -> list[str]:
        say = self._say
        items = [say["building"].format(number=lot) for lot in part.buildings]
        items += [self._tiles(shop, count) for shop, count in Counter(part.tiles).items()]
        items += [say["card"].format(number=card) for card in part.cards]
        if part.cash:
            items.append(self._money(part.cash))
        if part.due:
            items.append(say["due"].format(money=self._money(part.due)))
        return items

    def _tiles(self, shop: str, count: int) -> str:
        called = self._language.written(shop) or quote(shop)
        if count == 1:
            return self._say["tile"].format(shop=called)
        key = "tiles-few" if count <= _FEW else "tiles-many"
        return self._say[key].format(count=count, shop=called)

    def _money(self, dollars: int) -> str:
        amount = f"{dollars:,}".replace(",", self._say["thousands"])
        return self._say["money"].format(amount=amount)
