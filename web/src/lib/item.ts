// A thing on the scale of a trade that is being put together.

import type { BuildingClause, Share } from "./protocol";

type Thing =
  | { kind: "building" | "card"; building: number }
  | { kind: "tile"; shop: string; count: number }
  | { kind: "cash" | "due"; amount: number }
  | { kind: "share"; share: Share }
  | { kind: "clause"; clause: BuildingClause };

/**
 * A thing on the scale.
 *
 * With an `option` it belongs to the option of that number in what its giver and taker leave open:
 * one option is carried out (`options.ts`).
 */
export type Item = Thing & { giver: number; taker: number; option?: number };
