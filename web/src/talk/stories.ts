// The story of each trade: who gave what, when, and how the talk went until then.

import type { Entry } from "../lib/eventText";
import type { TradeWorth, Worth } from "../lib/protocol";

export interface Story {
  /** The offer that was carried out; empty where only its visible part is known. */
  offer: string;
  made: Entry;
  /** What led to it, in order. */
  steps: Entry[];
}

/** All trades that a log tells of, in order. */
export function stories(entries: readonly Entry[]): Story[] {
  const before = new Map<string, string[]>();
  const result: Story[] = [];
  entries.forEach((made, index) => {
    const { event } = made;
    if (event.happened === "offered")
      before.set(event.offer, [event.counters, event.replaces].filter(Boolean));
    if (event.happened === "items-moved") result.push({ offer: "", made, steps: [] });
    if (event.happened !== "trade-made") return;
    const chain = chainOf(event.offer, before);
    const steps = entries.slice(0, index).filter((entry) => concerns(entry, chain, made.round));
    result.push({ offer: event.offer, made, steps });
  });
  return result;
}

function chainOf(offer: string, before: ReadonlyMap<string, string[]>): Set<string> {
  const chain = new Set([offer]);
  // A loop over a set also visits what is added meanwhile.
  for (const id of chain) for (const earlier of before.get(id) ?? []) chain.add(earlier);
  return chain;
}

function concerns({ event, round }: Entry, chain: ReadonlySet<string>, inRound: number): boolean {
  if (round !== inRound) return false;
  if (event.happened === "said") return chain.has(event.about);
  return "offer" in event && chain.has(event.offer);
}

/** What a trade was worth to a party in the end, and `then`, when its round was over. */
export interface Outcome extends Worth {
  then: number;
}

/** What a trade turned out to be worth, where that is known. */
export function worthOf(story: Story, known: readonly TradeWorth[]): Outcome[] {
  const trade = known.find(
    ({ offer, round }) => offer === story.offer && round === story.made.round,
  );
  if (!trade) return [];
  const early = new Map(trade.round_worth.map(({ seat, dollars }) => [seat, dollars]));
  return trade.worth.map(({ seat, dollars }) => ({
    seat,
    dollars,
    then: early.get(seat) ?? dollars,
  }));
}
