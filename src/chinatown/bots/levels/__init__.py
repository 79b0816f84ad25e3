"""The levels of play, from random to tycoon."""
