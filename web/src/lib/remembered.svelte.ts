// Settings of this browser that are on or off.

import { local } from "./storage";

export class Switch {
  on: boolean = $state(false);
  readonly #key: string;

  /** `start` is how it is until somebody sets it. */
  constructor(key: string, start: boolean) {
    this.#key = key;
    const kept = local.get(key);
    this.on = kept === null ? start : kept === "yes";
  }

  set(on: boolean): void {
    this.on = on;
    local.set(this.#key, on ? "yes" : "no");
  }
}

/** Whether I want to be asked before I agree to what loses by the table's own figure. */
export const caution = new Switch("chinatown-ask-before-loss", true);

/** Whether single keys do what is common (docs/web.md). */
export const singleKeys = new Switch("chinatown-single-keys", true);

/** Whether the log says when each thing happened. */
export const logTimes = new Switch("chinatown-log-times", false);

/** Whether the board is drawn without the quarter round it (docs/look.md). */
export const plainBoard = new Switch("chinatown-plain-board", false);
