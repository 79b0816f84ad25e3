// What lots would be worth to me, asked of the server when I look at one.

import type { Game } from "./game.svelte";
import { change, money, shopName } from "./format";
import { t } from "./i18n";
import type { GameView, Rating } from "./protocol";

/** How long, in milliseconds, a lot is looked at before it is worth asking. */
const REST = 150;

/** A rating in a few words; empty where there is nothing to win. */
export function ratingText({ now, total, shop, was, size }: Rating): string {
  if (now <= 0 && total <= 0) return "";
  return t("hint-lot", {
    kind: now <= 0 ? "hope" : shop ? "grows" : "earns",
    shop: shopName(shop),
    was,
    size,
    now: change(now),
    total: money(total),
  });
}

export class Ratings {
  readonly #game: Game;
  #building: number | null = $state(null);
  #known: ReadonlyMap<number, Rating> = $state.raw(new Map());
  /** The position that is known about. */
  #position: GameView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** What is known of the lot that is looked at, in words. */
  readonly hint: string = $derived.by(() => {
    const rating = this.#building === null ? undefined : this.#known.get(this.#building);
    return rating ? ratingText(rating) : "";
  });

  /** Look at a lot, or with null at none. */
  look = (building: number | null): void => {
    clearTimeout(this.#timer);
    this.#building = building;
    if (building === null || this.#game.me === null || this.#game.phase === "over") return;
    if (this.#position !== this.#game.view) {
      this.#position = this.#game.view;
      this.#known = new Map();
    }
    if (!this.#known.has(building)) this.#timer = setTimeout(() => this.#ask(building), REST);
  };

  async #ask(building: number): Promise<void> {
    const position = this.#position;
    const [rating] = await this.#game.advice.rate([building]);
    if (rating && position === this.#position)
      this.#known = new Map([...this.#known, [building, rating]]);
  }
}
