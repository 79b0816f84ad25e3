"""Which dues are paid when many fall due at one moment (docs/rules.md 5)."""

from __future__ import annotations

from collections.abc import Sequence

from chinatown.game.types import Dollars, Seat


def settled(
    cash: Sequence[Dollars], dues: Sequence[tuple[Seat, Seat, Dollars]]
) -> tuple[Dollars, ...]:
    """Return the dollars that are paid of each due, a (debtor, creditor, dollars), oldest first.

    Everybody pays their dues in that order out of `cash`, by seat in dollars, and of what they are
    paid at the same moment, and the largest payments that agree with this are made. So dues that go
    round are settled even where nobody has cash. There is one such result, whatever the order of
    the steps: the greatest clearing vector of Eisenberg and Noe, with older dues before younger.

    >>> settled((0, 0), [(0, 1, 30), (1, 0, 20)])
    (20, 20)
    """
    left = [dollars for _, _, dollars in dues]
    purses = list(cash)
    while True:
        # Every debtor pays one due at a time, so these links form rings and trees, nothing else.
        oldest: dict[Seat, int] = {}
        for place, (debtor, _, _) in enumerate(dues):
            if left[place] and debtor not in oldest:
                oldest[debtor] = place
        if ring := _ring(oldest, dues):
            paid = min(left[place] for place in ring)
        else:
            due = next((place for seat, place in oldest.items() if purses[seat]), None)
            if due is None:
                break
            ring = [due]
            debtor, creditor, _ = dues[due]
            paid = min(left[due], purses[debtor])
            purses[debtor] -= paid
            purses[creditor] += paid
        for place in ring:
            left[place] -= paid
    return tuple(owed - rest for (_, _, owed), rest in zip(dues, left, strict=True))


def _ring(oldest: dict[Seat, int], dues: Sequence[tuple[Seat, Seat, Dollars]]) -> list[int]:
    """Return the places of dues that go round, each paying the next debtor; empty without any."""
    for seat in oldest:
        ring: list[int] = []
        debtor = seat
        for _ in oldest:
            if debtor not in oldest:
                break
            ring.append(oldest[debtor])
            debtor = dues[oldest[debtor]][1]
            if debtor == seat:
                return ring
    return []
