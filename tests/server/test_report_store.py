"""What every database must do for reports of people."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from tests.server.stored import GAME, LATER, NOON, REPORT, another

from chinatown.server.administration import Administration
from chinatown.server.errors import RequestError
from chinatown.server.store.guests import merge_guest
from chinatown.server.store.store import Store
from chinatown.server.times import time_of


async def test_a_report_is_kept_once_however_often_it_is_sent(store: Store) -> None:
    again = [replace(REPORT, id=f"{number}") for number in range(4)]
    ids = await asyncio.gather(*(store.reports.add(report) for report in again))
    assert len(set(ids)) == 1
    assert [report.id for report in await store.reports.listed(9)] == [ids[0]]


async def test_open_reports_come_first_and_the_latest_of_them(store: Store) -> None:
    for name, at in (("first", NOON), ("second", LATER), ("third", LATER)):
        await store.reports.add(replace(REPORT, id=name, request=name, at=at))
    administration = Administration(store, lambda: time_of(LATER))
    await administration.close_report("third")
    assert [report.id for report in await administration.reports(9)] == ["second", "first", "third"]
    assert (await administration.read_report("third")).closed == LATER
    for work in (administration.read_report("none"), administration.close_report("none")):
        with pytest.raises(RequestError) as refused:
            await work
        assert refused.value.code == "unknown-report"


async def test_whoever_makes_an_account_is_the_same_person_in_reports(store: Store) -> None:
    await store.games.add(GAME)
    await store.reports.add(REPORT)
    await store.guests.rename("ann", "anna")
    await store.writer.run(lambda connection: merge_guest(connection, "ben", "benno"))
    report = await Administration(store).read_report("report")
    assert (report.reporter, report.whom) == ("anna", "benno")


async def test_of_whoever_is_forgotten_no_report_tells(store: Store) -> None:
    await store.games.add(GAME)
    await store.reports.add(REPORT)
    other = replace(REPORT, id="other", request="other", whom="ann", reporter="cho", seat=0)
    await store.reports.add(other)
    await store.reports.add(replace(REPORT, id="third", request="third", remark="ann again"))
    await Administration(store).forget_guests({"ann"})
    left = {report.id: report for report in await store.reports.listed(9)}
    assert left.keys() == {"report", "third"}
    for report in left.values():
        assert (report.reporter, report.reporter_name, report.remark) == ("", "", "")
        assert report.said == REPORT.said


async def test_what_is_said_of_a_seat_goes_with_its_person_whatever_browser_asks(
    store: Store,
) -> None:
    await store.games.add(GAME)
    await store.reports.add(replace(REPORT, seat=0, whom="another browser", reporter="cho"))
    await Administration(store).forget_guests({"ann"})
    assert await store.reports.listed(9) == []


async def test_reports_stay_when_a_maker_deletes_the_table_and_go_with_what_is_old(
    store: Store,
) -> None:
    await store.games.add(GAME)
    await store.games.add(another("second"))
    for game in ("table", "second"):
        await store.reports.add(replace(REPORT, id=game, game=game))
    await store.games.delete("table")
    assert len(await store.reports.listed(9)) == 2
    await Administration(store).remove("second")
    assert [report.id for report in await store.reports.listed(9)] == ["table"]
    for days, left in ((4, 1), (2, 0)):
        later = Administration(store, lambda: time_of(NOON) + timedelta(days=3))
        await later.purge(days)
        assert len(await store.reports.listed(9)) == left


async def test_reports_go_with_a_table_that_nobody_has_used_for_long(store: Store) -> None:
    await store.games.add(GAME)
    await store.reports.add(REPORT)
    later = Administration(store, lambda: time_of(NOON) + timedelta(days=3))
    assert await later.purge(2, over=False) == 1
    assert await store.reports.listed(9) == []
