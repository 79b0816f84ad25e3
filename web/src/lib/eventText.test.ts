import { describe, expect, test } from "vitest";

import { NAMES } from "../testing/fixtures";
import { EventNarrator } from "./eventText";
import type { Phrase, PhraseCode, Trade, Transfer } from "./protocol";
import { emptyTransfer } from "./transfer";
import type { GameEvent, Kind } from "./types";

function transfer(given: Partial<Transfer>): Transfer {
  return { ...emptyTransfer(0, 1), ...given };
}

const TRADE: Trade = {
  transfers: [
    transfer({ buildings: [20], tiles: ["Dim Sum", "Laundry", "Dim Sum"] }),
    transfer({ giver: 1, taker: 0, cash: 10_000 }),
  ],
  promises: [],
  choices: [],
};

function phrase(code: PhraseCode, filled: Partial<Phrase>): Phrase {
  const empty = { seat: -1, shop: "", buildings: [], tiles: [], size: 0, dollars: 0, rounds: 0 };
  return { code, ...empty, ...filled };
}

/** One event of each kind, with its sentence: the compiler misses a kind that is not here. */
const SENTENCES: { [K in Kind]: [GameEvent & { happened: K }, string] } = {
  "round-began": [
    { happened: "round-began", round: 3, first: 1 },
    "1967, Year of the Goat begins. Anna is first player.",
  ],
  "cards-dealt": [
    { happened: "cards-dealt", seat: 0, cards: [9, 7, 8], keep: 2 },
    "Mei was dealt 7, 8, and 9 and keeps 2.",
  ],
  "cards-chosen": [{ happened: "cards-chosen", seat: 0 }, "Mei has chosen."],
  "cards-revealed": [
    { happened: "cards-revealed", seat: 0, buildings: [7, 9] },
    "Mei takes buildings 7 and 9.",
  ],
  "outlook-turned": [
    { happened: "outlook-turned", sizes: [3, 4] },
    "The outlook: extra income for shops of sizes 3 and 4.",
  ],
  "tiles-drawn": [
    { happened: "tiles-drawn", seat: 1, count: 2, tiles: ["Photo", "Photo"] },
    "Anna draws 2 Photo.",
  ],
  offered: [
    {
      happened: "offered",
      seat: 0,
      offer: "o1",
      trade: TRADE,
      secret: false,
      counters: "",
      replaces: "",
      answers: "",
      seconds: 0,
      phrases: [],
    },
    "Mei offers: Mei gives Anna building 20, 2 Dim Sum, and Laundry; Anna gives Mei $10,000.",
  ],
  agreed: [
    { happened: "agreed", seat: 1, offer: "o1", options: [] },
    "Anna agrees to Mei’s offer.",
  ],
  "agreement-taken-back": [
    { happened: "agreement-taken-back", seat: 1, offer: "o1" },
    "Anna no longer agrees to Mei’s offer.",
  ],
  refused: [
    { happened: "refused", seat: 1, offer: "o1", reason: "Too dear.", because: "", phrases: [] },
    "Anna refuses Mei’s offer: “Too dear.”",
  ],
  withdrawn: [{ happened: "withdrawn", seat: 0, offer: "o1" }, "Mei withdraws an offer."],
  lapsed: [
    { happened: "lapsed", offer: "o1", why: "building-moved", building: 20, shop: "" },
    "Mei’s offer lapses: building 20 has changed hands.",
  ],
  called: [
    {
      happened: "called",
      seat: 0,
      call: "c1",
      seeks: { buildings: [22], tiles: [], cash: 0 },
      gives: { buildings: [], tiles: [], cash: 50_000 },
      text: "hurry",
      first: false,
    },
    "Mei looks for building 22 and gives $50,000. “hurry”",
  ],
  "call-ended": [
    { happened: "call-ended", seat: 0, call: "c1", why: "answered" },
    "Mei’s call has been answered.",
  ],
  said: [
    { happened: "said", seat: 0, text: "psst", to: [2], about: "", kind: "words", phrases: [] },
    "Mei to Chen: psst",
  ],
  "trade-made": [
    { happened: "trade-made", offer: "o1", trade: TRADE, secret: true },
    "A secret trade: Mei gives Anna building 20, 2 Dim Sum, and Laundry; Anna gives Mei $10,000.",
  ],
  "items-moved": [
    {
      happened: "items-moved",
      trade: { transfers: [transfer({ buildings: [3, 4] })], promises: [], choices: [] },
    },
    "A secret trade, of which everyone sees: Mei gives Anna buildings 3 and 4.",
  ],
  "trade-failed": [
    { happened: "trade-failed", offer: "o1", why: "did-not-happen" },
    "Mei’s trade did not happen. Nothing moved.",
  ],
  "done-said": [{ happened: "done-said", seat: 2, done: false }, "Chen is trading again."],
  "turns-asked": [
    { happened: "turns-asked", seat: 2, agreed: true, returned: [] },
    "Chen asks to build in turn this round.",
  ],
  "cards-discarded": [
    { happened: "cards-discarded", seat: 2, count: 2, cards: [] },
    "Chen discards 2 cards.",
  ],
  "promise-judged": [
    { happened: "promise-judged", seat: 0, promise: "p1", kept: false },
    "Mei says that Chen broke a promise: “next year”",
  ],
  "trading-ended": [
    { happened: "trading-ended", clock: true, in_turn: false },
    "Time is up: trading ends. All build at once, unseen.",
  ],
  "placements-fixed": [
    { happened: "placements-fixed", seat: 1 },
    "Anna has chosen what to build, unseen for now.",
  ],
  built: [
    {
      happened: "built",
      seat: 0,
      placements: [
        { building: 7, shop: "Photo" },
        { building: 8, shop: "Tea House" },
      ],
    },
    "Mei builds Photo on 7 and Tea House on 8.",
  ],
  "income-paid": [
    { happened: "income-paid", seat: 0, businesses: [], bonus: 2_000, total: 12_000 },
    "Mei earns $12,000, $2,000 of it from the outlook.",
  ],
  "share-counted": [
    {
      happened: "share-counted",
      debtor: 1,
      creditor: 0,
      share: { buildings: [19], parts: 1, whole: 2, at_least: 20_000, at_most: 0, of: "income" },
      earned: 50_000,
      owed: 20_000,
    },
    "Anna owes Mei $20,000: half of what 19 pays this round, at least $20,000, which came to $50,000.",
  ],
  "share-lapsed": [
    {
      happened: "share-lapsed",
      debtor: 1,
      creditor: 0,
      share: { buildings: [19], parts: 2, whole: 5, at_least: 0, at_most: 0, of: "bonus" },
      why: "creditor-owns",
    },
    "Anna owes Mei nothing for 2/5 of what the outlook pays for 19 this round: it belongs to Mei now.",
  ],
  "clause-lapsed": [
    {
      happened: "clause-lapsed",
      giver: 1,
      taker: 0,
      clause: { building: 22, shop: "Photo", builds: true },
      why: "tiles-moved",
    },
    "Anna’s word to Mei lapses, as there is no such tile: an agreement to build Photo on 22.",
  ],
  "debt-paid": [
    { happened: "debt-paid", debtor: 1, creditor: 0, paid: 10_000, owed: 20_000 },
    "Anna pays Mei $10,000 as agreed; $20,000 stays owed.",
  ],
  "debt-dropped": [
    { happened: "debt-dropped", debtor: 1, creditor: 0, owed: 20_000 },
    "Anna still owed Mei $20,000: dropped at the end.",
  ],
  "ended-early": [{ happened: "ended-early" }, "The players ended the game early."],
  "game-over": [
    {
      happened: "game-over",
      seed: "s",
      ranking: [
        { seat: 2, place: 1, cash: 700_000, tiles: 9 },
        { seat: 0, place: 1, cash: 700_000, tiles: 9 },
        { seat: 1, place: 3, cash: 1, tiles: 0 },
      ],
    },
    "Chen and Mei share the win with $700,000 each.",
  ],
};

function narrator(): EventNarrator {
  return new EventNarrator({
    name: (seat) => NAMES[seat] ?? "?",
    year: (round) => String(1964 + round),
    promise: (id) => (id === "p1" ? { giver: 2, text: "next year" } : null),
  });
}

test("whoever gets placements back by asking for turns is named", () => {
  const log = narrator();
  const asked = (agreed: boolean, returned: number[]): string =>
    log.narrate({ happened: "turns-asked", seat: 2, agreed, returned }).text;
  expect(asked(true, [0, 1])).toBe(
    "Chen asks to build in turn this round. What Mei and Anna had chosen goes back unseen.",
  );
  expect(asked(false, [])).toBe("Chen would like to build in turn; everyone must agree.");
});

describe("every kind of event has its sentence", () => {
  test.each(Object.entries(SENTENCES))("%s", (_, [event, sentence]) => {
    const log = narrator();
    log.narrate(SENTENCES.offered[0]);
    expect(log.narrate(event).text).toBe(sentence);
  });
});

test("a building is named with its shop from the time it was built, not before", () => {
  const log = narrator();
  const offered = {
    ...SENTENCES.offered[0],
    trade: { transfers: [transfer({ buildings: [7] })], promises: [], choices: [] },
  };
  expect(log.narrate(offered).text).toBe("Mei offers: Mei gives Anna building 7.");
  const before = log.narrate(offered);
  const building = log.narrate(SENTENCES.built[0]);
  const after = log.narrate(offered);
  expect(after.text).toBe("Mei offers: Mei gives Anna Photo on 7.");
  // What is drawn of a trade shows what stood there then, however late it is drawn.
  expect([before, building, after].map(({ shopAt }) => shopAt(7))).toEqual([null, null, "Photo"]);
});

test("events are counted to the round they happened in", () => {
  const log = narrator();
  expect(log.narrate(SENTENCES.agreed[0]).round).toBe(1);
  log.narrate(SENTENCES["round-began"][0]);
  expect(log.narrate(SENTENCES.agreed[0]).round).toBe(3);
});

test("tiles and cards that may not be seen are only counted", () => {
  const hidden = { happened: "tiles-drawn", seat: 1, count: 3, tiles: [] } as const;
  expect(narrator().narrate({ ...hidden, tiles: [] }).text).toBe("Anna draws 3 tiles.");
});

test("cards, payments after income and promises are part of the words of a trade", () => {
  const trade: Trade = {
    transfers: [transfer({ cards: [3], due: 20_000, cash: 10_000 })],
    promises: [{ giver: 1, taker: 0, text: "peace" }],
    choices: [],
  };
  expect(narrator().narrate({ ...SENTENCES["trade-made"][0], secret: false, trade }).text).toBe(
    "A trade: Mei gives Anna card 3, $10,000, and $20,000 after income; Anna promises Mei: “peace”.",
  );
});

test("reasons follow what they are for, and remarks in phrases are read as sentences", () => {
  const log = narrator();
  const trade = { transfers: [transfer({ buildings: [7] })], promises: [], choices: [] };
  const finishes = { shop: "Photo", buildings: [22], dollars: 30_000, rounds: 3 };
  const phrases = [phrase("finishes-mine", finishes), phrase("wants", { dollars: 50_000 })];
  const offered = SENTENCES.offered[0];
  expect(log.narrate({ ...offered, trade, phrases }).text).toBe(
    "Mei offers: Mei gives Anna building 7. 22 would finish my Photo: $30,000 more a year for " +
      "3 years. I want at least $50,000 for it.",
  );
  const tiles = [
    phrase("grows-yours", { shop: "Photo", tiles: ["Photo"], size: 4, dollars: 20_000, rounds: 1 }),
  ];
  const refused = {
    happened: "refused",
    seat: 1,
    offer: "o1",
    reason: "",
    because: "need-it",
  } as const;
  expect(log.narrate({ ...refused, phrases: tiles }).text).toBe(
    "Anna refuses Mei’s offer: I need that myself. One more tile would make your Photo a " +
      "business of 4: $20,000 more this year.",
  );
  const said = { ...SENTENCES.said[0], seat: 1, text: "", to: [], kind: "phrases" as const };
  expect(log.narrate({ ...said, phrases: [phrase("thanks", { seat: 0 })] }).text).toBe(
    "Anna: Thank you, Mei.",
  );
});
