import { expect, test } from "vitest";

import { EventNarrator } from "../lib/eventText";
import type { GameEvent } from "../lib/types";
import { NAMES, offer } from "../testing/fixtures";
import { stories, worthOf } from "./stories";

const { trade } = offer("a");
const offered = (id: string, seat: number, counters = "", replaces = ""): GameEvent => ({
  happened: "offered",
  seat,
  offer: id,
  trade,
  secret: false,
  counters,
  replaces,
  answers: "",
  seconds: 0,
  phrases: [],
});
const EVENTS: GameEvent[] = [
  offered("a", 0),
  offered("x", 2),
  { happened: "said", seat: 1, text: "more!", to: [], about: "a", kind: "words", phrases: [] },
  offered("b", 1, "a"),
  offered("c", 0, "b", "a"),
  { happened: "agreed", seat: 1, offer: "c", options: [] },
  { happened: "trade-made", offer: "c", trade, secret: false },
  { happened: "round-began", round: 2, first: 0 },
  { happened: "items-moved", trade },
];

const narrator = new EventNarrator({
  name: (seat) => NAMES[seat] ?? "?",
  year: String,
  promise: () => null,
});
const tradeStories = stories(EVENTS.map((event) => narrator.narrate(event)));

test("each trade has its story: the offers that led to it and what was said about them", () => {
  expect(tradeStories.map(({ offer, made }) => [offer, made.round])).toEqual([
    ["c", 1],
    ["", 2],
  ]);
  expect(tradeStories[0]?.steps.map(({ event }) => event)).toEqual([
    EVENTS[0],
    EVENTS[2],
    EVENTS[3],
    EVENTS[4],
    EVENTS[5],
  ]);
});

test("after the end it says what came of it, where that is known", () => {
  const worth = [
    { seat: 0, dollars: 30_000 },
    { seat: 1, dollars: 0 },
  ];
  const round_worth = [
    { seat: 0, dollars: -10_000 },
    { seat: 1, dollars: 0 },
  ];
  const known = [{ offer: "c", round: 1, worth, round_worth }];
  expect(tradeStories.map((story) => worthOf(story, known))).toEqual([
    [
      { seat: 0, dollars: 30_000, then: -10_000 },
      { seat: 1, dollars: 0, then: 0 },
    ],
    [],
  ]);
});
