"""Search for what is best: placements, cards to keep, exchanges of two and three."""
