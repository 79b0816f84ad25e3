import { expect, test } from "vitest";

import { MARKS } from "./marks";

test("no two marks have the same ring, nor the same drawing", () => {
  const styles = Object.values(MARKS);
  const rings = styles.map(({ width, dashes, double }) => `${width} ${dashes} ${double}`);
  expect(new Set(rings).size).toBe(styles.length);
  expect(new Set(styles.map(({ icon }) => icon)).size).toBe(styles.length);
});
