"""What a text says once it is parsed: clauses, each with its verb, its people and its items."""

from __future__ import annotations

from dataclasses import dataclass, field

from chinatown.offer_text.items import Item, Referent


@dataclass(slots=True)
class Clause:
    """One clause: its `verb` (give, get, want, swap, promise, build, leave), people and items.

    `sides` are the items before and after `for`; `person` is the grammatical person of the verb's
    form, 0 where the form does not tell.
    """

    verb: str = ""
    person: int = 0
    subject: Referent | None = None
    object: Referent | None = None
    taker: Referent | None = None
    giver: Referent | None = None
    partner: Referent | None = None
    sides: list[list[Item]] = field(default_factory=lambda: [[]])

    @property
    def items(self) -> list[Item]:
        """The items of both sides."""
        return [item for side in self.sides for item in side]

    @property
    def is_exchange(self) -> bool:
        """Whether there are items before and after `for`."""
        return len(self.sides) > 1 and all(self.sides)

    @property
    def is_clear(self) -> bool:
        """Whether the clause by itself says that something changes hands."""
        items = [item for item in self.items if item.kind != "nothing"]
        if self.verb == "promise":
            return any(item.kind == "words" for item in items)
        if self.verb in ("", "swap"):
            return bool(items) and self.is_exchange
        return bool(items) and all(self.sides)

    @property
    def is_empty(self) -> bool:
        """Whether the parser has read nothing into the clause yet."""
        return not (self.verb or self.items or self.taker or self.giver or len(self.sides) > 1)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A parsed text: its clauses and whom it addresses by name.

    `malformed` marks a text with parts that fit nowhere; the last two attributes say whether words
    for `me` and `you` occur.
    """

    clauses: tuple[Clause, ...]
    addressed: tuple[Referent, ...]
    malformed: bool
    has_first_person: bool
    has_second_person: bool

    @property
    def is_clear(self) -> bool:
        """Whether the text says that something changes hands."""
        with_taker = [clause for clause in self.clauses if clause.taker and clause.items]
        return any(clause.is_clear for clause in self.clauses) or len(with_taker) > 1


def bound_items(clause: Clause, *, empty: bool) -> list[Item] | None:
    """Return the items of a clause about building, None where it does not say what and where."""
    items = clause.sides[0]
    lots = [item for item in items if item.kind in ("lot", "bare")]
    shops = [item for item in items if item.kind in ("shop", "tile")]
    if len(lots) + len(shops) < len(items) or not lots:
        return None
    owner = items[0].owner
    if clause.verb == "leave":
        if not empty or len(shops) > 1:
            return None
        kind, name = ("avoids", shops[0].name) if shops else ("leaves", "")
        return [Item(kind, lot.number, lot.name or name, owner) for lot in lots]
    if shops:
        # The building comes after the type, with a word between them.
        if len(lots) != 1 or len(shops) != 1 or lots[0].name:
            return None
        return [Item("builds", lots[0].number, shops[0].name, owner)]
    return [Item("builds", lot.number, lot.name, owner) for lot in lots if lot.name] or None
