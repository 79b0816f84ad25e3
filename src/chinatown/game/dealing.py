"""The beginning of a round: dealing and keeping cards, drawing tiles (docs/rules.md 4.1, 4.2)."""

from __future__ import annotations

from chinatown.game.actions import Discard, Keep
from chinatown.game.board import buildings, listed, mask_of
from chinatown.game.chance import sample
from chinatown.game.codes import IllegalCode
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
from chinatown.game.state import DEAL, ORDERS, TRADE, Outcome, State, cards_to_keep


def begin_round(state: State, round_: int) -> Outcome:
    """Begin a round: pass the first-player card on, shuffle the deck and deal (docs/rules.md 4.1).

    Where refused cards are kept, hands are not empty before; they are filled up (docs/rules.md 8).
    """
    setup = state.setup
    players = setup.players
    first = state.first
    if round_ > 1 and setup.variants.first_player == "passes":
        first = (first + 1) % players
    full = cards_dealt(players, round_)
    hands = list(state.hands)
    missing = [max(full - hand.bit_count(), 0) for hand in hands]
    cards = sample(listed(state.deck), sum(missing), setup.seed, "deck", round_)
    events = [AddressedEvent(RoundBegan(round_, first))]
    start = dealt = 0
    for seat in ORDERS[players][first]:
        end = start + missing[seat]
        dealt_cards = tuple(sorted(cards[start:end]))
        start = end
        card_set = mask_of(dealt_cards)
        dealt |= card_set
        hands[seat] |= card_set
        keep_count = cards_to_keep(players, round_, state.owned[seat])
        events.append(AddressedEvent(CardsDealt(seat, dealt_cards, keep_count), 1 << seat))
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
        clauses=(),
        remarks=(),
        turns_asked=0,
        plans=(None,) * players,
        built=0,
    )
    return state, events


def keep(state: State, action: Keep) -> Outcome:
    """Choose the cards to keep, which may be fewer where the table allows it (docs/rules.md 8).

    Raises IllegalAction for cards not dealt or a wrong number.
    """
    seat = action.seat
    if state.phase != DEAL:
        raise IllegalAction("wrong-phase", phase=state.phase, needs=DEAL)
    if state.chosen[seat] is not None:
        raise IllegalAction("already-chosen")
    hand = state.hands[seat]
    chosen = 0
    for card in action.cards:
        if not (card > 0 and hand >> card & 1):
            raise IllegalAction("card-not-dealt", card=card)
        chosen |= 1 << card
    setup = state.setup
    keep_count = cards_to_keep(setup.players, state.round, state.owned[seat])
    count = chosen.bit_count()
    least = 0 if setup.variants.keep_fewer else keep_count
    if len(action.cards) != count or not least <= count <= keep_count:
        code: IllegalCode = "keep-count-most" if setup.variants.keep_fewer else "keep-count"
        raise IllegalAction(code, keep=keep_count, chosen=count)
    choices = (*state.chosen[:seat], chosen, *state.chosen[seat + 1 :])
    return state._replace(chosen=choices), [AddressedEvent(CardsChosen(seat))]


def discard(state: State, action: Discard) -> Outcome:
    """Put cards in hand back into the deck (docs/rules.md 8).

    Raises IllegalAction for no cards, a card named twice and a card that is not in the hand.
    """
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
    events = [
        AddressedEvent(CardsDiscarded(seat, count, tuple(buildings(cards))), 1 << seat),
        AddressedEvent(CardsDiscarded(seat, count, ()), EVERYONE ^ 1 << seat),
    ]
    return state._replace(hands=tuple(hands), deck=state.deck | cards), events


def reveal_and_draw(state: State) -> Outcome:
    """Put the markers of all kept cards on the board, then draw tiles; trading begins.

    Refused cards go back into the deck, or stay in hand where they are kept (docs/rules.md 8).
    """
    events: list[AddressedEvent] = []
    owned = list(state.owned)
    hands = list(state.hands)
    deck = state.deck
    keeps_cards = state.variants.keep_cards
    for seat in state.seats_in_order:
        kept = state.chosen[seat] or 0
        owned[seat] |= kept
        hands[seat] ^= kept
        if not keeps_cards:
            deck |= hands[seat]
            hands[seat] = 0
        events.append(AddressedEvent(CardsRevealed(seat, tuple(listed(kept)))))
    state = state._replace(owned=tuple(owned), hands=tuple(hands), deck=deck, phase=TRADE)
    if state.variants.early_outlook and state.outlook:
        state, turned = turn_outlook(state)
        events += turned
    state, draws = _draw(state)
    return state, events + draws


def turn_outlook(state: State) -> Outcome:
    """Turn over the round's outlook card (docs/rules.md 6)."""
    sizes = state.outlook[state.turned]
    return state._replace(turned=state.turned + 1), [AddressedEvent(OutlookTurned(sizes))]


def _draw(state: State) -> Outcome:
    edition = state.edition
    count = tiles_drawn(state.players, state.round)
    pool: list[int] = []
    for kind, left in enumerate(state.bag):
        pool += [kind] * left
    kinds = sample(pool, count * state.players, state.setup.seed, "bag", state.round)
    bag = [*state.bag]
    tiles = [*state.tiles]
    events: list[AddressedEvent] = []
    hidden = state.variants.hidden_tiles
    names_of = edition.names
    for place, seat in enumerate(state.seats_in_order):
        drawn = sorted(kinds[place * count : (place + 1) * count])
        counts = [*tiles[seat]]
        for kind in drawn:
            bag[kind] -= 1
            counts[kind] += 1
        tiles[seat] = tuple(counts)
        names = tuple([names_of[kind] for kind in drawn])
        events.append(
            AddressedEvent(TilesDrawn(seat, count, names), 1 << seat if hidden else EVERYONE)
        )
        if hidden:
            events.append(AddressedEvent(TilesDrawn(seat, count, ()), EVERYONE ^ 1 << seat))
    after = tuple(tiles)
    shown = state.shown if hidden else after
    return state._replace(bag=tuple(bag), tiles=after, shown=shown), events
