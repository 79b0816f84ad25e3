// The one question before a press that loses by the table's own figure.

import type { Effect } from "../lib/protocol";
import { caution } from "../lib/remembered.svelte";

export class Doubt {
  /** What the trade would change, as far as it is known. */
  effects: readonly Effect[] = $state.raw([]);
  /** The loss that was asked about, and is therefore known. */
  #known = $state(0);
  readonly #me: () => number | null;
  readonly #counts: () => boolean;

  /** `counts` says whether a press would bind me. */
  constructor(me: () => number | null, counts: () => boolean) {
    this.#me = me;
    this.#counts = counts;
  }

  /** How many dollars I lose. */
  readonly loss: number = $derived.by(() => {
    const mine = this.effects.find(({ seat }) => seat === this.#me());
    return Math.max(0, -(mine?.total ?? 0));
  });

  /** Whether it has asked, so that the next press counts. */
  readonly asked: boolean = $derived.by(() => this.#doubts && this.#known === this.loss);

  /** Return whether a press counts; one that does not puts the question. */
  passes(): boolean {
    if (!this.#doubts || this.asked) return true;
    this.#known = this.loss;
    return false;
  }

  readonly #doubts: boolean = $derived.by(() => caution.on && this.loss > 0 && this.#counts());
}
