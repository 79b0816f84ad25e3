// Fonts lack many signs, and show a box instead. What people read is letters and common punctuation; signs are drawn.

import { expect, test } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogue = import.meta.glob<string>("../../../src/chinatown/catalogue/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Letters of the languages that are written, and signs that every font with them has. */
const COMMON =
  /[\u0020-\u024f\u2010-\u2015\u2018-\u201e\u2026\u2039\u203a\u00a0\u202f\u2009\u20ac\u2068\u2069\u2212\u2022\u2190-\u2193\s]/gu;

function uncommon(text: string): string[] {
  return [...new Set(text.replace(COMMON, ""))];
}

/** A component without what nobody reads: code comments, styles. */
function read(text: string): string {
  return text
    .replace(/<style>[^]*<\/style>/g, "")
    .replace(/<!--[^]*?-->/g, "")
    .replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
}

test("components have no sign that a font may lack", () => {
  expect(Object.keys(components).length).toBeGreaterThan(50);
  const signs = Object.entries(components).flatMap(([path, text]) =>
    uncommon(read(text)).map((sign) => `${path}: ${sign}`),
  );
  expect(signs).toEqual([]);
});

test("neither do texts of any language", () => {
  expect(Object.keys(catalogue).length).toBeGreaterThan(5);
  const signs = Object.entries(catalogue)
    .filter(([path]) => !/\/(cli|solve)\.ftl$/.test(path))
    .flatMap(([path, text]) =>
      text
        .split("\n")
        .filter((line) => !line.startsWith("#"))
        .flatMap((line) => uncommon(line).map((sign) => `${path}: ${sign} in ${line}`)),
    );
  expect(signs).toEqual([]);
});
