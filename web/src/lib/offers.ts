// How offers stand to a seat and to each other.

import type { Offer, OfferInfo, Trade } from "./protocol";
import type { ActionInput } from "./types";

/** Return whether an offer waits for a seat's answer. */
export function waitsFor(offer: OfferInfo, seat: number | null): boolean {
  return offer.parties.some((party) => party.seat === seat && party.answer === "waiting");
}

/** Return whether a seat's agreement is the only one that is missing. */
export function isLastAnswer(offer: OfferInfo, seat: number | null): boolean {
  return offer.parties.every((party) => party.seat === seat || party.answer === "agrees");
}

/** The offer that another one answers or replaces, or null. */
export function originalOf(offers: readonly OfferInfo[], offer: OfferInfo): OfferInfo | null {
  const id = offer.replaces || offer.counters;
  return offers.find((other) => id !== "" && other.id === id) ?? null;
}

/** Open offers that a new one would stand beside, or replace. */
export interface EarlierOffers {
  /** The newest last. */
  offers: OfferInfo[];
  /** Whether the new one belongs to the same conversation, so that it plainly takes their place. */
  sameThread: boolean;
}

/** The open offers of a seat to the same others: those of the same conversation, else all; null for none. */
export function earlierOffers(
  offers: readonly OfferInfo[],
  next: { me: number; others: readonly number[]; counters: string; secret: boolean },
): EarlierOffers | null {
  const parties = new Set([next.me, ...next.others]);
  const thread = next.counters && rootOf(offers, next.counters);
  const earlier = offers.filter(
    (offer) =>
      offer.seat === next.me &&
      offer.status === "open" &&
      // What is secret must not be shown by what takes its place.
      (next.secret || !offer.secret) &&
      offer.parties.length === parties.size &&
      offer.parties.every(({ seat }) => parties.has(seat)),
  );
  const inThread = earlier.filter(({ id }) => rootOf(offers, id) === thread);
  if (inThread.length) return { offers: inThread, sameThread: true };
  return earlier.length ? { offers: earlier, sameThread: false } : null;
}

/** The id of the offer with which a conversation began. */
function rootOf(offers: readonly OfferInfo[], id: string): string {
  const offer = offers.find((other) => other.id === id);
  const before = offer && (offer.counters || offer.replaces);
  return before ? rootOf(offers, before) : id;
}

/** The action that offers a trade. */
export function offerOf(
  trade: Trade,
  how: Partial<Pick<Offer, "secret" | "counters" | "replaces" | "answers" | "seconds">> = {},
): ActionInput {
  const plain = { secret: false, counters: "", replaces: "", answers: "", seconds: 0 };
  return { do: "offer", trade, ...plain, ...how };
}
