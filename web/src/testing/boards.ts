// For tests: the real map and shop types, as the server sends them, and a board to draw.

import type { Board, BusinessInfo, LotInfo, Options, ShopInfo } from "../lib/protocol";
import served from "./served.json";

const { lots, editions } = served as Options;

function shopsOf(edition: string): readonly ShopInfo[] {
  return editions.find(({ name }) => name === edition)?.shops ?? [];
}

/** The map of the game. */
export const LOTS: readonly LotInfo[] = lots;

/** The shop types of both editions. */
export const SHOPS: Readonly<Record<"modern" | "classic", readonly ShopInfo[]>> = {
  modern: shopsOf("modern"),
  classic: shopsOf("classic"),
};

/** The players of the sample board, by seat. */
export const OWNERS = [
  { seat: 0, name: "Mei" },
  { seat: 1, name: "Anna" },
];

/** Buildings of one owner, and the shop that stands on all of them, if any. */
export function boardWith(
  ...owned: readonly { owner: number; buildings: readonly number[]; shop?: string }[]
): Board {
  const board: Board = {
    owners: Array<number | null>(85).fill(null),
    shops: Array<string | null>(85).fill(null),
  };
  for (const { owner, buildings, shop } of owned) {
    for (const building of buildings) {
      board.owners[building - 1] = owner;
      board.shops[building - 1] = shop ?? null;
    }
  }
  return board;
}

/** A business as the server sends it. */
export function business(
  owner: number,
  shop: string,
  maximum: number,
  ...buildings: number[]
): BusinessInfo {
  const size = buildings.length;
  return { owner, shop, buildings, size, maximum, finished: size === maximum, pays: 0 };
}
