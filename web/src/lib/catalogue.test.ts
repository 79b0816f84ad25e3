import { describe, expect, test } from "vitest";

import { problemText } from "./errors";
import { slug } from "./format";
import { chooseLanguage, has, t } from "./i18n";
import { FILTERS } from "./logFilter";
import { EFFECTS } from "./newTable";
import { REACTIONS, REASONS } from "./protocol";

const client = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const server = import.meta.glob<string>("../../../src/chinatown/{game,server}/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

function found(files: Record<string, string>, pattern: RegExp): string[] {
  const ids = Object.values(files).flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1]!));
  return [...new Set(ids)].sort();
}

const written = found(client, /\bt\(\s*"([a-z][a-z0-9-]*)"/g);
const refused = found(server, /\b(?:IllegalAction|BadSetup|RequestError)\(\s*"([a-z-]+)"/g);
const reasons = found(server, /^REASONS: Final = \(([^)]*)\)/gm).join("");
const reactions = found(server, /^REACTIONS: Final = \(([^)]*)\)/gm).join("");
const shops = found(server, /_types\(\d, ([^)]*)\)/g).flatMap((names) =>
  [...names.matchAll(/"([^"]+)"/g)].map((m) => m[1]!),
);

describe("the English catalogue is complete", () => {
  test("every text that the client asks for is there", () => {
    expect(written.length).toBeGreaterThan(150);
    expect(written.filter((id) => !has(id))).toEqual([]);
  });

  test("every refusal of the server has its sentence", () => {
    expect(refused.length).toBeGreaterThan(40);
    expect(refused.filter((code) => !has(`error-${code}`))).toEqual([]);
  });

  test("the ready-made reasons are those of the rules", () => {
    expect([...reasons.matchAll(/"([^"]+)"/g)].map((m) => m[1])).toEqual(REASONS);
  });

  test("the reactions are those of the rules", () => {
    expect([...reactions.matchAll(/"([^"]+)"/g)].map((m) => m[1])).toEqual(REACTIONS);
  });

  test("every shop type has its name", () => {
    expect(shops).toHaveLength(24);
    expect(shops.filter((name) => !has(`shop-${slug(name)}`))).toEqual([]);
  });

  test.each([
    ["edition", ["modern", "classic", "modern-about", "classic-about"]],
    ["phase", ["deal", "trade", "build"]],
    ["status", ["lobby", "playing", "over"]],
    ["answer", ["waiting", "agrees", "refuses"]],
    ["offer", ["made", "refused", "withdrawn", "lapsed", "failed"]],
    ["promise", ["open", "kept", "broken"]],
    ["draft", ["party", "items", "taker", "words", "idle"]],
    ["mark", ["chosen", "done", "built", "building"]],
    ["offers", ["of-others", "past"]],
    ["change", ["added", "changed", "removed"]],
    ["call", ["seeks", "gives", "card-seeks", "card-gives"]],
    ["filter", FILTERS],
    ["reaction", REACTIONS],
    ["react", REACTIONS],
    ["effects", EFFECTS],
    ["effects-chip", EFFECTS],
    ["reason", REASONS],
    ["year", ["1965", "1966", "1967", "1968", "1969", "1970", "1", "2", "3", "4", "5", "6"]],
    ["position-outlook-pays", ["tile", "business", "player"]],
    ["position-placing-tiles", ["in-turn", "at-once", "at-once-unless-asked"]],
    ["position-first-player", ["passes", "stays"]],
  ])("%s-… has all its texts", (begin, ends) => {
    expect(ends.filter((end) => !has(`${begin}-${end}`))).toEqual([]);
  });

  test.each([
    "street-access",
    "keep-cards",
    "early-outlook",
    "outlook-pays",
    "placing-tiles",
    "hidden-tiles",
    "open-money",
    "first-player",
    "trade-clock",
  ])("the switch %s is named and explained", (name) => {
    expect(has(`switch-${name}`) && has(`switch-${name}-about`)).toBe(true);
  });
});

describe("refusals in words", () => {
  const name = (seat: number): string => ["Mei", "Anna"][seat] ?? "?";

  test("name players and shops, and write dollars as money", () => {
    expect(problemText("building-not-owned", { building: 20, seat: 1 }, name)).toBe(
      "Building 20 does not belong to Anna.",
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
    expect(problemText("from-the-future", {}, name)).toContain("from-the-future");
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
