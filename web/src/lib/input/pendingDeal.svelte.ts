// The dealt building cards that I am about to keep.

import type { Game } from "../game.svelte";
import type { Mark } from "../types";
import { marked, type PhaseInput } from "./phaseInput";

export class PendingDeal implements PhaseInput {
  readonly #game: Game;

  /** Dealt cards that I mean to keep. */
  picked: ReadonlySet<number> = $state.raw(new Set());

  constructor(game: Game) {
    this.#game = game;
  }

  marks(): (readonly [number, Mark])[] {
    const mine = this.#game.view?.mine;
    return [...marked(mine?.hand ?? [], "dealt"), ...marked(mine?.chosen ?? this.picked, "kept")];
  }

  selectable(): ReadonlySet<number> {
    return new Set(this.#game.view?.mine?.hand ?? []);
  }

  /** Keep a dealt card, or do not keep it after all. */
  pick(card: number): void {
    const mine = this.#game.view?.mine;
    if (!mine?.hand.includes(card) || mine.chosen) return;
    const picked = new Set(this.picked);
    if (!picked.delete(card)) {
      // One card too many puts the first one back, so that no click is lost.
      const [first] = picked;
      if (first !== undefined && picked.size >= mine.keep) picked.delete(first);
      picked.add(card);
    }
    this.picked = picked;
  }

  reset(): void {
    this.picked = new Set();
  }
}
