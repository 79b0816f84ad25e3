// What the rules in the page consist of: sections of paragraphs, and which of them a table needs.

import type { EditionInfo, Options, SwitchInfo, TableInfo } from "../lib/protocol";
import { isPlain } from "../lib/newTable";
import type { PlannedRules } from "../lib/rulebook.svelte";
import { ruleOfVariant } from "../lib/terms";

/** Whom the rules are for: a table, or anybody with an edition and perhaps a number of players. */
export interface Reader {
  edition: EditionInfo;
  /** 0 where it is open. */
  players: number;
  /** Words such as `street-access` and `first-player=stays`. */
  variants: readonly string[];
  /** 0 before the game. */
  round: number;
  ownShops: boolean;
}

export type Extra = "rounds" | "pays" | Picture;
/** What is drawn with the board itself. */
export type Picture = "neighbours" | "chain" | "street" | "business" | "finished" | "larger";

export interface Paragraph {
  name: string;
  /** Whether the reader needs it; always where it is left out. */
  when?: (reader: Reader) => boolean;
  extra?: Extra;
}

export interface Section {
  name: string;
  paragraphs: readonly Paragraph[];
}

/** Return where a table has set a switch: "on" for a plain one, empty where it is off. */
export function position({ variants }: Reader, name: string): string {
  const word = variants.find((variant) => variant.split("=")[0] === name);
  if (word === undefined) return "";
  return word.split("=")[1] ?? "on";
}

const plays =
  (name: string) =>
  (reader: Reader): boolean =>
    position(reader, name) !== "";
const binds = (reader: Reader): boolean => !plays("immediate-only")(reader);
const withOutlook = ({ edition }: Reader): boolean => edition.outlook.length > 0;

export const SECTIONS: readonly Section[] = [
  { name: "aim", paragraphs: [{ name: "aim" }, { name: "round" }, { name: "winner" }] },
  {
    name: "things",
    paragraphs: [
      { name: "board", extra: "neighbours" },
      { name: "tiles" },
      { name: "owning" },
      { name: "money" },
      { name: "outlook-cards", when: withOutlook },
      { name: "own-shops", when: ({ ownShops }) => ownShops },
    ],
  },
  {
    name: "deal",
    paragraphs: [
      { name: "deal" },
      { name: "deal-numbers", extra: "rounds" },
      { name: "deal-why" },
      { name: "keep-fewer", when: plays("keep-fewer") },
      { name: "keep-cards", when: plays("keep-cards") },
      {
        name: "early-outlook",
        when: (reader) => withOutlook(reader) && plays("early-outlook")(reader),
      },
      { name: "draw" },
    ],
  },
  {
    name: "trade",
    paragraphs: [
      { name: "trade" },
      { name: "goods" },
      { name: "whole" },
      { name: "cash" },
      { name: "offers" },
      { name: "counter" },
      { name: "three", extra: "chain" },
      { name: "calls" },
      { name: "secret" },
      { name: "talk" },
      { name: "immediate-only", when: plays("immediate-only") },
      { name: "agreements", when: binds },
      { name: "choices", when: binds },
      { name: "promises" },
      { name: "done" },
      { name: "trade-clock", when: plays("trade-clock") },
    ],
  },
  {
    name: "build",
    paragraphs: [
      { name: "build" },
      { name: "placing" },
      { name: "street", when: plays("street-access"), extra: "street" },
    ],
  },
  {
    name: "income",
    paragraphs: [
      { name: "business", extra: "business" },
      { name: "pays", extra: "pays" },
      { name: "finished", extra: "finished" },
      { name: "larger", extra: "larger" },
      { name: "outlook", when: withOutlook },
      { name: "debts", when: binds },
    ],
  },
  { name: "end", paragraphs: [{ name: "next" }, { name: "first" }, { name: "early-end" }] },
  {
    name: "browser",
    paragraphs: [
      { name: "seats" },
      { name: "away" },
      { name: "gains" },
      { name: "instructions" },
      { name: "limits" },
      { name: "typing" },
      { name: "trouble" },
    ],
  },
  { name: "keys", paragraphs: [{ name: "keys" }] },
];

/** The sections that a reader needs, with the paragraphs that a reader needs. */
export function rulesFor(reader: Reader): Section[] {
  return SECTIONS.map(({ name, paragraphs }) => ({
    name,
    paragraphs: paragraphs.filter(({ when }) => !when || when(reader)),
  }));
}

/** Return whether a reader's rules have a paragraph. */
export function hasParagraph(reader: Reader, name: string): boolean {
  return rulesFor(reader).some(({ paragraphs }) =>
    paragraphs.some((paragraph) => paragraph.name === name),
  );
}

/** Whom a table's rules are for. */
export function readerAt(table: TableInfo, round: number): Reader {
  return {
    edition: table.edition,
    players: table.seats.length,
    variants: table.variants,
    round,
    ownShops: table.own_shops.length > 0,
  };
}

/** Whom the rules of an edition are for, as long as no table is chosen. */
export function readerOf(edition: EditionInfo, players: number): Reader {
  return { edition, players, variants: [], round: 0, ownShops: false };
}

/**
 * Whom the rules are for of a table that is being set up. They say what a switch does that is looked up, be it
 * on or off; of one with positions, what the form has, as far as that is a rule.
 */
export function readerPlanning(
  planned: PlannedRules,
  at: string,
  switches: readonly SwitchInfo[],
): Reader {
  const reader = { ...planned, round: 0, ownShops: planned.ownShops || at === "own-shops" };
  const known = switches.find(({ name }) => name === at);
  if (!known || position(reader, at)) return reader;
  if (isPlain(known)) return { ...reader, variants: [...reader.variants, at] };
  if (hasParagraph(reader, ruleOfVariant(at))) return reader;
  return { ...reader, variants: [...reader.variants, `${at}=${known.positions[0] ?? ""}`] };
}

/** What the sentences choose among, before sums are written in the reader's way. */
export function choices(reader: Reader): Record<string, string | number> {
  const { edition } = reader;
  const on = (name: string): string => (position(reader, name) ? "yes" : "no");
  return {
    years: edition.years[0] === "1" ? "no" : "yes",
    players: reader.players,
    openmoney: on("open-money"),
    hiddentiles: on("hidden-tiles"),
    placing: position(reader, "placing-tiles") || edition.placing,
    outlookpays: position(reader, "outlook-pays") || "tile",
    firstplayer: position(reader, "first-player") || "passes",
    firstseat: position(reader, "first-seat") ? "named" : "drawn",
    regroup: edition.regroup ? "yes" : "no",
    minutes: Number(position(reader, "trade-clock")) || 0,
  };
}

/** The numbers of each round, for one number of players or, where that is open, for each. */
export function numbersOf(
  reader: Reader,
  rounds: Options["rounds"],
): [string, Options["rounds"][string]][] {
  return Object.entries(rounds).filter(
    ([players]) => !reader.players || Number(players) === reader.players,
  );
}

/** A piece of a paragraph: words, or words that lead to another paragraph. */
export interface Piece {
  words: string;
  to?: string;
}

/** Take a paragraph's links apart: `A [business](business) pays.` */
export function pieces(text: string): Piece[] {
  return text.split(/(\[[^\]]+\]\([a-z-]+\))/).flatMap((part): Piece[] => {
    const [, words, to] = /^\[([^\]]+)\]\(([a-z-]+)\)$/.exec(part) ?? [];
    if (words !== undefined && to !== undefined) return [{ words, to }];
    return part ? [{ words: part }] : [];
  });
}

/** A paragraph as it is read, without links. */
export function plain(text: string): string {
  return pieces(text)
    .map(({ words }) => words)
    .join("");
}

/** What is compared when one searches: without case and accents. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLocaleLowerCase();
}

/** Return whether a text has every one of the words that are searched for. */
export function mentions(text: string, words: string): boolean {
  const whole = folded(plain(text));
  return folded(words)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
