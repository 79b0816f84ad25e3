"""The record of a game: its file format, text notation, replay and verification."""
