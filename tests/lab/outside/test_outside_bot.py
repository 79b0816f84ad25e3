"""A bot in a program of its own: what it is sent, and what is done where it fails."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.game.kit import building, new_game, trading

from chinatown.bots.passing import simplest_action
from chinatown.game import MODERN, Action, Done, IllegalAction, Keep, Setup, State, view
from chinatown.lab.outside.errors import Fault, OutsideBotError
from chinatown.lab.outside.kinds import command_of, is_outside, label_of
from chinatown.lab.outside.outside_bot import MAX_ACTIONS, MAX_FAULTS, MAX_LATE, Limits, OutsideBot
from chinatown.protocol.encoder import Frame, ViewEncoder

SEAT = 1
NAMES = ("Ann", "Bo", "Cy", "Di")

PLENTY = Limits(start=60, answer=60)
"""More than anything takes here, on however busy a machine."""

SHORT = Limits(start=60, answer=0.3)

READY = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def act(action):
    say(t="act", n=question["n"], action=action)
start = json.loads(input())
say(t="ready", protocol=1)
for line in sys.stdin:
    question = json.loads(line)
    if question["t"] != "decide":
        continue
"""
"""The beginning of a bot: it is ready, and does what follows for each question, as `question`."""

MakeBot = Callable[..., OutsideBot]


def program(folder: Path, source: str) -> str:
    """Write a program and return the kind of bot that runs it."""
    file = folder / "bot.py"
    file.write_text(source)
    return f"exec:{shlex.quote(sys.executable)} -I -S {shlex.quote(str(file))}"


def answering(code: str) -> str:
    """Return a bot that answers each question in this way."""
    return READY + "".join(f"    {line}\n" for line in code.splitlines())


@pytest.fixture
def make(tmp_path: Path) -> Iterator[MakeBot]:
    bots = []

    def begun(source: str, limits: Limits = PLENTY, seed: str = "s") -> OutsideBot:
        bot = OutsideBot(program(tmp_path, source), SEAT, limits)
        bots.append(bot)
        bot.begin(Setup(MODERN, 4, "the game's own seed"), NAMES, seed)
        return bot

    yield begun
    for bot in bots:
        bot.close()


def decide(bot: OutsideBot, state: State) -> Action | None:
    return bot.decide(view(state, SEAT))


def passes(state: State) -> Action | None:
    return simplest_action(view(state, SEAT))


def codes(bot: OutsideBot) -> list[str]:
    return [fault.code for fault in bot.faults]


def ended(pid: int) -> bool:
    """Wait until a process is gone; return whether it is."""
    for _ in range(1000):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        status = Path(f"/proc/{pid}/stat")
        if status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.02)
    return False


def test_its_answers_are_what_it_does(make: MakeBot) -> None:
    bot = make(answering('act({"do": "done", "seat": start["seat"]})'))
    assert decide(bot, trading()) == Done(SEAT)
    assert bot.faults == []


def test_it_is_sent_the_view_of_its_seat_as_a_server_sends_it_and_nothing_else(
    make: MakeBot, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    bot = make(answering(f"open({str(heard)!r}, 'a').write(line)\nact(None)"), seed="its own")
    state = new_game()
    seen = view(state, SEAT)
    bot.hear([])
    bot.decide(seen)
    question = json.loads(heard.read_text())
    assert set(question) == {"t", "n", "events", "view"}
    shown = ViewEncoder().encode(Frame(seen)).message
    assert question["view"] == json.loads(shown.model_dump_json())
    # Nothing of it depends on the cards that others hold, or on the deck.
    hands = list(state.hands)
    hands[0], hands[2] = hands[2], hands[0]
    assert view(state._replace(hands=tuple(hands)), SEAT) == seen
    assert "own seed" not in heard.read_text()


def test_the_start_tells_the_seat_the_table_and_a_seed_that_is_not_the_games(
    make: MakeBot, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    bot = make(READY + f"    open({str(heard)!r}, 'w').write(json.dumps(start))\n    act(None)\n")
    decide(bot, trading())
    start = json.loads(heard.read_text())
    assert (start["seat"], start["players"], start["names"]) == (SEAT, 4, list(NAMES))
    assert (start["protocol"], start["seed"], start["seconds"]) == (1, "s", 60)
    assert start["edition"]["name"] == "modern"
    assert len(start["map"]) == 85
    assert "own seed" not in heard.read_text()


FAULTS = {
    "nonsense": ("print('hello', flush=True)", "unreadable"),
    "an unknown action": ('act({"do": "cheat", "seat": 1})', "unreadable"),
    "an unknown field": ('act({"do": "done", "seat": 1, "loud": True})', "unreadable"),
    "a number of another question": ('say(t="act", n=0, action=None)', "unreadable"),
    "bytes that are no text": ("os.write(1, bytes([255, 254, 10]))", "unreadable"),
    "another seat": ('act({"do": "done", "seat": 2})', "illegal"),
    "the table": ('act({"do": "close-trading", "seat": -1})', "illegal"),
    "silence": ("pass", "late"),
    "a crash": ("raise ValueError('lost')", "ended"),
    "an exit": ("sys.exit(3)", "ended"),
    "its own death": ("os.kill(os.getpid(), 9)", "ended"),
    "an endless line": ("while True: os.write(1, bytes(1000))", "flood"),
    "many lines": ("os.write(1, bytes([123, 125, 10]) * 1000)\ntime.sleep(600)", "flood"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_it_does_wrong_is_counted_and_the_simplest_is_done(
    make: MakeBot, fault: str
) -> None:
    code, expected = FAULTS[fault]
    bot = make(answering(code), SHORT if expected == "late" else PLENTY)
    while codes(bot)[-1:] not in ([expected], ["given-up"]):
        assert decide(bot, trading()) == Done(SEAT)
    assert expected in codes(bot)


@pytest.mark.parametrize("fault", ["an exit", "its own death", "a crash"])
def test_whoever_has_ended_passes_and_its_end_is_told(make: MakeBot, fault: str) -> None:
    bot = make(answering(FAULTS[fault][0]))
    first, later = new_game(), building()
    assert decide(bot, first) == passes(first)
    assert decide(bot, later) == passes(later)
    details = {"an exit": "3", "its own death": "137", "a crash": "1: ValueError: lost"}
    assert bot.faults == [Fault(SEAT, "ended", 1, details[fault])]


def test_what_the_rules_refuse_is_told_to_it_and_counted(make: MakeBot, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = answering('act({"do": "keep", "seat": 1, "cards": [1]})')
    bot = make(source.replace("    if", f"    open({str(heard)!r}, 'a').write(line)\n    if"))
    state = new_game()
    seen = view(state, SEAT)
    assert bot.decide(seen) == Keep(SEAT, (1,))
    assert bot.refused(seen, IllegalAction("keep-count", count=4)) == passes(state)
    assert bot.faults == [Fault(SEAT, "illegal", 1, "keep-count")]
    bot.decide(seen)
    refusal = json.loads(heard.read_text().splitlines()[1])
    assert refusal == {"t": "refused", "n": 1, "code": "keep-count", "params": {"count": 4}}


def test_nothing_to_do_is_fine_while_players_trade_but_not_where_the_game_waits(
    make: MakeBot,
) -> None:
    bot = make(answering("act(None)"))
    assert decide(bot, trading()) is None
    # Asked again about the same position, as nobody else has anything to do either, it is done.
    assert decide(bot, trading()) == Done(SEAT)
    assert bot.faults == []
    state = new_game()
    assert decide(bot, state) == passes(state)
    assert codes(bot) == ["no-action"]


def test_after_too_many_faults_it_is_not_asked_again(make: MakeBot) -> None:
    bot = make(answering('act({"do": "done", "seat": 2})'))
    for _ in range(MAX_FAULTS + 5):
        assert decide(bot, trading()) == Done(SEAT)
    assert codes(bot) == ["illegal"] * MAX_FAULTS + ["given-up"]


def test_a_bot_that_is_always_late_is_given_up_early(make: MakeBot) -> None:
    bot = make(answering("time.sleep(600)"), SHORT)
    for _ in range(MAX_LATE + 2):
        assert decide(bot, trading()) == Done(SEAT)
    assert codes(bot) == ["late"] * MAX_LATE + ["given-up"]


def test_an_answer_that_comes_late_is_dropped_and_the_next_one_counts(
    make: MakeBot, tmp_path: Path
) -> None:
    flag = tmp_path / "go"
    waiting = f"while not os.path.exists({str(flag)!r}): time.sleep(0.01)\n"
    bot = make(answering(waiting + 'act({"do": "done", "seat": 1, "done": question["n"] == 2})'))
    bot.limits = SHORT
    assert decide(bot, trading()) == Done(SEAT)
    assert codes(bot) == ["late"]
    flag.touch()
    bot.limits = PLENTY
    assert decide(bot, trading()) == Done(SEAT)
    assert codes(bot) == ["late"]


def test_a_bot_that_never_stops_acting_passes_to_the_end_of_the_phase(make: MakeBot) -> None:
    bot = make(answering('act({"do": "done", "seat": 1, "done": question["n"] % 2 == 0})'))
    state = trading()
    actions = [decide(bot, state) for _ in range(MAX_ACTIONS + 3)]
    assert actions.count(Done(SEAT, done=False)) == MAX_ACTIONS // 2
    assert codes(bot) == ["too-many-actions"]
    assert decide(bot, building()) != Done(SEAT)


BAD_STARTS = {
    "nothing": ("exec:", "bot-command"),
    "an open quote": ("exec:node 'bot.js", "bot-command"),
    "no class": ("my_bots:", "bot-command"),
    "no name of a module": ("my bots:Bot", "bot-command"),
    "no such program": ("exec:/no/such/program", "bot-not-found"),
    "no such module": ("no_such_module:Bot", "bot-not-importable"),
    "no such class": ("json:Bot", "bot-class-missing"),
    "another sort of class": ("json:JSONDecodeError", "bot-not-made"),
    "a class without decide": ("fractions:Fraction", "bot-not-made"),
}


@pytest.mark.parametrize("start", BAD_STARTS)
def test_what_cannot_be_started_is_told_by_a_code(start: str) -> None:
    kind, code = BAD_STARTS[start]
    with pytest.raises(OutsideBotError) as caught:
        begin(kind)
    assert (caught.value.code, caught.value.params["bot"]) == (code, kind)


def begin(kind: str, limits: Limits = PLENTY) -> None:
    bot = OutsideBot(kind, SEAT, limits)
    try:
        bot.begin(Setup(MODERN, 4, "s"), NAMES, "s")
    finally:
        bot.close()


BAD_BEGINNINGS: dict[str, tuple[str, str, dict[str, object]]] = {
    "another version": (
        'print(\'{"t":"ready","protocol":2}\')',
        "bot-version",
        {"version": 2, "known": 1},
    ),
    "other words": ("print('Welcome!')", "bot-not-ready", {"line": "Welcome!"}),
    "a list": ("print('[]')", "bot-not-ready", {"line": "[]"}),
    "an early end": (
        "raise SystemExit('no luck')",
        "bot-ended",
        {"status": 1, "problem": "no luck"},
    ),
    "too much": ("import os\nwhile True: os.write(1, bytes(1000))", "bot-not-ready", {}),
    "silence": ("import time\ntime.sleep(600)", "bot-silent", {"seconds": 1}),
}


@pytest.mark.parametrize("beginning", BAD_BEGINNINGS)
def test_a_program_that_does_not_begin_well_is_told_by_a_code(
    beginning: str, tmp_path: Path
) -> None:
    source, code, params = BAD_BEGINNINGS[beginning]
    with pytest.raises(OutsideBotError) as caught:
        begin(program(tmp_path, source), Limits(start=1 if code == "bot-silent" else 60))
    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()


def test_programs_end_with_their_bot_and_so_does_what_they_have_started(
    make: MakeBot, tmp_path: Path
) -> None:
    note = tmp_path / "pids"
    child = "import subprocess\nchild = subprocess.Popen(['sleep', '600'])\n"
    write = f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\nact(None)"
    source = READY.replace("for line", child + "for line")
    bot = make(source + "".join(f"    {line}\n" for line in write.splitlines()))
    decide(bot, trading())
    pids = [int(pid) for pid in note.read_text().split()]
    bot.close()
    assert [ended(pid) for pid in pids] == [True, True]


PARENT = """
import sys
from chinatown.game import MODERN, Setup
from chinatown.lab.outside.outside_bot import OutsideBot
bot = OutsideBot(sys.argv[1], 1)
bot.begin(Setup(MODERN, 4, "s"), list("abcd"), "s")
print("begun", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_a_program_ends_with_its_parent_however_that_ends(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    deaf = f"open({str(note)!r}, 'w').write(str(os.getpid()))\n"
    source = READY.replace('say(t="ready"', deaf + 'say(t="ready"')
    source = source.replace("for line", "time.sleep(600)\nfor line")
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, program(tmp_path, source + "    pass\n")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"begun\n"
        parent.send_signal(signal.SIGKILL)
    assert ended(int(note.read_text()))


def test_kinds_with_a_colon_come_from_outside_and_have_short_labels() -> None:
    assert [is_outside(kind) for kind in ("tycoon/any", "a.b:C", "exec:run")] == [False, True, True]
    assert command_of("exec:node 'my bot.js' --fast") == ["node", "my bot.js", "--fast"]
    assert label_of("exec:./a/very-long-name-of-a-program.py") == "very-long-name-of-a-"
    assert label_of("exec:./?.py") == "bot"
