// Things of a puzzle in words.

import { shopName } from "../lib/format";
import type { Position, Thing } from "../lib/puzzles";

export function thingText(position: Position, { kind, what }: Thing): string {
  if (kind === "tile") return shopName(position.shopName(what));
  const shop = position.shops[what - 1] ?? null;
  return shop === null ? String(what) : `${what} ${shopName(position.shopName(shop))}`;
}
