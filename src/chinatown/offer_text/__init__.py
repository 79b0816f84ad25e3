"""Trades and commands in people's own words, in several languages.

`understand` reads a chat line as drafts of offers; `render` writes a trade as a sentence that
`understand` reads back; `read_command` reads all that is typed to play without a mouse.
"""

from chinatown.offer_text.commands import SpokenCommand, read_command
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.render import render
from chinatown.offer_text.understand import understand
from chinatown.offer_text.vocabulary import languages

__all__ = [
    "OfferTextError",
    "SpokenCommand",
    "languages",
    "read_command",
    "render",
    "understand",
]
