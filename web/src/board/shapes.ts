// Businesses as shapes on the board.

import type { Board, BusinessInfo, ShopInfo } from "../lib/protocol";
import { outline } from "./outline";
import { GAP, PITCH, type Place } from "./places";

/** A business as it is drawn, from the outer edge inwards: owner's band, gold trim, tile. */
export interface Shape {
  /** Stays the same while the business only grows. */
  key: string;
  /** Where the paths start from. */
  x: number;
  y: number;
  owner: number;
  shop: string;
  finished: boolean;
  band: string;
  /** Empty for a business that is not finished. */
  trim: string;
  tile: string;
  /** The lot that carries the badge, and what it says. */
  badge: number;
  text: string;
}

const BAND = 2.3;
const OWN_BAND = 3;
const TRIM = 1.9;

/** How wide the owner's band is round a lot or a business. */
export function bandOf(mine: boolean): number {
  return mine ? OWN_BAND : BAND;
}

/** What each building with a shop belongs to. */
export function businessOf(businesses: readonly BusinessInfo[]): Map<number, BusinessInfo> {
  const businessAt = new Map<number, BusinessInfo>();
  for (const business of businesses) {
    for (const building of business.buildings) businessAt.set(building, business);
  }
  return businessAt;
}

/**
 * The businesses to draw: those of the server, and each shop outside of them by itself.
 *
 * Shops can be without a business when board and businesses do not come from the same moment.
 */
export function standing(
  board: Board,
  businesses: readonly BusinessInfo[],
  shops: readonly ShopInfo[],
): BusinessInfo[] {
  const current = businesses.filter(({ owner, shop, buildings }) =>
    buildings.every(
      (building) => board.shops[building - 1] === shop && board.owners[building - 1] === owner,
    ),
  );
  const businessAt = businessOf(current);
  const single: BusinessInfo[] = [];
  for (const [at, shop] of board.shops.entries()) {
    const owner = board.owners[at] ?? null;
    if (shop === null || owner === null || businessAt.has(at + 1)) continue;
    const maximum = shops.find(({ name }) => name === shop)?.size ?? 1;
    const finished = maximum === 1;
    single.push({ owner, shop, buildings: [at + 1], size: 1, maximum, finished, pays: 0 });
  }
  return [...current, ...single];
}

/** How a business is drawn, the viewer's own a little bolder. */
export function shapeOf(
  business: BusinessInfo,
  places: ReadonlyMap<number, Place>,
  mine: boolean,
): Shape {
  const { owner, shop, buildings, size, maximum, finished } = business;
  const lots = buildings.flatMap((building) => places.get(building) ?? []);
  const { x = 0, y = 0, row: firstRow = 0, column: firstColumn = 0 } = lots[0] ?? {};
  const cells = lots.map(({ row, column }) => ({
    row: row - firstRow,
    column: column - firstColumn,
  }));
  const inside = GAP + bandOf(mine);
  const draw = (inset: number, radius: number): string =>
    outline(cells, { pitch: PITCH, inset, radius });
  return {
    key: `${owner} ${shop} ${Math.min(...buildings)}`,
    x,
    y,
    owner,
    shop,
    finished,
    band: draw(GAP, 6),
    trim: finished ? draw(inside, 4) : "",
    tile: draw(inside + (finished ? TRIM : 0), finished ? 3 : 4),
    badge: badgeAt(lots),
    text: `${size}/${maximum}`,
  };
}

/** The lot at the bottom, the rightmost of several: where the eye ends when it reads the shape. */
function badgeAt(lots: readonly Place[]): number {
  const last = lots.reduce<Place | undefined>(
    (best, lot) =>
      best === undefined || lot.row > best.row || (lot.row === best.row && lot.column > best.column)
        ? lot
        : best,
    undefined,
  );
  return last?.building ?? 0;
}
