import { describe, expect, test } from "vitest";

import served from "../testing/served.json";
import type { Options } from "./protocol";
import shipped from "./puzzles.json";
import { numberOfDay, partiesOf, Position, ratingOf, transfersOf } from "./puzzles";
import type { Given, PuzzleData, PuzzleFile } from "./puzzles";

const { editions, lots } = served as Options;
const file = shipped as unknown as PuzzleFile;

function positionOf(data: PuzzleData): Position {
  const edition = editions.find(({ name }) => name === data.edition);
  if (!edition) throw new Error(data.edition);
  return new Position(data, edition, lots);
}

/** A position of the modern edition: three Photo lie ready for 1, 2 and 4, of which red has two. */
const small: PuzzleData = {
  edition: "modern",
  round: 1,
  board: `BBAO${"A".repeat(81)}`,
  tiles: ["200000000000", "100000000000", "000000000000"],
  seats: [0, 1],
  trade: [[1, 0, [4], [0]]],
  gain: 20_000,
  lead: 20_000,
  prices: [],
  shares: [],
  missed: [0, 0, 0],
};

describe("a trade in a puzzle", () => {
  const position = positionOf(small);
  const lot: Given = { giver: 1, taker: 0, kind: "building", what: 4, nth: 0 };
  const tile: Given = { giver: 1, taker: 0, kind: "tile", what: 0, nth: 0 };

  test("is worth what both then earn more", () => {
    const judged = position.judge([lot, tile]);
    expect(judged).toMatchObject({ before: [20_000, 10_000, 0], after: [50_000, 0, 0] });
    expect(judged.gain).toBe(small.gain);
    expect(judged.placed).toEqual({ 1: "Photo", 2: "Photo", 4: "Photo" });
  });

  test("is judged by that, whatever it is", () => {
    const other: Given[] = [
      { giver: 0, taker: 1, kind: "building", what: 1, nth: 0 },
      { giver: 0, taker: 1, kind: "building", what: 2, nth: 0 },
      { giver: 0, taker: 1, kind: "tile", what: 0, nth: 0 },
      { giver: 0, taker: 1, kind: "tile", what: 0, nth: 1 },
    ];
    expect(position.judge(other).gain).toBe(small.gain);
    expect(position.judge([lot]).gain).toBe(-10_000);
    expect(position.judge([]).gain).toBe(0);
  });

  test("is shown as transfers, and on the board", () => {
    expect(partiesOf(position.solution)).toEqual([0, 1]);
    expect(transfersOf([tile, lot], (shop) => position.shopName(shop))).toMatchObject([
      { giver: 1, taker: 0, buildings: [4], tiles: ["Photo"] },
    ]);
    expect(position.boardAfter([lot, tile]).owners.slice(0, 4)).toEqual([0, 0, null, 0]);
  });

  test("leaves nobody with more buildings than markers", () => {
    const crowded = positionOf({ ...small, board: `${"B".repeat(30)}O${"A".repeat(54)}` });
    const given: Given = { giver: 1, taker: 0, kind: "building", what: 31, nth: 0 };
    expect(crowded.overfull([])).toBeNull();
    expect(crowded.overfull([given])).toBe(0);
  });
});

describe("the puzzles that are shipped", () => {
  test("have a best trade, which the judge of this client finds to earn what is said", () => {
    for (const data of file.puzzles) {
      const position = positionOf(data);
      const { gain, before, after } = position.judge(position.solution);
      expect(gain).toBe(data.gain);
      expect(partiesOf(position.solution)).toEqual(data.seats);
      // A fair price leaves nobody worse off.
      data.seats.forEach((seat, at) => {
        const [least = 0] = data.prices[at] ?? [];
        expect((after[seat] ?? 0) + least).toBeGreaterThanOrEqual(before[seat] ?? 0);
      });
    }
  });

  test("are of every difficulty, of both editions and for two, three and four parties", () => {
    const each = (of: (data: PuzzleData) => unknown): number => new Set(file.puzzles.map(of)).size;
    expect(each((data) => ratingOf(data, file.attempts))).toBe(3);
    expect(each(({ edition }) => edition)).toBe(2);
    expect(each(({ seats }) => seats.length)).toBe(3);
  });
});

test("each day has its puzzle, in turn", () => {
  const day = (date: number): number => numberOfDay(new Date(2026, 10, date, 23, 59), 500);
  expect(day(2)).toBe((day(1) % 500) + 1);
  expect(numberOfDay(new Date(2026, 10, 2, 0, 1), 500)).toBe(day(2));
});
