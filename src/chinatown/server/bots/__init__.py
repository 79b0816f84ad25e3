"""Bots at real tables: `kinds` says which sit where, `runner` lets them think and act."""
