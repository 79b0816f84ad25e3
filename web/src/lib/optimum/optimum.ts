// The placement that pays an owner most, exact, as the server's analysis finds it (docs/analysis.md): so a puzzle is
// judged without a server. One owner has at most 30 lots, so all choices are tried, without a bound.

import type { EditionInfo, LotInfo } from "../protocol";
import { bits, count, countedUnits, districtsOf, paymentsOf } from "./district";
import type { District, LotSet, Payment } from "./district";
import { counted, covers, MIN_PART, NO_PARTS, together, usesOf } from "./uses";
import type { Counts, Use } from "./uses";

/** How many more tiles than its maximum size there are of each shop type. */
const SPARE_TILES = 3;

/** What one owner has: lots without a shop, lots with one and its type's place, and tiles by type. */
export interface Holding {
  empty: readonly number[];
  shops: ReadonlyMap<number, number>;
  tiles: readonly number[];
}

export interface Optimum {
  /** In dollars, for one round. */
  income: number;
  /** Where tiles are placed for that: shop types by building. */
  placed: ReadonlyMap<number, number>;
}

/** A way to put tiles of types together: sizes by type, what they bring beyond one unit a tile, and what they need. */
interface Splitting {
  bonus: number;
  needs: Counts;
  sizes: readonly (readonly [kind: number, size: number])[];
  used: readonly number[];
}

/** Uses of all districts so far. */
interface Ground {
  bonus: number;
  counts: Counts;
  used: readonly number[];
  uses: readonly (readonly [District, Use])[];
}

export class Solver {
  readonly #unit: number;
  readonly #payments: readonly Payment[];
  readonly #districts: readonly District[];

  constructor(edition: EditionInfo, lots: readonly LotInfo[]) {
    this.#unit = edition.unit;
    this.#payments = paymentsOf(edition);
    this.#districts = districtsOf(lots);
  }

  /** The most that an owner can earn in one round, shops staying where they stand. */
  best({ empty, shops, tiles }: Holding): Optimum {
    const grounds = this.#grounds(empty, shops, tiles);
    const splittings = this.#splittings(tiles);
    let best: { bonus: number; ground: Ground; splitting: Splitting } | null = null;
    for (const ground of grounds) {
      for (const splitting of splittings) {
        const bonus = ground.bonus + splitting.bonus;
        // The best splitting comes first.
        if (best && bonus <= best.bonus) break;
        if (
          covers(ground.counts, splitting.needs) &&
          tiles.every((all, kind) => all >= (ground.used[kind] ?? 0) + (splitting.used[kind] ?? 0))
        )
          best = { bonus, ground, splitting };
      }
    }
    if (!best) throw new Error("nothing can be placed");
    const placing = Math.min(
      tiles.reduce((sum, amount) => sum + amount, 0),
      empty.length,
    );
    return {
      income: (this.#standing(shops) + placing + best.bonus) * this.#unit,
      placed: placement(best.ground, best.splitting, empty, tiles),
    };
  }

  #standing(shops: ReadonlyMap<number, number>): number {
    return this.#districts.reduce(
      (sum, district) =>
        this.#payments.reduce(
          (units, payment, kind) =>
            units + district.units(setOfKind(district, shops, kind), payment),
          sum,
        ),
      0,
    );
  }

  #grounds(
    empty: readonly number[],
    shops: ReadonlyMap<number, number>,
    tiles: readonly number[],
  ): Ground[] {
    let grounds: Ground[] = [{ bonus: 0, counts: NO_PARTS, used: tiles.map(() => 0), uses: [] }];
    for (const district of this.#districts) {
      const free = district.setOf(empty.filter((lot) => district.buildings.includes(lot)));
      if (!free) continue;
      const standing = this.#payments.map((_, kind) => setOfKind(district, shops, kind));
      const uses = usesOf(district, free, standing, tiles, this.#payments);
      grounds = best(
        grounds.flatMap((ground) =>
          uses.map((use) => ({
            bonus: ground.bonus + use.bonus,
            counts: together(ground.counts, use.counts),
            used: ground.used.map((amount, kind) => amount + count(use.grown.get(kind) ?? 0)),
            uses: [...ground.uses, [district, use] as const],
          })),
        ),
        ({ counts, used }) => [...counts, ...used].join(),
      );
    }
    return grounds.sort((a, b) => b.bonus - a.bonus);
  }

  #splittings(tiles: readonly number[]): Splitting[] {
    let all: Splitting[] = [{ bonus: 0, needs: NO_PARTS, sizes: [], used: tiles.map(() => 0) }];
    tiles.forEach((amount, kind) => {
      const payment = this.#payments[kind];
      if (amount < MIN_PART || !payment) return;
      const ways = partitions(sizesFor(payment, amount), amount);
      all = best(
        all.flatMap((before) =>
          ways.map((sizes) => ({
            bonus:
              before.bonus +
              sizes.reduce((sum, size) => sum + countedUnits(size, payment) - size, 0),
            needs: together(before.needs, counted(sizes)),
            sizes: [...before.sizes, ...sizes.map((size) => [kind, size] as const)],
            used: before.used.with(
              kind,
              sizes.reduce((sum, size) => sum + size, 0),
            ),
          })),
        ),
        ({ needs, used }) => [...needs, ...used].join(),
      );
    });
    return all.sort((a, b) => b.bonus - a.bonus);
  }
}

/** The sizes of parts that bring something for tiles of a type. */
function sizesFor({ pays, regroup }: Payment, tiles: number): number[] {
  const most = pays.length;
  const sizes = Array.from({ length: most - MIN_PART + 1 }, (_, more) => MIN_PART + more);
  return [...sizes, ...(regroup ? [] : [most + SPARE_TILES])].filter((size) => size <= tiles);
}

/** Each way to put up to so many tiles together into parts of these sizes, larger ones first. */
function partitions(sizes: readonly number[], tiles: number): number[][] {
  return [
    [],
    ...sizes.flatMap((size, place) =>
      size > tiles
        ? []
        : partitions(sizes.slice(0, place + 1), tiles - size).map((others) => [size, ...others]),
    ),
  ];
}

/** Of those that are the same to what follows, the one that brings most. */
function best<Choice extends { bonus: number }>(
  choices: readonly Choice[],
  keyOf: (choice: Choice) => string,
): Choice[] {
  const kept = new Map<string, Choice>();
  for (const choice of choices) {
    const key = keyOf(choice);
    const other = kept.get(key);
    if (!other || other.bonus < choice.bonus) kept.set(key, choice);
  }
  return [...kept.values()];
}

function setOfKind(district: District, shops: ReadonlyMap<number, number>, kind: number): LotSet {
  return district.setOf(district.buildings.filter((building) => shops.get(building) === kind));
}

/** Where tiles go: those by which shops grow, those of parts, and single ones on what is left. */
function placement(
  { uses }: Ground,
  { sizes }: Splitting,
  empty: readonly number[],
  tiles: readonly number[],
): Map<number, number> {
  const placed = new Map<number, number>();
  const put = (district: District, lots: LotSet, kind: number): void => {
    district.buildings.forEach((building, at) => {
      if ((lots >> at) & 1) placed.set(building, kind);
    });
  };
  for (const [district, { grown }] of uses)
    for (const [kind, lots] of grown) put(district, lots, kind);
  const parts = uses
    .flatMap(([district, use]) => use.parts.map((lots) => ({ district, lots, size: count(lots) })))
    .sort((a, b) => b.size - a.size);
  // There are as many parts of each least size as wanted, so the largest serve for the largest.
  const wanted = [...sizes].sort(([, a], [, b]) => b - a);
  wanted.forEach(([kind, size], at) => {
    const part = parts[at];
    if (part) put(part.district, connectedLots(part.district, part.lots, size), kind);
  });
  const left = empty.filter((lot) => !placed.has(lot));
  tiles.forEach((amount, kind) => {
    const used = [...placed.values()].filter((other) => other === kind).length;
    for (const lot of left.splice(0, amount - used)) placed.set(lot, kind);
  });
  return placed;
}

/** A connected part of a connected set, of a size. */
function connectedLots(district: District, part: LotSet, size: number): LotSet {
  let lots = part & -part;
  while (count(lots) < size) {
    const [next = 0] = bits(district.around(lots) & part & ~lots);
    if (!next) break;
    lots |= next;
  }
  return lots;
}
