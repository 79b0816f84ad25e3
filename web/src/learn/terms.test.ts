import { describe, expect, test } from "vitest";

import type { Options } from "../lib/protocol";
import { ruleOfVariant, TERMS } from "../lib/terms";
import { EDITION } from "../testing/fixtures";
import served from "../testing/served.json";
import { readerOf, rulesFor } from "./rules";

// That each paragraph is there in each language is tested with the rules.

const { editions, switches } = served as unknown as Options;

/** The paragraphs for a table of an edition with these variants. */
const known = (edition: string, ...variants: string[]): string[] => {
  const chosen = editions.find(({ name }) => name === edition) ?? EDITION;
  return rulesFor({ ...readerOf(chosen, 4), variants }).flatMap(({ paragraphs }) =>
    paragraphs.map(({ name }) => name),
  );
};

test("every word with a link leads to a paragraph that some table has", () => {
  const all = new Set(editions.flatMap(({ name }) => known(name)));
  expect(Object.entries(TERMS).filter(([, name]) => !all.has(name))).toEqual([]);
});

describe.each(editions.map(({ name }) => name))("at a %s table", (edition) => {
  test("every phase and every word of the legend has its paragraph", () => {
    const words = Object.keys(TERMS).filter((word) => /^(phase|legend)-/.test(word));
    expect(words).toHaveLength(6);
    const paragraphs = known(edition);
    const lacking = words.filter((word) => !paragraphs.includes(TERMS[word as keyof typeof TERMS]));
    expect(lacking).toEqual([]);
  });
});

test("every variant leads to a paragraph that its table has", () => {
  expect(switches.length).toBeGreaterThan(5);
  for (const { name, positions } of switches) {
    const word = positions.length ? `${name}=${positions[0] ?? ""}` : name;
    const tables = editions.map((edition) => known(edition.name, word));
    expect(
      tables.some((paragraphs) => paragraphs.includes(ruleOfVariant(word))),
      word,
    ).toBe(true);
  }
});
