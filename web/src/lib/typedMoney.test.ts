import { expect, test } from "vitest";

import { typedMoney } from "./typedMoney";

test.each([
  ["60000", 60_000],
  ["60,000", 60_000],
  ["60 000", 60_000],
  ["$60,000", 60_000],
  ["60.000 $", 60_000],
  ["60k", 60_000],
  ["60", 60_000],
  ["10", 10_000],
  ["0", 0],
  ["", 0],
  ["64,000", 60_000],
])("'%s' is %d dollars where 10,000 is the smallest note", (typed, dollars) => {
  expect(typedMoney(typed, 10_000)).toBe(dollars);
});

test.each(["a lot", "12 for 20", "-"])("'%s' is no amount", (typed) => {
  expect(typedMoney(typed, 10_000)).toBeNull();
});

test("where 1,000 is the smallest note, 6 is 6,000", () => {
  expect(typedMoney("6", 1000)).toBe(6000);
  expect(typedMoney("6000", 1000)).toBe(6000);
});
