"""Trades in people's own words, in several languages: read as drafts of offers, and written.

`understand` reads what is typed at the table; `say` writes a trade so that it reads back.
"""

from chinatown.speech.errors import SpeechError
from chinatown.speech.saying import say
from chinatown.speech.speaking import understand
from chinatown.speech.vocabulary import languages

__all__ = ["SpeechError", "languages", "say", "understand"]
