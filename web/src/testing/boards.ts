// For tests: the real map and shop types, read from the rules, and a board to draw.

import boardSource from "../../../src/chinatown/game/board.py?raw";
import editionSource from "../../../src/chinatown/game/editions.py?raw";
import type { Board, BusinessInfo, LotInfo, ShopInfo } from "../lib/protocol";

const LAST_OF_DISTRICT = [15, 27, 42, 58, 70, 85];

function readLots(): LotInfo[] {
  const map = /MAP[^=]*= """\\\n([^"]*)"""/.exec(boardSource)?.[1] ?? "";
  const lots: LotInfo[] = [];
  for (const [row, line] of map.trimEnd().split("\n").entries()) {
    for (const [column, cell] of line.trim().split(/\s+/).entries()) {
      const building = Number(cell);
      if (cell === ".") continue;
      const district = LAST_OF_DISTRICT.findIndex((last) => building <= last);
      lots.push({ building, row, column, district, street: true });
    }
  }
  return lots.sort((a, b) => a.building - b.building);
}

function readShops(edition: "MODERN" | "CLASSIC"): ShopInfo[] {
  const start = editionSource.indexOf(`${edition}: Final = Edition(`);
  const source = editionSource.slice(start, editionSource.indexOf("outlook=", start));
  return [...source.matchAll(/_types\((\d), (.*)\)/g)].flatMap(([, size, names = ""]) =>
    [...names.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => ({
      name,
      size: Number(size),
      symbol: "",
    })),
  );
}

/** The map of the game. */
export const LOTS: readonly LotInfo[] = readLots();

/** The shop types of both editions. */
export const SHOPS: Readonly<Record<"modern" | "classic", readonly ShopInfo[]>> = {
  modern: readShops("MODERN"),
  classic: readShops("CLASSIC"),
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
