import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import { SHOPS } from "../testing/boards";
import { GLYPHS } from "./glyphs";
import { letters, lettersSize, shopColour } from "./shops";
import ShopSymbol from "./ShopSymbol.svelte";
import { SIGNS } from "./signs";

describe.each(["modern", "classic"] as const)("in the %s edition", (edition) => {
  const names = SHOPS[edition].map(({ name }) => name);

  test("each of the twelve types has a symbol of its own", () => {
    expect(names).toHaveLength(12);
    const drawings = names.map((name) => JSON.stringify(GLYPHS[name]));
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(12);
  });

  test("each type has a colour of its own", () => {
    expect(new Set(names.map(shopColour)).size).toBe(12);
  });
});

test("no symbol is drawn for a type that no edition has", () => {
  const known = new Set([...SHOPS.modern, ...SHOPS.classic].map(({ name }) => name));
  expect(Object.keys(GLYPHS).filter((name) => !known.has(name))).toEqual([]);
});

describe("an own type", () => {
  test("shows the symbol the table chose", () => {
    const { container } = render(ShopSymbol, { name: "Toy Shop", symbol: "T!" });
    expect(container.querySelector("text")?.textContent).toBe("T!");
  });

  test("shows its initials without one", () => {
    expect(letters("Toy Shop", "")).toBe("TS");
    expect(letters("book", " ")).toBe("B");
  });

  test("has a neutral colour, always the same", () => {
    expect(shopColour("Toy Shop")).toMatch(/^var\(--shop-own-[123]\)$/);
    expect(shopColour("Toy Shop")).toBe(shopColour("Toy Shop"));
  });

  test("keeps up to eight letters on the tile", () => {
    for (const text of ["A", "AB", "ABC", "ABCDEFGH"]) {
      expect(lettersSize(text) * 0.75 * text.length).toBeLessThanOrEqual(24);
    }
  });
});

test("the five seats have five signs", () => {
  expect(new Set(SIGNS).size).toBe(5);
});
