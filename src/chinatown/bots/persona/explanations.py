"""Reasons for offers and answers, as phrases that everyone reads in their own language.

They are made only of what lies open on the table, so that none can give a secret away: no cash, no
hand, no hidden tiles, no secret offers and promises, no debts. Their figures are the income of the
placement that pays most, so that everyone can check them; of itself a bot gives only those that its
own building will show as well (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from chinatown.bots.persona.trust import trust
from chinatown.bots.value.income_value import gain, pay_rule
from chinatown.bots.value.placement_search import best_spots, best_units, standing_units
from chinatown.game.actions import Placement, Trade
from chinatown.game.agreements import owned_after
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.board import around, buildings, groups
from chinatown.game.codes import PhraseCode, RefusalReason
from chinatown.game.events import EVERYONE
from chinatown.game.phrases import MAX_ITEMS, Phrase
from chinatown.game.trade_facts import net_money
from chinatown.game.types import BuildingSet, Seat, ShopIndex, Units
from chinatown.game.view import View

Perspective: TypeAlias = Literal["mine", "yours"]
"""Whom a phrase speaks of: whoever says it, or whoever hears it."""

Plan: TypeAlias = Callable[[View, Seat], tuple[Placement, ...]]
"""The placements with which whoever speaks builds in a position."""

MIN_GROUP: Final = 3
"""The fewest shops that pay more together than single ones (docs/rules.md 3)."""

_EARNS: Final[Mapping[Perspective, PhraseCode]] = {"mine": "earns-me", "yours": "earns-you"}
_FINISHES: Final[Mapping[Perspective, PhraseCode]] = {
    "mine": "finishes-mine",
    "yours": "finishes-yours",
}
_GROWS: Final[Mapping[Perspective, PhraseCode]] = {"mine": "grows-mine", "yours": "grows-yours"}
_STARTS: Final[Mapping[Perspective, PhraseCode]] = {"mine": "starts-mine", "yours": "starts-yours"}
_COLLECTS: Final[Mapping[Perspective, PhraseCode]] = {
    "mine": "collects-mine",
    "yours": "collects-yours",
}
_BESIDE: Final[Mapping[Perspective, PhraseCode]] = {"mine": "beside-mine", "yours": "beside-yours"}


class Case(NamedTuple):
    """What a trade does to one seat, as everyone can see.

    Attributes:
        before: What the seat has on the table.
        after: What it would have.
        lots: The buildings that it gets.
        tiles: The tiles that it gets, by shop type.
        units: The change of its income of a round.
    """

    before: Assets
    after: Assets
    lots: BuildingSet
    tiles: tuple[int, ...]
    units: Units


class Growth(NamedTuple):
    """A business that a trade makes larger, from `was` shops to `size`.

    `lots` and `tiles` are what of the trade goes into it.
    """

    kind: ShopIndex
    size: int
    was: int
    lots: BuildingSet
    tiles: int


def open_view(view: View) -> View:
    """Return what everyone at the table may know, from the view of a seat."""
    tiles, unseen = list(view.tiles), list(view.unseen_tiles)
    if view.variants.hidden_tiles and view.viewer is not None:
        # A view does not tell which of one's own tiles the others know: so none of them count.
        unseen[view.viewer] = sum(tiles[view.viewer])
        tiles[view.viewer] = (0,) * len(view.edition.shops)
    return view._replace(
        viewer=None,
        tiles=tuple(tiles),
        unseen_tiles=tuple(unseen),
        cash=view.cash if view.variants.open_money else (None,) * view.players,
        hand=0,
        keep=0,
        kept=None,
        offers=tuple([offer for offer in view.offers if not offer.secret]),
        debts=(),
        promises=tuple([promise for promise in view.promises if promise.audience == EVERYONE]),
        remarks=(),
        plan=None,
    )


def case_of(view: View, trade: Trade, seat: Seat) -> Case:
    """Return what a trade does to a seat; `view` is an open one.

    Tiles that a seat gives count before, whether they were known or not: the offer shows them.
    """
    index = view.edition.index
    given, received = [0] * len(index), [0] * len(index)
    for part in trade.transfers:
        for shop in part.tiles:
            given[index[shop]] += part.giver == seat
            received[index[shop]] += part.taker == seat
    assets = assets_of(view, seat)
    before = assets._replace(tiles=tuple(map(max, assets.tiles, given)))
    tiles = tuple(
        [n - less + more for n, less, more in zip(before.tiles, given, received, strict=True)]
    )
    after = assets_after(view, trade, seat)._replace(tiles=tiles)
    rule = pay_rule(view)
    units = best_units(rule, after) - best_units(rule, before)
    return Case(before, after, after.owned & ~before.owned, tuple(received), units)


def is_planned(view: View, trade: Trade, seat: Seat, plan: Plan | None) -> bool:
    """Return whether a seat's income changes by a trade this round as `case_of` says.

    It does not where the seat holds back, by its plan, the tiles that would earn it. Without a plan
    everything is built where it pays most.
    """
    if plan is None:
        return True
    case = case_of(view, trade, seat)
    owned, tiles = list(view.owned), list(view.tiles)
    tiles[seat] = case.before.tiles
    before = view._replace(tiles=tuple(tiles))
    for party in trade.parties:
        owned[party] = owned_after(view, trade, party)
        tiles[party] = assets_after(view, trade, party).tiles
    tiles[seat] = case.after.tiles
    after = view._replace(owned=tuple(owned), tiles=tuple(tiles))
    return _planned_units(after, seat, plan) - _planned_units(before, seat, plan) == case.units


def _planned_units(view: View, seat: Seat, plan: Plan) -> Units:
    """Return what a seat's shops pay once it has built by its plan."""
    assets = assets_of(view, seat)
    for placement in plan(view, seat):
        assets = assets.with_shops(view.edition.index[placement.shop], 1 << placement.building)
    return standing_units(pay_rule(view), assets)


def reasons_for(
    view: View, trade: Trade, seat: Seat, side: Perspective, plan: Plan | None = None
) -> Iterator[Phrase]:
    """Yield what a trade does for a seat, the weightiest reason first; `view` is an open one.

    Of a seat with unseen tiles only the growth of a business is told. With a plan for the seat,
    only the income that it will really have.
    """
    case = case_of(view, trade, seat)
    edition, unit, rounds = view.edition, view.edition.unit, view.rounds_left
    growth = growth_of(view, case) if case.units > 0 else None
    tells_income = growth or (case.units > 0 and not view.unseen_tiles[seat])
    if tells_income and is_planned(view, trade, seat, plan):
        if growth is None:
            yield Phrase(_EARNS[side], dollars=case.units * unit, rounds=rounds)
        else:
            shop = edition.shops[growth.kind]
            finished = growth.size == edition.sizes[growth.kind]
            codes = _FINISHES if finished else _GROWS if growth.was > 1 else _STARTS
            yield Phrase(
                codes[side],
                shop=shop.name,
                buildings=tuple(buildings(growth.lots)),
                tiles=(shop.name,) * growth.tiles,
                size=0 if finished else growth.size,
                dollars=case.units * unit,
                rounds=rounds,
            )
        return
    collected = [kind for kind, n in enumerate(case.tiles) if n and _collects(case, kind)]
    for kind in collected[:1]:
        yield Phrase(_COLLECTS[side], shop=edition.shops[kind].name)
    if beside := case.lots & around(case.before.empty) & case.after.empty:
        yield Phrase(_BESIDE[side], buildings=tuple(buildings(beside))[:MAX_ITEMS])


def reasons_against(
    view: View,
    trade: Trade,
    seat: Seat,
    because: RefusalReason | Literal[""],
    plan: Plan | None = None,
) -> Iterator[Phrase]:
    """Yield why a seat does not want a trade, with figures; `because` is its ready-made reason.

    With a plan for the seat, its income is named only where it will really change so.
    """
    unit, rounds = view.edition.unit, view.rounds_left
    case = case_of(view, trade, seat)
    if any(pledge.taker == seat and not trust(view, pledge.giver) for pledge in trade.promises):
        yield Phrase("unproved")
    if because == "helps-you-more":
        others = [other for other in trade.parties if other != seat]
        gains = [case_of(view, trade, other).units for other in others]
        if len(others) == 1 and gains[0] > 0 and not view.unseen_tiles[others[0]]:
            yield Phrase("earns-you", dollars=gains[0] * unit, rounds=rounds)
    if because in ("need-it", "too-little", "too-dear"):
        if view.unseen_tiles[seat]:
            return
        planned = case.units if is_planned(view, trade, seat, plan) else 0
        if planned < 0:
            yield Phrase("costs-me", dollars=-planned * unit, rounds=rounds)
        elif planned:
            yield Phrase("brings-me", dollars=planned * unit, rounds=rounds)
        given = [kind for kind, n in enumerate(case.before.tiles) if n > case.after.tiles[kind]]
        collected = [kind for kind in given if _count(case.before, kind) >= MIN_GROUP]
        if because == "need-it" and planned >= 0:
            if collected:
                yield Phrase("collects-mine", shop=view.edition.shops[collected[0]].name)
            if beside := case.before.empty & ~case.after.owned & around(case.after.owned):
                yield Phrase("beside-mine", buildings=tuple(buildings(beside))[:MAX_ITEMS])


def is_favour(view: View, trade: Trade, seat: Seat) -> bool:
    """Return whether a seat can neither gain nor lose by a trade, as everyone can see.

    Whoever pays for what it gains is asked for no favour.
    """
    if view.rounds_left > 1 or view.unseen_tiles[seat] or net_money(trade, seat) < 0:
        return False
    return gain(view, trade, seat) == 0


def spare(view: View, trade: Trade, seat: Seat) -> Iterator[Phrase]:
    """Yield what a seat gives away that earns it nothing, as everyone can see."""
    if view.unseen_tiles[seat]:
        return
    lots: list[int] = []
    tiles: list[str] = []
    for part in trade.transfers:
        if part.giver == seat:
            lots += part.buildings
            tiles += part.tiles
    gifts = tuple([part for part in trade.transfers if part.giver == seat])
    if (lots or tiles) and case_of(view, Trade(gifts), seat).units == 0:
        yield Phrase("spare", buildings=tuple(lots[:MAX_ITEMS]), tiles=tuple(tiles[:MAX_ITEMS]))


def growth_of(view: View, case: Case) -> Growth | None:
    """Return the business that grows most in income by what a seat gets, or None."""
    rule = pay_rule(view)
    spots_before = dict(best_spots(rule, case.before))
    spots_after = dict(best_spots(rule, case.after))
    best: tuple[int, Growth] | None = None
    for kind, maximum in enumerate(rule.sizes):
        sizes = _sizes(case.before.shops[kind] | spots_before.get(kind, 0), maximum)
        later = case.after.shops[kind] | spots_after.get(kind, 0)
        for place, group in enumerate(_by_size(later)):
            size = min(group.bit_count(), maximum)
            was = sizes[place] if place < len(sizes) else 0
            lots = group & case.lots
            more = size - was
            if more > 0 and size >= MIN_GROUP and (lots or case.tiles[kind]):
                tiles = min(case.tiles[kind], MAX_ITEMS)
                growth = Growth(kind, size, was, lots, tiles)
                if best is None or more > best[0]:
                    best = more, growth
    return best[1] if best else None


def _sizes(lots: BuildingSet, maximum: int) -> Sequence[int]:
    return [min(group.bit_count(), maximum) for group in _by_size(lots)]


def _by_size(lots: BuildingSet) -> list[BuildingSet]:
    return sorted(groups(lots), key=lambda group: -group.bit_count())


def _collects(case: Case, kind: ShopIndex) -> bool:
    """Return whether a seat has some of a type already, and enough to join with the trade."""
    return _count(case.before, kind) > 0 and _count(case.after, kind) >= MIN_GROUP


def _count(assets: Assets, kind: ShopIndex) -> int:
    return assets.tiles[kind] + assets.shops[kind].bit_count()
