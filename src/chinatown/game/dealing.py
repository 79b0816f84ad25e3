"""The beginning of a round: dealing and keeping cards, drawing tiles (docs/rules.md 4.1, 4.2)."""

from __future__ import annotations

from chinatown.game.actions import Discard, Keep
from chinatown.game.board import buildings, listed, mask_of
from chinatown.game.chance import sample
from chinatown.game.deal_table import cards_dealt, tiles_drawn
from chinatown.game.errors import IllegalAction
from chinatown.game.events import (
    EVERYONE,
    AddressedEvent,
    CardsChosen,
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    OutlookTurned,
    RoundBegan,
    TilesDrawn,
)
from chinatown.game.state import DEAL, ORDERS, TRADE, State, must_keep, number_kept


def begin_round(state: State, round_: int) -> tuple[State, list[AddressedEvent]]:
    """Begin a round: pass the first-player card on, shuffle the deck, deal every hand full.

    A hand is empty before unless refused cards are kept; then it is filled up (docs/rules.md 8).
    """
    setup = state.setup
    players = setup.players
    first = state.first
    if round_ > 1 and setup.variants.first_player == "passes":
        first = (first + 1) % players
    full = cards_dealt(players, round_)
    hands = list(state.hands)
    wanted = [max(full - hand.bit_count(), 0) for hand in hands]
    cards = sample(listed(state.deck), sum(wanted), setup.seed, "deck", round_)
    told = [AddressedEvent(RoundBegan(round_, first))]
    at = dealt = 0
    for seat in ORDERS[players][first]:
        end = at + wanted[seat]
        mine = tuple(sorted(cards[at:end]))
        at = end
        new = mask_of(mine)
        dealt |= new
        hands[seat] |= new
        number = number_kept(players, round_, state.owned[seat])
        told.append(AddressedEvent(CardsDealt(seat, mine, number), 1 << seat))
    state = state._replace(
        round=round_,
        phase=DEAL,
        first=first,
        hands=tuple(hands),
        deck=state.deck ^ dealt,
        chosen=(None,) * players,
        done=0,
        offers=(),
        calls=(),
        remarks=(),
        turns_asked=False,
        plans=(None,) * players,
        built=0,
    )
    return state, told


def keep(state: State, action: Keep) -> tuple[State, list[AddressedEvent]]:
    """Choose the cards to keep. Raises IllegalAction for other cards or another number."""
    seat = action.seat
    if state.phase != DEAL:
        raise IllegalAction("wrong-phase", phase=state.phase, needs=DEAL)
    if state.chosen[seat] is not None:
        raise IllegalAction("already-chosen")
    for card in action.cards:
        if not (card > 0 and state.hands[seat] >> card & 1):
            raise IllegalAction("card-not-dealt", card=card)
    number = must_keep(state, seat)
    chosen = mask_of(action.cards)
    if len(action.cards) != number or chosen.bit_count() != number:
        raise IllegalAction("keep-count", keep=number, chosen=chosen.bit_count())
    choices = (*state.chosen[:seat], chosen, *state.chosen[seat + 1 :])
    after = state._replace(chosen=choices, number=state.number + 1)
    return after, [AddressedEvent(CardsChosen(seat))]


def discard(state: State, action: Discard) -> tuple[State, list[AddressedEvent]]:
    """Put kept cards back into the deck (docs/rules.md 8). Raises IllegalAction if not held."""
    seat = action.seat
    if state.phase != TRADE:
        raise IllegalAction("wrong-phase", phase=state.phase, needs=TRADE)
    if not state.variants.keep_cards:
        raise IllegalAction("cards-not-kept")
    for card in action.cards:
        if not (card > 0 and state.hands[seat] >> card & 1):
            raise IllegalAction("card-not-held", card=card)
    cards = mask_of(action.cards)
    if not cards or cards.bit_count() < len(action.cards):
        raise IllegalAction("discard-nothing")
    hands = list(state.hands)
    hands[seat] ^= cards
    count = cards.bit_count()
    told = [
        AddressedEvent(CardsDiscarded(seat, count, tuple(buildings(cards))), 1 << seat),
        AddressedEvent(CardsDiscarded(seat, count, ()), EVERYONE ^ 1 << seat),
    ]
    return state._replace(hands=tuple(hands), deck=state.deck | cards), told


def reveal_and_draw(state: State) -> tuple[State, list[AddressedEvent]]:
    """Put the markers of all kept cards on the board, then draw tiles; trading begins.

    Refused cards go back into the deck, or stay in hand where they are kept (docs/rules.md 8).
    """
    told: list[AddressedEvent] = []
    owned = list(state.owned)
    hands = list(state.hands)
    deck = state.deck
    for seat in state.seats_in_order:
        kept = state.chosen[seat] or 0
        owned[seat] |= kept
        hands[seat] ^= kept
        if not state.variants.keep_cards:
            deck |= hands[seat]
            hands[seat] = 0
        told.append(AddressedEvent(CardsRevealed(seat, tuple(listed(kept)))))
    state = state._replace(owned=tuple(owned), hands=tuple(hands), deck=deck, phase=TRADE)
    if state.variants.early_outlook and state.outlook:
        state, turned = turn_outlook(state)
        told += turned
    state, draws = _draw(state)
    return state, told + draws


def turn_outlook(state: State) -> tuple[State, list[AddressedEvent]]:
    """Turn over the round's outlook card (docs/rules.md 6)."""
    sizes = state.outlook[state.turned]
    return state._replace(turned=state.turned + 1), [AddressedEvent(OutlookTurned(sizes))]


def _draw(state: State) -> tuple[State, list[AddressedEvent]]:
    edition = state.edition
    count = tiles_drawn(state.players, state.round)
    pool: list[int] = []
    for kind, left in enumerate(state.bag):
        pool += [kind] * left
    kinds = sample(pool, count * state.players, state.setup.seed, "bag", state.round)
    bag = [*state.bag]
    tiles = [*state.tiles]
    told: list[AddressedEvent] = []
    hidden = state.variants.hidden_tiles
    names_of = edition.names
    for place, seat in enumerate(state.seats_in_order):
        mine = sorted(kinds[place * count : (place + 1) * count])
        held = [*tiles[seat]]
        for kind in mine:
            bag[kind] -= 1
            held[kind] += 1
        tiles[seat] = tuple(held)
        names = tuple([names_of[kind] for kind in mine])
        told.append(
            AddressedEvent(TilesDrawn(seat, count, names), 1 << seat if hidden else EVERYONE)
        )
        if hidden:
            told.append(AddressedEvent(TilesDrawn(seat, count, ()), EVERYONE ^ 1 << seat))
    after = tuple(tiles)
    shown = state.shown if hidden else after
    return state._replace(bag=tuple(bag), tiles=after, shown=shown), told
