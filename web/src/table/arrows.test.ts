import { expect, test } from "vitest";

import { arrow } from "./arrows";

test("an arrow begins and ends where it should, with its head at the end", () => {
  const { line, head } = arrow({ x: 10, y: 20 }, { x: 110, y: 20 }, false);
  expect(line).toMatch(/^M10 20Q.* 110 20$/);
  expect(head).toContain("L110 20L");
});

test("there and back are two lines, not one on the other", () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const hold = (line: string): number => Number(/Q[\d.-]+ ([\d.-]+)/.exec(line)?.[1]);
  expect(hold(arrow(a, b, false).line)).toBe(16);
  expect(hold(arrow(b, a, false).line)).toBe(-16);
});

test("between cards side by side it hangs below them", () => {
  expect(arrow({ x: 0, y: 50 }, { x: 100, y: 50 }, true).line).toBe("M0 50Q50 80 100 50");
});

test("an arrow to where it begins is no line into nowhere", () => {
  expect(arrow({ x: 5, y: 5 }, { x: 5, y: 5 }, false).line).not.toContain("NaN");
});
