import { describe, expect, test } from "vitest";

import { plan, type Layout } from "./places";
import { LOTS } from "../testing/boards";
import { step } from "./keyboardNavigation";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const layouts: Layout[] = ["wide", "narrow"];

describe.each(layouts)("on the %s map", (layout) => {
  const { places } = plan(LOTS, layout);

  test("arrows go to the neighbour where there is one", () => {
    expect(step(places, 7, "ArrowUp")).toBe(3);
    expect(step(places, 7, "ArrowRight")).toBe(8);
    expect(step(places, 7, "ArrowDown")).toBe(11);
    expect(step(places, 7, "ArrowLeft")).toBe(6);
  });

  test("arrows cross the street in a straight line", () => {
    expect(step(places, 9, "ArrowRight")).toBe(22);
    expect(step(places, 22, "ArrowLeft")).toBe(9);
  });

  test("every lot can be reached from the first", () => {
    const reached = new Set([1]);
    for (const building of reached) {
      for (const arrow of ARROWS) {
        const next = step(places, building, arrow);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(85);
  });

  test("an arrow never stays and never leads back the way it points from", () => {
    const moves = [...places.values()].flatMap(({ building, x }) => {
      const right = step(places, building, "ArrowRight");
      return right === null ? [] : [[x, places.get(right)!.x] as const];
    });
    expect(moves.length).toBeGreaterThan(60);
    for (const [from, to] of moves) expect(to).toBeGreaterThan(from);
  });

  test("Home and End go to the first and the last lot", () => {
    expect(step(places, 40, "Home")).toBe(1);
    expect(step(places, 40, "End")).toBe(85);
  });

  test("at the edge and for other keys there is nowhere to go", () => {
    expect(step(places, 1, "ArrowUp")).toBeNull();
    expect(step(places, 1, "x")).toBeNull();
  });
});

test("on a phone down leads from a district to the one below", () => {
  const { places } = plan(LOTS, "narrow");
  expect(places.get(step(places, 14, "ArrowDown") ?? 0)?.district).toBe(2);
});
