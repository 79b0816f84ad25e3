"""Every code of the rules: a stable word in kebab case that the catalogues turn into a sentence.

Codes are literal types, so that a type checker finds a wrong one, and the browser client gets them
with the protocol. None may be removed while records of games can contain it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Phase: TypeAlias = Literal["deal", "trade", "build", "over"]
"""What a round is at, or that the game is over."""

OfferStatus: TypeAlias = Literal["open", "made", "refused", "withdrawn", "lapsed", "failed"]
"""How an offer stands; every status but `open` is final."""

LapseCode: TypeAlias = Literal[
    "building-moved",
    "tiles-moved",
    "too-many-buildings",
    "too-many-cards",
    "call-ended",
    "expired",
    "trading-ended",
]
"""Why an offer lapsed."""

FailureCode: TypeAlias = Literal[
    "did-not-happen", "not-enough-cash", "tile-not-held", "card-not-held", "clauses-contradict"
]
"""Why a trade failed: everyone is told the first code; a party that lacks something, the other."""

CallEnding: TypeAlias = Literal[
    "answered", "ended", "building-moved", "tiles-moved", "did-not-happen", "trading-ended"
]
"""Why a call is over."""

CallStatus: TypeAlias = Literal["open"] | CallEnding
"""How a call stands: open, or why it is over."""

PromiseStatus: TypeAlias = Literal["open", "kept", "broken"]
"""What the promisee says of a promise, which is nothing at first."""

ShareOf: TypeAlias = Literal["income", "with-bonus", "bonus"]
"""What a share is of: what businesses pay, what the outlook card pays for them, or both."""

ShareLapse: TypeAlias = Literal["creditor-owns", "game-ended"]
"""Why a share of income lapsed."""

ClauseLapse: TypeAlias = Literal["building-moved", "tiles-moved", "no-street-access", "game-ended"]
"""Why a building clause lapsed."""

RefusalReason: TypeAlias = Literal[
    "too-little",
    "too-dear",
    "need-it",
    "helps-you-more",
    "no-cash",
    "better-offer",
    "not-now",
    "lack-it",
    "helps-you-win",
]
"""A ready-made reason for a refusal; its text is `reason-<code>`."""

Reaction: TypeAlias = Literal["yes", "no", "thanks", "laugh", "wow", "hurry", "think", "agreed"]
"""A quick reaction; its name is `react-<code>`, its drawing `symbols/icons.ts`."""

SpeechKind: TypeAlias = Literal["words", "reaction", "last-offers", "phrases"]
"""What is said: own words, a reaction, that trading is about to end, or phrases."""

PhraseCode: TypeAlias = Literal[
    # What a trade does for the speaker.
    "finishes-mine",
    "grows-mine",
    "starts-mine",
    "earns-me",
    "collects-mine",
    "beside-mine",
    "spare",
    # What it does for the listener.
    "finishes-yours",
    "grows-yours",
    "starts-yours",
    "earns-you",
    "collects-yours",
    "beside-yours",
    "costs-you-nothing",
    "favour",
    # Reasons against a trade, and its price.
    "costs-me",
    "brings-me",
    "unproved",
    "wants",
    "pays",
    "better",
    # Answers to what somebody said.
    "as-asked",
    "would-give",
    "as-you-say",
    "lowered",
    "offer-stands",
    "last-price",
    "offers-first",
    "make-offer",
    "have-none",
    "keeps",
    "no-use",
    "too-little",
    "too-dear",
    "helps-you",
    "helps-you-win",
    "cannot-pay",
    "not-swayed",
    "welcome",
    # Remarks to the table.
    "hello",
    "good-luck",
    "let-us-trade",
    "thanks",
    "fair-trade",
    "helps-both",
    "pleasure",
    "well-traded",
    "praise",
    "proud",
    "waiting",
    "nothing-left",
]
"""A ready-made sentence; its text is `phrase-<code>`."""

Placing: TypeAlias = Literal[
    "at-once-unless-asked", "at-once-unless-all-agree", "in-turn", "at-once"
]
"""How tiles are placed (docs/rules.md 4.4 and 8)."""

OutlookPays: TypeAlias = Literal["tile", "business", "player"]
"""What the outlook card counts (docs/rules.md 8)."""

FirstPlayer: TypeAlias = Literal["passes", "stays"]
"""What happens to the first-player card after a round (docs/rules.md 8)."""

IllegalCode: TypeAlias = Literal[
    # Anything in a game
    "unknown-action",
    "unknown-seat",
    "game-over",
    "wrong-phase",
    "unknown-building",
    "unknown-shop-type",
    "text-length",
    # Cards
    "already-chosen",
    "card-not-dealt",
    "keep-count",
    "keep-count-most",
    "cards-not-kept",
    "card-not-held",
    "card-twice",
    "discard-nothing",
    # What a trade says
    "empty-trade",
    "trade-with-oneself",
    "off-denomination",
    "building-twice",
    "building-not-owned",
    "too-many-buildings",
    "tile-not-held",
    "too-many-cards",
    "not-enough-cash",
    # Agreements about the round
    "agreements-not-in-rules",
    "immediate-only",
    "share-of-nothing",
    "share-fraction",
    "share-limits",
    "outlook-not-played",
    "clauses-contradict",
    "too-many-choices",
    "choice-options",
    "choice-chooser",
    "own-choice",
    "choose-option",
    # Offers and their answers
    "not-a-party",
    "too-many-offers",
    "not-your-offer",
    "already-refused",
    "offer-seconds",
    "counter-shows-secret",
    "no-such-offer",
    "offer-closed",
    "unknown-reason",
    "already-agreed",
    "own-offer",
    "not-agreed",
    # Calls
    "too-many-calls",
    "empty-call",
    "call-not-complete",
    "call-cash-twice",
    "building-is-yours",
    "no-such-call",
    "call-closed",
    "own-call",
    "call-wants-offers",
    "not-your-call",
    "call-needs-caller",
    # Talk
    "unknown-listener",
    "whisper-about-offer",
    "last-offers-alone",
    "phrases-or-words",
    "unknown-phrase",
    "phrase-field",
    "too-many-phrases",
    "too-many-remarks",
    "unknown-reaction",
    # The trade phase
    "already-done",
    "not-done",
    "cannot-ask-turns",
    "turns-already-asked",
    "no-such-promise",
    "no-trade-clock",
    # Building
    "already-built",
    "not-your-turn",
    "building-occupied",
    "no-street-access",
    "agreed-to-build",
    "agreed-to-leave-empty",
    "agreed-not-to-build",
]
"""Why the rules refuse an action; its text is `error-<code>`."""

SetupCode: TypeAlias = Literal[
    "player-count",
    "unknown-rules",
    "needs-newer-rules",
    "first-seat-range",
    "unknown-edition",
    "unknown-variant",
    "trade-clock-range",
    "unknown-shop-type",
    "own-shop-size",
    "own-shop-name",
    "own-shop-name-twice",
    "not-enough-blank-tiles",
]
"""Why a game cannot be played so; its text is `error-<code>`."""
