"""Searches: placements, cards to keep, exchanges of two and three players."""
