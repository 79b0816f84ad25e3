// The lots of one district as sets of bits, and what shops of one type on them pay (docs/rules.md 3 and 7).

import { neighbours } from "../adjacency";
import type { EditionInfo, LotInfo } from "../protocol";

/** Lots of one district, each a bit; bit 0 is the lot with the lowest number. */
export type LotSet = number;

/** What shops of one type pay: `pays` in units by size less one, and whether groups must be cut into businesses. */
export interface Payment {
  readonly pays: readonly number[];
  readonly regroup: boolean;
}

/** How an edition pays shops of each of its types. */
export function paymentsOf({ shops, pays, unit, regroup }: EditionInfo): Payment[] {
  return shops.map(({ size }) => ({
    pays: (pays[String(size)] ?? []).map((dollars) => dollars / unit),
    regroup,
  }));
}

/** What a number of shops pays where only their number counts. */
export function countedUnits(size: number, { pays }: Payment): number {
  const most = pays.length;
  const whole = Math.floor(size / most) * (pays[most - 1] ?? 0);
  return whole + (size % most ? (pays[(size % most) - 1] ?? 0) : 0);
}

export class District {
  readonly buildings: readonly number[];
  readonly #around: readonly LotSet[];
  /** What connected groups pay at best, by payment. */
  readonly #known = new Map<Payment, Map<LotSet, number>>();

  constructor(buildings: readonly number[], beside: ReadonlyMap<number, readonly number[]>) {
    this.buildings = buildings;
    this.#around = buildings.map((building) => this.setOf(beside.get(building) ?? []));
  }

  setOf(buildings: Iterable<number>): LotSet {
    let set = 0;
    for (const building of buildings) set |= 1 << this.buildings.indexOf(building);
    return set;
  }

  /** The lots that share a side with any of a set. */
  around(set: LotSet): LotSet {
    let near = 0;
    for (const bit of bits(set)) near |= this.#around[31 - Math.clz32(bit)] ?? 0;
    return near;
  }

  /** The part of a set that is connected to some of it. */
  connected(seed: LotSet, within: LotSet): LotSet {
    let part = seed & within;
    for (let more = part; more;) {
      more = this.around(part) & within & ~part;
      part |= more;
    }
    return part;
  }

  /** The connected groups of a set, that of the lowest lot first. */
  groups(set: LotSet): LotSet[] {
    const groups: LotSet[] = [];
    for (let left = set; left;) {
      const group = this.connected(left & -left, left);
      groups.push(group);
      left ^= group;
    }
    return groups;
  }

  /** Each connected set within another that holds `part`, up to a size, once. */
  *connectedSets(part: LotSet, within: LotSet, most: number): Generator<LotSet> {
    yield part;
    if (count(part) >= most) return;
    let left = within;
    for (const bit of bits(this.around(part) & within & ~part)) {
      yield* this.connectedSets(part | bit, left, most);
      // All sets with this lot have been yielded, so the others must not use it.
      left ^= bit;
    }
  }

  /** What shops of one type on a set of lots pay, in units. */
  units(set: LotSet, payment: Payment): number {
    return this.groups(set).reduce((sum, group) => sum + this.#groupUnits(group, payment), 0);
  }

  #groupUnits(group: LotSet, payment: Payment): number {
    const { pays, regroup } = payment;
    if (!regroup) return countedUnits(count(group), payment);
    if (count(group) <= pays.length) return pays[count(group) - 1] ?? 0;
    const known = this.#known.get(payment) ?? new Map<LotSet, number>();
    this.#known.set(payment, known);
    let best = known.get(group);
    if (best === undefined) {
      best = 0;
      for (const part of this.connectedSets(group & -group, group, pays.length)) {
        const rest = this.groups(group ^ part);
        const units = rest.reduce((sum, other) => sum + this.#groupUnits(other, payment), 0);
        best = Math.max(best, units + (pays[count(part) - 1] ?? 0));
      }
      known.set(group, best);
    }
    return best;
  }
}

/** The districts of the map, by their numbers. */
export function districtsOf(lots: readonly LotInfo[]): District[] {
  const beside = neighbours(lots);
  const buildings: number[][] = [];
  for (const { district, building } of lots) (buildings[district] ??= []).push(building);
  return buildings.map(
    (list) =>
      new District(
        list.sort((a, b) => a - b),
        beside,
      ),
  );
}

export function count(set: LotSet): number {
  let size = 0;
  for (let left = set; left; left &= left - 1) size += 1;
  return size;
}

/** The lots of a set, each as a set, the lowest first. */
export function* bits(set: LotSet): Generator<LotSet> {
  for (let left = set; left; left &= left - 1) yield left & -left;
}
