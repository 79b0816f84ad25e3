"""Pictures of every screen, in each size, theme and language, to be looked at."""
