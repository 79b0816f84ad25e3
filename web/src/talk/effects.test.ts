import { expect, test } from "vitest";

import { effectText, roundsLeft, tone } from "./effects";

test("what a trade brings is said for this round and for all that are left", () => {
  expect(effectText({ now: 30_000, total: 120_000 }, 3)).toBe(
    "this round +$30,000; over 3 rounds, with cash, +$120,000",
  );
  expect(effectText({ now: 0, total: 0 }, 3)).toBe("no change in income or cash");
  expect(effectText({ now: 0, total: -20_000 }, 1)).toBe("income $0; with cash -$20,000");
});

test("the round that is played counts among those left", () => {
  expect([1, 4, 6].map((round) => roundsLeft(round, 6))).toEqual([6, 3, 1]);
});

test("gains and losses look different", () => {
  const sums = [1, 0, -1].map((total) => tone({ now: 0, total }));
  expect(sums).toEqual(["good", "", "bad"]);
});
