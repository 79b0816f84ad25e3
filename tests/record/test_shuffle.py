"""What a seed was made of: the server's secret and everybody's parts, and that nobody chose it."""

from dataclasses import replace
from hashlib import sha256

import pytest

from chinatown.game import MODERN, EndGame, Say, Setup, Variants
from chinatown.record import (
    Record,
    Shuffle,
    ShufflePart,
    first_change,
    game_digest,
    read_json,
    read_transcript,
    record_of,
    transcript,
    verify,
)
from chinatown.record.shuffle import (
    fixed_part,
    part_commitment,
    server_commitment,
    shuffle_fault,
)

TABLE = "kmwqxzab"
SECRET = "5a" * 32
PARTS = ("11" * 32, "", "33" * 32)
GIVEN = [
    (part_commitment(TABLE, 0, PARTS[0]), PARTS[0]),
    ("", ""),
    (part_commitment(TABLE, 2, PARTS[2]), ""),
]
SHUFFLE = Shuffle.of(TABLE, SECRET, GIVEN)


def played(shuffle: Shuffle = SHUFFLE) -> Record:
    setup = Setup(MODERN, len(shuffle.seats), shuffle.seed, Variants())
    game = record_of(setup, ("Ann", "Bo", "Cy"), [Say(1, "Hello."), EndGame()])
    return replace(game, shuffle=shuffle)


def test_the_hashes_are_those_of_lines_of_text() -> None:
    def hashed(text: str) -> str:
        return sha256(text.encode()).hexdigest()

    assert server_commitment("t", "s") == hashed("chinatown shuffle\nsecret\nt\ns")
    assert part_commitment("t", 2, "p") == hashed("chinatown shuffle\npart\nt\n2\np")
    assert fixed_part("t", 2, "s") == hashed("chinatown shuffle\nfixed\nt\n2\ns")
    parts = "\n".join(seat.part for seat in SHUFFLE.seats)
    assert SHUFFLE.seed == hashed(f"chinatown shuffle\nseed\n{TABLE}\n{SECRET}\n{parts}")


def test_who_opens_nothing_gets_the_part_that_was_settled_with_the_secret() -> None:
    assert [seat.opened for seat in SHUFFLE.seats] == [True, False, False]
    assert SHUFFLE.seats[1].part == fixed_part(TABLE, 1, SECRET)
    assert SHUFFLE.seats[2].part == fixed_part(TABLE, 2, SECRET)
    assert len({SHUFFLE.seed, *(seat.part for seat in SHUFFLE.seats)}) == 4


def test_every_part_and_the_secret_make_another_seed() -> None:
    others = [
        Shuffle.of(TABLE, "5b" * 32, GIVEN),
        Shuffle.of("kmwqxzac", SECRET, GIVEN),
        Shuffle.of(TABLE, SECRET, [("x", "12" * 32), *GIVEN[1:]]),
        Shuffle.of(TABLE, SECRET, [*GIVEN[:2], (GIVEN[2][0], PARTS[2])]),
        Shuffle.of(TABLE, SECRET, GIVEN[::-1]),
    ]
    assert len({SHUFFLE.seed, *(other.seed for other in others)}) == 6


def test_a_shuffle_as_committed_to_has_no_fault() -> None:
    assert shuffle_fault(SHUFFLE, SHUFFLE.seed, 3) is None
    assert verify(played()) is None


def with_seat(seat: int, **changes: object) -> Shuffle:
    seats = list(SHUFFLE.seats)
    seats[seat] = replace(seats[seat], **changes)  # type: ignore[arg-type]
    return replace(SHUFFLE, seats=tuple(seats))


@pytest.mark.parametrize(
    ("shuffle", "code", "seat"),
    [
        (replace(SHUFFLE, seats=SHUFFLE.seats[:2]), "shuffle-seats", -1),
        (replace(SHUFFLE, seats=(*SHUFFLE.seats, SHUFFLE.seats[0])), "shuffle-seats", -1),
        (replace(SHUFFLE, secret="5A" * 32), "shuffle-secret", -1),
        (replace(SHUFFLE, secret="5b" * 32), "shuffle-commitment", -1),
        (replace(SHUFFLE, table="other"), "shuffle-commitment", -1),
        (replace(SHUFFLE, commitment="0" * 64), "shuffle-commitment", -1),
        (with_seat(0, part="12" * 32), "shuffle-part", 0),
        (with_seat(0, part="1" * 63), "shuffle-digits", 0),
        (with_seat(0, commitment="none"), "shuffle-digits", 0),
        (with_seat(0, commitment="a" * 64), "shuffle-part", 0),
        (with_seat(0, opened=False), "shuffle-not-fixed", 0),
        (with_seat(1, opened=True), "shuffle-part", 1),
        (with_seat(1, part="22" * 32), "shuffle-not-fixed", 1),
        (with_seat(2, opened=True), "shuffle-part", 2),
        (with_seat(2, part=PARTS[2], opened=True), "shuffle-seed", -1),
    ],
)
def test_what_is_wrong_is_said_with_its_seat(shuffle: Shuffle, code: str, seat: int) -> None:
    fault = shuffle_fault(shuffle, SHUFFLE.seed, 3)
    assert fault == (code, seat)
    mismatch = verify(replace(played(), shuffle=shuffle))
    assert mismatch is not None
    assert (mismatch.what, mismatch.seat) == (code, seat)


def test_parts_cannot_change_places() -> None:
    swapped = replace(SHUFFLE, seats=SHUFFLE.seats[::-1])
    fault = shuffle_fault(swapped, swapped.seed, 3)
    assert fault == ("shuffle-not-fixed", 0)


def test_a_shuffle_is_kept_in_the_file_and_in_the_transcript() -> None:
    record = played()
    data = record.to_json()
    assert Record.from_json(data) == record
    assert read_transcript("\n".join(transcript(record))) == record
    odd = replace(SHUFFLE, table='a "b" c', seats=(ShufflePart("", "0" * 64, opened=False),) * 3)
    assert read_transcript("\n".join(transcript(replace(record, shuffle=odd)))).shuffle == odd


def test_the_digests_stand_for_the_shuffle_too() -> None:
    record = played()
    without = replace(record, shuffle=None)
    other = replace(record, shuffle=with_seat(2, commitment=""))
    assert len({game_digest(game) for game in (record, without, other)}) == 3
    content = read_json(record.to_json()).content
    assert first_change(content) is None
    content["shuffle"]["seats"][2]["opened"] = True
    change = first_change(content)
    assert change is not None
    assert change.path == ("shuffle", "seats", 2, "opened")


def test_a_shuffle_that_was_added_or_removed_is_named_and_only_then() -> None:
    content = read_json(played().to_json()).content
    shuffle = content.pop("shuffle")
    change = first_change(content)
    assert change is not None
    assert change.path == ("shuffle",)
    plain = read_json(replace(played(), shuffle=None).to_json()).content
    change = first_change(plain | {"shuffle": shuffle})
    assert change is not None
    assert change.path == ("shuffle",)
    del plain["variants"]
    change = first_change(plain)
    assert change is not None
    assert change.path == ("variants",)
