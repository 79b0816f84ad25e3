// What a position of the physical game pays (docs/rules.md 3, 6 and 7): the one thing that the
// client works out by itself, so that a banker needs no network once the page is there. The
// examples that its tests compare with are written by the rules (scripts/income_examples.py).

import { neighbours } from "./adjacency";
import type { BusinessInfo, EditionInfo, LotInfo } from "./protocol";

/** Who owns each building and what stands there, by building less one; shops by their place. */
export interface Position {
  owners: readonly (number | null)[];
  shops: readonly (number | null)[];
}

/** The outlook card that lies open, by the sizes it names, and what it pays for. */
export interface Outlook {
  sizes: readonly number[];
  pays: string;
}

/** What an owner gets: its businesses, and in dollars what they pay and what the card pays. */
export interface Income {
  owner: number;
  businesses: BusinessInfo[];
  bonus: number;
  total: number;
}

/** Some lots of one group, each a bit; bit 0 is the lot with the lowest number. */
type LotSet = number;

interface Payment {
  /** By size less one, what a business pays, in dollars. */
  pays: readonly number[];
  /** What the outlook card adds for each business. */
  bonus: number;
}

/** The incomes of all owners, in the order of their numbers. */
export function incomes(
  edition: EditionInfo,
  lots: readonly LotInfo[],
  { owners, shops }: Position,
  outlook: Outlook,
): Income[] {
  const beside = neighbours(lots);
  const known = [...new Set(owners.filter((owner) => owner !== null))].sort((a, b) => a - b);
  return known.map((owner) => {
    const businesses = edition.shops.flatMap((_, shop) => {
      const own = lots
        .map(({ building }) => building)
        .filter((building) => owners[building - 1] === owner && shops[building - 1] === shop);
      return businessesOf(edition, owner, shop, own, beside, outlook);
    });
    const bonus = bonusOf(edition, businesses, outlook);
    const total = businesses.reduce((sum, { pays }) => sum + pays, bonus);
    return { owner, businesses, bonus, total };
  });
}

function bonusOf(
  edition: EditionInfo,
  businesses: readonly BusinessInfo[],
  { sizes, pays }: Outlook,
): number {
  const named = businesses.filter(({ maximum }) => sizes.includes(maximum));
  if (pays === "business") return named.length * edition.unit;
  const tiles = named.reduce((sum, { size }) => sum + size, 0);
  return (pays === "player" ? Math.min(tiles, 1) : tiles) * edition.unit;
}

/** The businesses among shops of one type and owner, larger ones first. */
function businessesOf(
  edition: EditionInfo,
  owner: number,
  shop: number,
  buildings: readonly number[],
  beside: ReadonlyMap<number, readonly number[]>,
  outlook: Outlook,
): BusinessInfo[] {
  const { name = "", size: maximum = 0 } = edition.shops[shop] ?? {};
  const pays = edition.pays[String(maximum)] ?? [];
  const rewarded = outlook.pays === "business" && outlook.sizes.includes(maximum);
  const payment = { pays, bonus: rewarded ? edition.unit : 0 };
  const regroup = edition.outlook.length > 0;
  return groupsOf(buildings, beside)
    .flatMap((group) => {
      const graph = new Group(group, beside, payment);
      const parts = !regroup
        ? graph.countedSplit(graph.all)
        : rewarded
          ? graph.bestSplitWithBonus()
          : graph.bestSplit(graph.all);
      return parts.map((part) => group.filter((_, at) => (part >> at) & 1));
    })
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
    .map((part) => ({
      owner,
      shop: name,
      buildings: part,
      size: part.length,
      maximum,
      finished: part.length === maximum,
      pays: pays[part.length - 1] ?? 0,
    }));
}

/** Buildings by the connected groups that they form, lowest numbers first. */
function groupsOf(
  buildings: readonly number[],
  beside: ReadonlyMap<number, readonly number[]>,
): number[][] {
  const left = new Set(buildings);
  const groups: number[][] = [];
  for (const building of buildings) {
    if (!left.delete(building)) continue;
    const group = [building];
    for (const member of group) {
      for (const next of beside.get(member) ?? []) if (left.delete(next)) group.push(next);
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** The ways to split one connected group into businesses. There are at most 9 tiles of a type. */
class Group {
  readonly all: LotSet;
  readonly #around: LotSet[];
  readonly #payment: Payment;
  readonly #best = new Map<LotSet, LotSet[]>();

  constructor(
    buildings: readonly number[],
    beside: ReadonlyMap<number, readonly number[]>,
    payment: Payment,
  ) {
    this.all = (1 << buildings.length) - 1;
    this.#payment = payment;
    this.#around = buildings.map((building) =>
      buildings.reduce(
        (set, other, at) => (beside.get(building)?.includes(other) ? set | (1 << at) : set),
        0,
      ),
    );
  }

  /** The split into connected parts that pays most, of equal ones that of the fewest parts. */
  bestSplit(group: LotSet): LotSet[] {
    if (this.#fits(group)) return [group];
    const known = this.#best.get(group);
    if (known) return known;
    // One part holds the lowest lot, so trying every such part tries every split once.
    const splits = [...this.#connected(group & -group, group)].map((part) => [
      part,
      ...this.#parts(group ^ part).flatMap((rest) => this.bestSplit(rest)),
    ]);
    const best = this.#bestOf(splits);
    this.#best.set(group, best);
    return best;
  }

  /** The same where each business brings a bonus. Neighbours that fit into one business are one. */
  bestSplitWithBonus(): LotSet[] {
    return this.#fits(this.all) ? [this.all] : this.#bestOf([...this.#splits(this.all, [])]);
  }

  /** One finished business and the rest, in as few groups as possible: only the size counts. */
  countedSplit(group: LotSet): LotSet[] {
    if (this.#fits(group)) return [group];
    let [whole, fewest] = [0, Infinity];
    for (let lots = group; lots; lots &= lots - 1) {
      for (const part of this.#connected(lots & -lots, lots)) {
        if (count(part) < this.#payment.pays.length) continue;
        const parts = this.#parts(group ^ part).length;
        if (parts < fewest) [whole, fewest] = [part, parts];
      }
    }
    return [whole, ...this.countedSplit(group ^ whole)];
  }

  /** Each split of a set, after the parts before it, of which no two fit into one business. */
  *#splits(set: LotSet, before: readonly LotSet[]): Generator<LotSet[]> {
    if (!set) yield [...before];
    for (const part of set ? this.#connected(set & -set, set) : []) {
      const near = this.#reach(part);
      const room = this.#payment.pays.length - count(part);
      if (!before.some((other) => (other & near) !== 0 && count(other) <= room))
        yield* this.#splits(set ^ part, [...before, part]);
    }
  }

  #bestOf(splits: readonly LotSet[][]): LotSet[] {
    let [best, most]: [LotSet[], number] = [[], -1];
    for (const split of splits) {
      const worth = this.#worth(split);
      if (worth > most || (worth === most && split.length < best.length))
        [best, most] = [split, worth];
    }
    return best;
  }

  #fits(group: LotSet): boolean {
    return count(group) <= this.#payment.pays.length;
  }

  #worth(split: readonly LotSet[]): number {
    const { pays, bonus } = this.#payment;
    return split.reduce((sum, part) => sum + (pays[count(part) - 1] ?? 0) + bonus, 0);
  }

  #reach(set: LotSet): LotSet {
    return this.#around.reduce((near, lots, at) => ((set >> at) & 1 ? near | lots : near), 0);
  }

  /** The connected parts of a set, that of the lowest lot first. */
  #parts(set: LotSet): LotSet[] {
    const parts: LotSet[] = [];
    for (let left = set; left;) {
      let part = left & -left;
      for (let grown = 0; grown !== part;) {
        grown = part;
        part |= this.#reach(part) & left;
      }
      parts.push(part);
      left ^= part;
    }
    return parts;
  }

  /** Each connected subset of `within` that includes `part`, once, as large as pays. */
  *#connected(part: LotSet, within: LotSet): Generator<LotSet> {
    yield part;
    if (count(part) === this.#payment.pays.length) return;
    let left = within;
    for (let edge = this.#reach(part) & within & ~part; edge; edge &= edge - 1) {
      const low = edge & -edge;
      yield* this.#connected(part | low, left);
      // All sets with this lot have been yielded, so the others must not use it.
      left ^= low;
    }
  }
}

function count(set: LotSet): number {
  let size = 0;
  for (let left = set; left; left &= left - 1) size += 1;
  return size;
}
