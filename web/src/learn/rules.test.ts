import { FluentBundle, FluentResource } from "@fluent/bundle";
import later from "virtual:later-texts";
import { describe, expect, test } from "vitest";

import { EDITION, TABLE } from "../testing/fixtures";
import served from "../testing/served.json";
import type { Options } from "../lib/protocol";
import { paragraphOf, RULE_OF } from "./errorRules";
import { exampleOf } from "./examples";
import {
  choices,
  mentions,
  numbersOf,
  pieces,
  plain,
  readerAt,
  readerOf,
  rulesFor,
  SECTIONS,
  type Picture,
  type Reader,
} from "./rules";

const { editions, rounds } = served as unknown as Options;
const paragraphs = SECTIONS.flatMap((section) => section.paragraphs);
const names = paragraphs.map(({ name }) => name);
const reader = (...variants: string[]): Reader => ({ ...readerOf(EDITION, 4), variants });
const namesFor = (someone: Reader): string[] =>
  rulesFor(someone).flatMap((section) => section.paragraphs.map(({ name }) => name));

async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await later.rules[language]?.()) ?? ""));
  return bundle;
}

describe.each(Object.keys(later.rules))("the rules in %s", (language) => {
  test("have every heading, paragraph and picture, and every link leads somewhere", async () => {
    const bundle = await bundleOf(language);
    const text = (id: string): string => {
      const pattern = bundle.getMessage(id)?.value;
      const args = { ...choices(reader("trade-clock=8")), start: "$5", unit: "$1" };
      return pattern ? bundle.formatPattern(pattern, args, []) : "";
    };
    const ids = [
      ...SECTIONS.map(({ name }) => `section-${name}`),
      ...names.map((name) => `rule-${name}`),
      ...paragraphs.flatMap(({ extra }) =>
        extra && extra !== "rounds" && extra !== "pays" ? [`picture-${extra}`] : [],
      ),
    ];
    expect(ids.filter((id) => !text(id))).toEqual([]);
    const links = names.flatMap((name) => pieces(text(`rule-${name}`)).map(({ to }) => to));
    expect(links.filter((to) => to !== undefined).length).toBeGreaterThan(5);
    expect(links.filter((to) => to !== undefined && !names.includes(to))).toEqual([]);
    expect(ids.map(text).filter((words) => /\{|\$[a-z]|\]\(/.test(plain(words)))).toEqual([]);
  });
});

test("every refusal leads to a paragraph that there is", () => {
  expect(Object.values(RULE_OF).filter((name) => !names.includes(name))).toEqual([]);
  expect(paragraphOf("keep-count")).toBe("deal");
  expect(paragraphOf("income")).toBe("business");
  expect(paragraphOf("pays")).toBe("pays");
});

test("no paragraph is there twice", () => {
  expect(new Set(names).size).toBe(names.length);
});

describe("a table's rules", () => {
  test("leave out what it does not play", () => {
    expect(namesFor(reader())).not.toContain("street");
    expect(namesFor(reader("street-access"))).toContain("street");
    expect(namesFor(reader())).not.toContain("outlook");
    const classic = editions.find(({ outlook }) => outlook.length)!;
    expect(namesFor(readerOf(classic, 3))).toContain("outlook");
    expect(namesFor(reader("immediate-only"))).not.toContain("agreements");
  });

  test("choose their words by its switches", () => {
    expect(choices(reader()).placing).toBe("in-turn");
    expect(choices(reader("placing-tiles=at-once")).placing).toBe("at-once");
    expect(choices(reader("open-money")).openmoney).toBe("yes");
    expect(choices(reader("trade-clock=8")).minutes).toBe(8);
    expect(choices(reader("first-seat=2")).firstseat).toBe("named");
  });

  test("have the numbers for its players only", () => {
    const here = readerAt(TABLE, 2);
    expect(numbersOf(here, rounds).map(([players]) => players)).toEqual(["3"]);
    expect(numbersOf(here, rounds)[0]?.[1][0]).toEqual({ dealt: 7, kept: 5, drawn: 7 });
    expect(numbersOf(readerOf(EDITION, 0), rounds)).toHaveLength(3);
  });
});

test("words with a link are told from words without", () => {
  expect(pieces("A [business](business) pays.")).toEqual([
    { words: "A " },
    { words: "business", to: "business" },
    { words: " pays." },
  ]);
});

test("a search needs every word, whatever its case and accents", () => {
  expect(mentions("Zwei Läden sind ein [Geschäft](business).", "geschaft laden")).toBe(true);
  expect(mentions("Rynek łączy graczy", "laczy")).toBe(true);
  expect(mentions("A business pays", "business owner")).toBe(false);
});

test("every picture shows lots that somebody owns, with shops of its edition", () => {
  for (const edition of editions) {
    const shops = edition.shops.map(({ name }) => name);
    const pictures: Picture[] = ["neighbours", "chain", "street", "business", "finished", "larger"];
    for (const picture of pictures) {
      const { shown, owned, marks } = exampleOf(picture, edition);
      expect(shown.length).toBeGreaterThan(0);
      expect(owned.length + Object.keys(marks).length).toBeGreaterThan(0);
      for (const { shop } of owned) expect(shop === undefined || shops.includes(shop)).toBe(true);
    }
  }
});
