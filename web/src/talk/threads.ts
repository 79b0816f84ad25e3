// Offers that answer each other, or replace each other, read as one conversation.

import type { Entry } from "../lib/eventText";
import { waitsFor } from "../lib/offers";
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
  const threads: Thread[] = [];
  const threadOf = new Map<string, Thread>();
  for (const offer of offers) {
    let thread = threadOf.get(offer.counters) ?? threadOf.get(offer.replaces);
    if (!thread) threads.push((thread = { key: offer.id, offers: [] }));
    thread.offers.push(offer);
    threadOf.set(offer.id, thread);
  }
  return threads;
}

/** What was offered and remarked in a conversation, as it came. */
export function threadSteps(thread: Thread, entries: readonly Entry[]): Step[] {
  const offers = new Map(thread.offers.map((offer) => [offer.id, offer]));
  const steps: Step[] = [];
  for (const entry of entries) {
    const { event } = entry;
    if (event.happened === "said" && offers.has(event.about)) {
      steps.push({ kind: "remark", key: `remark-${entry.key}`, entry });
    } else if (event.happened === "offered") {
      const offer = offers.get(event.offer);
      if (offer) steps.push({ kind: "offer", key: offer.id, offer });
    }
  }
  const shown = new Set(steps.map(({ key }) => key));
  const missing = thread.offers.filter(({ id }) => !shown.has(id));
  return [...steps, ...missing.map((offer): Step => ({ kind: "offer", key: offer.id, offer }))];
}

/** Where the part of a conversation begins that still matters: its first open offer. */
export function firstOpen(steps: readonly Step[]): number {
  const first = steps.findIndex((step) => step.kind === "offer" && step.offer.status === "open");
  return first < 0 ? steps.length : first;
}

export interface SortedThreads {
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
export function sortThreads(
  offers: readonly OfferInfo[],
  calls: readonly CallInfo[],
  me: number | null,
  muted: ReadonlySet<number>,
): SortedThreads {
  const unmuted = offers.filter(({ seat }) => !muted.has(seat));
  const open = calls.filter(({ status, seat }) => status === "open" && !muted.has(seat));
  const mine = open.filter(({ seat }) => seat === me).reverse();
  const sorted: SortedThreads = {
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
    const call = sorted.answered.find(({ call }) => answers.includes(call.id));
    if (call) call.threads.push(thread);
    else if (concerning.some((offer) => waitsFor(offer, me))) sorted.asked.push(thread);
    else if (concerning.length) sorted.mine.push(thread);
    else if (standing.length) sorted.others.push(thread);
    else sorted.past.push(thread);
  }
  sorted.myCalls = sorted.answered.filter(({ threads }) => !threads.length).map(({ call }) => call);
  sorted.answered = sorted.answered.filter(({ threads }) => threads.length);
  return sorted;
}
