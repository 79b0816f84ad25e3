// Sounds, made where they are heard: a few short tones each, no recording. Loaded when somebody wants to hear them.

import type { GameEvent } from "../lib/types";

export type Sound = "card" | "tile" | "coin" | "agreement" | "turn" | "refusal" | "end" | "talk";

interface Tone {
  wave: OscillatorType;
  /** In hertz; it glides from the one to the other. */
  from: number;
  to: number;
  /** When it begins, and how long it fades, in seconds. */
  at: number;
  fades: number;
  loudness: number;
}

const tone = (
  from: number,
  at = 0,
  fades = 0.3,
  loudness = 0.1,
  to = from,
  wave: OscillatorType = "sine",
): Tone => ({ from, to, at, fades, loudness, wave });

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  // A flick, and two knocks of wood.
  card: [tone(2600, 0, 0.05, 0.03, 900, "triangle")],
  tile: [tone(420, 0, 0.06, 0.12, 180, "triangle"), tone(300, 0.07, 0.05, 0.07, 140, "triangle")],
  coin: [tone(1320, 0, 0.12, 0.05, 1320, "triangle"), tone(1980, 0.06, 0.2, 0.05)],
  agreement: [tone(523), tone(659, 0.09), tone(784, 0.18, 0.45)],
  turn: [tone(660, 0, 0.4, 0.12), tone(880, 0.13, 0.4, 0.12)],
  refusal: [tone(311, 0, 0.22, 0.09, 294), tone(233, 0.13, 0.3, 0.09, 208)],
  // A small gong.
  end: [tone(196, 0, 1.1, 0.1), tone(294, 0, 0.9, 0.05), tone(443, 0.01, 0.6, 0.03)],
  talk: [tone(740, 0, 0.07, 0.04, 880)],
};

/** How many sounds are heard at once. */
export const MAX_SOUNDS = 3;

const SOUNDS: Partial<Record<GameEvent["happened"], Sound>> = {
  "game-over": "end",
  "round-began": "end",
  "trade-made": "agreement",
  refused: "refusal",
  "trade-failed": "refusal",
  "income-paid": "coin",
  "debt-paid": "coin",
  "cards-dealt": "card",
  "cards-revealed": "card",
  "tiles-drawn": "tile",
  built: "tile",
  said: "talk",
};
const ORDER = Object.values(SOUNDS);

/** Return what is heard of some events: each sound once, what matters most first. */
export function soundsOf(
  events: readonly GameEvent[],
  me: number | null,
  muted: ReadonlySet<number>,
): Sound[] {
  const heard = new Set<Sound>();
  for (const event of events) {
    const sound = SOUNDS[event.happened];
    const spoken = event.happened === "said" || event.happened === "refused";
    // I know what I say, and some I do not want to hear.
    if (sound && !(spoken && (event.seat === me || muted.has(event.seat)))) heard.add(sound);
  }
  return [...heard].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).slice(0, MAX_SOUNDS);
}

let audio: AudioContext | undefined;
let playing = 0;

/** Let sounds be heard, as loud as `volume` says, from 0 to 1. */
export function play(sounds: readonly Sound[], volume: number): void {
  // Browsers are silent, and complain, until the page was touched.
  if (!("AudioContext" in globalThis) || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const sound of sounds.slice(0, MAX_SOUNDS - playing))
    for (const [index, tone] of TONES[sound].entries()) {
      const ended = hear(audio, tone, volume);
      if (index > 0) continue;
      playing++;
      ended.onended = () => playing--;
    }
}

function hear(audio: AudioContext, tone: Tone, volume: number): OscillatorNode {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + tone.at;
  const end = start + tone.fades;
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  gain.gain.setValueAtTime(tone.loudness * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end);
  return source;
}

export default { play, soundsOf };
