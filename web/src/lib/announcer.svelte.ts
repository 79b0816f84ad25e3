// What happened, for whoever listens: each event once, several at a time, and not faster than it can be heard.

import { t } from "./i18n";

/** How long nothing more must come before it is read, in milliseconds. */
const REST = 600;
/** How long what came first waits at most. */
const LONGEST = 2500;
/** How many sentences that matter little are read at once; the log has all of them. */
export const MAX_SENTENCES = 6;

export interface Sentence {
  text: string;
  /** Whether it is read whatever else comes with it. */
  matters: boolean;
}

export class Announcer {
  /** What is to be read now. */
  text: string = $state("");
  /** What was read last, sentence by sentence. */
  last: readonly string[] = $state.raw([]);
  #waiting: Sentence[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Read some sentences soon, together with those that come at about the same time. */
  add(sentences: readonly Sentence[]): void {
    if (!sentences.length) return;
    const now = Date.now();
    if (!this.#waiting.length) this.#since = now;
    this.#waiting.push(...sentences);
    clearTimeout(this.#timer);
    const left = this.#since + LONGEST - now;
    this.#timer = setTimeout(() => this.#read(), Math.max(0, Math.min(REST, left)));
  }

  /** Let go of what was read, as after a change of the language. */
  forget(): void {
    this.text = "";
    this.last = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #read(): void {
    const all = this.#waiting;
    this.#waiting = [];
    // Of the rest the newest are read, and what is left out is said to be.
    const rest = all.filter(({ matters }) => !matters);
    const left = new Set(rest.slice(0, -MAX_SENTENCES));
    const read = all.filter((sentence) => !left.has(sentence)).map(({ text }) => text);
    this.last = left.size ? [t("spoken-left-out", { count: left.size }), ...read] : read;
    const text = this.last.join(" ");
    // The same words again are read again only where the text differs.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}
