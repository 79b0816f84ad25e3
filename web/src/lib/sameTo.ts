// The same offer to somebody else, or to several players at once.

import { type Draft } from "./draft";
import { fromTrade } from "./draftTrade";
import { has, type Holdings } from "./holdings";
import type { OfferInfo } from "./protocol";

/** The draft of the same trade with somebody else: what they do not have is left out. */
export function repeatTo(offer: OfferInfo, me: number, seat: number, holds: Holdings): Draft {
  const draft = sameWith({ ...fromTrade(offer.trade, me), secret: offer.secret }, seat);
  return { ...draft, items: draft.items.filter((item) => item.giver !== seat || has(holds, item)) };
}

/** A draft between two, with somebody else in the other party's place. */
export function sameWith(draft: Draft, seat: number): Draft {
  const [other] = draft.others;
  const swap = (party: number): number => (party === other ? seat : party);
  const swapped = <T extends { giver: number; taker: number }>(thing: T): T => ({
    ...thing,
    giver: swap(thing.giver),
    taker: swap(thing.taker),
  });
  return {
    ...draft,
    others: draft.others.map(swap),
    items: draft.items.map(swapped),
    promises: draft.promises.map(swapped),
    also: [],
  };
}

/** Who of some players could take the same offer: one between two that is new and asks for what they have. */
export function others(
  draft: Draft,
  seats: readonly number[],
  holdings: (seat: number) => Holdings,
): number[] {
  const [other] = draft.others;
  if (draft.others.length !== 1 || draft.counters || draft.replaces || draft.answers) return [];
  return seats.filter((seat) => {
    if (seat === draft.me || seat === other) return false;
    const holds = holdings(seat);
    return draft.items.every((item) => item.giver !== other || has(holds, item));
  });
}
