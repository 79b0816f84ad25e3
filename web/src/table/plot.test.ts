import { expect, test } from "vitest";

import { across, BOX, down, nearest, scaleOf } from "./plot";

test.each([
  [0, 1, 1],
  [7_000, 8_000, 2_000],
  [50_000, 60_000, 20_000],
  [400_000, 400_000, 100_000],
  [940_000, 1_000_000, 500_000],
])("a scale for %i ends at %i, with a line at each %i", (highest, top, step) => {
  expect(scaleOf(highest)).toEqual({ top, step });
});

test("the first and the last point are at the ends, and a single one at the beginning", () => {
  expect(across(0, 7)).toBe(BOX.left);
  expect(across(6, 7)).toBe(BOX.width - BOX.right);
  expect(across(0, 1)).toBe(BOX.left);
});

test("nothing is at the bottom, and the end of the scale at the top", () => {
  expect(down(0, 400)).toBe(BOX.height - BOX.bottom);
  expect(down(400, 400)).toBe(BOX.top);
});

test("a place on the screen belongs to the nearest point", () => {
  for (const point of [0, 1, 5, 6]) expect(nearest(across(point, 7) / BOX.width, 7)).toBe(point);
  expect(nearest((across(2, 7) + 1) / BOX.width, 7)).toBe(2);
  expect(nearest(0, 7)).toBe(0);
  expect(nearest(1, 7)).toBe(6);
  expect(nearest(0.5, 1)).toBe(0);
});
