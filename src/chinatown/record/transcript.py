"""A whole game as lines that people can read: every action in the notation, and what came of it.

The head and the lines of actions, which begin with their number, can be read back to the game
(`transcript_reader`); lines of what came of them begin with `=` (docs/record.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from chinatown.game.actions import Action, Offer, Refuse, Say
from chinatown.game.agreement_events import ClauseLapsed, ShareCounted, ShareLapsed
from chinatown.game.board import buildings
from chinatown.game.events import (
    CardsRevealed,
    DebtDropped,
    DebtPaid,
    EndedEarly,
    Event,
    GameOver,
    IncomePaid,
    OutlookTurned,
    RoundBegan,
    TilesDrawn,
)
from chinatown.game.phrases import Phrase
from chinatown.game.state import State
from chinatown.game.trade_events import Lapsed, Offered, TradeFailed, TradeMade
from chinatown.game.types import Building
from chinatown.game.variants import variant_words
from chinatown.record.agreement_notation import clause_text, share_text
from chinatown.record.notation import Notation, dollars
from chinatown.record.record import Record, own_shops
from chinatown.record.replaying import replay
from chinatown.record.scanner import quote


def transcript(
    record: Record, to: int | None = None, spoken: Callable[[Phrase], str] | None = None
) -> Iterator[str]:
    """Yield the lines of a game, everything open, to action number `to` (None: to the end).

    With `spoken`, which makes sentences of phrases, those that an action carries follow it.
    Raises RecordError as `replay` does.
    """
    notation = Notation(record.setup.edition, record.setup.players)
    yield from _head(record, notation)
    before: dict[Building, str] = {}
    for step in replay(record, to):
        if step.action is not None:
            yield f"{step.state.number}. {notation.action(step.action, before)}"
            if spoken and (phrases := said_with(step.action)):
                yield f"= {notation.seat(step.action.seat)}: {' '.join(map(spoken, phrases))}"
        for addressed in step.events:
            if line := _outcome(addressed.event, notation):
                yield line
        before = standing(step.state)


def _head(record: Record, notation: Notation) -> Iterator[str]:
    setup = record.setup
    yield f"format {setup.rules}"
    yield f"edition {setup.edition.name}"
    for replaced, own in own_shops(setup.edition).items():
        yield f"shop {quote(own['name'])} {quote(own['symbol'])} for {replaced}"
    for word in variant_words(setup.variants):
        yield f"variant {word}"
    yield f"seed {line_end(setup.seed)}"
    for seat, name in enumerate(record.names):
        yield f"{notation.seat(seat)} {line_end(name)}"
    if shuffle := record.shuffle:
        yield f"shuffle {quote(shuffle.table)} {shuffle.commitment} {shuffle.secret}"
        for given in shuffle.seats:
            yield f"part {given.commitment or '-'} {given.part}{' opened' * given.opened}"


def line_end(text: str) -> str:
    """Return text as it stands at the end of a line of the head: quoted where it must be."""
    as_it_is = text.isprintable() and text == text.strip() and text and not text.startswith('"')
    return text if as_it_is else quote(text)


def said_with(action: Action) -> tuple[Phrase, ...]:
    """Return the phrases that an action carries."""
    return action.phrases if isinstance(action, Offer | Refuse | Say) else ()


def standing(state: State) -> dict[Building, str]:
    """Return the shop type that stands on each building, by its number."""
    return {
        lot: shop.name
        for shop, lots in zip(state.edition.shops, state.shops, strict=True)
        for lot in buildings(lots)
    }


def _outcome(event: Event, notation: Notation) -> str:
    """Return the line for what happened; nothing where the action says it all."""
    seat = notation.seat
    match event:
        case RoundBegan(round=round_, first=first):
            return f"\n= round {round_}, {seat(first)} first"
        case CardsRevealed(seat=owner, buildings=lots):
            return f"= {seat(owner)} gets {_lots(lots)}"
        case OutlookTurned(sizes=sizes):
            return f"= outlook {' '.join(map(str, sizes)) or 'blank'}"
        case TilesDrawn(seat=owner, tiles=tiles) if tiles:
            return f"= {seat(owner)} draws {_tiles(tiles, notation)}"
        case Offered(offer=offer):
            return f"= offer {offer} stands"
        case TradeMade(offer=offer):
            return f"= {offer} is made"
        case TradeFailed(offer=offer, why="did-not-happen"):
            return f"= {offer} fails"
        case Lapsed(offer=offer, why=why):
            return f"= {offer} lapses: {why}"
        case IncomePaid():
            return _income(event, notation)
        case ShareCounted(debtor=debtor, creditor=creditor, share=share, earned=earned, owed=owed):
            sums = f"{dollars(owed)} of {dollars(earned)}"
            return f"= {seat(debtor)} owes {seat(creditor)} {share_text(share)}: {sums}"
        case ShareLapsed(debtor=debtor, creditor=creditor, share=share, why=why):
            return f"= {seat(debtor)} owes {seat(creditor)} nothing of {share_text(share)}: {why}"
        case ClauseLapsed(giver=giver, taker=taker, clause=clause, why=why):
            bound = clause_text(clause, notation)
            return f"= {seat(giver)} {bound} for {seat(taker)} no more: {why}"
        case DebtPaid(debtor=debtor, creditor=creditor, paid=paid, owed=owed):
            rest = f", still owes {dollars(owed)}" if owed else ""
            return f"= {seat(debtor)} pays {seat(creditor)} {dollars(paid)}{rest}"
        case DebtDropped(debtor=debtor, creditor=creditor, owed=owed):
            return f"= {seat(debtor)} never pays {seat(creditor)} {dollars(owed)}"
        case EndedEarly():
            return "\n= ended early"
        case GameOver(ranking=ranking):
            places = (
                f"{rank.place}. {seat(rank.seat)} {dollars(rank.cash)}, {rank.tiles} tiles"
                for rank in ranking
            )
            return f"\n= {'; '.join(places)}"
        case _:
            return ""


def _income(event: IncomePaid, notation: Notation) -> str:
    parts = [
        f"{notation.shop(business.shop)} {_lots(business.buildings)}"
        f"{' finished' if business.finished else ''} {dollars(business.pays)}"
        for business in event.businesses
    ]
    if event.bonus:
        parts.append(f"outlook {dollars(event.bonus)}")
    detail = f": {' + '.join(parts)}" if parts else ""
    return f"= {notation.seat(event.seat)} earns {dollars(event.total)}{detail}"


def _lots(lots: Sequence[Building]) -> str:
    return " ".join(f"#{lot}" for lot in lots) or "nothing"


def _tiles(tiles: Sequence[str], notation: Notation) -> str:
    return " + ".join(
        f"{count} {notation.shop(shop)}" if count > 1 else notation.shop(shop)
        for shop, count in Counter(tiles).items()
    )
