"""What every database must do for the ways by which people are alerted."""

import asyncio
from dataclasses import replace

from tests.server.stored import ACCOUNT, GAME, LATER, NOON, WAY

from chinatown.server.store.accounts import SessionRow
from chinatown.server.store.alerts import MAX_WAYS
from chinatown.server.store.guests import merge_guest
from chinatown.server.store.store import Store


async def test_an_address_is_a_guest_s_once(store: Store) -> None:
    assert await store.alerts.add(WAY)
    assert await store.alerts.add(replace(WAY, id="again", language="fr"))
    assert await store.alerts.add(replace(WAY, id="of ben", guest="ben"))
    assert [way.id for way in await store.alerts.of_guests(["ann", "ben"])] == ["again", "of ben"]


async def test_a_guest_has_a_limited_number_of_ways(store: Store) -> None:
    for number in range(MAX_WAYS):
        assert await store.alerts.add(replace(WAY, id=f"{number}", address=f"{number}@b.org"))
    assert not await store.alerts.add(replace(WAY, id="more"))
    assert await store.alerts.add(replace(WAY, id="more", address="0@b.org"))


async def test_what_is_not_confirmed_gives_way_to_the_next(store: Store) -> None:
    await store.alerts.add(replace(WAY, id="first", address="a@b.org", confirmed=False))
    await store.alerts.add(replace(WAY, confirmed=False, secret="a digest"))
    await store.alerts.add(replace(WAY, id="hook", kind="webhook"))
    await store.alerts.note_try("way", 2)
    tries = {way.id: way.tries for way in await store.alerts.of_guests(["ann"])}
    assert tries == {"way": 2, "hook": 0}
    await store.alerts.confirm("way")
    await store.alerts.remove("hook")
    assert await store.alerts.of_guests(["ann"]) == [WAY]


async def test_failures_in_a_row_are_counted(store: Store) -> None:
    await store.alerts.add(WAY)
    for _ in range(2):
        await store.alerts.note_failure("way")
    assert (await store.alerts.of_guests(["ann"]))[0].failures == 2
    await store.alerts.note_success("way")
    assert await store.alerts.of_guests(["ann"]) == [WAY]


async def test_of_several_processes_one_alerts(store: Store) -> None:
    await store.games.add(GAME)
    for since in (NOON, LATER):
        noting = (store.alerts.note_alerted("table", 0, since) for _ in range(5))
        assert sorted(await asyncio.gather(*noting)) == [False] * 4 + [True]
    assert await store.alerts.alerted("table") == {0: LATER}
    await store.alerts.forget_alerted("table", [0, 1])
    assert await store.alerts.note_alerted("table", 0, LATER)
    await store.games.delete("table")
    assert await store.alerts.alerted("table") == {}


async def test_ways_go_over_to_an_account_with_the_guest(store: Store) -> None:
    await store.alerts.add(WAY)
    await store.accounts.add(ACCOUNT, SessionRow("session", "", NOON, NOON), "ann")
    assert await store.alerts.of_guests(["ann"]) == []
    assert await store.alerts.of_guests(["person"]) == [replace(WAY, guest="person")]
    await store.alerts.add(replace(WAY, id="of ben", guest="ben", address="ben@b.org"))
    await store.writer.run(lambda connection: merge_guest(connection, "ben", "person"))
    assert [way.id for way in await store.alerts.of_guests(["person"])] == ["of ben", "way"]


async def test_whoever_is_signed_out_elsewhere_is_alerted_in_no_browser(store: Store) -> None:
    session = SessionRow("session", "", NOON, NOON)
    await store.accounts.add(ACCOUNT, session, "ann")
    await store.alerts.add(replace(WAY, guest="person"))
    push = replace(WAY, id="push", kind="push", guest="person")
    await store.alerts.add(push)
    await store.alerts.forget_browsers("person")
    assert [way.id for way in await store.alerts.of_guests(["person"])] == ["way"]
    await store.alerts.add(push)
    await store.accounts.renew("account", session, password="another digest")
    assert [way.id for way in await store.alerts.of_guests(["person"])] == ["way"]


async def test_nobody_removes_the_ways_of_another(store: Store) -> None:
    await store.alerts.add(WAY)
    assert not await store.alerts.remove("way", "ben")
    assert await store.alerts.remove("way", "ann")
    assert not await store.alerts.remove("way")
