import { describe, expect, test } from "vitest";

import { contrast, difference, parse, type Colour } from "./testing/colours";
import css from "./theme.css?raw";

type Theme = "light" | "dark" | "contrast";

const DECLARATION = /--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g;

function readColours(): Record<Theme, Map<string, Colour>> {
  const colours = { light: new Map<string, Colour>(), dark: new Map<string, Colour>() };
  const [usual = "", contrasting = ""] = css.split(':root[data-theme="contrast"]');
  for (const [, name = "", light, dark, both] of usual.matchAll(DECLARATION)) {
    colours.light.set(name, parse(light ?? both ?? ""));
    colours.dark.set(name, parse(dark ?? both ?? ""));
  }
  // What the third theme does not say, it has from the dark one.
  const contrast = new Map(colours.dark);
  for (const [, name = "", , , both] of contrasting.matchAll(DECLARATION))
    contrast.set(name, parse(both ?? ""));
  return { ...colours, contrast };
}

const colours = readColours();
const numbered = (name: string, count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => `${name}-${at + from}`);
const SHOPS = numbered("shop", 12);
const OWN = numbered("shop-own", 3);
const SEATS = numbered("seat", 5, 0);
const MARKS = [
  "dealt",
  "kept",
  "legal",
  "planned",
  "picked",
  "offered",
  "wanted",
  "asked",
  "moved",
];

describe.each(["light", "dark", "contrast"] as const)("by the %s theme", (theme) => {
  const colour = (name: string): Colour => {
    const value = colours[theme].get(name);
    if (value === undefined) throw new Error(`theme.css has no colour --${name}`);
    return value;
  };
  const between = (first: string, second: string): number =>
    contrast(colour(first), colour(second));

  test.each([
    ["text", ["bg", "panel", "raised", "street", "lot", "accent-soft"]],
    ["muted", ["bg", "panel", "raised", "street"]],
    ["accent", ["bg", "panel", "raised"]],
    ["good", ["bg", "panel", "raised"]],
    ["bad", ["bg", "panel", "raised"]],
    ["on-accent", ["accent"]],
    ["on-gold", ["gold"]],
    ["lot-number", ["lot"]],
    ["shop-ink", [...SHOPS, ...OWN]],
  ])("%s is readable on all it is written on", (text, grounds) => {
    for (const ground of grounds) {
      // Shops have the same colours in all themes.
      const least = theme === "contrast" && text !== "shop-ink" ? 7 : 4.5;
      expect(between(text, ground), `--${text} on --${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  test("borders of fields and of lots stand out where contrast is wanted", () => {
    const least = theme === "contrast" ? 7 : 1;
    expect(between("line", "panel")).toBeGreaterThanOrEqual(least);
    expect(between("lot-edge", "lot")).toBeGreaterThanOrEqual(least);
  });

  test("the focus ring stands out", () => {
    for (const ground of ["bg", "panel", "raised", "street", "block", "lot"]) {
      expect(between("focus", ground), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test("rings of marks stand out from their edge and the drawings from their tags", () => {
    for (const mark of MARKS) {
      expect(between(`mark-${mark}`, "mark-ink"), mark).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("seats' colours stand out from the line round them or from the lot", () => {
    for (const seat of SEATS) {
      const best = Math.max(between(seat, "seat-edge"), between(seat, "lot"));
      expect(best, seat).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([
    ["shops", [...SHOPS], 9],
    ["seats", SEATS, 12],
  ])("the colours of %s differ from each other", (_, names, least) => {
    for (const [at, first] of names.entries()) {
      for (const second of names.slice(at + 1)) {
        const apart = difference(colour(first), colour(second));
        expect(apart, `${first} and ${second}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
