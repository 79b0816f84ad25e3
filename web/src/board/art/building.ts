// A business as a building: what of it is roof, awning or ledge, and where its windows are.

import type { BusinessInfo } from "../../lib/protocol";
import { GAP, LOT, PITCH, type Place } from "../places";

/** A straight part of a building, from its left end; `y` is the line that it hangs from or stands on. */
export interface Stretch {
  x: number;
  y: number;
  width: number;
}

/** In the units of the board, from the corner of the business's first lot. */
export interface Building {
  /** Along the upper ends of its lots, where no lot of its own lies above. */
  roofs: Stretch[];
  /** Along the lower ends, where it stands on the ground, in its owner's colour. */
  awnings: Stretch[];
  /** Between two lots of its own, one above the other: a floor. */
  ledges: Stretch[];
  /** The upper left corners of its lots as they are drawn. */
  rooms: { x: number; y: number }[];
  /** How many of its lots lie above each other at most, and beside each other. */
  storeys: number;
  wings: number;
  /** Whether there is light in its windows: it is finished. */
  lit: boolean;
}

type Cell = Readonly<Record<"column" | "row", number>>;

/** Build a business up from its lots: each is a storey on one, or a wing beside it. */
export function buildingOf(
  { buildings, finished }: BusinessInfo,
  places: ReadonlyMap<number, Place>,
): Building {
  const lots = buildings.flatMap((building) => places.get(building) ?? []);
  const { row: firstRow = 0, column: firstColumn = 0 } = lots[0] ?? {};
  const cells = lots.map(({ row, column }) => ({
    row: row - firstRow,
    column: column - firstColumn,
  }));
  const taken = new Set(cells.map(key));
  const isOpen = ({ row, column }: Cell, down: number): boolean =>
    !taken.has(key({ row: row + down, column }));
  return {
    roofs: stretches(cells.filter((cell) => isOpen(cell, -1))).map(at(GAP)),
    awnings: stretches(cells.filter((cell) => isOpen(cell, 1))).map(at(GAP + LOT)),
    ledges: stretches(cells.filter((cell) => !isOpen(cell, 1))).map(at(PITCH)),
    rooms: cells.map(({ row, column }) => ({ x: column * PITCH + GAP, y: row * PITCH + GAP })),
    storeys: longest(cells, "row", "column"),
    wings: longest(cells, "column", "row"),
    lit: finished,
  };
}

/** The lot above the first roof of a business, of whatever district; undefined where there is none. */
export function lotAbove(
  { buildings }: BusinessInfo,
  places: ReadonlyMap<number, Place>,
): number | undefined {
  const [top] = buildings
    .flatMap((building) => places.get(building) ?? [])
    .sort((a, b) => a.row - b.row || a.column - b.column);
  return [...places.values()].find(
    ({ row, column }) => top && row === top.row - 1 && column === top.column,
  )?.building;
}

const key = ({ row, column }: Cell): string => `${row},${column}`;

/** The cells of each row that lie side by side, as their first one and how many they are. */
function stretches(cells: readonly Cell[]): { cell: Cell; length: number }[] {
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: { cell: Cell; length: number }[] = [];
  for (const cell of sorted) {
    const last = runs.at(-1);
    if (last?.cell.row === cell.row && last.cell.column + last.length === cell.column)
      last.length++;
    else runs.push({ cell, length: 1 });
  }
  return runs;
}

/** A stretch of whole lots, `down` units below the upper end of its row. */
function at(down: number): (run: { cell: Cell; length: number }) => Stretch {
  return ({ cell, length }) => ({
    x: cell.column * PITCH + GAP,
    y: cell.row * PITCH + down,
    width: length * PITCH - 2 * GAP,
  });
}

/** How many cells lie one after another along an axis, at most. */
function longest(cells: readonly Cell[], along: keyof Cell, across: keyof Cell): number {
  const turned = cells.map((cell) => ({ row: cell[across], column: cell[along] }));
  return Math.max(0, ...stretches(turned).map(({ length }) => length));
}
