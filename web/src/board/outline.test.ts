import { describe, expect, test } from "vitest";

import { loops, outline, type Cell } from "./outline";

/** Squares from a picture. */
function cells(...rows: string[]): Cell[] {
  return rows.flatMap((line, row) =>
    Array.from(line).flatMap((sign, column) => (sign === "#" ? [{ row, column }] : [])),
  );
}

/** The area inside loops: twice signed areas added up, halved; holes count against it. */
function area(outlines: ReturnType<typeof loops>): number {
  let sum = 0;
  for (const loop of outlines) {
    for (const [at, [x, y]] of loop.entries()) {
      const [nextX, nextY] = loop[(at + 1) % loop.length] ?? [0, 0];
      sum += x * nextY - nextX * y;
    }
  }
  return sum / 2;
}

describe("an outline", () => {
  test("of one lot has its four corners", () => {
    expect(loops(cells("#"))).toEqual([
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ]);
  });

  test("of a row is one rectangle without corners where the lots meet", () => {
    expect(loops(cells("###"))).toEqual([
      [
        [0, 0],
        [3, 0],
        [3, 1],
        [0, 1],
      ],
    ]);
  });

  test.each([
    ["an L", cells("#.", "##"), 6],
    ["a T", cells("###", ".#."), 8],
    ["a cross", cells(".#.", "###", ".#."), 12],
    ["a block of four", cells("##", "##"), 4],
    ["a staircase", cells("##.", ".##"), 8],
  ])("of %s turns at each corner once", (_, squares, corners) => {
    const outlines = loops(squares);
    expect(outlines).toHaveLength(1);
    expect(outlines[0]).toHaveLength(corners);
    expect(area(outlines)).toBe(squares.length);
  });

  test("of a ring has a second loop for the hole", () => {
    const outlines = loops(cells("###", "#.#", "###"));
    expect(outlines).toHaveLength(2);
    expect(area(outlines)).toBe(8);
  });

  test("keeps lots apart that touch only at a corner", () => {
    const outlines = loops(cells("#.", ".#"));
    expect(outlines.map((loop) => loop.length)).toEqual([4, 4]);
    expect(area(outlines)).toBe(2);
  });

  test("of parts that do not touch has a loop for each", () => {
    expect(loops(cells("#.#"))).toHaveLength(2);
  });

  test("stays inside the lots by the inset, at inner corners too", () => {
    const path = outline(cells("#.", "##"), { pitch: 10, inset: 1, radius: 0 });
    expect(path).toContain("1 1Q1 1");
    expect(path).toContain("9 11Q9 11");
    expect(path).toContain("19 19Q19 19");
  });

  test("reaches beyond the lots with a negative inset", () => {
    const path = outline(cells("#"), { pitch: 10, inset: -2, radius: 3 });
    expect(path).toBe("M-2 1Q-2 -2 1 -2L9 -2Q12 -2 12 1L12 9Q12 12 9 12L1 12Q-2 12 -2 9Z");
  });
});
