"""The parser: tokens to clauses, which say who does what with which items in exchange for what."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from chinatown.offer_text.clauses import Clause, Sentence, bound_items
from chinatown.offer_text.items import ME, YOU, Item, ItemParser, Referent
from chinatown.offer_text.lexer import Token
from chinatown.offer_text.vocabulary import ANY, OBJECT, OWN, SUBJECT

TO, FROM, WITH = range(10, 13)
"""The role of a person after a preposition; the other roles are those of the vocabulary."""

_PREPOSITIONS: Final = {"to": TO, "from": FROM, "with": WITH, "for": TO}
_SEPARATORS: Final = ("comma", "and", "colon", "for", "return", "or")
_ENDS: Final = ("", "sep", "comma", "and", "for", "return", "colon")


def parse(tokens: list[Token]) -> Sentence:
    """Return the clauses of a text; an unknown word is an item of its own."""
    return _Parser(_attach_prepositions(tokens)).sentence()


def _is_person(token: Token) -> bool:
    return token.kind in ("who", "player") and token.number != OWN


def _attach_prepositions(tokens: list[Token]) -> list[Token]:
    """Return tokens without fillers, each preposition merged into the person after it."""
    tokens = _owners_first([token for token in tokens if token.kind != "filler"])
    swapping = any(token.kind == "verb" and token.name == "swap" for token in tokens)
    result: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        at += 1
        if token.kind in _PREPOSITIONS and at < len(tokens) and _is_person(tokens[at]):
            after = tokens[at + 1].kind if at + 1 < len(tokens) else ""
            if token.kind != "for" or after in _ENDS:
                result.append(tokens[at]._replace(number=_PREPOSITIONS[token.kind]))
                at += 1
                continue
        if token.kind == "with":
            result.append(token._replace(kind="for" if swapping else "and"))
        elif token.kind not in ("to", "from"):
            result.append(token)
    return result


def _owners_first(tokens: list[Token]) -> list[Token]:
    """Return tokens with `both my photos` as `my both photos`."""
    tokens = list(tokens)
    for at in range(len(tokens) - 2):
        number, owner, thing = tokens[at : at + 3]
        counts = number.kind in ("num", "count", "all") and thing.kind in ("shop", "tile")
        if counts and owner.kind in ("who", "player") and owner.number == OWN:
            tokens[at : at + 2] = [owner, number]
    return tokens


class _Parser:
    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._reader = ItemParser(tokens)
        self._clauses: list[Clause] = []
        self._addressed: list[Referent] = []
        self._clause = Clause()
        self._side = 0
        self._owner: Referent | None = None
        self._due = False
        self._malformed = False
        self._empty = False
        self._options: list[list[Item]] | None = None
        self._chooser: Referent | None = None

    def sentence(self) -> Sentence:
        at = 0
        while at < len(self._tokens):
            at = self._step(at)
        self._finish()
        persons = {token.name for token in self._tokens if token.kind == "who"}
        return Sentence(
            tuple(self._clauses),
            tuple(self._addressed),
            self._malformed,
            ME.name in persons,
            YOU.name in persons,
        )

    def _kind(self, at: int) -> str:
        return self._tokens[at].kind if 0 <= at < len(self._tokens) else ""

    def _finish(self) -> None:
        self._end_choice()
        clause = self._clause
        if clause.verb in ("build", "leave"):
            bound = bound_items(clause, empty=self._empty)
            self._malformed = self._malformed or bound is None
            clause.sides[0] = bound or []
        self._empty = False
        if clause.subject and not clause.subject.name and not clause.verb:
            self._addressed.append(clause.subject)
            clause.subject = None
        if not clause.is_empty:
            self._clauses.append(clause)
        self._malformed = self._malformed or len(clause.sides) > 2
        self._clause = Clause()
        self._side = 0
        self._owner = None
        self._malformed = self._malformed or self._due
        self._due = False

    def _step(self, at: int) -> int:
        token = self._tokens[at]
        if token.kind == "sep":
            self._finish()
        elif token.kind in _SEPARATORS:
            return self._separator(at)
        elif token.kind == "verb":
            self._verb(token)
        elif _is_person(token):
            self._person(at)
        elif token.kind in ("who", "player"):
            self._owned_by(_who(token))
        elif token.kind == "after":
            self._after()
        elif token.kind == "any-one":
            self._malformed = self._malformed or self._options is not None
            self._options = [[]]
        elif token.kind == "choice":
            return self._choice(at)
        elif token.kind in ("empty", "without"):
            self._clause.verb = "leave"
            self._empty = True
        elif token.kind in ("unknown", "absent"):
            self._add(Item("unknown", name=token.text))
        elif token.kind != "now":
            return self._item(at)
        return at + 1

    @property
    def _side_items(self) -> list[Item]:
        return self._clause.sides[self._side]

    @property
    def _is_fronted(self) -> bool:
        clause = self._clause
        return self._side == 1 and not clause.sides[0] and not clause.verb

    def _begins_clause(self, at: int) -> bool:
        """Return whether people and then a verb come next."""
        while at < len(self._tokens) and self._is_free(at):
            at += 1
        return self._kind(at) == "verb"

    def _is_free(self, at: int) -> bool:
        token = self._tokens[at]
        return _is_person(token) and token.number in (ANY, SUBJECT, OBJECT)

    def _separator(self, at: int) -> int:
        clause = self._clause
        kind = self._kind(at)
        if self._separates_options(at):
            return at + 1
        if clause.verb == "build" and kind == "for" and self._is_place(at + 1):
            # As in the Polish `buduję Foto na 22`.
            return at + 1
        after = at + 1
        while self._kind(after) in _SEPARATORS:
            after += 1
        if not clause.is_empty and self._begins_clause(after):
            self._finish()
            return after
        if kind in ("for", "return"):
            # `For 20k I give 22` begins with the items asked for.
            if clause.items or clause.verb or kind == "for":
                clause.sides.append([])
                self._side = len(clause.sides) - 1
                self._owner = None
        elif self._is_fronted and self._side_items:
            self._side = 0
            self._owner = None
        elif clause.taker and clause.items and not clause.verb and not clause.is_exchange:
            # `22 for me, 20 for you` is two clauses.
            self._finish()
        return at + 1

    def _is_place(self, at: int) -> bool:
        """Return whether a building follows the shop type that goes there."""
        side = self._side_items
        return bool(side) and side[-1].kind == "shop" and self._kind(at) in ("num", "hash", "lot")

    def _separates_options(self, at: int) -> bool:
        """Take a separator between the options of a choice, or one within an option."""
        kind = self._kind(at)
        if self._options == [[]] and kind == "colon":
            # As in `any one of: 20 or 21`.
            return True
        if self._options is None or kind in ("for", "return", "colon"):
            self._malformed = self._malformed or (kind == "or" and self._options is None)
            self._end_choice()
            return False
        if self._begins_clause(at + 1):
            return False
        if kind in ("comma", "or") and self._options[-1]:
            self._options.append([])
        return True

    def _choice(self, at: int) -> int:
        """Read who chooses, after the options."""
        token = self._tokens[at + 1] if at + 1 < len(self._tokens) else None
        if self._options is None or token is None or token.kind not in ("who", "player"):
            self._malformed = True
            return at + 1
        self._chooser = _who(token)
        self._end_choice()
        return at + 2

    def _end_choice(self) -> None:
        if self._options is None:
            return
        options = tuple(tuple(option) for option in self._options if option)
        self._malformed = self._malformed or len(options) < 2
        self._options = None
        self._add(Item("choice", options=options, chooser=self._chooser))
        self._chooser = None

    def _verb(self, token: Token) -> None:
        clause = self._clause
        if clause.verb and clause.verb != "want":
            self._finish()
            clause = self._clause
        if self._is_fronted and self._side_items:
            self._side = 0
            self._owner = None
        clause.verb = token.name
        clause.person = token.number or clause.person
        if clause.person == 1 and clause.subject and not clause.subject.name:
            clause.object, clause.subject = clause.subject, None
        if clause.person == 2 and clause.subject and not clause.subject.name:
            # `Anna gib mir 22` addresses Anna.
            self._addressed.append(clause.subject)
            clause.subject = None

    def _person(self, at: int) -> None:
        token = self._tokens[at]
        who, role = _who(token), token.number
        clause = self._clause
        if role == ANY and not who.name and self._is_address(at):
            self._addressed.append(who)
            return
        desired = clause.verb == "want" and role == OBJECT
        if clause.verb and not desired and self._is_free(at) and self._begins_clause(at):
            self._finish()
            clause = self._clause
        if role == TO:
            clause.taker = who
        elif role == FROM:
            self._from(who)
        elif role == WITH:
            clause.partner = who
        elif role == OBJECT:
            clause.object = who
        elif role == SUBJECT or self._is_subject(who):
            self._subject(who)
        elif self._side and not who.name:
            self._owned_by(who)
        else:
            clause.object = who

    def _from(self, who: Referent) -> None:
        """Make somebody the giver, or the owner of the items after `for`."""
        if self._side and self._clause.verb not in ("get", "want"):
            self._side_items[:] = [
                replace(item, owner=item.owner or who) for item in self._side_items
            ]
            self._owner = who
        else:
            self._clause.giver = who

    def _is_address(self, at: int) -> bool:
        """Return whether a name stands by itself, as when somebody is addressed."""
        return self._kind(at - 1) in ("", "sep", "comma", "colon") and self._kind(at + 1) in (
            "",
            "sep",
            "comma",
            "colon",
        )

    def _is_subject(self, who: Referent) -> bool:
        clause = self._clause
        if clause.subject or (self._side and not self._is_fronted):
            return False
        return not clause.verb or (clause.person == 3 and not who.name)

    def _subject(self, who: Referent) -> None:
        clause = self._clause
        if clause.verb and clause.subject:
            clause.object = who
        elif not clause.subject:
            clause.subject = who
        else:
            self._addressed.append(clause.subject)
            clause.subject = who

    def _owned_by(self, who: Referent) -> None:
        clause = self._clause
        changes = self._owner is not None and self._owner != who
        if changes and clause.items and len(clause.sides) == 1 and clause.verb == "swap":
            clause.sides.append([])
            self._side = 1
        self._owner = who

    def _after(self) -> None:
        """Make the money before `after income`, or else the money after it, a later payment."""
        side = self._side_items
        if side and side[-1].kind == "cash":
            side[-1] = replace(side[-1], kind="due")
        else:
            self._due = True

    def _item(self, at: int) -> int:
        token = self._tokens[at]
        if token.kind == "quote" and self._clause.verb == "promise":
            self._add(Item("words", name=token.text))
            return at + 1
        end, item = self._reader.read(at)
        if item is None:
            self._malformed = self._malformed or self._kind(at) not in (
                "hash",
                "lot",
                "tile",
                "times",
            )
            return at + 1
        if item.kind == "cash" and self._due:
            item = replace(item, kind="due")
            self._due = False
        self._add(item)
        return end

    def _add(self, item: Item) -> None:
        items = self._side_items if self._options is None else self._options[-1]
        items.append(replace(item, owner=self._owner))


def _who(token: Token) -> Referent:
    return {"me": ME, "you": YOU}.get(token.name) or Referent("", token.seats)
