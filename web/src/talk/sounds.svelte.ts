// The sounds of the game, off until somebody wants them. What makes them is loaded then.

import type { Game } from "../lib/game.svelte";
import { Part } from "../lib/part.svelte";
import { local } from "../lib/storage";
import type { GameEvent } from "../lib/types";
import type { Sound } from "../motion/synth";

const REMEMBERED = "chinatown-volume";

/** The volume that they have at first, of 100. */
const USUAL = 60;

const SYNTH = new Part(() => import("../motion/synth"));

class Sounds {
  /** From 0, which is off, to 100. */
  volume: number = $state(Number(local.get(REMEMBERED) ?? 0));

  turn(on: boolean): void {
    this.set(on ? USUAL : 0);
  }

  set(volume: number): void {
    this.volume = volume;
    local.set(REMEMBERED, String(volume));
    void this.play(["coin"]);
  }

  async play(sounds: readonly Sound[], volume = this.volume): Promise<void> {
    if (!volume) return;
    await SYNTH.want(true);
    SYNTH.content?.play(sounds, volume / 100);
  }

  /** Let be heard what happens at a table, unless the page is in the background. */
  async hear(events: readonly GameEvent[], game: Game): Promise<void> {
    if (!this.volume || document.hidden) return;
    await SYNTH.want(true);
    await this.play(SYNTH.content?.soundsOf(events, game.me, game.muted) ?? []);
  }
}

export const sounds = new Sounds();
