"""The record of a game: its file format, text notation, replay and verification."""

from chinatown.record.chain import Change, first_change, has_chain, short_digest
from chinatown.record.codec import action_from_json, action_to_json
from chinatown.record.digest_words import digest_words
from chinatown.record.errors import NotationError, RecordError, TranscriptError
from chinatown.record.notation import COLOURS, Notation, dollars
from chinatown.record.record import FORMAT, Record, Recorder, Result
from chinatown.record.replaying import Mismatch, Step, record_of, replay, verify
from chinatown.record.shuffle import Shuffle, ShufflePart
from chinatown.record.strict_json import JsonError, read_json
from chinatown.record.transcript import standing, transcript
from chinatown.record.transcript_reader import read_transcript
from chinatown.record.whispers import as_heard_by, game_digest

__all__ = [
    "COLOURS",
    "FORMAT",
    "Change",
    "JsonError",
    "Mismatch",
    "Notation",
    "NotationError",
    "Record",
    "RecordError",
    "Recorder",
    "Result",
    "Shuffle",
    "ShufflePart",
    "Step",
    "TranscriptError",
    "action_from_json",
    "action_to_json",
    "as_heard_by",
    "digest_words",
    "dollars",
    "first_change",
    "game_digest",
    "has_chain",
    "read_json",
    "read_transcript",
    "record_of",
    "replay",
    "short_digest",
    "standing",
    "transcript",
    "verify",
]
