"""Trades in people's own words, in several languages: read as drafts of offers, and written.

`understand` reads what is typed at the table; `say` writes a trade so that it reads back.
"""

from chinatown.offer_text.errors import SpeechError
from chinatown.offer_text.render import say
from chinatown.offer_text.understand import understand
from chinatown.offer_text.vocabulary import languages

__all__ = ["SpeechError", "languages", "say", "understand"]
