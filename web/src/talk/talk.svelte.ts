// What I am about to say, to whom, and which part of what was said I look at.

import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import type { Refusal } from "../lib/errors";
import { shopName } from "../lib/format";
import type { Game } from "../lib/game.svelte";
import type { Trade } from "../lib/protocol";
import type { PendingInput } from "../lib/input/pendingInput.svelte";
import { COMPACT } from "../lib/layout";
import { isHidden, type Filter } from "../lib/logFilter";
import { looksLikeOffer, speak } from "./words";

export class Talk {
  text = $state("");
  /** The seats that are whispered to; none for all. */
  to: readonly number[] = $state.raw([]);
  filter: Filter = $state("all");
  /** Whose part of the log is shown; null for everyone's. */
  player: number | null = $state(null);
  #refusal: Refusal | null = $state.raw(null);
  /** The trades that the line may mean, to be chosen among. */
  choices: Trade[] = $state.raw([]);
  busy = $state(false);
  /** The offer that is being refused, whose reasons lie open: one at a time. */
  refusing = $state("");
  /** How many entries there were when they were last in view. */
  seen = $state(0);
  /** Counted up when the line is to have the keyboard. */
  called = $state(0);
  /** Counted up when the offers that wait for me are to be shown. */
  offersWanted = $state(0);

  /** Whether the line may be put away for want of room, as on a phone. */
  readonly compact = new MediaQuery(COMPACT, false);

  readonly #game: Game;
  readonly #pending: PendingInput;

  constructor(pending: PendingInput) {
    this.#game = pending.game;
    this.#pending = pending;
    this.seen = this.#game.entries.length;
  }

  /** Why the line was not said, or what is unclear in it; null for nothing. */
  get trouble(): Refusal | null {
    return this.#refusal;
  }

  /** Return whether an offer can be made of words now. */
  readonly trading: boolean = $derived.by(
    () => this.#game.phase === "trade" && this.#game.me !== null,
  );

  /** Return whether the line reads like an offer. */
  readonly offering: boolean = $derived.by(
    () =>
      this.trading &&
      looksLikeOffer(
        this.text,
        this.#game.table.edition.shops.flatMap(({ name }) => [name, shopName(name)]),
      ),
  );

  /** How much others have said since it was last in view. */
  readonly unread: number = $derived.by(() => {
    const { entries, me, muted } = this.#game;
    return entries
      .slice(this.seen)
      .filter((entry) => entry.kind === "said" && entry.seat !== me && !isHidden(entry, muted))
      .length;
  });

  /** Bring the line up, with the keyboard on it. */
  open(): void {
    this.called++;
  }

  /** Bring the offers that wait for me up, with the keyboard on the first of them. */
  showOffers(): void {
    this.offersWanted++;
  }

  /** Bring a part of the stream into view, and the keyboard to it. */
  show(filter: Filter): void {
    this.filter = filter;
    this.player = null;
    document.querySelector<HTMLElement>("[data-testid=log]")?.focus();
  }

  toggle(seat: number): void {
    this.to = this.to.includes(seat)
      ? this.to.filter((other) => other !== seat)
      : [...this.to, seat].sort();
  }

  /** Say the line, or make a draft of it where it is an offer; `wanted`: it is to be one. */
  async send(wanted = false): Promise<void> {
    const { text, to } = this;
    if (!text.trim() || this.busy) return;
    this.clear();
    this.busy = true;
    const backend = {
      draft: () => this.#game.advice.draft(text, to),
      say: () => this.#game.say(text, to),
    };
    const spoken = await speak(backend, this.offering, wanted).finally(() => (this.busy = false));
    if (spoken.kind === "problem") this.#refusal = spoken.problem;
    else if (spoken.kind === "choices") this.choices = spoken.trades;
    else if (spoken.kind === "draft") this.take(spoken.trade);
    else this.#said(text);
  }

  /** Say the line as it stands, whatever it looks like. */
  async sayPlainly(): Promise<void> {
    const { text, to } = this;
    const refusal = await this.#game.say(text, to);
    this.clear();
    if (refusal) this.#refusal = refusal;
    else this.#said(text);
  }

  async react(reaction: string): Promise<void> {
    this.#refusal = await this.#game.say(reaction, this.to, "reaction");
  }

  async lastOffers(): Promise<void> {
    this.#refusal = await this.#game.say("", [], "last-offers");
  }

  /** Put one of the trades that were meant on the scale. */
  take(trade: Trade): void {
    this.text = "";
    this.clear();
    this.#pending.trade.startFrom(trade);
  }

  clear(): void {
    this.#refusal = null;
    this.choices = [];
  }

  // What was typed meanwhile stays.
  #said(text: string): void {
    if (this.text === text) this.text = "";
  }
}

/** What I am about to say, for the components of a table. */
export const [getTalk, setTalk] = createContext<Talk>();
