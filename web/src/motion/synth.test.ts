import { afterEach, expect, test, vi } from "vitest";

import type { Said } from "../lib/protocol";
import type { GameEvent } from "../lib/types";
import { MAX_SOUNDS, play, soundsOf } from "./synth";

const ME = 0;
const NOBODY = new Set<number>();
const said = (seat: number): Said => ({
  happened: "said",
  seat,
  text: "Who wants a tea house?",
  to: [],
  about: "",
  kind: "words",
  phrases: [],
});
const drawn: GameEvent = { happened: "tiles-drawn", seat: ME, count: 1, tiles: ["Photo"] };
const dealt: GameEvent = { happened: "cards-dealt", seat: ME, cards: [1], keep: 1 };
const begun: GameEvent = { happened: "round-began", round: 2, first: 1 };

afterEach(() => vi.unstubAllGlobals());

test("each kind of thing sounds once, what matters most first", () => {
  expect(soundsOf([dealt, dealt, drawn, begun], ME, NOBODY)).toEqual(["end", "card", "tile"]);
  expect(soundsOf([{ happened: "done-said", seat: 1, done: true }], ME, NOBODY)).toEqual([]);
});

test("somebody who speaks is heard, but neither I nor whom I have muted", () => {
  expect(soundsOf([said(1)], ME, NOBODY)).toEqual(["talk"]);
  expect(soundsOf([said(ME)], ME, NOBODY)).toEqual([]);
  expect(soundsOf([said(1)], ME, new Set([1]))).toEqual([]);
});

/** A browser that notes its oscillators; `touched` says whether somebody has pressed something. */
function browser(touched: boolean): { onended: (() => void) | null }[] {
  const started: { onended: (() => void) | null }[] = [];
  const parameter = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { connect: (next: unknown) => next };
  class Audio {
    currentTime = 0;
    destination = node;
    resume = (): Promise<void> => Promise.resolve();
    createGain = (): unknown => ({ ...node, gain: parameter });
    createOscillator(): unknown {
      const source = {
        ...node,
        frequency: parameter,
        start: vi.fn(),
        stop: vi.fn(),
        onended: null,
      };
      started.push(source);
      return source;
    }
  }
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
  return started;
}

test("nothing is tried before the page was touched", () => {
  const started = browser(false);
  play(["talk"], 1);
  expect(started).toHaveLength(0);
});

test("never more than a few are heard at once", () => {
  const started = browser(true);
  for (let at = 0; at < MAX_SOUNDS + 2; at++) play(["talk"], 1);
  // A sound of talk is one tone.
  expect(started).toHaveLength(MAX_SOUNDS);
  started.forEach(({ onended }) => onended?.());
  play(["talk"], 1);
  expect(started).toHaveLength(MAX_SOUNDS + 1);
});
