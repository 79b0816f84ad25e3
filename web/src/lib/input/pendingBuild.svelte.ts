// The placements that I am about to build, with what the server says they would bring.

import type { Game } from "../game.svelte";
import { couldPlaceMore, legalLots, place, takeBack } from "../plan";
import type { Placement } from "../protocol";
import type { Mark, Preview } from "../types";
import { marked, type PhaseInput } from "./phaseInput";

export class PendingBuild implements PhaseInput {
  readonly #game: Game;

  plan: Placement[] = $state.raw([]);
  /** The shop type that the next click on a lot places. */
  tile: string | null = $state(null);
  /** Whether one was placed since it was chosen. */
  #placed = false;
  preview: Preview | null = $state.raw(null);
  /** How many previews have been asked for: only the answer to the last one counts. */
  #asked = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Return whether passing now would leave tiles that could be placed. */
  readonly couldPlaceMore: boolean = $derived(couldPlaceMore(this.preview));

  marks(): (readonly [number, Mark])[] {
    const legal = this.#game.acting ? legalLots(this.preview, this.tile) : [];
    return [...marked(legal, "legal"), ...marked(this.#planned(), "planned")];
  }

  selectable(): ReadonlySet<number> {
    return new Set([...legalLots(this.preview, this.tile), ...this.#planned()]);
  }

  pick(building: number): void {
    if (this.#planned().includes(building)) {
      void this.setPlan(takeBack(this.plan, building));
    } else if (this.tile && legalLots(this.preview, this.tile).has(building)) {
      this.#placed = true;
      void this.setPlan(place(this.plan, building, this.tile));
    }
  }

  /**
   * Choose the shop type to place next; choosing it twice in a row puts it back.
   *
   * It stays chosen as long as it can be placed, but whoever presses it again after placing one
   * means the next one.
   */
  pickTile(shop: string): void {
    this.tile = this.tile === shop && !this.#placed ? null : shop;
    this.#placed = false;
  }

  /** Change the plan and ask what it brings; a plan that is refused goes back to what it was. */
  async setPlan(plan: Placement[]): Promise<void> {
    const before = this.plan;
    const asked = ++this.#asked;
    this.plan = plan;
    const preview = await this.#game.preview(plan);
    if (asked !== this.#asked) return;
    if (preview === null) {
      this.plan = before;
      return;
    }
    this.preview = preview;
    if (this.tile && !preview.lots[this.tile]?.length) this.tile = null;
  }

  reset(): void {
    this.plan = [];
    this.tile = null;
    this.preview = null;
    // What I have agreed to place this round lies there from the start.
    if (this.#game.phase === "build" && this.#game.acting)
      void this.setPlan([...(this.#game.view?.mine?.must_build ?? [])]);
  }

  #planned(): number[] {
    return this.plan.map(({ building }) => building);
  }
}
