// What can be done with a district's empty lots: shops grow there, and the rest is cut into parts (docs/analysis.md).

import { bits, count, type District, type LotSet, type Payment } from "./district";

/** The fewest shops that pay more together than single ones. */
export const MIN_PART = 3;
/** The largest size of a business. */
const MAX_SIZE = 6;
/** The most tiles that a shop type has. */
const MAX_TILES = 9;

/** How many parts there are of at least three lots, of at least four, and so on up to nine. */
export type Counts = readonly number[];

const SIZES = Array.from({ length: MAX_TILES - MIN_PART + 1 }, (_, more) => MIN_PART + more);
export const NO_PARTS: Counts = SIZES.map(() => 0);

export function counted(sizes: readonly number[]): Counts {
  return SIZES.map((least) => sizes.filter((size) => size >= least).length);
}

export function together(counts: Counts, more: Counts): Counts {
  return counts.map((amount, at) => amount + (more[at] ?? 0));
}

/** Whether each amount is at least as large as its counterpart. */
export function covers(amounts: readonly number[], others: readonly number[]): boolean {
  return amounts.every((amount, at) => amount >= (others[at] ?? 0));
}

/** One use of a district: what growth brings beyond one unit a tile, and what it offers. */
export interface Use {
  bonus: number;
  /** The lots on which standing shops grow, by shop type. */
  grown: ReadonlyMap<number, LotSet>;
  counts: Counts;
  parts: readonly LotSet[];
}

/** The uses of a district that are worth trying; `shops` are its standing shops and `tiles` the tiles by type. */
export function usesOf(
  district: District,
  empty: LotSet,
  shops: readonly LotSet[],
  tiles: readonly number[],
  payments: readonly Payment[],
): Use[] {
  type Growing = Pick<Use, "bonus" | "grown"> & { taken: LotSet };
  let ways: Growing[] = [{ bonus: 0, grown: new Map(), taken: 0 }];
  payments.forEach((payment, kind) => {
    const [standing = 0, most = 0] = [shops[kind], tiles[kind]];
    if (!standing || !most) return;
    const growths = growthsOf(district, empty, standing, most, payment);
    ways = ways.flatMap((way) => [
      way,
      ...growths
        .filter(({ lots }) => !(lots & way.taken))
        .map(({ lots, bonus }) => ({
          bonus: way.bonus + bonus,
          grown: new Map([...way.grown, [kind, lots]]),
          taken: way.taken | lots,
        })),
    ]);
  });
  const cutter = new Cutter(district, !payments.some(({ regroup }) => regroup));
  const uses = ways.flatMap(({ bonus, grown, taken }) =>
    cutter.cuts(empty & ~taken).map(({ counts, parts }) => ({ bonus, grown, counts, parts })),
  );
  return undominated(uses);
}

function undominated(uses: readonly Use[]): Use[] {
  const used = (use: Use): number[] =>
    Array.from({ length: 12 }, (_, kind) => -count(use.grown.get(kind) ?? 0));
  const sorted = uses
    .map((use) => ({ use, amounts: [use.bonus, ...use.counts, ...used(use)] }))
    .sort((a, b) => b.use.bonus - a.use.bonus);
  const kept: typeof sorted = [];
  for (const next of sorted) {
    if (kept.some(({ amounts }) => covers(amounts, next.amounts))) continue;
    kept.splice(0, kept.length, ...kept.filter(({ amounts }) => !covers(next.amounts, amounts)));
    kept.push(next);
  }
  return kept.map(({ use }) => use);
}

interface Growth {
  lots: LotSet;
  bonus: number;
}

/** The ways in which shops of one type can grow in a district, each of whose lots is needed for what it brings. */
function growthsOf(
  district: District,
  empty: LotSet,
  standing: LotSet,
  tiles: number,
  payment: Payment,
): Growth[] {
  const before = district.units(standing, payment);
  const known = new Map<LotSet, number>();
  const bonusOf = (lots: LotSet): number => {
    let bonus = known.get(lots);
    if (bonus === undefined) {
      bonus = district.units(standing | lots, payment) - before - count(lots);
      known.set(lots, bonus);
    }
    return bonus;
  };
  let free = empty;
  const grown = new Set<LotSet>([0]);
  for (const group of district.groups(standing)) {
    const more = new Set(grownFrom(district, group, 0, free, standing, tiles));
    // What touches this group has been grown from here.
    free &= ~district.around(group);
    for (const lots of [...grown]) {
      for (const added of more) {
        if (!(lots & added) && count(lots | added) <= tiles) grown.add(lots | added);
      }
    }
  }
  return [...grown]
    .map((lots) => ({ lots, bonus: bonusOf(lots) }))
    .filter(
      ({ lots, bonus }) => bonus > 0 && [...bits(lots)].every((lot) => bonusOf(lots ^ lot) < bonus),
    );
}

/** Each set of up to so many empty lots that makes a part one larger group, with what it comes to touch. */
function* grownFrom(
  district: District,
  part: LotSet,
  added: LotSet,
  empty: LotSet,
  standing: LotSet,
  tiles: number,
): Generator<LotSet> {
  yield added;
  if (!tiles) return;
  let left = empty;
  for (const bit of bits(district.around(part) & empty)) {
    left ^= bit;
    const joined = part | district.connected(bit, standing | bit);
    yield* grownFrom(district, joined, added | bit, left, standing, tiles - 1);
  }
}

interface Cut {
  counts: Counts;
  parts: readonly LotSet[];
}

/** Cuts lots of one district into connected parts, of which none that another one covers is kept. */
class Cutter {
  readonly #district: District;
  readonly #most: number;
  readonly #known = new Map<LotSet, Cut[]>();

  /** `wide` where a part may be larger than a business: only its size counts then. */
  constructor(district: District, wide: boolean) {
    this.#district = district;
    this.#most = wide ? MAX_TILES : MAX_SIZE;
  }

  cuts(lots: LotSet): Cut[] {
    let cuts = this.#known.get(lots);
    if (cuts === undefined) {
      cuts = [{ counts: NO_PARTS, parts: [] }];
      for (const group of this.#district.groups(lots)) {
        if (count(group) < MIN_PART) continue;
        const more = this.#cutsOfGroup(group);
        cuts = uncovered(
          cuts.flatMap((cut) =>
            more.map(({ counts, parts }) => ({
              counts: together(cut.counts, counts),
              parts: [...cut.parts, ...parts],
            })),
          ),
        );
      }
      this.#known.set(lots, cuts);
    }
    return cuts;
  }

  #cutsOfGroup(group: LotSet): Cut[] {
    const low = group & -group;
    // The lowest lot is left over, or belongs to one of the parts that it is the lowest of.
    const cuts = [...this.cuts(group ^ low)];
    for (const part of this.#district.connectedSets(low, group, this.#most)) {
      if (count(part) < MIN_PART) continue;
      const own = counted([count(part)]);
      for (const { counts, parts } of this.cuts(group ^ part))
        cuts.push({ counts: together(own, counts), parts: [...parts, part] });
    }
    return uncovered(cuts);
  }
}

function uncovered(cuts: readonly Cut[]): Cut[] {
  const kept: Cut[] = [];
  for (const cut of cuts) {
    if (kept.some(({ counts }) => covers(counts, cut.counts))) continue;
    kept.splice(0, kept.length, ...kept.filter(({ counts }) => !covers(cut.counts, counts)));
    kept.push(cut);
  }
  return kept;
}
