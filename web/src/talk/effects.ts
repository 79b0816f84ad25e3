// What a trade would change, in words.

import { change, shortChange } from "../lib/format";
import { t } from "../lib/i18n";
import type { Effect } from "../lib/protocol";

type Sums = Pick<Effect, "now" | "total">;

/** How many incomes are still to come. */
export function roundsLeft(round: number, rounds: number): number {
  return Math.max(1, rounds - round + 1);
}

/** As in: this round +$30,000, over 3 rounds +$120,000. */
export function effectText({ now, total }: Sums, rounds: number): string {
  if (!now && !total) return t("effect-none");
  return t("effect", { now: change(now), total: change(total), count: rounds });
}

/** The same in as few words as can be: income +$30K · in all +$120K. */
export function shortEffect({ now, total }: Sums, rounds: number): string {
  if (!now && !total) return t("effect-short-none");
  const sums = { now: shortChange(now), total: shortChange(total) };
  return t(rounds > 1 && now ? "effect-short" : "effect-short-last", sums);
}

/** Whether a sum is a gain, a loss or neither. */
export function tone({ total }: Sums): "good" | "bad" | "" {
  return total > 0 ? "good" : total < 0 ? "bad" : "";
}
