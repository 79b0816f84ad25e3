"""Before the game the host chooses edition, variants and own shop types."""

from dataclasses import replace

import pytest
from tests.server.before_the_game import SET_UP, arrange, done, gathered, names
from tests.server.kit import Json, Site

from chinatown.game.state import RULES


async def test_the_host_changes_what_is_played(site: Site) -> None:
    _, _, host, _, line = await gathered(site)
    await done(host, "set-up", **SET_UP)
    await line.until(lambda line: line.table["edition"]["name"] == "classic")
    assert (line.table["variants"], line.table["effects"]) == (["street-access"], "off")
    assert (line.table["pace"]["phase_seconds"], line.table["pace"]["takeover"]) == (3600, "never")
    own = {"replaces": "Photo", "name": "Books", "symbol": "B"}
    await done(host, "set-up", **{**SET_UP, "edition": "modern", "own_shops": [own]})
    assert host.table["edition"]["shops"][0]["name"] == "Books"
    assert host.table["own_shops"] == [own]


async def test_whoever_is_to_begin_still_does_when_seats_change(site: Site) -> None:
    # Ann, Ben, nobody and a bot: Ben begins.
    _, _, host, _, line = await gathered(site)
    await done(host, "set-up", **{**SET_UP, "variants": ["first-seat=2"]})
    await done(line, "sit", seat=2)
    await host.until(lambda host: host.table["variants"] == ["first-seat=3"])
    await done(host, "set-players", players=3)
    await host.until(lambda host: host.table["variants"] == ["first-seat=2"])
    assert names(host)[1] == "Ben"


async def test_without_the_seat_that_was_to_begin_the_first_player_is_drawn(site: Site) -> None:
    _, _, host, _, _ = await gathered(site)
    await done(host, "set-up", **{**SET_UP, "variants": ["keep-fewer", "first-seat=3"]})
    await done(host, "set-players", players=3)
    await host.until(lambda host: host.table["variants"] == ["keep-fewer"])


async def test_a_table_that_is_set_up_anew_follows_the_newest_rules(site: Site) -> None:
    table, _, host, _, _ = await gathered(site)
    row = await site.tables.store.games.get(table)
    assert row is not None
    assert await site.tables.store.games.change(row, replace(row, rules=2))
    await done(host, "set-up", **{**SET_UP, "variants": ["keep-fewer"]})
    row = await site.tables.store.games.get(table)
    assert row is not None
    assert row.rules == RULES


def own_photo(name: str) -> Json:
    """Return the wish for a modern game with a shop type in the place of Photo."""
    return {"edition": "modern", "own_shops": [{"replaces": "Photo", "name": name, "symbol": ""}]}


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"edition": "future"}, "unknown-edition"),
        ({"variants": ["first-seat=5"]}, "first-seat-range"),
        ({"variants": ["no-such"]}, "unknown-variant"),
        ({"edition": "classic", "own_shops": [{"replaces": "x", "name": "y"}]}, None),
        (own_photo("L\u0430undry"), "own-shop-name-twice"),
        (own_photo("laundry "), "own-shop-name-twice"),
        (own_photo("La\u200bundry"), "bad-text"),
        ({"effects": "some"}, "message-wrong"),
        ({"pace": {"phase_seconds": -1}}, "message-wrong"),
        ({"pace": {"stand_in": "genius"}}, None),
    ],
)
async def test_what_cannot_be_played_is_refused_and_changes_nothing(
    site: Site, wrong: Json, code: str | None
) -> None:
    _, _, host, _, _ = await gathered(site)
    before = host.table
    answer = await arrange(host, "set-up", **{**SET_UP, **wrong})
    assert answer["t"] == "error"
    assert code in (None, answer["code"])
    assert host.table == before
