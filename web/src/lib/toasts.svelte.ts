// Short messages that come, are read aloud, and go.

import { untrack } from "svelte";

import { Problem, problemText, ruleOf } from "./errors";

export interface Toast {
  key: number;
  /** Asked for as long as it is shown, as the language may change. */
  text: () => string;
  kind: "error" | "note";
  /** What the rules say about it is looked up by this; empty where they say nothing. */
  rule: string;
}

const LASTS = 9000;

class Toasts {
  shown: Toast[] = $state.raw([]);
  #key = 0;

  /** Show a text for some milliseconds, or with Infinity until it is closed. */
  add(text: () => string, kind: Toast["kind"] = "error", lasts = LASTS, rule = ""): void {
    const key = this.#key++;
    // An effect that shows a message does not wait for those that are shown.
    untrack(() => {
      const others = this.shown.filter((toast) => toast.text() !== text());
      this.shown = [...others, { key, text, kind, rule }].slice(-3);
    });
    if (lasts < Infinity) setTimeout(() => this.remove(key), lasts);
  }

  remove(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();

/** Tell why the server refused something; throw what is no refusal. */
export function tellRefusal(problem: unknown): void {
  if (!(problem instanceof Problem)) throw problem;
  const { code, params } = problem;
  toasts.add(() => problemText(code, params, String), "error", LASTS, ruleOf(problem));
}
