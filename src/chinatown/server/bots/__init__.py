"""Bots at the server's tables: `kinds` chooses them, `runner` lets them think and act."""
