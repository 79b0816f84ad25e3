"""People who share one device: each has a seat, and the browser plays one of them at a time."""

import pytest
from tests.server.before_the_game import arrange, done, gathered, names, seat_of
from tests.server.kit import Json, Line, Person, Site, new_table


def wishes(*names: str) -> Json:
    """Return the wish for a table of Ann, of people who share her device, and of a bot."""
    here = [{"kind": "here", "name": name} for name in names]
    table = new_table("me", "plain")
    me, bot = table["seats"]
    return {**table, "seats": [me, *here, bot]}


async def shared(site: Site) -> tuple[str, Person, Line]:
    """Make a table at which Ann and Ben share a device; return it, Ann and her line."""
    ann = site.person("Ann")
    table: str = (await ann.post("/api/tables", wishes("Ben"))).json()["table"]
    return table, ann, await ann.look_on(table)


async def test_people_who_share_a_device_are_seated_with_the_table(site: Site) -> None:
    _, _, line = await shared(site)
    assert names(line)[:2] == ["Ann", "Ben"]
    assert (line.seat, line.table["seats_here"]) == (0, [0, 1])
    assert [seat_of(line, seat)["free"] for seat in range(3)] == [False] * 3
    assert line.table["spectators"] == 0


@pytest.mark.parametrize(
    ("people", "code"),
    [
        pytest.param(("Ann",), "name-taken", id="the name of the host"),
        pytest.param(("Ben", "BEN"), "name-taken", id="the same name twice"),
        pytest.param(("",), "name-empty", id="no name"),
    ],
)
async def test_a_table_is_not_made_with_names_that_nobody_can_tell_apart(
    site: Site, people: tuple[str, ...], code: str
) -> None:
    ann = site.person("Ann")
    assert (await ann.post("/api/tables", wishes(*people))).json()["code"] == code
    assert (await ann.get("/api/me"))["tables"] == []


async def test_who_only_looks_on_shares_no_device(site: Site) -> None:
    wish = wishes("Ben", "Cho")
    wish["seats"][0] = {"kind": "friend"}
    answer = await site.person("Ann").post("/api/tables", wish)
    assert answer.json()["code"] == "sharing-needs-own-seat"


async def test_somebody_is_seated_beside_a_player_before_the_game(site: Site) -> None:
    _, _, host, _, line = await gathered(site)
    for seat, name, code in ((0, "Dee", "seat-taken"), (9, "Dee", "unknown-seat")):
        assert (await arrange(line, "seat-here", seat=seat, name=name))["code"] == code
    assert (await arrange(line, "seat-here", seat=2, name="ann"))["code"] == "name-taken"
    await done(line, "seat-here", seat=2, name="Dee")
    assert (line.seat, line.table["seats_here"]) == (1, [1, 2])
    await host.until(lambda line: seat_of(line, 2)["name"] == "Dee")
    assert seat_of(host, 2)["online"]
    assert host.table["seats_here"] == [0]
    # The host may free the seat like any other.
    await done(host, "free-seat", seat=2)
    await line.until(lambda line: line.table["seats_here"] == [1])
    assert line.table["lost"] == ""


async def test_who_has_no_seat_seats_nobody(site: Site) -> None:
    table, *_ = await gathered(site)
    eve = site.person("Eve")
    await eve.get("/api/me")
    assert (await arrange(await eve.look_on(table), "seat-here", seat=2, name="Fay"))["code"] == (
        "not-seated"
    )


async def test_nobody_is_seated_once_the_game_has_begun(site: Site) -> None:
    _, _, line = await shared(site)
    await line.start()
    assert (await arrange(line, "seat-here", seat=2, name="Dee"))["code"] == "already-started"


async def test_each_sees_their_own_hand_alone_and_all_count_as_present(site: Site) -> None:
    _, _, line = await shared(site)
    await line.start()
    hand = line.game["mine"]["hand"]
    assert all(line.seat_presence(seat)["here"] for seat in (0, 1))
    await done(line, "choose-seat", seat=1)
    assert line.seat == 1
    assert not set(hand) & set(line.game["mine"]["hand"])
    assert all(line.seat_presence(seat)["here"] for seat in (0, 1))


async def test_all_are_away_when_the_device_is(site: Site) -> None:
    table, _, line = await shared(site)
    await line.start()
    eve = await site.person("Eve").look_on(table)
    await line.close()
    await eve.until(lambda eve: not any(eve.seat_presence(seat)["here"] for seat in (0, 1)))


async def test_a_finished_game_counts_for_the_host_whoever_had_the_device_last(site: Site) -> None:
    table, ann, line = await shared(site)
    await line.start()
    await done(line, "choose-seat", seat=1)
    # Both agree to end it here.
    for seat in (1, 0, 1):
        await done(line, "choose-seat", seat=seat)
        if line.table["status"] != "over":
            await line.ask({"t": "vote", "question": "end", "about": None, "agree": True})
    await line.until(lambda line: line.table["status"] == "over")
    assert line.seat == 1
    (game,) = (await ann.get("/api/games"))["games"]
    assert (game["id"], game["seat"]) == (table, 0)


async def test_they_share_it_again_at_the_next_table(site: Site) -> None:
    table, ann, line = await shared(site)
    await line.start()
    for seat in (0, 1):
        await done(line, "choose-seat", seat=seat)
        await line.ask({"t": "vote", "question": "end", "about": None, "agree": True})
    await line.until(lambda line: line.table["status"] == "over")
    answer = await ann.post(f"/api/tables/{table}/again", {})
    again = await ann.look_on(answer.json()["table"])
    assert sorted(again.table["seats_here"]) == [0, 1]
    assert names(again)[:2] == ["Ann", "Ben"]
    assert not any(seat["free"] for seat in again.table["seats"])
