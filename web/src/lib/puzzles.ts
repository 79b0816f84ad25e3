// Puzzles as they are shipped (docs/puzzles.md), and the judge of trades in them, which asks no server.

import { incomes } from "./incomes";
import { Solver, type Holding } from "./optimum/optimum";
import type { Board, BusinessInfo, EditionInfo, LotInfo, Transfer } from "./protocol";
import { emptyTransfer } from "./transfer";

/** A puzzle of the file; pairs are the least and the most, in dollars. */
export interface PuzzleData {
  edition: string;
  round: number;
  /** A letter for each building. */
  board: string;
  /** By seat, a digit for each shop type. */
  tiles: readonly string[];
  seats: readonly number[];
  /** Giver, taker, buildings and places of shop types. */
  trade: readonly (readonly [number, number, readonly number[], readonly number[]])[];
  gain: number;
  lead: number;
  /** What each party is paid on balance; below zero, what it pays. */
  prices: readonly (readonly [number, number])[];
  /** What each seat can gain in the core of the whole table. */
  shares: readonly (readonly [number, number])[];
  /** How often a table of each level of bots missed the trade. */
  missed: readonly number[];
}

export interface PuzzleFile {
  levels: readonly string[];
  attempts: number;
  puzzles: readonly PuzzleData[];
}

export const RATINGS = ["easy", "medium", "hard"] as const;
export type Rating = (typeof RATINGS)[number];

/** Above which share of misses a puzzle is medium, and above which it is hard. */
const MEDIUM = 0.3;
const HARD = 0.6;

/** How many buildings a player has markers for. */
export const MARKERS = 30;

/** The letters of a board: nobody's, then for each seat a free lot and each shop type in turn. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";

/** How hard a puzzle is by how often bots miss its trade. */
export function ratingOf({ missed }: PuzzleData, attempts: number): Rating {
  const share = missed.reduce((sum, times) => sum + times, 0) / (missed.length * attempts);
  return share > HARD ? "hard" : share > MEDIUM ? "medium" : "easy";
}

/** The number of the puzzle of a day, the same for everybody: from 1, one after another. */
export function numberOfDay(day: Date, count: number): number {
  const days = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000;
  return (days % count) + 1;
}

/** A building, or one of a player's tiles by its type's place: `nth` counts those of one type from 0. */
export interface Thing {
  giver: number;
  kind: "building" | "tile";
  what: number;
  nth: number;
}

/** A thing that changes hands. */
export interface Given extends Thing {
  taker: number;
}

export function isSame(thing: Thing, other: Thing): boolean {
  return (
    thing.kind === other.kind &&
    thing.what === other.what &&
    thing.giver === other.giver &&
    thing.nth === other.nth
  );
}

/** What a trade comes to: what each seat can earn before and after, and where tiles go for that. */
export interface Judgement {
  before: readonly number[];
  after: readonly number[];
  gain: number;
  /** Shop types by building, for the parties. */
  placed: Readonly<Record<number, string>>;
}

/** A position with everything open, and what trades in it are worth. */
export class Position {
  readonly data: PuzzleData;
  readonly edition: EditionInfo;
  readonly lots: readonly LotInfo[];
  /** By building less one: the owner, and the place of the shop type that stands there. */
  readonly owners: readonly (number | null)[];
  readonly shops: readonly (number | null)[];
  /** By seat and shop type. */
  readonly tiles: readonly (readonly number[])[];
  readonly #solver: Solver;

  constructor(data: PuzzleData, edition: EditionInfo, lots: readonly LotInfo[]) {
    this.data = data;
    this.edition = edition;
    this.lots = lots;
    const places = Array.from(data.board, (letter) => LETTERS.indexOf(letter) - 1);
    const width = edition.shops.length + 1;
    this.owners = places.map((place) => (place < 0 ? null : Math.floor(place / width)));
    this.shops = places.map((place) =>
      place < 0 || !(place % width) ? null : (place % width) - 1,
    );
    this.tiles = data.tiles.map((counts) => Array.from(counts, Number));
    this.#solver = new Solver(edition, lots);
  }

  get players(): number {
    return this.tiles.length;
  }

  /** The things of the best trade. */
  get solution(): Given[] {
    const given: Given[] = [];
    for (const [giver, taker, buildings, tiles] of this.data.trade) {
      for (const what of buildings) given.push({ giver, taker, kind: "building", what, nth: 0 });
      for (const what of tiles) {
        const nth = given.filter((other) => isTile(other, giver, what)).length;
        given.push({ giver, taker, kind: "tile", what, nth });
      }
    }
    return given;
  }

  /** The board once things have changed hands. */
  boardAfter(given: readonly Given[]): Board {
    const owners = [...this.owners];
    for (const { kind, what, taker } of given) if (kind === "building") owners[what - 1] = taker;
    return {
      owners,
      shops: this.shops.map((shop) => (shop === null ? null : this.shopName(shop))),
    };
  }

  /** The businesses of all seats once things have changed hands. */
  businessesAfter(given: readonly Given[]): BusinessInfo[] {
    const { owners } = this.boardAfter(given);
    const board = { owners, shops: this.shops };
    return incomes(this.edition, this.lots, board, { sizes: [], pays: "tile" }).flatMap(
      ({ businesses }) => businesses,
    );
  }

  shopName(place: number): string {
    return this.edition.shops[place]?.name ?? "";
  }

  /** Who would have more buildings than markers, if anybody. */
  overfull(given: readonly Given[]): number | null {
    const { owners } = this.boardAfter(given);
    const seats = this.tiles.map((_, seat) => seat);
    return seats.find((seat) => owners.filter((owner) => owner === seat).length > MARKERS) ?? null;
  }

  /** What a trade is worth: each places its own tiles best, before it and after. */
  judge(given: readonly Given[]): Judgement {
    const seats = this.tiles.map((_, seat) => seat);
    const parties = partiesOf(given);
    const before = seats.map((seat) => this.#solver.best(this.#holding(seat, [])).income);
    const optima = seats.map((seat) => this.#solver.best(this.#holding(seat, given)));
    const after = optima.map(({ income }) => income);
    const placed: Record<number, string> = {};
    for (const seat of parties)
      for (const [building, shop] of optima[seat]?.placed ?? [])
        placed[building] = this.shopName(shop);
    const gain = after.reduce((sum, income, seat) => sum + income - (before[seat] ?? 0), 0);
    return { before, after, gain, placed };
  }

  #holding(seat: number, given: readonly Given[]): Holding {
    const { owners } = this.boardAfter(given);
    const empty: number[] = [];
    const shops = new Map<number, number>();
    owners.forEach((owner, at) => {
      if (owner !== seat) return;
      const shop = this.shops[at] ?? null;
      if (shop === null) empty.push(at + 1);
      else shops.set(at + 1, shop);
    });
    const tiles = [...(this.tiles[seat] ?? [])];
    for (const { kind, what, giver, taker } of given) {
      if (kind !== "tile") continue;
      if (giver === seat) tiles[what] = (tiles[what] ?? 0) - 1;
      if (taker === seat) tiles[what] = (tiles[what] ?? 0) + 1;
    }
    return { empty, shops, tiles };
  }
}

function isTile({ kind, giver, what }: Thing, seat: number, shop: number): boolean {
  return kind === "tile" && giver === seat && what === shop;
}

/** The seats that give or take something, in ascending order. */
export function partiesOf(given: readonly Given[]): number[] {
  return [...new Set(given.flatMap(({ giver, taker }) => [giver, taker]))].sort((a, b) => a - b);
}

/** Things as transfers, as trades are shown. */
export function transfersOf(given: readonly Given[], nameOf: (shop: number) => string): Transfer[] {
  const ways = [...new Set(given.map(({ giver, taker }) => `${giver}>${taker}`))].sort();
  return ways.flatMap((way) => {
    const things = given.filter(({ giver, taker }) => `${giver}>${taker}` === way);
    const [first] = things;
    if (!first) return [];
    const of = (kind: Given["kind"]): number[] =>
      things.flatMap((thing) => (thing.kind === kind ? [thing.what] : []));
    return {
      ...emptyTransfer(first.giver, first.taker),
      buildings: of("building").sort((a, b) => a - b),
      tiles: of("tile").map(nameOf),
    };
  });
}
