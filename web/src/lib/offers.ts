// How offers stand to a seat and to each other.

import type { OfferInfo } from "./protocol";

/** Tell whether an offer waits for a seat's answer. */
export function waitsFor(offer: OfferInfo, seat: number | null): boolean {
  return offer.parties.some((party) => party.seat === seat && party.answer === "waiting");
}

/** The offer that another one answers or replaces, or null. */
export function originalOf(offers: readonly OfferInfo[], offer: OfferInfo): OfferInfo | null {
  const id = offer.replaces || offer.counters;
  return offers.find((other) => id !== "" && other.id === id) ?? null;
}
