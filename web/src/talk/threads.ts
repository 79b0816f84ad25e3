// Offers that answer each other, or replace each other, read as one conversation.

import type { Entry } from "../lib/narrate";
import type { CallInfo, OfferInfo } from "../lib/protocol";

export interface Thread {
  /** The id of the first offer. */
  key: string;
  /** In the order in which they were made. */
  offers: OfferInfo[];
}

/** What stands in a conversation, in order: an offer, or a remark about one. */
export type Step =
  { kind: "offer"; key: string; offer: OfferInfo } | { kind: "remark"; key: string; entry: Entry };

/** The conversations that offers belong to, in the order in which they began. */
export function threads(offers: readonly OfferInfo[]): Thread[] {
  const all: Thread[] = [];
  const found = new Map<string, Thread>();
  for (const offer of offers) {
    let thread = found.get(offer.counters) ?? found.get(offer.replaces);
    if (!thread) all.push((thread = { key: offer.id, offers: [] }));
    thread.offers.push(offer);
    found.set(offer.id, thread);
  }
  return all;
}

/** The offer that another one answers or takes the place of. */
export function before(offers: readonly OfferInfo[], offer: OfferInfo): OfferInfo | null {
  const id = offer.replaces || offer.counters;
  return offers.find((other) => id !== "" && other.id === id) ?? null;
}

/** What was offered and remarked in a conversation, as it came. */
export function steps(thread: Thread, entries: readonly Entry[]): Step[] {
  const offers = new Map(thread.offers.map((offer) => [offer.id, offer]));
  const found: Step[] = [];
  for (const entry of entries) {
    const { event } = entry;
    if (event.happened === "said" && offers.has(event.about)) {
      found.push({ kind: "remark", key: `remark-${entry.key}`, entry });
    } else if (event.happened === "offered") {
      const offer = offers.get(event.offer);
      if (offer) found.push({ kind: "offer", key: offer.id, offer });
    }
  }
  const told = new Set(found.map(({ key }) => key));
  const untold = thread.offers.filter(({ id }) => !told.has(id));
  return [...found, ...untold.map((offer): Step => ({ kind: "offer", key: offer.id, offer }))];
}

/** Where the part of a conversation begins that still matters: its first open offer. */
export function opening(all: readonly Step[]): number {
  const first = all.findIndex((step) => step.kind === "offer" && step.offer.status === "open");
  return first < 0 ? all.length : first;
}

export interface Sorted {
  /** My calls that have been answered, with the answers. */
  answered: { call: CallInfo; threads: Thread[] }[];
  asked: Thread[];
  mine: Thread[];
  myCalls: CallInfo[];
  calls: CallInfo[];
  others: Thread[];
  past: Thread[];
}

/** Sort what stands on the table by how much it concerns a seat; the newest first. */
export function sorted(
  offers: readonly OfferInfo[],
  calls: readonly CallInfo[],
  me: number | null,
  muted: ReadonlySet<number>,
): Sorted {
  const unmuted = offers.filter(({ seat }) => !muted.has(seat));
  const open = calls.filter(({ status, seat }) => status === "open" && !muted.has(seat));
  const mine = open.filter(({ seat }) => seat === me).reverse();
  const found: Sorted = {
    answered: mine.map((call) => ({ call, threads: [] })),
    asked: [],
    mine: [],
    myCalls: [],
    calls: open.filter(({ seat }) => seat !== me).reverse(),
    others: [],
    past: [],
  };
  for (const thread of threads(unmuted).reverse()) {
    const standing = thread.offers.filter(({ status }) => status === "open");
    const concerning = standing.filter(({ parties }) => parties.some(({ seat }) => seat === me));
    const answers = concerning.map(({ answers }) => answers);
    const call = found.answered.find(({ call }) => answers.includes(call.id));
    if (call) call.threads.push(thread);
    else if (concerning.some((offer) => waitsFor(offer, me))) found.asked.push(thread);
    else if (concerning.length) found.mine.push(thread);
    else if (standing.length) found.others.push(thread);
    else found.past.push(thread);
  }
  found.myCalls = found.answered.filter(({ threads }) => !threads.length).map(({ call }) => call);
  found.answered = found.answered.filter(({ threads }) => threads.length);
  return found;
}

/** Tell whether an offer waits for a seat's answer. */
export function waitsFor(offer: OfferInfo, seat: number | null): boolean {
  return offer.parties.some((party) => party.seat === seat && party.answer === "waiting");
}
