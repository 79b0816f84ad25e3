// Where each lot stands on the drawing; a narrow board is 390 units wide.

import type { LotInfo } from "../lib/protocol";
import { outline, type Cell } from "./outline";

export type Layout = "wide" | "narrow";

/** The side of a lot as it is drawn. */
export const LOT = 44;
/** From one lot to the next: what can be touched. */
export const PITCH = 46.5;
/** Between a lot as it is drawn and the edge of what can be touched. */
export const GAP = (PITCH - LOT) / 2;

/** A lot's upper left corner (of its square of the grid), with its place in the whole grid. */
export interface Place {
  building: number;
  district: number;
  x: number;
  y: number;
  row: number;
  column: number;
}

/** A district: the box round its lots, and its pavement as a path from (left, top). */
export interface Block {
  path: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Plan {
  width: number;
  height: number;
  places: ReadonlyMap<number, Place>;
  blocks: readonly Block[];
  /** The middles of the streets, as paths. */
  streets: readonly string[];
}

type Corner = readonly [left: number, top: number];

const MARGIN = 5;
const KERB = 3.6;
const STREET = 13;

// The upper left corners of the districts, in lots; streets are narrower than on the grid, so
// that the lots can be larger.
const WIDE: readonly Corner[] = [
  [0, 0],
  [4.65, 0],
  [8.3, 0],
  [12.6, 0],
  [6.35, 5.8],
  [11.6, 5.8],
];
/** The middles of the streets of the wide map, each a way from corner to corner. */
const STREETS: readonly (readonly Corner[])[] = [
  [
    [-0.05, 5.4],
    [16.65, 5.4],
  ],
  [
    [4.32, -0.1],
    [4.32, 5.4],
  ],
  [
    [7.97, -0.1],
    [7.97, 5.4],
  ],
  [
    [11.95, -0.1],
    [11.95, 2.55],
    [12.95, 3.45],
    [12.95, 5.4],
  ],
  [
    [10.47, 7.6],
    [10.47, 10.8],
  ],
];
const ABREAST = 2;
const DEEP = 4;

/** Lay the map out: as it is, or with the districts two abreast. */
export function plan(lots: readonly LotInfo[], layout: Layout): Plan {
  const districts = byDistrict(lots);
  const corners = layout === "wide" ? wideCorners(districts) : narrowCorners(districts);
  const places = new Map<number, Place>();
  const blocks: Block[] = [];
  for (const [index, district] of districts.entries()) {
    const [left, top] = corners[index] ?? [0, 0];
    const { row: firstRow, column: firstColumn, rows, columns } = box(district);
    const cells: Cell[] = [];
    for (const { building, row, column } of district) {
      const cell = { row: row - firstRow, column: column - firstColumn };
      cells.push(cell);
      const [x, y] = [left + cell.column * PITCH, top + cell.row * PITCH];
      places.set(building, { building, district: index, x, y, row, column });
    }
    blocks.push({
      path: outline(cells, { pitch: PITCH, inset: -KERB, radius: 8 }),
      left,
      top,
      right: left + columns * PITCH,
      bottom: top + rows * PITCH,
    });
  }
  return {
    width: Math.max(...blocks.map(({ right }) => right)) + MARGIN,
    height: Math.max(...blocks.map(({ bottom }) => bottom)) + MARGIN,
    places,
    blocks,
    streets: layout === "wide" ? STREETS.map(way) : [],
  };
}

function way(corners: readonly Corner[]): string {
  const points = corners.map(([x, y]) => `${MARGIN + x * PITCH} ${MARGIN + y * PITCH}`);
  return `M${points.join("L")}`;
}

function byDistrict(lots: readonly LotInfo[]): LotInfo[][] {
  const districts: LotInfo[][] = [];
  for (const lot of lots) (districts[lot.district] ??= []).push(lot);
  return districts;
}

function box(lots: readonly LotInfo[]): Record<"row" | "column" | "rows" | "columns", number> {
  const rows = lots.map(({ row }) => row);
  const columns = lots.map(({ column }) => column);
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return {
    row,
    column,
    rows: Math.max(...rows) - row + 1,
    columns: Math.max(...columns) - column + 1,
  };
}

function wideCorners(districts: readonly LotInfo[][]): Corner[] {
  return districts.map((_, index) => {
    const [left, top] = WIDE[index] ?? [0, 0];
    return [MARGIN + left * PITCH, MARGIN + top * PITCH];
  });
}

function narrowCorners(districts: readonly LotInfo[][]): Corner[] {
  const corners: Corner[] = [];
  let top = MARGIN;
  for (let first = 0; first < districts.length; first += ABREAST) {
    const pair = districts.slice(first, first + ABREAST);
    for (const [at, district] of pair.entries()) {
      const spare = DEEP - box(district).columns;
      const left = MARGIN + at * (DEEP * PITCH + 8) + (spare / 2) * PITCH;
      corners.push([left, top]);
    }
    top += Math.max(...pair.map((district) => box(district).rows)) * PITCH + STREET;
  }
  return corners;
}
