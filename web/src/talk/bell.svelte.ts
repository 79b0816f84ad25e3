// A soft sound when something new waits for me; off until somebody wants it.

import { local } from "../lib/storage";

const REMEMBERED = "chinatown-sound";

class Bell {
  on: boolean = $state(local.get(REMEMBERED) === "on");
  #audio: AudioContext | null = null;

  set(on: boolean): void {
    this.on = on;
    local.set(REMEMBERED, on ? "on" : "off");
    if (on) this.ring();
  }

  ring(): void {
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
