// Which buildings stand side by side.

import type { LotInfo } from "./protocol";

/** The neighbours of each building: those that share a side with it. */
export function neighbours(lots: readonly LotInfo[]): Map<number, number[]> {
  const at = new Map(lots.map(({ row, column, building }) => [`${row},${column}`, building]));
  return new Map(
    lots.map(({ row, column, building }) => [
      building,
      [
        [row - 1, column],
        [row, column - 1],
        [row, column + 1],
        [row + 1, column],
      ].flatMap(([r, c]) => at.get(`${r},${c}`) ?? []),
    ]),
  );
}
