"""The record of a game: its file format, text notation, replay and verification."""

from chinatown.record.codec import action_from_json, action_to_json
from chinatown.record.errors import NotationError, RecordError, TranscriptError
from chinatown.record.notation import COLOURS, Notation, dollars
from chinatown.record.record import FORMAT, Record, Recorder, Result
from chinatown.record.replaying import Mismatch, Step, record_of, replay, verify
from chinatown.record.transcript import standing, transcript
from chinatown.record.transcript_reader import read_transcript
from chinatown.record.whispers import as_heard_by

__all__ = [
    "COLOURS",
    "FORMAT",
    "Mismatch",
    "Notation",
    "NotationError",
    "Record",
    "RecordError",
    "Recorder",
    "Result",
    "Step",
    "TranscriptError",
    "action_from_json",
    "action_to_json",
    "as_heard_by",
    "dollars",
    "read_transcript",
    "record_of",
    "replay",
    "standing",
    "transcript",
    "verify",
]
