// What the players of a finished game missed: asked for once somebody wants to see it.

import { Problem } from "../lib/errors";
import type {
  MissedBuildingInfo,
  MissedGame,
  MissedRoundInfo,
  MissedTradeInfo,
} from "../lib/protocol";
import type { Viewer } from "../lib/replay.svelte";

export class Missed {
  game: MissedGame | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  readonly #ask: () => Promise<MissedGame>;
  #asking = false;

  constructor(ask: () => Promise<MissedGame>) {
    this.#ask = ask;
  }

  /** Ask for it, unless it is there or on its way. It never rejects: `problem` says why it is not there. */
  async load(): Promise<void> {
    if (this.game || this.#asking) return;
    this.#asking = true;
    this.problem = null;
    try {
      this.game = await this.#ask();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    } finally {
      this.#asking = false;
    }
  }
}

/** The exchanges that concern these eyes: a seat's best, or each seat's best. */
export function tradesFor(round: MissedRoundInfo, viewer: Viewer): MissedTradeInfo[] {
  if (typeof viewer !== "number") return round.trades;
  // The greatest gain comes first.
  const best = round.trades.find(({ seats }) => seats.includes(viewer));
  return best ? [best] : [];
}

/** What was left lying by whoever these eyes belong to, or by anybody. */
export function buildingsFor(round: MissedRoundInfo, viewer: Viewer): MissedBuildingInfo[] {
  return round.buildings.filter(({ seat }) => typeof viewer !== "number" || seat === viewer);
}
