import { describe, expect, test } from "vitest";

import { EventNarrator } from "../lib/eventText";
import { originalOf } from "../lib/offers";
import type { CallInfo, OfferInfo } from "../lib/protocol";
import type { GameEvent } from "../lib/types";
import { NAMES, offer } from "../testing/fixtures";
import { firstOpen, sortThreads, threads, threadSteps } from "./threads";

const NONE: ReadonlySet<number> = new Set();
const ids = (all: { offers: OfferInfo[] }[]): string[][] =>
  all.map(({ offers }) => offers.map(({ id }) => id));

const chain = [
  offer("a"),
  offer("other", { seat: 2, parties: [1, 2].map((seat) => ({ seat, answer: "waiting" })) }),
  offer("b", { seat: 0, counters: "a" }),
  offer("c", { replaces: "a", counters: "b" }),
  offer("d", { seat: 0, replaces: "b" }),
];

function offered({ id, seat, trade, counters, replaces, answers }: OfferInfo): GameEvent {
  const links = { counters, replaces, answers };
  return {
    happened: "offered",
    offer: id,
    seat,
    trade,
    secret: false,
    seconds: 0,
    phrases: [],
    ...links,
  };
}

function said(about: string, text: string): GameEvent {
  return { happened: "said", seat: 0, text, to: [], about, kind: "words", phrases: [] };
}

function entriesOf(events: GameEvent[]) {
  const narrator = new EventNarrator({
    name: (seat) => NAMES[seat] ?? "?",
    year: String,
    promise: () => null,
  });
  return events.map((event) => narrator.narrate(event));
}

describe("offers that answer or replace each other", () => {
  test("are one conversation, and others are not", () => {
    expect(ids(threads(chain))).toEqual([["a", "b", "c", "d"], ["other"]]);
  });

  test("each know what they started from: their own older version before the other's", () => {
    expect(originalOf(chain, chain[2]!)?.id).toBe("a");
    expect(originalOf(chain, chain[3]!)?.id).toBe("a");
    expect(originalOf(chain, chain[0]!)).toBeNull();
  });

  test("one whose original is not known begins a conversation", () => {
    expect(ids(threads([offer("b", { counters: "gone" })]))).toEqual([["b"]]);
  });
});

describe("what stands in a conversation", () => {
  const [thread] = threads(chain);

  test("are offers and the remarks on them, in the order in which they came", () => {
    const entries = entriesOf([
      offered(chain[0]!),
      said("a", "too dear"),
      said("", "hello all"),
      offered(chain[2]!),
      said("a", "still"),
    ]);
    const all = threadSteps(thread!, entries);
    expect(all.map((step) => (step.kind === "offer" ? step.offer.id : step.entry.text))).toEqual([
      "a",
      "Mei on Anna’s offer: too dear",
      "b",
      "Mei on Anna’s offer: still",
      "c",
      "d",
    ]);
  });

  test("matters from the first offer on that is open", () => {
    const offers = [offer("a", { status: "lapsed" }), offer("b", { seat: 0, counters: "a" })];
    const all = threadSteps(threads(offers)[0]!, entriesOf(offers.map(offered)));
    expect(firstOpen(all)).toBe(1);
    const closed = offers.map((standing) => ({ ...standing, status: "refused" as const }));
    expect(firstOpen(threadSteps(threads(closed)[0]!, []))).toBe(2);
  });
});

describe("what is on the table is sorted", () => {
  const call = (id: string, seat: number): CallInfo => ({
    id,
    seat,
    seeks: { buildings: [], tiles: [], cash: 0 },
    gives: { buildings: [], tiles: [], cash: 0 },
    text: "",
    first: false,
    status: "open",
  });

  test("what waits for me, what I wait for, what others do, what is over", () => {
    const sorted = sortThreads(
      [
        offer("asked"),
        offer("mine", { seat: 0 }),
        chain[1]!,
        offer("over", { status: "made" }),
        offer("newer"),
      ],
      [],
      0,
      NONE,
    );
    expect(ids(sorted.asked)).toEqual([["newer"], ["asked"]]);
    expect(ids(sorted.mine)).toEqual([["mine"]]);
    expect(ids(sorted.others)).toEqual([["other"]]);
    expect(ids(sorted.past)).toEqual([["over"]]);
  });

  test("answers to my call stand below it; a call without any waits, and others' calls are listed", () => {
    const calls = [
      call("c1", 0),
      call("c2", 0),
      call("c3", 2),
      { ...call("c4", 1), status: "ended" as const },
    ];
    const sorted = sortThreads([offer("answer", { answers: "c1" })], calls, 0, NONE);
    expect(sorted.answered.map(({ call, threads }) => [call.id, ids(threads)])).toEqual([
      ["c1", [["answer"]]],
    ]);
    expect(sorted.asked).toEqual([]);
    expect(sorted.myCalls.map(({ id }) => id)).toEqual(["c2"]);
    expect(sorted.calls.map(({ id }) => id)).toEqual(["c3"]);
  });

  test("what a muted player offers and calls is left out", () => {
    const sorted = sortThreads([offer("asked")], [call("c", 1)], 0, new Set([1]));
    expect([sorted.asked, sorted.calls]).toEqual([[], []]);
  });
});
