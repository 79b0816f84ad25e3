import { expect, test } from "vitest";

import type { Phrase, PhraseCode } from "./protocol";
import { transfer } from "../testing/fixtures";
import { moneyGiven } from "./draft";
import { fromTrade } from "./draftTrade";
import { wantedMore, withMoreFor } from "./namedPrice";

const ME = 0;
const BOT = 1;
const says = (code: PhraseCode, dollars: number): Phrase[] => [
  { code, seat: -1, shop: "", buildings: [], tiles: [], size: 0, dollars, rounds: 0 },
];
const paying = (giver: number, cash: number, due = 0) => ({
  transfers: [transfer({ giver, taker: 1 - giver, cash, due }), transfer({ buildings: [1] })],
  promises: [],
  choices: [],
});

test.each([
  ["wants", 30_000, paying(ME, 10_000), 20_000],
  ["wants", 30_000, paying(ME, 10_000, 10_000), 10_000],
  ["wants", 30_000, paying(BOT, 10_000), 40_000],
  ["pays", 30_000, paying(BOT, 50_000), 20_000],
  ["pays", 30_000, paying(BOT, 20_000), 0],
  ["costs-me", 30_000, paying(BOT, 50_000), 0],
] as const)("%s %d, so of this trade so much is missing", (code, dollars, trade, more) =>
  expect(wantedMore(trade, BOT, says(code, dollars))).toBe(more),
);

test.each([
  [BOT, 50_000, 20_000, { [BOT]: 30_000, [ME]: 0 }],
  [BOT, 10_000, 30_000, { [BOT]: 0, [ME]: 20_000 }],
  [ME, 10_000, 30_000, { [BOT]: 0, [ME]: 40_000 }],
])("where %d pays %d, %d more first makes it cheaper, then I pay", (giver, cash, more, paid) => {
  const draft = withMoreFor(fromTrade(paying(giver, cash), ME), BOT, more);
  const given = (seat: number): number => moneyGiven(draft, seat, "cash");
  expect({ [BOT]: given(BOT), [ME]: given(ME) }).toEqual(paid);
});
