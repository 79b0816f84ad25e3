// What one player gives another.

import type { Transfer } from "./protocol";

/** A transfer of nothing yet. */
export function emptyTransfer(giver: number, taker: number): Transfer {
  return {
    giver,
    taker,
    buildings: [],
    tiles: [],
    cash: 0,
    due: 0,
    cards: [],
    shares: [],
    clauses: [],
  };
}
