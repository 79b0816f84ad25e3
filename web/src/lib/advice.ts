// What the server says when it is asked, without anything being done: values, suggestions, what words mean.

import { refusalOf, type Refusal } from "./errors";
import { language } from "./language.svelte";
import type { Effect, Rating, SpokenCommand, Suggestion, Trade } from "./protocol";
import type { TableSocket } from "./socket";

export class Advice {
  readonly #socket: TableSocket;
  /** Whether the table lets me know what buildings are worth to me. */
  readonly #rates: () => boolean;

  constructor(socket: TableSocket, rates: () => boolean) {
    this.#socket = socket;
    this.#rates = rates;
  }

  /** What a trade would change for its parties; null where that cannot be known. */
  async weigh(trade: Trade): Promise<Effect[] | null> {
    try {
      return (await this.#socket.send({ t: "weigh", trade })).effects;
    } catch {
      // A trade that cannot be made has no effect to show, and says so when it is offered.
      return null;
    }
  }

  /** What buildings would be worth to me; nothing where that cannot be known. */
  async rate(buildings: readonly number[]): Promise<Rating[]> {
    if (!this.#rates()) return [];
    try {
      return (await this.#socket.send({ t: "rate", buildings: [...buildings] })).ratings;
    } catch {
      // What cannot be said about a lot is left out.
      return [];
    }
  }

  /** Trades that would bring me what I want and help all of their parties, or why none can be said. */
  async suggest(
    buildings: readonly number[],
    tiles: readonly string[],
    owner: number | null,
  ): Promise<{ suggestions: Suggestion[]; problem: Refusal | null }> {
    try {
      const sought = { buildings: [...buildings], tiles: [...tiles], owner };
      const { suggestions } = await this.#socket.send({ t: "suggest", ...sought });
      return { suggestions, problem: null };
    } catch (problem) {
      return { suggestions: [], problem: refusalOf(problem) };
    }
  }

  /** Which trades some words may mean. */
  async draft(
    text: string,
    to: readonly number[],
  ): Promise<{ trades: Trade[]; problem: Refusal | null }> {
    try {
      return await this.#socket.send({ t: "draft", text, to: [...to], language: language.tag });
    } catch (problem) {
      return { trades: [], problem: refusalOf(problem) };
    }
  }

  /** Which command some words are; of several languages the screen's comes first. */
  async understand(
    text: string,
  ): Promise<{ command: SpokenCommand | null; problem: Refusal | null }> {
    try {
      return await this.#socket.send({ t: "speak", text, language: language.tag });
    } catch (problem) {
      return { command: null, problem: refusalOf(problem) };
    }
  }
}
