import { describe, expect, test } from "vitest";

import { EventNarrator } from "./eventText";
import type { Said } from "./protocol";
import type { GameEvent } from "./types";
import { NAMES, offered, transfer } from "../testing/fixtures";
import { filterLog, manner, type Filter } from "./logFilter";

const goods = { buildings: [], tiles: [], cash: 0 };
function said(seat: number, changed: Partial<Said>): GameEvent {
  const usual = { text: "hi", to: [], about: "", kind: "words" as const, phrases: [] };
  return { happened: "said", seat, ...usual, ...changed };
}
const EVENTS: GameEvent[] = [
  { happened: "round-began", round: 1, first: 0 },
  said(0, {}),
  said(1, { to: [0] }),
  said(1, { about: "o1" }),
  said(2, { kind: "reaction", text: "yes" }),
  {
    happened: "called",
    seat: 1,
    call: "c",
    seeks: goods,
    gives: goods,
    text: "buy!",
    first: false,
  },
  { happened: "done-said", seat: 1, done: true },
];

const PAID: GameEvent[] = [
  { happened: "built", seat: 0, placements: [{ building: 1, shop: "Photo" }] },
  { happened: "income-paid", seat: 0, businesses: [], bonus: 0, total: 10_000 },
  { happened: "debt-paid", debtor: 1, creditor: 0, paid: 10_000, owed: 0 },
];

const narrator = new EventNarrator({
  name: (seat) => NAMES[seat] ?? "?",
  year: () => "1965",
  promise: () => null,
});
const entries = EVENTS.map((event) => narrator.narrate(event));
const texts = (filter: Filter, muted: number[] = []): string[] =>
  filterLog(entries, filter, new Set(muted)).map(({ text }) => text);

const ROUND = "1965, Year of the Snake begins. Mei is first player.";
const TALK = [
  "Mei: hi",
  "Anna to Mei: hi",
  "Anna on somebody’s offer: hi",
  "Chen: Yes",
  "Anna calls out. “buy!”",
];

describe("the stream of talk and events", () => {
  test("keeps what was said and what happened in one order", () => {
    expect(texts("all")).toEqual([ROUND, ...TALK, "Anna has finished trading."]);
  });

  test("can be only talk, or only events, always with the rounds", () => {
    expect(texts("talk")).toEqual([ROUND, ...TALK]);
    expect(texts("happened")).toEqual([ROUND, "Anna has finished trading."]);
  });

  test("can be building and what it pays", () => {
    const earning = [...EVENTS, ...PAID].map((event) => narrator.narrate(event));
    expect(filterLog(earning, "income", new Set()).map(({ kind }) => kind)).toEqual([
      "round-began",
      "built",
      "income-paid",
      "debt-paid",
    ]);
  });

  test("can be what concerns one player: as doer, hearer, party or creditor", () => {
    const trade = {
      transfers: [transfer({ giver: 1, taker: 2, cash: 10_000 })],
      promises: [],
      choices: [],
    };
    const log: GameEvent[] = [
      ...EVENTS,
      ...PAID,
      offered("o5", 1, trade),
      { happened: "withdrawn", seat: 1, offer: "o5" },
    ];
    const narrated = log.map((event) => narrator.narrate(event));
    const kindsOf = (player: number): string[] =>
      filterLog(narrated, "all", new Set(), player).map(({ kind }) => kind);
    expect(kindsOf(0)).toEqual([
      "round-began",
      "said",
      "said",
      "built",
      "income-paid",
      "debt-paid",
    ]);
    expect(kindsOf(2)).toEqual(["round-began", "said", "offered", "withdrawn"]);
  });

  test("leaves out what a muted player says, but not what they do", () => {
    expect(texts("all", [1])).toEqual([ROUND, TALK[0], TALK[3], "Anna has finished trading."]);
  });

  test("knows whispers and remarks from what is said to all", () => {
    expect(entries.map(manner)).toEqual(["", "talk", "whisper", "remark", "talk", "talk", ""]);
  });
});
