import { describe, expect, test } from "vitest";

import type { Options } from "../lib/protocol";
import { ruleOfVariant, TERMS } from "../lib/terms";
import { EDITION } from "../testing/fixtures";
import served from "../testing/served.json";
import { readerOf, rulesFor } from "./rules";

// That each paragraph is there in each language is tested with the rules.

const components = import.meta.glob<string>("../{pages,table,talk,ui}/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.entries(components).map(([path, text]) => ({
  name: path.replace(/^.*\/|\.svelte$/g, ""),
  path,
  text,
}));

/** What stands at a table where a term of the game would: at a box to tick, or above other things. */
const NAMED = /<(label|h[1-6]|legend|summary|dt)\b[^]*?<\/\1>/g;
const TEXT = /\bt\(\s*"([a-z0-9-]+)"/g;
const LINK = /<RulesLink\b[^]*?\/>|<PanelHead\b[^]*?>/g;

/** Words of the page, not of the game, and words that stand below a link about them. */
const PLAIN = new Set([
  // Whom something goes to, and what is given; the offer as a whole has its link.
  ...["goes-to", "goes-to-whom", "gives", "you-give", "you-get", "conversation-before"],
  // The form for a call begins with the link about calls.
  "call-first",
  // And that for a report with the link about reports.
  ...["reporting-whom", "reporting-reason", "reporting-remark"],
  // The dialogs have links below the words that they begin with.
  ...["income-title", "returned-title"],
  // The phases beside the round, and the heading over an instruction, are links.
  ...["round-of", "instruction-about"],
  // How the page behaves in this browser.
  ...["ask-before-loss", "sound", "sounds", "vibration", "keys-on", "keys-title", "watch-link"],
  // Between people who share a device.
  ...["pass-who", "pass-to"],
  // Other ways to see and say the same.
  ...["log", "spoken-board-title", "spoken-line", "report-table", "story-steps"],
]);

const named = (text: string, parts: RegExp): string[] =>
  [...text.matchAll(parts)].flatMap(([part]) => [...part.matchAll(TEXT)].map(([, id]) => id ?? ""));

const { editions, switches } = served as unknown as Options;

/** The paragraphs for a table of an edition with these variants. */
const known = (edition: string, ...variants: string[]): string[] => {
  const chosen = editions.find(({ name }) => name === edition) ?? EDITION;
  return rulesFor({ ...readerOf(chosen, 4), variants }).flatMap(({ paragraphs }) =>
    paragraphs.map(({ name }) => name),
  );
};

test("every word with a link leads to a paragraph that some table has", () => {
  const plain = switches.map(({ name, positions }) =>
    positions.length ? `${name}=${positions[0] ?? ""}` : name,
  );
  const tables = editions.flatMap(({ name }) => [known(name), known(name, ...plain)]);
  const all = new Set(tables.flat());
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

test("every word that a table puts above things or at a box has its link, or is no word of the game", () => {
  const linked = new Set(sources.flatMap(({ text }) => named(text, LINK)));
  const lacking = sources
    .filter(({ path }) => /\/(table|talk)\//.test(path))
    .flatMap(({ name, text }) => named(text, NAMED).map((id) => ({ name, id })))
    .filter(({ id }) => !linked.has(id) && !PLAIN.has(id));
  expect(lacking).toEqual([]);
});

test("every setting of a new table has its link", () => {
  const { text = "" } = sources.find(({ name }) => name === "Switches") ?? {};
  const settings = text.match(/<li>[^]*?<\/li>/g) ?? [];
  expect(settings.length).toBeGreaterThan(1);
  expect(settings.filter((setting) => !setting.includes("<RulesLink"))).toEqual([]);
});

test("every term that has a paragraph is linked from somewhere", () => {
  const all = sources.map(({ text }) => text).join("\n");
  const unused = Object.keys(TERMS).filter(
    (term) =>
      !/^(phase|legend)-/.test(term) &&
      !all.includes(`TERMS.${term}`) &&
      !all.includes(`"${term}"`),
  );
  expect(unused).toEqual([]);
});

test("whatever shows a refusal shows the way to its paragraph", () => {
  const showing = /\b(problemText\(|\.reason\(|trade\.trouble\})/;
  const refusing = sources.filter(({ text }) => showing.test(text));
  expect(refusing.map(({ name }) => name)).toContain("Refused");
  const lacking = refusing.filter(({ text }) => !text.includes("<RulesLink"));
  expect(lacking.map(({ path }) => path)).toEqual([]);
});
