// What I am about to build: placements that are mine to change until I confirm them.

import { counted } from "./format";
import type { Placement } from "./protocol";
import type { Preview } from "./types";

/** The tiles still in hand once the plan is built: type and number, in the order of the shelf. */
export function tilesLeft(
  tiles: readonly string[],
  plan: readonly Placement[],
): [shop: string, count: number][] {
  const placed = new Map(counted(plan.map(({ shop }) => shop)));
  return counted(tiles).map(([shop, count]) => [shop, count - (placed.get(shop) ?? 0)]);
}

export function place(plan: readonly Placement[], building: number, shop: string): Placement[] {
  return [...plan.filter((placed) => placed.building !== building), { building, shop }];
}

export function takeBack(plan: readonly Placement[], building: number): Placement[] {
  return plan.filter((placed) => placed.building !== building);
}

/** Where a tile of this type may go next, by the server's last answer. */
export function legalLots(preview: Preview | null, shop: string | null): Set<number> {
  return new Set(preview && shop ? (preview.lots[shop] ?? []) : []);
}

/** Return whether anything more could be placed, so that passing deserves a question. */
export function couldPlaceMore(preview: Preview | null): boolean {
  return Object.values(preview?.lots ?? {}).some((buildings) => buildings.length > 0);
}
