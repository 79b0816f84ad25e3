import { describe, expect, test } from "vitest";

import { LOTS } from "../../testing/boards";
import { PITCH, plan, type Layout } from "../places";
import { LANDMARKS, type Landmark } from "./landmarks";

/** The farthest that a drawing reaches from its foot, in its own units, by the numbers that its paths start from. */
function reach({ parts }: Landmark): { half: number; height: number } {
  const starts = parts
    .filter(([material]) => material !== "shade")
    .flatMap(([, path]) => [...path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)])
    .map(([, x, y]) => ({ x: Math.abs(Number(x)), y: -Number(y) }));
  return {
    half: Math.max(...starts.map(({ x }) => x)),
    height: Math.max(...starts.map(({ y }) => y)),
  };
}

const on = (layout: Layout): Landmark[] =>
  LANDMARKS.filter(({ only }) => (only ?? layout) === layout);

describe.each(["wide", "narrow"] as const)("on the %s map", (layout) => {
  const { blocks, places, width, height } = plan(LOTS, layout);

  test("each district has a landmark", () => {
    const districts = on(layout).map(({ district }) => district);
    expect(new Set(districts)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test("what stands there stands on no lot, and on the map", () => {
    for (const landmark of on(layout)) {
      const block = blocks[landmark.district];
      if (!block) throw new Error("no such district");
      const size = landmark.size ?? 1;
      const [x, y] = [block.left + landmark.column * PITCH, block.top + landmark.row * PITCH];
      const { half } = reach(landmark);
      const box = { left: x - half * size, right: x + half * size, top: y - 4, bottom: y };
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
      const covered = [...places.values()].filter(
        (place) =>
          place.x + 3 < box.right &&
          place.x + PITCH - 3 > box.left &&
          place.y < box.bottom &&
          place.y + PITCH > box.top,
      );
      expect(covered.map(({ building }) => building)).toEqual([]);
    }
  });
});
