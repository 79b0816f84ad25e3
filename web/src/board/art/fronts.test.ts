import { expect, test } from "vitest";

import { SHOPS } from "../../testing/boards";
import { frontOf } from "./fronts";

test.each(["modern", "classic"] as const)(
  "each type of the %s edition has a front of its own",
  (edition) => {
    const fronts = SHOPS[edition].map(({ name }) => JSON.stringify(frontOf(name)));
    expect(fronts).toHaveLength(12);
    expect(new Set(fronts).size).toBe(12);
  },
);

test("a type that a table made up has a front too", () => {
  expect(frontOf("Kites").window).not.toBe("");
});
