import { describe, expect, test } from "vitest";

import { EventNarrator } from "./eventText";
import type { Said } from "./protocol";
import type { GameEvent } from "./types";
import { NAMES } from "../testing/fixtures";
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
  "Chen: 👍",
  "Anna calls out. “buy!”",
];

describe("the stream of talk and events", () => {
  test("keeps what was said and what happened in one order", () => {
    expect(texts("all")).toEqual([ROUND, ...TALK, "Anna has finished trading."]);
  });

  test("can be talk alone, or events alone, always with the rounds", () => {
    expect(texts("talk")).toEqual([ROUND, ...TALK]);
    expect(texts("happened")).toEqual([ROUND, "Anna has finished trading."]);
  });

  test("leaves out what a muted player says, but not what they do", () => {
    expect(texts("all", [1])).toEqual([ROUND, TALK[0], TALK[3], "Anna has finished trading."]);
  });

  test("knows whispers and remarks from what is said to all", () => {
    expect(entries.map(manner)).toEqual(["", "talk", "whisper", "remark", "talk", "talk", ""]);
  });
});
