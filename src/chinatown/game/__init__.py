"""The rules of Chinatown: pure, deterministic, immutable; one import gives the game.

>>> from chinatown.game import MODERN, Keep, Setup, legal_actions, initial_state
>>> state = initial_state(Setup(MODERN, players=4, seed="a seed"))
>>> state.phase, state.round
('deal', 1)
>>> isinstance(next(iter(legal_actions(state, 0))), Keep)
True
"""

from chinatown.game.actions import (
    REACTIONS,
    REASONS,
    TABLE,
    Action,
    Agree,
    AskTurns,
    Build,
    Call,
    Choice,
    CloseTrading,
    Discard,
    Done,
    EndCall,
    EndGame,
    Expire,
    Goods,
    Judge,
    Keep,
    Offer,
    Placement,
    Pledge,
    Refuse,
    Say,
    TakeCall,
    Trade,
    Transfer,
    Withdraw,
)
from chinatown.game.agreements import agreed_placements
from chinatown.game.board import buildings, groups, mask_of
from chinatown.game.building import legal_lots
from chinatown.game.choices import alternatives
from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from chinatown.game.editions import CLASSIC, EDITIONS, MODERN, Edition, ShopType, edition_named
from chinatown.game.errors import BadSetup, GameError, IllegalAction
from chinatown.game.events import EVERYONE, AddressedEvent, Event, Standing
from chinatown.game.income import Business, businesses, income, outlook_bonus
from chinatown.game.legal import legal_actions
from chinatown.game.phrases import PHRASES, Phrase
from chinatown.game.placing_order import may_ask_turns
from chinatown.game.play import apply, initial_state, initial_state_and_events
from chinatown.game.shares import share_now
from chinatown.game.standings import ranking
from chinatown.game.state import (
    AgreedClause,
    CallState,
    Debt,
    OfferState,
    Promise,
    Setup,
    State,
    waiting_for,
)
from chinatown.game.terms import BuildingClause, Share
from chinatown.game.variants import SWITCHES, Variants, parse_variants, variant_words
from chinatown.game.view import View, view

__all__ = [
    "CLASSIC",
    "EDITIONS",
    "EVERYONE",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "MODERN",
    "PHRASES",
    "REACTIONS",
    "REASONS",
    "ROUNDS",
    "SWITCHES",
    "TABLE",
    "Action",
    "AddressedEvent",
    "Agree",
    "AgreedClause",
    "AskTurns",
    "BadSetup",
    "Build",
    "BuildingClause",
    "Business",
    "Call",
    "CallState",
    "Choice",
    "CloseTrading",
    "Debt",
    "Discard",
    "Done",
    "Edition",
    "EndCall",
    "EndGame",
    "Event",
    "Expire",
    "GameError",
    "Goods",
    "IllegalAction",
    "Judge",
    "Keep",
    "Offer",
    "OfferState",
    "Phrase",
    "Placement",
    "Pledge",
    "Promise",
    "Refuse",
    "Say",
    "Setup",
    "Share",
    "ShopType",
    "Standing",
    "State",
    "TakeCall",
    "Trade",
    "Transfer",
    "Variants",
    "View",
    "Withdraw",
    "agreed_placements",
    "alternatives",
    "apply",
    "buildings",
    "businesses",
    "edition_named",
    "groups",
    "income",
    "initial_state",
    "initial_state_and_events",
    "legal_actions",
    "legal_lots",
    "mask_of",
    "may_ask_turns",
    "outlook_bonus",
    "parse_variants",
    "ranking",
    "share_now",
    "variant_words",
    "view",
    "waiting_for",
]
