// What a trade would change, asked of the server once the trade has been at rest.

import { untrack } from "svelte";

import type { Game } from "../lib/game.svelte";
import type { Effect, Trade } from "../lib/protocol";

/** How long a trade must stay as it is before it is worth asking, in milliseconds. */
const REST = 300;

export class Weighing {
  /** For those parties whose effects the table shows; none while they are not known. */
  effects: readonly Effect[] = $state.raw([]);
  readonly #game: Game;

  /** Made while a component is made: it follows `trade` as long as that is there. */
  constructor(
    game: Game,
    trade: () => Trade | null,
    onweighed: (effects: readonly Effect[]) => void = () => {},
  ) {
    this.#game = game;
    // As text, it differs only when the trade does.
    const asked = $derived(JSON.stringify(trade()));
    const tell = (effects: readonly Effect[]): void =>
      untrack(() => {
        if (!effects.length && !this.effects.length) return;
        this.effects = effects;
        onweighed(effects);
      });
    $effect(() => {
      // What a trade brings changes with what stands on the board and who holds what.
      game.view?.board;
      game.view?.players;
      asked;
      const wanted = untrack(trade);
      if (!this.shown || !wanted?.transfers.length) {
        tell([]);
        return;
      }
      let stale = false;
      const timer = setTimeout(async () => {
        const weighed = await untrack(() => game.advice.weigh(wanted));
        if (!stale) tell(weighed ?? []);
      }, REST);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }

  /** Whether the table shows any effects to me. */
  get shown(): boolean {
    return this.#game.table.effects !== "off" && this.#game.me !== null;
  }

  of(seat: number): Effect | null {
    return this.effects.find((effect) => effect.seat === seat) ?? null;
  }
}
