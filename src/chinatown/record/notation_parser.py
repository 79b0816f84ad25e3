"""Reading the notation back into trades and actions (docs/record.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never, cast

from chinatown.game.actions import (
    TABLE,
    Action,
    Agree,
    AskTurns,
    Build,
    Call,
    Choice,
    CloseTrading,
    Discard,
    Done,
    EndCall,
    EndGame,
    Expire,
    Goods,
    Judge,
    Keep,
    Offer,
    Placement,
    Pledge,
    Refuse,
    Say,
    TakeCall,
    Trade,
    Transfer,
    Withdraw,
)
from chinatown.game.codes import RefusalReason
from chinatown.game.editions import Edition
from chinatown.game.phrases import Phrase
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.types import Building, Seat
from chinatown.record import phrase_notation
from chinatown.record.agreement_notation import read_agreement, read_fraction
from chinatown.record.scanner import Scanner
from chinatown.record.verbs import VERBS, Verb


class Reader:
    """Reads what was written for one game: `seats` are the colours, `names` those of players."""

    def __init__(self, edition: Edition, seats: Sequence[str], names: Sequence[str]) -> None:
        self._shops = {shop.name.casefold(): shop.name for shop in edition.shops}
        self._shops |= {shop.name: shop.name for shop in edition.shops}
        unique = {
            name.casefold(): seat
            for seat, name in enumerate(names)
            if [other.casefold() for other in names].count(name.casefold()) == 1
        }
        self._seats = {**unique, **{colour: seat for seat, colour in enumerate(seats)}}

    def trade(self, text: str) -> Trade:
        """Return the trade that a text says, as it says it."""
        scan = Scanner(text)
        trade = self._trade(scan)
        scan.end()
        return trade

    def action(self, text: str) -> Action:
        """Return the action that a line says."""
        scan = Scanner(text)
        seat = TABLE if scan.word("table") else self.seat(scan)
        verb = scan.word(*VERBS)
        if not verb:
            scan.fail("notation-verb")
        action = self._after_verb(verb, scan, seat)
        scan.end()
        return action

    def _after_verb(self, verb: Verb, scan: Scanner, seat: Seat) -> Action:
        match verb:
            case "keeps":
                return Keep(seat, _cards(scan))
            case "discards":
                return Discard(seat, _cards(scan))
            case "offers":
                return self._offer(scan, seat)
            case "agrees":
                return _agree(scan, seat)
            case "refuses":
                return self._refuse(scan, seat)
            case "withdraws":
                return Withdraw(seat, _id(scan))
            case "expires":
                return Expire(seat, _id(scan))
            case "calls":
                return self._call(scan, seat)
            case "takes":
                return TakeCall(seat, _id(scan))
            case "ends":
                return EndCall(seat, _id(scan))
            case "tells" | "reacts" | "remarks" | "wants":
                return self._say(verb, scan, seat)
            case "is":
                return _done(scan, seat)
            case "asks":
                scan.expect("for", "turns")
                return AskTurns(seat)
            case "says":
                return _judge(scan, seat)
            case "closes":
                scan.expect("trading")
                return CloseTrading(seat)
            case "stops":
                scan.expect("the", "game")
                return EndGame(seat)
            case "builds":
                return self._build(scan, seat)
            case _:
                assert_never(verb)

    def seat(self, scan: Scanner) -> Seat:
        """Read a player, by colour or name."""
        at = scan.at
        name = scan.one_word()
        if name is None or name.casefold() not in self._seats:
            scan.fail("notation-player", at=at, player=(name or scan.text[at:])[:40])
        return self._seats[name.casefold()]

    def shop(self, scan: Scanner) -> str:
        """Read a shop type."""
        at = scan.at
        name = scan.name()
        if name is None:
            scan.fail("notation-item")
        shop = self._shops.get(name) or self._shops.get(name.casefold())
        if shop is None:
            scan.fail("notation-shop", at=at, shop=name[:40])
        return shop

    def _trade(self, scan: Scanner) -> Trade:
        transfers: list[Transfer] = []
        promises: list[Pledge] = []
        choices: list[Choice] = []
        while True:
            giver = self.seat(scan)
            if scan.word("chooses"):
                choices.append(self._choice(scan, giver))
            elif scan.word("promises"):
                promises.append(Pledge(giver, self.seat(scan), scan.quoted()))
            else:
                transfers += self._exchange(scan, giver)
            if not scan.sign(";"):
                return Trade(tuple(transfers), tuple(promises), tuple(choices))

    def _choice(self, scan: Scanner, chooser: Seat) -> Choice:
        """Read `giver: items | items -> taker`."""
        giver = self.seat(scan)
        scan.expect(":")
        options = [self._side_items(scan)]
        while scan.sign("|"):
            options.append(self._side_items(scan))
        scan.expect("->")
        taker = self.seat(scan)
        return Choice(chooser, tuple(items.transfer(giver, taker) for items in options))

    def _exchange(self, scan: Scanner, giver: Seat) -> list[Transfer]:
        """Read `: items -> taker: items`; a side that is left out is no transfer."""
        there = self._side(scan)
        scan.expect("->")
        taker = self.seat(scan)
        back = self._side(scan)
        sides = (there and there.transfer(giver, taker), back and back.transfer(taker, giver))
        return [transfer for transfer in sides if transfer]

    def _side(self, scan: Scanner) -> _Items | None:
        return self._side_items(scan) if scan.sign(":") else None

    def _side_items(self, scan: Scanner) -> _Items:
        return _Items() if scan.word("nothing") else self._items(scan)

    def _items(self, scan: Scanner) -> _Items:
        items = _Items()
        while True:
            self._item(scan, items)
            if not scan.sign("+"):
                return items

    def _item(self, scan: Scanner, items: _Items) -> None:
        if scan.sign("#"):
            items.buildings.append(_number(scan))
        elif (money := scan.money()) is not None:
            if scan.word("after"):
                scan.expect("income")
                items.due += money
            else:
                items.cash += money
        elif (count := scan.number()) is not None:
            if scan.sign("/"):
                items.add(read_fraction(scan, count))
                return
            if not 1 <= count <= 90:
                scan.fail("notation-count", count=count)
            items.tiles += [self.shop(scan)] * count
        elif scan.word("card"):
            scan.expect("#")
            items.cards.append(_number(scan))
        elif (agreement := read_agreement(scan, self)) is not None:
            items.add(agreement)
        else:
            shop = self.shop(scan)
            if scan.sign("#"):
                items.buildings.append(_number(scan))
            else:
                items.tiles.append(shop)

    def _offer(self, scan: Scanner, seat: Seat) -> Action:
        secret = bool(scan.word("secretly"))
        counters = _id(scan) if scan.word("against") else ""
        replaces = _id(scan) if scan.word("replacing") else ""
        answers = _id(scan) if scan.word("answering") else ""
        seconds = _number(scan) if scan.word("within") else 0
        phrases = self._saying(scan)
        scan.expect(":")
        trade = self._trade(scan)
        return Offer(seat, trade, secret, counters, replaces, answers, seconds, phrases)

    def _saying(self, scan: Scanner) -> tuple[Phrase, ...]:
        return phrase_notation.read(scan, self) if scan.word("saying") else ()

    def _refuse(self, scan: Scanner, seat: Seat) -> Action:
        offer = _id(scan)
        # A reason that does not exist is for the rules to refuse, with a list of those that do.
        because = cast("RefusalReason", _id(scan)) if scan.word("because") else ""
        phrases = self._saying(scan)
        words = scan.quoted() if scan.sign(":") else ""
        return Refuse(seat, offer, words, because, phrases)

    def _call(self, scan: Scanner, seat: Seat) -> Action:
        scan.expect("seeking")
        seeks = self.goods(scan)
        scan.expect(";")
        scan.expect("giving")
        gives = self.goods(scan)
        first = scan.sign(";")
        if first:
            scan.expect("first")
        return Call(seat, seeks, gives, scan.quoted() if scan.sign(":") else "", first)

    def goods(self, scan: Scanner) -> Goods:
        """Read buildings, tiles and cash, or nothing."""
        if scan.word("nothing"):
            return Goods()
        items = self._items(scan)
        return Goods(tuple(items.buildings), tuple(items.tiles), items.cash)

    def _say(
        self, verb: Literal["tells", "reacts", "remarks", "wants"], scan: Scanner, seat: Seat
    ) -> Action:
        match verb:
            case "tells":
                text = scan.quoted()
                return Say(seat, text, *self._listeners(scan))
            case "reacts":
                text = _id(scan)
                return Say(seat, text, *self._listeners(scan), kind="reaction")
            case "remarks":
                phrases = phrase_notation.read(scan, self)
                return Say(seat, "", *self._listeners(scan), kind="phrases", phrases=phrases)
            case "wants":
                scan.expect("last", "offers")
                return Say(seat, "", *self._listeners(scan), kind="last-offers")
            case _:
                assert_never(verb)

    def _listeners(self, scan: Scanner) -> tuple[tuple[Seat, ...], str]:
        to = []
        if scan.word("to"):
            to.append(self.seat(scan))
            while scan.sign(","):
                to.append(self.seat(scan))
        return tuple(to), _id(scan) if scan.word("about") else ""

    def _build(self, scan: Scanner, seat: Seat) -> Action:
        if scan.word("nothing"):
            return Build(seat)
        placements = []
        while True:
            shop = self.shop(scan)
            scan.expect("#")
            placements.append(Placement(_number(scan), shop))
            if not scan.sign("+"):
                return Build(seat, tuple(placements))


class _Items:
    """What one side of an exchange gives, as it is read."""

    def __init__(self) -> None:
        self.buildings: list[Building] = []
        self.tiles: list[str] = []
        self.cards: list[Building] = []
        self.cash = 0
        self.due = 0
        self.shares: list[Share] = []
        self.clauses: list[BuildingClause] = []

    def add(self, agreement: Share | BuildingClause) -> None:
        """Add a share of income or a building clause."""
        if isinstance(agreement, Share):
            self.shares.append(agreement)
        else:
            self.clauses.append(agreement)

    def transfer(self, giver: Seat, taker: Seat) -> Transfer:
        """Return it as a transfer."""
        return Transfer(
            giver,
            taker,
            tuple(self.buildings),
            tuple(self.tiles),
            self.cash,
            self.due,
            tuple(self.cards),
            tuple(self.shares),
            tuple(self.clauses),
        )


def _number(scan: Scanner) -> int:
    number = scan.number()
    if number is None:
        scan.fail("notation-number")
    return number


def _cards(scan: Scanner) -> tuple[Building, ...]:
    if scan.word("nothing"):
        return ()
    scan.expect("#")
    cards = [_number(scan)]
    while scan.sign("#"):
        cards.append(_number(scan))
    return tuple(cards)


def _id(scan: Scanner) -> str:
    name = scan.one_word()
    if name is None:
        scan.fail("notation-id")
    return name


def _agree(scan: Scanner, seat: Seat) -> Agree:
    scan.expect("to")
    offer = _id(scan)
    options = []
    if scan.word("taking"):
        options.append(_number(scan))
        while scan.sign(","):
            options.append(_number(scan))
    return Agree(seat, offer, tuple(options))


def _done(scan: Scanner, seat: Seat) -> Action:
    done = not scan.word("not")
    scan.expect("done")
    hold = bool(scan.word("with"))
    if hold:
        scan.expect("grace")
    return Done(seat, done, hold)


def _judge(scan: Scanner, seat: Seat) -> Action:
    promise = _id(scan)
    scan.expect("was")
    kept = scan.word("kept", "broken")
    if not kept:
        scan.fail("notation-expected", expected="kept")
    return Judge(seat, promise, kept == "kept")
