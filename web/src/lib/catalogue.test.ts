import { describe, expect, test } from "vitest";

import { problemText } from "./errors";
import { has, t } from "./i18n";
import { chooseLanguage } from "./language.svelte";
import { FILTERS } from "./logFilter";

// Many ids are put together from codes, so an id is a string to the compiler; those that are written
// out are looked for in the sources, as nothing else names them all.
const client = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
function matches(files: Record<string, string>, pattern: RegExp): string[] {
  const ids = Object.values(files).flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1]!));
  return [...new Set(ids)].sort();
}

const written = matches(client, /\bt\(\s*"([a-z][a-z0-9-]*)"/g);

describe("the English catalogue is complete", () => {
  test("every text that the client asks for is there", () => {
    expect(written.length).toBeGreaterThan(150);
    expect(written.filter((id) => !has(id))).toEqual([]);
  });

  test.each([
    ["phase", ["deal", "trade", "build"]],
    ["answer", ["waiting", "agrees", "refuses"]],
    ["offer", ["made", "withdrawn"]],
    ["promise", ["open", "kept", "broken"]],
    ["draft", ["party", "items", "taker", "words", "idle"]],
    ["mark", ["chosen", "done", "built", "building"]],
    ["offers", ["of-others", "past"]],
    ["change", ["added", "changed", "removed"]],
    ["call", ["seeks", "gives", "card-seeks", "card-gives"]],
    ["street", ["main", "0", "1", "2", "3", "4", "5"]],
    ["filter", FILTERS],
  ])("%s-… has all its texts", (begin, ends) => {
    expect(ends.filter((end) => !has(`${begin}-${end}`))).toEqual([]);
  });
});

describe("refusals in words", () => {
  const name = (seat: number): string => ["Mei", "Anna"][seat] ?? "?";

  test("name players and shops, and write dollars as money", () => {
    expect(problemText("building-not-owned", { building: 20, seat: 1 }, name)).toBe(
      "Building 20 doesn’t belong to Anna.",
    );
    expect(problemText("not-enough-cash", { cash: 60_000, held: 50_000 }, name)).toContain(
      "$60,000",
    );
    expect(problemText("tile-not-held", { seat: 0, shop: "Dim Sum" }, name)).toContain("Dim Sum");
  });

  test("join lists", () => {
    const text = problemText(
      "unknown-edition",
      { edition: "x", known: ["modern", "classic"] },
      name,
    );
    expect(text).toContain("modern and classic");
  });

  test("say something for a code that nobody knows", () => {
    expect(problemText("from-the-future" as "internal", {}, name)).toContain("from-the-future");
  });
});

test("a text that is missing shows its id, and a missing argument its name", () => {
  expect(t("no-such-text")).toBe("no-such-text");
  expect(t("gives")).toContain("$name");
});

test("the language is the first wanted one that there is, else English", () => {
  expect(chooseLanguage(["de-AT", "fr"], ["en", "fr"])).toBe("fr");
  expect(chooseLanguage(["fr-CA"], ["en", "fr"])).toBe("fr");
  expect(chooseLanguage(["ja"], ["en", "fr"])).toBe("en");
});
