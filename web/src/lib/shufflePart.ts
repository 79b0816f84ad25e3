// This browser's part of a table's shuffle: committed to as soon as it has a seat, opened when the game is started.

import type { Commit, Open, TableInfo } from "./protocol";
import { newPart, partCommitment } from "./shuffle";
import { noteOf, noteShuffle } from "./shuffleNotes";

export type ShuffleCommand = Omit<Commit, "id"> | Omit<Open, "id">;

export class ShufflePart {
  readonly #send: (command: ShuffleCommand) => Promise<unknown>;
  /** The seats for which this page has committed itself. */
  readonly #committed = new Set<number>();
  #waiting = false;

  constructor(send: (command: ShuffleCommand) => Promise<unknown>) {
    this.#send = send;
  }

  /** Do what the table, as it is now, wants of this browser. */
  follow(table: TableInfo): void {
    const { id, shuffle, you } = table;
    if (!shuffle) return;
    const part = noteOf(id)?.part ?? newPart();
    noteShuffle(table, shuffle, part);
    if (you === null || this.#waiting) return;
    const mine = partCommitment(id, you, part);
    const committed = shuffle.seats[you] ?? "";
    if (shuffle.opening) {
      if (committed === mine) void this.#ask({ t: "open", part });
    } else if (committed !== mine && !(committed && this.#committed.has(you))) {
      // Where two browsers play a seat, the one that came last commits for it.
      this.#committed.add(you);
      void this.#ask({ t: "commit", commitment: mine });
    }
  }

  async #ask(command: ShuffleCommand): Promise<void> {
    this.#waiting = true;
    try {
      await this.#send(command);
    } catch {
      // The game can be played without it: then a part counts that was settled when the table was made.
    } finally {
      this.#waiting = false;
    }
  }
}
