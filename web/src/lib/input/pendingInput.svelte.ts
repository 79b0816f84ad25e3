// What I am doing at the table and have not sent yet: one part for each phase of the game.

import { createContext } from "svelte";

import type { Game } from "../game.svelte";
import type { Mark } from "../types";
import { PendingBuild } from "./pendingBuild.svelte";
import { PendingDeal } from "./pendingDeal.svelte";
import { PendingTrade } from "./pendingTrade.svelte";
import { marked, type PhaseInput } from "./phaseInput";

export class PendingInput {
  readonly game: Game;
  readonly deal: PendingDeal;
  readonly trade: PendingTrade;
  readonly build: PendingBuild;

  constructor(game: Game) {
    this.game = game;
    this.deal = new PendingDeal(game);
    this.trade = new PendingTrade(game);
    this.build = new PendingBuild(game);
  }

  /** The part of the phase that the game is in; null once the game is over. */
  get current(): PhaseInput | null {
    const { phase } = this.game;
    return phase === "over" ? null : this[phase];
  }

  /** How lots are marked on the board. */
  readonly marks: Record<number, Mark> = $derived.by(() => {
    const { view, moved, phase, imagined } = this.game;
    if (!view) return {};
    if (imagined) return Object.fromEntries(marked(imagined.lots, "moved"));
    // While cards are chosen, only they are marked.
    const changes = phase === "deal" ? [] : marked(moved, "moved");
    return Object.fromEntries([...changes, ...(this.current?.marks() ?? [])]);
  });

  /** Shop types by building, as I am about to place them or have fixed them unseen. */
  readonly planned: Record<number, string> = $derived.by(() => {
    const plan = this.game.acting ? this.build.plan : (this.game.view?.mine?.plan ?? []);
    return Object.fromEntries(plan.map(({ building, shop }) => [building, shop]));
  });

  /** The buildings that a click does something with, or null where clicks do nothing. */
  readonly selectable: ReadonlySet<number> | null = $derived.by(() =>
    this.game.acting ? (this.current?.selectable() ?? null) : null,
  );

  /** Take in that a building on the board was picked. */
  pick = (building: number): void => {
    if (this.game.acting) this.current?.pick(building);
  };

  /** Take in that a tile before a player was picked. */
  pickTile(seat: number, shop: string): void {
    if (!this.game.acting) return;
    if (this.game.phase === "trade") this.trade.pickTile(seat, shop);
    else if (this.game.phase === "build" && seat === this.game.me) this.build.pickTile(shop);
  }

  /** Start a phase or a turn afresh. */
  reset(): void {
    for (const part of [this.deal, this.trade, this.build]) part.reset();
  }
}

/** What I have not sent yet, for the components of a table. */
export const [getPendingInput, setPendingInput] = createContext<PendingInput>();
