"""What a server measures of itself, and who may read it."""

import re

from tests.server.kit import Site, keep_all, seated

from chinatown.game import Done, Say
from chinatown.server.metrics import Readers


async def figures(site: Site) -> dict[str, float]:
    """Return what is measured, by name and labels."""
    answer = await site.people[0].http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    lines = re.findall(r"^([a-z_]+(?:\{[^}]*\})?) (\S+)$", answer.text, re.MULTILINE)
    return {name: float(value) for name, value in lines}


async def test_tables_sockets_commands_commits_and_bots_are_counted(site: Site) -> None:
    _, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    before = await figures(site)
    await lines[0].do(Say(0, "Hello"))
    refused = await lines[0].act(Done(1))
    assert refused["code"] == "not-your-seat"
    table = await site.people[0].make_table("me", "plain", "plain")
    line = await site.people[0].look_on(table)
    await line.start()
    await keep_all([line])
    await line.until(lambda line: line.game["now"]["phase"] == "trade")
    after = await figures(site)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown('chinatown_command_seconds_count{command="act"}') == 3
    assert grown('chinatown_refusals_total{code="not-your-seat"}') == 1
    assert grown('chinatown_request_seconds_count{method="POST",status="2xx"}') == 1
    assert grown("chinatown_changes_total") >= 5
    assert 1 <= grown("chinatown_commit_seconds_count") <= grown("chinatown_changes_total")
    assert grown("chinatown_bot_seconds_count") >= 2
    assert (after['chinatown_tables{state="playing"}'], after["chinatown_sockets"]) == (2, 4)
    assert before['chinatown_tables{state="playing"}'] == 1
    assert after["chinatown_connections"] >= 4


async def test_figures_name_no_table_and_nobody(site: Site) -> None:
    table, lines = await seated(site, "Annabel", "Benedict", "Charlotte")
    await lines[0].do(Say(0, "Xylophone"))
    text = (await site.people[0].http.get("/metrics")).text
    for word in (table, "Annabel", "Xylophone", "127.0.0.1"):
        assert word not in text


async def test_strangers_learn_nothing_of_the_address(site: Site) -> None:
    stranger = site.person(address="127.0.0.2")
    answer = await stranger.http.get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")
    site.app.state.readers = Readers(["127.0.0.2"])
    assert (await stranger.http.get("/metrics")).status_code == 200


def test_only_this_machine_and_named_networks_may_read() -> None:
    readers = Readers(["10.0.0.0/8", "192.0.2.7"])
    assert all(host in readers for host in ("127.0.0.1", "::1", "10.1.2.3", "192.0.2.7"))
    assert not any(host in readers for host in ("192.0.2.8", "203.0.113.5", "", "testclient"))
