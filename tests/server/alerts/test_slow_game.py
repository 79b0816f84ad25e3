"""A slow game: people come when they are alerted, do what there is to do, and go again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.alerts.kit import add_webhook, alerting, minute, settings
from tests.server.alerts.stand_ins import MailBox, Receiver, mailing, receiving
from tests.server.alerts.test_mail import code_in, confirm, wish_for
from tests.server.alerts.test_push import CONTACT, Browser, subscribe
from tests.server.kit import Line, lot_of, running, settle
from tests.server.people import NAMES, People
from tests.server.strangers import until

from chinatown.game import (
    Action,
    Agree,
    Build,
    Done,
    Keep,
    Offer,
    Refuse,
    Trade,
    Transfer,
    Withdraw,
    waiting_for,
)
from chinatown.game.state import BUILD, OVER

ANN, BEN, CHO = range(3)


def lot_for_nothing(giver: Line, taker: int, *, secret: bool = False) -> Offer:
    given = Transfer(giver.seat, taker, (lot_of(giver, giver.seat),))
    return Offer(giver.seat, Trade((given,)), secret)


async def keep(line: Line) -> None:
    own = line.game["mine"]
    await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))


@asynccontextmanager
async def hooked(tmp_path: Path) -> AsyncIterator[tuple[People, Receiver]]:
    """Seat three people whom webhooks alert, in their first trading."""
    async with receiving() as receiver, alerting(tmp_path, webhooks=True) as people:
        for person in people.site.people:
            await add_webhook(person, f"{receiver.url}/{person.name}")
        for line in people.lines:
            await keep(line)
        await people.settle()
        yield people, receiver


async def test_an_offer_alerts_whoever_was_done(tmp_path: Path) -> None:
    async with hooked(tmp_path) as (people, receiver):
        ann, ben = people.lines[:2]
        await ben.do(Done(BEN))
        await people.leave(BEN)
        await minute(people)
        assert receiver.posts == []
        await ann.do(lot_for_nothing(ann, BEN, secret=True))
        await minute(people, 59)
        assert receiver.posts == []
        await minute(people, 1)
        assert (await receiver.post()).path == "/Ben"
        # Another says nothing new until Ben was there.
        await ann.do(lot_for_nothing(ann, BEN))
        await minute(people, 600)
        await ann.do(Done(ANN))
        assert [post.path for post in receiver.posts] == ["/Ben"]


async def test_an_offer_that_is_taken_back_in_time_alerts_nobody(tmp_path: Path) -> None:
    async with hooked(tmp_path) as (people, receiver):
        ann, ben = people.lines[:2]
        await ben.do(Done(BEN))
        await people.leave(BEN)
        await ann.do(lot_for_nothing(ann, BEN))
        await settle(ann)
        await ann.do(Withdraw(ANN, ann.game["offers"][0]["id"]))
        await minute(people, 600)
        assert receiver.posts == []


async def test_whoever_waits_for_an_answer_is_alerted_of_it_and_not_before(tmp_path: Path) -> None:
    async with hooked(tmp_path) as (people, receiver):
        ann, ben = people.lines[:2]
        await ben.do(lot_for_nothing(ben, ANN))
        await people.leave(BEN)
        # Ben knows that trading has begun, and that Ann has not answered.
        await minute(people, 600)
        assert receiver.posts == []
        await ann.do(lot_for_nothing(ann, BEN))
        await minute(people)
        assert (await receiver.post()).path == "/Ben"


async def test_whoever_has_acted_is_alerted_again_once_nobody_else_is_waited_for(
    tmp_path: Path,
) -> None:
    async with hooked(tmp_path) as (people, receiver):
        ann, ben, cho = people.lines
        await ben.do(lot_for_nothing(ben, ANN))
        await people.leave(BEN)
        await ann.do(Done(ANN))
        await cho.do(Done(CHO))
        await minute(people, 600)
        assert receiver.posts == []
        await settle(ann)
        await ann.do(Refuse(ANN, ann.game["offers"][0]["id"]))
        await minute(people)
        assert (await receiver.post()).path == "/Ben"
        await minute(people, 600)
        assert len(receiver.posts) == 1


class SlowGame:
    """People who are away until they are alerted: Ann by webhook, Ben by mail, Cho by push.

    `due` counts the alerts that each must have got so far.
    """

    def __init__(self, people: People, receiver: Receiver, box: MailBox) -> None:
        self.people = people
        self._receiver = receiver
        self._box = box
        self._codes = 0
        self.due = [0, 0, 0]

    @property
    def _came(self) -> list[int]:
        paths = [post.path for post in self._receiver.posts]
        return [paths.count("/Ann"), len(self._box.mails) - self._codes, paths.count("/Cho")]

    async def set_up(self) -> None:
        ann, ben, cho = self.people.site.people
        await add_webhook(ann, f"{self._receiver.url}/Ann")
        way = await wish_for(ben)
        assert await confirm(ben, way, await code_in(self._box)) == ""
        self._codes = len(self._box.mails)
        await subscribe(cho, Browser(), f"{self._receiver.url}/Cho")
        for seat in (ANN, BEN, CHO):
            await self.go(seat)

    async def alerts(self, *seats: int) -> None:
        """Let a minute pass: these are alerted, once, and nobody else is."""
        await minute(self.people)
        for seat in seats:
            self.due[seat] += 1
        await until(lambda: sum(self._came) >= sum(self.due))
        assert self._came == self.due

    async def come(self, seat: int) -> Line:
        line = await self.people.come(seat)
        await settle(line)
        return line

    async def go(self, seat: int) -> None:
        await self.people.lines[seat].close()
        table = await self.people.site.tables.get(self.people.table)
        await until(lambda: seat not in table.steward.attendance.here)

    async def visit(self, seat: int, *actions: Action) -> None:
        """Come, do something, and go again."""
        line = await self.come(seat)
        for action in actions:
            await line.do(action)
        await self.go(seat)

    async def deal(self, *here: int) -> None:
        """Deal cards and keep them; who is here is not alerted."""
        away = [seat for seat in (ANN, BEN, CHO) if seat not in here]
        await self.alerts(*away)
        for seat in (ANN, BEN, CHO):
            line = await self.come(seat) if seat in away else self.people.lines[seat]
            await settle(line)
            await keep(line)
            if seat in away:
                await self.go(seat)
        await self.alerts(*away)

    async def trade(self) -> None:
        """Let Ann give Ben a lot, who has to agree to it, and all be done."""
        ann = await self.come(ANN)
        offer = lot_for_nothing(ann, BEN)
        await self.go(ANN)
        await self.visit(ANN, offer)
        await self.alerts()
        ben = await self.come(BEN)
        (made,) = (offer for offer in ben.game["offers"] if offer["status"] == "open")
        await self.go(BEN)
        await self.visit(BEN, Agree(BEN, made["id"]), Done(BEN))
        await self.alerts()
        await self.visit(CHO, Done(CHO))
        # Only now does everybody wait for Ann alone.
        await self.alerts(ANN)
        await self.visit(ANN, Done(ANN))

    async def build(self, *here: int) -> str:
        """Build nothing, one after the other, and return the phase that comes after."""
        table = await self.people.site.tables.get(self.people.table)
        while table.game.state.phase == BUILD:
            for seat in waiting_for(table.game.state):
                if seat in here:
                    await self.people.lines[seat].do(Build(seat))
                else:
                    await self.alerts(seat)
                    await self.visit(seat, Build(seat))
        return str(table.game.state.phase)


@pytest.mark.whole_game
async def test_a_slow_game_of_three_is_played_to_its_end_by_alerts(tmp_path: Path) -> None:
    async with receiving() as receiver, mailing() as box:
        how: dict[str, Any] = {"webhooks": True, "mail_port": box.port, "push_contact": CONTACT}
        async with alerting(tmp_path, **how) as people:
            game = SlowGame(people, receiver, box)
            await game.set_up()
            await game.deal()
            await game.trade()
            await game.build()
            # In the second year Ben stays at the table until he has built.
            await game.come(BEN)
            await game.deal(BEN)
            await people.lines[BEN].do(Done(BEN))
            await game.visit(ANN, Done(ANN))
            await game.visit(CHO, Done(CHO))
            await game.build(BEN)
            await game.go(BEN)
            await game.deal()
            table, watch, jars = people.table, people.watch, people.jars
        async with running(settings=settings(tmp_path, **how), clock=watch) as site:
            for name, jar in zip(NAMES, jars, strict=True):
                site.person(name).http.cookies = jar
            game.people = People(site, watch, table, people.lines)
            # All were alerted of this trading before the server stopped.
            await game.alerts()
            await game.trade()
            while await game.build() != OVER:
                await game.deal()
                await game.trade()
            await game.alerts()
            # Each year an alert for cards, trading and building, and Ann's for being the last; in
            # the second year nobody traded, and Ben was there.
            assert game.due == [23, 15, 18]
