"""Bargaining: prices, answers, opponents, and the trader that puts them together."""
