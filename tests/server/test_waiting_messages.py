"""What waits for those who do not read, of which there is never much."""

import json
from pathlib import Path
from unittest.mock import Mock

import pytest
from tests.server.kit import account, keep_all, running, seated
from tests.server.strangers import ELSEWHERE, play_on

from chinatown.server.limits.gate import Gate
from chinatown.server.limits.numbers import Limits
from chinatown.server.messages.answers import Ok
from chinatown.server.tables.connection import TOO_SLOW, Connection


class TestWaitingMessages:
    async def test_of_many_welcomes_only_one_waits(self) -> None:
        stuck = Connection(Mock(), None, None, account())
        for number in range(250):
            text = str(number) * 300
            stuck.send_welcome(Mock(t="welcome", model_dump_json=lambda text=text, **_: text))
        assert [queued.text for queued in stuck._waiting] == ["249" * 300]
        assert stuck.account.waiting == 900

    async def test_a_welcome_takes_the_place_of_what_it_has_and_keeps_answers(self) -> None:
        stuck = Connection(Mock(), None, None, account())
        stuck.send_text("update 5")
        stuck.send_welcome(Mock(t="welcome", model_dump_json=lambda **_: "welcome 5"))
        stuck.send_text("update 6")
        stuck.send(Ok(t="ok", id="done"))
        stuck.send_welcome(Mock(t="welcome", model_dump_json=lambda **_: "welcome 6"))
        texts = [queued.text for queued in stuck._waiting]
        assert texts == ["update 5", "welcome 6", '{"t":"ok","id":"done"}']
        assert stuck.account.waiting == sum(map(len, texts))

    @pytest.mark.parametrize(
        "limits", [Limits(waiting_per_socket=1), Limits(waiting_per_address=1), Limits(waiting=1)]
    )
    async def test_whoever_does_not_read_is_dropped_before_much_waits(self, limits: Limits) -> None:
        gate = Gate(limits)
        stuck = Connection(Mock(), None, None, gate.open_socket(ELSEWHERE, None, "table"))
        for _ in range(100):
            stuck.send_text("x" * 100)
        assert gate.waiting.total == stuck.account.waiting == 1000
        assert stuck.close_code == TOO_SLOW
        gate.close_socket(stuck.account)
        assert (gate.waiting.total, gate.sockets.total) == (0, 0)

    async def test_spectators_that_do_not_read_hold_little_and_the_table_plays_on(
        self, tmp_path: Path
    ) -> None:
        async with running(tmp_path / "games") as site:
            table, lines = await seated(site, "Ann", "Ben", "Cho")
            await keep_all(lines)
            for number in range(4):
                deaf = await site.person(f"Dan {number}").open(table)
                deaf.socket.transport.pause_reading()
                for look in range(250):
                    await deaf.socket.send(json.dumps({"t": "look", "id": str(look)}))
            await play_on(lines)
            welcome = max(len(text) for line in lines for text in line.heard)
            assert site.gate.waiting.total < 4 * 2 * welcome
