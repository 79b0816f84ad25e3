import { describe, expect, test } from "vitest";

import { LOT, PITCH, plan, type Layout, type Place } from "./places";
import { LOTS } from "../testing/boards";

const PHONE = 390;
const FINGER = 44;

const layouts: Layout[] = ["wide", "narrow"];

function pairs(places: ReadonlyMap<number, Place>): [Place, Place][] {
  const all = [...places.values()];
  return all.flatMap((first, at) =>
    all.slice(at + 1).map((second): [Place, Place] => [first, second]),
  );
}

describe.each(layouts)("the %s map", (layout) => {
  const { places, blocks, width, height } = plan(LOTS, layout);

  test("has all 85 lots in six districts", () => {
    expect(places.size).toBe(85);
    expect(blocks).toHaveLength(6);
  });

  test("lays no lot on another", () => {
    for (const [first, second] of pairs(places)) {
      const apart = Math.abs(first.x - second.x) >= PITCH || Math.abs(first.y - second.y) >= PITCH;
      expect(apart, `${first.building} and ${second.building}`).toBe(true);
    }
  });

  test("has every lot inside", () => {
    for (const { x, y } of places.values()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + PITCH).toBeLessThanOrEqual(width);
      expect(y + PITCH).toBeLessThanOrEqual(height);
    }
  });

  test("joins lots that are neighbours by the rules, and no others", () => {
    const measured = pairs(places).map(([first, second]) => {
      const across = Math.abs(first.x - second.x);
      const down = Math.abs(first.y - second.y);
      return {
        lots: `${first.building}, ${second.building}`,
        steps: Math.abs(first.row - second.row) + Math.abs(first.column - second.column),
        far: across + down,
        inLine: Math.min(across, down) < LOT / 2,
      };
    });
    for (const { lots, far } of measured.filter(({ steps }) => steps === 1))
      expect(far, lots).toBeCloseTo(PITCH);
    for (const { lots, far } of measured.filter(({ steps, inLine }) => steps !== 1 && inLine))
      expect(far, lots).toBeGreaterThan(PITCH * 1.1);
  });
});

describe("the narrow map", () => {
  const { places, blocks, width } = plan(LOTS, "narrow");

  test("leaves a finger's width to every lot on a phone", () => {
    expect(width).toBeLessThanOrEqual(PHONE);
    // Also where the page keeps a few pixels for itself at either side.
    expect(PITCH * ((PHONE - 16) / width)).toBeGreaterThanOrEqual(FINGER);
    expect(LOT * (PHONE / width)).toBeGreaterThanOrEqual(FINGER);
  });

  test("has the districts two abreast in three rows", () => {
    const rows = new Set(blocks.map(({ top }) => top));
    expect(rows.size).toBe(3);
    expect(blocks[0]?.top).toBe(blocks[1]?.top);
    expect(blocks[2]?.top).toBe(blocks[3]?.top);
    expect(places.get(16)?.x).toBeGreaterThan(places.get(5)?.x ?? Infinity);
    expect(places.get(28)?.y).toBeGreaterThan(places.get(27)?.y ?? Infinity);
  });
});
