import { describe, expect, test } from "vitest";

import type { Trade } from "../lib/protocol";
import { transfer } from "../testing/fixtures";
import { changeOf, tradeDiff } from "./tradeDiff";

const before: Trade = {
  transfers: [
    transfer({ buildings: [7], tiles: ["Photo", "Photo"], cash: 20_000 }),
    transfer({ giver: 1, taker: 0, buildings: [11] }),
  ],
  promises: [{ giver: 1, taker: 0, text: "peace" }],
  choices: [],
};

function changes(after: Trade): string[] {
  return tradeDiff(before, after)
    .filter((line) => changeOf(line) !== "same")
    .map((line) => `${changeOf(line)} ${line.kind} ${line.what} ${line.was}>${line.amount}`);
}

describe("a counter-offer beside the original", () => {
  test("is the same where nothing changed", () => {
    expect(changes(before)).toEqual([]);
  });

  test("shows what is new, what there is more or less of, and what is gone", () => {
    const after: Trade = {
      transfers: [
        transfer({ buildings: [8], tiles: ["Photo"], cash: 30_000 }),
        transfer({ giver: 1, taker: 0, buildings: [11], due: 10_000 }),
      ],
      promises: [],
      choices: [],
    };
    expect(changes(after)).toEqual([
      "added building 8 0>1",
      "changed tile Photo 2>1",
      "changed cash  20000>30000",
      "added due  0>10000",
      "removed building 7 1>0",
      "removed promise peace 1>0",
    ]);
  });

  test("a thing that goes to somebody else is gone here and new there", () => {
    const after = {
      ...before,
      transfers: [before.transfers[0]!, transfer({ giver: 1, taker: 2, buildings: [11] })],
    };
    expect(changes(after)).toEqual(["added building 11 0>1", "removed building 11 1>0"]);
  });
});

test("a trade without an original has no changes", () => {
  const lines = tradeDiff(null, before);
  expect(lines).toHaveLength(5);
  expect(new Set(lines.map(changeOf))).toEqual(new Set(["same"]));
});
