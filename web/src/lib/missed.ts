// What a missed exchange means: its prices, and what the board shows of it.

import type { Imagined } from "./game.svelte";
import type { MissedTradeInfo, Placement } from "./protocol";

/** Who pays whom, and the two ends of what is fair; `either` where the other may pay instead, up to `low`. */
export interface Price {
  payer: number;
  paid: number;
  low: number;
  high: number;
  either: boolean;
}

/** What the prices of an exchange mean, whoever pays. */
export function priceOf({ seats: [first, second], lowest, highest }: MissedTradeInfo): Price {
  const [low, high] = [Math.abs(lowest), Math.abs(highest)];
  if (highest <= 0) return { payer: second, paid: first, low: high, high: low, either: false };
  return { payer: first, paid: second, low, high, either: lowest < 0 };
}

/** What the board shows of an exchange, or of tiles that were not placed. */
export function imagined(placed: readonly Placement[], moved: readonly number[] = []): Imagined {
  return {
    lots: moved.length ? moved : placed.map(({ building }) => building),
    shops: Object.fromEntries(placed.map(({ building, shop }) => [building, shop])),
  };
}
