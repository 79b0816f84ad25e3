// How long a table waits for people, and who plays for those who keep it waiting: what can be chosen.

import type { Pace } from "./protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DEFAULT_BOT = "shopkeeper";
/** What stands in at a table that wants no bot: it does the least it can. */
const PASS = "pass";

/** Times for a phase and reserves for the whole game, in seconds, by the name of the choice. */
export const CLOCKS: Readonly<Record<string, Pick<Pace, "phase_seconds" | "reserve_seconds">>> = {
  none: { phase_seconds: 0, reserve_seconds: 0 },
  quick: { phase_seconds: 3 * MINUTE, reserve_seconds: 5 * MINUTE },
  calm: { phase_seconds: 6 * MINUTE, reserve_seconds: 15 * MINUTE },
  "half-day": { phase_seconds: 12 * HOUR, reserve_seconds: 24 * HOUR },
  day: { phase_seconds: 24 * HOUR, reserve_seconds: 72 * HOUR },
  "three-days": { phase_seconds: 72 * HOUR, reserve_seconds: 168 * HOUR },
};

export const TAKEOVERS: readonly Pace["takeover"][] = ["vote", "away", "never"];

/** No clock; a bot plays for whoever is away for two minutes if the others vote for it. */
export function usualPace(bots: readonly string[]): Pace {
  return {
    phase_seconds: 0,
    reserve_seconds: 0,
    takeover: "vote",
    away_seconds: 2 * MINUTE,
    stand_in: standIns(bots)[0] ?? PASS,
  };
}

/** The levels of bots that may stand in, the usual one first. */
export function standIns(bots: readonly string[]): string[] {
  const usual = bots.filter((bot) => bot === DEFAULT_BOT);
  return [...usual, ...bots.filter((bot) => bot !== DEFAULT_BOT), PASS];
}

/** The name of a clock; empty for one that no name stands for. */
export function clockName(pace: Pace): string {
  const known = Object.entries(CLOCKS).find(
    ([, clock]) =>
      clock.phase_seconds === pace.phase_seconds && clock.reserve_seconds === pace.reserve_seconds,
  );
  return known?.[0] ?? "";
}

/** Tell whether a table waits for people in another way than the usual one. */
export function isUnusual(pace: Pace, bots: readonly string[]): boolean {
  const usual = usualPace(bots);
  return (Object.keys(usual) as (keyof Pace)[]).some((field) => pace[field] !== usual[field]);
}
