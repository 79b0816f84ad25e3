// Money, lists, shops and trades in words.

import { assertNever } from "./assertNever";
import { has, t } from "./i18n";
import { isolated } from "./isolated";
import { language } from "./language.svelte";
import type {
  BuildingClause,
  Choice,
  Goods,
  Phrase,
  Placement,
  Said,
  Share,
  Trade,
  Transfer,
} from "./protocol";
import { emptyTransfer } from "./transfer";

const USD = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;

/** How a language writes what is not words. */
class Formats {
  readonly dollars: Intl.NumberFormat;
  readonly shortDollars: Intl.NumberFormat;
  readonly change: Intl.NumberFormat;
  readonly share: Intl.NumberFormat;
  readonly and: Intl.ListFormat;
  readonly or: Intl.ListFormat;
  readonly clockTime: Intl.DateTimeFormat;
  readonly dayAndTime: Intl.DateTimeFormat;

  constructor(locale: string) {
    const whole = { ...USD, maximumFractionDigits: 0 };
    this.dollars = new Intl.NumberFormat(locale, whole);
    this.change = new Intl.NumberFormat(locale, { ...whole, signDisplay: "exceptZero" });
    this.share = new Intl.NumberFormat(locale, { style: "percent" });
    this.shortDollars = new Intl.NumberFormat(locale, {
      ...USD,
      notation: "compact",
      // As in whole sums: otherwise 9000, but 10.000.
      useGrouping: true,
    });
    this.and = new Intl.ListFormat(locale, { type: "conjunction" });
    this.or = new Intl.ListFormat(locale, { type: "disjunction" });
    this.clockTime = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
    this.dayAndTime = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
    });
  }
}

const known = new Map<string, Formats>();

function formats(): Formats {
  const { locale } = language;
  let result = known.get(locale);
  if (!result) known.set(locale, (result = new Formats(locale)));
  return result;
}

/** Integer dollars, as in $10,000. */
export function money(amount: number): string {
  return formats().dollars.format(amount);
}

/** The same where there is little room, as in $10K. */
export function shortMoney(amount: number): string {
  return formats().shortDollars.format(amount);
}

/** The same with a plus or minus sign, unless it is zero. */
export function change(amount: number): string {
  return formats().change.format(amount);
}

/** The same where there is little room. */
export function shortChange(amount: number): string {
  return amount > 0 ? `+${shortMoney(amount)}` : shortMoney(amount);
}

/** A share of 1 in per cent. */
export function percent(share: number): string {
  return formats().share.format(share);
}

/** When something was, as its reader writes times: of another day than today with the date. */
export function timeText(at: string, now = new Date()): string {
  const then = new Date(at);
  const today = then.toDateString() === now.toDateString();
  const { clockTime, dayAndTime } = formats();
  return (today ? clockTime : dayAndTime).format(then);
}

/** The day on which something was. */
export function dayText(at: string): string {
  return new Date(at).toLocaleDateString(language.locale, { dateStyle: "long" });
}

/** A list in words: one, two and three. */
export function list(items: readonly string[]): string {
  return formats().and.format(items.map(isolated));
}

/** Options in words: one, two or three. */
export function either(options: readonly string[]): string {
  return formats().or.format(options.map(isolated));
}

/** Numbers of buildings in words, lowest first. */
export function lots(buildings: readonly number[]): string {
  return list([...buildings].sort((a, b) => a - b).map(String));
}

/** What a name looks like in ids: lower case, single dashes for all else. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** A shop type in the reader's language; a type made up by the table has the name it was given. */
export function shopName(name: string): string {
  const id = `shop-${slug(name)}`;
  return /^shop-[a-z][a-z0-9-]*$/.test(id) && has(id) ? t(id) : isolated(name);
}

/** How many there are of each, in the order they first come in. */
export function counted(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** Tiles in words: 2 Dim Sum and Laundry. */
export function tiles(names: readonly string[]): string {
  return list(tileWords(names));
}

function tileWords(names: readonly string[]): string[] {
  return counted(names).map(([name, count]) => t("trade-tiles", { count, shop: shopName(name) }));
}

/** Placements in words: Photo on 12 and Photo on 13. */
export function placements(placed: readonly Placement[]): string {
  return list(
    placed.map(({ shop, building }) =>
      t("placement", { shop: shopName(shop), lot: String(building) }),
    ),
  );
}

/** The shop type on a building, or null. */
export type ShopAt = (building: number) => string | null;
/** The name of the player at a seat. */
export type NameOf = (seat: number) => string;

/** What can change hands. */
export type ThingKind =
  "building" | "card" | "tile" | "cash" | "due" | "share" | "clause" | "choice";

/**
 * One thing that changes hands: a building with its shop, tiles of a type, a card, or money.
 *
 * Agreements about the round and choices are in words already.
 */
export function thingText(
  kind: ThingKind,
  what: number | string,
  amount: number,
  shopAt: ShopAt,
): string {
  const lot = String(what);
  switch (kind) {
    case "building": {
      const shop = shopAt(Number(what));
      return shop
        ? t("trade-shop", { shop: shopName(shop), lot })
        : t("trade-buildings", { count: 1, lots: lot });
    }
    case "card":
      return t("trade-cards", { count: 1, lots: lot });
    case "tile":
      return t("tiles-of", { count: amount, shop: shopName(lot) });
    case "due":
      return t("trade-due", { money: money(amount) });
    case "cash":
      return money(amount);
    case "share":
    case "clause":
    case "choice":
      return lot;
    default:
      return assertNever(kind);
  }
}

/** What one seat gives another, a phrase for each item. */
export function transferItems(given: Transfer, shopAt: ShopAt): string[] {
  const bare = given.buildings.filter((building) => shopAt(building) === null);
  const items: string[] = [];
  if (bare.length) items.push(t("trade-buildings", { count: bare.length, lots: lots(bare) }));
  for (const building of given.buildings) {
    const shop = shopAt(building);
    if (shop) items.push(t("trade-shop", { shop: shopName(shop), lot: String(building) }));
  }
  items.push(...tileWords(given.tiles));
  if (given.cards.length)
    items.push(t("trade-cards", { count: given.cards.length, lots: lots(given.cards) }));
  if (given.cash) items.push(t("trade-cash", { money: money(given.cash) }));
  if (given.due) items.push(t("trade-due", { money: money(given.due) }));
  items.push(...given.shares.map(shareText), ...given.clauses.map(clauseText));
  return items;
}

const FRACTIONS: Record<string, string> = {
  "1/1": "all",
  "1/2": "half",
  "1/3": "third",
  "2/3": "two-thirds",
  "1/4": "quarter",
  "3/4": "three-quarters",
};

/** A share of income in words. */
export function shareText(share: Share): string {
  const { buildings, parts, whole, at_least: least, at_most: most } = share;
  return t("trade-share", {
    fraction: FRACTIONS[`${parts}/${whole}`] ?? "other",
    parts,
    whole,
    lots: lots(buildings),
    count: buildings.length,
    of: share.of,
    limits: least && most ? "both" : least ? "least" : most ? "most" : "none",
    least: money(least),
    most: money(most),
  });
}

/** What somebody is bound to build, or not to build. */
export function clauseText({ building, shop, builds }: BuildingClause): string {
  const id = builds ? "trade-builds" : shop ? "trade-builds-not" : "trade-leaves-empty";
  return t(id, { lot: String(building), shop: shopName(shop) });
}

/** What is left to be chosen, in words: one of the options. */
export function choiceText({ options }: Choice, shopAt: ShopAt): string {
  return t("trade-one-of", {
    options: either(options.map((option) => list(transferItems(option, shopAt)))),
  });
}

/** What a call seeks or gives, in words. */
export function goodsText(goods: Goods, shopAt: ShopAt): string {
  return list(transferItems({ ...emptyTransfer(0, 0), ...goods }, shopAt));
}

/** Whether a call names nothing on this side. */
export function isEmpty({ buildings, tiles, cash }: Goods): boolean {
  return buildings.length === 0 && tiles.length === 0 && cash === 0;
}

/** A whole trade as one sentence without a full stop. */
export function tradeText(trade: Trade, name: NameOf, shopAt: ShopAt): string {
  const clauses = trade.transfers.map((given) =>
    t("trade-gives", {
      name: name(given.giver),
      other: name(given.taker),
      items: list(transferItems(given, shopAt)),
    }),
  );
  for (const { chooser, options } of trade.choices)
    clauses.push(
      t("trade-choice", {
        name: name(options[0]?.giver ?? chooser),
        other: name(options[0]?.taker ?? chooser),
        chooser: name(chooser),
        options: either(options.map((option) => list(transferItems(option, shopAt)))),
      }),
    );
  for (const { giver, taker, text } of trade.promises)
    clauses.push(t("trade-promise", { name: name(giver), other: name(taker), text }));
  if (!clauses.length) return t("trade-nothing");
  return clauses.reduce((before, after) => t("trade-parts", { before, after }));
}

/** What somebody says in ready-made phrases, as sentences. */
export function spoken(phrases: readonly Phrase[], name: NameOf): string {
  return phrases
    .map(({ code, seat, shop, buildings, tiles, size, dollars, rounds }) =>
      t(`phrase-${code}`, {
        name: name(seat),
        shop: shopName(shop),
        lots: lots(buildings),
        wares: list([...buildings.map(String), ...tileWords(tiles)]),
        homes: buildings.length,
        tiles: tiles.length,
        size,
        money: money(dollars),
        count: rounds,
      }),
    )
    .join(" ");
}

/** What was said, in words, by a reaction or in phrases. */
export function saidText({ kind, text, phrases }: Said, name: NameOf): string {
  return kind === "reaction" ? t(`react-${text}`) : text || spoken(phrases, name);
}

/** What the edition calls a round, in words. */
export function yearText(year: string): string {
  const id = `year-${year}`;
  return has(id) ? t(id) : year;
}
