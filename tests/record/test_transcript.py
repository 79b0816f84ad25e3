"""A transcript is the whole game for people, and its actions read back into the game."""

import re

import pytest
from scripts.record_games import OWN, BusyTable

from chinatown.game import (
    MODERN,
    Build,
    BuildingClause,
    Done,
    EndGame,
    Event,
    Offer,
    Phrase,
    Placement,
    Say,
    Setup,
    Share,
    ShopType,
    Standing,
    Trade,
    Transfer,
    Variants,
    buildings,
    initial_state,
    legal_actions,
)
from chinatown.game.agreement_events import ClauseLapsed, ShareCounted, ShareLapsed
from chinatown.game.events import (
    CardsRevealed,
    DebtDropped,
    DebtPaid,
    EndedEarly,
    GameOver,
    IncomePaid,
    OutlookTurned,
    PaidBusiness,
    RoundBegan,
    TilesDrawn,
)
from chinatown.game.trade_events import DoneSaid, Lapsed, Offered, TradeFailed, TradeMade
from chinatown.record import (
    FORMAT,
    Notation,
    NotationError,
    Record,
    RecordError,
    TranscriptError,
    read_transcript,
    record_of,
    replay,
    standing,
    transcript,
)
from chinatown.record.transcript import _outcome, line_end, said_with


@pytest.fixture(scope="module")
def game() -> Record:
    """A whole game with shop types of odd names."""
    return BusyTable(Setup(OWN, 3, "t", Variants(keep_cards=True)), haste=25).play()


def test_the_actions_of_a_transcript_are_the_game(game: Record) -> None:
    notation = Notation(game.setup.edition, 3, game.names)
    matches = [re.match(r"(\d+)\. (.*)", line) for line in transcript(game)]
    numbered = [match for match in matches if match]
    assert [int(match[1]) for match in numbered] == list(range(1, len(game.actions) + 1))
    actions = [notation.read_action(match[2]) for match in numbered]
    assert tuple(actions) == game.actions


def test_a_transcript_tells_rounds_trades_income_and_the_end(game: Record) -> None:
    text = "\n".join(transcript(game))
    assert text.startswith(
        f"format {FORMAT}\nedition modern\n"
        'shop "Noodles + Tea -> go" "🍜" for Photo\n'
        'shop "\\"24 h\\" Wäsche #1" "" for Laundry\n'
        "variant keep-cards\nseed t\nred Mei\nyellow Jonas\ngreen Ada\n"
    )
    for number in range(1, 7):
        assert f"= round {number}, " in text
    assert re.search(r"= [0-9a-f]{8} is made", text)
    assert re.search(r"= yellow earns \$[0-9,]+: .* #\d+ .*\$10,000", text)
    assert game.result is not None
    winner = max(game.result.cash)
    assert f"= 1. {notation_seat(game, winner)} ${winner:,}" in text


def notation_seat(game: Record, cash: int) -> str:
    """Return the colour of the player with this cash at the end."""
    assert game.result is not None
    return ("red", "yellow", "green")[game.result.cash.index(cash)]


def test_a_transcript_stops_where_it_is_told(game: Record) -> None:
    lines = list(transcript(game, to=5))
    assert [line[:2] for line in lines if line[0].isdigit()] == ["1.", "2.", "3.", "4.", "5."]


def test_buildings_in_trades_are_named_with_their_shops(game: Record) -> None:
    traded = [line for line in transcript(game) if " offers" in line]
    assert any(re.search(r"[A-Za-z\"] #\d+", line) for line in traded)


def test_a_transcript_reads_back_as_the_record(game: Record) -> None:
    assert read_transcript("\n".join(transcript(game))) == game


NAMES = ("Ann\n= 3", ' "Bo"', "green is done")
SETUP = Setup(MODERN, 3, ' seed "x"\u2028', rules=FORMAT)


def beginning(actions: int = 2) -> Record:
    """Return a game in which the first players have chosen their cards."""
    keeps = [next(legal_actions(initial_state(SETUP), seat)) for seat in range(actions)]
    return record_of(SETUP, NAMES, keeps)


def lines(record: Record) -> list[str]:
    return "\n".join(transcript(record)).split("\n")


def test_odd_names_and_seeds_read_back() -> None:
    assert read_transcript("\n".join(lines(beginning()))) == beginning()


def test_a_game_without_actions_reads_back() -> None:
    assert read_transcript("\r\n".join(lines(beginning(0)))) == beginning(0)


def test_what_stands_after_the_sign_of_a_result_is_not_read() -> None:
    kept = [line for line in lines(beginning()) if not line.startswith("=")]
    assert read_transcript("\n".join(["= anything", *kept, "=", ""])) == beginning()


def replaced(before: str, after: str) -> str:
    """Return a transcript with the line that begins so replaced by another."""
    text = lines(beginning())
    numbers = [number for number, line in enumerate(text) if line.startswith(before)]
    assert len(numbers) == 1
    text[numbers[0]] = after
    return "\n".join(text)


@pytest.mark.parametrize(
    ("before", "after", "code", "line", "reason"),
    [
        ("format", "format 999", "transcript-wrong-line", 1, "record-format"),
        ("format", "format two", "transcript-wrong-line", 1, "record-format"),
        ("edition", "edition 1950", "transcript-wrong-line", 2, "unknown-edition"),
        ("edition", "variant fast", "transcript-wrong-line", 2, "unknown-variant"),
        ("edition", 'shop "Tea" for Photo', "transcript-wrong-line", 2, "notation-expected"),
        ("edition", "format 1", "transcript-twice", 2, None),
        ("edition", "", "transcript-missing", None, None),
        ("seed", 'seed "never ends', "transcript-wrong-line", 3, "notation-quote"),
        ("seed", "dragon", "transcript-line", 3, None),
        ("seed", "?", "transcript-line", 3, None),
        ("yellow", "green Bo", "transcript-line", 5, None),
        ("green", "", "transcript-wrong-line", 5, "player-count"),
        ("green", 'shop "Tea" "" for Opera', "transcript-wrong-line", 6, "unknown-shop-type"),
        ("2. ", "3. yellow is done", "transcript-number", 10, None),
        ("2. ", "2. yellow dances", "transcript-wrong-line", 10, "notation-verb"),
        ("2. ", "2. white is done", "transcript-wrong-line", 10, "notation-player"),
        ("2. ", "2. yellow is done", "transcript-wrong-line", 10, "wrong-phase"),
        ("2. ", "yellow is done", "transcript-line", 10, None),
    ],
)
def test_a_line_that_cannot_be_read_is_pointed_at(
    before: str, after: str, code: str, line: int | None, reason: str | None
) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(replaced(before, after))
    params = caught.value.params
    assert (caught.value.code, params.get("line"), params.get("reason")) == (code, line, reason)


def test_positions_count_from_the_beginning_of_the_line() -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(replaced("2. ", "2. yellow dances"))
    cause = caught.value.__cause__
    assert isinstance(cause, NotationError)
    assert cause.params["position"] == len("2. yellow ") + 1


PLAIN = Notation(MODERN, 4)
OUTCOMES: list[tuple[Event, str]] = [
    (RoundBegan(2, 1), "\n= round 2, yellow first"),
    (CardsRevealed(0, (3, 41)), "= red gets #3 #41"),
    (CardsRevealed(1, ()), "= yellow gets nothing"),
    (OutlookTurned((3, 5)), "= outlook 3 5"),
    (OutlookTurned(()), "= outlook blank"),
    (TilesDrawn(2, 3, ("Dim Sum", "Dim Sum", "Photo")), "= green draws 2 Dim Sum + Photo"),
    (TilesDrawn(2, 3, ()), ""),
    (Offered(0, "a1", Trade(()), False, "", "", "", 0), "= offer a1 stands"),
    (TradeMade("a1", Trade(()), False), "= a1 is made"),
    (TradeFailed("a1", "did-not-happen"), "= a1 fails"),
    (TradeFailed("a1", "not-enough-cash"), ""),
    (Lapsed("a1", "building-moved", 3), "= a1 lapses: building-moved"),
    (DebtPaid(0, 1, 30_000, 0), "= red pays yellow $30,000"),
    (DebtPaid(0, 1, 30_000, 10_000), "= red pays yellow $30,000, still owes $10,000"),
    (DebtDropped(0, 1, 30_000), "= red never pays yellow $30,000"),
    (EndedEarly(), "\n= ended early"),
    (
        GameOver((Standing(1, 1, 90_000, 3), Standing(0, 2, 80_000, 4)), "seed"),
        "\n= 1. yellow $90,000, 3 tiles; 2. red $80,000, 4 tiles",
    ),
    (
        ShareCounted(0, 1, Share((16, 17), 1, 2), 20_000, 10_000),
        "= red owes yellow half of income of #16 #17: $10,000 of $20,000",
    ),
    (
        ShareLapsed(1, 2, Share((16,), 2, 3, of="bonus"), "creditor-owns"),
        "= yellow owes green nothing of 2/3 of outlook of #16: creditor-owns",
    ),
    (
        ClauseLapsed(2, 0, BuildingClause(19, "Dim Sum"), "tiles-moved"),
        "= green builds Dim Sum #19 for red no more: tiles-moved",
    ),
    (
        ClauseLapsed(0, 3, BuildingClause(19, builds=False), "building-moved"),
        "= red leaves #19 empty for white no more: building-moved",
    ),
    (DoneSaid(0, True), ""),
    (IncomePaid(0, (), 0, 0), "= red earns $0"),
    (IncomePaid(3, (), 2_000, 2_000), "= white earns $2,000: outlook $2,000"),
    (
        IncomePaid(
            1,
            (
                PaidBusiness("Tea House", (16, 17), 2, True, 5),
                PaidBusiness("Photo", (3,), 1, False, 10_000),
            ),
            5,
            65_000,
        ),
        "= yellow earns $65,000: Tea House #16 #17 finished $5 + Photo #3 $10,000 + outlook $5",
    ),
]


@pytest.mark.parametrize(
    ("event", "line"), OUTCOMES, ids=lambda it: getattr(it, "happened", "line")
)
def test_each_outcome_has_its_line_or_none(event: Event, line: str) -> None:
    assert _outcome(event, PLAIN) == line


def test_shops_stand_on_their_buildings() -> None:
    state = initial_state(SETUP)
    shops = list(state.shops)
    shops[0], shops[8] = 1 << 3 | 1 << 4, 1 << 20
    assert standing(state._replace(shops=tuple(shops))) == {
        3: "Photo",
        4: "Photo",
        20: "Dim Sum",
    }


def test_what_is_said_with_an_action_follows_it_as_sentences() -> None:
    hello, luck = Phrase("hello"), Phrase("good-luck")
    record = record_of(
        SETUP, NAMES, [Say(1, kind="phrases", phrases=(hello, luck)), Say(2, "Hi."), EndGame()]
    )
    text = list(transcript(record, spoken=lambda phrase: phrase.code.upper()))
    place = text.index("1. yellow remarks hello, good-luck")
    assert text[place + 1] == "= yellow: HELLO GOOD-LUCK"
    assert text[place + 2] == '2. green tells "Hi."'
    assert text[place + 3] == "3. table stops the game"
    silent = list(transcript(record))
    assert [line for line in text if line not in silent] == ["= yellow: HELLO GOOD-LUCK"]
    assert [said_with(action) for action in record.actions] == [(hello, luck), (), ()]


def test_a_trade_in_a_transcript_names_the_shops_of_the_moment_before() -> None:
    record = beginning(3)
    *_, last = replay(record)
    state = last.state
    lot = next(buildings(state.owned[state.first]))
    kind = next(kind for kind, count in enumerate(state.tiles[state.first]) if count)
    shop = state.edition.names[kind]
    actions = [*record.actions, *(Done(seat) for seat in range(3))]
    actions.append(Build(state.first, (Placement(lot, shop),)))
    actions += [Build((state.first + step) % 3) for step in (1, 2)]
    *_, last = replay(record_of(SETUP, NAMES, actions))
    for seat in range(3):
        actions.append(next(keep for keep in legal_actions(last.state, seat)))
    gift = Trade((Transfer(state.first, (state.first + 1) % 3, (lot,)),))
    actions.append(Offer(state.first, gift))
    (offer,) = [line for line in transcript(record_of(SETUP, NAMES, actions)) if " offers" in line]
    assert f": {shop} #{lot} -> " in offer


@pytest.mark.parametrize(
    ("before", "after", "params"),
    [
        ("2. ", "3. yellow is done", {"line": 10, "expected": 2, "found": 3}),
        ("edition", "format 1", {"line": 2, "word": "format"}),
        ("edition", "", {"word": "edition"}),
        ("seed", "", {"word": "seed"}),
        ("format", "", {"word": "format"}),
        ("format", "format 0", {"line": 1, "reason": "record-format"}),
        ("format", f"format {FORMAT + 1}", {"line": 1, "reason": "record-format"}),
        ("format", "format 1x", {"line": 1, "reason": "record-format"}),
        ("seed", 'seed "a" b', {"line": 3, "reason": "notation-more"}),
        ("red", 'red "a', {"line": 4, "reason": "notation-quote"}),
        ("red", "yellow Ann", {"line": 4}),
    ],
)
def test_what_is_wrong_in_a_transcript_is_told_in_full(
    before: str, after: str, params: dict[str, object]
) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(replaced(before, after))
    assert caught.value.params == params


def test_a_wrong_format_is_shown_in_part_with_the_newest() -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(replaced("format", "format " + "x" * 50))
    cause = caught.value.__cause__
    assert isinstance(cause, RecordError)
    assert cause.params == {"found": "x" * 40, "known": FORMAT}


def test_variants_shops_and_blanks_of_the_head_are_read() -> None:
    setup = Setup(OWN, 3, "t", Variants(keep_cards=True, trade_clock=5), rules=FORMAT)
    record = record_of(setup, ("Ann", "Bo", "Cy"), [EndGame()])
    text = "\n\n".join(f"  {line}  " for line in lines(record))
    assert read_transcript(text) == record
    oldest = record_of(Setup(MODERN, 3, "t", rules=1), ("Ann", "Bo", "Cy"), [EndGame()])
    assert read_transcript("\n".join(lines(oldest))) == oldest


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("Ann", "Ann"),
        ("Ann B.", "Ann B."),
        ("", '""'),
        (" Ann", '" Ann"'),
        ("Ann ", '"Ann "'),
        ('"Ann"', '"\\"Ann\\""'),
        ('A "nn"', 'A "nn"'),
        ("A\nnn", '"A\\u000ann"'),
    ],
)
def test_the_end_of_a_line_is_quoted_where_it_must_be(text: str, end: str) -> None:
    assert line_end(text) == end


def test_the_players_of_a_transcript_go_by_their_names_too() -> None:
    record = record_of(Setup(MODERN, 3, "t"), ("X", "Bo", "X X"), [Say(1, "Hi."), EndGame()])
    text = "\n".join(lines(record))
    assert '1. yellow tells "Hi."' in text
    assert read_transcript(text.replace("1. yellow tells", "1. bo tells")) == record


def test_a_transcript_under_earlier_rules_keeps_shop_names_that_are_hard_to_tell_apart() -> None:
    for rules, name in ((1, "laundry"), (2, "L\u0430undry")):
        own = {"Photo": ShopType(name, 3)}
        edition = MODERN.with_own_shops(own, any_names=rules == 1, alike_names=rules == 2)
        record = record_of(Setup(edition, 3, "t", rules=rules), ("Ann", "Bo", "Cy"), [EndGame()])
        assert read_transcript("\n".join(lines(record))) == record
