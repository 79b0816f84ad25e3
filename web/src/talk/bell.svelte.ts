// A soft sound when something new is asked of me, off until somebody wants it; phones tremble.

import { local } from "../lib/storage";

const REMEMBERED = "chinatown-sound";

const TREMBLES = "chinatown-vibration";
/** Milliseconds of trembling, rest and trembling. */
const TREMBLE = [80, 60, 80];

class Bell {
  trembles: boolean = $state(local.get(TREMBLES) !== "off");
  on: boolean = $state(local.get(REMEMBERED) === "on");
  #audio: AudioContext | null = null;

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
    if (!this.on || !("AudioContext" in globalThis)) return;
    const audio = (this.#audio ??= new AudioContext());
    const start = audio.currentTime;
    [660, 880].forEach((pitch, index) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = start + index * 0.13;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.4);
    });
  }
}

export const bell = new Bell();
