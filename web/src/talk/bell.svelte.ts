// A soft sound when something new is asked of me, off until somebody wants it; phones tremble.

import { local } from "../lib/storage";
import { sounds } from "./sounds.svelte";

const REMEMBERED = "chinatown-sound";

const TREMBLES = "chinatown-vibration";
/** How loud it is while the other sounds are off, of 100. */
const BELL = 100;

/** Milliseconds of trembling, rest and trembling. */
const TREMBLE = [80, 60, 80];

class Bell {
  trembles: boolean = $state(local.get(TREMBLES) !== "off");
  on: boolean = $state(local.get(REMEMBERED) === "on");

  set(on: boolean): void {
    this.on = on;
    local.set(REMEMBERED, on ? "on" : "off");
    if (on) this.ring();
  }

  setTrembles(trembles: boolean): void {
    this.trembles = trembles;
    local.set(TREMBLES, trembles ? "on" : "off");
    if (trembles) this.#tremble();
  }

  #tremble(): void {
    // Browsers refuse it, with a complaint, before the page was touched.
    if (!this.trembles || !("vibrate" in navigator)) return;
    if (navigator.userActivation.hasBeenActive) navigator.vibrate(TREMBLE);
  }

  ring(): void {
    this.#tremble();
    void sounds.play(["turn"], sounds.volume || (this.on ? BELL : 0));
  }
}

export const bell = new Bell();
