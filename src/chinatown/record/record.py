"""A game as its action log: what it started from, what was done, how it ended (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import orjson
from pydantic import BaseModel, Field, ValidationError

from chinatown.game.actions import Action
from chinatown.game.editions import EDITIONS, Edition, ShopType, edition_named
from chinatown.game.errors import BadSetup
from chinatown.game.standings import ranking
from chinatown.game.state import OVER, RULES, Setup, State
from chinatown.game.variants import parse_variants, variant_words
from chinatown.record.chain import CHAIN, DIGITS_OF_ROW, SEAL, SEAL_OF_HEADER, seals
from chinatown.record.codec import STRICT, to_record_error
from chinatown.record.encoder import Plain, plain
from chinatown.record.errors import RecordError
from chinatown.record.shuffle import Shuffle, optional_field
from chinatown.record.strict_json import read_json

FORMAT: Final = RULES
"""The newest version of the file format: the number says which rules a record follows."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by seat: dollars, places (equal ones are shared), tiles on the board.

    `total` is the sum of all cash in dollars.
    """

    cash: tuple[int, ...]
    places: tuple[int, ...]
    tiles: tuple[int, ...]
    total: int

    @classmethod
    def of(cls, state: State) -> Result:
        """Return the result of a game that is over."""
        by_seat = sorted(ranking(state), key=lambda standing: standing.seat)
        return cls(
            cash=state.cash,
            places=tuple(standing.place for standing in by_seat),
            tiles=tuple(standing.tiles for standing in by_seat),
            total=sum(state.cash),
        )


@dataclass(frozen=True, slots=True)
class Record:
    """A game that can be replayed: `setup`, `names` by seat and the actions in order.

    `rounds` is everyone's cash in dollars after each finished round, to find where a replay first
    differs (empty when nobody noted it); `result` is None while the game is not over. `shuffle` is
    what the seed was made of, None where that was not settled with the players.
    """

    setup: Setup
    names: tuple[str, ...]
    actions: tuple[Action, ...]
    rounds: tuple[tuple[int, ...], ...] = ()
    result: Result | None = None
    shuffle: Shuffle | None = None

    def to_json(self, *, chained: bool = True) -> bytes:
        """Return the record as JSON, one action a line, with its chain of digests or without.

        See docs/record.md for the format and for what the digests prove.
        """
        header, *rows, end = self._parts()
        if chained:
            header["chain"] = CHAIN
            _add_seals([header, *rows, end])
        del end["actions"]
        # Quotes within texts are escaped, so this occurs only between actions.
        lines = orjson.dumps(rows).replace(b'},{"number":', b'},\n{"number":')
        return b'%b,\n"actions":[\n%b\n],\n%b\n' % (
            orjson.dumps(header)[:-1],
            lines[1:-1],
            orjson.dumps(end)[1:].replace(b',"result":', b',\n"result":'),
        )

    def digest(self) -> str:
        """Return the digest of the whole record, in 64 hexadecimal digits."""
        header, *rest = self._parts()
        *_, last = seals([header | {"chain": CHAIN}, *rest])
        return last.digest

    def _parts(self) -> list[Plain]:
        """Return what the file is made of: the header, a row for each action, the end."""
        setup = self.setup
        header = {
            "format": setup.rules,
            "edition": setup.edition.name,
            "own_shops": own_shops(setup.edition),
            "variants": variant_words(setup.variants),
            "names": self.names,
            "seed": setup.seed,
            **optional_field(self.shuffle),
        }
        rows = [
            {"number": number, "action": plain(action)}
            for number, action in enumerate(self.actions, start=1)
        ]
        result = self.result and {name: getattr(self.result, name) for name in Result.__slots__}
        return [header, *rows, {"actions": len(rows), "rounds": self.rounds, "result": result}]

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """Return the record that JSON text holds, without replaying it.

        Whether digests in it are right is for `first_change` to say. Raises JsonError for what is
        not strict JSON, and RecordError: another version of the format (`record-format`), a field
        unknown, missing or of a wrong type, an action number that is not the next one
        (`record-numbers`), or an edition, variants, own shop types or number of players that cannot
        be played (the codes of BadSetup).
        """
        document = read_json(data)
        _check_format(document.content)
        try:
            file = _File.model_validate_json(document.text)
        except ValidationError as error:
            raise to_record_error(error, document, tuple(_File.model_fields)) from None
        for expected, numbered in enumerate(file.actions, start=1):
            if numbered.number != expected:
                raise RecordError("record-numbers", expected=expected, found=numbered.number)
        return cls(
            setup=_setup(file),
            names=tuple(file.names),
            actions=tuple(numbered.action for numbered in file.actions),
            rounds=tuple(tuple(cash) for cash in file.rounds),
            result=file.result,
            shuffle=file.shuffle,
        )


class Recorder:
    """Keeps a record while a game is played: `add` each action with the state after it."""

    def __init__(self, setup: Setup, names: Iterable[str]) -> None:
        self.setup = setup
        self.names = tuple(names)
        self.actions: list[Action] = []
        self.rounds: list[tuple[int, ...]] = []
        self._round = 1
        self._result: Result | None = None

    def add(self, action: Action, state: State) -> None:
        """Note an action and what its round came to, if it ended one."""
        self.actions.append(action)
        if state.round != self._round:
            self.rounds.append(state.cash)
            self._round = state.round
        elif state.phase == OVER and self._result is None:
            self.rounds.append(state.cash)
            self._result = Result.of(state)

    def record(self) -> Record:
        """Return the record of what was added so far."""
        return Record(self.setup, self.names, tuple(self.actions), tuple(self.rounds), self._result)


class _Numbered(BaseModel):
    model_config = STRICT

    number: int
    action: Annotated[Action, Field(discriminator="do")]
    digest: str = ""
    sums: str = ""


class _OwnShop(BaseModel):
    model_config = STRICT

    name: str
    symbol: str


class _File(BaseModel):
    model_config = STRICT

    format: int
    edition: str
    own_shops: dict[str, _OwnShop]
    variants: list[str]
    names: list[str]
    seed: str
    actions: list[_Numbered]
    rounds: list[list[int]]
    result: Result | None
    shuffle: Shuffle | None = None
    chain: str = ""
    header_digest: str = ""
    header_sums: str = ""
    digest: str = ""
    sums: str = ""


def _add_seals(parts: Sequence[Plain]) -> None:
    """Put beside each part of a file its digest and its sums."""
    names = [SEAL_OF_HEADER, *[SEAL] * (len(parts) - 1)]
    for part, (digest, sums), seal in zip(parts, names, list(seals(parts)), strict=True):
        whole = part is parts[-1]
        part[digest] = seal.digest if whole else seal.digest[:DIGITS_OF_ROW]
        part[sums] = seal.sums


def _check_format(raw: object) -> None:
    # Before all else, so that a later format is called that and not full of unknown fields.
    if not isinstance(raw, dict) or "format" not in raw:
        raise RecordError("record-missing-field", where="format", line=1, column=1)
    if type(raw["format"]) is not int or not 1 <= raw["format"] <= FORMAT:
        raise RecordError("record-format", found=str(raw["format"])[:40], known=FORMAT)


def _setup(file: _File) -> Setup:
    own = {replaced: (new.name, new.symbol) for replaced, new in file.own_shops.items()}
    try:
        return Setup(
            edition=edition_with(file.edition, own, file.format),
            players=len(file.names),
            seed=file.seed,
            variants=parse_variants(file.variants),
            rules=file.format,
        )
    except BadSetup as error:
        raise RecordError(error.code, **error.params) from error


def edition_with(name: str, own: Mapping[str, tuple[str, str]], rules: int) -> Edition:
    """Return an edition with own shop types: name replaced -> name and symbol.

    `rules` is the version of the rules, which says what names are allowed. Raises BadSetup.
    """
    edition = edition_named(name)
    shops = {
        replaced: ShopType(shop, _size(edition, replaced), symbol)
        for replaced, (shop, symbol) in own.items()
    }
    return edition.with_own_shops(shops, any_names=rules == 1, alike_names=rules == 2)


def _size(edition: Edition, shop: str) -> int:
    # An unknown shop type gets any size: with_own_shops refuses it by name.
    return edition.sizes[edition.index[shop]] if shop in edition.index else 0


def own_shops(edition: Edition) -> Mapping[str, Mapping[str, str]]:
    """Return the own shop types: name replaced -> name and symbol."""
    original = EDITIONS[edition.name]
    return {
        old.name: {"name": new.name, "symbol": new.symbol}
        for old, new in zip(original.shops, edition.shops, strict=True)
        if old != new
    }
