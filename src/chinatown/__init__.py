"""Karsten Hartwig's board game Chinatown: exact rules, a table in the browser, bots."""

__version__ = "0.1.0"
